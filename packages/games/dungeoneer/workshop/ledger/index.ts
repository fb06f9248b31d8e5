import { figuresIn, type GoldenTable, type Ledger, type LedgerReader, tableIn } from '@questhall/testkit/ledger';
import { adventures, heroes, maps, quests, sets } from './cards.ts';
import { terms } from './terms.ts';
import { triggers, words } from './vocabulary.ts';

const SET_IDS = ['HD', 'HW', 'ED', 'LD'];
const GRADES = ['heroic', 'epic', 'legendary'];

/** How many cards there are of each kind, in a deck and in what a fourth seat brings. */
function decks(ledger: Ledger): GoldenTable {
  const deck = figuresIn(ledger, 'comp.deck-of-55', /(\d+) Hero, (\d+) Quest, (\d+) Map, (\d+) Adventure cards/);
  const more = figuresIn(ledger, 'setup.fourth-seat', /supplement \((\d) Hero, (\d) Quests,/);
  return {
    name: 'decks',
    source: 'comp.deck-of-55, setup.fourth-seat',
    columns: ['deck', 'heroes', 'quests', 'maps', 'adventures'],
    rows: [...SET_IDS.map((id) => [id, ...deck]), ...GRADES.map((grade) => [grade, ...more, '0', '0'])],
  };
}

/** The cheapest card for each of the moments that somebody may be asked in. */
const cheapest = (ledger: Ledger): GoldenTable => ({
  name: 'cheapest',
  source: '15',
  columns: ['cheapest', ...SET_IDS],
  rows: tableIn(ledger, '## 15. ', ['Cheapest', ...SET_IDS]).map(([what = '', ...costs]) => [
    what.replaceAll('`', ''),
    ...costs,
  ]),
});

const transcribe = (ledger: Ledger): readonly GoldenTable[] => [
  sets(ledger),
  decks(ledger),
  heroes(ledger),
  quests(ledger),
  maps(ledger),
  adventures(ledger),
  cheapest(ledger),
  words(ledger),
  triggers(ledger),
  terms(ledger),
];

export const ledger: LedgerReader = (open) => transcribe(open('dungeoneer.md'));
