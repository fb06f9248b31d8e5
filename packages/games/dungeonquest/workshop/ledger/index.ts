import {
  caught,
  figuresAt,
  figuresIn,
  type GoldenTable,
  type Ledger,
  LedgerError,
  type LedgerReader,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';
import { transcribeKeep } from './keep.ts';

// Part A, what every fight needs of the tables of part B, and the keep.

const HEROES = ['Hero', 'Life', 'Strength', 'Agility', 'Armor', 'Luck', 'In combat (section 7)', 'Trait (section 22)'];
const MONSTERS = [
  'Monster',
  'Tokens',
  'Life of the tokens',
  'Mean',
  'Test attribute',
  'Grip',
  'Parting blow',
  'After an escape',
];
const SOLO = ['d6', 'Wounds on hero', 'Wounds on monster'];
const DISPLAY = ['Hero \\ Monster', 'Quick Shot', 'Slash', 'Bolt of Agony'];
const ABILITIES = ['Hero', 'Combat Dice', 'Classic Solo', 'Classic Cards'];
const POWER = ['Title', 'Value', 'Effect (instead of the value)'];

const withoutRemark = (cell: string): string => cell.replace(/ \(.*\)$/, '');

/** `split: 1 each`, `**grey 2**`, `white 1` → wounds on the hero and on the monster. */
function boxOf(ledger: Ledger, cell: string): readonly string[] {
  const [kind = '', wounds = ''] = caught(
    ledger,
    'classic.display',
    cell,
    /^(?:\*\*)?(split:|grey|white) (\d)(?: each)?(?:\*\*)?$/,
  );
  return [kind === 'grey' ? '0' : wounds, kind === 'white' ? '0' : wounds];
}

function displayOf(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '- `classic.display`', DISPLAY).flatMap(([title = '', ...boxes]) =>
    boxes.map((box, at) => [title.replaceAll('*', ''), DISPLAY[at + 1] ?? '', ...boxOf(ledger, box)]),
  );
  const [card = '', against = '', heavy = ''] = figuresIn(
    ledger,
    'classic.display',
    /`heavy-counter`: hero (.+?) against monster (.+?) is white (\d)/,
  );
  const columns = ['hero card', 'monster card', 'hero wounds', 'monster wounds'];
  return {
    name: 'display',
    source: 'classic.display',
    columns,
    rows: [...rows, [`${card} (heavyCounter)`, against, heavy, '0']],
  };
}

/** Faces 1, 2 and so on of the rows of the die. */
const soloOf = (ledger: Ledger): GoldenTable => ({
  name: 'solo',
  source: 'D-S2',
  columns: ['die', 'hero wounds', 'monster wounds'],
  rows: tableIn(ledger, '### 24.1', SOLO).flatMap(([faces = '', hero = '', monster = '']) =>
    faces.split(', ').map((face) => [face, hero, monster]),
  ),
});

function diceOf(ledger: Ledger): GoldenTable {
  const pattern = /total > attribute: hero (\d) \(doubles (\d)\); total ≤ attribute: monster (\d) \(doubles (\d)\)/;
  const [failed = '', failedTwice = '', passed = '', passedTwice = ''] = figuresAt(ledger, '**D-S3', pattern);
  const rows = [
    ['failed', failed, failedTwice],
    ['passed', passed, passedTwice],
  ];
  return { name: 'dice', source: 'D-S3', columns: ['test', 'wounds', 'with doubles'], rows };
}

/** Row and column of section 7, and the figures that stand there. */
function abilitiesOf(ledger: Ledger): GoldenTable {
  const cells = tableIn(ledger, '## 7.', ABILITIES);
  const read = (hero: string, mode: number, pattern: RegExp): string => {
    const cell = cells.find(([name]) => name === hero)?.[mode] ?? '';
    return caught(ledger, `section 7, ${hero}`, cell, pattern).join(',');
  };
  const hugo = 'Hugo the Glorious';
  const challara = 'Challara and Brightblaze';
  const weakened = /(\d)\+ wounds.* wounds (?:the monster )?(once), not (twice)/;
  const times = (text: string): string => text.replace('once', '1').replace('twice', '2');
  const rows = [
    [hugo, 'rerolls of Combat Dice', read(hugo, 1, /show (\d) or (\d)/)],
    [hugo, 'rerolls of Classic Solo', read(hugo, 2, /reroll a (\d)/)],
    [hugo, 'same card: monster, hero', read(hugo, 3, /(\d) on the monster, (\d) on Hugo/)],
    ['Krutzbeck', 'from wounds', read('Krutzbeck', 1, /≥ (\d) wound/)],
    ['Krutzbeck', 'wounds more', read('Krutzbeck', 1, /may add (one)/)],
    ...ABILITIES.slice(1).map((mode, at) => [
      challara,
      `${mode}: from wounds, wounds, instead of`,
      times(read(challara, at + 1, weakened)),
    ]),
    ['Tatianna', 'more in escapes', figuresIn(ledger, 'escape.totals', /\+ (\d) if the hero is Tatianna/).join(',')],
  ];
  return { name: 'abilities', source: 'section 7, section 15', columns: ['hero', 'what', 'figures'], rows };
}

function combatDeckOf(ledger: Ledger): GoldenTable {
  const copies = figuresAt(ledger, '**D16', /Quick Shot ×(\d+), Slash ×(\d+), Bolt of Agony ×(\d+)/);
  const arrows = figuresIn(
    ledger,
    'ability.tatianna-arrows',
    /Quick Shot inflicts (\w+) wounds on the monster, Slash (\w+), Bolt of Agony (\w+)\./,
  );
  const rows = DISPLAY.slice(1).map((card, at) => [card, copies[at] ?? '', arrows[at] ?? '']);
  return { name: 'combat-deck', source: 'D16, ability.tatianna-arrows', columns: ['card', 'copies', 'arrows'], rows };
}

function powerDeckOf(ledger: Ledger): GoldenTable {
  const [titles = '', copies = ''] = figuresAt(ledger, '**D15', /\(\d+: (\w+) titles, (\w+) of each\)/);
  const cards = tableIn(ledger, '**D15', POWER);
  if (titles !== `${cards.length}`) throw new LedgerError(ledger, 'D15', `${titles} titles, and ${cards.length} rows`);
  const rows = cards.map(([title = '', value = '']) => [title, whole(ledger, title, value), copies]);
  return { name: 'power-deck', source: 'D15', columns: ['title', 'value', 'copies'], rows };
}

/** Decisions a round, and how many may sit down. */
function modesOf(ledger: Ledger): GoldenTable {
  const pattern = /Dice (\d) \(Hugo (\d)\), Solo (\d) \(Hugo (\d)\), Classic Cards (\d) per side/;
  const [dice = '', diceHugo = '', solo = '', soloHugo = '', cards = ''] = figuresIn(
    ledger,
    'mode.trade-off-shown',
    pattern,
  );
  const players = (id: string): string => figuresIn(ledger, id, /with (\d),.* or (\d) players/).join('-');
  const rows = [
    ['Combat Dice', dice, diceHugo, '0', players('mode.dice-any-count')],
    ['Classic Solo', solo, soloHugo, '0', players('mode.solo-any-count')],
    ['Classic Cards', cards, cards, cards, players('mode.classic-needs-two')],
  ];
  return {
    name: 'modes',
    source: 'section 1',
    columns: ['mode', 'hero decides', 'Hugo decides', 'monster decides', 'players'],
    rows,
  };
}

const transcribe = (ledger: Ledger): readonly GoldenTable[] => [
  {
    name: 'heroes',
    source: 'D1',
    columns: ['hero', 'life', 'strength', 'agility', 'armor', 'luck'],
    rows: tableIn(ledger, '**D1 ', HEROES).map(([name = '', ...cells]) => [
      withoutRemark(name),
      ...cells.slice(0, 5).map((cell) => whole(ledger, name, withoutRemark(cell))),
    ]),
  },
  abilitiesOf(ledger),
  {
    name: 'monsters',
    source: 'D4',
    columns: ['monster', 'tokens', 'lives', 'attribute', 'grip', 'blow', 'after an escape'],
    rows: tableIn(ledger, '**D4 ', MONSTERS).map(
      ([name = '', tokens = '', lives = '', , attribute = '', grip = '', blow = '', after = '']) => [
        name,
        whole(ledger, name, tokens),
        lives,
        attribute,
        whole(ledger, name, grip),
        whole(ledger, name, blow),
        after,
      ],
    ),
  },
  diceOf(ledger),
  soloOf(ledger),
  displayOf(ledger),
  combatDeckOf(ledger),
  powerDeckOf(ledger),
  modesOf(ledger),
  ...transcribeKeep(ledger),
];

export const ledger: LedgerReader = (open) => transcribe(open('dungeonquest.md'));
