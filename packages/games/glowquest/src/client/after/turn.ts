import { CARD_IDS, type CardId, waitsForMove } from '../../content/index.ts';
import type { Clause } from '../../content/vocabulary.ts';
import { findBenefit } from '../../queries/benefits.ts';
import { findEntity } from '../../queries/entities.ts';
import { freshTurn } from '../../queries/fresh.ts';
import { stillness } from '../../queries/moving.ts';
import { attackCost, basesOf, speedOf } from '../../queries/stats.ts';
import { type Entity, type Event, FIRST_MONSTER, type Turn, type View } from '../../types/index.ts';

/** Whose Turn it is after an event, and what is left of it. */
export function turnAfter(view: View, event: Event): View {
  if (event.type === 'turnBegan') {
    const turns = view.turns + 1;
    return { ...view, turns, turn: freshTurn(event.who, turns), attack: null };
  }
  if (event.type === 'turnEnded') return { ...view, turn: null, attack: null };
  const { turn } = view;
  return turn === null ? view : { ...view, turn: { ...turn, ...spentIn(view, turn, event) } };
}

function spentIn(view: View, turn: Turn, event: Event): Partial<Turn> {
  switch (event.type) {
    case 'surgesRolled':
    case 'gainedSurges':
      return { surges: event.surges };
    case 'used':
      return { surges: event.left, used: [...turn.used, event.benefit], ...given(view, turn, event) };
    case 'attackDeclared':
      return { surges: turn.surges - priceOf(view, event), attacks: turn.attacks + 1, stroll: null };
    case 'attackAgain':
      return { extraAttacks: turn.extraAttacks + 1 };
    case 'chose':
      return event.target === null ? {} : { quarry: event.target };
    case 'fell':
      return event.hero === turn.who && view.resolve > 0 ? { isCut: true } : {}; // [turn.cut-short]
    default:
      return movedIn(view, turn, event);
  }
}

/** Steps of its own will, and what they are paid with. */
function movedIn(view: View, turn: Turn, event: Event): Partial<Turn> {
  switch (event.type) {
    case 'walked':
      return { stroll: strolled(view, turn, event) };
    case 'fled':
      return { settled: [...turn.settled, event.enemy], hasFled: true };
    case 'dodged':
      return {
        settled: [...turn.settled, event.enemy],
        ...(event.passed ? {} : { isStuck: true, stroll: null }),
      };
    default:
      return struckIn(turn, event);
  }
}

function struckIn(turn: Turn, event: Event): Partial<Turn> {
  if (event.type === 'hit') return { hasHit: true };
  // A monster without Hitpoints dies at once.
  const isKill =
    event.type === 'harmed' &&
    event.hitpoints === 0 &&
    event.who >= FIRST_MONSTER &&
    event.by === turn.who &&
    turn.who < FIRST_MONSTER &&
    (event.how === 'attack' || event.how === 'pattern');
  return isKill ? { hasKilled: true } : {};
}

/** Of a walk that was halted by a question, only the rest is new. */
function strolled(view: View, { stroll }: Turn, { who, path }: Extract<Event, { type: 'walked' }>): Turn['stroll'] {
  const done = path.indexOf(findEntity(view, who)?.at ?? -1) + 1;
  const left = (stroll?.left ?? 0) - (path.length - done);
  return stroll === null || left <= 0 ? null : { ...stroll, left };
}

/** Some weapons want a Surge for every attack. */
function priceOf(view: View, { attacker, base: source }: Extract<Event, { type: 'attackDeclared' }>): number {
  const user = findEntity(view, attacker);
  const base = user === null ? undefined : basesOf(view, user).find((one) => one.source === source);
  return base === undefined ? 0 : attackCost(base);
}

type Used = Extract<Event, { type: 'used' }>;

/** What a Benefit gives its user's Turn without a word of its own: squares to walk, a weapon, a longer reach. */
function given(view: View, turn: Turn, { who, benefit: id }: Used): Partial<Turn> {
  const user = findEntity(view, who);
  const benefit = findBenefit(id);
  if (user === null || benefit === null || who !== turn.who) return { stroll: null };
  const { clauses, pattern, timing } = benefit;
  const base = clauses.find(({ word }) => word === 'base');
  const isReach = pattern !== null && timing === 'before' && base === undefined && turn.reach?.kind !== 'ranged';
  return {
    stroll: strollOf(view, user, clauses),
    ...(base === undefined || !isCard(id)
      ? {}
      : { bases: [...turn.bases, { source: id, n: numberOf(base), pattern }] }),
    ...(isReach ? { reach: { ...pattern } } : {}),
  };
}

const isCard = (id: string): id is CardId => CARD_IDS.some((card) => card === id);
const numberOf = ({ n }: Clause): number => (n === 'speed' ? 0 : n);

/** Squares that can be walked now; where something else comes before, they are not there yet. */
function strollOf(view: View, user: Entity, clauses: readonly Clause[]): Turn['stroll'] {
  const [first] = clauses.filter(waitsForMove);
  if ((first?.word !== 'move' && first?.word !== 'shift') || stillness(view, user) !== null) return null;
  return { left: first.n === 'speed' ? speedOf(user) : first.n, isShift: first.word === 'shift' };
}
