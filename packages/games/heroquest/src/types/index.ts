import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { Question } from './questions.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export * from './actions.ts';
export * from './events.ts';
export * from './figures.ts';
export * from './frames.ts';
export * from './options.ts';
export * from './pieces.ts';
export * from './questions.ts';
export * from './table.ts';
export * from './view.ts';

/** The game as the kernel takes it: what each of its parts is made of. */
export interface HeroQuest {
  Options: Options;
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}

/** All that a match is made of, at any moment. */
export type Match = State<HeroQuest>;
