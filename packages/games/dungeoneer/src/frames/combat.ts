import { ask, roll, type Seat } from '@questhall/kernel';
import { adventureOf } from '../content/index.ts';
import { attackTotal, blowOf, counterTotal, isOn, specialClause } from '../queries/fighting.ts';
import { trapHitsAll } from '../queries/means.ts';
import { currentStrikes, hasStrike, heroesOn, heroOf, inPriority, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CombatStage, FrameOf, Strike } from '../types/index.ts';
import { work } from './effects.ts';
import { discard } from './pieces.ts';
import { resultOf } from './results.ts';
import { giveSpoils, mendNext, stowNext } from './stowing.ts';
import { DIE } from './threat.ts';
import { openWindow } from './window.ts';

type Combat = FrameOf<'combat'>;
type Step = (draft: Match, frame: Combat, tell: Telling) => void;

/**
 * The steps of a combat; each is done for the whole list of attacks before the next one begins. [combat.steps-together]
 */
const STEPS: Readonly<Record<CombatStage, Step>> = {
  specials: activateNext,
  response(draft, frame) {
    frame.stage = 'traps';
    openWindow(draft, 'response');
  },
  traps: springNext,
  aim(draft, frame) {
    frame.stage = 'attack';
    openWindow(draft, 'before-roll');
  },
  attack: rollAttacks,
  minions: callMinion,
  brace(draft, frame) {
    frame.stage = 'counter';
    openWindow(draft, 'before-roll');
  },
  counter: rollCounters,
  results(draft, frame, tell) {
    if (frame.at >= draft.table.strikes.length) {
      frame.stage = 'answers';
      return;
    }
    frame.at += 1;
    resultOf(draft, frame.at - 1, tell);
  },
  answers(draft, frame) {
    frame.stage = frame.combat === 'batch' ? 'pack' : frame.combat === 'slay' ? 'close' : 'spoils';
    frame.at = frame.from;
    // A challenger who falls ends his challenge. [combat.attacker-defeated]
    const isEnded = frame.combat === 'challenge' && draft.table.strikes[frame.from]?.isVain === true;
    if (!isAnswer(draft) && !isEnded) draft.agenda.push({ kind: 'answers', from: frame.from, asked: [] });
  },
  pack(draft, frame) {
    frame.stage = 'mend';
    openWindow(draft, 'pack');
  },
  mend: mendNext,
  stow: stowNext,
  spoils: giveSpoils,
  close(draft, frame, tell) {
    draft.agenda.pop();
    draft.table.strikes.length = frame.from;
    tell.all(endOf(draft, frame), { type: 'fightOver', seat: frame.by });
  },
};

/** A challenge of step F gives rise to no further one. [combat.f-not-repeated] */
const isAnswer = ({ agenda }: Match): boolean => agenda.some(({ kind }) => kind === 'answers');

/** By which a combat is over: a challenge asks nobody again, a Quest monster is neither stowed nor rewarded. */
function endOf(draft: Match, { combat: kind }: Combat): Rule {
  if (isAnswer(draft)) return 'combat.f-not-repeated';
  return kind === 'slay' ? 'quest.slay-steps' : 'combat.g-leaves-the-map';
}

export const combat: Step = (draft, frame, tell) => STEPS[frame.stage](draft, frame, tell);

/** A. What was paid for works before anybody can respond. [combat.a-special-effects] [combat.a-threat-before-fight] */
function activateNext(draft: Match, frame: Combat): void {
  const strike = draft.table.strikes[frame.at];
  if (strike === undefined) {
    frame.stage = 'response';
    frame.at = frame.from;
    return;
  }
  const index = frame.at;
  frame.at += 1;
  const { card, special, by, space } = strike;
  const clause = card === null || special === null ? null : specialClause(card);
  const target = metBy(draft, strike);
  if (clause === null || card === null || target === undefined) return;
  if (clause.bracket.form !== null && clause.bracket.form !== strike.form) return;
  const isThreat = clause.choices[0]?.some(({ word }) => word === 'threat') === true;
  const rule = isThreat ? 'combat.a-threat-before-fight' : 'fx.monster-special';
  const aim = { strike: index, space, side: null, choice: 0, variable: special ?? 0 };
  work(draft, { by, target, source: card, rule }, clause, aim);
}

/** Whom an Encounter works on: its target while he is there, and after him whoever is, if it is for the whole space. */
function metBy({ table }: Match, { card, hero, space }: Strike): Seat | undefined {
  const there = heroesOn(table, space);
  return hero !== null && there.includes(hero) ? hero : trapHitsAll(card) ? there[0] : undefined;
}

/** C. Traps come first, in the declared order, and work on whoever is still there. [combat.c-trap-resolves] */
function springNext(draft: Match, frame: Combat, tell: Telling): void {
  const { table } = draft;
  const [index, trap] = currentStrikes(draft).find(([, { kind, isOver }]) => kind === 'trap' && !isOver) ?? [];
  if (trap === undefined || index === undefined || trap.card === null) {
    frame.stage = 'aim';
    return;
  }
  const { card, by, space } = trap;
  trap.isOver = true;
  discard(draft, by, card, 'combat.trap-no-challenge', tell);
  const target = metBy(draft, trap);
  if (target === undefined) {
    const rule = trapHitsAll(card) ? 'combat.encounter-own-space-only' : 'combat.left-the-space';
    tell.all(rule, { type: 'missedHim', ...blowOf(table, index) });
    return;
  }
  const [clause] = adventureOf(card).clauses;
  if (clause === undefined) return;
  const rule = trapHitsAll(card) ? 'threat.trap-hits-whole-space' : 'time.anytime-encounter';
  const aim = { strike: null, space, side: null, choice: 0, variable: 0 };
  work(draft, { by, target, source: card, rule, about: 'trap' }, clause, aim);
}

/** All attack dice fall together. [time.roll-groups] */
function rollAttacks(draft: Match, frame: Combat, tell: Telling): void {
  const { table } = draft;
  for (const [index, strike] of currentStrikes(draft)) {
    if (!isOn(table, strike)) {
      const rule = strike.isVain ? 'combat.e-declared-order' : 'combat.left-the-space';
      if (!strike.isOver) tell.all(rule, { type: 'missedHim', ...blowOf(table, index) });
      continue;
    }
    const faces = throwDice(draft, strike.hasBestAttack);
    strike.attack = Math.max(...faces);
    const total = attackTotal(table, strike);
    tell.all(strike.kind === 'quest' ? 'quest.slay-monster-first' : 'combat.c-attack-roll', {
      type: 'attackRolled',
      ...blowOf(table, index),
      form: strike.form,
      faces,
      total,
    });
  }
  frame.stage = 'minions';
}

function throwDice(draft: Match, isBestOfTwo: boolean): number[] {
  const faces = [roll(draft.rng, DIE)];
  if (isBestOfTwo) faces.push(roll(draft.rng, DIE));
  return faces;
}

/** D. Before the dice each owner says which attack a Minion answers in the hero's place. [fx.minion-acts] */
function callMinion(draft: Match, frame: Combat): void {
  const { table } = draft;
  for (const seat of inPriority(draft)) {
    const isAttacked = hasStrike(
      draft,
      ({ hero, attack, minion }) => hero === seat && attack !== null && minion === null,
    );
    if (!isAttacked) continue;
    const { readied, used } = heroOf(table, seat);
    const minion = readied.find(
      ({ card }) => adventureOf(card).kind === 'monster' && !used.includes(card) && !frame.asked.includes(card),
    );
    if (minion === undefined) continue;
    frame.asked.push(minion.card);
    ask(draft, seat, 'fx.minion-acts', { kind: 'minion', minion: minion.card });
    return;
  }
  frame.stage = 'brace';
}

function rollCounters(draft: Match, frame: Combat, tell: Telling): void {
  const { table } = draft;
  for (const [index, strike] of currentStrikes(draft)) {
    if (strike.attack === null) continue;
    const faces = throwDice(draft, strike.hasBestCounter);
    strike.counter = Math.max(...faces);
    const total = counterTotal(table, strike);
    strike.lead = attackTotal(table, strike) - total;
    tell.all('combat.d-counter-roll', {
      type: 'counterRolled',
      ...blowOf(table, index),
      form: strike.form,
      faces,
      total,
    });
  }
  frame.stage = 'results';
  frame.at = frame.from;
}
