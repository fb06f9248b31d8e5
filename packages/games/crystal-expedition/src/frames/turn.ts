import { type Frames, roll } from '@questhall/kernel';
import { CRAWL, MIRACLE } from '../content/index.ts';
import { entityOf, expeditionOf, findEntity, heroOf, isConscious } from '../queries/entities.ts';
import { dodgeSquares } from '../queries/moving.ts';
import { freshTurn, isFightOver } from '../queries/order.ts';
import { effectOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  type CrystalExpedition,
  type Effect,
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type Hero,
  type Turn,
} from '../types/index.ts';
import { type Draft, decide, type FrameOf, type Speaker } from './agenda.ts';
import { endEffects, endingWith } from './effects.ts';
import { harmed } from './harm.ts';
import { triggered } from './interrupts.ts';

/** The Turn of a hero or a monster: both follow the same steps. [monster.same-turn] */
export const turn: Frames<CrystalExpedition>['turn'] = (draft, frame, tell) => {
  const { turn: now } = expeditionOf(draft.table);
  const actor = now === null ? null : findEntity(draft.table, now.who);
  const isOver = now === null || actor === null || isFightOver(draft.table);
  if (isOver)
    leave(draft, tell); // nothing more happens in a fight that is over [encounter.end-moment]
  else STAGES[frame.stage](draft, frame, now, actor, tell);
};

type Stage = (draft: Draft, frame: FrameOf<'turn'>, now: Turn, actor: Entity, tell: Speaker) => void;

const STAGES: Readonly<Record<FrameOf<'turn'>['stage'], Stage>> = {
  start(draft, frame, { who }, actor, tell) {
    const isRefreshed = actor.usedInRound.length > 0;
    actor.usedInRound = [];
    tell.all(isRefreshed ? 'round.once-per-round-refresh' : turnRule(draft, who), { type: 'turnBegan', who });
    frame.stage = 'act';
  },
  act(draft, frame, now, actor) {
    if (!isConscious(actor)) goThroughDown(draft, frame, now, actor);
    else if (now.hasAttacked) frame.stage = 'effects';
    else decide(draft, now.who, actRule(now), { kind: 'turn', who: now.who });
  },
  effects(draft, frame, _now, actor) {
    frame.stage = 'expire';
    const poison = actor.effects.find(({ id }) => id === 'poison');
    if (poison !== undefined && isConscious(actor))
      draft.agenda.push(harmed(actor.id, poison.n, 'poison', poison.by, 'effect.poison'));
  },
  expire(draft, frame, now, actor, tell) {
    frame.stage = 'end';
    weakenPoison(actor, tell);
    expireRound(actor, now.serial, tell);
    triggered(draft, 'turn-end', actor.id);
  },
  end(draft, _frame, _now, _actor, tell) {
    leave(draft, tell);
  },
};

/** Why it is the Turn of this one. */
function turnRule({ table }: Draft, who: EntityId): Rule {
  const { encounter } = expeditionOf(table);
  if (encounter === null) return 'turn.move-then-attack';
  if (who < FIRST_MONSTER) return encounter.acted.length > 1 ? 'encounter.clockwise' : 'encounter.heroes-first';
  const { sheet, pointer, current } = encounter;
  if (!isConscious(heroOf(table, current))) return 'encounter.unconscious-turn-counts';
  if (sheet.filter(({ state }) => state === 'alive').length === 1) return 'encounter.monster-turn-after-hero-turn';
  return sheet.at(pointer - 2)?.state === 'alive' ? 'monster.next-on-sheet' : 'monster.pointer-stays';
}

/** What can still be done. */
function actRule({ who, isMoveOver, left }: Turn): Rule {
  if (who >= FIRST_MONSTER) return 'monster.same-turn';
  if (!isMoveOver) return 'turn.move-then-attack';
  return (left ?? 0) > 0 ? 'escape.fail-still-attacks' : 'turn.one-move-one-attack';
}

/**
 * Somebody who lies Unconscious, and has not fallen in this very Turn, may crawl and must roll; whoever fell in it has
 * nothing left to do. [down.truncated-turn, attack.attacker-falls]
 */
function goThroughDown(draft: Draft, frame: FrameOf<'turn'>, { isShort }: Turn, actor: Entity): void {
  if (!isShort) {
    frame.stage = 'effects';
    return;
  }
  const squares = dodgeSquares(draft.table, actor, CRAWL).filter((cell) => cell !== actor.at);
  decide(draft, actor.id, 'down.truncated-turn', { kind: 'down', who: actor.id, squares });
}

/** A roll that nobody can skip; the Turn goes to its end whatever it shows. [down.must-roll] */
export function recover(draft: Draft, frame: FrameOf<'turn'>, hero: Hero, tell: Speaker): void {
  const die = roll(draft.rng, 6);
  const isAwake = die === MIRACLE;
  if (isAwake) hero.hitpoints = 1;
  tell.all(isAwake ? 'down.miracle-recovery' : 'down.must-roll', {
    type: 'recoveryRolled',
    hero: hero.id,
    die,
    isAwake,
  });
  frame.stage = 'effects'; // [down.recovered-waits]
}

/** It has done what it does, and is 1 less; on somebody who lies there it has done nothing. */
function weakenPoison(bearer: Entity, tell: Speaker): void {
  const n = effectOf(bearer, 'poison') - 1;
  if (n < 0) return;
  const less = ({ id, ...rest }: Effect): Effect => (id === 'poison' ? { ...rest, id, n } : { ...rest, id });
  bearer.effects = bearer.effects.map(less).filter((effect) => effect.id !== 'poison' || effect.n > 0);
  tell.all(isConscious(bearer) ? 'turn.end-effects' : 'down.effects-apply-regardless', {
    type: 'poisonFell',
    who: bearer.id,
    n,
  });
}

/** What came in an earlier Turn and lasts a Round is over; what came in this one is not. */
function expireRound(bearer: Entity, serial: number, tell: Speaker): void {
  const lasts = endingWith('round');
  const isDue = (effect: Effect): boolean => lasts(effect) && effect.turn < serial;
  const isOwn = bearer.effects.some((effect) => isDue(effect) && effect.by === bearer.id);
  endEffects(bearer, isDue, isOwn ? 'round.duration' : 'effect.round-default', tell);
}

export function newTurn(draft: Draft, who: EntityId): void {
  const expedition = expeditionOf(draft.table);
  expedition.turns += 1;
  expedition.turn = freshTurn(who, expedition.turns, !isConscious(entityOf(draft.table, who)));
  draft.agenda.push({ kind: 'turn', stage: 'start' });
}

function leave(draft: Draft, tell: Speaker): void {
  const expedition = expeditionOf(draft.table);
  draft.agenda.pop();
  if (expedition.turn !== null)
    tell.all(endRule(draft, expedition.turn), { type: 'turnEnded', who: expedition.turn.who });
  expedition.turn = null;
  expedition.attack = null;
}

function endRule({ table }: Draft, { who, isShort }: Turn): Rule {
  if (isFightOver(table)) return 'encounter.end-moment';
  return isShort && isConscious(entityOf(table, who)) ? 'down.recovered-waits' : 'turn.end-order';
}
