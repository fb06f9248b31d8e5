import type { Client, Cue } from '@questhall/facets';
import { isArtifact } from '../../content/artifacts.ts';
import { TREASURE_SHEETS } from '../../content/treasure-cards.ts';
import { boardOf } from '../../queries/board.ts';
import { findHero, idOfHero } from '../../queries/figures.ts';
import { CAPTIVE_ID, type Event, type HeroQuest, type View } from '../../types/index.ts';
import { doorPlace, figurePlace, heroPlace, squarePlace } from '../places/place.ts';
import {
  act,
  appear,
  banner,
  type Cues,
  caption,
  card,
  flash,
  leave,
  luckOf,
  number,
  put,
  thrown,
  walked,
} from './shapes.ts';
import { dreadCast, spellCast } from './spells.ts';

/** Every event, so that a new one has to be decided on. */
const CUES: Cues = {
  // how a quest begins and ends
  questBegan: () => [banner('plain')],
  told: null,
  orderFixed: null,
  schoolTaken: null,
  artifactHidden: null,
  artifactHiddenIn: null,
  bannerFell: () => [banner('good')],
  goalMet: () => [banner('good')],
  goalLost: () => [banner('bad')],
  deadRose: () => [banner('bad')],
  collapsed: () => [banner('bad')],
  questEnded: ({ ending }) => [banner(ending === 'success' ? 'good' : 'bad')],
  campaignWon: () => [banner('good')],
  // turns
  roundBegan: null,
  turnBegan: ({ hero }) => [act(idOfHero(hero))],
  turnEnded: null,
  turnLost: () => [banner('bad')],
  turnCut: ({ hero }) => [caption(heroPlace(hero))],
  rolledMove: ({ hero }) => [thrown(idOfHero(hero))],
  zargonBegan: () => [banner('bad')],
  activated: ({ monster }) => [act(monster)],
  zargonEnded: null,
  losesTurn: ({ monster }) => [flash('good', figurePlace(monster))],
  // going about
  stepped: ({ figure, to }, view) => walked(view, figure, [to]),
  walked: ({ figure, path }, view) => walked(view, figure, path),
  placed: ({ figure, to }, view) => put(view, figure, to),
  stopped: null,
  jumped: ({ figure, over, to }, view) => [thrown(figure), ...walked(view, figure, [over, to])],
  jumpFailed: ({ figure, over }, view) => [thrown(figure), ...walked(view, figure, [over])],
  left: ({ hero }) => [leave(idOfHero(hero))],
  portalRolled: ({ hero }) => [thrown(idOfHero(hero))],
  portalSteered: null,
  portalTaken: ({ hero }) => [flash('magic', heroPlace(hero))],
  // what comes to light
  revealed: ({ squares }) => [{ kind: 'light', at: squares.map(squarePlace) }],
  doorsSeen: null,
  rocksSeen: ({ squares }) => [{ kind: 'light', at: squares.map(squarePlace) }],
  furnitureSeen: null,
  stairsSeen: null,
  captiveSeen: () => [appear(CAPTIVE_ID)],
  monsterAppeared: ({ monster }) => [appear(monster)],
  doorOpened: ({ door }) => [{ kind: 'door', at: doorPlace(door) }],
  doorClosed: ({ door }) => [{ kind: 'door', at: doorPlace(door) }],
  alarmSounded: ({ room }, { plan }) => [
    flash('bad', ...(boardOf(plan).squaresOf.get(room) ?? []).map(squarePlace)),
    banner('bad'),
  ],
  // blows and wounds
  attackRolled: ({ attacker, target, parts }) => [
    {
      kind: 'strike',
      from: figurePlace(attacker),
      to: [figurePlace(target)],
      tone: parts.some(({ rule }) => rule === 'spell.tempest') ? 'magic' : luckOf(target),
    },
    thrown(attacker),
  ],
  defenceRolled: ({ target }) => [thrown(target)],
  attackFailed: null,
  harmless: ({ figure }) => [{ kind: 'number', at: figurePlace(figure), text: '0', tone: 'plain' }],
  wounded: ({ figure, amount }) => number(figure, -amount, luckOf(figure)),
  mindLost: ({ hero, amount }) => number(idOfHero(hero), -amount, 'magic', 'mind'),
  healed: ({ hero, amount }) => number(idOfHero(hero), amount, 'good'),
  died: ({ figure }, view) => [
    { kind: 'fall', who: figurePlace(figure) },
    ...(findHero(view, figure) === null ? [] : [banner('bad')]),
  ],
  freed: ({ monster }) => [leave(monster), banner('good')],
  vanished: ({ figure }) => [leave(figure)],
  daggerThrown: null,
  revived: ({ hero }) => [appear(idOfHero(hero)), banner('good')],
  // spells and potions
  spellCast,
  spellKept: ({ hero }) => [flash('magic', heroPlace(hero))],
  dreadCast,
  diceRolled: ({ figure }) => [thrown(figure)],
  facesRolled: ({ figure }) => [thrown(figure)],
  resisted: ({ hero, dice }) => throwOf(idOfHero(hero), dice),
  fellAsleep: ({ figure }) => [flash('magic', figurePlace(figure))],
  woke: ({ figure, dice }) => throwOf(figure, dice),
  stillAsleep: ({ figure, dice }) => throwOf(figure, dice),
  effectBegan: ({ hero }) => [flash('magic', heroPlace(hero))],
  effectEnded: null,
  corroded: ({ hero }) => [flash('bad', heroPlace(hero))],
  drank: ({ hero }) => [flash('magic', heroPlace(hero))],
  ringUsed: ({ hero }) => [flash('magic', heroPlace(hero))],
  // traps
  trapsFound: ({ traps, chests }) => [
    flash('bad', ...[...traps, ...chests].flatMap(({ at }) => (at === null ? [] : [squarePlace(at)]))),
  ],
  trapSprung: ({ at }) => [flash('bad', squarePlace(at)), caption(squarePlace(at))],
  chestTrapSprung: ({ hero }) => [flash('bad', heroPlace(hero)), caption(heroPlace(hero))],
  dodged: ({ figure }) => [flash('good', figurePlace(figure))],
  blockFell: ({ at }) => [flash('bad', squarePlace(at))],
  trapDisarmed: ({ hero, at }) => [thrown(idOfHero(hero)), flash('good', squarePlace(at))],
  disarmFailed: ({ hero }) => [thrown(idOfHero(hero))],
  // what is found, carried and left behind
  held: null,
  searched: null,
  secretDoorsFound: ({ doors }) => [flash('good', ...doors.map(doorPlace))],
  nothingFound: ({ hero }) => [caption(heroPlace(hero))],
  // An artifact has a card of its own.
  treasureFound: ({ hero, finds }) =>
    finds.some(({ kind }) => kind !== 'artifact') ? [card(idOfHero(hero), 'good')] : [],
  cardDrawn({ hero, card: drawn }) {
    const { kind } = TREASURE_SHEETS[drawn].effect;
    return [card(idOfHero(hero), kind === 'gold' || kind === 'potion' ? 'good' : 'bad')];
  },
  cardReturned: null,
  goldGained: ({ hero, gold }) => number(idOfHero(hero), gold, 'good', 'gold'),
  itemGained: ({ hero, item }) => (isArtifact(item) ? [card(idOfHero(hero), 'good')] : []),
  itemGiven: null,
  lootLeft: null,
  lootClaimed: null,
  captiveFreed: () => [banner('good')],
  captiveOut: () => [leave(CAPTIVE_ID), banner('good')],
  chestLifted: null,
  chestSetDown: null,
  chestHandedOver: null,
  chestDelivered: ({ hero }) => [flash('good', heroPlace(hero))],
  gearFound: () => [banner('good')],
  // the town
  rewarded: null,
  townEntered: null,
  restored: null,
  replaced: null,
  bought: null,
  sold: null,
  paid: null,
  wore: null,
  renamed: null,
  readyToGo: null,
};

/** A throw, where there were dice to throw. */
const throwOf = (figure: number, dice: readonly number[]): readonly Cue[] => (dice.length > 0 ? [thrown(figure)] : []);

/** How an event is shown to a seat that saw this just before. */
export const cues: NonNullable<Client<HeroQuest>['cues']> = (event, view) => {
  // `Cues` pairs each type with its own cues, which TypeScript cannot follow through an index.
  const cue = CUES[event.type] as ((event: Event, view: View) => readonly Cue[]) | null;
  return cue === null ? [] : cue(event, view);
};
