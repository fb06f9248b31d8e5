import type { Seat, Sight } from '@questhall/kernel';
import { HERO_SHEETS } from '../../content/heroes.ts';
import type { Deck } from '../../content/keep/decks.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { besideOf, isHoard, UNEXPLORED, waysOutOf } from '../../queries/keep/squares.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { DungeonQuest, HeroSeen, KeepSeen, Question, View } from '../../types/index.ts';
import { oddsIn } from '../from-view.ts';
import type { Odds } from '../report.ts';
import { type EscapeAnswers, escapeAnswers, type Flight, type HoldOdds, holdOdds } from './answer.ts';
import { type FailedOdds, failedOdds, type TestOdds, testOdds } from './attribute-test.ts';
import { type DoorOdds, doorOdds } from './door.ts';
import { type DragonOdds, dragonOdds } from './dragon.ts';
import { type MeetingOdds, meetingOdds } from './meeting.ts';
import { type DrawOdds, drawOdds } from './next-card.ts';
import { type Goal, type WayOdds, wayOdds } from './way.ts';

/** Everything in the keep that can be reckoned for what one seat is asked; what does not matter there is left out. */
export interface KeepOdds {
  readonly test: TestOdds | null;
  readonly failed: FailedOdds | null;
  readonly fight: Odds | null;
  /** For the hero's player: each card to flee with. */
  readonly escapes: readonly EscapeAnswers[];
  /** For the monster's player: each answer to an escape. */
  readonly holds: readonly HoldOdds[];
  /** What may come out of the dark. */
  readonly meeting: MeetingOdds | null;
  readonly door: DoorOdds | null;
  readonly dragon: DragonOdds | null;
  readonly draws: readonly DrawOdds[];
  readonly ways: readonly WayOdds[];
  /** The rules by which all this was reckoned. */
  readonly rules: readonly Rule[];
}

const NOTHING: Omit<KeepOdds, 'rules'> = {
  test: null,
  failed: null,
  fight: null,
  escapes: [],
  holds: [],
  meeting: null,
  door: null,
  dragon: null,
  draws: [],
  ways: [],
};

/** Of what this seat sees, and of nothing else; null outside the keep, and where there is nothing to reckon. */
export function keepOddsIn({ view, asks, seat }: Sight<DungeonQuest>): KeepOdds | null {
  const { keep } = view;
  const own = view.heroes[seat] ?? null;
  const [asked] = asks;
  if (keep === null) return null;
  const isFight = view.monster !== null;
  const found: Omit<KeepOdds, 'rules'> = {
    ...NOTHING,
    fight: isFight ? oddsIn(view) : null,
    ...(asked === undefined ? {} : oddsOfQuestion({ view, keep, own, seat }, asked.question)),
  };
  const rules = [...new Set(rulesOf(found))];
  return rules.length === 0 ? null : { ...found, rules };
}

/** Whoever is asked, and what he sees. */
interface Asked {
  readonly view: View;
  readonly keep: KeepSeen;
  /** The hero of this seat; null for whoever leads none. */
  readonly own: HeroSeen | null;
  readonly seat: Seat;
}

function oddsOfQuestion(asked: Asked, question: Question): Partial<KeepOdds> {
  if (question.kind === 'escapeCard' && question.side === 'monster') return { holds: holdsIn(asked) };
  const { view, keep, own } = asked;
  if (own?.fate !== 'inside' || own.square < 0) return {};
  switch (question.kind) {
    case 'test':
      return { test: testOdds(view, keep, own, question) };
    case 'failed':
      return { failed: failedOdds(view, own, question, HERO_SHEETS[own.hero][question.attribute]) };
    case 'bluff':
    case 'partingAnswer':
    case 'encounter':
    case 'betweenRounds':
    case 'retreat':
    case 'escapeCard':
      return { escapes: escapesIn(asked) };
    case 'meeting':
      return { meeting: view.mode === null ? null : meetingOdds(view, keep, own, view.mode) };
    case 'door':
      return { door: doorOdds(view, keep, own) };
    case 'tileCard':
      return drawing(asked, question.deck);
    case 'stairwell':
      return { ...drawing(asked, 'dungeon'), ...going(asked) };
    case 'trap':
      return drawing(asked, 'trap');
    case 'offer':
      return drawing(asked, question.deck);
    case 'action':
    case 'onward':
    case 'tile':
    case 'heading':
    case 'stair':
    case 'secretDoor':
    case 'leave':
      return { ...going(asked), ...acting(asked, question) };
    default:
      return {};
  }
}

const drawing = ({ view, keep }: Asked, deck: Deck): Partial<KeepOdds> => ({ draws: [drawOdds(view, keep, deck)] });

/** Home, and on to the hoard for whoever comes from there with nothing. */
function going({ view, keep, own, seat }: Asked): Partial<KeepOdds> {
  if (own === null) return {};
  const isEmpty = own.treasureCount === 0 && !own.hasCrown && !isHoard(own.square);
  const goals: readonly Goal[] = isEmpty ? ['hoard', 'home'] : ['home'];
  return { ways: goals.map((goal) => wayOdds(view, keep, own, seat, goal)) };
}

/** What a turn may turn up. */
function acting({ view, keep, own }: Asked, { kind }: Question): Partial<KeepOdds> {
  if (own === null || kind === 'stair' || kind === 'heading') return {};
  const isBelow = own.heading !== null;
  const isAtHoard = isHoard(own.square) || waysOutOf(own.square).some(({ from, way }) => isHoard(besideOf(from, way)));
  const tile = kindOf(keep.tiles[own.square] ?? UNEXPLORED);
  const maySearch = kind === 'action' && !isBelow && tile !== null && TILE_SHEETS[tile].maySearch;
  const decks: readonly Deck[] = isBelow ? ['catacomb'] : maySearch ? ['search'] : [];
  return {
    dragon: isAtHoard && !isBelow && keep.decks.dragon.left > 0 ? dragonOdds(view, keep, own) : null,
    draws: decks.map((deck) => drawOdds(view, keep, deck)),
  };
}

function flightIn({ view }: Asked): Flight | null {
  const { monster, heroes, fighter, powerHand, powerDiscards, powerDeckSize } = view;
  if (monster === null) return null;
  return {
    monster: monster.monster,
    isTatianna: heroes[fighter]?.hero === 'tatianna',
    hand: powerHand,
    discards: powerDiscards,
    deck: powerDeckSize,
  };
}

function escapesIn(asked: Asked): readonly EscapeAnswers[] {
  const flight = flightIn(asked);
  const { monsterSeat, powerHandSizes } = asked.view;
  return flight === null ? [] : escapeAnswers(flight, monsterSeat === null ? 0 : (powerHandSizes[monsterSeat] ?? 0));
}

function holdsIn(asked: Asked): readonly HoldOdds[] {
  const flight = flightIn(asked);
  const { fighter, powerHandSizes } = asked.view;
  return flight === null ? [] : holdOdds(flight, powerHandSizes[fighter] ?? 0);
}

const ESCAPING: readonly Rule[] = ['escape.totals', 'escape.clean', 'escape.bought', 'escape.deck-stands-in'];

const rulesOf = (odds: Omit<KeepOdds, 'rules'>): readonly Rule[] => [
  ...[odds.test, odds.failed, odds.fight, odds.meeting, odds.door, odds.dragon].flatMap((one) => one?.rules ?? []),
  ...(odds.escapes.length + odds.holds.length > 0 ? ESCAPING : []),
  ...[...odds.draws, ...odds.ways].flatMap((one) => one.rules),
];
