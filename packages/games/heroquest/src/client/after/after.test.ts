import { readOptions } from '@questhall/border';
import {
  type Ask,
  advance,
  Book,
  below,
  heardBy,
  legal,
  open,
  pending,
  type Rng,
  type Seat,
  type State,
  seedRng,
  sight,
} from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { fixed } from '../../fixed.ts';
import { heroquest } from '../../game.ts';
import type { Action, Event, HeroQuest, Options, View } from '../../types/index.ts';
import { after } from './index.ts';

const MOVES = 220;

type Asked = Ask<HeroQuest>;
/** A move, as one seat heard of it. */
interface Heard {
  readonly before: View;
  readonly question: Asked['question'];
  readonly told: readonly Event[];
}

const has = ({ told }: Heard, type: Event['type']): boolean => told.some((event) => event.type === type);

/** What no event tells, each with the reason why nobody misses it on a board. */
const UNTOLD: readonly { readonly why: string; readonly path: RegExp; readonly when: (heard: Heard) => boolean }[] = [
  { why: 'what the Talisman shows is looked up when it is asked for', path: /^lore/, when: () => true },
  { why: 'who may rise again is on no board', path: /^fallen|^monsters\.\d+\.home/, when: () => true },
  {
    why: 'schools are taken back when the first is about to be dealt',
    path: /^heroes\.\d+\.schools/,
    when: (heard) => has(heard, 'orderFixed') || has(heard, 'readyToGo'),
  },
  {
    why: 'whose turn goes on when somebody has been blown across the board',
    path: /^turn/,
    when: ({ question }) => question.kind === 'whisk',
  },
  {
    why: 'the captive’s turn follows the Genie’s without a word',
    path: /^turn|^allies\.\d+\.turns/,
    when: ({ question }) => question.kind === 'genie',
  },
  {
    why: 'what is in the heroes’ own chest lies in no view before it is opened',
    path: /^heroes\.\d+\.(gear|potions|artifacts|held|suit|mind|used)|^piles/,
    when: (heard) => has(heard, 'gearFound') || (has(heard, 'questEnded') && heard.before.isStripped),
  },
  { why: 'which chest that is', path: /^gearAt/, when: (heard) => has(heard, 'furnitureSeen') },
  {
    why: 'which chests hold the gold that is wanted',
    path: /^chests/,
    when: (heard) => has(heard, 'revealed') && heard.before.goal.kind === 'carry',
  },
  {
    why: 'where a dagger comes down that can be picked up again',
    path: /^piles/,
    when: (heard) => has(heard, 'daggerThrown') && heard.before.house.daggerRecoverable,
  },
  {
    why: 'the Sand Glass is turned without a word',
    path: /^heroes\.\d+\.used/,
    when: ({ question }) => question.kind === 'again',
  },
  {
    why: 'where what lay under a falling block comes to lie',
    path: /^(piles|chests|heroes)\.\d+\.at/,
    when: (heard) => has(heard, 'blockFell'),
  },
  {
    why: 'that something is hidden is told before, and where it is to Zargon alone',
    path: /^lostArtifacts/,
    when: ({ question }) => question.kind === 'hide',
  },
];

/** Where two views are not the same: `heroes.2.body: 3, 4`. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [`${path}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const part = (whole: object, name: string): unknown => (whole as Readonly<Record<string, unknown>>)[name]; // by its own keys
  return [...names].flatMap((name) => differences(part(one, name), part(other, name), under(name)));
}

const isTold = (heard: Heard, path: string): boolean =>
  !UNTOLD.some((untold) => untold.path.test(path) && untold.when(heard));

/** Any kind of answer is as likely as any other: what is seldom offered is tried, too. */
function anyOf(offers: readonly Action[], rng: Rng): Action {
  const types = [...new Set(offers.map(({ type }) => type))];
  const type = types[below(rng, types.length)];
  const some = offers.filter((offer) => offer.type === type);
  const action = some[below(rng, some.length)];
  if (action === undefined) throw new Error('nothing is offered');
  return action;
}

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

function viewsOf(state: State<HeroQuest>): View[] {
  return Array.from({ length: state.seats }, (_, seat) => sight(heroquest, state, seat).view);
}

/** Plays on, and folds what every seat is told after each move; no view is written on the way. */
function playOn(options: Options, seats: number, name: string, isWild: boolean): void {
  const rng = seedRng(`fast:${name}`);
  const player = bots.standard();
  const book = new Book<HeroQuest>(seats);
  const state = open(heroquest, options, seats, `fast:${name}`, book);
  let before = viewsOf(state);
  for (let move = 1; move <= MOVES && state.outcome === null; move++) {
    const asks = isWild && below(rng, 4) === 0 ? state.asks : pending(state);
    const ask = asks[below(rng, asks.length)];
    if (ask === undefined) throw new Error('nobody is asked');
    const offers = legal(heroquest, state, ask);
    const isAtRandom = isWild && below(rng, 2) === 0;
    const action = isAtRandom
      ? anyOf(offers, rng)
      : player({ sight: sight(heroquest, state, ask.seat), ask, offers, rng });
    const asked: Asked = { ...ask };
    const from = book.told.length;
    advance(heroquest, state, { seat: ask.seat, ask: ask.id, action }, book);
    const now = viewsOf(state);
    const news = book.told.slice(from);
    for (let seat: Seat = 0; seat < seats; seat++) {
      const [old, next] = [before[seat], now[seat]];
      if (old === undefined || next === undefined) throw new Error('nobody sits there');
      const told = heardBy<HeroQuest>(seat, news).map(({ event }) => event);
      const heard: Heard = { before: old, question: asked.question, told };
      const wrong = differences(told.reduce(after, fixed(old)), next).filter((path) => isTold(heard, path));
      const what = `seat ${seat}, ${JSON.stringify(action)}: ${told.map(({ type }) => type).join()}`;
      expect.soft(wrong, what).toEqual([]);
    }
    before = now;
  }
}

const QUESTS = Array.from({ length: 14 }, (_, i) => i + 1);

test.each(QUESTS)('quest %i: what follows from the events is what every seat sees next', (quest) => {
  for (let run = 0; run < effort(2); run++) {
    const options = optionsOf({
      quest,
      campaign: run % 2 === 1,
      rounds: run % 2 === 1 ? 4 : null,
      kit: quest % 2 === 0 ? 'usual' : 'new',
      daggerRecoverable: quest % 3 === 0,
      freeTrading: quest % 3 === 1,
      corrodePermanent: quest % 4 === 0,
      chestTrapMustDisarm: quest % 4 === 1,
      rockEntombs: quest % 4 === 2,
      extraArtifacts: quest % 2 === 1,
      beginnerSpells: run % 2 === 0,
      sellHalf: true,
    });
    playOn(options, 2 + ((quest + run) % 4), `after ${quest} ${run}`, true);
  }
});
