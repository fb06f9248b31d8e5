export { needsSpiritBlade } from '../queries/combat.ts';
export { type Blow, blow, exactBlow, type Strike } from './blow.ts';
export { PLAIN_HOUSE } from './die.ts';
export { type Duel, duel, exactDuel, type Fighter, type Pairing } from './duel.ts';
export { type Fraction, fractionText } from './field.ts';
export { heroFighter, monsterFighter } from './fighters.ts';
export { exactResistChance, resistChance } from './resist.ts';
export { quickBlow } from './table.ts';
