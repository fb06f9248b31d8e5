import { flood, stepsTo } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import type { Tell } from '@questhall/kernel';
import { ELIXIR_STEPS, isArtifact } from '../content/artifacts.ts';
import type { Potion } from '../content/potions.ts';
import { POTIONS } from '../content/potions.ts';
import type { Draft } from '../frames/agenda.ts';
import { dressAgain, gainGold, isPotion, receive, release } from '../frames/gains.ts';
import { beginEffect, heal } from '../frames/harm.ts';
import { takeBack, takeFrom } from '../frames/piles.ts';
import { boardOf, wallsSeen } from '../queries/board.ts';
import { heroesHere, heroOf } from '../queries/figures.ts';
import { isOpenPit } from '../queries/floor.ts';
import { belongings, bodyMax, mindMax, owns } from '../queries/gear.ts';
import { nearestFree } from '../queries/moving.ts';
import { areAdjacent, isInScope, sees } from '../queries/sight.ts';
import { endEffects } from '../setup/heroes.ts';
import type { HeroInPlay, HeroQuest, Item, Match, Pile, Table } from '../types/index.ts';
import { type DeedOf, heroesOfSeat, type No, no, notNow, ownTurnIn } from './common.ts';

/** At any time, without an action: its own potions. [potion.any-time, potion.several-at-once] */
export const drink: DeedOf<'drink'> = {
  propose: (state, { seat }) =>
    heroesOfSeat(state, seat).flatMap(({ hero, potions }) =>
      POTIONS.filter((potion) => potions.includes(potion)).map((potion) => ({ type: 'drink', hero, potion })),
    ),
  judge(state, asked, { hero, potion }) {
    const drinker = state.table.heroes.find((one) => one.hero === hero);
    if (drinker === undefined || drinker.seat !== asked.seat) return no('seat.own-heroes-only', { hero });
    if (asked.question.kind === 'town' || isSettingUp(asked.question.kind)) return notNow(asked);
    if (drinker.status !== 'here') return no('potion.any-time', { hero });
    if (!drinker.potions.includes(potion)) return no('potion.single-use', { potion });
    if (asked.question.kind === 'defend' && asked.question.hero !== hero) return no('combat.defend-at-once', { hero });
    if (asked.question.kind === 'rescue' && asked.question.hero === hero && potion !== 'healing')
      return no('death.rescue-potion', { potion });
    return null;
  },
  perform(draft, _asked, { hero, potion }, tell) {
    const drinker = heroOf(draft.table, hero);
    drinker.potions.splice(drinker.potions.indexOf(potion), 1);
    tell.all('potion.single-use', { type: 'drank', hero, potion });
    takeEffect(draft, drinker, potion, tell);
  },
};

const isSettingUp = (kind: string): boolean => kind === 'order' || kind === 'school' || kind === 'hide';

function takeEffect(draft: Draft, hero: HeroInPlay, potion: Potion, tell: Tell<HeroQuest>): void {
  switch (potion) {
    case 'healing':
      heal(hero, 'potion.healing', tell);
      break;
    case 'heroic-brew':
      beginEffect(hero, 'brew', findFrame(draft, 'zargonTurn') === null ? 1 : 2, 'potion.heroic-brew', tell);
      break;
    case 'potion-of-speed':
      beginEffect(hero, 'speed', 1, 'potion.speed', tell);
      break;
    case 'potion-of-strength':
      beginEffect(hero, 'strength', 1, 'potion.strength', tell);
      break;
    case 'potion-of-warding':
      beginEffect(hero, 'warding', 1, 'potion.warding', tell);
      break;
  }
}

/**
 * Potions and artifacts change hands freely between neighbours; the house may let everything. [potion.give-adjacent,
 * artifact.give-adjacent]
 */
export const give: DeedOf<'give'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return [];
    const others = heroesHere(state.table).filter(({ hero }) => hero !== mine.hero.hero);
    return others.flatMap(({ hero: to }) =>
      [...new Set(belongings(mine.hero))].map((item) => ({ type: 'give' as const, item, to })),
    );
  },
  judge(state, asked, { item, to }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    if (!owns(mine.hero, item))
      return no(isArtifact(item) ? 'artifact.give-adjacent' : 'potion.give-adjacent', { item });
    if (!isPotion(item) && !isArtifact(item) && !state.table.house.freeTrading)
      return no('equip.no-giving-in-quest', { item });
    const other = state.table.heroes.find((one) => one.hero === to);
    const isFit = other !== undefined && other.status === 'here' && to !== mine.hero.hero;
    const isClose = isFit && areAdjacent(state.table, mine.hero.at, other.at);
    return isClose ? null : no(isArtifact(item) ? 'artifact.give-adjacent' : 'potion.give-adjacent', { to });
  },
  perform({ table }, asked, { item, to }, tell) {
    if (asked.question.kind !== 'turn') return;
    const from = heroOf(table, asked.question.hero);
    receive(heroOf(table, to), item, release(from, item));
    tell.all(isArtifact(item) ? 'artifact.give-adjacent' : 'potion.give-adjacent', {
      type: 'itemGiven',
      from: from.hero,
      to,
      item,
    });
  },
};

/** What lies about. [item.pick-up-free, death.loot] */
export const pickUp: DeedOf<'pickUp'> = {
  propose: ({ table }) =>
    table.piles.flatMap(({ at, items, gold }) => [
      ...[...new Set(items)].map((item) => ({ type: 'pickUp' as const, at, item })),
      ...(gold > 0 ? [{ type: 'pickUp' as const, at, item: 'gold' as const }] : []),
    ]),
  judge(state, asked, { at, item }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const pile = pileWith(state.table, at, item);
    if (pile === undefined) return no('item.pick-up-free', { square: at });
    return reachRefusal(state, mine.hero, pile);
  },
  perform({ table }, asked, { at, item }, tell) {
    if (asked.question.kind !== 'turn') return;
    const pile = pileWith(table, at, item);
    const hero = heroOf(table, asked.question.hero);
    if (pile === undefined) return;
    const rule = pile.owner === null ? 'item.pick-up-free' : 'death.loot';
    if (item === 'gold') {
      gainGold(hero, pile.gold, rule, tell);
      pile.gold = 0;
    } else {
      receive(hero, item, takeFrom(pile, item));
      tell.all(rule, { type: 'itemGained', hero: hero.hero, item });
    }
    table.piles = table.piles.filter(({ gold, items }) => gold > 0 || items.length > 0);
  },
};

const pileWith = (table: Table, at: number, item: Item | 'gold'): Pile | undefined =>
  table.piles.find((pile) => pile.at === at && (item === 'gold' ? pile.gold > 0 : pile.items.includes(item)));

/** Whatever lies close by; a dead hero's things are within reach of the whole room. */
function reachRefusal({ table }: Match, hero: HeroInPlay, pile: Pile): No | null {
  if (hero.at === pile.at || areAdjacent(table, hero.at, pile.at)) return null;
  if (pile.owner === null) return no('item.pick-up-free', { square: pile.at });
  return isInScope(table, hero.at, pile.at) ? null : no('death.loot', { square: pile.at });
}

/** Back from the dead, once. [artifact.elixir-of-life, death.elixir-exception] */
export const elixir: DeedOf<'elixir'> = {
  propose: ({ table }) => table.heroes.map(({ hero }) => ({ type: 'elixir', hero })),
  judge(state, asked, { hero }) {
    const { table } = state;
    const { question } = asked;
    if (question.kind !== 'turn' && question.kind !== 'rescue') return notNow(asked);
    const bearer = heroOf(table, question.hero);
    if (!bearer.artifacts.includes('elixir-of-life')) return no('artifact.elixir-of-life');
    if (question.kind === 'rescue') return hero === question.hero ? null : no('artifact.elixir-of-life', { hero });
    const dead = table.heroes.find((one) => one.hero === hero);
    if (dead?.status !== 'dead') return no('artifact.elixir-of-life', { hero });
    const board = boardOf(table.plan);
    const near = flood(board.grid, wallsSeen(table), null, bearer.at, ELIXIR_STEPS, board.flood);
    return stepsTo(near, dead.at) >= 0 && sees(table, bearer.at, dead.at)
      ? null
      : no('artifact.elixir-of-life', { square: dead.at });
  },
  perform(draft, asked, { hero }, tell) {
    const { table } = draft;
    if (asked.question.kind !== 'turn' && asked.question.kind !== 'rescue') return;
    const bearer = heroOf(table, asked.question.hero);
    const saved = heroOf(table, hero);
    release(bearer, 'elixir-of-life');
    table.goneArtifacts.push('elixir-of-life');
    if (saved.status === 'dead') {
      if (!isOpenPit(table, saved.at)) saved.at = nearestFree(table, saved.at, false); // pits are shared
      saved.status = 'here';
      takeBack(table, saved);
      dressAgain(saved);
    }
    endEffects(saved); // the bearer, too, who has not been dead
    saved.body = bodyMax(saved);
    saved.mind = mindMax(saved);
    tell.all('artifact.elixir-of-life', { type: 'revived', hero, at: saved.at });
  },
};
