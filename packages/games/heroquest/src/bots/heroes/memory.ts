import { stepsApart } from '@questhall/grid';
import type { Sight } from '@questhall/kernel';
import { boardOf } from '../../queries/board.ts';
import type { Edge, Room, Square } from '../../sheet/sheet.ts';
import type { HeroQuest, View } from '../../types/index.ts';
import { type Decision, DONE } from '../decision.ts';

/** What a player keeps in mind between two questions. All of it may be lost: the view is enough to go on. */
export interface Memory {
  /** The table it belongs to; at another one everything is forgotten. */
  quest: number;
  attempt: number;
  clock: number;
  /** What is left of the plan for the turn that is being played, and what it takes for granted. */
  plan: Plan | null;
  /** Answers given in this turn: nobody thinks for ever. */
  answers: number;
  turnOf: string;
  /** Corridor squares that were searched for traps; the view tells only of rooms. */
  readonly trapsSought: Set<Square>;
  /** Rooms, and corridor squares, whose walls were searched for secret doors. */
  readonly wallsSought: Set<Room | Square>;
  /** The door before which the leader waits, and since when. */
  waitingAt: Edge | null;
  waitingSince: number;
  /** Since when the leader has been too far ahead; 0 when it is not. */
  aloneSince: number;
  /** When something new last came to light; when a monster was last hurt, or nobody fought. */
  newsSum: number;
  newsAt: number;
  hurtSum: number;
  hurtAt: number;
  /** When one of my heroes last struck or cast. */
  foughtAt: number;
  /** Since when a hero of mine has found nothing to do; 0 when there is something. */
  idleSince: number;
  /** Since when a hero has been waiting for monsters to come. */
  readonly heldSince: Map<string, number>;
  /** Where portals have led, by the sum of the dice. */
  readonly portalRooms: Map<number, Room>;
  portalSum: number | null;
}

interface Plan {
  readonly steps: readonly Decision[];
  next: number;
  /** The plan falls when the hero is not here, or somebody new has come. */
  at: Square;
  readonly hero: string;
  readonly round: number;
  readonly figures: number;
}

export const newMemory = (): Memory => ({
  quest: -1,
  attempt: -1,
  clock: -1,
  plan: null,
  answers: 0,
  turnOf: '',
  trapsSought: new Set(),
  wallsSought: new Set(),
  waitingAt: null,
  waitingSince: 0,
  aloneSince: 0,
  newsSum: 0,
  newsAt: 0,
  hurtSum: 0,
  hurtAt: 0,
  foughtAt: 0,
  idleSince: 0,
  heldSince: new Map(),
  portalRooms: new Map(),
  portalSum: null,
});

/** Takes note of what has changed since the last question. */
export function remember(memory: Memory, { view, clock }: Sight<HeroQuest>): void {
  if (view.quest !== memory.quest || view.attempt !== memory.attempt || clock < memory.clock) forget(memory, view);
  memory.clock = clock;
  const news = newsIn(view);
  if (news !== memory.newsSum) Object.assign(memory, { newsSum: news, newsAt: view.round });
  const hurt = hurtIn(view);
  if (hurt !== memory.hurtSum || !isAnyEngaged(view)) Object.assign(memory, { hurtSum: hurt, hurtAt: view.round });
}

/** Somebody stands side by side with a monster, walls aside. */
function isAnyEngaged({ heroes, monsters, plan }: View): boolean {
  const { grid } = boardOf(plan);
  return monsters.some(({ at }) =>
    heroes.some((hero) => hero.status === 'here' && stepsApart(grid, hero.at, at) === 1),
  );
}

function forget(memory: Memory, { quest, attempt, round }: View): void {
  Object.assign(memory, { ...newMemory(), quest, attempt, newsAt: round, hurtAt: round });
}

/** A number that changes with everything that brings a quest forward. */
function newsIn(view: View): number {
  let sum = view.doors.length * 3 + view.traps.length * 5 + view.nextFigure * 7 - view.monsters.length * 11;
  for (const word of view.revealed) sum = (sum * 31 + word) | 0;
  for (const { isOpen } of view.doors) sum = (sum * 3 + Number(isOpen)) | 0;
  for (const { searched, status } of view.heroes) sum += searched.length * 13 + (status === 'left' ? 17 : 0);
  for (const { where } of view.chests) sum += where === 'floor' ? 0 : where === 'carried' ? 19 : 23;
  return sum + view.trapSearched.length * 29 + Number(view.isGoalMet) * 37 + Number(view.isStripped) * 41;
}

/** Wounds dealt so far: a monster that is gone has taken all it could. */
const hurtIn = ({ monsters, nextFigure }: View): number => {
  let sum = nextFigure - monsters.length;
  for (const { wounds } of monsters) sum += wounds;
  return sum;
};

/** The next step of the plan, while all is as it was expected to be. */
export function followPlan(memory: Memory, { round, nextFigure }: View, hero: string, at: Square): Decision | null {
  const { plan } = memory;
  const step = plan?.steps[plan.next];
  const isOn =
    step !== undefined && plan?.at === at && plan.hero === hero && plan.round === round && plan.figures === nextFigure;
  if (!isOn || plan === null) {
    memory.plan = null;
    return null;
  }
  takeStep(plan, step);
  return step;
}

/** Begins a plan and gives its first step. */
export function beginPlan(
  memory: Memory,
  steps: readonly Decision[],
  { round, nextFigure }: View,
  hero: string,
  at: Square,
): Decision {
  const [first = DONE] = steps;
  memory.plan = { steps, next: 0, at, hero, round, figures: nextFigure };
  takeStep(memory.plan, first);
  return first;
}

function takeStep(plan: Plan, { action }: Decision): void {
  plan.next += 1;
  if (action.type === 'walk') plan.at = action.to;
}

const RESTLESS_ROUNDS = 6;
const IDLE_ROUNDS = 8;
const LOST_ROUNDS = 25;
const LATE_ROUND = 125;

/** Nothing has come of it for a while: everybody tries on its own. */
export const isRestless = ({ newsAt }: Memory, { round }: View): boolean => round - newsAt > RESTLESS_ROUNDS;

/** No quest is worth more rounds than this. */
export const isLate = ({ round }: View): boolean => round > LATE_ROUND;

/**
 * There has been nothing to do for some time, or nothing has come of it for so long that nothing will: time to go home.
 */
export function isHopeless({ newsAt, foughtAt, idleSince }: Memory, view: View): boolean {
  if (view.limit !== null) return false;
  const isIdle = idleSince > 0 && view.round - idleSince > IDLE_ROUNDS;
  return isIdle || view.round - Math.max(newsAt, foughtAt) > LOST_ROUNDS || isLate(view);
}
