import {
  caught,
  figuresAt,
  figuresIn,
  type GoldenTable,
  type Ledger,
  LedgerError,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';
import { effectOf, testOf } from './effects.ts';

// The keep: its figures, tiles, decks and Treasures.

/** Where each deck stands, and how many cards it has. */
const DECKS = ['Dungeon', 'Trap', 'Search', 'Door', 'Corpse', 'Crypt', 'Catacomb'] as const;
const FIRST_DECK = 6;
const DECK_COLUMNS = ['card', 'copies', 'effect'];

/** `20 gold, 40 gold` of the cells that name one card each. */
const SPLIT_GOLD = /^(?:one card )?(\d+)(?: gold)?(?:, one)?,? .*$/;

/** What the cards of one row do, each with its copies: those that bring different gold are cards of their own. */
function cardsOf(ledger: Ledger, title: string, count: string, text: string): readonly (readonly string[])[] {
  const copies = whole(ledger, title, count);
  if (!text.includes('one card')) return [[title, copies, effectOf(ledger, title, text)]];
  const amounts = [...text.matchAll(/\d+/g)].map(([amount]) => amount);
  if (!SPLIT_GOLD.test(text) || `${amounts.length}` !== copies)
    throw new LedgerError(ledger, title, `${copies} cards, and "${text}"`);
  return amounts.map((amount) => [title, '1', effectOf(ledger, title, `${amount} gold`)]);
}

function deckOf(ledger: Ledger, deck: (typeof DECKS)[number], at: number): GoldenTable {
  const where = `**D${FIRST_DECK + at} ${deck} deck (`;
  const [size] = figuresAt(ledger, where, /\((\d+)\)/);
  const rows =
    deck === 'Trap'
      ? tableIn(ledger, where, ['Card', 'Count', 'Test', 'Failure', 'Success']).map(
          ([title = '', count = '', attribute = '', failure = '', success = '']) => [
            title,
            whole(ledger, title, count),
            testOf(ledger, attribute, failure, success),
          ],
        )
      : tableIn(ledger, where, ['Card', 'Count', 'Effect']).flatMap(([title = '', count = '', text = '']) =>
          cardsOf(ledger, title, count, text),
        );
  const sum = rows.reduce((total, [, copies]) => total + Number(copies), 0);
  if (`${sum}` !== size) throw new LedgerError(ledger, where, `${size} cards, and ${sum} in the table`);
  return { name: `${deck.toLowerCase()}-deck`, source: `D${FIRST_DECK + at}`, columns: DECK_COLUMNS, rows };
}

/** The Dragon deck stands in a line, and what its cards do in rules. */
function dragonOf(ledger: Ledger): GoldenTable {
  const copies = figuresAt(ledger, '**D13', /Deep Sleep ×(\d), One Eye Opens ×(\d), Dragonfire ×(\d)\./);
  const effects = [
    `treasures ${figuresIn(ledger, 'hoard.deep-sleep', /takes (\d) Treasure cards/).join()}`,
    `treasures ${figuresIn(ledger, 'hoard.one-eye', /takes (\d) Treasure card/).join()}`,
    `dragonfire ${figuresIn(ledger, 'hoard.dragonfire', /one roll of (\dd6)/).join()}`,
  ];
  const rows = ['Deep Sleep', 'One Eye Opens', 'Dragonfire'].map((title, at) => [
    title,
    copies[at] ?? '',
    effects[at] ?? '',
  ]);
  return { name: 'dragon-deck', source: 'D13, section 19', columns: DECK_COLUMNS, rows };
}

function tilesOf(ledger: Ledger): GoldenTable {
  const [size] = figuresAt(ledger, '**D5 ', /\((\d+)\)/);
  const rows = tableIn(ledger, '**D5 ', ['Type', 'Count', 'Edges × number']).flatMap(
    ([kind = '', count, forms = '']) => {
      const printed = forms.split(', ').map((form) => [kind, ...caught(ledger, kind, form, /^([OXDP]{3}) ×(\d+)$/)]);
      const sum = printed.reduce((total, [, , copies]) => total + Number(copies), 0);
      if (`${sum}` !== count) throw new LedgerError(ledger, kind, `${count} tiles, and ${sum} in the row`);
      return printed;
    },
  );
  const sum = rows.reduce((total, [, , copies]) => total + Number(copies), 0);
  if (`${sum}` !== size) throw new LedgerError(ledger, 'D5', `${size} tiles, and ${sum} in the table`);
  return { name: 'tiles', source: 'D5', columns: ['tile', 'left, ahead, right', 'copies'], rows };
}

/** What a kind of tile tests, whoever enters or leaves it, and what a failure costs. */
function tileTestsOf(ledger: Ledger): GoldenTable {
  const tested = (id: string, pattern: RegExp): readonly string[] => figuresIn(ledger, id, pattern);
  const [rubble = ''] = tested('tile.rubble', /Leaving over any edge but the entered one needs a (\w+) test;/);
  const [web = ''] = tested('tile.web', /Leaving over any edge needs a (\w+) test;/);
  const chasm = tested('tile.chasm', /any edge but the entered one needs an (\w+) test; failure costs (\d) wounds/);
  const bridge = tested('tile.bridge', /on entry an (\w+) test;.* Failure: (\d) wounds and, if alive, a fall/);
  const [sinkhole = ''] = tested('tile.sinkhole', /on entry a (\w+) test; failure: ⌈d6\/2⌉ wounds .* a fall/);
  const [shaft = ''] = tested('tile.shaft', /on entry an (\w+) test; failure kills/);
  return {
    name: 'tile-tests',
    source: 'section 12',
    columns: ['tile', 'when', 'attribute', 'failed'],
    rows: [
      ['Rubble', 'leaving otherwise', rubble, '-'],
      ['Web', 'leaving', web, '-'],
      ['Chasm', 'leaving otherwise', chasm[0] ?? '', `wound ${chasm[1]}`],
      ['Rope bridge', 'entering', bridge[0] ?? '', `wound ${bridge[1]}, fall`],
      ['Sinkhole', 'entering', sinkhole, 'wound d6/2, fall'],
      ['Bottomless shaft', 'entering', shaft, 'kill'],
    ],
  };
}

const TREASURES = ['Treasure', 'Gold', '', 'Treasure', 'Gold'];

/** Two columns of Treasures, the dearer ones on the left; a star marks those that do something. */
function treasuresOf(ledger: Ledger): GoldenTable {
  const pairs = tableIn(ledger, '**D14 ', TREASURES);
  const cells = [...pairs.map((row) => row.slice(0, 2)), ...pairs.map((row) => row.slice(3))];
  const rows = cells
    .filter(([title]) => title !== '')
    .map(([cell = '', gold = '']) => {
      const [title = '', copies = '1', star = ''] = /^(.+?)(?: \((\d+) cards\))?(?: (\*))?$/.exec(cell)?.slice(1) ?? [];
      return [title, whole(ledger, title, gold.replace(' each', '')), copies ?? '1', star ? 'yes' : 'no'];
    });
  const [size, worth = ''] = figuresAt(ledger, '**D14 ', /\((\d+) cards, ([\d ]+) gold/);
  const copies = rows.reduce((sum, [, , count]) => sum + Number(count), 0);
  const gold = rows.reduce((sum, [, each, count]) => sum + Number(each) * Number(count), 0);
  if (`${copies}` !== size || `${gold}` !== worth.replaceAll(' ', ''))
    throw new LedgerError(ledger, 'D14', `${size} cards of ${worth} gold, and ${copies} of ${gold} in the table`);
  return { name: 'treasures', source: 'D14', columns: ['treasure', 'gold', 'copies', 'useful'], rows };
}

/** When a Power card can be used, and what it is worth then. */
function powerUsesOf(ledger: Ledger): GoldenTable {
  const rows = tableIn(ledger, '**D15', ['Title', 'Value', 'Effect (instead of the value)']).map(
    ([title = '', , text = '']) => {
      const boost = /^before an? (\w+) test: −(\d)$/.exec(text);
      const heals = /^start of own turn: heal (\d) wounds$/.exec(text);
      const tokens = /^start of own turn: gain (\d) determination tokens$/.exec(text);
      if (boost !== null) return [title, `before a test of ${boost[1]}`, `${boost[2]}`];
      if (heals !== null) return [title, 'start of turn: heals', `${heals[1]}`];
      if (tokens !== null) return [title, 'start of turn: tokens', `${tokens[1]}`];
      if (text === 'none') return [title, 'never', '-'];
      if (text.startsWith('on entering')) return [title, 'entering', '-'];
      if (text.startsWith('when you draw Something Moves')) return [title, 'Something Moves', '-'];
      if (text === '`power.bluff`') return [title, 'meeting', '-'];
      throw new LedgerError(ledger, title, `when is this played? ${text}`);
    },
  );
  return { name: 'power-uses', source: 'D15', columns: ['title', 'when', 'figure'], rows };
}

const CONSTANTS = ['Constant', 'Value', '', 'Constant', 'Value'];

/** Every figure that stands in no table of its own. */
function figuresOf(ledger: Ledger): GoldenTable {
  const constants = new Map(
    tableIn(ledger, '**D2 ', CONSTANTS).flatMap(([name = '', value = '', , other = '', worth = '']) => [
      [name, value] as const,
      [other, worth] as const,
    ]),
  );
  const constant = (name: string, pattern: RegExp): readonly string[] =>
    caught(ledger, `D2, ${name}`, constants.get(name) ?? '', pattern);
  const [first = '', second = ''] = figuresIn(ledger, 'cat.drift', /roll d6: (\d) one square to the left .*, (\d) one/);
  const ranks = figuresIn(ledger, 'single.rank', /below (\d+) Scavenger, 1500–2999 Adventurer, (\d+)–.*, (\d+) and/);
  const rows = [
    ['sun spaces', constant('Sun track', /^(\d+) spaces$/)],
    ['columns, rows', constant('Board', /^(\d+) × (\d+),/)],
    ['towers', constant('Board', /towers (\w+) (\w+) (\w+) (\w+),/)],
    ['hoard', constant('Board', /hoard (\w+)\+(\w+)$/)],
    ['moves from tower to hoard', constant('Shortest way tower → hoard', /^(\d+) Moves/)],
    ['searches of a visit', constant('Searches per visit', /^(\d)$/)],
    ['less for a token', constant('Determination token', /^−(\d) each$/)],
    ['Power cards at the start', constant('Start Power cards', /^(\d)$/)],
    ['Power cards in hand at most', constant('Power hand limit', /^(\d)$/)],
    ['wounds that a draught heals', constant('Healing Draught', /^(\d) wounds$/)],
    ['dice of dragonfire', constant('Dragonfire', /^(\d)d6$/)],
    ['less for a Power card', constant('Power boost', /^−(\d)$/)],
    ['less for a dropped Treasure', figuresIn(ledger, 'tile.bridge', /each lowering the total by (\d)/)],
    ['tokens for a failure', figuresIn(ledger, 'test.gain-on-failure', /gains (\w+) determination token/)],
    ['tokens for a failure of Maud', figuresIn(ledger, 'trait.maud-stubborn', /gains (\w+) determination tokens/)],
    ['tiles of Challara', figuresIn(ledger, 'trait.challara-scout', /she draws (\w+), sees both/)],
    ['Search cards of Lindel', figuresIn(ledger, 'trait.lindel-keen-eyes', /he draws (\w+) Search cards/)],
    ['tiles looked at', figuresIn(ledger, 'cards.look-at-tiles', /at the top (\w+) tiles/)],
    ['headings by die', figuresIn(ledger, 'cat.enter-fall', /1 N, 2 E, 3 S, (\d) W,/)],
    ['drift to the left, to the right', [first, second]],
    ['wounds off the Ember Aegis', figuresAt(ledger, '\\* Effects', /\*\*Aegis\*\* – (\d) wounds less/)],
    ['wounds that the Thimble heals', figuresAt(ledger, '**Cloak**', /\*\*Thimble\*\* .*: heal (\d)\./)],
    ['turning chamber turns', figuresIn(ledger, 'tile.turning', /rotated by (\d+)°/)],
    ['ranks of one player from', ['0', ...ranks]],
    ['sun spaces of a long day', figuresIn(ledger, 'round.nightfall', /a sun track of (\d+) spaces/)],
    ['dice of a shaft with a bottom', figuresIn(ledger, 'tile.shaft', /`no-instant-death`: (\d)d6 wounds/)],
  ] as const;
  return {
    name: 'figures',
    source: 'D2, sections 9 to 22',
    columns: ['what', 'figures'],
    rows: rows.map(([what, figures]) => [what, figures.join(' ')]),
  };
}

/** `2: 1/36 · 3: 3/36 …`: how many of 36 throws pass. */
const chancesOf = (ledger: Ledger): GoldenTable => ({
  name: 'chances',
  source: 'D3',
  columns: ['attribute', 'throws of 36'],
  rows: (/:\*\* (.+)\.$/.exec(ledger.lines.find((line) => line.startsWith('**D3 ')) ?? '')?.[1] ?? '')
    .split(' · ')
    .map((chance) => caught(ledger, 'D3', chance, /^(\d+): (\d+)\/36$/)),
});

/** Chances against the top card of the Power deck, in 40ths: away, away at a price, held fast. */
function escapesOf(ledger: Ledger): GoldenTable {
  const titles = ['Hero total', 'Grip −1 (Golem)', 'Grip 0 (Skeleton, Troll)', 'Grip +1 (Sorcerer, Demon)'];
  const rows = tableIn(ledger, 'Chance of each value', titles).map(([total = '', ...chances]) => [
    ...caught(ledger, 'D15', total, /^(\d)/),
    ...chances.map((chance) => chance.replaceAll(' / ', ' ')),
  ]);
  return { name: 'escapes', source: 'D15', columns: ['hero total', 'grip -1', 'grip 0', 'grip 1'], rows };
}

/** As it is printed: the ledger writes plain apostrophes. */
const printed = (table: GoldenTable): GoldenTable => ({
  ...table,
  name: `keep-${table.name}`,
  rows: table.rows.map((cells) => cells.map((cell) => cell.replaceAll("'", '’'))),
});

export const transcribeKeep = (ledger: Ledger): readonly GoldenTable[] =>
  [
    figuresOf(ledger),
    chancesOf(ledger),
    tilesOf(ledger),
    tileTestsOf(ledger),
    ...DECKS.map((deck, at) => deckOf(ledger, deck, at)),
    dragonOf(ledger),
    treasuresOf(ledger),
    powerUsesOf(ledger),
    escapesOf(ledger),
  ].map(printed);
