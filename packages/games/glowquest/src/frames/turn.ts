import { ask, type Frames, roll } from '@questhall/kernel';
import { LOW_SURGES, REROLL_UP_TO } from '../content/index.ts';
import { findEntity, isConscious, isHero } from '../queries/entities.ts';
import { freshTurn } from '../queries/fresh.ts';
import { monsterSurges, surgeRule } from '../queries/scaling.ts';
import { effectSum, traitOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  type Effect,
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type Glowquest,
  type HeroInPlay,
  type Turn,
} from '../types/index.ts';
import { type Draft, decide, type FrameOf, isFightOver, type Speaker } from './agenda.ts';
import { endEffects, heal } from './effects.ts';
import { harmed } from './harm.ts';
import { reinforce } from './muster.ts';

/** The Turn of a hero or a monster: both follow the same steps. [turn.monsters-same] */
export const turn: Frames<Glowquest>['turn'] = (draft, frame, tell) => {
  const now = draft.table.turn;
  const actor = now === null ? null : findEntity(draft.table, now.who);
  const isOver = now === null || actor === null || isFightOver(draft.table);
  if (isOver || now.isCut || (!isConscious(actor) && frame.stage !== 'start')) {
    leave(draft, tell); // [turn.cut-short]
    return;
  }
  STAGES[frame.stage](draft, frame, now, actor, tell);
};

type Stage = (draft: Draft, frame: FrameOf<'turn'>, now: Turn, actor: Entity, tell: Speaker) => void;

const STAGES: Readonly<Record<FrameOf<'turn'>['stage'], Stage>> = {
  start(draft, frame, { who }, actor, tell) {
    tell.all(turnRule(draft, who), { type: 'turnBegan', who, round: draft.table.encounter?.round ?? 1 });
    if (isHero(actor)) actor.hasGuarded = false;
    frame.stage = 'surges'; // whoever is awake by now has a Turn like any other [down.next-own-turn]
    if (isHero(actor) && !isConscious(actor)) {
      frame.stage = 'over';
      ask(draft, actor.seat, 'down.truncated-turn', { kind: 'down', who });
    } else if (draft.table.encounter?.caller === who) reinforce(draft, who, tell); // [ctrl.1-reinforce]
  },
  surges(draft, frame, now, actor, tell) {
    rollSurges(draft, now, actor, tell);
    frame.stage = 'act';
  },
  act(draft, _frame, { who }) {
    decide(draft, who, 'turn.free-order', { kind: 'turn', who });
  },
  end(draft, frame, _now, actor, tell) {
    frame.stage = 'clean';
    heal(draft, actor, effectSum(actor, 'heal'), 'turn.end-heal-then-ongoing', tell);
    tickOngoing(draft, actor);
  },
  clean(draft, _frame, now, actor, tell) {
    leave(draft, tell);
    endEffects(
      actor,
      ({ duration, turn: given }) => duration === 'short' && given < now.serial,
      'turn.end-remove-short',
      tell,
    );
    if (isHero(actor)) keepSurges(actor, now.surges, tell);
  },
  over(draft, _frame, _now, _actor, tell) {
    leave(draft, tell);
  },
};

/**
 * Why it is the Turn of this one: it met the monsters, a hero has had a Turn, a new Round begins, or it is simply the
 * next.
 */
function turnRule({ table: { encounter } }: Draft, who: EntityId): Rule {
  if (who >= FIRST_MONSTER) return 'enc.monster-turn-after-hero';
  if (who !== encounter?.first) return 'enc.turn-order';
  return encounter.round === 1 ? 'enc.first-turn' : 'enc.round';
}

export function newTurn(draft: Draft, who: EntityId): void {
  const { table } = draft;
  table.turns += 1;
  table.turn = freshTurn(who, table.turns);
  draft.agenda.push({ kind: 'turn', stage: 'start' });
}

/** A 1 is rolled again once, and for the energetic a 2 as well. [turn.surge-roll, turn.reroll-one] */
function rollSurges(draft: Draft, now: Turn, actor: Entity, tell: Speaker): void {
  const dice = [roll(draft.rng, 6)];
  if ((dice[0] ?? 0) <= Math.max(REROLL_UP_TO, traitOf(actor, 'reroll-up-to'))) dice.push(roll(draft.rng, 6));
  const last = dice.at(-1) ?? 0;
  const bonus = isHero(actor) ? heroBonus(actor, last) : monsterSurges(draft.table);
  now.surges = last + bonus;
  const rule = !isHero(actor) ? surgeRule(draft.table) : dice.length > 1 ? 'turn.reroll-one' : 'turn.surge-roll';
  tell.all(rule, { type: 'surgesRolled', who: actor.id, dice, bonus, surges: now.surges });
}

function heroBonus(hero: HeroInPlay, die: number): number {
  const { saved } = hero;
  hero.saved = 0;
  return saved + (LOW_SURGES.includes(die) ? traitOf(hero, 'surges-on-low-roll') : 0);
}

/**
 * It ignores every layer and every bonus; of several monsters that stand the first is to blame. [effect.ongoing,
 * bounty.mark]
 */
export function tickOngoing(draft: Draft, bearer: Entity): void {
  const ticking = bearer.effects.filter(({ kind }) => kind === 'ongoing');
  const blamed = ticking.find(({ by }) => by >= FIRST_MONSTER && findEntity(draft.table, by) !== null) ?? ticking[0];
  if (blamed === undefined) return;
  draft.agenda.push(harmed(bearer.id, effectSum(bearer, 'ongoing'), 'ongoing', blamed.by, 'effect.ongoing'));
}

/** Up to so many unspent Surges stay for the next roll; the others are lost. [turn.surges-lapse] */
function keepSurges(hero: HeroInPlay, surges: number, tell: Speaker): void {
  const kept = Math.min(surges, traitOf(hero, 'keep-surges'));
  if (kept === 0) return;
  hero.saved += kept;
  tell.all('turn.surges-lapse', { type: 'savedSurges', who: hero.id, amount: kept });
}

/** Effects for this Turn end with it, on whomever they are. [turn.end-remove-turn, dur.turn] */
function leave(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  draft.agenda.pop();
  for (const hero of table.heroes) endEffects(hero, isForTurn, 'turn.end-remove-turn', tell);
  for (const monster of table.monsters) endEffects(monster, isForTurn, 'turn.end-remove-turn', tell);
  if (table.turn !== null) tell.all('turn.surges-lapse', { type: 'turnEnded', who: table.turn.who });
  table.turn = null;
  table.attack = null;
}

const isForTurn = ({ duration }: Effect): boolean => duration === 'turn';
