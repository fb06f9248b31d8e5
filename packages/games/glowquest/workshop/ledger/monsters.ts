import { figuresIn, type GoldenTable, type Ledger, LedgerError, tableIn, whole } from '@questhall/testkit/ledger';
import { BENEFIT, BENEFIT_COLUMNS, benefitOf } from './benefits.ts';
import { standingsOf } from './words.ts';

const DICE = [
  'D6',
  'Family',
  'Record acting, no living leader',
  'Record acting, living leader',
  'First record of a Patrol',
];

export const monsterDice = (ledger: Ledger): GoldenTable => ({
  name: 'monster-dice',
  source: '24.19',
  columns: ['d6', 'family', 'acting', 'acting, led', 'patrol'],
  rows: tableIn(ledger, '### 24.19 ', DICE).map(([die = '', ...cells]) => [
    die,
    ...cells.map((cell) => cell.replace(/ \(.*\)$/, '').toLowerCase()),
  ]),
});

/** The order of families on their die; a Lord's row stands apart in the ledger and goes to its family here. */
function byFamily<T extends readonly string[]>(
  ledger: Ledger,
  rows: readonly T[],
  familyOf: (row: T) => string,
): readonly T[] {
  const families = monsterDice(ledger).rows.map(([, family = '']) => family);
  const sorted = families.flatMap((family) => rows.filter((row) => familyOf(row) === family));
  if (sorted.length !== rows.length)
    throw new LedgerError(ledger, '24.19', 'not every monster has a family that the die can show');
  return sorted;
}

const RECORD = [
  'Monster',
  'Family',
  'Rec',
  'Cat',
  'Role',
  'Speed',
  'Grit',
  'HP',
  'Armor',
  'Base',
  'Setup',
  'Prefers',
  'Small',
  'Big',
  'Quest',
  'Patrol',
  'Traits',
];
const RECORD_COLUMNS = [
  'monster',
  'family',
  'record',
  'category',
  'role',
  'speed',
  'grit',
  'hitpoints',
  'armor',
  'base',
  'pattern',
  'setup',
  'prefers',
  'small',
  'big',
  'quest',
  'patrol',
  'traits',
];

/** `3` for whatever party, or `2/2/3` for one, two and three heroes. */
function byParty(ledger: Ledger, where: string, cell: string): string {
  const counts = cell.split('/').map((count) => whole(ledger, where, count));
  if (counts.length !== 1 && counts.length !== 3)
    throw new LedgerError(ledger, where, `one number or three should stand where "${cell}" stands`);
  return counts.length === 1 ? [cell, cell, cell].join('/') : counts.join('/');
}

function recordRow(ledger: Ledger, cells: readonly string[]): readonly string[] {
  const [
    name = '',
    family = '',
    letter = '',
    category = '',
    role = '',
    speed = '',
    grit = '',
    hitpoints = '',
    armor = '',
    attack = '',
    setup = '',
    prefers = '',
    ...rest
  ] = cells;
  const traits = standingsOf(ledger, name, rest.at(-1) ?? '');
  const [base = '', pattern = '-'] = attack.toLowerCase().split(' ');
  return [
    name,
    family.toLowerCase(),
    letter === 'L' ? 'leader' : letter.toLowerCase(),
    category.toLowerCase(),
    role.toLowerCase(),
    whole(ledger, name, speed),
    whole(ledger, name, grit),
    byParty(ledger, name, hitpoints),
    whole(ledger, name, armor),
    whole(ledger, name, base),
    pattern,
    whole(ledger, name, setup),
    prefers.toLowerCase(),
    ...rest.slice(0, 4).map((count) => byParty(ledger, name, count)),
    category === 'Lord' ? [lordsTrait(ledger), traits].filter((trait) => trait !== '-').join('; ') : traits,
  ];
}

const lordsTrait = (ledger: Ledger): string =>
  `immune ${figuresIn(ledger, 'effect.immunity', /Lords are immune to (\w+);/)
    .join('')
    .toLowerCase()}`;

export const monsters = (ledger: Ledger): GoldenTable => ({
  name: 'monsters',
  source: '24.17, effect.immunity',
  columns: RECORD_COLUMNS,
  rows: byFamily(
    ledger,
    tableIn(ledger, '### 24.17 ', RECORD).map((cells) => recordRow(ledger, cells)),
    ([, family = '']) => family,
  ),
});

export function monsterBenefits(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '### 24.18 ', ['Monster', 'Benefit', ...BENEFIT, 'Script']);
  const families = new Map(monsters(ledger).rows.map(([monster = '', family = '']) => [monster, family]));
  const order = [...families.keys()];
  const stranger = rows.find(([monster = '']) => !families.has(monster));
  if (stranger !== undefined) throw new LedgerError(ledger, '24.18', `24.17 has no monster "${stranger[0]}"`);
  return {
    name: 'monster-benefits',
    source: '24.18',
    columns: ['monster', 'benefit', ...BENEFIT_COLUMNS, 'script'],
    rows: order.flatMap((monster) =>
      rows
        .filter(([whose]) => whose === monster)
        .map(([, benefit = '', ...cells]) => [
          monster,
          benefit,
          ...benefitOf(ledger, benefit, cells.slice(0, 7)),
          (cells[7] ?? '').toLowerCase(),
        ]),
    ),
  };
}

const SCALING = [
  'Heroes',
  'Surges per monster Turn',
  'Monster base damage',
  'Extra monsters (room D6 = 1)',
  'Hero changes',
];

/** What fewer heroes change for monsters. */
export const scaling = (ledger: Ledger): GoldenTable => ({
  name: 'scaling',
  source: '24.20',
  columns: ['heroes', 'surges', 'base', 'extra'],
  rows: tableIn(ledger, '### 24.20 ', SCALING).map(([heroes = '', surges = '', base = '', extra = '']) => [
    heroes,
    whole(ledger, 'Surges', surges),
    whole(ledger, 'base damage', base),
    extra.replaceAll('+1 ', '').toLowerCase(),
  ]),
});

/** Surges more by rooms cleared: half of them, rounded down. */
export function alert(ledger: Ledger): GoldenTable {
  figuresIn(ledger, 'scale.alert', /half the rooms cleared so far, rounded (down)/);
  const [late = '', last = ''] = figuresIn(
    ledger,
    'scale.alert',
    /\+0 for the first two rooms, (\+\d) for the third and fourth, (\+\d) in the Quest room/,
  );
  const rows = ['0', '0', late, late, last].map((surges, rooms) => [`${rooms}`, surges]);
  return { name: 'alert', source: 'scale.alert', columns: ['rooms cleared', 'surges'], rows };
}
