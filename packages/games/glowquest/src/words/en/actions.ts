import type { Said, Wording } from '@questhall/facets';
import { joined } from '@questhall/facets/saying';
import type { Cell } from '@questhall/grid';
import { type Deck, READY_MADE } from '../../content/index.ts';
import { costOf, glowAtHand } from '../../queries/benefits.ts';
import { entityAt, entityOf, heroOf } from '../../queries/entities.ts';
import { attackCost, basesOf, effectSum, gainDraws } from '../../queries/stats.ts';
import type { Action, EntityId, Glowquest, Question, View } from '../../types/index.ts';
import { actorOf, movedBy } from '../telling/actors.ts';
import { baseAt, blowOf, tallyOf } from '../telling/blows.ts';
import { squareOf } from '../telling/places.ts';
import { type Answers, answering, titled } from '../telling/sayings.ts';
import { cardText, useText } from './card-lines.ts';
import { dodgeText, needText, recoverText } from './checks.ts';
import { effectText } from './effects.ts';
import { baseName, benefitName, figureIn, nameOf, theDeck, theOne, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { digits, list, price, small } from './numbers.ts';
import { odds } from './odds.ts';
import { bearingText, placeText, theDoor, wayText } from './places.ts';
import { leavingText, surroundings } from './surroundings.ts';
import { VERBS } from './verbs.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

const ANSWERS: Answers = {
  gain: ({ deck }, view, question) =>
    titled(
      `Draw from ${theDeck(deck)}`,
      `keep one of ${small(gainDraws(heroOf(view, actorOf(view, question))))}: ${DECK_LINES[deck]}; ${digits(view.deckSizes[deck], 'card', 'cards')} left`,
    ),
  takeReady: ({ set }) =>
    titled(
      `Take the ${NAMES.ready[set]}`,
      `ready-made: ${list(READY_MADE[set].cards.map((card) => NAMES.card[card]))}`,
    ),
  keep: ({ card, reshuffle }) =>
    reshuffle
      ? titled(`Keep ${NAMES.card[card]} and reshuffle`, 'the discards go back into the deck')
      : titled(`Keep ${NAMES.card[card]}`, cardText(card)),
  exchange: ({ card }) => titled(`Give up ${NAMES.card[card]}`, 'one of three Passive cards comes in its place'),
  award: ({ hero, deck }, view) => titled(`A card for ${figureIn(view, hero)} from ${theDeck(deck)}`, DECK_LINES[deck]),
  handOver: ({ card, to }, view) => titled(`Hand ${NAMES.card[card]} to ${figureIn(view, to)}`, cardText(card)),
  discard: ({ card }) => titled(`Discard ${NAMES.card[card]}`, cardText(card)),
  trade: ({ card, from, to }, view) =>
    titled(`Pass ${NAMES.card[card]} from ${figureIn(view, from)} to ${figureIn(view, to)}`, 'if both agree'),
  accept: () => titled('Agree'),
  decline: (_action, _view, { kind }) => DECLINED[kind] ?? titled('No, thank you'),
  stand: ({ at }, view) => titled(`Stand ${cornerText(view, at)}`),
  go: ({ to }, view, question) => goSaid(view, question, to),
  open: ({ door: id }, view) => {
    const door = view.floor.doors.find((one) => one.id === id);
    return titled(`Open ${door === undefined ? 'the door' : theDoor(door)}`, 'and see what is in the room');
  },
  endPhase: (_action, { heroes, glow }) => {
    const next = heroes.length > 1 ? 'the next hero explores' : 'and begin another';
    return titled(
      VERBS.endPhase,
      glow.length === 0 ? next : `${next}; the Glow that is left becomes Shield ${glow.length} for every hero`,
    );
  },
  setUp: ({ at }, view, question) => setUpSaid(view, question, at),
  use: ({ benefit, target, glow }, view, question) => {
    const user = actorOf(view, question);
    const whom = target === null ? '' : ` on ${figureIn(view, target)}`;
    return titled(
      `Use ${benefitName(benefit)}${whom}`,
      joined([useText(view, user, benefit), glowText(view, user, glow)], '; '),
    );
  },
  attack: (action, view, question) => attackSaid(view, actorOf(view, question), action),
  done: (_action, view, question) => doneSaid(view, question),
  place: ({ to }, view, question) => placeSaid(view, question, to),
  name: ({ target }, view, question) => titled(NAMING[question.kind]?.(figureIn(view, target)) ?? nameOf(view, target)),
  reduce: ({ effect }, view, question) => {
    const bearer = question.kind === 'reduce' ? question.bearer : actorOf(view, question);
    return titled(`Shake off ${effectText(effect, effectSum(entityOf(view, bearer), effect))}`);
  },
  flee: ({ enemy }, view) =>
    titled(`Flee from ${figureIn(view, enemy)}`, 'Unsteady 1 more until the end of the Encounter'),
  dodge: ({ enemy }, view, question) =>
    titled(
      `Dodge ${figureIn(view, enemy)}`,
      `a Check of ${dodgeText(view, actorOf(view, question))}; whoever fails takes no more steps this Turn`,
    ),
  guard: (_action, view, question) =>
    question.kind === 'guard'
      ? titled(
          `Take the blow for ${figureIn(view, question.ally)}`,
          `${digits(question.loss, 'Hitpoint', 'Hitpoints')} of ${entityOf(view, question.who).hitpoints}`,
        )
      : titled('Take the blow'),
  survive: ({ card }) => titled(`Use ${NAMES.card[card]}`, cardText(card)),
  recover: (_action, view, question) =>
    titled(VERBS.recover, `a Check of ${recoverText(view, actorOf(view, question))}, to wake in full health`),
  throwRock: ({ target }, view) => titled(`Throw a rock at ${figureIn(view, target)}`, '2 damage'),
  crawl: ({ to }, view, question) => titled(`Crawl ${fromText(view, actorOf(view, question), to)}`),
  activate: ({ monster }, view) => titled(`${whoever(view, monster)} acts`, besideText(view, monster)),
  endTurn: (_action, view) => titled(VERBS.endTurn, lostText(view)),
};

export const action: Wording<Glowquest>['action'] = answering<Glowquest>(ANSWERS);

const DECK_LINES: Readonly<Record<Deck, string>> = {
  defense: 'Benefits to shield oneself and others, and to hold enemies',
  offense: 'Benefits to hit more often, harder, and several at once',
  utility: 'Benefits to heal, to help, and to hinder enemies',
  equipment: 'weapons, armor and whatever else can be worn',
  passive: 'what always counts and costs no Surges',
};

const DECLINED: Readonly<Partial<Record<Question['kind'], Said>>> = {
  gain: titled('No card this time'),
  trade: titled('Refuse', 'everything stays where it is'),
  guard: titled('Let it happen'),
  brink: titled('Fall', 'and 1 Resolve is lost'),
};

const NAMING: Readonly<Partial<Record<Question['kind'], (whom: string) => string>>> = {
  victim: (whom) => `Strike ${whom} as well`,
  shove: (whom) => `Push ${whom}`,
  packets: (whom) => `First what ${whom} sends back`,
};

/** From where somebody stands: `two squares north`. */
function fromText(view: View, who: EntityId, to: Cell): string {
  const at = squareOf(view, who);
  return at === null || at === to ? 'nowhere' : wayText(at, to);
}

function goSaid(view: View, question: Question, to: Cell): Said {
  const mover = actorOf(view, question);
  const isPaid = question.kind === 'turn' && view.turn?.stroll === null;
  const cost = isPaid ? costOf(view, entityOf(view, mover), 'move') : 0;
  const isShift = view.turn?.stroll?.isShift === true || (question.kind === 'move' && question.isShift);
  return titled(
    `${isShift ? 'Shift' : 'Walk'} ${fromText(view, mover, to)}`,
    joined([cost === 0 ? '' : price(cost), surroundings(view, mover, to), leavingText(view, mover)]),
  );
}

/** A square of the stairs, which have four. */
function cornerText({ floor }: View, at: Cell): string {
  const stairs = floor.tiles.find(({ cells }) => cells.includes(at))?.cells ?? [];
  const first = stairs[0] ?? at;
  return first === at ? 'on the first step' : `${wayText(first, at)} of the first step`;
}

/** Seen from whoever found them. */
function setUpSaid(view: View, question: Question, at: Cell): Said {
  const hero = view.encounter?.current ?? 0;
  const from = squareOf(view, hero);
  const what = question.kind === 'setUp' ? theOne(question.record) : 'the monster';
  return titled(`Put ${what} ${from === null ? 'here' : placeText(from, at, figureIn(view, hero))}`);
}

function attackSaid(view: View, attacker: EntityId, chosen: Of<'attack'>): Said {
  const base = baseAt(view, attacker, chosen.base);
  const isChosen = basesOf(view, entityOf(view, attacker)).length > 1;
  const title = `Attack ${figureIn(view, chosen.target)}${isChosen ? ` with ${baseName(chosen.base)}` : ''}`;
  if (base === null) return titled(title);
  const blow = blowOf(view, attacker, chosen.target, base);
  const cost = attackCost(base);
  return titled(
    title,
    joined([
      cost === 0 ? '' : price(cost),
      `base damage ${blow.base}`,
      needText(view, blow),
      odds(view, attacker, chosen),
    ]),
  );
}

function doneSaid(view: View, question: Question): Said {
  const { attack } = view;
  if (question.kind === 'leave') return titled('Stay here', 'the rest of the way is given up');
  if (question.kind === 'move')
    return titled(VERBS.stop, `${digits(question.left, 'square', 'squares')} would be lost`);
  if (question.kind !== 'roll' || attack === null || attack.die === 0) return titled(VERBS.done);
  return titled(VERBS.done, tallyOf(view, attack).isHit ? 'it hits' : 'it misses');
}

const FORCED: Readonly<Record<Extract<Question, { kind: 'forced' }>['how'], string>> = {
  push: 'Push',
  pull: 'Pull',
  slide: 'Slide',
};

function placeSaid(view: View, question: Question, to: Cell): Said {
  const moved = movedBy(view, question);
  const who = figureIn(view, moved);
  if (entityOf(view, moved).at === to)
    return titled(question.kind === 'follow' ? 'Stay here' : `Leave ${who} where it is`);
  const there = entityAt(view, to);
  const detail = joined([
    view.glow.includes(to) ? 'into Glow' : '',
    there === null ? '' : `${figureIn(view, there.id)} has to make way`,
  ]);
  return titled(`${moveText(question, moved, who)} ${fromText(view, moved, to)}`, detail);
}

function moveText(question: Question, moved: EntityId, who: string): string {
  if (question.kind === 'follow') return 'Follow';
  if (question.kind === 'forced') return `${FORCED[question.how]} ${who}`;
  return question.kind === 'momentum' && question.who === moved && !question.isChain ? 'Fall back' : `Drive ${who}`;
}

/** Which of several Glows, where there is a choice. */
function glowText(view: View, user: EntityId, glow: Cell | null): string {
  const actor = entityOf(view, user);
  if (glow === null || glowAtHand(view, actor).length < 2) return '';
  return `with the Glow ${bearingText(actor.at, glow)}`;
}

/** Enemies that somebody stands beside. */
function besideText(view: View, id: EntityId): string {
  const at = squareOf(view, id);
  return at === null ? '' : surroundings(view, id, at);
}

/** What would be lost. */
function lostText({ turn }: View): string {
  if (turn === null) return '';
  const isUnused = turn.attacks === 0;
  if (turn.surges === 0) return isUnused ? 'the attack would be lost' : '';
  return `${price(turn.surges)}${isUnused ? ' and the attack' : ''} would be lost`;
}
