import { notNow, topFrame } from '@questhall/groundwork';
import { NAMING } from '../frames/attack.ts';
import { askForce } from '../frames/forced.ts';
import { giveUp } from '../frames/walk.ts';
import { attackReach, cannotAttack, cannotStrike, inAttackRange } from '../queries/attacking.ts';
import { enemiesOf, entityOf } from '../queries/entities.ts';
import { freshAttack } from '../queries/fresh.ts';
import { monsterBase } from '../queries/scaling.ts';
import { attackCost, basesOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, Base, Entity, OpenTable } from '../types/index.ts';
import { type Asked, actorIn, type DeedOf, fromList, reasonFor } from './common.ts';

/** The attack of a Turn. [turn.one-attack, attack.choose-base] */
export const attack: DeedOf<'attack'> = {
  propose(state, asked) {
    const actor = asked.question.kind === 'turn' ? actorIn(state, asked) : null;
    if (actor === null) return [];
    const { table } = state;
    const proposed: Extract<Action, { type: 'attack' }>[] = [];
    if (cannotStrike(table, actor) !== null) return proposed;
    for (const base of basesOf(table, actor))
      for (const enemy of enemiesOf(table, actor))
        if (inAttackRange(table, actor, base, enemy))
          proposed.push({ type: 'attack', target: enemy.id, base: base.source });
    return proposed;
  },
  judge(state, asked, { target, base }) {
    const actor = asked.question.kind === 'turn' ? actorIn(state, asked) : null;
    return actor === null ? notNow(asked) : cannotAttack(state.table, actor, base, target);
  },
  perform(draft, asked, { target: id, base: source }, tell) {
    const { table } = draft;
    const actor = actorIn(draft, asked);
    const { turn } = table;
    if (actor === null || turn === null) return;
    const base = basesOf(table, actor).find((one) => one.source === source);
    if (base === undefined) return;
    turn.surges -= attackCost(base);
    turn.stroll = null;
    const blow = freshAttack(table, actor, entityOf(table, id), base);
    turn.attacks += 1;
    table.attack = blow;
    draft.agenda.push({ kind: 'attack', stage: 'declared', isWindowOpen: true, isOrdered: false });
    const rule = attackRule(table, asked, actor, base, blow.wasAdjacent);
    tell.all(rule, { type: 'attackDeclared', attacker: actor.id, target: id, base: source, damage: blow.base });
  },
};

/** By what it strikes: harder against so few, by its script, from afar, with bare hands, or with what it chose. */
function attackRule(table: OpenTable, asked: Asked, attacker: Entity, base: Base, isAdjacent: boolean): Rule {
  const usual = 'attack.choose-base';
  if (base.source === 'own') return monsterBase(table) > 0 ? 'scale.base-bonus' : reasonFor(asked, usual);
  if (!isAdjacent) return attackReach(table, attacker, base) === 'ranged' ? 'pattern.ranged' : 'pattern.reach';
  return base.source === 'role' ? 'create.role-base-damage' : usual;
}

/** Somebody is named: by Cleave or Bounce, for a Push, or whose damage comes back next. */
export const name: DeedOf<'name'> = fromList(
  (question) => {
    switch (question.kind) {
      case 'victim':
      case 'shove':
        return question.victims;
      case 'packets':
        return question.from;
      default:
        return null;
    }
  },
  ({ target }) => target,
  (target) => ({ type: 'name', target }),
  (draft, { question }, { target }, tell) => {
    if (question.kind === 'victim') {
      draft.table.attack?.victims.push(target);
      const { who: attacker, pattern } = question;
      tell.all(NAMING[pattern], { type: 'victimNamed', attacker, victim: target, pattern });
    } else if (question.kind === 'packets') {
      const frame = topFrame(draft, 'attack');
      const { attack: blow } = draft.table;
      blow?.packets.sort((a, b) => Number(b.from === target) - Number(a.from === target));
      frame.isOrdered = true;
    } else {
      const frame = topFrame(draft, 'benefit');
      askForce(draft, frame, entityOf(draft.table, frame.user), entityOf(draft.table, target), tell);
    }
  },
  (question) => {
    if (question.kind === 'victim') return NAMING[question.pattern];
    return question.kind === 'packets' ? 'damage.simultaneous' : 'effect.push';
  },
);

/** A window is closed, a move ended, or the rest of a way given up. */
export const done: DeedOf<'done'> = {
  propose: (_state, { question }) => (isClosable(question.kind) ? [{ type: 'done' }] : []),
  judge: (_state, asked) => (isClosable(asked.question.kind) ? null : notNow(asked)),
  perform(draft, { question }) {
    const { table } = draft;
    if (question.kind !== 'leave' && question.kind !== 'move') {
      topFrame(draft, 'attack').isWindowOpen = false;
      return;
    }
    if (question.kind === 'leave')
      giveUp(topFrame(draft, 'walk'), entityOf(table, question.who)); // [leave.choice]
    else draft.agenda.pop();
    if (table.turn !== null) table.turn.stroll = null; // the rest of the move is given up with it
  },
};

const isClosable = (kind: string): boolean =>
  kind === 'roll' || kind === 'hit' || kind === 'miss' || kind === 'move' || kind === 'leave';
