import { areDiagonal } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import type { Tell } from '@questhall/kernel';
import { isWeapon, RELOAD_TURNS } from '../content/equipment.ts';
import type { Draft } from '../frames/agenda.ts';
import { beginBlow } from '../frames/attack.ts';
import { release } from '../frames/gains.ts';
import { layDown } from '../frames/piles.ts';
import { boardOf, wallsTrue } from '../queries/board.ts';
import { attackDice } from '../queries/combat.ts';
import { captiveOf, findMonster, genieOf, heroesHere, idOfHero, squareOf, strungAgainst } from '../queries/figures.ts';
import { mayHold, weaponsOf } from '../queries/gear.ts';
import { reachOf, reachRefusal } from '../queries/reach.ts';
import { areAdjacent } from '../queries/sight.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  CAPTIVE_ID,
  FIRST_MONSTER,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
  type Match,
  type Part,
} from '../types/index.ts';
import {
  type Asked,
  actionRefusal,
  type DeedOf,
  type No,
  no,
  notNow,
  ownTurnIn,
  spendAction,
  turnIn,
} from './common.ts';

/** What is in hand, until the next turn. [equip.hands, attack.one-weapon] */
export const hold: DeedOf<'hold'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    return mine === null
      ? []
      : weaponsOf(mine.hero).flatMap((weapon) => (weapon === mine.hero.held ? [] : [{ type: 'hold', weapon }]));
  },
  judge(state, asked, { weapon }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    if (mine.turn.hasAttacked) return no('equip.hands');
    if (weapon === null || weapon === mine.hero.held) return no('equip.hands', { weapon: weapon ?? 'nothing' });
    if (mayHold(mine.hero, weapon)) return null;
    const isOwn = mine.hero.artifacts.some((one) => one === weapon) || mine.hero.gear.some((one) => one === weapon);
    return no(!isOwn ? 'equip.hands' : isWeapon(weapon) ? 'equip.wizard-weapons' : 'artifact.user-restriction', {
      weapon,
    });
  },
  perform(draft, asked, { weapon }, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    mine.hero.held = weapon;
    tell.all('equip.hands', { type: 'held', hero: mine.hero.hero, weapon });
  },
};

/** A blow or a shot: a hero's, the Genie's, or one of Zargon's monsters'. */
export const attack: DeedOf<'attack'> = {
  propose(state, asked) {
    const { question } = asked;
    const { table } = state;
    if (question.kind === 'zargon' || question.kind === 'puppet')
      return [...heroesHere(table).map(({ hero }) => idOfHero(hero)), ...table.allies.map(({ id }) => id)].map(
        (target) => ({
          type: 'attack',
          target,
          isThrown: false,
        }),
      );
    const thrower = ownTurnIn(state, asked)?.hero;
    const isThrower = thrower !== undefined && reachOf(table.house, thrower, true).isFar;
    return table.monsters.flatMap(({ id }) => [
      { type: 'attack' as const, target: id, isThrown: false },
      ...(isThrower ? [{ type: 'attack' as const, target: id, isThrown: true }] : []),
    ]);
  },
  judge(state, asked, { target, isThrown }) {
    switch (asked.question.kind) {
      case 'turn':
        return judgeHero(state, asked, target, isThrown);
      case 'puppet':
        return judgePuppet(state, asked, target, isThrown);
      case 'genie':
        return judgeGenie(state, target, isThrown);
      case 'zargon':
        return judgeMonster(state, asked.question.monster, target, isThrown);
      default:
        return notNow(asked);
    }
  },
  perform(draft, asked, { target, isThrown }, tell) {
    const mine = turnIn(draft, asked);
    if (mine !== null) {
      const { hero, turn } = mine;
      spendAction(draft, turn, tell);
      turn.hasAttacked = true;
      strike(
        draft,
        idOfHero(hero.hero),
        target,
        hero.held,
        isThrown ? 'attack.dagger-melee-or-thrown' : 'attack.one-adjacent-monster',
      );
      if (hero.held === 'crossbow') hero.reloading = 1 + RELOAD_TURNS; // [attack.crossbow-reload]
      if (isThrown) loseDagger(draft, hero, target, tell);
    } else if (asked.question.kind === 'genie') strikeAsGenie(draft, target);
    else if (asked.question.kind === 'zargon') {
      const monster = findMonster(draft.table, asked.question.monster ?? -1);
      if (monster === null) return;
      monster.hasActed = true;
      monster.isDone = monster.hasMoved;
      strike(draft, monster.id, target, null, 'monster.attack-adjacent-once');
    }
  },
};

/** Gone for good, unless the house lets it be picked up. [attack.thrown-dagger-lost] */
function loseDagger({ table }: Draft, hero: HeroInPlay, target: FigureId, tell: Tell<HeroQuest>): void {
  const isRusted = release(hero, 'dagger');
  hero.held = null; // what is in hand stays so until the next turn [equip.hands]
  const at = table.house.daggerRecoverable ? squareOf(table, target) : null;
  tell.all('attack.thrown-dagger-lost', { type: 'daggerThrown', hero: hero.hero, ...(at === null ? {} : { at }) });
  if (at !== null)
    layDown(table, { at, owner: null, gold: 0, items: ['dagger'], corroded: isRusted ? ['dagger'] : [], isSafe: true });
}

function strikeAsGenie(draft: Draft, target: FigureId): void {
  const turn = findFrame(draft, 'genieTurn');
  if (turn === null) return;
  turn.hasAttacked = true;
  if (turn.hasStepped) turn.movement = 0; // like a hero it does not walk on after a blow
  strike(draft, GENIE_ID, target, null, 'ally.genie-can');
}

function strike(draft: Draft, attacker: FigureId, target: FigureId, weapon: HeroInPlay['held'], rule: Rule): void {
  const parts: Part[] = [];
  const dice = attackDice(draft.table, attacker, target, parts);
  beginBlow(draft, { attacker, target, dice, weapon, rule }, parts);
}

function judgeHero(state: Match, asked: Asked, target: FigureId, isThrown: boolean): No | null {
  const mine = turnIn(state, asked);
  if (mine === null) return notNow(asked);
  const { hero, turn } = mine;
  if (turn.hasAttacked) return no('turn.one-attack');
  const spent = actionRefusal(turn, hero);
  if (spent !== null) return spent;
  if (target < FIRST_MONSTER) return no('attack.monsters-only', { target });
  const monster = findMonster(state.table, target);
  if (monster === null) return no('attack.one-adjacent-monster', { target });
  return reachRefusal(state.table, hero, monster.at, isThrown);
}

/** A puppet strikes its friends. [dread.puppet-strings] */
function judgePuppet(state: Match, asked: Asked, target: FigureId, isThrown: boolean): No | null {
  const mine = turnIn(state, asked);
  if (mine === null) return notNow(asked);
  const spent = actionRefusal(mine.turn, mine.hero);
  if (spent !== null) return spent;
  const at = squareOf(state.table, target);
  if (at === null || isThrown || !strungAgainst(state.table, mine.hero.hero).includes(target))
    return no('dread.puppet-strings', { target });
  return reachRefusal(state.table, mine.hero, at, false);
}

function judgeGenie(state: Match, target: FigureId, isThrown: boolean): No | null {
  const turn = findFrame(state, 'genieTurn');
  const genie = genieOf(state.table);
  const monster = findMonster(state.table, target);
  if (turn === null || genie === null || turn.hasAttacked || isThrown || monster === null)
    return no('ally.genie-can', { target });
  return areAdjacent(state.table, genie.at, monster.at) ? null : no('ally.genie-can', { target, from: genie.at });
}

function judgeMonster({ table }: Match, id: FigureId | null, target: FigureId, isThrown: boolean): No | null {
  const monster = findMonster(table, id ?? -1);
  if (monster === null) return no('zargon.all-active-monsters');
  if (monster.hasActed) return no('monster.attack-adjacent-once');
  if (target >= FIRST_MONSTER || isThrown) return no('monster.attack-adjacent-once', { target });
  if (target === CAPTIVE_ID && captiveOf(table)?.isChained === true) return no('quest.q2-prisoner');
  const at = squareOf(table, target);
  if (at === null) return no('monster.attack-adjacent-once', { target });
  if (areAdjacent(table, monster.at, at, wallsTrue(table))) return null;
  const isDiagonal = areDiagonal(boardOf(table.plan).grid, monster.at, at);
  return no(isDiagonal ? 'monster.no-diagonals' : 'monster.attack-adjacent-once', { target, from: monster.at });
}
