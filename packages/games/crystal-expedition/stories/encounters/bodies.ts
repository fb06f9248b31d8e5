import type { State } from '@questhall/kernel';
import type { CrystalExpedition, Effect, EntityId, Event } from '../../src/types/index.ts';
import { add, type Facts, listed, put, set, take } from './facts.ts';

// Bodies: where they are, what they have left, and what is upon them.

export const at = (who: EntityId): string => `square of ${who}`;
const hitpoints = (who: EntityId): string => `Hitpoints of ${who}`;
export const shield = (who: EntityId): string => `Shield of ${who}`;
export const reflect = (who: EntityId): string => `Reflect of ${who}`;
const effects = (who: EntityId): string => `Effects upon ${who}`;
export const fate = (who: EntityId): string => `Fate of ${who}`;
const base = (who: EntityId): string => `base of ${who}`;
const bounties = (who: EntityId): string => `Bounties of ${who}`;
const OF_A_MONSTER = [at, hitpoints, shield, reflect, effects, base, bounties];

const inWords = ({ id, n }: Pick<Effect, 'id' | 'n'>): string => `${id}:${n}`;

/** What somebody is and where, on an expedition. */
export function readBodies({ party, expedition }: State<CrystalExpedition>['table'], facts: Facts): void {
  for (const one of [...party, ...(expedition?.monsters ?? [])]) {
    set(facts, at(one.id), one.at);
    set(facts, hitpoints(one.id), one.hitpoints);
    set(facts, shield(one.id), one.shield);
    set(facts, reflect(one.id), one.reflect);
    set(facts, effects(one.id), listed(one.effects.map(inWords)));
    set(facts, base(one.id), one.base);
    if ('fate' in one) set(facts, fate(one.id), one.fate);
    else set(facts, bounties(one.id), one.bounties);
  }
}

export function move(facts: Facts, event: Event, { party }: State<CrystalExpedition>['table']): void {
  switch (event.type) {
    case 'walked':
      set(facts, at(event.who), event.path.at(-1) ?? -1);
      break;
    case 'stood':
      set(facts, at(event.hero), event.at);
      break;
    case 'moved':
    case 'rewound':
      set(facts, at(event.who), event.to);
      break;
    case 'marched':
      for (const { hero, at: square } of event.squares) set(facts, at(hero), square);
      break;
    case 'wentDown':
      for (const hero of party) set(facts, at(hero.id), hero.at);
      break;
    case 'placed':
    case 'raised':
      set(facts, at(event.monster), event.at);
      set(facts, hitpoints(event.monster), event.hitpoints);
      set(facts, effects(event.monster), '');
      for (const name of [shield, reflect, base, bounties]) set(facts, name(event.monster), 0);
      break;
    case 'died':
      for (const name of OF_A_MONSTER) facts.delete(name(event.monster));
      break;
    case 'monstersLeft':
      for (const monster of event.monsters) for (const name of OF_A_MONSTER) facts.delete(name(monster));
      break;
    default:
      break;
  }
}

const itself = (facts: Facts, who: EntityId, id: Effect['id']): string | undefined =>
  (facts.get(effects(who)) ?? '').split(' ').find((one) => one.startsWith(`${id}:`));

function without(facts: Facts, who: EntityId, id: Effect['id']): void {
  const old = itself(facts, who, id);
  if (old !== undefined) take(facts, effects(who), old);
}

export function hurt(facts: Facts, event: Event, { party }: State<CrystalExpedition>['table']): void {
  switch (event.type) {
    case 'harmed':
      set(facts, hitpoints(event.who), Number(facts.get(hitpoints(event.who))) - event.loss);
      add(facts, shield(event.who), -event.shielded);
      add(facts, reflect(event.who), -event.reflected);
      break;
    case 'stripped':
      add(facts, shield(event.who), -event.shield);
      add(facts, reflect(event.who), -event.reflect);
      break;
    case 'shielded':
      add(facts, shield(event.who), event.amount);
      break;
    case 'reflecting':
      add(facts, reflect(event.who), event.amount);
      break;
    case 'healed':
      add(facts, hitpoints(event.who), event.amount);
      break;
    case 'recoveryRolled':
      if (event.isAwake) set(facts, hitpoints(event.hero), 1);
      break;
    case 'enraged':
      set(facts, base(event.who), event.base);
      break;
    case 'bountyNoted':
      add(facts, bounties(event.monster), 1);
      break;
    case 'effectGiven':
      without(facts, event.who, event.effect.id);
      put(facts, effects(event.who), inWords(event.effect));
      break;
    case 'effectsEnded':
      for (const id of event.effects) without(facts, event.who, id);
      break;
    case 'poisonFell':
      without(facts, event.who, 'poison');
      if (event.n > 0) put(facts, effects(event.who), inWords({ id: 'poison', n: event.n }));
      break;
    case 'fell':
      add(facts, 'falls', 1);
      break;
    case 'encounterWon':
      for (const hero of party) set(facts, base(hero.id), 0);
      break;
    case 'refreshed':
      for (const hero of party)
        if (event.heroes.includes(hero.id) && facts.has(hitpoints(hero.id)))
          set(facts, hitpoints(hero.id), hero.hitpoints);
      break;
    default:
      break;
  }
}
