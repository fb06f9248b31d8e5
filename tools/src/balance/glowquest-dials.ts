import { type CardId, MONSTERS, type MonsterId } from '@questhall/glowquest/content';

/** Hitpoints of leaders against 1, 2 and 3 heroes, as the tables had them first. */
const HITPOINTS_ONCE: Readonly<Partial<Record<MonsterId, string>>> = {
  'champion-goblin-warboss': '12 / 14 / 16',
  'champion-orc-berserker': '13 / 15 / 16',
  'champion-crypt-knight': '11 / 12 / 13',
  'champion-dire-alpha': '12 / 14 / 16',
  'champion-cult-hierophant': '12 / 14 / 15',
  'champion-glow-elemental': '12 / 14 / 15',
  'lord-skrit-nine-knives': '22 / 27 / 30',
  'lord-girdan-the-savage': '23 / 28 / 30',
  'lord-veskar-the-hollow': '23 / 28 / 29',
  'lord-issa-of-the-hundred-teeth': '23 / 28 / 30',
  'lord-ashmael-the-drowned-voice': '23 / 28 / 31',
  'lord-morrow-ironrind': '20 / 25 / 27',
};

const leaderRows = Object.entries(HITPOINTS_ONCE).map(([id, once]) => {
  const { name, hitpoints } = MONSTERS[id as MonsterId]; // its own key
  return `| ${name} | ${once} | ${hitpoints.join(' / ')} |`;
});

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
