import { noun } from '../../../core/english.js';

export const AMBER = noun('æmber', 'æmber');
export const DAMAGE = noun('damage', 'damage');
export const CARD = noun('card');
export const CREATURE = noun('creature');
