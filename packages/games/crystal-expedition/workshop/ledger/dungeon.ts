import {
  caught,
  digitsOf,
  type GoldenTable,
  type Ledger,
  LedgerError,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';
import { deedsOf, named } from './words.ts';

/** `1-3` → 1, 2, 3. */
function facesOf(ledger: Ledger, where: string, range: string): readonly string[] {
  const [from = '', to = ''] = range.split('-').map((face) => whole(ledger, where, face));
  return Array.from({ length: Number(to || from) - Number(from) + 1 }, (_, at) => `${Number(from) + at}`);
}

/** `1-2 none · 3-5 left` → a row for each face, with what it says. */
function byFace(
  ledger: Ledger,
  die: string,
  cell: string,
  say: (result: string) => string,
  separator = ' · ',
): readonly (readonly string[])[] {
  return cell.split(separator).flatMap((part) => {
    const found = /^(\d+(?:-\d+)?):? (.+)$/.exec(part);
    if (found === null) throw new LedgerError(ledger, die, `no face stands in "${part}"`);
    return facesOf(ledger, die, found[1] ?? '').map((face) => [die, face, say(found[2] ?? '')]);
  });
}

const ENDS: ReadonlyMap<string, string> = new Map([
  ['dead end', 'dead-end'],
  ['left corner', 'left'],
  ['right corner', 'right'],
  ['T-junction', 't-junction'],
  ['four-way', 'four-way'],
  ['open end', 'open'],
]);

const cellOf = (ledger: Ledger, where: string, die: string): string => {
  const row = tableIn(ledger, where, ['Die', 'Result']).find(([first]) => first === die);
  if (row === undefined) throw new LedgerError(ledger, where, `there is no row ${die}`);
  return row[1] ?? '';
};

const doorsIn = (text: string): string => text.replace(/^doors? /, '').replace(' and ', ' ');

export function passages(ledger: Ledger): GoldenTable {
  const cell = (die: string): string => cellOf(ledger, '### T22a. ', die);
  return {
    name: 'passage-dice',
    source: 'T22a',
    columns: ['die', 'face', 'result'],
    rows: [
      ...byFace(ledger, 'd6', cell('D6 length'), (text) => text.replace(/ sections?$/, '')),
      ...byFace(ledger, 'd20', cell('D20 end'), (text) => ENDS.get(text) ?? text),
      ...byFace(ledger, 'd10', cell('D10 doors'), doorsIn),
      ...byFace(ledger, 'd8', cell('D8 Crystals'), digitsOf),
      ...byFace(ledger, 'd12', cell('D12 enemies'), named),
    ],
  };
}

const ROOMS: ReadonlyMap<string, string> = new Map([
  ['small 5×5', 'small'],
  ['big, entered by a short side', 'big-by-short-side'],
  ['big, entered by a long side', 'big-by-long-side'],
]);

export function rooms(ledger: Ledger): GoldenTable {
  const cell = (die: string): string => cellOf(ledger, '### T22b. ', die);
  const [small = '', big = ''] = caught(ledger, 'T22b', cell('D8 Crystals'), /^small: (.+) · big: (.+)$/);
  return {
    name: 'room-dice',
    source: 'T22b',
    columns: ['die', 'face', 'result'],
    rows: [
      ...byFace(ledger, 'd10', cell('D10 type'), (text) => ROOMS.get(text) ?? text),
      ...byFace(ledger, 'd12', cell('D12 enemies'), (text) => text.replace(/ \(.*\)$/, '')),
      ...byFace(ledger, 'd8 small', small, digitsOf, ', '),
      ...byFace(ledger, 'd8 big', big, digitsOf, ', '),
      ...byFace(ledger, 'd20', cell('D20'), extrasOf),
    ],
  };
}

/** `door ahead, chest` → `ahead, chest`. */
const extrasOf = (text: string): string => {
  const [doors = '', chest] = text.split(', ');
  const walls = doors === 'no further door' ? 'none' : doorsIn(doors);
  return chest === undefined ? walls : `${walls}, chest`;
};

const CHESTS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) Crowns$/, 'crowns $1'],
  [/^(\d) raw Crystals .*$/, 'crystals $1'],
  [/^one gem: .*$/, 'gem'],
  [/^one level-(\d) item: .*$/, 'item, level $1'],
  [/^the same, level (\d)$/, 'item, level $1'],
];

export const chest = (ledger: Ledger): GoldenTable => ({
  name: 'chest',
  source: 'T23',
  columns: ['d12', 'holds'],
  rows: tableIn(ledger, '### T23. ', ['D12', 'Content']).flatMap(([faces = '', content = '']) => {
    const found = CHESTS.find(([pattern]) => pattern.test(content));
    if (found === undefined) throw new LedgerError(ledger, 'T23', `nobody knows "${content}"`);
    return facesOf(ledger, 'T23', faces).map((face) => [face, content.replace(...found)]);
  }),
});

export const types = (ledger: Ledger): GoldenTable => ({
  name: 'monster-types',
  source: 'T17',
  columns: ['d12', 'type'],
  rows: tableIn(ledger, '### T17. ', ['D12', 'Type']).flatMap(([faces = '', type = '']) =>
    facesOf(ledger, 'T17', faces).map((face) => [face, named(type)]),
  ),
});

/** All cost the same, which stands in the title of the table. */
export function strengths(ledger: Ledger): GoldenTable {
  const title = ledger.lines.find((line) => line.startsWith('### T18. ')) ?? '';
  const [cost = ''] = caught(ledger, 'T18', title, /Each: (\d)↝, once per Attack/);
  return {
    name: 'strengths',
    source: 'T18',
    columns: ['d10', 'element', 'activator'],
    rows: tableIn(ledger, '### T18. ', ['D10', 'Element', 'Activator', 'Kind', 'Effect']).map(
      ([die = '', element = '', name = '', kind = '', effect = '']) => [
        die,
        named(element),
        `${named(name)} ${cost} ${kind}: ${deedsOf(ledger, name, effect)}`,
      ],
    ),
  };
}

export const weaknesses = (ledger: Ledger): GoldenTable => ({
  name: 'weaknesses',
  source: 'T19',
  columns: ['d8', 'element'],
  rows: (tableIn(ledger, '### T19. ', ['D8', '1', '2', '3', '4', '5', '6', '7', '8'])[0] ?? [])
    .slice(1)
    .map((element, at) => [`${at + 1}`, named(element)]),
});

/** How many of it; one where nothing is counted. */
export const quests = (ledger: Ledger): GoldenTable => ({
  name: 'quests',
  source: 'T20',
  columns: ['d6', 'goal'],
  rows: tableIn(ledger, '### T20. ', ['D6', 'Quest (source)', 'Complete when', 'Details']).map(
    ([die = '', , when = '']) => [die, /^(\d)/.exec(when)?.[1] ?? '1'],
  ),
});

const REWARDS = ['crowns', 'explorer', 'tavern', 'train', 'two'];

export const rewards = (ledger: Ledger): GoldenTable => ({
  name: 'rewards',
  source: 'T21',
  columns: ['reward', 'from glory'],
  rows: tableIn(ledger, '### T21. ', ['Final Glory', 'Reward']).map(([glory = ''], at) => [
    REWARDS[at] ?? '',
    caught(ledger, 'T21', glory, /^(\d+)/)[0] ?? '',
  ]),
});

export const threat = (ledger: Ledger): GoldenTable => {
  const titles = ['Minion HP', 'Champion HP', 'Base damage, all', 'Champion Grit', 'Minion Purse', 'Champion Purse'];
  return {
    name: 'threat',
    source: 'T24',
    columns: [
      'threat',
      'minion hitpoints',
      'champion hitpoints',
      'base',
      'champion grit',
      'minion purse',
      'champion purse',
    ],
    rows: tableIn(ledger, '### T24. ', ['Threat', ...titles]).map((cells) =>
      cells.map((cell) => whole(ledger, 'T24', cell)),
    ),
  };
};
