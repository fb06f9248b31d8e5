import {
  caught,
  digitsOf,
  figuresAt,
  figuresIn,
  type GoldenTable,
  type Ledger,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';

const ENDS: ReadonlyMap<string, string> = new Map([
  ['T-junction', 't-junction'],
  ['Right turn', 'right'],
  ['Left turn', 'left'],
  ['No end piece', 'none'],
  ['Dead end', 'dead-end'],
  ['4-way junction', 'four-way'],
]);

export const passages = (ledger: Ledger): GoldenTable => ({
  name: 'passages',
  source: '24.1',
  columns: ['d20', 'sections', 'end', 'doors'],
  rows: tableIn(ledger, '### 24.1 ', ['D20', 'Sections', 'End', 'Doors']).map(
    ([die = '', sections = '', end = '', doors = '']) => [die, sections, ENDS.get(end) ?? end, doors],
  ),
});

/** `7–8` → 7 and 8. */
function facesOf(ledger: Ledger, where: string, range: string): readonly number[] {
  const [from = '', to = ''] = range.split('–').map((face) => whole(ledger, where, face));
  return Array.from({ length: Number(to || from) - Number(from) + 1 }, (_, at) => Number(from) + at);
}

/** Face by face; the last row is the room that no die can change, and how many rooms must have been found for it. */
export function rooms(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '### 24.2 ', ['D20', 'Type', 'Further doors', 'Leader']);
  const [found = ''] = caught(ledger, '24.2', rows.at(-1)?.[0] ?? '', /^any, (\d)\+ rooms found$/);
  const row = (die: string | number, [, type = '', doors = '', leader = '']: readonly string[]): readonly string[] => [
    `${die}`,
    type.toLowerCase(),
    doors,
    leader.toLowerCase(),
  ];
  return {
    name: 'rooms',
    source: '24.2',
    columns: ['d20', 'type', 'doors', 'leader'],
    rows: [
      ...rows.slice(0, -1).flatMap((cells) => facesOf(ledger, '24.2', cells[0] ?? '').map((die) => row(die, cells))),
      row(`any, ${found} found`, rows.at(-1) ?? []),
    ],
  };
}

/** What the D6 of a passage and of a room brings. */
export function arrivals(ledger: Ledger): GoldenTable {
  const [patrol = ''] = figuresAt(ledger, 'Passage D6:', /: (\S+) Patrol, 3–6 none/);
  const [extra = ''] = figuresAt(ledger, 'Room D6:', /: (\S+) extra monsters, 2–6 normal/);
  const isOn = (range: string, die: number): string => (facesOf(ledger, 'D6', range).includes(die) ? 'yes' : 'no');
  const rows = [1, 2, 3, 4, 5, 6].map((die) => [`${die}`, isOn(patrol, die), isOn(extra, die)]);
  return { name: 'arrivals', source: '24.1, 24.2', columns: ['d6', 'patrol in a passage', 'more in a room'], rows };
}

export const glow = (ledger: Ledger): GoldenTable => ({
  name: 'glow',
  source: '24.3',
  columns: ['d4', 'passage', 'small', 'big', 'quest'],
  rows: tableIn(ledger, '### 24.3 ', ['D4', 'Passage', 'Small room', 'Big or Quest room']).map(
    ([die = '', passage = '', small = '', big = '']) => [die, passage, small, big, big],
  ),
});

/** `(−2,0)` → `-2,0`. */
const squaresIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\((−?\d,\d)\)/g), ([, square = '']) => digitsOf(square));

/** `c −1–2, r 0–1 and (0,2),(1,2)` → every square, row by row. */
function squaresOf(ledger: Ledger, tile: string, cell: string): string {
  const room = /^(\d+) × (\d+)$/.exec(cell);
  if (room !== null) return `${room[1]} by ${room[2]}`;
  const [left = '', right = '', near = '', far = ''] = caught(ledger, tile, cell, /^c (−?\d)–(\d), r (\d)–(\d)/);
  const rows = facesOf(ledger, tile, `${near}–${far}`);
  const columns = Array.from({ length: Number(right) - Number(left) + 1 }, (_, at) => Number(left) + at);
  return [...rows.flatMap((row) => columns.map((column) => `${column},${row}`)), ...squaresIn(cell)].join(' ');
}

/** `left: (−2,0),(−2,1); right: (3,1),(3,0)` → `left -2,0 -2,1; right 3,1 3,0`. */
function exitsOf(ledger: Ledger, tile: string, cell: string, bar: string): string {
  if (cell === 'none' || cell === 'doors only') return '-';
  const exits = cell.split('; ').flatMap((exit) => {
    if (exit === 'no entry') return [];
    if (exit === 'left and right as T') return [bar];
    const [way = ''] = caught(ledger, tile, exit, /^(left|right|forward): /);
    return [[way, ...squaresIn(exit)].join(' ')];
  });
  return exits.join('; ');
}

const TILES = ['Tile', 'Squares', 'Exits (outside squares)', 'Stock per floor'];
/** Only a marker, on squares that are there already. */
const NO_TILE = 'Stairs Down';

export function shapes(ledger: Ledger): GoldenTable {
  const tiles = tableIn(ledger, '### 24.4 ', TILES).filter(([tile]) => tile !== NO_TILE);
  const bar = exitsOf(ledger, 'T-junction', tiles.find(([tile]) => tile === 'T-junction')?.[2] ?? '', '');
  const rows = tiles.map(([tile = '', squares = '', exits = '']) => [
    tile.replace(/ \(.*\)$/, '').toLowerCase(),
    squaresOf(ledger, tile, squares),
    exitsOf(ledger, tile, exits, bar),
  ]);
  return { name: 'shapes', source: '24.4', columns: ['tile', 'squares', 'exits'], rows };
}

/** Both turns are the same tile, which the ledger counts once. */
export function stock(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '### 24.4 ', TILES).flatMap(([tile = '', , , count = '']) => {
    if (tile === NO_TILE || count === '(same 6)') return [];
    const [tiles = '', what] = caught(ledger, tile, count, /^(\d+)(?: (corner)s in all)?$/);
    return [[(what || tile).toLowerCase(), tiles]];
  });
  return { name: 'stock', source: '24.4', columns: ['tile', 'for a floor'], rows };
}

/** Heroes who are alone have other Hitpoints; those the ledger does not name keep theirs. */
export function roles(ledger: Ledger): GoldenTable {
  const [first = '', second = '', lone = ''] = figuresIn(
    ledger,
    'scale.lone-hitpoints',
    /A lone (\w+) or (\w+) hero starts with (\d+) Hitpoints/,
  );
  const rows = tableIn(ledger, '### 24.5 ', ['Role', 'Speed', 'Grit', 'Hitpoints', 'Role base damage']).map(
    ([role = '', speed = '', grit = '', hitpoints = '', base = '']) => [
      role.toLowerCase(),
      speed,
      grit,
      hitpoints,
      [first, second].includes(role) ? lone : hitpoints,
      base,
    ],
  );
  return {
    name: 'roles',
    source: '24.5, scale.lone-hitpoints',
    columns: ['role', 'speed', 'grit', 'hitpoints', 'alone', 'base'],
    rows,
  };
}
