import { type GoldenTable, type Ledger, LedgerError, tableIn } from '@questhall/testkit/ledger';

/** What the ledger counts together, as it writes it, and the words that it is in ours. */
const WORDS: readonly (readonly [written: string, ...words: readonly string[]])[] = [
  ['`Melee ±n`, `Magic ±n`, `Speed ±n`', 'score'],
  ['`Threat ±n`', 'threats'],
  ['`Attack +n`, `Attack −n`', 'attack'],
  ['`Counter +n`', 'counter'],
  ['`Best of 2`', 'bestOfTwo'],
  ['`Thr S n else X`', 'threat'],
  ['`Wound n`', 'wound'],
  ['`Wound +n`', 'woundMore'],
  ['`Prevent n`, `Prevent to 1`', 'prevent, preventTo'],
  ['`Heal n`', 'heal'],
  ['`Tip`', 'tip'],
  ['`Untip`', 'untip'],
  ['`Level −n`', 'level'],
  ['`Glory ±n`, `Peril ±n`', 'glory', 'peril'],
  ['`Move +n`', 'move'],
  ['`Warp`', 'warp'],
  ['`Shift n`', 'shift'],
  ['`Repel`', 'repel'],
  ['`Minion`', 'minion'],
  ['`Limit T/B/K +n`', 'limit'],
  ['`Cost ±n`, `Cost 0`', 'cost, free'],
  ['`Open`', 'open'],
  ['`Ignore`', 'ignore'],
  ['`Symbol Sp ●`', 'symbol'],
  ['`Draw n`', 'draw'],
  ['`Discard n`', 'discard'],
  ['`Look n`', 'look'],
  ['`Upkeep n`', 'upkeep'],
  ['`Charges n`', 'charges'],
  ['`Lift`', 'lift, liftAt'],
];

/** `22 + 1`: cards of the sets, and of the supplement. */
const countsOf = (cell: string): readonly [string, string] => {
  const [sets = '', supplement = '0'] = cell.split(' + ');
  return [sets, supplement];
};

/** On how many cards each word stands; the forms of Quests are counted by their categories. */
export function words(ledger: Ledger): GoldenTable {
  const counts = new Map(
    tableIn(ledger, '#### Vocabulary of card effects', ['Word', 'Exact meaning', 'Dutch wording', 'Cards']).map(
      ([word = '', , , cards = '']) => [word, cards.split('; ')],
    ),
  );
  return {
    name: 'words',
    source: '21.3',
    columns: ['words', 'in the sets', 'in the supplement'],
    rows: WORDS.flatMap(([written, ...ours]) => {
      const cells = counts.get(written);
      if (cells?.length !== ours.length) throw new LedgerError(ledger, '21.3', `should count ${written}`);
      return ours.map((word, at) => [word, ...countsOf(cells[at] ?? '')]);
    }),
  };
}

/** On how many cards each trigger stands. */
export const triggers = (ledger: Ledger): GoldenTable => ({
  name: 'triggers',
  source: '21.3',
  columns: ['trigger', 'in the sets', 'in the supplement'],
  rows: tableIn(ledger, '#### Vocabulary of card effects', ['Trigger', 'Moment', 'Cards']).map(
    ([trigger = '', , cards = '']) => [trigger.replaceAll('`', ''), ...countsOf(cards)],
  ),
});
