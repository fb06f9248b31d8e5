import type { Moment, Said, Wording } from '@questhall/facets';
import type { Action, Event, Glowquest, Question, View } from '../../types/index.ts';

/** Cards, the dungeon as it grows, and what becomes of the expedition. */
export type Exploring =
  | 'expeditionBegan'
  | 'drew'
  | 'kept'
  | 'readyTaken'
  | 'gainLost'
  | 'reshuffled'
  | 'discarded'
  | 'tradeOffered'
  | 'handedOver'
  | 'tradeDeclined'
  | 'declinedLevel'
  | 'entered'
  | 'phaseBegan'
  | 'phaseEnded'
  | 'explored'
  | 'rerolledLayout'
  | 'laid'
  | 'reclaimed'
  | 'sealed'
  | 'doorOpened'
  | 'falseDoor'
  | 'roomFound'
  | 'glowPlaced'
  | 'glowHarvested'
  | 'wentDown'
  | 'wandered'
  | 'patrolRolled'
  | 'encounterBegan'
  | 'extraMonsters'
  | 'encounterWon'
  | 'refreshed'
  | 'expeditionWon'
  | 'expeditionLost';

/** Steps, and what is upon those who take them. */
export type Moving =
  | 'walked'
  | 'moved'
  | 'fled'
  | 'dodged'
  | 'crawled'
  | 'effectGiven'
  | 'effectRefused'
  | 'effectsEnded'
  | 'reduced'
  | 'shielded'
  | 'reflecting'
  | 'healed'
  | 'woke'
  | 'gainedSurges'
  | 'savedSurges';

/** Turns, blows and falls: all the rest. */
export type Fighting = Exclude<Event['type'], Exploring | Moving>;

/** How events of some types are told to somebody who sees this, a sentence each. */
export type Sayings<K extends Event['type']> = {
  readonly [T in K]: (event: Extract<Event, { type: T }>, view: View) => string;
};

export const telling =
  (sayings: Sayings<Event['type']>): Wording<Glowquest>['event'] =>
  (happened, _naming, { view }) => {
    const say = sayings[happened.type] as (event: Event, view: View) => string; // looked up by the event's own type
    return say(happened, view);
  };

/** What stands on cards and banners, for the events that have any. */
export type Moments = {
  readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>, view: View) => Moment | null;
};

export const momentsBy =
  (moments: Moments): Wording<Glowquest>['moment'] =>
  (happened, { view }) => {
    const say = moments[happened.type] as ((event: Event, view: View) => Moment | null) | undefined; // looked up by the event's own type
    return say?.(happened, view) ?? null;
  };

/** What choosing each answer is called, and what it comes to. */
export type Answers = {
  readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View, question: Question) => Said;
};

export const answering =
  (answers: Answers): Wording<Glowquest>['action'] =>
  (chosen, { question }, { view }) => {
    const say = answers[chosen.type] as (chosen: Action, view: View, question: Question) => Said; // looked up by the action's own type
    return say(chosen, view, question);
  };

export const titled = (title: string, detail = ''): Said => ({ title, detail });

/** How each question is put. */
export type Questions = {
  readonly [K in Question['kind']]: (question: Extract<Question, { kind: K }>, view: View) => string;
};

export const asking =
  (questions: Questions): Wording<Glowquest>['question'] =>
  ({ question }, { view }) => {
    const say = questions[question.kind] as (question: Question, view: View) => string; // looked up by the question's own kind
    return say(question, view);
  };
