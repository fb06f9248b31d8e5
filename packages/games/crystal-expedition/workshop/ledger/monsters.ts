import { caught, type GoldenTable, type Ledger, LedgerError, tableIn, whole } from '@questhall/testkit/ledger';
import { formOf, gainOf, partsOf } from './gains.ts';
import { named } from './words.ts';

const TITLES = [
  'Sheet',
  'Monster',
  'Kind',
  'Role',
  'Speed',
  'Grit',
  'Grab',
  'HP',
  'Armor',
  'Base',
  'Form',
  'Setup',
  'Likes',
  'Purse',
];
const COLUMNS = [
  ...['monster', 'type', 'rank', 'role', 'speed', 'grit', 'grab', 'hitpoints', 'armor', 'base'],
  ...['form', 'setup', 'likes', 'purse', 'gains'],
];

/** Where the tables of each type stand, and what the last column is called there. */
const TABLES: readonly (readonly [type: string, where: string, last: string])[] = [
  ['orc', '### T25. ', 'Own Activators (in order of use) and Abilities'],
  ['undead', '### T26. ', 'Own Activators and Abilities'],
  ['beasts', '### T27. ', 'Own Activators and Abilities'],
];

/** An Ability that another monster of the type has too is told only once. */
function gainsOf(ledger: Ledger, monster: string, cell: string, known: Map<string, string>): string {
  const gains = partsOf(cell).map((part) => {
    const name = /^Active \*(\w+)\*$/.exec(part)?.[1];
    const gain = name === undefined ? gainOf(ledger, monster, part) : known.get(named(name));
    if (gain === undefined) throw new LedgerError(ledger, monster, `nobody has told what "${part}" is`);
    known.set(gain.split(':')[0] ?? '', gain);
    return gain;
  });
  return gains.join('; ');
}

export function monsters(ledger: Ledger): GoldenTable {
  const rows = TABLES.flatMap(([type, where, last]) => {
    const known = new Map<string, string>();
    return tableIn(ledger, where, [...TITLES, last]).map(([, name = '', kind = '', role = '', ...cells]) => {
      const [speed = '', grit = '', grab = '', hitpoints = '', armor = '', base = ''] = cells;
      const [form = '', setup = '', likes = '', purse = '', own = ''] = cells.slice(6);
      const figures = [speed, grit, grab, hitpoints, armor, base].map((cell) => whole(ledger, name, cell));
      const body = [named(name), type, named(kind), named(role), ...figures, formOf(ledger, form) ?? form];
      return [...body, setup, named(likes), purse, gainsOf(ledger, name, own, known)];
    });
  });
  return { name: 'monsters', source: 'T25, T26, T27', columns: COLUMNS, rows };
}

const TYPES = ['orc', 'undead', 'beasts'];

/** The short names of the table are the last word of a monster's, or the one before. */
function monsterIn(ledger: Ledger, short: string): string {
  const ids = monsters(ledger).rows.map(([id = '']) => id);
  const found = ids.filter((id) => id.split('-').includes(named(short)));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new LedgerError(ledger, 'T28', `who is "${short}"?`);
  return only;
}

export const composition = (ledger: Ledger): GoldenTable => ({
  name: 'composition',
  source: 'T28',
  columns: ['d6', ...TYPES],
  rows: tableIn(ledger, '### T28. ', ['D6', 'Orc', 'Undead', 'Beasts']).map(([die = '', ...cells]) => [
    die,
    ...cells.map((cell) => {
      const hasRat = cell.endsWith(' (+1 Rat in rooms)');
      const names = cell.replace(/ \(.*\)$/, '').split(', ');
      return `${names.map((name) => monsterIn(ledger, name)).join(', ')}${hasRat ? ' and a rat' : ''}`;
    }),
  ]),
});

/** Minions for one, two and three heroes. */
export function counts(ledger: Ledger): GoldenTable {
  const line = ledger.lines.find((one) => one.startsWith('Counts: ')) ?? '';
  const figures = caught(
    ledger,
    'Counts',
    line,
    /small room (\d \/ \d \/ \d) Minions; .* D6 = 6 Champion and (\d \/ \d \/ \d) Minion; big room Champion and (\d \/ \d \/ \d) Minions; Patrol or wanderers (\d \/ \d \/ \d) Minions/,
  );
  const rows = ['small', 'led-small', 'big', 'patrol'].map((gathering, at) => [
    gathering,
    ...(figures[at] ?? '').split(' / '),
  ]);
  return { name: 'counts', source: 'T28', columns: ['gathering', '1 hero', '2 heroes', '3 heroes'], rows };
}
