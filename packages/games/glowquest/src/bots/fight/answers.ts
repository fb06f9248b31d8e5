import type { Cell } from '@questhall/grid';
import { GLOW_ONGOING, ROCK_DAMAGE } from '../../content/index.ts';
import { benefitOf } from '../../queries/benefits.ts';
import { patternDamage } from '../../queries/blow.ts';
import { recoverOn } from '../../queries/checks.ts';
import { heroOf } from '../../queries/entities.ts';
import { cardWith, effectSum, hasTrait, isImmune, reducible } from '../../queries/stats.ts';
import type { Action, EntityId, OpenTable, Question } from '../../types/index.ts';
import { harmFoe } from './apply.ts';
import { foeIn, friendIn, look, withFoe, withFriend } from './battle.ts';
import { burns } from './places.ts';
import type { Battle } from './types.ts';
import { dodgeChance } from './walks.ts';
import { worth } from './worth.ts';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** The fight with somebody moved by force. [glow.forced-entry] */
function movedTo(battle: Battle, id: EntityId, to: Cell): Battle {
  const isGlow = battle.table.glow.includes(to);
  const foe = foeIn(battle, id);
  if (foe !== undefined) {
    const isBurnt = isGlow && to !== foe.at && !isImmune(foe.monster, 'ongoing');
    return withFoe(battle, id, (moved) => {
      moved.at = to;
      if (isBurnt) moved.ongoing += GLOW_ONGOING;
    });
  }
  const friend = friendIn(battle, id);
  if (friend === undefined) return battle;
  const isBurning = isGlow && to !== friend.at;
  return withFriend(battle, id, (moved) => {
    moved.at = to;
    if (isBurning) moved.ongoing += burns(friend);
  });
}

function bestOfAll<X>(choices: readonly X[], score: (choice: X) => number): X | null {
  let best: X | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = score(choice);
    if (value > most) {
      most = value;
      best = choice;
    }
  }
  return best;
}

/** Where somebody goes: the square on which the fight stands best. */
export function placeFor(table: OpenTable, question: Asked<'momentum' | 'forced' | 'follow'>): Action {
  const battle = look(table);
  const moved = question.kind === 'follow' ? question.who : question.moved;
  const stopped = question.kind === 'forced' ? stopGain(battle, moved) : 0;
  const last = question.squares.at(-1);
  const to = bestOfAll(question.squares, (cell) => worth(movedTo(battle, moved, cell)) + (cell === last ? 0 : stopped));
  return { type: 'place', to: to ?? question.squares[0] ?? 0 };
}

/** What it is worth to stop short, where a Benefit rewards it. */
function stopGain(battle: Battle, moved: EntityId): number {
  const { table } = battle;
  const used = table.turn?.used.at(-1);
  const foe = foeIn(battle, moved);
  if (used === undefined || foe === undefined || table.attack === null) return 0;
  const more = benefitOf(used).clauses.find(({ condition }) => condition === 'stopped')?.n;
  return typeof more === 'number'
    ? worth(harmFoe(battle, foe, table.attack.base + more)) - worth(harmFoe(battle, foe, table.attack.base))
    : 0;
}

/** Whom a Cleave, a Bounce or a Push is for. */
export function nameFor(table: OpenTable, question: Asked<'victim' | 'shove' | 'packets'>): Action {
  const named = question.kind === 'packets' ? question.from : question.victims;
  const battle = look(table);
  const { attack } = table;
  const target = bestOfAll(named, (id) => {
    const foe = foeIn(battle, id);
    return foe === undefined || attack === null ? 0 : worth(harmFoe(battle, foe, patternDamage(table, attack, id)));
  });
  return { type: 'name', target: target ?? named[0] ?? 0 };
}

const NUISANCE = { ongoing: 5, fragile: 2, unsteady: 1.5, weak: 2, immobile: 1, stun: 0 } as const;

export function reduceFor(table: OpenTable, { bearer, by }: Asked<'reduce'>): Action {
  const hero = heroOf(table, bearer);
  const effect = bestOfAll(
    reducible(hero),
    (kind) => NUISANCE[kind] * Math.min(by, Math.max(1, effectSum(hero, kind))),
  );
  return { type: 'reduce', effect: effect ?? 'ongoing' };
}

/** Whether to take the blow for an ally. */
export function guardFor(table: OpenTable, { who, ally, loss }: Asked<'guard'>): Action {
  const battle = look(table);
  const after = (id: EntityId): number => {
    const hp = heroOf(table, id).hitpoints - loss;
    const hurt = withFriend(battle, id, (friend) => {
      friend.hp = Math.max(0, hp);
      friend.isAwake = hp > 0;
    });
    return worth(hurt) - (hp > 0 ? 0 : FALL);
  };
  return after(who) > after(ally) ? { type: 'guard' } : { type: 'decline' };
}

const FALL = 0.15;

/** A try costs nothing, a charm is gone for ever. */
export function surviveFor(table: OpenTable, { who, cards }: Asked<'brink'>): Action {
  const effort = cardWith(heroOf(table, who), 'last-effort');
  const card = cards.find((one) => one === effort) ?? cards[0];
  return card === undefined ? { type: 'decline' } : { type: 'survive', card };
}

const SURE_ENOUGH = 0.6;

/** Away from an enemy: without a die where it costs nothing. */
export function leaveFor(table: OpenTable, { who, enemies }: Asked<'leave'>): Action {
  const hero = heroOf(table, who);
  const [enemy] = enemies;
  if (enemy === undefined) return { type: 'done' };
  const isFree = isImmune(hero, 'unsteady') || (hasTrait(hero, 'first-flee-free') && table.turn?.hasFled === false);
  return isFree || dodgeChance(hero) <= SURE_ENOUGH ? { type: 'flee', enemy } : { type: 'dodge', enemy };
}

/** Lying on the ground: a rock, or a try to get up. [down.truncated-turn] */
export function downFor(table: OpenTable, { who }: Asked<'down'>): Action {
  const battle = look(table);
  const hero = heroOf(table, who);
  const now = worth(battle);
  const chance = (7 - recoverOn(hero)) / 6;
  const awake = worth(
    withFriend(battle, who, (friend) => {
      friend.isAwake = true;
      friend.hp = friend.max;
    }),
  );
  const target = bestOfAll(battle.foes, (foe) => worth(harmFoe(battle, foe, ROCK_DAMAGE)));
  const thrown = target === null ? now : worth(harmFoe(battle, target, ROCK_DAMAGE));
  if (target === null || chance * (awake - now) > thrown - now) return { type: 'recover' };
  return { type: 'throwRock', target: target.monster.id };
}
