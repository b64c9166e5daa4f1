import { NOBODY, type State } from './game.js';

/*
 * What every game runs on. A state begins with the same words, and effects that are under way lie on a stack of
 * frames in it. A step of the frame on top either does something, puts another frame on top, or asks somebody; so
 * a copy of the state at any decision goes on like the original.
 */

/** The first words of every state; a game's layout goes on after them. */
export const enum Head {
  /** what is being decided: a number of the game's, 0 while the game runs */
  decision = 0,
  /** the seat that decides, NOBODY when the game is over */
  decider = 1,
  /** the side that has won, NOBODY before */
  winner = 2,
  /** base of the topmost frame, -1 when there is none */
  top = 3,
  /** the first free word after the frames */
  free = 4,
  words = 5,
}

/** The first words of every frame; a game's frames go on after them. */
export const enum FrameHead {
  /** what the frame is: a number of the game's */
  Kind = 0,
  /** base of the frame below, -1 at the bottom */
  Below = 1,
  /** how far it has come: an address of the program, or a step of a procedure */
  Pc = 2,
  /** the card whose effect this is */
  Self = 3,
  /** the seat that carries it out */
  You = 4,
  words = 5,
}

/** `decision` while nothing is to be decided. */
export const NOTHING = 0;

export const deciderOf = (s: State): number => s[Head.decider]!;
export const winnerOf = (s: State): number => s[Head.winner]!;
export const isOver = (s: State): boolean => s[Head.decision] === NOTHING;

/**
 * The state has no room for what happens, in a position that hardly any game comes to: no mistake, but the end of what
 * can be played. Such a game is stopped and nobody has won it.
 */
export class OutOfRoom extends Error {}

/** A game begins: nothing on the stack, nobody asked, nobody has won. */
export function startMachine(s: State, stack: number): void {
  s[Head.decision] = NOTHING;
  s[Head.decider] = NOBODY;
  s[Head.winner] = NOBODY;
  s[Head.top] = -1;
  s[Head.free] = stack;
}

/** Puts a frame of zeros on top and returns its base; `end` is where the room for frames ends. */
export function pushFrame(s: State, kind: number, words: number, end: number): number {
  const frame = s[Head.free]!;
  if (frame + words > end) throw new OutOfRoom('effects are nested too deep');
  s[frame + FrameHead.Kind] = kind;
  s[frame + FrameHead.Below] = s[Head.top]!;
  for (let word = frame + FrameHead.Pc; word < frame + words; word++) s[word] = 0;
  s[Head.free] = frame + words;
  s[Head.top] = frame;
  return frame;
}

/** Takes off the top frame. */
export function pop(s: State): void {
  const frame = s[Head.top]!;
  s[Head.free] = frame;
  s[Head.top] = s[frame + FrameHead.Below]!;
}

/** Stops for a decision. */
export function ask(s: State, decision: number, seat: number): void {
  s[Head.decision] = decision;
  s[Head.decider] = seat;
}

/** One step of the frame on top. */
export type Step = (s: State, frame: number) => void;
/** Does what the decider chose; the decision is no longer pending. */
export type Answer = (s: State, decision: number, option: number) => void;

/** More steps than any decision sets off, unless cards undo and redo each other for ever. */
const ENDLESS = 100_000;

/** Plays on until somebody must decide or the game is over. A loop that nobody can leave ends it without a winner. */
export function run(s: State, step: Step): void {
  for (let steps = 0; s[Head.decision] === NOTHING && s[Head.winner] === NOBODY; steps++) {
    if (steps === ENDLESS) {
      s[Head.decider] = NOBODY;
      return;
    }
    step(s, s[Head.top]!);
    if (watcher !== null) watcher(s);
  }
}

/** Applies a decision and plays on. */
export function applyOption(s: State, option: number, answer: Answer, step: Step): void {
  const decision = s[Head.decision]!;
  s[Head.decision] = NOTHING;
  answer(s, decision, option);
  if (watcher !== null) watcher(s);
  run(s, step);
}

let watcher: ((s: State) => void) | null = null;

/** Shows the state to `see` after every step of what `act` sets off; engines then take their smallest steps. */
export function watchSteps(see: (s: State) => void, act: () => void): void {
  watcher = see;
  try {
    act();
  } finally {
    watcher = null;
  }
}

/** Whether the procedure of this frame may take its next step at once: nothing came on top, nobody is asked or watches. */
export const goesOn = (s: State, frame: number): boolean =>
  s[Head.top] === frame && s[Head.decision] === NOTHING && watcher === null;

/** Throws unless the frames lie one after the other, each with the base of the one below. */
export function checkStack(s: State, stack: number, end: number, wordsOf: (kind: number) => number): void {
  let next = s[Head.free]!;
  if (next < stack || next > end) throw new Error('the stack is out of bounds');
  for (let frame = s[Head.top]!; frame >= 0; frame = s[frame + FrameHead.Below]!) {
    const kind = s[frame + FrameHead.Kind]!;
    if (frame + wordsOf(kind) !== next) throw new Error(`a frame of kind ${kind} is misplaced`);
    next = frame;
  }
  if (next !== stack) throw new Error('the stack has no bottom');
}
