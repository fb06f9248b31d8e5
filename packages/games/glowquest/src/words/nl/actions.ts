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
      `Trek van ${theDeck(deck)}`,
      `houd één van de ${small(gainDraws(heroOf(view, actorOf(view, question))))}: ${DECK_LINES[deck]}; nog ${digits(view.deckSizes[deck], 'kaart', 'kaarten')}`,
    ),
  takeReady: ({ set }) =>
    titled(
      `Neem de ${NAMES.ready[set]}`,
      `kant-en-klaar: ${list(READY_MADE[set].cards.map((card) => NAMES.card[card]))}`,
    ),
  keep: ({ card, reshuffle }) =>
    reshuffle
      ? titled(`${NAMES.card[card]} houden en schudden`, 'de weggelegde kaarten gaan terug in de stapel')
      : titled(`${NAMES.card[card]} houden`, cardText(card)),
  exchange: ({ card }) =>
    titled(`${NAMES.card[card]} opgeven`, 'er komt één van drie Passieve kaarten voor in de plaats'),
  award: ({ hero, deck }, view) =>
    titled(`Een kaart voor ${figureIn(view, hero)} van ${theDeck(deck)}`, DECK_LINES[deck]),
  handOver: ({ card, to }, view) => titled(`${NAMES.card[card]} aan ${figureIn(view, to)} geven`, cardText(card)),
  discard: ({ card }) => titled(`${NAMES.card[card]} wegdoen`, cardText(card)),
  trade: ({ card, from, to }, view) =>
    titled(`${NAMES.card[card]} van ${figureIn(view, from)} naar ${figureIn(view, to)}`, 'als beiden het willen'),
  accept: () => titled('Akkoord'),
  decline: (_action, _view, { kind }) => DECLINED[kind] ?? titled('Nee, dank je'),
  stand: ({ at }, view) => titled(`Ga ${cornerText(view, at)} staan`),
  go: ({ to }, view, question) => goSaid(view, question, to),
  open: ({ door: id }, view) => {
    const door = view.floor.doors.find((one) => one.id === id);
    return titled(`Open ${door === undefined ? 'de deur' : theDoor(door)}`, 'en kijk wat er in de kamer is');
  },
  endPhase: (_action, { heroes, glow }) => {
    const next = heroes.length > 1 ? 'de volgende held gaat op pad' : 'je begint opnieuw';
    return titled(
      VERBS.endPhase,
      glow.length === 0 ? next : `${next}; de Gloed die er nog is wordt Schild ${glow.length} voor elke held`,
    );
  },
  setUp: ({ at }, view, question) => setUpSaid(view, question, at),
  use: ({ benefit, target, glow }, view, question) => {
    const user = actorOf(view, question);
    const whom = target === null ? '' : ` op ${figureIn(view, target)}`;
    return titled(
      `Gebruik ${benefitName(benefit)}${whom}`,
      joined([useText(view, user, benefit), glowText(view, user, glow)], '; '),
    );
  },
  attack: (action, view, question) => attackSaid(view, actorOf(view, question), action),
  done: (_action, view, question) => doneSaid(view, question),
  place: ({ to }, view, question) => placeSaid(view, question, to),
  name: ({ target }, view, question) => titled(NAMING[question.kind]?.(figureIn(view, target)) ?? nameOf(view, target)),
  reduce: ({ effect }, view, question) => {
    const bearer = question.kind === 'reduce' ? question.bearer : actorOf(view, question);
    return titled(`${effectText(effect, effectSum(entityOf(view, bearer), effect))} afschudden`);
  },
  flee: ({ enemy }, view) =>
    titled(`Vlucht voor ${figureIn(view, enemy)}`, 'Wankel 1 erbij tot het einde van het Treffen'),
  dodge: ({ enemy }, view, question) =>
    titled(
      `Ontwijk ${figureIn(view, enemy)}`,
      `een worp van ${dodgeText(view, actorOf(view, question))}; mislukt het, dan zet je deze beurt geen stap meer`,
    ),
  guard: (_action, view, question) =>
    question.kind === 'guard'
      ? titled(
          `Vang de klap op voor ${figureIn(view, question.ally)}`,
          `${digits(question.loss, 'Levenspunt', 'Levenspunten')} van de ${entityOf(view, question.who).hitpoints}`,
        )
      : titled('Vang de klap op'),
  survive: ({ card }) => titled(`Gebruik ${NAMES.card[card]}`, cardText(card)),
  recover: (_action, view, question) =>
    titled(VERBS.recover, `een worp van ${recoverText(view, actorOf(view, question))}; daarna ben je weer gezond`),
  throwRock: ({ target }, view) => titled(`Gooi een steen naar ${figureIn(view, target)}`, '2 schade'),
  crawl: ({ to }, view, question) => titled(`Kruip ${fromText(view, actorOf(view, question), to)}`),
  activate: ({ monster }, view) => titled(`${whoever(view, monster)} is aan de beurt`, besideText(view, monster)),
  endTurn: (_action, view) => titled(VERBS.endTurn, lostText(view)),
};

export const action: Wording<Glowquest>['action'] = answering<Glowquest>(ANSWERS);

const DECK_LINES: Readonly<Record<Deck, string>> = {
  defense: 'Voordelen om jezelf en anderen te beschermen en vijanden tegen te houden',
  offense: 'Voordelen om vaker, harder en meer vijanden tegelijk te raken',
  utility: 'Voordelen om te genezen, te helpen en vijanden te hinderen',
  equipment: 'wapens, pantsers en wat er verder te dragen valt',
  passive: 'wat altijd telt en geen Impulsen kost',
};

const DECLINED: Readonly<Partial<Record<Question['kind'], Said>>> = {
  gain: titled('Deze keer geen kaart'),
  trade: titled('Weiger', 'alles blijft waar het is'),
  guard: titled('Laat het gebeuren'),
  brink: titled('Val', 'en er gaat 1 Moed af'),
};

const NAMING: Readonly<Partial<Record<Question['kind'], (whom: string) => string>>> = {
  victim: (whom) => `Tref ook ${whom}`,
  shove: (whom) => `Duw ${whom}`,
  packets: (whom) => `Eerst wat ${whom} terugkaatst`,
};

/** From where somebody stands: `twee vakken naar het noorden`. */
function fromText(view: View, who: EntityId, to: Cell): string {
  const at = squareOf(view, who);
  return at === null || at === to ? 'nergens heen' : wayText(at, to);
}

function goSaid(view: View, question: Question, to: Cell): Said {
  const mover = actorOf(view, question);
  const isPaid = question.kind === 'turn' && view.turn?.stroll === null;
  const cost = isPaid ? costOf(view, entityOf(view, mover), 'move') : 0;
  const isShift = view.turn?.stroll?.isShift === true || (question.kind === 'move' && question.isShift);
  return titled(
    `${isShift ? 'Glip' : 'Loop'} ${fromText(view, mover, to)}`,
    joined([cost === 0 ? '' : price(cost), surroundings(view, mover, to), leavingText(view, mover)]),
  );
}

/** A square of the stairs, which have four. */
function cornerText({ floor }: View, at: Cell): string {
  const stairs = floor.tiles.find(({ cells }) => cells.includes(at))?.cells ?? [];
  const first = stairs[0] ?? at;
  return first === at ? 'op de eerste tree' : placeText(first, at, 'de eerste tree');
}

/** Seen from whoever found them. */
function setUpSaid(view: View, question: Question, at: Cell): Said {
  const hero = view.encounter?.current ?? 0;
  const from = squareOf(view, hero);
  const what = question.kind === 'setUp' ? theOne(question.record) : 'het monster';
  return titled(`Zet ${what} ${from === null ? 'hier' : placeText(from, at, figureIn(view, hero))}`);
}

function attackSaid(view: View, attacker: EntityId, chosen: Of<'attack'>): Said {
  const base = baseAt(view, attacker, chosen.base);
  const isChosen = basesOf(view, entityOf(view, attacker)).length > 1;
  const title = `Val ${figureIn(view, chosen.target)} aan${isChosen ? ` met ${baseName(chosen.base)}` : ''}`;
  if (base === null) return titled(title);
  const blow = blowOf(view, attacker, chosen.target, base);
  const cost = attackCost(base);
  return titled(
    title,
    joined([
      cost === 0 ? '' : price(cost),
      `basisschade ${blow.base}`,
      needText(view, blow),
      odds(view, attacker, chosen),
    ]),
  );
}

function doneSaid(view: View, question: Question): Said {
  const { attack } = view;
  if (question.kind === 'leave') return titled('Blijf hier', 'de rest van de weg gaat niet door');
  if (question.kind === 'move')
    return titled(VERBS.stop, `${digits(question.left, 'vak gaat', 'vakken gaan')} verloren`);
  if (question.kind !== 'roll' || attack === null || attack.die === 0) return titled(VERBS.done);
  return titled(VERBS.done, tallyOf(view, attack).isHit ? 'het is raak' : 'het is mis');
}

const FORCED: Readonly<Record<Extract<Question, { kind: 'forced' }>['how'], string>> = {
  push: 'Duw',
  pull: 'Trek',
  slide: 'Schuif',
};

function placeSaid(view: View, question: Question, to: Cell): Said {
  const moved = movedBy(view, question);
  const who = figureIn(view, moved);
  if (entityOf(view, moved).at === to) return titled(question.kind === 'follow' ? 'Blijf hier' : `Laat ${who} staan`);
  const there = entityAt(view, to);
  const detail = joined([
    view.glow.includes(to) ? 'de Gloed in' : '',
    there === null ? '' : `${figureIn(view, there.id)} moet wijken`,
  ]);
  return titled(`${moveText(question, moved, who)} ${fromText(view, moved, to)}`, detail);
}

function moveText(question: Question, moved: EntityId, who: string): string {
  if (question.kind === 'follow') return 'Volg';
  if (question.kind === 'forced') return `${FORCED[question.how]} ${who}`;
  return question.kind === 'momentum' && question.who === moved && !question.isChain ? 'Wijk' : `Drijf ${who}`;
}

/** Which of several Glows, where there is a choice. */
function glowText(view: View, user: EntityId, glow: Cell | null): string {
  const actor = entityOf(view, user);
  if (glow === null || glowAtHand(view, actor).length < 2) return '';
  return `met de Gloed ${bearingText(actor.at, glow)}`;
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
  if (turn.surges === 0) return isUnused ? 'de aanval gaat verloren' : '';
  if (isUnused) return `${price(turn.surges)} en de aanval gaan verloren`;
  return `${price(turn.surges)} ${turn.surges === 1 ? 'gaat' : 'gaan'} verloren`;
}
