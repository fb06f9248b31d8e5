import { bots, type DungeonQuest, dungeonquest, words } from '@questhall/dungeonquest';
import { ATTRIBUTES, HERO_SHEETS, HEROES, type Hero, MONSTER_SHEETS, MONSTERS, NAMES } from '@questhall/dungeonquest/content';
import { chancesOf, oddsIn } from '@questhall/dungeonquest/odds';
import type { Kit } from '../kit.ts';

const MODE_LINES: Readonly<Record<string, string>> = {
  dice: 'Combat Dice: two dice against an attribute; nothing to decide, unless you are Hugo',
  solo: 'Classic Solo: one die and a table; the quickest',
  cards: 'Classic Cards: each side lays one of three cards in secret; the most to think about',
  vote: 'let the table agree on it first',
};

const ABILITIES: Readonly<Record<Hero, string>> = {
  hugo: 'rolls bad dice again, wins ties',
  krutzbeck: 'hits harder',
  tatianna: 'opens with arrows',
  challara: 'weaker from the eighth wound on',
  lindel: 'nothing special in a fight',
  maud: 'nothing special in a fight',
};

const HERO_LINES: Readonly<Record<string, string>> = Object.fromEntries(
  HEROES.map((hero) => {
    const { life, ...attributes } = HERO_SHEETS[hero];
    const sheet = ATTRIBUTES.map((attribute) => `${NAMES.attribute[attribute].slice(0, 3)} ${attributes[attribute]}`).join(' ');
    return [hero, `Life ${life} ${sheet}; ${ABILITIES[hero]}`];
  }),
);

const MONSTER_LINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    MONSTERS.map((monster) => {
      const { attribute, lives } = MONSTER_SHEETS[monster];
      return [monster, `${NAMES.monster[monster]}: Life ${lives[0]} to ${lives.at(-1)}, tests ${NAMES.attribute[attribute]}`];
    }),
  ),
  random: 'any of the 25 tokens',
};

/** One decimal, but nothing is called certain that is not. */
function percent(share: number): string {
  if (share < 1 && share >= 0.9995) return 'over 99.9 %';
  return share > 0 && share < 0.0005 ? 'under 0.1 %' : `${(100 * share).toFixed(1)} %`;
}

/** The arena at the terminal: you fight, the program plays the monster. */
export const dungeonquestKit: Kit<DungeonQuest> = {
  game: dungeonquest,
  words,
  bots,
  seatsUsual: ['me', 'standard'],
  asksFor: ['mode', 'hero', 'monster'],
  choice: (option, value) => (option === 'mode' ? MODE_LINES : option === 'hero' ? HERO_LINES : MONSTER_LINES)[String(value)] ?? '',
  worths: ({ view }, ask, offers) => chancesOf(view, ask, offers)?.map((chance) => `wins ${(100 * chance).toFixed(2)} %`) ?? null,
  odds({ view, asks }) {
    const isRolling = asks.some(({ question }) => question.kind === 'reroll' || question.kind === 'spend');
    const odds = isRolling ? null : oddsIn(view); // with dice on the table each answer has odds of its own
    if (odds === null) return [];
    const unknown = view.monster?.life === null ? ', over all tokens it may be' : '';
    const both = odds.bothDie > 0 ? `, both die ${percent(odds.bothDie)}` : '';
    return [`  odds: the hero wins ${percent(odds.win)}${both}; ${odds.expectedHeroWounds.toFixed(1)} wounds expected${unknown}`];
  },
};
