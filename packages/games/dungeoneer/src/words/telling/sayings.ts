import type { Moment, Naming, Said, Wording } from '@questhall/facets';
import type { Action, ActionOf, Dungeoneer, Event, EventOf, Question, QuestionOf } from '../../types/index.ts';
import { type Listener, listener } from './people.ts';

/** Turns, phases, the map, and who begins. */
export type Course =
  | 'rolledFirst'
  | 'first'
  | 'gotHero'
  | 'mapDealt'
  | 'mapDealtUnseen'
  | 'placedHero'
  | 'began'
  | 'phase'
  | 'turnOver'
  | 'cut'
  | 'resigned'
  | 'mapDrawn'
  | 'mapDrawnUnseen'
  | 'passedOn'
  | 'passedOnUnseen'
  | 'unplaceable'
  | 'closedUp'
  | 'couldNotLay'
  | 'laid'
  | 'paired'
  | 'shifted'
  | 'stirred'
  | 'handedBack';

/** Heroes: what they have, where they go, what becomes of them. */
export type Heroic =
  | 'collected'
  | 'glory'
  | 'peril'
  | 'points'
  | 'saved'
  | 'paid'
  | 'moved'
  | 'gate'
  | 'gatesReset'
  | 'holdEnded'
  | 'wallOpened'
  | 'tipped'
  | 'untipped'
  | 'stuck'
  | 'tippedForPoint'
  | 'healed'
  | 'wounded'
  | 'prevented'
  | 'defeated'
  | 'reborn'
  | 'level'
  | 'promoted'
  | 'threat'
  | 'worked';

/** Attacks, from the list that is sent to what becomes of the monsters. */
export type Fighting =
  | 'sent'
  | 'challenged'
  | 'aimed'
  | 'repelled'
  | 'missedHim'
  | 'attackRolled'
  | 'counterRolled'
  | 'hit'
  | 'tied'
  | 'harmless'
  | 'counterHit'
  | 'steppedIn'
  | 'monsterHurt'
  | 'slain'
  | 'minionHurt'
  | 'tamed'
  | 'stowed'
  | 'mended'
  | 'fightOver';

export type Questing =
  | 'searched'
  | 'chance'
  | 'questDealt'
  | 'questDealtUnseen'
  | 'globalTurned'
  | 'questShown'
  | 'attempted'
  | 'marked'
  | 'foeHurt'
  | 'tookToken'
  | 'droppedToken'
  | 'pickedUp'
  | 'becamePersonal'
  | 'stole'
  | 'completed'
  | 'questsBuried'
  | 'recycled'
  | 'gradeChanged';

/** Cards that are drawn, played and laid aside: all the rest. */
export type Dealing = Exclude<Event['type'], Course | Heroic | Fighting | Questing>;

/** How events of some types are told to somebody, a sentence each. */
export type Sayings<K extends Event['type']> = {
  readonly [T in K]: (event: EventOf<T>, to: Listener) => string;
};

export const telling =
  (sayings: Sayings<Event['type']>): Wording<Dungeoneer>['event'] =>
  (happened, naming, sight) => {
    const say = sayings[happened.type] as (event: Event, to: Listener) => string; // looked up by the event's own type
    return say(happened, listener(sight, naming));
  };

/** What stands on cards and banners, for the events that have any. */
export type Moments = {
  readonly [T in Event['type']]?: (event: EventOf<T>, to: Listener) => Moment | null;
};

export const momentsBy =
  (moments: Moments, naming: Naming): Wording<Dungeoneer>['moment'] =>
  (happened, sight) => {
    const say = moments[happened.type] as ((event: Event, to: Listener) => Moment | null) | undefined; // looked up by the event's own type
    return say?.(happened, listener(sight, naming)) ?? null;
  };

/** Somebody who is asked something, and about what. */
export interface Asked extends Listener {
  readonly question: Question;
}

/** What choosing each answer is called, and what it comes to. */
export type Answers = {
  readonly [K in Action['type']]: (action: ActionOf<K>, to: Asked) => Said;
};

export const answering =
  (answers: Answers, naming: Naming): Wording<Dungeoneer>['action'] =>
  (chosen, { question }, sight) => {
    const say = answers[chosen.type] as (chosen: Action, to: Asked) => Said; // looked up by the action's own type
    return say(chosen, { ...listener(sight, naming), question });
  };

export const titled = (title: string, detail = ''): Said => ({ title, detail });

/** How each question is put. */
export type Questions = {
  readonly [K in Question['kind']]: (question: QuestionOf<K>, to: Listener) => string;
};

export const asking =
  (questions: Questions, naming: Naming): Wording<Dungeoneer>['question'] =>
  ({ question }, sight) => {
    const say = questions[question.kind] as (question: Question, to: Listener) => string; // looked up by the question's own kind
    return say(question, listener(sight, naming));
  };
