import {
  ask,
  askAny,
  everyone,
  type Frames,
  type Manner,
  roll,
  type Seat,
  seatsOf,
  type Tell,
  takeUp,
  wishesOf,
} from '@questhall/kernel';
import { actions } from './actions.ts';
import { type Draft, handOf, thiefOf } from './pieces.ts';
import { type Guess, KEEPER, ROUNDS_MAX, type Vault } from './types.ts';

type RoundFrame = Extract<Vault['Frame'], { kind: 'round' }>;
type TrapFrame = Extract<Vault['Frame'], { kind: 'trap' }>;
type DuelFrame = Extract<Vault['Frame'], { kind: 'duel' }>;

const CHARM: Manner<Vault> = { seal: 'charm.bound', wait: 'pass' };
const GUESS: Manner<Vault> = { seal: 'duel.bound', isLaidInSight: true };

/** A window: whoever has any card at all is asked, since asking only the holders of a charm would tell who they are. */
function answerTrap(draft: Draft, frame: TrapFrame, tell: Tell<Vault>): void {
  const { table } = draft;
  if (frame.stage === 'ask') {
    frame.stage = 'answers';
    for (const { seat } of table.thieves)
      if (handOf(table, seat).length > 0)
        ask(draft, seat, 'charm.answer', { kind: 'answer', victim: frame.seat }, CHARM);
    return;
  }
  const [wish] = wishesOf(draft);
  if (wish !== undefined) {
    takeUp(draft, wish);
    const refusal = actions.judge(draft, wish.ask, wish.action);
    if (refusal === null) actions.perform(draft, wish.ask, wish.action, tell);
    else tell.only(seatsOf(wish.ask.seat), 'charm.late', { type: 'returned', seat: wish.ask.seat, card: 'charm' });
    return;
  }
  draft.agenda.pop();
  if (!frame.undone) spring(draft, frame.seat, tell);
}

function spring(draft: Draft, seat: Seat, tell: Tell<Vault>): void {
  const face = roll(draft.rng, 6);
  tell.all('trap.spring', { type: 'rolled', face });
  if (face > 3) return;
  const thief = thiefOf(draft.table, seat);
  thief.life -= 1;
  tell.all('trap.spring', { type: 'wounded', seat, life: thief.life });
}

function fightDuel(draft: Draft, frame: DuelFrame, tell: Tell<Vault>): void {
  if (frame.stage === 'ask') {
    frame.stage = 'guesses';
    for (const seat of [KEEPER, frame.seat]) ask(draft, seat, 'duel.guess', { kind: 'guess' }, GUESS);
    return;
  }
  const guesses = new Map<Seat, Guess>();
  for (const wish of wishesOf(draft)) {
    takeUp(draft, wish);
    if (wish.action.type === 'guess') guesses.set(wish.ask.seat, wish.action.guess);
  }
  draft.agenda.pop();
  const thief = guesses.get(frame.seat) ?? 'low';
  const keeper = guesses.get(KEEPER) ?? 'low';
  tell.all('duel.guess', { type: 'guessed', thief, keeper });
  if (thief === keeper) {
    draft.outcome = { winners: everyone(draft.seats) & ~seatsOf(KEEPER), rule: 'end.treasure' };
    return;
  }
  thiefOf(draft.table, frame.seat).room = 0;
  tell.all('end.thrown', { type: 'thrownBack', seat: frame.seat });
}

/** At any time: whoever has a card may throw one away while somebody else thinks. */
function askOthers(draft: Draft, active: Seat): void {
  for (const { seat } of draft.table.thieves)
    if (seat !== active && handOf(draft.table, seat).length > 0)
      ask(draft, seat, 'hand.drop', { kind: 'meanwhile' }, { wait: 'none' });
}

function playRound(draft: Draft, frame: RoundFrame): void {
  const { table } = draft;
  const living = table.thieves.filter(({ life }) => life > 0);
  if (living.length === 0) draft.outcome = { winners: seatsOf(KEEPER), rule: 'end.dead' };
  else if (table.isCrowded && frame.first === null)
    askAny(draft, seatsOf(...living.map(({ seat }) => seat)), 'round.first', { kind: 'first' });
  else if (frame.turns < table.thieves.length) {
    const seat = KEEPER + 1 + (((frame.first ?? 1) - 1 + frame.turns) % table.thieves.length);
    frame.turns += 1;
    if (thiefOf(table, seat).life > 0) draft.agenda.push({ kind: 'turn', seat, over: false });
  } else if (table.round === ROUNDS_MAX) draft.outcome = { winners: seatsOf(KEEPER), rule: 'end.dawn' };
  else {
    frame.turns = 0;
    frame.first = null;
    table.round += 1;
  }
}

export const frames: Frames<Vault> = {
  round: playRound,
  turn(draft, frame) {
    if (frame.over) draft.agenda.pop();
    else {
      ask(draft, frame.seat, 'turn.one', { kind: 'turn' });
      if (draft.table.isCrowded) askOthers(draft, frame.seat);
    }
  },
  trap: answerTrap,
  duel: fightDuel,
};
