import {
  type Ask,
  type Game,
  type Refusal,
  type Seat,
  type State,
  seatsOf,
  shuffle,
  type Tell,
} from '@questhall/kernel';
import { type Draft, handOf, thiefOf } from './pieces.ts';
import type { Rule } from './rulebook.ts';
import { GUESSES, HAND_MAX, ROOMS, type Vault } from './types.ts';

type Action = Vault['Action'];
type Actions = Pick<Game<Vault>, 'propose' | 'judge' | 'perform'>;

const no = (rule: Rule): Refusal<Rule> => ({ rule, facts: {} });

function propose({ table }: State<Vault>, asked: Ask<Vault>): readonly Action[] {
  switch (asked.question.kind) {
    case 'turn':
      return [{ type: 'step', by: 1 }, { type: 'step', by: -1 }, { type: 'rest' }, { type: 'wait' }];
    case 'answer':
      return [{ type: 'charm' }, { type: 'pass' }];
    case 'guess':
      return GUESSES.map((guess) => ({ type: 'guess', guess }));
    case 'meanwhile':
      return [{ type: 'drop' }];
    case 'first':
      return table.thieves.map(({ seat }) => ({ type: 'first', seat }));
  }
}

function judge(state: State<Vault>, asked: Ask<Vault>, action: Action): Refusal<Rule> | null {
  const { table, agenda } = state;
  switch (asked.question.kind) {
    case 'turn':
      return judgeTurn(state, asked.seat, action);
    case 'answer':
      if (action.type === 'pass') return null;
      if (action.type !== 'charm') return no('charm.answer');
      if (agenda.some((frame) => frame.kind === 'trap' && frame.undone)) return no('charm.late');
      return handOf(table, asked.seat).includes('charm') ? null : no('charm.held');
    case 'guess':
      return action.type === 'guess' ? null : no('duel.guess');
    case 'meanwhile':
      return action.type === 'drop' && handOf(table, asked.seat).length > 0 ? null : no('hand.drop');
    case 'first':
      return action.type === 'first' && table.thieves.some(({ seat }) => seat === action.seat)
        ? null
        : no('round.first');
  }
}

function judgeTurn({ table }: State<Vault>, seat: Seat, action: Action): Refusal<Rule> | null {
  if (action.type === 'rest' || action.type === 'wait') return null;
  if (action.type !== 'step') return no('turn.one');
  const room = thiefOf(table, seat).room + action.by;
  return room < 0 || room >= ROOMS ? no('move.wall') : null;
}

function perform(draft: Draft, asked: Ask<Vault>, action: Action, tell: Tell<Vault>): void {
  const frame = draft.agenda.at(-1);
  const { table } = draft;
  const { seat } = asked;
  switch (action.type) {
    case 'step':
      step(draft, seat, action.by, tell);
      break;
    case 'rest':
      drawCard(draft, seat, tell);
      break;
    case 'wait':
      tell.all('turn.one', { type: 'waited', seat });
      break;
    case 'charm': {
      const hand = handOf(table, seat);
      table.discard.push(...hand.splice(hand.indexOf('charm'), 1));
      tell.all('charm.answer', { type: 'charmed', seat });
      if (frame?.kind === 'trap') frame.undone = true;
      break;
    }
    case 'drop':
      throwAway(draft, seat, 'hand.drop', tell);
      break;
    case 'first':
      if (frame?.kind === 'round') frame.first = action.seat;
      tell.all('round.first', { type: 'leads', seat: action.seat, by: seat });
      break;
    case 'guess':
    case 'pass':
      break;
  }
  if (frame?.kind === 'turn' && asked.question.kind === 'turn') frame.over = true;
}

export const actions: Actions = { propose, judge, perform };

function throwAway({ table }: Draft, seat: Seat, rule: Rule, tell: Tell<Vault>): void {
  const card = handOf(table, seat).shift();
  if (card === undefined) return;
  table.discard.push(card);
  tell.all(rule, { type: 'discarded', seat, card });
}

function drawCard(draft: Draft, seat: Seat, tell: Tell<Vault>): void {
  const { table } = draft;
  if (table.deck.length === 0) {
    table.deck = table.discard;
    table.discard = [];
    shuffle(draft.rng, table.deck);
  }
  const card = table.deck.pop();
  if (card === undefined) return;
  const hand = handOf(table, seat);
  hand.push(card);
  tell.split(seatsOf(seat), 'rest.draw', { type: 'drew', seat, card }, { type: 'drewUnseen', seat });
  if (hand.length > HAND_MAX) throwAway(draft, seat, 'hand.limit', tell);
}

function step(draft: Draft, seat: Seat, by: number, tell: Tell<Vault>): void {
  const { table } = draft;
  const thief = thiefOf(table, seat);
  thief.room += by;
  tell.all('turn.one', { type: 'stepped', seat, room: thief.room });
  if (thief.room === ROOMS - 1) {
    draft.agenda.push({ kind: 'duel', seat, stage: 'ask' });
  } else if (table.traps.includes(thief.room)) {
    table.traps.splice(table.traps.indexOf(thief.room), 1);
    table.sprung.push(thief.room);
    tell.all('trap.spring', { type: 'trapSprung', seat, room: thief.room });
    draft.agenda.push({ kind: 'trap', seat, stage: 'ask', undone: false });
  }
}
