import { decoder, oneOf, orNull, type Read, shortList, wholeNumber, yesOrNo } from '@questhall/border';
import { CARD_ID_MAX, FORMS, isAdventure, isHeroCard, isMapCard, isQuest, SECTIONS, SIDES } from './content/index.ts';
import { type Action, PILES } from './types/index.ts';

const known =
  (isKnown: (id: string) => boolean): Read<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= CARD_ID_MAX && isKnown(raw) ? raw : undefined;

const card = known(isAdventure);
const hero = known(isHeroCard);
const quest = known(isQuest);
const map = known(isMapCard);
const TURNS = [0, 90, 180, 270];
const turn: Read<number> = (raw) => TURNS.find((one) => one === raw);
const spot = { section: oneOf(SECTIONS), x: wholeNumber, y: wholeNumber, turn };
const LOOKED_AT_MAX = 10;
const aim = {
  space: orNull(map),
  strike: orNull(wholeNumber),
  side: orNull(oneOf(SIDES)),
  choice: wholeNumber,
  variable: wholeNumber,
};

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  pass: {},
  begin: {},
  endPhase: {},
  resign: {},
  pickHero: { hero },
  chooseEntrance: { space: map },
  lay: { card: map, ...spot },
  upkeep: { pays: yesOrNo },
  bane: { card, payer: wholeNumber, target: orNull(wholeNumber), host: orNull(card) },
  muster: {},
  encounter: {
    card,
    target: wholeNumber,
    form: orNull(oneOf(FORMS)),
    special: orNull(wholeNumber),
    attachment: orNull(card),
    payer: orNull(wholeNumber),
  },
  attack: {},
  disband: {},
  place: spot,
  pair: { entrance: map },
  move: { side: oneOf(SIDES) },
  sewer: { to: map },
  portal: { to: map },
  explore: {},
  dodge: { pays: yesOrNo },
  spaceEffect: { card: orNull(card) },
  decline: {},
  lookAt: { pile: oneOf(PILES) },
  order: { cards: shortList(card, LOOKED_AT_MAX) },
  play: { card, isUsedNow: yesOrNo, ...aim },
  use: { card, ...aim },
  ability: { hero, ...aim },
  attempt: { quest, form: orNull(oneOf(FORMS)), price: wholeNumber },
  search: { quest },
  takeToken: { quest },
  deliver: { quest },
  dropToken: { quest },
  pickUp: { quest },
  lift: { card },
  untip: {},
  tip: {},
  challenge: {
    hero: orNull(wholeNumber),
    foe: orNull(wholeNumber),
    form: oneOf(FORMS),
    minion: orNull(card),
    isTipping: yesOrNo,
  },
  lead: { form: oneOf(FORMS) },
  hit: { choice: wholeNumber, space: orNull(map) },
  steal: { quest },
  minion: { strike: orNull(wholeNumber) },
  lose: { card },
  stow: { to: oneOf(['hand', 'pack', 'discard']) },
  trimPack: { card },
  spoils: { to: orNull(wholeNumber) },
  shift: { card: map, ...spot },
  stop: {},
  discard: { card: orNull(card) },
  save: { saves: yesOrNo },
  draw: { pile: oneOf(PILES) },
  trim: { card },
  rebirth: { hero },
  rebirthPlace: { space: map },
});
