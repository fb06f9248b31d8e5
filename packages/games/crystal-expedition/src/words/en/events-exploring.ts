import { capital, list, small } from '@questhall/facets/english';
import { digits } from '@questhall/facets/saying';
import { goalAt } from '../../own/index.ts';
import type { Action, Event, View } from '../../types/index.ts';
import type { Exploring, Sayings } from '../telling/sayings.ts';
import { figureIn, nameOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

type Of<K extends Exploring> = Extract<Event, { type: K }>;

/** The dungeon as it grows, and what becomes of the expedition. */
export const EXPLORING: Sayings<Exploring> = {
  proposed: ({ by, wish }, view) => `${whoever(view, by)} proposes ${wishText(wish, view)}.`,
  voted: ({ by, isFor }, view) =>
    `${whoever(view, by)} ${isFor === null ? 'does not vote' : isFor ? 'is for it' : 'is against it'}.`,
  proposalFailed: () => 'There is no majority: nothing comes of it.',
  expeditionBegan: ({ dungeon, glory }, { dungeons }) => {
    const features = dungeons[dungeon];
    return `The expedition begins with ${glory} Glory${features === undefined ? '' : `. ${dungeonText(features)}`}.`;
  },
  stood: ({ hero }, view) => `${whoever(view, hero)} comes down the stairs.`,
  phaseBegan: ({ hero, squares }, view) =>
    `${whoever(view, hero)} explores, and may go ${digits(squares, 'square', 'squares')}.`,
  walked: ({ who, path }, view) => `${whoever(view, who)} goes ${digits(path.length, 'square', 'squares')}.`,
  exploreRolled: ({ hero, isRoom }, view) =>
    `${whoever(view, hero)} ${isRoom ? 'opens the door' : 'explores what lies ahead'}.`,
  dieRerolled: ({ from, to, left }) =>
    `By Rumours a ${from} becomes a ${to}; ${left === 0 ? 'none are left' : `${left} left`}.`,
  laid: ({ tiles, openings, doors }) => laidText(tiles, openings.length, doors.length),
  brickedUp: () => 'The way is bricked up: nothing fits behind it.',
  shaftFound: () => 'Nothing leads on, but there is a shaft in the floor.',
  crystalsGrown: ({ squares }) =>
    squares.length === 1 ? 'A Crystal glitters here.' : `${capital(small(squares.length))} Crystals glitter here.`,
  roomOpened: ({ isBig, hasChest, isEmpty, opened }) =>
    `${isBig ? 'A big' : 'A small'} room, the ${ordinal(opened)} of the expedition${hasChest ? ', with a chest' : ''}${isEmpty ? '. Nobody is there' : ''}.`,
  prisonerFound: () => 'Somebody from the Town is held prisoner here.',
  prisonerFreed: () => 'The prisoner is free. Now for the way back.',
  tokenAdded: ({ tokens }) => `Something stirs in the dark: ${digits(tokens, 'token', 'tokens')} in the pool.`,
  wanderersCame: () => 'Wandering monsters have found you.',
  rested: ({ bonus }) => `The party rests: ${NAMES.rest[bonus]}.`,
  chestOpened: chestText,
  assigned: ({ piece, hero }, view) =>
    hero === null ? `${pieceName(piece)} goes into the baggage.` : `${whoever(view, hero)} takes ${pieceName(piece)}.`,
  mined: ({ crowns: n, raw }) =>
    `Crystals are mined: ${list([...(n === 0 ? [] : [crowns(n)]), ...(raw === 0 ? [] : [digits(raw, 'raw Crystal', 'raw Crystals')])])}.`,
  wentDown: ({ level }) => `The party climbs down to floor ${level}.`,
  marched: ({ die, tokens }) =>
    `On the march a D4 shows ${die}${die === 4 ? `: ${digits(tokens, 'token', 'tokens')} in the pool` : ''}.`,
  questAdvanced: ({ done, goal }) => `The Quest: ${done} of ${goal}.`,
  questDone: () => 'The Quest is done.',
  gloryChanged: ({ by, glory }) => `${by > 0 ? `${by} Glory gained` : `${-by} Glory lost`}: ${glory} now.`,
  crownsWon: ({ crowns: n, purse }) => `${crowns(n)} for the purse, which holds ${purse} now.`,
  expeditionEnded: ({ line }, view) => endText(line, view),
};

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

/** What somebody proposes, in a few words. */
export function wishText(wish: Action, view: View): string {
  switch (wish.type) {
    case 'explore':
      return `that ${figureIn(view, wish.hero)} explores`;
    case 'rest':
      return `to rest here: ${NAMES.rest[wish.bonus]}`;
    case 'openChest':
      return 'to open the chest';
    case 'descend':
      return 'to climb down the shaft';
    case 'march':
      return 'to march back to the stairs';
    case 'flee':
      return 'to Flee';
    case 'goHome':
      return 'to go home';
    case 'goOn':
      return 'to press on';
    case 'rerollDie':
      return 'to throw one die again';
    case 'mine':
      return wish.raw === 0 ? 'to sell every Crystal' : `to keep ${digits(wish.raw, 'Crystal', 'Crystals')} raw`;
    case 'assign':
      return wish.hero === null ? 'to put it into the baggage' : `to give it to ${figureIn(view, wish.hero)}`;
    case 'chooseReward':
      return `this reward: ${NAMES.reward[wish.reward]}${wish.hero === null ? '' : `, for ${nameOf(view, wish.hero)}`}`;
    case 'chooseDungeon': {
      const dungeon = view.dungeons[wish.dungeon];
      return `this dungeon${dungeon === undefined ? '' : `: ${dungeonText(dungeon)}`}`;
    }
    case 'retire':
      return 'to end the campaign';
    default:
      return 'something';
  }
}

function laidText(tiles: Of<'laid'>['tiles'], openings: number, doors: number): string {
  const room = tiles.find(({ kind }) => kind === 'small' || kind === 'big');
  if (room !== undefined) return `A ${NAMES.tile[room.kind]} lies behind the door.`;
  const end = tiles.at(-1)?.kind ?? 'section';
  const what = end === 'section' ? 'A passage' : `A passage with a ${NAMES.tile[end]}`;
  const ways = [
    ...(openings === 0 ? [] : [digits(openings, 'way on', 'ways on')]),
    ...(doors === 0 ? [] : [digits(doors, 'door', 'doors')]),
  ];
  return `${what}${ways.length === 0 ? ' that leads nowhere' : `: ${list(ways)}`}.`;
}

function chestText({ crowns: n, raw, gem, piece }: Of<'chestOpened'>): string {
  if (piece !== null) return `In the chest lies ${pieceName(piece)}.`;
  if (gem !== null) return `In the chest lies a gem: “${NAMES.gem[gem]}”.`;
  return raw > 0 ? `In the chest lie ${raw} raw Crystals.` : `In the chest lie ${crowns(n)}.`;
}

function endText({ result, glory, done, features }: Of<'expeditionEnded'>['line'], view: View): string {
  switch (result) {
    case 'success':
      return `The expedition succeeds, with ${glory} Glory.`;
    case 'glory':
      return 'No Glory is left: the expedition has failed.';
    case 'fallen':
      return 'All heroes are Unconscious: the expedition has failed.';
    case 'fled':
      return `The party Flees, with the Quest at ${done} of ${goalAt(view, features.quest)}.`;
  }
}
