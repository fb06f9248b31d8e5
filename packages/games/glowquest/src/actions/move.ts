import { notNow, topFrame } from '@questhall/groundwork';
import { doorsAt, kingSteps } from '@questhall/tiles';
import { forceTo } from '../frames/forced.ts';
import { followTo, retreatTo } from '../frames/momentum.ts';
import { dodge as rollDodge, flee as runAway, walkFrame } from '../frames/walk.ts';
import { costOf } from '../queries/benefits.ts';
import { entityAt, entityOf, heroOf, isHero } from '../queries/entities.ts';
import { destinations, stepsOver, stillness, wayTo } from '../queries/moving.ts';
import { speedOf } from '../queries/stats.ts';
import { whyNotAdjacent } from '../queries/unreached.ts';
import { cannotPay } from '../queries/using.ts';
import { type Entity, FIRST_MONSTER } from '../types/index.ts';
import { type Asked, actorIn, type DeedOf, fromList, type Match, type No, no, reasonFor } from './common.ts';

interface Walker {
  readonly mover: Entity;
  /** Squares it may still go. */
  readonly left: number;
  readonly isShift: boolean;
  /** It would have to pay for Move first. */
  readonly mustPay: boolean;
}

/** Who walks under this question, and how far. */
function walkerIn(state: Match, asked: Asked): Walker | null {
  const { table } = state;
  const { question } = asked;
  if (question.kind === 'explore')
    return { mover: heroOf(table, question.hero), left: table.phase?.left ?? 0, isShift: false, mustPay: false };
  const mover = question.kind === 'turn' || question.kind === 'move' ? actorIn(state, asked) : null;
  const stroll = table.turn?.stroll ?? null;
  if (mover === null) return null;
  if (stroll !== null) return { mover, left: stroll.left, isShift: stroll.isShift, mustPay: false };
  return question.kind === 'turn' ? { mover, left: speedOf(mover), isShift: false, mustPay: true } : null;
}

/**
 * To a square in reach: the way that leaves the fewest enemies, then the shortest. [move.amount, explore.double-speed]
 */
export const go: DeedOf<'go'> = {
  propose(state, asked) {
    const walker = walkerIn(state, asked);
    if (walker === null || refusal(state, walker) !== null) return [];
    return destinations(state.table, walker.mover, walker.left).map((to) => ({ type: 'go', to }));
  },
  judge(state, asked, { to }) {
    const walker = walkerIn(state, asked);
    if (walker === null) return notNow(asked);
    return refusal(state, walker) ?? whyNotThere(state, asked, walker, to);
  },
  perform(draft, asked, { to }, tell) {
    const walker = walkerIn(draft, asked);
    if (walker === null) return;
    const { mover, left, isShift, mustPay } = walker;
    const { table } = draft;
    if (mustPay && table.turn !== null) {
      const cost = costOf(table, mover, 'move');
      const surges = table.turn.surges - cost;
      table.turn.surges = surges;
      table.turn.used.push('move');
      table.turn.stroll = { left, isShift };
      const rule = reasonFor(asked, 'benefit.pay');
      tell.all(rule, { type: 'used', who: mover.id, benefit: 'move', cost, left: surges, targets: [mover.id] });
    }
    const mode = asked.question.kind === 'explore' ? 'explore' : isShift ? 'shift' : 'move';
    draft.agenda.push(walkFrame(mover, wayTo(table, mover, to, left, isShift), mode));
  },
};

function refusal({ table }: Match, { mover, left, mustPay }: Walker): No | null {
  if (table.phase !== null) return left > 0 ? null : no('explore.double-speed', { left });
  const still = stillness(table, mover);
  if (still !== null) return no(still);
  return mustPay ? cannotPay(table, mover, 'move', 'turn') : null;
}

const EVERYWHERE = 999;

type Table = Match['table'];

function whyNotThere({ table }: Match, { question }: Asked, { mover, left }: Walker, to: number): No | null {
  if (to === mover.at) return no('move.end-free', { square: to });
  const steps = stepsOver(table, mover, to, left);
  if (steps > 0) return entityAt(table, to) === null ? null : no('move.end-free', { square: to });
  if (table.glow.includes(to)) return no('glow.no-voluntary-entry', { square: to });
  const far = stepsOver(table, mover, to, EVERYWHERE);
  if (far > 0) return no(question.kind === 'explore' ? 'explore.double-speed' : 'move.amount', { steps: far, left });
  const there = entityAt(table, to);
  if (there !== null && isHero(there) !== isHero(mover)) return no('move.through-allies', { square: to });
  const bar = barRule(table, mover, to);
  if (bar !== null) return no(bar, { square: to, barred: 'way' });
  const isBeside = kingSteps(mover.at, to) === 1;
  return no(isBeside ? whyNotAdjacent(table.floor, mover.at, to) : 'geo.adjacent-orthogonal', { square: to });
}

/** What bars every way there, however far one could go: enemies, or Glow; null where none leads there without them. */
function barRule(table: Table, mover: Entity, to: number): 'move.through-allies' | 'glow.no-voluntary-entry' | null {
  const isWay = (without: Partial<Table>): boolean => stepsOver({ ...table, ...without }, mover, to, EVERYWHERE) > 0;
  const nobody = { monsters: [], heroes: [] };
  if (isWay(nobody)) return 'move.through-allies';
  if (isWay({ glow: [] })) return 'glow.no-voluntary-entry';
  return isWay({ ...nobody, glow: [] }) ? 'move.through-allies' : null;
}

/** A closed door beside the hero opens for one square of movement. [door.open-cost] */
export const open: DeedOf<'open'> = {
  propose(state, { question }) {
    if (question.kind !== 'explore') return [];
    const { at } = heroOf(state.table, question.hero);
    return doorsAt(state.table.floor, at).map(({ id }) => ({ type: 'open', door: id }));
  },
  judge({ table }, asked, { door: id }) {
    const { question } = asked;
    if (question.kind === 'turn' && question.who >= FIRST_MONSTER) return no('door.monsters-cannot-open', { door: id });
    if (question.kind !== 'explore')
      return table.encounter === null ? notNow(asked) : no('explore.suspended', { door: id });
    const door = table.floor.doors.find((one) => one.id === id);
    const { at } = heroOf(table, question.hero);
    if (door === undefined || door.near !== at) return no('door.open-cost', { door: id });
    if (door.isOpen) return no('door.no-closing', { door: id });
    return (table.phase?.left ?? 0) < 1 ? no('door.open-cost', { left: 0 }) : null;
  },
  perform(draft, { question }, { door }) {
    if (question.kind !== 'explore' || draft.table.phase === null) return;
    draft.table.phase.left -= 1;
    draft.agenda.push({ kind: 'discover', hero: question.hero, opening: null, door });
  },
};

/** Away from an enemy without a die. [leave.flee] */
export const flee: DeedOf<'flee'> = fromList(
  (question) => (question.kind === 'leave' ? question.enemies : null),
  ({ enemy }) => enemy,
  (enemy) => ({ type: 'flee', enemy }),
  (draft, _asked, { enemy }, tell) => runAway(draft, topFrame(draft, 'walk').who, enemy, tell),
  () => 'leave.once-per-enemy',
);

/** Away from an enemy by a Check. [leave.dodge] */
export const dodge: DeedOf<'dodge'> = fromList(
  (question) => (question.kind === 'leave' ? question.enemies : null),
  ({ enemy }) => enemy,
  (enemy) => ({ type: 'dodge', enemy }),
  (draft, _asked, { enemy }, tell) => rollDodge(draft, topFrame(draft, 'walk'), enemy, tell),
  () => 'leave.once-per-enemy',
);

/** A square for somebody who is moved, or who follows. */
export const place: DeedOf<'place'> = fromList(
  (question) =>
    question.kind === 'forced' || question.kind === 'momentum' || question.kind === 'follow' ? question.squares : null,
  ({ to }) => to,
  (to) => ({ type: 'place', to }),
  (draft, { question }, { to }, tell) => {
    const { table } = draft;
    if (question.kind === 'momentum') retreatTo(draft, topFrame(draft, 'momentum'), to, tell);
    else if (question.kind === 'follow')
      followTo(draft, topFrame(draft, 'momentum'), to, 'momentum.follow-distant', tell);
    else if (question.kind === 'forced') {
      const frame = topFrame(draft, 'benefit');
      forceTo(draft, frame, entityOf(table, question.who), entityOf(table, question.moved), to, tell);
    }
  },
  (question) =>
    question.kind === 'momentum'
      ? 'momentum.winner-chooses'
      : question.kind === 'follow'
        ? 'momentum.follow-distant'
        : 'effect.forced-up-to',
);
