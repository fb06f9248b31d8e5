import type { CardId } from '@questhall/glowquest/content';
import { goldenTunings } from '@questhall/testkit';

const slashed = (hitpoints: string): string => hitpoints.replaceAll('/', ' / ');

const leaderRows = goldenTunings('glowquest')
  .filter(({ table, column }) => table === 'monsters' && column === 'hitpoints')
  .map(({ row, ledger, plays }) => `| ${row} | ${slashed(ledger)} | ${slashed(plays)} |`);

/** What was turned since the tables were drawn, and why. */
export const DIALS: string = `## Dials

The tables were drawn with a model whose heroes plan less than these bots: with its figures three bots won every expedition, two or one 97 of
100. Turned since, in this order, and nothing else:

- **Leader Hitpoints**, to about twice (table below). The bots never waste a blow; this gives a leader the Rounds that it was meant to have. A Lord
  has a little more than twice against three heroes and less against fewer, of whom one bad Turn is the end more often.
- **Base damage.** Against two heroes every monster has 1 more, against three as much more as the Alert. More Surges hardly matter, for monsters
  seldom lack them; damage does. Three heroes meet it only from the third room on, so that a first Encounter is no harder than before. A lone hero
  already faced 2 more.

What a monster sheet says of Minions, the number of figures, the heroes and their Resolve are as they were. Two heroes lose more often by both
lying down than by running out of Resolve, so difficulty moves them less than others.

| leader | Hitpoints once | now |
|---|---|---|
${leaderRows.join('\n')}
`;

/** Why a card helps more, or less, than others: a must beyond 35 % and 65 %, and of use near them. */
export const NOTES: Readonly<Partial<Record<CardId, string>>> = {
  'plate-harness': 'takes 2 off every blow of the expedition; the lost Speed seldom costs an attack',
  'bracing-boots': 'monsters miss with one more face of the die, in every fight',
  ward: '2 Shield for a Surge wherever the ally is: the cheapest Hitpoints in the box',
  blessing: 'an ally who hits nearly always gains little from it, and the Surge is not there for a Heal or a Shield',
  'bull-rush': 'dear for what a walk and a common push do as well',
};
