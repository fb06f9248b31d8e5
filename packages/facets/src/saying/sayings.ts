import type { Types } from '@questhall/kernel';
import type { Moment, Said, Wording } from '../wording.ts';

// Tables of sentences, one for each type of event, action or question, and how a wording looks them up.

/** How events of some types are told to somebody who sees this, a sentence each. */
export type Sayings<T extends Types, K extends T['Event']['type']> = {
  readonly [E in K]: (event: Extract<T['Event'], { type: E }>, view: T['View']) => string;
};

export const telling =
  <T extends Types>(sayings: Sayings<T, T['Event']['type']>): Wording<T>['event'] =>
  (happened, _naming, { view }) => {
    const say = sayings[happened.type as T['Event']['type']] as (event: T['Event'], view: T['View']) => string; // looked up by the event's own type
    return say(happened, view);
  };

/** What stands on cards and banners, for the events that have any. */
export type Moments<T extends Types> = {
  readonly [E in T['Event']['type']]?: (event: Extract<T['Event'], { type: E }>, view: T['View']) => Moment | null;
};

export const momentsBy =
  <T extends Types>(moments: Moments<T>): Wording<T>['moment'] =>
  (happened, { view }) => {
    const say = moments[happened.type as T['Event']['type']] as
      | ((event: T['Event'], view: T['View']) => Moment | null)
      | undefined; // looked up by the event's own type
    return say?.(happened, view) ?? null;
  };

/** What choosing each answer is called, and what it comes to. */
export type Answers<T extends Types> = {
  readonly [K in T['Action']['type']]: (
    action: Extract<T['Action'], { type: K }>,
    view: T['View'],
    question: T['Question'],
  ) => Said;
};

export const answering =
  <T extends Types>(answers: Answers<T>): Wording<T>['action'] =>
  (chosen, { question }, { view }) => {
    const say = answers[chosen.type as T['Action']['type']] as (
      chosen: T['Action'],
      view: T['View'],
      question: T['Question'],
    ) => Said; // looked up by the action's own type
    return say(chosen, view, question);
  };

export const titled = (title: string, detail = ''): Said => ({ title, detail });

/** How each question is put. */
export type Questions<T extends Types> = {
  readonly [K in T['Question']['kind']]: (question: Extract<T['Question'], { kind: K }>, view: T['View']) => string;
};

export const asking =
  <T extends Types>(questions: Questions<T>): Wording<T>['question'] =>
  ({ question }, { view }) => {
    const say = questions[question.kind as T['Question']['kind']] as (
      question: T['Question'],
      view: T['View'],
    ) => string; // looked up by the question's own kind
    return say(question, view);
  };
