import type { Wording } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { adventureOf, FORMS, type Form, questOf } from '../../content/index.ts';
import { attackerOf } from '../../queries/fighting.ts';
import { playClause } from '../../queries/printed.ts';
import { fighterOn, heroSign } from '../../queries/scores.ts';
import type { Action, ActionOf, Aim, Dungeoneer, Spot } from '../../types/index.ts';
import { letterOf } from '../telling/spots.ts';
import { currentAttacks, otherSide } from '../telling/strikes.ts';
import { aimingOf, usedClause } from './readers-cards.ts';
import { formsOf, scoresOf } from './readers-fighting.ts';
import { fighterWords, othersIn, type Reading, seatWords } from './reading.ts';
import type { TypedWords } from './typed-words.ts';

/** Who types, and with which words. */
type Typist = Pick<Reading, 'view' | 'seat' | 'asks' | 'words'>;

type Typed = { readonly [K in Action['type']]: (action: ActionOf<K>, typist: Typist) => readonly string[] };

const seatTyped = (typist: Typist, seat: number): string => seatWords(typist, seat)[0];

/** Against whom is only said where there are several. */
const otherTyped = (typist: Typist, seat: number): readonly string[] =>
  othersIn(typist).length === 1 ? [] : [seatTyped(typist, seat)];

const formTyped = ({ words }: Typist, form: Form | null, forms: readonly Form[]): readonly string[] =>
  form === null || forms.length === 1 ? [] : [words.form[form][0]];

const spotTyped = ({ view, words }: Typist, spot: Spot): readonly string[] => [
  letterOf(view, spot),
  ...(spot.turn === 0 ? [] : [words.turned[0]]),
];

function aimTyped(typist: Typist, aim: Aim, clause: Parameters<typeof aimingOf>[1]): readonly string[] {
  const { words, view, seat } = typist;
  const { least } = aimingOf(typist, clause);
  const attacks = currentAttacks(view);
  const attack = attacks.find(({ index }) => index === aim.strike);
  return [
    ...(aim.space === null ? [] : [words.map(aim.space)[0]]),
    ...(attack === undefined || attacks.length === 1 ? [] : [fighterWords(typist, otherSide(attack, seat))[0]]),
    ...(aim.side === null ? [] : [words.side[aim.side][0]]),
    ...(aim.variable === (least ?? 0) ? [] : [String(aim.variable)]),
    ...((clause?.choices.length ?? 1) === 1 ? [] : [`${words.option[0]}-${aim.choice + 1}`]),
  ];
}

function encounterTyped(typist: Typist, action: ActionOf<'encounter'>): readonly string[] {
  const { words } = typist;
  const { card, target, form, special, attachment, payer } = action;
  return [
    words.card(card)[0],
    ...otherTyped(typist, target),
    ...formTyped(typist, form, formsOf(card)),
    ...(special === null ? [] : [words.special[0]]),
    ...(special === null || special === 0 ? [] : [String(special)]),
    ...(attachment === null ? [] : [words.card(attachment)[0]]),
    ...(payer === null ? [] : otherTyped(typist, payer)),
  ];
}

function challengeTyped(typist: Typist, action: ActionOf<'challenge'>): readonly string[] {
  const { view, words, seat } = typist;
  const { hero, foe, form, minion, isTipping } = action;
  const strike = foe === null ? undefined : view.strikes[foe];
  const target = strike === undefined ? seatTyped(typist, hero ?? seat) : fighterWords(typist, attackerOf(strike))[0];
  const forms =
    minion === null
      ? FORMS.filter((one) => heroSign(view, seat, one) === 'attack')
      : FORMS.filter((one) => fighterOn(minion).signs[one] === 'attack');
  return [
    target,
    ...formTyped(typist, form, forms),
    ...(minion === null ? [] : [words.card(minion)[0]]),
    ...(isTipping ? [words.lying[0]] : []),
  ];
}

const yesNo = ({ words }: Typist, isYes: boolean): readonly string[] => [words.verbs[isYes ? 'yes' : 'no'][0]];

const TYPED: Typed = {
  begin: (_action, { words }) => [words.verbs.begin[0]],
  pass: (_action, { words }) => [words.verbs.pass[0]],
  endPhase: (_action, { words }) => [words.verbs.end[0]],
  resign: (_action, { words }) => [words.verbs.resign[0]],
  pickHero: ({ hero }, { words }) => [words.verbs.hero[0], words.hero(hero)[0]],
  rebirth: ({ hero }, { words }) => [words.verbs.hero[0], words.hero(hero)[0]],
  chooseEntrance: ({ space }, { words }) => [words.verbs.start[0], words.map(space)[0]],
  rebirthPlace: ({ space }, { words }) => [words.verbs.start[0], words.map(space)[0]],
  lay: ({ card, ...spot }, typist) => [
    typist.words.verbs.lay[0],
    typist.words.map(card)[0],
    ...spotTyped(typist, spot),
  ],
  place: (spot, typist) => [typist.words.verbs.place[0], ...spotTyped(typist, spot)],
  shift: ({ card, ...spot }, typist) => [
    typist.words.verbs.shift[0],
    typist.words.map(card)[0],
    ...spotTyped(typist, spot),
  ],
  stop: (_action, { words }) => [words.verbs.stop[0]],
  upkeep: ({ pays }, typist) => yesNo(typist, pays),
  dodge: ({ pays }, typist) => yesNo(typist, pays),
  save: ({ saves }, typist) => yesNo(typist, saves),
  spaceEffect: ({ card }, typist) => [...yesNo(typist, true), ...(card === null ? [] : [typist.words.card(card)[0]])],
  decline: (_action, typist) => yesNo(typist, false),
  bane: ({ card, payer, host }, typist) => [
    typist.words.verbs.play[0],
    typist.words.card(card)[0],
    ...(host === null ? [] : [typist.words.card(host)[0]]),
    ...otherTyped(typist, payer),
  ],
  muster: (_action, { words }) => [words.verbs.send[0]],
  encounter: (action, typist) => [typist.words.verbs.send[0], ...encounterTyped(typist, action)],
  attack: (_action, { words }) => [words.verbs.attack[0]],
  disband: (_action, { words }) => [words.verbs.drop[0]],
  pair: ({ entrance }, { words }) => [words.verbs.pair[0], words.map(entrance)[0]],
  move: ({ side }, { words }) => [words.verbs.move[0], words.side[side][0]],
  sewer: ({ to }, { words }) => [words.verbs.sewer[0], words.map(to)[0]],
  portal: ({ to }, { words }) => [words.verbs.portal[0], words.map(to)[0]],
  explore: (_action, { words }) => [words.verbs.explore[0]],
  lookAt: ({ pile }, { words }) => [words.verbs.peek[0], words.pile[pile][0]],
  draw: ({ pile }, { words }) => [words.verbs.draw[0], words.pile[pile][0]],
  order: ({ cards }, { words, asks }) => {
    const asked = asks.map(({ question }) => question).find(({ kind }) => kind === 'order');
    const before = asked?.kind === 'order' ? asked.cards : cards;
    return [words.verbs.order[0], ...cards.map((card) => String(before.indexOf(card) + 1))];
  },
  play: ({ card, isUsedNow, ...aim }, typist) => [
    typist.words.verbs.play[0],
    typist.words.card(card)[0],
    ...aimTyped(typist, aim, playClause(adventureOf(card))),
    ...(isUsedNow ? [typist.words.now[0]] : []),
  ],
  use: ({ card, ...aim }, typist) => [
    typist.words.verbs.use[0],
    typist.words.card(card)[0],
    ...aimTyped(typist, aim, usedClause(card, false, typist)),
  ],
  ability: ({ hero, ...aim }, typist) => [
    typist.words.verbs.use[0],
    typist.words.ability(hero)[0],
    ...aimTyped(typist, aim, usedClause(hero, true, typist)),
  ],
  attempt: ({ quest, form, price }, typist) => [
    typist.words.verbs.attempt[0],
    typist.words.quest(quest)[0],
    ...formTyped(typist, form, scoresOf(quest)),
    ...(price === 0 || questOf(quest).criteria.form !== 'pay' ? [] : [String(price + 1)]),
  ],
  search: ({ quest }, { words }) => [words.verbs.search[0], words.quest(quest)[0]],
  takeToken: ({ quest }, { words }) => [words.verbs.take[0], words.quest(quest)[0]],
  deliver: ({ quest }, { words }) => [words.verbs.deliver[0], words.quest(quest)[0]],
  dropToken: ({ quest }, { words }) => [words.verbs.leave[0], words.quest(quest)[0]],
  pickUp: ({ quest }, { words }) => [words.verbs.pick[0], words.quest(quest)[0]],
  lift: ({ card }, { words }) => [words.verbs.lift[0], words.card(card)[0]],
  untip: (_action, { words }) => [words.verbs.stand[0]],
  tip: (_action, { words }) => [words.verbs.lie[0]],
  challenge: (action, typist) => [typist.words.verbs.challenge[0], ...challengeTyped(typist, action)],
  lead: ({ form }, { words }) => [words.verbs.lead[0], words.form[form][0]],
  hit: ({ choice, space }, { words }) => [
    words.verbs.hit[0],
    String(choice + 1),
    ...(space === null ? [] : [words.map(space)[0]]),
  ],
  steal: ({ quest }, { words }) => [words.verbs.steal[0], words.quest(quest)[0]],
  minion: ({ strike }, typist) => {
    const one = strike === null ? undefined : typist.view.strikes[strike];
    const whom = one === undefined ? typist.words.nobody[0] : fighterWords(typist, attackerOf(one))[0];
    return [typist.words.verbs.minion[0], whom];
  },
  lose: ({ card }, { words }) => [words.verbs.discard[0], words.card(card)[0]],
  trim: ({ card }, { words }) => [words.verbs.discard[0], words.card(card)[0]],
  trimPack: ({ card }, { words }) => [words.verbs.discard[0], words.card(card)[0]],
  discard: ({ card }, { words }) => [words.verbs.discard[0], card === null ? words.nobody[0] : words.card(card)[0]],
  stow: ({ to }, { words }) => [words.verbs.stow[0], words.stow[to][0]],
  spoils: ({ to }, typist) => [
    typist.words.verbs.peril[0],
    to === null ? typist.words.nobody[0] : seatTyped(typist, to),
  ],
};

/**
 * The shortest thing to type for an action. None of these words is a command of the terminal, such as `look` or `go`.
 */
export const shorthandOf =
  (words: TypedWords): Wording<Dungeoneer>['typed'] =>
  (chosen, { view, seat, asks }: Sight<Dungeoneer>) => {
    const typed = TYPED[chosen.type] as (chosen: Action, typist: Typist) => readonly string[]; // looked up by the action's own type
    return typed(chosen, { view, seat, asks, words }).join(' ');
  };
