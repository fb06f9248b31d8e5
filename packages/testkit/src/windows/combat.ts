import { ask, roll, type Seat } from '@questhall/kernel';
import { cardOf, foeOf, heroCard, triedBy } from './cards.ts';
import { mayChallenge } from './challenges.ts';
import { activeOf, addGlory, currentStrikes, type Draft, defenderOf, heroOf, isOn, type Telling } from './pieces.ts';
import type { CombatStage, FrameOf, Strike } from './types.ts';
import { openWindow } from './window.ts';

type Combat = FrameOf<'combat'>;
type Step = (draft: Draft, frame: Combat, tell: Telling) => void;

/** The steps of a combat; each is done for the whole list of attacks before the next one begins. */
const STEPS: Readonly<Record<CombatStage, Step>> = {
  muster(draft) {
    const by = draft.table.strikes.at(-1)?.by ?? 0;
    ask(draft, by, 'lord.one-batch', { kind: 'muster' });
  },
  response(draft, frame) {
    frame.stage = 'traps';
    openWindow(draft, 'response');
  },
  traps: springNext,
  attack: rollAttacks,
  brace(draft, frame) {
    frame.stage = 'counter';
    openWindow(draft, 'before-roll');
  },
  counter: rollCounters,
  results: resultOfNext,
  answers(draft, frame) {
    frame.stage = 'close';
    if (!frame.isAnswer) draft.agenda.push({ kind: 'challenge', from: frame.from, at: 0 });
  },
  close,
};

export const runCombat: Step = (draft, frame, tell) => STEPS[frame.stage](draft, frame, tell);

/** Traps come before the attack dice, and work on whoever is still there. */
function springNext(draft: Draft, frame: Combat, tell: Telling): void {
  const [, trap] =
    currentStrikes(draft).find(
      ([, strike]) => !strike.isOver && strike.card !== null && triedBy(strike.card) !== null,
    ) ?? [];
  if (trap === undefined || trap.card === null || trap.hero === null) {
    frame.stage = 'attack';
    return;
  }
  const isFelt = isOn(draft, trap);
  trap.isOver = true;
  draft.table.discard.push(trap.card);
  const { hero: seat, form } = trap;
  if (!isFelt) tell.all('combat.left-the-space', { type: 'struckAtNothing', seat });
  else
    draft.agenda.push({
      kind: 'threat',
      seat,
      form,
      number: cardOf(trap.card).amount,
      fail: 'tip',
      stage: 'answer',
      isBestOfTwo: false,
    });
}

/** No ability is for attack dice, so nobody is asked before them. */
function rollAttacks(draft: Draft, frame: Combat, tell: Telling): void {
  const on = currentStrikes(draft).filter(([, strike]) => isOn(draft, strike));
  for (const [, strike] of on) {
    strike.attack = roll(draft.rng, 6);
    tell.all('combat.strikes', {
      type: 'rolled',
      seat: strike.by,
      faces: [strike.attack],
      total: attackTotal(draft, strike),
    });
  }
  frame.stage = on.length > 0 ? 'brace' : 'close';
}

function rollCounters(draft: Draft, frame: Combat, tell: Telling): void {
  for (const [, strike] of currentStrikes(draft)) {
    const seat = defenderOf(draft, strike);
    if (strike.attack === null || seat === null) continue;
    const faces = Array.from({ length: strike.isBestOfTwo ? 2 : 1 }, () => roll(draft.rng, 6));
    strike.counter = Math.max(...faces);
    tell.all('combat.strikes', { type: 'rolled', seat, faces, total: counterTotal(draft, strike) });
  }
  frame.stage = 'results';
  frame.at = frame.from;
}

function attackTotal({ table }: Draft, { card, by, form, attack, attackMore }: Strike): number {
  const scores = (card === null ? null : foeOf(card)?.scores) ?? heroCard(heroOf(table, by).hero).scores;
  return (attack ?? 0) + scores[form] + attackMore;
}

function counterTotal({ table }: Draft, { hero, foe, form, counter, counterMore }: Strike): number {
  const card = table.strikes[foe ?? -1]?.card ?? null;
  const scores = hero === null ? card && foeOf(card)?.scores : heroCard(heroOf(table, hero).hero).scores;
  return (counter ?? 0) + (scores?.[form] ?? 0) + counterMore;
}

/** Results come in the order in which the attacks were declared. */
function resultOfNext(draft: Draft, frame: Combat, tell: Telling): void {
  const strike = draft.table.strikes[frame.at];
  if (strike === undefined) {
    frame.stage = 'answers';
    return;
  }
  frame.at += 1;
  if (strike.attack === null || !isOn(draft, strike)) return;
  const lead = attackTotal(draft, strike) - counterTotal(draft, strike);
  if (lead > 0) hit(draft, strike, tell);
  else if (lead < 0) hitBack(draft, strike, tell);
}

function hit(draft: Draft, strike: Strike, tell: Telling): void {
  const { card, hero, foe } = strike;
  if (hero !== null) wound(draft, hero, card === null ? 1 : cardOf(card).amount);
  else hurtFoe(draft, strike, draft.table.strikes[foe ?? -1], tell);
}

function hitBack(draft: Draft, strike: Strike, tell: Telling): void {
  if (strike.card === null) wound(draft, strike.by, 1);
  else hurtFoe(draft, strike, strike, tell);
}

const wound = ({ agenda }: Draft, seat: Seat, count: number): void =>
  void agenda.push({ kind: 'wounds', seat, count, stage: 'answer', isSpared: false });

/** The hero in the strike has earned something, whichever side he is on. */
function hurtFoe({ table }: Draft, strike: Strike, foe: Strike | undefined, tell: Telling): void {
  if (foe === undefined || foe.card === null) return;
  strike.earned += 1;
  foe.wounds += 1;
  if (foe.wounds < (foeOf(foe.card)?.life ?? 0)) return;
  foe.isOver = true;
  table.discard.push(foe.card);
  tell.all('combat.strikes', { type: 'slain', card: foe.card });
}

function close(draft: Draft, { from }: Combat, tell: Telling): void {
  const { table } = draft;
  const done = table.strikes.splice(from);
  for (const { card, by, hero, earned } of done) {
    const seat = card === null ? by : hero;
    if (earned === 0 || seat === null) continue;
    addGlory(heroOf(table, seat), earned);
    tell.all('combat.h-glory-for-wounds', { type: 'earned', seat, glory: earned });
  }
  const cards = done.flatMap(({ card, isOver }) => (card === null || isOver ? [] : [card]));
  table.discard.push(...cards);
  if (cards.length > 0) tell.all('combat.g-once', { type: 'cleared', cards });
  draft.agenda.pop();
}

/** Not sealed: each is asked when the challenge of the one before him is over. */
export function runChallenge(draft: Draft, frame: FrameOf<'challenge'>): void {
  if (frame.at === draft.seats) {
    draft.agenda.pop();
    return;
  }
  const seat = (activeOf(draft) + frame.at) % draft.seats;
  frame.at += 1;
  if (mayChallenge(draft, frame.from, seat))
    ask(draft, seat, 'time.challenge-in-turn', { kind: 'challenge' }, { wait: 'pass' });
}
