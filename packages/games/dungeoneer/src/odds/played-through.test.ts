import {
  type Ask,
  advance,
  below,
  dream,
  legal,
  open,
  pending,
  type Seat,
  type State,
  seedRng,
  sight,
  silence,
} from '@questhall/kernel';
import { effort, everyFall } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeoneer } from '../game.ts';
import type { Action, Dungeoneer, Event, View } from '../types/index.ts';
import { keen, tableOf } from '../words/telling/samples.ts';
import {
  challengeOf,
  duelOdds,
  exitTrial,
  type Prospect,
  prospectOf,
  questTrial,
  searchTrial,
  type Trial,
} from './index.ts';

type Match = State<Dungeoneer>;

const STRIKES_MAX = 2;
const MOVES_MAX = 40;
const MATCHES_MAX = 80;

/** What dice did in one way of falling. */
interface Line {
  readonly events: readonly Event[];
  readonly share: number;
}

/** All ways in which it goes on when nobody acts any more, until something is told. */
function* lines(state: Match, move: { seat: Seat; ask: number; action: Action }, isEnd: (event: Event) => boolean) {
  const stack = [{ state, move, events: [] as readonly Event[], share: 1, moves: 0 }];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (const fall of everyFall(dungeoneer, at.state, at.move)) {
      const told = fall.told.map(({ event }) => event);
      const end = told.findIndex(isEnd);
      const events = [...at.events, ...told.slice(0, end < 0 ? told.length : end + 1)];
      const share = at.share / fall.oneIn;
      const [ask] = pending(fall.state);
      if (end >= 0 || ask === undefined || at.moves === MOVES_MAX) yield { events, share } satisfies Line;
      else {
        const action = dungeoneer.fallback(fall.state, ask);
        stack.push({
          state: fall.state,
          move: { seat: ask.seat, ask: ask.id, action },
          events,
          share,
          moves: at.moves + 1,
        });
      }
    }
  }
}

const TRIED: readonly Event['type'][] = ['threat', 'searched', 'fightOver'];

/** Overcome, found, or hit. */
const isAchieved = (events: readonly Event[], seat: Seat): boolean =>
  events.some(
    (event) =>
      (event.type === 'threat' && event.seat === seat && event.isOvercome) ||
      (event.type === 'searched' && event.isFound) ||
      (event.type === 'hit' && event.attacker.seat === seat),
  );

/** What the words say of something that can be tried; null of what needs no dice. */
function triedOdds(view: View, seat: Seat, action: Action): readonly number[] | null {
  const chance = (trial: Trial | null): readonly number[] | null => (trial === null ? null : [trial.chance]);
  switch (action.type) {
    case 'move':
      return chance(exitTrial(view, seat, action.side));
    case 'attempt':
      return action.form === null ? null : chance(questTrial(view, seat, action.quest, action.form));
    case 'search':
      return chance(searchTrial(view, seat, action.quest));
    case 'challenge': {
      const match = challengeOf(view, seat, action);
      return match === null ? null : [duelOdds(match).hit];
    }
    default:
      return null;
  }
}

const ENDS: Readonly<Record<Prospect['kind'], Event['type']>> = {
  fate: 'fightOver',
  attack: 'fightOver',
  threat: 'threat',
};

/** A Trap goes from hero to hero: what counts is one's own roll. */
const isLast = (event: Event, kind: Prospect['kind'], seat: Seat): boolean =>
  event.type === ENDS[kind] && (event.type !== 'threat' || event.seat === seat);

const sum = (all: readonly Line[], of: (events: readonly Event[]) => number): number =>
  all.reduce((total, { events, share }) => total + share * of(events), 0);

const woundsOf = (events: readonly Event[], seat: Seat): number =>
  events.reduce((total, event) => (event.type === 'wounded' && event.seat === seat ? total + event.by : total), 0);

/** How one's own roll went; null where the match was over before it. */
function overcame(events: readonly Event[], seat: Seat): boolean | null {
  const rolled = events.find((event) => event.type === 'threat' && event.seat === seat);
  return rolled?.type === 'threat' ? rolled.isOvercome : null;
}

/** The same figures as the rules themselves have them. */
function played(
  state: Match,
  { seat, id }: Ask<Dungeoneer>,
  action: Action,
  kind: Prospect['kind'],
  strike: number,
): readonly number[] {
  const all = [...lines(state, { seat, ask: id, action }, (event) => isLast(event, kind, seat))];
  const told = (type: 'hit' | 'counterHit') => (events: readonly Event[]) =>
    events.some((event) => event.type === type && event.strike === strike) ? 1 : 0;
  switch (kind) {
    case 'threat':
      return [
        sum(all, (events) => (overcame(events, seat) === true ? 1 : 0)) /
          sum(all, (events) => (overcame(events, seat) === null ? 0 : 1)),
      ];
    case 'attack':
      return [sum(all, told('hit')), sum(all, told('counterHit'))];
    case 'fate':
      return [
        sum(all, (events) => (woundsOf(events, seat) === 0 ? 1 : 0)),
        sum(all, (events) => (events.some((event) => event.type === 'defeated' && event.seat === seat) ? 1 : 0)),
        sum(all, (events) => woundsOf(events, seat)),
      ];
  }
}

function reckoned(prospect: Prospect): readonly number[] {
  switch (prospect.kind) {
    case 'threat':
      return [prospect.chance];
    case 'attack':
      return [prospect.duel.hit, prospect.duel.back];
    case 'fate':
      return [prospect.fate.unhurt, prospect.fate.fall, prospect.fate.wounds];
  }
}

/** Of all that can be answered, the pass and a few more. */
function* someOf(offers: readonly Action[], n: (below: number) => number): Generator<Action> {
  const acts = offers.filter(({ type }) => type === 'play' || type === 'use' || type === 'ability');
  yield { type: 'pass' };
  for (let i = 0; i < 2 && acts.length > 0; i++) {
    const act = acts[n(acts.length)];
    if (act !== undefined) yield act;
  }
}

const isDiceAhead = ({ question }: Ask<Dungeoneer>): boolean =>
  question.kind === 'window' && (question.window === 'response' || question.window === 'before-roll');

const SETS = ['HD', 'HW', 'ED', 'LD', 'HD,HW'] as const;

/** Matches of people who do much, looked at before each move until enough has been seen. */
function watch(
  name: string,
  look: (state: Match, ask: Ask<Dungeoneer>, chance: (n: number) => number) => boolean,
): void {
  for (let match = 0; match < MATCHES_MAX; match++) {
    const rng = seedRng(`fast:${name} ${match}`);
    const chance = (n: number): number => below(rng, n);
    const state = open(dungeoneer, tableOf(SETS[match % SETS.length] ?? 'HD'), 3, `fast:${name} ${match}`, silence);
    for (let move = 0; move < 500 && state.outcome === null; move++) {
      const [ask] = pending(state);
      if (ask === undefined) throw new Error('nobody is asked');
      if (look(state, ask, chance)) return;
      const action = keen(legal(dungeoneer, state, ask), chance);
      advance(dungeoneer, state, { seat: ask.seat, ask: ask.id, action }, silence);
    }
  }
}

const close = (figures: readonly number[], real: readonly number[]): void => {
  for (const [i, figure] of figures.entries()) expect(figure).toBeCloseTo(real[i] ?? Number.NaN, 9);
};

test('the odds of an answer are those of the rules, for attacks, Threats and what comes of them', () => {
  const met = { fate: 0, attack: 0, threat: 0, acts: 0 };
  const compare = (state: Match, ask: Ask<Dungeoneer>, action: Action): void => {
    const { seat } = ask;
    const prospect = prospectOf(sight(dungeoneer, state, seat).view, seat, action);
    if (prospect === null || (prospect.kind === 'fate' && !prospect.fate.isExact)) return;
    const strike = state.table.strikes.findLastIndex(({ by, kind }) => by === seat && kind !== 'monster');
    close(reckoned(prospect), played(state, ask, action, prospect.kind, strike));
    met[prospect.kind] += 1;
    if (action.type !== 'pass') met.acts += 1;
    // Nothing that is hidden from the seat is in them.
    const dreamt = dream(dungeoneer, state, seat, seedRng('fast:dream'));
    expect(prospectOf(sight(dungeoneer, dreamt, seat).view, seat, action)).toEqual(prospect);
  };
  watch('odds', (state, ask, chance) => {
    const isFew = state.sealed.length === 0 && state.table.strikes.length <= STRIKES_MAX;
    if (isDiceAhead(ask) && isFew)
      for (const action of someOf(legal(dungeoneer, state, ask), chance)) compare(state, ask, action);
    return met.fate + met.attack + met.threat >= effort(250);
  });
  expect(Math.min(met.fate, met.attack, met.threat, met.acts)).toBeGreaterThan(5);
});

test('the odds of what a hero can try are those of the rules', () => {
  const met = { move: 0, attempt: 0, search: 0, challenge: 0 };
  const compare = (state: Match, ask: Ask<Dungeoneer>, action: Action): void => {
    const figures = triedOdds(sight(dungeoneer, state, ask.seat).view, ask.seat, action);
    if (figures === null || !(action.type in met)) return;
    const all = [...lines(state, { seat: ask.seat, ask: ask.id, action }, ({ type }) => TRIED.includes(type))];
    close(figures, [sum(all, (events) => (isAchieved(events, ask.seat) ? 1 : 0))]);
    met[action.type as keyof typeof met] += 1; // checked just above
  };
  watch('tries', (state, ask) => {
    if (ask.question.kind === 'choice') for (const action of legal(dungeoneer, state, ask)) compare(state, ask, action);
    return Object.values(met).every((n) => n >= effort(25));
  });
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5);
});
