import { isAdjacent } from '@questhall/grid';
import { check, type Move, type State, silence } from '@questhall/kernel';
import { type Course, Stage as StageOf } from '@questhall/testkit';
import type { Hero } from '../../src/content/heroes.ts';
import { fallback } from '../../src/fallback.ts';
import type { Draft } from '../../src/frames/agenda.ts';
import { appear } from '../../src/frames/reveal.ts';
import { turnFor } from '../../src/frames/round.ts';
import { heroquest } from '../../src/game.ts';
import { boardOf, isRevealed, isStair, wallsTrue } from '../../src/queries/board.ts';
import { heroesHere, isTaken } from '../../src/queries/figures.ts';
import { isSolid } from '../../src/queries/floor.ts';
import { findMonster } from '../../src/sheet/monster.ts';
import type { FloorTrap, Square } from '../../src/sheet/sheet.ts';
import type { Action, Event, FigureId, Frame, HeroInPlay, HeroQuest, HeroTurnFrame } from '../../src/types/index.ts';

export type Told = Parameters<Course<HeroQuest>['hasMet']>[0];

/** A state of play in which two rules are about to meet. */
export class Stage extends StageOf<HeroQuest> {
  /**
   * So many squares in a row on which nothing is and nobody stands, all of them known; null where there is no such row.
   */
  lane(length: number): readonly Square[] | null {
    const { grid } = boardOf(this.table.plan);
    const free = Array.from({ length: grid.size }, (_, square) => square).filter((square) => this.#isFree(square));
    const lanes = free.flatMap((square) =>
      [1, -1, grid.width, -grid.width].flatMap((stride) => {
        const lane = Array.from({ length }, (_, i) => square + i * stride);
        const isOpen = lane.every((at, i) => free.includes(at) && (i === 0 || this.#isStep(lane[i - 1] ?? -1, at)));
        return isOpen ? [lane] : [];
      }),
    );
    return this.one(lanes);
  }

  #isStep(from: Square, to: Square): boolean {
    return isAdjacent(boardOf(this.table.plan).grid, wallsTrue(this.table), from, to);
  }

  #isFree(square: Square): boolean {
    const { table } = this;
    const { hidden } = table;
    const isUsed = [...table.traps, ...hidden.traps, ...table.piles, ...table.chests, ...hidden.monsters].some(
      ({ at }) => at === square,
    );
    return (
      isRevealed(table, square) &&
      !isStair(table, square) &&
      !isSolid(table, square) &&
      !isTaken(table, square) &&
      !isUsed
    );
  }

  /** Somebody who is down there, other than these. */
  hero(...others: readonly (HeroInPlay | null)[]): HeroInPlay | null {
    return this.one(heroesHere(this.table).filter((hero) => !others.includes(hero)));
  }

  /** The hero of this class, if it is down there. */
  here(hero: Hero): HeroInPlay | null {
    return heroesHere(this.table).find((one) => one.hero === hero) ?? null;
  }

  monster(key: string, at: Square, spells: readonly never[] = []): FigureId {
    const card = findMonster({ named: [] }, key);
    if (card === null) throw new Error(`no monster ${key}`);
    return appear(
      this.draft,
      { ...card, at, spells },
      at,
      { rule: 'quest.later', home: null, actsAtOnce: true },
      silence,
    ).id;
  }

  /** A trap, known to all or to Zargon alone; an open pit is always known. */
  trap(kind: FloorTrap, at: Square, isKnown: boolean, isOpen = false): void {
    if (isKnown || isOpen) this.table.traps.push({ at, kind, isOpen });
    else this.table.hidden.traps.push({ at, kind });
  }

  /** Nothing weighs upon the hero, and it has Body Points to lose. */
  fresh(hero: HeroInPlay, body = 4): HeroInPlay {
    for (const effect of Object.keys(hero.effects) as (keyof typeof hero.effects)[]) hero.effects[effect] = 0;
    return Object.assign(hero, { body: Math.min(body, hero.body), mind: Math.max(1, hero.mind), reloading: 0 });
  }

  /** It is this hero's turn, with so much of it gone. */
  turn(hero: HeroInPlay, changes: Partial<HeroTurnFrame> = {}): boolean {
    const next = this.table.order.indexOf(hero.hero) + 1;
    return this.#go({ kind: 'round', stage: 'heroes', next }, { ...turnFor(hero.hero), stage: 'act', ...changes });
  }

  /** It is Zargon's turn, and all monsters are ready. */
  zargon(monster: FigureId | null = null): boolean {
    for (const one of this.table.monsters)
      Object.assign(one, { hasMoved: false, hasActed: false, isDone: false, isAsleep: false });
    return this.#go({ kind: 'round', stage: 'close', next: 0 }, { kind: 'zargonTurn', stage: 'act', monster });
  }

  /** Something else goes on, inside a hero's turn or after all of them. */
  within(hero: HeroInPlay | null, ...frames: readonly Frame[]): boolean {
    if (hero === null) return this.#go({ kind: 'round', stage: 'zargon', next: 4 }, ...frames);
    const next = this.table.order.indexOf(hero.hero) + 1;
    return this.#go(
      { kind: 'round', stage: 'heroes', next },
      { ...turnFor(hero.hero), stage: 'act', hasActed: true },
      ...frames,
    );
  }

  /** Puts the frames in place of the round that is going on, and lets them ask. */
  #go(...frames: readonly Frame[]): boolean {
    const { draft } = this;
    const at = draft.agenda.findIndex(({ kind }) => kind === 'round');
    if (at < 0) return false;
    draft.agenda.splice(at, draft.agenda.length, ...frames);
    draft.asks = [];
    this.table.changes += 1;
    for (let steps = 0; steps < 20 && draft.asks.length === 0 && draft.outcome === null; steps++) runTop(draft);
    return draft.asks.length > 0;
  }
}

function runTop(draft: Draft): void {
  const frame = draft.agenda.at(-1);
  if (frame === undefined) return;
  // Each kind has its own frame, which TypeScript cannot follow through an index.
  (heroquest.frames[frame.kind] as (draft: Draft, frame: Frame, tell: typeof silence) => void)(draft, frame, silence);
}

/** The question that takes this answer, or the first one that is no aside. */
function answering(state: State<HeroQuest>, action: Action): Move<HeroQuest> | null {
  const moves = state.asks.map(({ seat, id }) => ({ seat, ask: id, action }));
  const asked = state.asks.find(({ question }) => question.kind !== 'meanwhile');
  return (
    moves.find((move) => check(heroquest, state, move) === null) ??
    (asked ? { seat: asked.seat, ask: asked.id, action } : null)
  );
}

/** Questions in between that are answered as they come. */
const ASIDES: readonly string[] = ['aside', 'rescue', 'defend', 'place', 'again', 'steer', 'keep'];

/** Does these things one after the other, and answers whatever is asked in between. */
export function doing(...actions: readonly Action[]): Course<HeroQuest>['answer'] {
  let done = 0;
  return (state, count) => {
    if (count === 0) done = 0;
    const aside = state.asks.find(({ question }) => ASIDES.includes(question.kind));
    if (aside !== undefined && count > 0) return { seat: aside.seat, ask: aside.id, action: fallback(state, aside) };
    const next = actions[done];
    done += 1;
    return next === undefined ? null : answering(state, next);
  };
}

/** Whether something of this kind was told. */
export const happened = (told: Told, type: Event['type'], fields: object = {}): boolean =>
  told.some(
    ({ event }) =>
      event.type === type && Object.entries(fields).every(([key, value]) => Reflect.get(event, key) === value),
  );
