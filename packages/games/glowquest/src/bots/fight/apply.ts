import type { Usable } from '../../content/index.ts';
import type { Benefit, Clause, Negative } from '../../content/vocabulary.ts';
import { layersOf } from '../../frames/harm.ts';
import { isMet } from '../../queries/conditions.ts';
import { isImmune, traitOf } from '../../queries/stats.ts';
import type { Attack, EntityId } from '../../types/index.ts';
import { foeIn, friendIn, withFoe, withFriend, withLessTime } from './battle.ts';
import { plus, put } from './figures.ts';
import type { Battle, Draft, Foe, Friend } from './types.ts';

/** What would be if these Hitpoints of a monster were lost to a blow or a throw: its layers come first. */
export function harmFoe(battle: Battle, { monster }: Foe, amount: number, bypass: Attack['bypass'] = 'none'): Battle {
  const { reflected, shielded, loss } = layersOf(monster, amount, 'dealt', bypass, battle.table.house.armorFirst);
  return withFoe(battle, monster.id, (hurt) => {
    hurt.hp -= loss;
    hurt.shield -= shielded;
    hurt.reflect -= reflected;
  });
}

/** The same for a hero, Reflect aside. */
export function harmFriend(battle: Battle, { hero: { id } }: Friend, amount: number): Battle {
  const friend = friendIn(battle, id);
  if (friend === undefined || amount === 0) return battle;
  const shielded = Math.min(friend.shield, amount);
  const loss = Math.max(0, amount - shielded - friend.armor);
  if (shielded === 0 && loss === 0) return battle;
  return withFriend(battle, id, (hurt) => {
    hurt.shield -= shielded;
    hurt.hp = Math.max(0, friend.hp - loss);
    hurt.isAwake = hurt.hp > 0;
  });
}

/** The fight would be shorter by so many Turns of heroes. */
function hastened(battle: Battle, turns: number): Battle {
  const toughest = battle.foes.reduce<Foe | null>(
    (most, foe) => (most === null || foe.turns > most.turns ? foe : most),
    null,
  );
  if (toughest === null) return battle;
  return withLessTime(battle, toughest.row, turns);
}

const sizeOf = ({ n }: Clause): number => (typeof n === 'number' ? n : 0);

/** A Benefit that has been used: as much of it as can be told in numbers. */
export function applied(battle: Battle, me: Friend, benefit: Usable, targets: readonly EntityId[]): Battle {
  let next = battle;
  const { table } = battle;
  for (const clause of benefit.clauses) {
    for (const target of clause.isSelf ? [me.hero.id] : targets) {
      const foe = foeIn(next, target);
      const friend = friendIn(next, target);
      const entity = foe?.monster ?? friend?.hero;
      if (entity === undefined || !isMet(table, clause.condition, me.hero, entity, true)) continue;
      if (foe !== undefined) next = onFoe(next, me, benefit, clause, foe);
      else if (friend !== undefined) next = onFriend(next, me, benefit, clause, friend);
    }
  }
  return next;
}

/** A Short Effect is gone before everybody has made use of it. */
const SHORT = 0.5;

function onFoe(battle: Battle, me: Friend, { duration }: Benefit, clause: Clause, foe: Foe): Battle {
  const { monster } = foe;
  const n = sizeOf(clause);
  const lasting = duration === 'long' ? n : n * SHORT;
  const suffers = (kind: Negative): boolean => !isImmune(monster, kind);
  const change = (edit: (draft: Draft<Foe>) => void): Battle => withFoe(battle, monster.id, edit);
  switch (clause.word) {
    case 'unsteady':
      return suffers('unsteady') ? change(plus('unsteady', lasting)) : battle;
    case 'fragile':
      return suffers('fragile') ? change(plus('fragile', lasting)) : battle;
    case 'weak':
      if (!suffers('weak')) return battle;
      return change(plus(duration === 'long' ? 'weak' : 'faint', n));
    case 'ongoing':
      return suffers('ongoing') ? change(plus('ongoing', n + traitOf(me.hero, 'ongoing-dealt'))) : battle;
    case 'stun':
      return suffers('stun') ? change(put('isStunned', true)) : battle;
    case 'immobile':
      return suffers('immobile') ? change(put('isHeld', true)) : battle;
    case 'taunt':
      return change(put<'quarry', EntityId | null>('quarry', me.hero.id));
    case 'deal-damage':
      return harmFoe(battle, foe, n);
    default:
      return battle;
  }
}

/** Turns that a bonus to the next attack of one hero saves, by its size. */
const PER_TO_HIT = 0.09;
const PER_DAMAGE = 0.13;
const PER_SURGE = 0.15;
const FREED = { weak: 0.15, stun: 0.8, immobile: 0.2 } as const;

function onFriend(battle: Battle, me: Friend, benefit: Usable, clause: Clause, friend: Friend): Battle {
  const n = sizeOf(clause);
  const { hero } = friend;
  const change = (edit: (draft: Draft<Friend>) => void): Battle => withFriend(battle, hero.id, edit);
  if (!friend.isAwake && !(clause.word === 'heal' && benefit.duration === 'now')) return battle;
  switch (clause.word) {
    case 'shield':
      return change(plus('shield', n));
    case 'reflect':
      return change(plus('reflect', n));
    case 'heal': {
      const healed = n + traitOf(me.hero, 'heals');
      if (benefit.duration !== 'now') return change(plus('mending', healed));
      return change((draft) => {
        draft.hp = Math.min(draft.max, draft.hp + healed);
        draft.isAwake = true;
      });
    }
    case 'grit': {
      const old =
        hero.effects.find(({ kind, source, by }) => kind === 'grit' && source === benefit.id && by === me.hero.id)?.n ??
        0;
      return n > old ? change(plus('brief', n - old)) : battle;
    }
    case 'armor':
      return change(plus('armor', n));
    case 'cleanse':
      return cleansed(battle, friend);
    case 'to-hit':
      return hastened(battle, PER_TO_HIT * n);
    case 'damage':
      return hastened(battle, PER_DAMAGE * n);
    case 'surges-next':
      return hastened(battle, PER_SURGE * n);
    case 'swap':
      return withFriend(withFriend(battle, me.hero.id, put('at', friend.at)), hero.id, put('at', me.at));
    case 'reduce':
      return reduced(battle, friend, n);
    case 'take-damage':
      return harmFriend(battle, friend, n);
    default:
      return battle;
  }
}

function cleansed(battle: Battle, friend: Friend): Battle {
  let freed = 0;
  for (const { kind, n } of friend.hero.effects) {
    if (kind === 'weak') freed += FREED.weak * n;
    else if (kind === 'stun' || kind === 'immobile') freed += FREED[kind];
  }
  const next = withFriend(battle, friend.hero.id, (draft) => {
    draft.unsteady = 0;
    draft.fragile = 0;
    draft.ongoing = 0;
  });
  return freed === 0 ? next : hastened(next, freed);
}

/** The worst of what is upon a hero grows less. [stack.reduce] */
function reduced(battle: Battle, friend: Friend, by: number): Battle {
  const { ongoing, unsteady, fragile, hero } = friend;
  if (ongoing > 0) return withFriend(battle, hero.id, put('ongoing', Math.max(0, ongoing - by)));
  if (unsteady >= fragile && unsteady > 0)
    return withFriend(battle, hero.id, put('unsteady', Math.max(0, unsteady - by)));
  if (fragile > 0) return withFriend(battle, hero.id, put('fragile', Math.max(0, fragile - by)));
  return hastened(battle, FREED.weak);
}
