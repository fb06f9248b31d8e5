import { caught, digitsOf, type Ledger, LedgerError } from '@questhall/testkit/ledger';

// What the tables say that cards do, in the few words in which the tables of `golden/` have it.

const NOTHING = '-';

/** What follows from a test: `1 wound and fall`, `d6 + 1 wounds`, `no crossing`. */
const OUTCOMES: readonly (readonly [pattern: RegExp, figures: string])[] = [
  [/^(\d) wounds?$/, 'wound $1'],
  [/^(\d) wounds? and fall(?: into the catacombs)?$/, 'wound $1, fall'],
  [/^(\d) wounds? and lost-turn marker$/, 'wound $1, lost turn'],
  [/^(d6) wounds$/, 'wound $1'],
  [/^(d6) \+ (\d) wounds$/, 'wound $1+$2'],
  [/^lost-turn marker$/, 'lost turn'],
  [/^caged \(`turn\.caged`\); the turn ends$/, 'caged'],
  [/^heading turns 90°, d6 1–(\d) left, \d–6 right$/, 'heading left to $1'],
  [/^no crossing$/, NOTHING],
  [/^nothing happens$/, NOTHING],
  [/^–$/, NOTHING],
];

const EFFECTS: readonly (readonly [pattern: RegExp, figures: string])[] = [
  [/^(?:nothing|no crossing)$/, NOTHING],
  [/^encounter a random monster(?: \(`escape\.catacombs`\))?$/, 'meet'],
  [/^(\d) wounds?, then an encounter without escape$/, 'wound $1, ambush'],
  [/^raise a skeleton, no escape$/, 'raise'],
  [/^may draw a (Corpse|Crypt) card$/, 'offer $1'],
  [/^draw a (Trap) card$/, 'draw $1'],
  [/^draw a (Trap) card; if the hero is then alive, .* the crossing succeeds, otherwise not$/, 'draw $1, cross'],
  [/^crossing succeeds$/, 'cross'],
  [/^lost-turn marker$/, 'lost turn'],
  [/^this tile turns (90)° clockwise, hero stays on it$/, 'turn $1'],
  [/^`search\.secret-door`$/, 'secret door'],
  [/^`cat\.way-up`$/, 'way up'],
  [/^`cards\.look-at-tiles`$/, 'look at tiles'],
  [/^keep; a Treasure worth (\d+) gold \(`treasure\.crown`\)$/, 'crown $1'],
  [/^keep as a (Healing Draught)$/, 'keep $1'],
  [/^discard all determination tokens$/, 'lose tokens'],
  [/^marker moves (\d) squares along the heading, .*$/, 'drift $1'],
  [/^(\d+) gold$/, 'gold $1'],
];

/** A door on which failing changes nothing about the crossing. */
const EITHER_WAY = /^(\w+) test; fail: (\d) wound; if alive the crossing succeeds either way$/;
const TESTED = /^(\w+) test; fail: (.+)$/;

function noted(ledger: Ledger, text: string, notes: typeof OUTCOMES): string {
  const [pattern, figures] = notes.find(([one]) => one.test(text)) ?? [];
  if (pattern === undefined || figures === undefined) throw new LedgerError(ledger, text, 'what does this do?');
  const found = caught(ledger, text, text, pattern);
  return figures.replaceAll(/\$(\d)/g, (_, at) => found[Number(at) - 1] ?? '').toLowerCase();
}

const outcomeOf = (ledger: Ledger, text: string): string => noted(ledger, digitsOf(text), OUTCOMES);

/** `test agility: wound 1, fall`, with what follows from passing behind a stroke. */
export function testOf(ledger: Ledger, attribute: string, failure: string, success: string): string {
  const [failed, passed] = [outcomeOf(ledger, failure), outcomeOf(ledger, success)];
  if (attribute === 'none') return NOTHING;
  return `test ${attribute.toLowerCase()}: ${failed}${passed === NOTHING ? '' : ` / ${passed}`}`;
}

/** What a cell says that a card of this title does. */
export function effectOf(ledger: Ledger, title: string, text: string): string {
  if (text === 'keep') return `keep ${title.toLowerCase()}`;
  const [attribute, wounds] = EITHER_WAY.exec(text)?.slice(1) ?? [];
  if (attribute !== undefined) return `test ${attribute.toLowerCase()}: wound ${wounds}, cross`;
  const [tested, failure] = TESTED.exec(text)?.slice(1) ?? [];
  if (tested === undefined || failure === undefined) return noted(ledger, text, EFFECTS);
  // A door that nothing holds opens.
  return testOf(ledger, tested, failure, '–') + (failure === 'no crossing' ? ' / cross' : '');
}
