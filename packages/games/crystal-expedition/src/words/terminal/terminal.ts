import type { Crowd, TerminalFacet } from '@questhall/facets';
import { findEntity } from '../../queries/entities.ts';
import { armsOf, elementsOf, targetsFrom } from '../../queries/reach.ts';
import type { Action, CrystalExpedition, Event, Question, View } from '../../types/index.ts';
import { parserOf } from '../typed/parse.ts';
import { mapIn, sceneIn } from './scene.ts';
import { statusIn } from './status.ts';
import type { Blank, TerminalWords } from './terminal-words.ts';
import { thingsIn } from './things.ts';

/** What goes without saying, by the kind of the question. */
const USUAL: Readonly<Partial<Record<Question['kind'], Action['type']>>> = {
  begin: 'begin',
  stand: 'stand',
  rumours: 'done',
  reroll: 'done',
  next: 'name',
};

/** What ends something comes behind everything else, and what cannot be taken back last of all. */
const LATE: readonly Action['type'][] = [
  'hold',
  'giveCrowns',
  'givePiece',
  'stow',
  'unpack',
  'stayBehind',
  'dismiss',
  'leave',
  'ready',
  'done',
  'decline',
  'abstain',
  'kitDone',
  'focus',
  'finish',
  'endPhase',
  'endTurn',
  'flee',
  'retire',
];

/** After these the map has to be drawn anew: somebody else is next, or there is more of it. */
const TURNING_POINTS: readonly Event['type'][] = [
  'townEntered',
  'expeditionBegan',
  'laid',
  'wentDown',
  'encounterBegan',
  'turnBegan',
  'encounterWon',
];

/** What there may be dozens of, and how to say it. */
const CROWDS: Readonly<Partial<Record<Action['type'], readonly Blank[]>>> = {
  create: ['race', 'class', 'name'],
  hire: ['race', 'class', 'name', 'to'],
  go: ['square'],
  walk: ['hero', 'square'],
  crawl: ['square'],
  place: ['square'],
  stand: ['square'],
  explore: ['hero', 'side'],
  buy: ['item'],
  kitBuy: ['item'],
  buyGem: ['gem'],
  craftGem: ['gem'],
  stake: ['crowns'],
  giveCrowns: ['hero', 'hero', 'crowns'],
  givePiece: ['hero', 'hero', 'piece'],
  stow: ['hero', 'piece'],
  unpack: ['hero', 'piece'],
  rerollDungeon: ['features'],
  useCrystal: ['what', 'whom'],
};

/** Where somebody goes, and what is for sale, is worth a word; who trades what is not. */
const TOLD: readonly Action['type'][] = ['go', 'place', 'crawl', 'buy', 'kitBuy', 'explore', 'useCrystal'];
const CROWD_MIN = 6;

function crowdOf(action: Action, { typedWords, texts }: TerminalWords): Crowd | null {
  const blanks = CROWDS[action.type];
  if (blanks === undefined) return null;
  const name = [typedWords.verbs[action.type][0], ...blanks.map((blank) => texts.blanks[blank])].join(' ');
  return { name, min: CROWD_MIN, hasExamples: TOLD.includes(action.type) };
}

/** Attacks first, then what was bought for them. */
const rankOf = ({ type }: Action): number => (type === 'attack' ? -1 : 1 + LATE.indexOf(type));

/** Every Attack that whoever acts could make from here. */
function strikeLines(view: View, { wording, texts }: TerminalWords): readonly string[] {
  const attacker = findEntity(view, view.expedition?.turn?.who ?? -1);
  if (attacker === null) return [];
  return armsOf(view, attacker).flatMap((arm) =>
    targetsFrom(view, attacker, arm).flatMap(({ id }) =>
      elementsOf(view, attacker, arm).map((element) => {
        const attack = { type: 'attack', target: id, means: arm.means, form: arm.form, element } as const;
        const how = arm.means === 'bolt' ? wording.names.ability.spellbolt : wording.names.form[arm.form];
        const named = element === null ? how : `${how}, ${wording.names.element[element]}`;
        return texts.strike(wording.nameOf(view, id), named, wording.odds(view, attacker.id, attack));
      }),
    ),
  );
}

/** Crystal Expedition at the terminal: one player runs the whole party, unless others sit down too. */
export function terminalOf(words: TerminalWords): TerminalFacet<CrystalExpedition> {
  const { texts, typedWords } = words;
  return {
    scene: (sight) => sceneIn(words, sight),
    status: (sight) => statusIn(words, sight),
    map: (sight) => mapIn(words, sight),
    ...parserOf(words),
    hints: texts.hints,
    examples: {
      action: `${typedWords.verbs.go[0]} 9${typedWords.points[0]?.[0] ?? ''}`,
      rule: 'crit.two-sixes',
      topic: texts.topic,
    },
    openings: texts.openings,
    simulations: [
      '--games 100 --set begin=dungeon --set expeditions=1',
      '--games 100 --set heroes=elf-mage --set expeditions=1 --seats 1',
    ],
    usualPlayers: ['me'],
    things: () => thingsIn(words),
    asksFor: ['heroes', 'begin', 'expeditions'],
    suggest: () => undefined,
    option: (option) => (option === 'begin' || option === 'expeditions' ? texts.options[option] : null),
    choice: texts.choice,
    warning({ monsters }, isPerson) {
      return monsters === 'seat' && isPerson.at(-1) === true ? texts.idleMonsters(isPerson.length) : null;
    },
    plays: () => '', // a view does not say how many share the party
    isOpen: () => true,
    crowd: (action) => crowdOf(action, words),
    rank: rankOf,
    isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
    usualAnswer({ question }, offers) {
      const usual = USUAL[question.kind];
      if (usual !== undefined) return offers.find(({ type }) => type === usual) ?? null;
      return offers.find((offer) => isPlain(offer, offers)) ?? null;
    },
    worths: () => null, // what an Attack is worth stands in its detail
    odds: () => '',
    oddsInFull: ({ view }) => strikeLines(view, words),
  };
}

/** What one does in an Attack that leaves nothing else: Momentum, then Damage, then its end; so with a Turn. */
const PLAIN: readonly Action['type'][] = ['momentum', 'damage', 'finish', 'endTurn', 'endPhase'];
const BESIDES: readonly Action['type'][] = [...PLAIN, 'hold', 'flee', 'focus', 'spendFate', 'callOn'];

const isPlain = ({ type }: Action, offers: readonly Action[]): boolean =>
  PLAIN.includes(type) && offers.every((other) => BESIDES.includes(other.type));
