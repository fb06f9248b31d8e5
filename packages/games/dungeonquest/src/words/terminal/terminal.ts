import type { TerminalFacet } from '@questhall/facets';
import { CARDS } from '../../content/combat-cards.ts';
import { ATTRIBUTES, HERO_SHEETS, HEROES } from '../../content/heroes.ts';
import { MONSTER_SHEETS, MONSTERS } from '../../content/monsters.ts';
import { chancesOf, type Mix, mixesIn, oddsIn } from '../../odds/index.ts';
import type { Action, DungeonQuest, Event, View } from '../../types.ts';
import { heroOf } from '../telling/keep.ts';
import { parseIn } from '../typed/typed.ts';
import { sceneIn, statusIn } from './scene.ts';
import { ASKED, type TerminalTexts } from './terminal-texts.ts';

/** After these the table is worth another look: somebody else is next, has moved, or has to fight on. */
const TURNING_POINTS: readonly Event['type'][] = [
  'modeSettled',
  'turnBegan',
  'entered',
  'tileTurned',
  'descended',
  'advanced',
  'headed',
  'escaped',
  'combatBegan',
  'roundBegan',
];

/** Before these nobody holds anything that others may not see. */
const OPEN: readonly DungeonQuest['Question']['kind'][] = ['mode', 'hero', 'tower'];

/** Going on comes behind whatever else can be done, and what ends it all last. */
const LATE: readonly Action['type'][] = ['goOn', 'pass', 'leave'];

/** What is chosen at the table in the keep, or comes as it comes. */
const ARENA_ALONE: readonly string[] = ['hero', 'monster', 'heroLife'];

/** A chance that two die together is worth a word from here on. */
const RARE = 0.0005;

/** The arena at the terminal: you fight, the program plays the monster. */
export function terminalOf(texts: TerminalTexts): TerminalFacet<DungeonQuest> {
  const { names, odds: said } = texts;
  const { percent } = said;
  const lines = choiceLines(texts);
  return {
    scene: sceneIn(texts),
    status: statusIn(texts),
    parse: parseIn(texts.typedWords),
    hints: [],
    examples: texts.examples,
    openings: texts.openings,
    simulations: [
      '--set mode=solo --set hero=lindel --set monster=skeleton',
      '--games 100000 --seed 7 --set mode=cards --players slash,standard',
      '--set hero=hugo --html hugo.html',
    ],
    usualPlayers: ['me', 'standard'],
    asksFor: ASKED,
    isMoot: (option, chosen) =>
      ARENA_ALONE.includes(option) && chosen.some(([name, value]) => name === 'play' && value === 'keep'),
    suggest(option) {
      // A first fight should have something to decide, and not be won before it begins.
      if (option === 'hero') return 'hugo';
      return option === 'heroLife' ? '6' : undefined;
    },
    option(option) {
      const asked = ASKED.find((one) => one === option);
      return asked === undefined ? null : texts.options[asked];
    },
    choice: (option, value) => lines[option]?.[value] ?? '',
    warning({ play, mode, fighter }, isPerson) {
      if (play === 'keep' || mode === 'cards' || mode === 'vote') return null;
      const idle = isPerson.flatMap((isOne, seat) => (isOne && seat !== fighter - 1 ? [seat + 1] : []));
      return idle.length === 0 ? null : texts.idle(names.mode[mode], idle);
    },
    plays(view, seat) {
      const hero = view.keep === null ? null : heroOf(view, seat);
      return hero === null ? '' : names.hero[hero];
    },
    isOpen: ({ question }) => OPEN.includes(question.kind),
    crowd: () => null,
    rank: ({ type }) => LATE.indexOf(type) + 1,
    isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
    usualAnswer: ({ question }, offers) =>
      question.kind === 'extraWound' ? (offers.find(({ type }) => type === 'addWound') ?? null) : null,
    worths({ view }, ask, offers) {
      const chances = chancesOf(view, ask, offers);
      if (chances !== null) return chances.map((chance) => said.wins(percent(chance, 2)));
      const mixes = ask.question.kind === 'lay' ? mixesIn(view) : null;
      const mix = ask.question.kind === 'lay' && ask.question.side === 'monster' ? mixes?.monsterMix : mixes?.mix;
      return mix === undefined
        ? null
        : offers.map((offer) => (offer.type === 'lay' ? said.bestPlay(percent(mix[offer.card])) : ''));
    },
    odds({ view, asks }) {
      const isRolling = asks.some(({ question }) => question.kind === 'reroll' || question.kind === 'spend');
      const odds = isRolling ? null : oddsIn(view); // with dice on the table each answer has odds of its own
      if (odds === null) return '';
      const { win, bothDie, expectedHeroWounds } = odds;
      return said.short(percent(win), bothDie >= RARE ? percent(bothDie) : null, said.decimal(expectedHeroWounds, 1));
    },
    oddsInFull: ({ view }) => oddsLines(view, texts),
  };
}

/** By option and value. */
function choiceLines({ names, choices }: TerminalTexts): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const heroes = HEROES.map((hero) => {
    const sheet = ATTRIBUTES.map((attribute) => `${names.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`);
    return [hero, choices.hero(choices.heroes[hero], HERO_SHEETS[hero].life, sheet.join(', '))];
  });
  const monsters = MONSTERS.map((monster) => {
    const { attribute, lives } = MONSTER_SHEETS[monster];
    return [monster, choices.monster(lives[0] ?? 0, lives.at(-1) ?? 0, names.attribute[attribute])];
  });
  return {
    play: choices.plays,
    mode: choices.modes,
    hero: Object.fromEntries(heroes),
    monster: { ...Object.fromEntries(monsters), random: choices.random },
  };
}

function oddsLines(view: View, { names, odds: said }: TerminalTexts): readonly string[] {
  const odds = oddsIn(view);
  if (odds === null) return [];
  const { percent, decimal } = said;
  const mixText = (mix: Mix): string => CARDS.map((card) => `${names.card[card]} ${percent(mix[card])}`).join(', ');
  const mixes = mixesIn(view);
  return [
    ...(view.monster?.life === null ? [said.isMean] : []),
    said.ends(percent(odds.win, 2), percent(odds.lose, 2), percent(odds.bothDie, 2)),
    said.toExpect(decimal(odds.expectedHeroWounds, 2), decimal(odds.expectedRounds, 1)),
    ...(mixes === null ? [] : [said.heroMix(mixText(mixes.mix)), said.monsterMix(mixText(mixes.monsterMix))]),
    ...odds.escapes.map(({ card, clean, bought, failed }) =>
      said.escape(names.power[card], percent(clean), percent(bought), percent(failed)),
    ),
    said.reckonedBy(odds.rules.join(', ')),
  ];
}
