import { blocksOf, figuresIn, type GoldenTable, type Ledger, LedgerError, tableIn } from '@questhall/testkit/ledger';

/** What the lines of a sheet are about, in the order in which the game prints them. */
const LINES = [
  'wander',
  'stairs',
  'stairway',
  'start',
  'goal',
  'reward',
  'special',
  'arrival',
  'limit',
  'doors',
  'secret',
  'blocked',
  'pit',
  'block',
  'spear',
  'furn',
  'mon',
  'later',
  'treasure',
  'chest-trap',
  'alarm',
  'aura',
  'clock',
  'rise',
  'escape',
];
/** Lines of squares and edges. */
const PLACES = ['start', 'doors', 'secret', 'blocked', 'pit', 'block', 'spear'];

/** The campaign's quests, one row for each door, trap, piece and monster. */
export const quests = (ledger: Ledger): readonly GoldenTable[] =>
  blocksOf(ledger, 'quest').map((block, at) => questTable(ledger, at + 1, block));

function questTable(ledger: Ledger, number: number, [head = '', ...lines]: readonly string[]): GoldenTable {
  const where = `quest ${number}`;
  const listed = tableIn(ledger, '### 21.11 ', ['Quest', 'Name', 'Wandering monster', 'Artifact'])[number - 1];
  if (head !== `Q${number} ${listed?.[1]}`)
    throw new LedgerError(ledger, where, `is called "${head}", and "${listed?.[1]}" in the list of quests`);
  const given = new Map(lines.map((line) => splitLine(ledger, where, line)));
  for (const [key, text] of inProse(ledger, number, given)) given.set(key, text);
  const unknown = [...given.keys()].find((key) => !LINES.includes(key));
  if (unknown !== undefined) throw new LedgerError(ledger, where, `nobody knows a line "${unknown}"`);
  const rows = LINES.flatMap((key) => entriesOf(key, given.get(key) ?? '').map((entry) => [key, entry]));
  return {
    name: `quest-${number}`,
    source: `22, quest ${number}`,
    columns: ['line', 'entry'],
    rows: [['title', (listed?.[1] ?? '').replaceAll("'", '’')], ...rows],
  };
}

function splitLine(ledger: Ledger, where: string, line: string): readonly [string, string] {
  const [, key, text] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
  if (key === undefined || text === undefined) throw new LedgerError(ledger, where, `not a line of a sheet: ${line}`);
  return [key, text];
}

/** What a sheet says in its rules and not in its block. */
function inProse(
  ledger: Ledger,
  number: number,
  given: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  const reward = figuresIn(ledger, `quest.q${number}-goal`, /Reward (\d+) gold/).join('');
  return [
    ['reward', reward],
    ...(number === 9
      ? [
          [
            'stairway',
            figuresIn(ledger, 'quest.q9-stairway-known', /is (shown) from the start/)
              .join('')
              .replace('shown', 'known'),
          ] as const,
        ]
      : []),
    ...(number === 10 ? [['arrival', arrivals(ledger, given.get('stairs') ?? '')] as const] : []),
  ];
}

/** Where portals lead; whoever comes back to the stairway comes to its first square. */
function arrivals(ledger: Ledger, stairs: string): string {
  const [list = ''] = figuresIn(ledger, 'quest.q10-arrival', /Arrival squares: (.+?);/);
  return list
    .split(/, (?=[A-Z] )/)
    .map((arrival) => arrival.replace('any stairway square', stairs).replace(/[()]/g, ''))
    .join('; ');
}

const entriesOf = (key: string, text: string): readonly string[] =>
  text.split(PLACES.includes(key) ? ' ' : '; ').filter((entry) => entry !== '');

/** A plan row by row. */
const planTable = (name: string, source: string, rows: readonly string[]): GoldenTable => ({
  name,
  source,
  columns: ['row', 'squares'],
  rows: rows.map((row, at) => [`${at}`, row]),
});

export function campaignPlan(ledger: Ledger): GoldenTable {
  const [rows = []] = blocksOf(ledger, 'board');
  return planTable('campaign-plan', '21.9', rows);
}

/** The board in the box, whose rows are numbered in their ledger. */
export function boardPlan(ledger: Ledger): GoldenTable {
  const [rows = []] = blocksOf(ledger, '');
  const numbered = rows.map((row, at) => {
    const [, number, squares] = /^ ?(\d+) (\S+)$/.exec(row) ?? [];
    if (squares === undefined || number !== `${at + 1}`)
      throw new LedgerError(ledger, 'the board', `not row ${at + 1} of a plan: ${row}`);
    return squares;
  });
  return planTable('board-plan', 'the board', numbered);
}
