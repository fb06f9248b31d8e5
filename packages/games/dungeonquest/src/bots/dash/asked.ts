import type { Turn } from '@questhall/kernel';
import { MONSTER_SHEETS } from '../../content/monsters.ts';
import type { Action, DungeonQuest, HeroSeen, View } from '../../types/index.ts';
import { detourOf, type Plan, planOf } from './plan.ts';
import { type Risks, risksOf } from './risks.ts';
import type { Temper } from './temper.ts';

type Kind = Action['type'];

/** A question as a character takes it. */
export class Asked {
  readonly turn: Turn<DungeonQuest>;
  readonly temper: Temper;
  #plan: Plan | null | undefined;

  constructor(turn: Turn<DungeonQuest>, temper: Temper) {
    this.turn = turn;
    this.temper = temper;
  }

  get view(): View {
    return this.turn.sight.view;
  }

  get offers(): readonly Action[] {
    return this.turn.offers;
  }

  /** Its own hero; null for whoever leads none. */
  get hero(): HeroSeen | null {
    return this.view.heroes[this.turn.ask.seat] ?? null;
  }

  /** What it is after; null for whoever is not inside. */
  get plan(): Plan | null {
    this.#plan ??= planOf(this.view, this.turn.ask.seat, this.temper);
    return this.#plan;
  }

  get risks(): Risks | null {
    const { mode } = this.view;
    return mode === null || this.hero === null ? null : risksOf(mode, this.hero.hero);
  }

  /** Turns to go round what it has met, once it has got away; below nothing stays behind, nor does a Sorcerer. */
  get detour(): number {
    const { monster } = this.view;
    const isLeft = monster !== null && MONSTER_SHEETS[monster.monster].isLeftBehind && this.hero?.heading === null;
    return isLeft && this.plan !== null ? detourOf(this.plan) : 0;
  }

  /** What follows from the plan; without one, or if nothing does, the first of these kinds that is offered. */
  planned(choose: (plan: Plan) => Action | undefined, ...otherwise: readonly Kind[]): Action {
    return (this.plan === null ? undefined : choose(this.plan)) ?? this.offered(...otherwise);
  }

  /** The first of these kinds that is offered, or else whatever is. */
  offered(...kinds: readonly Kind[]): Action {
    for (const kind of kinds) {
      const offer = this.offers.find(({ type }) => type === kind);
      if (offer !== undefined) return offer;
    }
    const [first] = this.offers;
    if (first === undefined) throw new Error('there is nothing to answer');
    return first;
  }
}
