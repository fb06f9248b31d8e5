import type { Ask } from '@questhall/kernel';
import type { Deck } from '../../content/index.ts';
import { costOf } from '../../queries/benefits.ts';
import { recoverOn } from '../../queries/checks.ts';
import { entityAt, entityOf, heroOf } from '../../queries/entities.ts';
import { attackCost, effectSum, gainDraws } from '../../queries/stats.ts';
import type { Action, EntityId, Glowquest, Question, View } from '../../types/index.ts';
import { baseAt, blowOf, needText, tallyOf } from '../telling/blows.ts';
import { doorPlace, squareText } from '../typed/squares.ts';
import type { Words } from '../words.ts';
import { cardText, useText } from './card-lines.ts';
import { effectText } from './effects.ts';
import { baseName, figureIn, theDeck } from './figures.ts';
import { NAMES } from './names.ts';
import { digits, small } from './numbers.ts';
import { leavingText, surroundings } from './surroundings.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Labels = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => string };

const LABELS: Labels = {
  gain: ({ deck }, view, question) =>
    `one of ${small(gainDraws(heroOf(view, actorOf(view, question))))} from ${theDeck(deck)}: ${DECK_LINES[deck]}; ${digits(view.deckSizes[deck], 'card')} left`,
  keep: ({ card, reshuffle }) =>
    reshuffle ? `${NAMES.card[card]}, and the discards are shuffled back into the deck` : cardText(card),
  exchange: ({ card }) => `give up ${NAMES.card[card]} for a Passive card`,
  award: ({ hero, deck }, view) => `${figureIn(view, hero)} Gains from ${theDeck(deck)}`,
  handOver: ({ card, to }, view) => `to ${figureIn(view, to)} with ${cardText(card)}`,
  discard: ({ card }) => `away with ${cardText(card)}`,
  trade: ({ card, from, to }, view) =>
    `${NAMES.card[card]} from ${figureIn(view, from)} to ${figureIn(view, to)}, if both agree`,
  accept: () => 'yes, gladly',
  decline: (_action, _view, { kind }) => REFUSALS[kind] ?? 'no, thank you',
  stand: ({ at }) => `at ${squareText(at)}`,
  go: ({ to }, view, question) => goText(view, question, to),
  open: ({ door: id }, view) => {
    const door = view.floor.doors.find((one) => one.id === id);
    return door === undefined ? 'open a door' : `open the door ${doorPlace(door)} and see what is in the room`;
  },
  endPhase: (_action, { heroes }) =>
    `leave it at that: ${heroes.length > 1 ? 'the next hero explores' : 'another Phase begins'}`,
  setUp: ({ at }) => `at ${squareText(at)}`,
  use: ({ benefit, target, glow }, view, question) => useText(view, actorOf(view, question), benefit, target, glow),
  attack: ({ target, base }, view, question) => attackText(view, actorOf(view, question), target, base),
  done: (_action, view, { kind }) => doneText(view, kind),
  place: ({ to }, view, question) => placeText(view, question, to),
  name: ({ target }, view) => figureIn(view, target),
  reduce: ({ effect }, view, question) => {
    const bearer = question.kind === 'reduce' ? question.bearer : actorOf(view, question);
    return `off with ${effectText(effect, effectSum(entityOf(view, bearer), effect))}`;
  },
  flee: ({ enemy }, view) => `flee from ${figureIn(view, enemy)}, for Unsteady 1 more until the end of the Encounter`,
  dodge: ({ enemy }, view) => `dodge ${figureIn(view, enemy)}; whoever fails takes no more steps this Turn`,
  guard: (_action, view, question) =>
    `lose them instead of ${question.kind === 'guard' ? figureIn(view, question.ally) : 'the ally'}`,
  survive: ({ card }) => cardText(card),
  recover: (_action, view, question) =>
    `a Check of ${recoverOn(entityOf(view, actorOf(view, question)))} or more, to wake in full health`,
  throwRock: ({ target }, view) => `2 damage to ${figureIn(view, target)}`,
  crawl: ({ to }) => `crawl to ${squareText(to)}`,
  activate: ({ monster }, view) => `${figureIn(view, monster)} at ${squareText(entityOf(view, monster).at)}`,
  endTurn: (_action, { turn }) =>
    turn === null || turn.surges === 0
      ? 'leave it at that'
      : `leave it at that; ${digits(turn.surges, 'Surge')} would be lost`,
};

/** What choosing it does. */
export const action: Words<Glowquest>['action'] = (chosen, { question }: Ask<Glowquest>, { view }) => {
  const label = LABELS[chosen.type] as (chosen: Action, view: View, question: Question) => string; // looked up by the action's own type
  return label(chosen, view, question);
};

const DECK_LINES: Readonly<Record<Deck, string>> = {
  defense: 'Benefits to shield oneself and others, and to hold enemies',
  offense: 'Benefits to hit more often, harder, and several at once',
  utility: 'Benefits to heal, to help, and to hinder enemies',
  equipment: 'weapons, armor and whatever else can be worn',
  passive: 'what always counts and costs no Surges',
};

const REFUSALS: Readonly<Partial<Record<Question['kind'], string>>> = {
  gain: 'no card this time',
  trade: 'no, everything stays where it is',
  guard: 'let it happen',
  brink: 'fall',
};

/** Whom a question is about. */
export function actorOf(view: View, question: Question): EntityId {
  if ('who' in question) return question.who;
  return 'hero' in question ? question.hero : (view.turn?.who ?? 0);
}

function goText(view: View, question: Question, to: number): string {
  const mover = actorOf(view, question);
  const isPaid = question.kind === 'turn' && view.turn?.stroll === null;
  const cost = isPaid ? costOf(view, entityOf(view, mover), 'move') : 0;
  return `to ${squareText(to)}${surroundings(view, mover, to)}${cost === 0 ? '' : `, for ${digits(cost, 'Surge')}`}${leavingText(view, mover)}`;
}

function attackText(view: View, attacker: EntityId, target: EntityId, source: Of<'attack'>['base']): string {
  const base = baseAt(view, attacker, source);
  const whom = `${figureIn(view, target)}${source === 'own' ? '' : ` with ${baseName(source)}`}`;
  if (base === null) return whom;
  const blow = blowOf(view, attacker, target, base);
  const cost = attackCost(base);
  return `${whom}${cost === 0 ? '' : ` for ${digits(cost, 'Surge')}`}: base damage ${blow.base}, ${needText(view, blow)}`;
}

function doneText(view: View, kind: Question['kind']): string {
  const { attack } = view;
  if (kind === 'leave') return 'stay here after all';
  if (kind === 'move') return 'stop here';
  if (kind !== 'roll' || attack === null || attack.die === 0) return 'nothing more';
  return tallyOf(view, attack).isHit ? 'nothing more: it hits' : 'nothing more: it misses';
}

function placeText(view: View, question: Question, to: number): string {
  const moved = 'moved' in question ? question.moved : actorOf(view, question);
  const isSame = entityOf(view, moved).at === to;
  if (isSame) return `not at all: it stays at ${squareText(to)}`;
  const there = entityAt(view, to);
  const who = there === null ? '' : `, where ${figureIn(view, there.id)} has to make way`;
  return `to ${squareText(to)}${view.glow.includes(to) ? ', into Glow' : ''}${who}`;
}
