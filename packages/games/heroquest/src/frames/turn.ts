import type { Frames, Tell } from '@questhall/kernel';
import { GENIE, RAGNAR } from '../content/monsters.ts';
import { captiveOf, genieOf, heroOf } from '../queries/figures.ts';
import { seesAnyMonster } from '../queries/sight.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay, HeroQuest, HeroTurnFrame } from '../types/index.ts';
import { GENIE_ID } from '../types/index.ts';
import { askSeat, type Draft, zargonSeat } from './agenda.ts';
import { endIfOver } from './goal.ts';
import { comeOutOfRock, endEffect, endMove } from './harm.ts';

type Speaker = Tell<HeroQuest>;

/** A hero's turn: wake, then move and act until it is over. [turn.move-and-one-action] */
export const heroTurn: Frames<HeroQuest>['heroTurn'] = (draft, frame, tell) => {
  if (endIfOver(draft, tell)) return;
  const hero = heroOf(draft.table, frame.hero);
  if (hero.status !== 'here') frame.stage = 'end';
  switch (frame.stage) {
    case 'wake':
      frame.stage = 'act';
      wake(draft, frame, hero, tell);
      break;
    case 'act':
      if (frame.isOver) {
        tell.all('turn.ends-early', { type: 'turnCut', hero: hero.hero });
        frame.stage = 'end';
      } else askTurn(draft, hero);
      break;
    case 'end':
      draft.agenda.pop();
      endTurn(draft, frame, hero, tell);
      break;
  }
};

/** What was upon the hero is shaken off, or not. */
function wake(draft: Draft, frame: HeroTurnFrame, hero: HeroInPlay, tell: Speaker): void {
  tell.all('round.heroes-then-zargon', { type: 'turnBegan', hero: hero.hero });
  if (hero.reloading > 0) hero.reloading -= 1; // [attack.crossbow-reload]
  hero.hasActedThisRound = false;
  frame.isHalf = hero.mind === 0 || hero.effects.murk > 0; // [mind.zero-is-shaken, dread.choking-murk]
  if (hero.effects.gaze > 0)
    draft.agenda.push({ kind: 'resist', stage: 'roll', hero: hero.hero, against: 'gaze', isWaking: true });
  if (hero.effects.slumber > 0)
    draft.agenda.push({ kind: 'resist', stage: 'roll', hero: hero.hero, against: 'slumber', isWaking: true });
}

function askTurn(draft: Draft, { hero, seat, effects }: HeroInPlay): void {
  if (effects.puppet > 0) askSeat(draft, zargonSeat(draft), 'dread.puppet-strings', { kind: 'puppet', hero });
  else askSeat(draft, seat, 'turn.move-and-one-action', { kind: 'turn', hero });
}

function endTurn(draft: Draft, frame: HeroTurnFrame, hero: HeroInPlay, tell: Speaker): void {
  const { table } = draft;
  if (hero.status === 'here') wearOff(draft, frame, hero, tell);
  hero.hasActedThisRound = frame.hasActed;
  tell.all(endRule(frame), { type: 'turnEnded', hero: hero.hero });
  const genie = genieOf(table);
  if (genie?.summoner === hero.hero)
    draft.agenda.push({ kind: 'genieTurn', movement: GENIE.move, hasStepped: false, hasAttacked: false }); // [ally.genie-turn]
}

/** What lets a turn be over: all is done, or nobody has to do the rest. */
function endRule({ isOver, hasStepped, hasActed, movement }: HeroTurnFrame): Rule {
  if (isOver) return 'turn.ends-early';
  if (!hasStepped || !hasActed) return 'turn.both-optional';
  return movement !== null && movement > 0 ? 'move.need-not-use-all' : 'round.heroes-then-zargon';
}

function wearOff(draft: Draft, frame: HeroTurnFrame, hero: HeroInPlay, tell: Speaker): void {
  const { effects } = hero;
  countDown(hero, 'veil', 'spell.veil-of-mist', tell);
  countDown(hero, 'haste', 'spell.swift-wind', tell);
  if (frame.hasStepped) endMove(hero, frame, tell);
  if (effects.courage > 0 && !seesAnyMonster(draft.table, hero)) endEffect(hero, 'courage', 'spell.courage', tell);
  endEffect(hero, 'puppet', 'dread.puppet-strings', tell);
  endEffect(hero, 'murk', 'dread.choking-murk', tell);
}

function countDown(hero: HeroInPlay, effect: 'veil' | 'haste' | 'brew', rule: Rule, tell: Speaker): void {
  if (hero.effects[effect] > 1) hero.effects[effect] -= 1;
  else endEffect(hero, effect, rule, tell);
}

/** At the end of Zargon's turn. */
export function wearOffBrew(draft: Draft, tell: Speaker): void {
  for (const hero of draft.table.heroes) countDown(hero, 'brew', 'potion.heroic-brew', tell);
}

/** The Genie moves and strikes for whoever called it. [ally.genie-can] */
export const genieTurn: Frames<HeroQuest>['genieTurn'] = (draft, frame, tell) => {
  if (endIfOver(draft, tell)) return;
  const genie = genieOf(draft.table);
  const isDone = genie === null || (frame.hasAttacked && frame.movement === 0);
  if (!isDone) {
    askSeat(draft, genie.seat, 'ally.genie-turn', { kind: 'genie' });
    return;
  }
  draft.agenda.pop();
  sendGenieOff(draft, tell);
};

/** It vanishes after its third turn. [ally.genie-ends] */
function sendGenieOff({ table }: Draft, tell: Speaker): void {
  const genie = genieOf(table);
  if (genie === null) return;
  genie.turns -= 1;
  if (genie.turns > 0) return;
  table.allies = table.allies.filter(({ id }) => id !== GENIE_ID);
  tell.all('ally.genie-ends', { type: 'vanished', figure: GENIE_ID });
}

/** The freed captive walks, at the word of whoever freed him. [quest.q2-escort] */
export const captiveTurn: Frames<HeroQuest>['captiveTurn'] = (draft, frame, tell) => {
  if (endIfOver(draft, tell)) return;
  const captive = captiveOf(draft.table);
  if (captive === null || frame.movement === 0) draft.agenda.pop();
  else askSeat(draft, captive.seat, 'quest.q2-escort', { kind: 'captive' });
};

export const CAPTIVE_MOVE: number = RAGNAR.move;

/** A hero is blown across the board, out of turn. [spell.swift-wind] */
export const whisk: Frames<HeroQuest>['whisk'] = (draft, frame, tell) => {
  if (endIfOver(draft, tell)) return;
  const hero = heroOf(draft.table, frame.hero);
  if (frame.movement !== 0) {
    askSeat(draft, hero.seat, 'spell.swift-wind', { kind: 'whisk', hero: frame.hero });
    return;
  }
  draft.agenda.pop();
  if (frame.hasStepped) comeOutOfRock(hero, tell);
};
