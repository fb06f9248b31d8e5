import type { CardId } from '@questhall/glowquest/content';

/** What was turned since the tables were drawn, and why. */
export const DIALS = `## Dials

The tables were drawn with a model whose heroes plan less than these bots: with its figures three bots won every expedition, two or one 97 of
100. Turned since, in this order, and nothing else:

- **Leader Hitpoints.** A Champion has 22 / 28 / 32 against 1 / 2 / 3 heroes (instead of 12 / 14 / 16; the Orc, the Undead and the ones with Armor
  in proportion), a Lord 42 / 43 / 60 (instead of 23 / 28 / 30). Three heroes strike three times before all monsters have answered once, and the bots
  never waste a blow: twice the Hitpoints give a leader the Rounds that it was meant to have.
- **Base damage.** Against two heroes every monster has 1 more, against three as much more as the Alert. Surges hardly matter here, for
  monsters seldom lack them; damage does. Three heroes meet it only from the third room on, so that a first Encounter is no harder than before.
  A lone hero already faced 2 more.

What a monster sheet says of Minions, the number of figures, the heroes and their Resolve are as they were. Two heroes lose more often by both
lying down than by running out of Resolve, so difficulty moves them less; their Champions rather than their Lords are the tougher for that.

`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Partial<Record<CardId, string>>> = {};
