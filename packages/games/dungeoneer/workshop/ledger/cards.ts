import { type GoldenTable, type Ledger, LedgerError, tableIn } from '@questhall/testkit/ledger';

/** Where the cards of a set stand, and how their headings begin. */
const SETS = [
  ['21.4', 'HD'],
  ['21.5', 'HW'],
  ['21.6', 'ED'],
  ['21.7', 'LD'],
] as const;
const SUPPLEMENT = ['21.8', 'GX'] as const;

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  HD: ['Level 1', 'Level 2', 'Level 3'],
  HW: ['Level 1', 'Level 2', 'Level 3'],
  ED: ['Base', 'Level 4', 'Level 5', 'Level 6'],
  LD: ['Base', 'Level 7', 'Level 8', 'Level 9'],
  GX: ['Base', 'First', 'Second', 'Third'],
};

const orNothing = (cell: string): string => (cell === '—' ? '-' : cell);

/** Cells with the apostrophe that our names have. */
const printed = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll("'", '’')));

/** The names, grades and sections of the sets, from their headings. */
export const sets = (ledger: Ledger): GoldenTable => ({
  name: 'sets',
  source: SETS.map(([section]) => section).join(', '),
  columns: ['set', 'name', 'naam', 'grade', 'section'],
  rows: SETS.map(([section, id]) => {
    const heading = ledger.lines.find((line) => line.startsWith(`### ${section} `)) ?? '';
    const [, found = '', ...cells] = /Set (\w+) — (.+) \/ (.+) \((\w+), (\w+)\)$/.exec(heading) ?? [];
    if (found !== id) throw new LedgerError(ledger, section, `the heading should be that of set ${id}`);
    return [id, ...cells.map((cell, at) => (at === 3 ? cell.toLowerCase() : cell))];
  }),
});

const ABILITY = /^(.+) \((.+)\)\. `(.+)`:/;

function heroesOf(ledger: Ledger, set: string): readonly (readonly string[])[] {
  const levels = LEVELS[set] ?? [];
  const rest = ['Symbols Me/Ma/Sp', 'Boons/Treasures', 'Special ability'];
  const titles = ['ID', 'Name', 'Naam (NL)', 'Race, class', 'Life', ...levels, ...rest];
  return tableIn(ledger, `#### ${set} Heroes`, titles).map((cells) => {
    const [id = '', name = '', naam = '', people = '', life = ''] = cells;
    const scores = cells.slice(5, 5 + levels.length).map((score) => orNothing(score).replaceAll('/+', '/'));
    const [signs = '', limits = '', ability = ''] = cells.slice(5 + levels.length);
    const base = levels.length === 3 ? ['-'] : [];
    const [, english, dutch, code] = ABILITY.exec(ability) ?? [];
    if (english === undefined || dutch === undefined || code === undefined)
      throw new LedgerError(ledger, id, 'an ability has two names and a code');
    return [id, name, naam, people, life, ...base, ...scores, signs, limits, english, dutch, code];
  });
}

/** The heroes of all sets; a plus stands before the first score of a row alone. */
export const heroes = (ledger: Ledger): GoldenTable => ({
  name: 'heroes',
  source: 'the tables of heroes in 21',
  columns: [
    ...['hero', 'name', 'naam', 'race, class', 'life', 'base', 'first', 'second', 'third', 'symbols', 'limits'],
    ...['ability', 'vaardigheid', 'code'],
  ],
  rows: printed([...SETS, SUPPLEMENT].flatMap(([, set]) => heroesOf(ledger, set))),
});

const QUEST = ['ID', 'Name', 'Naam (NL)', 'Category', 'Location', 'Criteria', 'Reward'];

export const quests = (ledger: Ledger): GoldenTable => ({
  name: 'quests',
  source: 'the tables of Quests in 21',
  columns: ['quest', 'name', 'naam', 'category', 'location', 'criteria', 'reward'],
  rows: printed([...SETS, SUPPLEMENT].flatMap(([, set]) => tableIn(ledger, `#### ${set} Quests`, QUEST))),
});

const MAP = [
  'ID',
  'Name',
  'Naam (NL)',
  'Kind',
  'Terrain',
  'Glory',
  'Peril',
  'N',
  'E',
  'S',
  'W',
  'Obstacle, effect, link',
];

/** An effect stands in its code alone; what is said of it besides has no figures. */
export const maps = (ledger: Ledger): GoldenTable => ({
  name: 'maps',
  source: 'the tables of Map cards in 21',
  columns: ['map', 'name', 'naam', 'kind', 'terrain', 'glory', 'peril', 'n', 'e', 's', 'w', 'further'],
  rows: printed(
    SETS.flatMap(([, set]) =>
      tableIn(ledger, `#### ${set} Map cards`, MAP).map((cells) => {
        const further = cells.at(-1) ?? '';
        const [, code] = /^Effect `([^`]+)`/.exec(further) ?? [];
        return [...cells.slice(0, -1), code ?? further].map(orNothing);
      }),
    ),
  ),
});

const ADVENTURE = ['ID', 'Name', 'Naam (NL)', 'Type', 'Cost', 'Time', 'Duration', 'Category', 'Banner', 'Effect'];

/** The effect says again what the banner says; only whether a Bane has a target stands in it alone. */
export const adventures = (ledger: Ledger): GoldenTable => ({
  name: 'adventures',
  source: 'the tables of Adventure cards in 21',
  columns: ['card', 'name', 'naam', 'type', 'cost', 'time', 'duration', 'category', 'target', 'banner'],
  rows: printed(
    SETS.flatMap(([, set]) =>
      tableIn(ledger, `#### ${set} Adventure cards`, ADVENTURE).map((cells) => {
        const [banner = '', effect = ''] = cells.slice(8);
        return [...cells.slice(0, 8), effect.startsWith('Untargeted. ') ? 'none' : '-', banner];
      }),
    ),
  ),
});
