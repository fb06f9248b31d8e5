import { percent, type TerminalFacet } from '@questhall/facets';
import { ATTRIBUTES, HERO_SHEETS, HEROES, type Hero, MONSTER_SHEETS, MONSTERS, NAMES } from '../content/index.ts';
import { chancesOf, type Mix, mixesIn, oddsIn } from '../odds/index.ts';
import type { DungeonQuest } from '../types.ts';
import { parse } from '../words/actions.ts';
import { scene } from '../words/scene.ts';

const MODE_LINES: Readonly<Record<string, string>> = {
  dice: 'Combat Dice: two dice against an attribute; no decision a round, one for Hugo',
  solo: 'Classic Solo: one die and a table; no decision a round, one for Hugo',
  cards: 'Classic Cards: each side lays one of three cards in secret; one decision a round for each',
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
    const sheet = ATTRIBUTES.map((attribute) => `${NAMES.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`).join(
      ', ',
    );
    return [hero, `${ABILITIES[hero]}; Life ${HERO_SHEETS[hero].life}, ${sheet}`];
  }),
);

const MONSTER_LINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    MONSTERS.map((monster) => {
      const { attribute, lives } = MONSTER_SHEETS[monster];
      return [monster, `Life ${lives[0]} to ${lives.at(-1)}; Combat Dice tests ${NAMES.attribute[attribute]}`];
    }),
  ),
  random: 'any of the 25 tokens',
};

const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: MODE_LINES,
  hero: HERO_LINES,
  monster: MONSTER_LINES,
};

/** The arena at the terminal: you fight, the program plays the monster. */
export const terminal: TerminalFacet<DungeonQuest> = {
  scene,
  parse,
  hints: [],
  examples: { action: 'escape', rule: 'dice.fail-over', topic: 'doubles' },
  openings: [
    '--set mode=cards --set hero=hugo --set heroLife=6',
    '--players me,me       two people, one keyboard',
    '--players standard,me --set mode=cards      you are the monster',
    '--set mode=solo --dice typed',
    '--load fight.table       on with a saved match',
  ],
  simulations: [
    '--set mode=solo --set hero=lindel --set monster=skeleton',
    '--games 100000 --seed 7 --set mode=cards --players slash,standard',
    '--set hero=hugo --html hugo.html',
  ],
  usualPlayers: ['me', 'standard'],
  asksFor: ['mode', 'hero', 'monster', 'heroLife'],
  suggest(option) {
    // A first fight should have something to decide, and not be won before it begins.
    if (option === 'hero') return 'hugo';
    return option === 'heroLife' ? '6' : undefined;
  },
  choice: (option, value) => LINES[option]?.[value] ?? '',
  warning({ mode, fighter }, isPerson) {
    if (mode === 'cards' || mode === 'vote') return null;
    const idle = isPerson.flatMap((isOne, seat) => (isOne && seat !== fighter - 1 ? [seat + 1] : []));
    return idle.length === 0
      ? null
      : `With ${NAMES.mode[mode]} seat ${idle.join(' and ')} has nothing to decide, and watches. Classic Cards (--set mode=cards) is for two.`;
  },
  plays: () => '',
  isOpen: ({ question }) => question.kind === 'mode',
  crowd: () => null,
  rank: () => 0,
  isTurningPoint: () => true,
  usualAnswer: ({ question }, offers) =>
    question.kind === 'extraWound' ? (offers.find(({ type }) => type === 'addWound') ?? null) : null,
  worths({ view }, ask, offers) {
    const chances = chancesOf(view, ask, offers);
    if (chances !== null) return chances.map((chance) => `wins ${percent(chance, 2)}`);
    const mixes = ask.question.kind === 'lay' ? mixesIn(view) : null;
    const mix = ask.question.kind === 'lay' && ask.question.side === 'monster' ? mixes?.monsterMix : mixes?.mix;
    return mix === undefined
      ? null
      : offers.map((offer) => (offer.type === 'lay' ? `best play: ${percent(mix[offer.card])}` : ''));
  },
  odds({ view, asks }) {
    const isRolling = asks.some(({ question }) => question.kind === 'reroll' || question.kind === 'spend');
    const odds = isRolling ? null : oddsIn(view); // with dice on the table each answer has odds of its own
    if (odds === null) return '';
    const both = odds.bothDie >= 0.0005 ? `, both die ${percent(odds.bothDie)}` : '';
    return `the hero wins ${percent(odds.win)}${both}; ${odds.expectedHeroWounds.toFixed(1)} wounds to expect`;
  },
  oddsInFull({ view }) {
    const odds = oddsIn(view);
    if (odds === null) return [];
    const mixes = mixesIn(view);
    return [
      ...(view.monster?.life === null ? ['Its Life is hidden: this is the mean over all tokens it may be.'] : []),
      `The hero wins ${percent(odds.win, 2)}, loses ${percent(odds.lose, 2)}; both die ${percent(odds.bothDie, 2)}.`,
      `Wounds to expect: ${odds.expectedHeroWounds.toFixed(2)}. Rounds to expect: ${odds.expectedRounds.toFixed(1)}.`,
      ...(mixes === null
        ? []
        : [
            `Best play for the hero: ${mixText(mixes.mix)}.`,
            `Best play for the monster: ${mixText(mixes.monsterMix)}.`,
          ]),
      ...odds.escapes.map(
        ({ card, clean, bought, failed }) =>
          `Escape with ${NAMES.power[card]}: clean ${percent(clean)}, at a price ${percent(bought)}, failed ${percent(failed)}.`,
      ),
      `Reckoned by ${odds.rules.join(', ')}; "rule" and an id shows one.`,
    ];
  },
};

const mixText = (mix: Mix): string =>
  `${NAMES.card.quickShot} ${percent(mix.quickShot)}, ${NAMES.card.slash} ${percent(mix.slash)}, ${NAMES.card.boltOfAgony} ${percent(mix.boltOfAgony)}`;
