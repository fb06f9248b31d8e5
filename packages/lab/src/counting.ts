// What plays and counts games in any thread, a page's as well: no Node, no files, no threads of its own.
export { wilson } from './statistics.ts';
export { type Experiment, findStudy, type Prepared } from './subject.ts';
export { Counter, type Tally } from './tally.ts';
