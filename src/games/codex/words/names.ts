/** Tech levels as they are printed. */
export const ROMAN = ['0', 'I', 'II', 'III'] as const;

/** Patrol slots by their number, as people type them; 0 is none. */
export const SLOT_WORDS = ['', 'squad-leader', 'elite', 'scavenger', 'technician', 'lookout'] as const;
export type SlotWord = Exclude<(typeof SLOT_WORDS)[number], ''>;
export const slotName = (slot: number): string => SLOT_WORDS[slot]!.replace('-', ' ');
