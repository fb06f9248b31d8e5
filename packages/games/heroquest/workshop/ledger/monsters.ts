import {
  blocksOf,
  caught,
  figuresAt,
  figuresIn,
  type GoldenTable,
  type Ledger,
  LedgerError,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';

const CARD = ['Monster', 'Move', 'Attack', 'Defend', 'Body', 'Mind', 'Undead'];
const STATISTICS = ['move', 'attack', 'defend', 'body', 'mind'];

/** The miniatures in the box, by the alphabet. */
export function figures(ledger: Ledger): GoldenTable {
  const [total = '', list = ''] = figuresAt(ledger, '| Monster miniatures |', /\| (\d+): (.+) \|/);
  const rows = list.split(', ').map((entry) => {
    const [figure = '', count = ''] = caught(ledger, '21.1', entry, /^(.+) (\d+)$/);
    return [figure.toLowerCase().replace(' ', '-'), count];
  });
  const sum = rows.reduce((all, [, count]) => all + Number(count), 0);
  if (sum !== Number(total)) throw new LedgerError(ledger, '21.1', `${total} miniatures, and the list has ${sum}`);
  return {
    name: 'figures',
    source: '21.1',
    columns: ['figure', 'count'],
    rows: rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
}

export const monsters = (ledger: Ledger): GoldenTable => ({
  name: 'monsters',
  source: '21.10',
  columns: ['monster', ...STATISTICS, 'undead'],
  rows: tableIn(ledger, '### 21.10 ', CARD).map(([name = '', ...cells]) => [
    name,
    ...cells.slice(0, 5).map((cell) => whole(ledger, name, cell)),
    cells[5] === 'yes' ? 'yes' : 'no',
  ]),
});

/** Those with a name are undead if the rule names them so, the Witch Lord in both of his quests. */
export function named(ledger: Ledger): GoldenTable {
  const [undead = ''] = figuresIn(ledger, 'monster.undead', /— (.+) are undead/);
  const isUndead = (key: string): boolean => undead.toLowerCase().includes(key.replace(/-\d+$/, '').replace('-', ' '));
  const [lines = []] = blocksOf(ledger, 'named');
  const rows = lines.map((line) => {
    const [key = '', figure = '', ...rest] = line.split(/ +/);
    const spells = rest.at(-1) ?? '';
    if (rest.length !== 6) throw new LedgerError(ledger, key, `not a monster with a name: ${line}`);
    return [
      key,
      figure,
      ...rest.slice(0, 5).map((cell) => whole(ledger, key, cell)),
      isUndead(key) ? 'yes' : 'no',
      spells,
    ];
  });
  return { name: 'named', source: '21.10', columns: ['key', 'figure', ...STATISTICS, 'undead', 'spells'], rows };
}

/** Sir Ragnar has no attack. */
export function allies(ledger: Ledger): GoldenTable {
  const [move = '', defend = '', body = '', mind = ''] = figuresIn(
    ledger,
    'monster.escort-ragnar',
    /moves (\d) \(no dice\), no attack, Defend (\d), Body (\d), Mind (\d)/,
  );
  const genie = figuresAt(ledger, '| `spell.genie` |', /movement (\d), Attack (\d), Defend (\d), Body (\d), Mind (\d)/);
  const rows = [
    ['ragnar', move, '0', defend, body, mind],
    ['genie', ...genie],
  ];
  return { name: 'allies', source: 'monster.escort-ragnar, spell.genie', columns: ['ally', ...STATISTICS], rows };
}
