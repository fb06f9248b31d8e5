import type { TerminalFacet } from '@questhall/facets';
import { ATTRIBUTES, HERO_SHEETS, HEROES } from '../../content/heroes.ts';
import { MONSTER_SHEETS, MONSTERS } from '../../content/monsters.ts';
import type { Action, DungeonQuest, Event } from '../../types/index.ts';
import { heroOf } from '../telling/keep.ts';
import { parseIn } from '../typed/typed.ts';
import { oddsLinesIn, shortOddsIn, worthsIn } from './odds.ts';
import { mapIn, sceneIn, statusIn } from './scene.ts';
import { ASKED, type TerminalTexts } from './terminal-texts.ts';
import { thingsIn } from './things.ts';

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

/** The keep and the arena at the terminal: the program plays the others, and the monster. */
export function terminalOf(texts: TerminalTexts): TerminalFacet<DungeonQuest> {
  const { names } = texts;
  const lines = choiceLines(texts);
  return {
    scene: sceneIn(texts),
    status: statusIn(texts),
    map: mapIn(texts),
    things: () => thingsIn(texts),
    parse: parseIn(texts.typedWords),
    hints: [],
    examples: texts.examples,
    openings: texts.openings,
    characters: texts.characters,
    simulations: [
      '--games 500 --set mode=solo --players standard,greedy,cautious',
      '--set mode=solo --set hero=lindel --set monster=skeleton',
      '--games 100000 --seed 7 --set play=arena --set mode=cards --players slash,standard',
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
    worths: worthsIn(texts),
    odds: shortOddsIn(texts),
    oddsInFull: oddsLinesIn(texts),
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
