import {
  caught,
  figuresIn,
  type GoldenTable,
  type Ledger,
  LedgerError,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';

/** `` `spell.genie` `` → `genie`. */
function keyIn(ledger: Ledger, cell: string, area: string): string {
  return caught(ledger, cell, cell, new RegExp(`^\`${area}\\.([a-z-]+)\`$`)).join('');
}

const AIMS: readonly (readonly [target: RegExp, aim: string])[] = [
  [/^one hero in sight$/, 'hero'],
  [/^one visible monster$/, 'monster'],
  [/^up to three visible monsters$/, 'monsters'],
  [/^one visible square$/, 'square'],
  [/^empty square /, 'free square'],
];

export const spells = (ledger: Ledger): GoldenTable => ({
  name: 'spells',
  source: '21.5',
  columns: ['spell', 'school', 'aim'],
  rows: tableIn(ledger, '### 21.5 ', ['Rule', 'School', 'Target', 'Effect']).map(
    ([rule = '', school = '', target = '']) => {
      const aim = AIMS.find(([pattern]) => pattern.test(target))?.[1];
      if (aim === undefined) throw new LedgerError(ledger, rule, `nothing is aimed at "${target}"`);
      return [keyIn(ledger, rule, 'spell'), school.toLowerCase(), aim];
    },
  ),
});

export const dreadSpells = (ledger: Ledger): GoldenTable => ({
  name: 'dread-spells',
  source: '21.5b',
  columns: ['key', 'rule'],
  rows: tableIn(ledger, '### 21.5b ', ['Rule', 'Key', 'Target', 'Effect']).map(([rule = '', key = '']) => [
    key,
    `dread.${keyIn(ledger, rule, 'dread')}`,
  ]),
});

const EFFECTS: readonly (readonly [effect: RegExp, words: string])[] = [
  [/^(\d+) gold$/, 'gold $1'],
  [/^Potion of Healing$/, 'potion healing'],
  [/^Heroic Brew$/, 'potion heroic-brew'],
  [/^Potion of (Speed|Strength|Warding)$/, 'potion potion-of-$1'],
  [/^`treasure.wandering-monster`$/, 'monster'],
  [/^lose (\d) Body Point$/, 'damage $1'],
  [/^lose (\d) Body Point, turn ends$/, 'damage $1; turn ends'],
  [/^roll 1 combat die; skull: lose (\d) Body Point$/, 'on a skull; damage $1'],
  [/^roll 1 combat die; skull: lose (\d) Body Point and the turn ends$/, 'on a skull; damage $1; turn ends'],
];

function treasureRow(ledger: Ledger, card: string, copies: string, effect: string, after: string): readonly string[] {
  const found = EFFECTS.find(([pattern]) => pattern.test(effect));
  if (found === undefined) throw new LedgerError(ledger, card, `nothing is known of "${effect}"`);
  return [card, whole(ledger, card, copies), effect.replace(...found).toLowerCase(), after];
}

/** Loose coins are five kinds of cards in one row of the ledger. */
export function treasure(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '### 21.6 ', ['Card', 'Copies', 'Effect', 'After']).flatMap(
    ([rule = '', copies = '', effect = '', after = '']) => {
      const card = keyIn(ledger, rule, 'treasure');
      if (card !== 'loose-coins') return [treasureRow(ledger, card.replace(/-card$/, ''), copies, effect, after)];
      const amounts = effect.replace(' gold', '').split(' / ');
      return copies
        .split(' / ')
        .map((count, at) => treasureRow(ledger, `coins-${amounts[at]}`, count, `${amounts[at]} gold`, after));
    },
  );
  return { name: 'treasure', source: '21.6', columns: ['card', 'copies', 'effect', 'after'], rows };
}

const ARTIFACT_FIGURES: readonly (readonly [effect: RegExp, figures: string])[] = [
  [/starting Mind \+(\d)/, 'mind $1'],
  [/^\+(\d) Defend die; not armour/, 'defend $1'],
  [/^Body armour: \+(\d) Defend dice/, 'defend $1; suit'],
  [/^One-handed ranged weapon: Attack (\d)/, 'hands 1; attack $1; ranged'],
  [/^One-handed sword, Attack (\d); \+(\d) Attack dice against orcs/, 'hands 1; attack $1; against orcs $2'],
  [/^One-handed, Attack (\d), diagonal/, 'hands 1; attack $1; diagonal'],
  [/^Two-handed, Attack (\d), diagonal/, 'hands 2; attack $1; diagonal'],
];

const HEROES = ['Barbarian', 'Dwarf', 'Elf', 'Wizard'];

/** Who may use something, in the order of heroes. */
function usersIn(ledger: Ledger, rule: string, cell: string): string {
  const users = cell === 'any' ? HEROES : cell.split(', ');
  const stranger = users.find((user) => !HEROES.includes(user));
  if (stranger !== undefined) throw new LedgerError(ledger, rule, `"${stranger}" is no hero`);
  return HEROES.filter((hero) => users.includes(hero)).join(', ');
}

export const artifacts = (ledger: Ledger): GoldenTable => ({
  name: 'artifacts',
  source: '21.7',
  columns: ['artifact', 'quest', 'extra', 'users', 'figures'],
  rows: tableIn(ledger, '### 21.7 ', ['Rule', 'Found in', 'Users', 'Effect']).map(
    ([rule = '', found = '', users = '', effect = '']) => {
      const [quest = ''] = caught(ledger, rule, found, /Q(\d+)/);
      const figures = ARTIFACT_FIGURES.flatMap(([pattern, text]) => {
        const [match] = pattern.exec(effect) ?? [];
        return match === undefined ? [] : [match.replace(pattern, text)];
      });
      return [
        keyIn(ledger, rule, 'artifact'),
        quest,
        found.includes('house rule') ? 'yes' : 'no',
        usersIn(ledger, rule, users),
        figures.join('; ') || '-',
      ];
    },
  ),
});

export const furniture = (ledger: Ledger): GoldenTable => ({
  name: 'furniture',
  source: '21.8',
  columns: ['piece', 'count', 'lying', 'standing', 'tall'],
  rows: tableIn(ledger, '### 21.8 ', [
    'Piece',
    'Count',
    'Footprint (h / v)',
    'Blocks movement',
    'Tall (house rule only)',
  ]).map(([piece = '', count = '', footprint = '', , tall = '']) => {
    const [lying = '', standing = lying] = footprint.replaceAll('×', ' by ').split(' / ');
    return [piece.replace(/ \(.*\)$/, ''), whole(ledger, piece, count), lying, standing, tall];
  }),
});

export const campaign = (ledger: Ledger): GoldenTable => ({
  name: 'campaign',
  source: 'section 19',
  columns: ['what', 'figure'],
  rows: [
    [
      'quest that needs the Spirit Blade',
      figuresIn(ledger, 'campaign.required-artifact', /Quest (\d+) needs the Spirit Blade/).join(''),
    ],
  ],
});
