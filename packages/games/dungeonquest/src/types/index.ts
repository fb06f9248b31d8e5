import type { Rule } from '../rulebook/index.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { Question } from './questions.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export type * from './actions.ts';
export type * from './events.ts';
export type * from './frames.ts';
export type * from './options.ts';
export type * from './questions.ts';
export type * from './table.ts';
export type * from './view.ts';

export interface DungeonQuest {
  Options: Options;
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}
