import type { Rule } from '../rulebook/index.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { Question } from './questions.ts';
import type { Table, View } from './table.ts';

export * from './actions.ts';
export * from './events.ts';
export * from './fight.ts';
export * from './floor.ts';
export * from './frames.ts';
export * from './hero.ts';
export * from './options.ts';
export * from './questions.ts';
export * from './table.ts';
export * from './town.ts';

export interface CrystalExpedition {
  Options: Options;
  Table: Table;
  View: View;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  Rule: Rule;
}
