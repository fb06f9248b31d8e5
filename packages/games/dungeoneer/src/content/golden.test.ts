import { besideGolden, goldenTables, NOTHING, type OursByTable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { NAMES as EN } from '../words/en/names.ts';
import type { Names } from '../words/names.ts';
import { NAMES as NL } from '../words/nl/names.ts';
import { DURATIONS, KINDS, TIMES } from './cards.ts';
import {
  adventureOf,
  CARD_IDS,
  CARD_SETS,
  CATEGORIES,
  type CardList,
  type Cheapest,
  CLASSES,
  type Clause,
  cheapestOf,
  type Effect,
  GRADES,
  HERO_IDS,
  heroCardOf,
  MAP_IDS,
  MAP_KINDS,
  mapCardOf,
  QUEST_CATEGORIES,
  QUEST_IDS,
  questOf,
  RACES,
  SECTIONS,
  SET_CARDS,
  SET_IDS,
  SUPPLEMENT_CARDS,
  TERRAINS,
  TRIGGERS,
} from './index.ts';
import { writeAdventure, writeHero, writeMap, writeQuest } from './notation/index.ts';
import { DURATION_LABELS, KIND_LABELS, TIME_LABELS, TRIGGER_LABELS } from './notation/labels.ts';
import { BAR, capital, EMPTY } from './notation/text.ts';
import type { CardId, HeroId, MapId, QuestId } from './sets/index.ts';
import { FORMS } from './vocabulary.ts';

// Everything that a match is played with, written as the tables of `golden/` write it: all that a card says stands in
// its row, in the notation that its data is written in again, so that no figure and no name can change unnoticed.

type Row = readonly (string | number)[];

const orNothing = (text: string): string => (text === EMPTY || text === '' ? NOTHING : text);

function heroRow(id: HeroId): Row {
  const [people = '', life = '', scores = '', signs = '', limits = '', code = ''] = writeHero(heroCardOf(id)).split(
    BAR,
  );
  const rows = scores.split(' ');
  const levels = rows.length === 4 ? rows : [NOTHING, ...rows];
  const names = [EN.hero[id], NL.hero[id], people, life.replace('Life ', '')];
  return [id, ...names, ...levels, signs, limits, EN.ability[id], NL.ability[id], code];
}

/** An Escort has a second place. */
function questRow(id: QuestId): Row {
  const { criteria } = questOf(id);
  const [category = '', location = '', asked = '', reward = ''] = writeQuest(questOf(id)).split(BAR);
  const places = criteria.form === 'escort' ? `${location} → ${criteria.to}` : location;
  return [id, EN.quest[id], NL.quest[id], category, places, asked, reward];
}

function mapRow(id: MapId): Row {
  const { terrains, glory, peril } = mapCardOf(id);
  const [kind = '', , exits = '', further = ''] = writeMap(mapCardOf(id)).split(BAR);
  const ground = orNothing(terrains.join(', '));
  const names = [EN.map[id], NL.map[id], kind.replace(/ \(.+\)$/, ''), ground];
  return [id, ...names, glory, peril, ...exits.split(', '), orNothing(further)];
}

function adventureRow(id: CardId): Row {
  const card = adventureOf(id);
  const [, banner = ''] = writeAdventure(card).split(BAR);
  const { kind, cost, isVariable, time, duration, category, isUntargeted } = card;
  const labels = [TIME_LABELS[time], DURATION_LABELS[duration], capital(category)];
  const price = `${cost}${isVariable ? '+#' : ''}`;
  return [id, EN.card[id], NL.card[id], KIND_LABELS[kind], price, ...labels, isUntargeted ? 'none' : NOTHING, banner];
}

const deckRow = (name: string, { heroes, quests, maps, adventures }: CardList): Row => [
  name,
  heroes.length,
  quests.length,
  maps.length,
  adventures.length,
];

const cheapestRow = (what: string, key: keyof Cheapest): Row => [
  what,
  ...SET_IDS.map((id) => cheapestOf(SET_CARDS[id].adventures.map(adventureOf))[key] ?? 'none'),
];

/** All clauses of a card, whatever it is. */
const clausesOn = (list: CardList): readonly (readonly Clause[])[] => [
  ...list.adventures.map((id) => adventureOf(id).clauses),
  ...list.heroes.map((id) => heroCardOf(id).clauses),
  ...list.maps.map((id) => mapCardOf(id).clauses),
  ...list.quests.map((id) => {
    const { criteria, clauses, reward } = questOf(id);
    return [...clauses, ...reward, ...('threat' in criteria ? [criteria.threat] : [])];
  }),
];

const wordsIn = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => [effect.word, ...(effect.word === 'threat' ? wordsIn(effect.fail) : [])]);

/** How many cards there are with such a clause, of the sets and of the supplement; a card counts once. */
function countRow(name: string, isMeant: (clause: Clause) => boolean): Row {
  const counts = [SET_CARDS, SUPPLEMENT_CARDS].map((lists) =>
    Object.values<CardList>(lists)
      .flatMap(clausesOn)
      .filter((clauses) => clauses.some(isMeant)),
  );
  return [name, ...counts.map(({ length }) => length)];
}

const GOLDEN = goldenTables('dungeoneer');

const wordRows = (): readonly Row[] => {
  const names = GOLDEN.find(({ name }) => name === 'words')?.rows.map(([words = '']) => words) ?? [];
  return names.map((name) =>
    countRow(name, ({ choices }) => wordsIn(choices.flat()).some((word) => name.split(', ').includes(word))),
  );
};

const termsOf = <K extends keyof Names>(table: K, ids: readonly (keyof Names[K])[]): readonly Row[] =>
  ids.map((id) => [String(EN[table][id]), String(NL[table][id])]);

const TERMS: readonly Row[] = [
  ...termsOf('grade', GRADES),
  ...termsOf('section', SECTIONS),
  ...termsOf(
    'kind',
    KINDS.filter((kind) => kind !== 'monster'),
  ),
  ...termsOf('time', TIMES),
  ...termsOf('duration', DURATIONS),
  ...termsOf('form', FORMS),
  ...termsOf('terrain', TERRAINS),
  ...termsOf('mapKind', MAP_KINDS),
  ...termsOf('questCategory', QUEST_CATEGORIES),
  ...termsOf(
    'category',
    CATEGORIES.filter((category) => category !== 'trap'),
  ),
  ...termsOf('race', RACES),
  ...termsOf('class', CLASSES),
];

const TABLES: OursByTable = {
  sets: [
    '[core.fixed-sets]',
    SET_IDS.map((id) => [id, EN.set[id], NL.set[id], CARD_SETS[id].grade, CARD_SETS[id].section]),
  ],
  decks: [
    '[comp.deck-of-55] [setup.fourth-seat]',
    [
      ...SET_IDS.map((id) => deckRow(id, SET_CARDS[id])),
      ...GRADES.map((grade) => deckRow(grade, SUPPLEMENT_CARDS[grade])),
    ],
  ],
  heroes: ['[comp.hero-card-fields]', HERO_IDS.map(heroRow)],
  quests: ['[comp.quest-card-fields]', QUEST_IDS.map(questRow)],
  maps: ['[comp.map-card-fields] [comp.terrain]', MAP_IDS.map(mapRow)],
  adventures: ['[comp.adventure-card-fields]', CARD_IDS.map(adventureRow)],
  cheapest: [
    '[time.asked-by-public-facts]',
    [
      cheapestRow('Anytime Glory card bound to no moment', 'anytime'),
      cheapestRow('Response card (1+# counts as 2)', 'response'),
      cheapestRow('Step G Glory card', 'stepG'),
      cheapestRow('Anytime Encounter', 'encounter'),
    ],
  ],
  words: ['[data.one-vocabulary]', wordRows()],
  triggers: [
    '[data.one-vocabulary]',
    TRIGGERS.map((trigger) => countRow(TRIGGER_LABELS[trigger], (clause) => clause.trigger === trigger)),
  ],
  terms: ['in both languages', TERMS],
};

test('everything that has figures has a table, and every table has its things', () => {
  expect(Object.keys(TABLES)).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(besideGolden(TABLES, GOLDEN))('%s %s', (_name, _rules, ours, golden) => expect(ours).toEqual(golden));
