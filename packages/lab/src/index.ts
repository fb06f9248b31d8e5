export {
  type Balance,
  type Measured,
  type Measuring,
  meanOf,
  measure,
  percentOf,
  rowsUnder,
  type Won,
  wonOf,
  wonText,
} from './balance.ts';
export { ANSWER_SECONDS, ANSWER_SECONDS_MAX, GuestClock, timed } from './guests/guest-clock.ts';
export { type GuestFile, isGuestFile, loadGuests } from './guests/guest-file.ts';
export { watchGuests } from './guests/watching.ts';
export type { Plan, Simulation } from './plan.ts';
export { Pool, type RunOptions, run, SpoiltGame, WORKERS_MAX } from './pool.ts';
export { htmlReport } from './report/html.ts';
export { type Pace, startClock } from './report/pace.ts';
export { type Report, reportOf } from './report/report.ts';
export { textReport } from './report/text.ts';
export { type Summary, summarize, wilson } from './statistics.ts';
export { type Experiment, findStudy, GAMES_MAX, type Prepared, type Subject, whoThereIs } from './subject.ts';
export { Counter, type Histogram, type Tally } from './tally.ts';
export { type Workshop, workshops } from './workshop.ts';
