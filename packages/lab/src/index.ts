export { type About, settingsLine } from './about.ts';
export { apart } from './apart.ts';
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
export { type Comparing, comparePairs, nextLook, SpoiltSide } from './compare/compare.ts';
export {
  type Difference,
  type Differences,
  differenceOf,
  ERROR,
  type Verdict,
  verdictOn,
} from './compare/difference.ts';
export { comparisonPage } from './compare/html.ts';
export { PairCounter, type Paired } from './compare/pairing.ts';
export { type Comparison, comparisonOf, type Side } from './compare/report.ts';
export { comparisonLines } from './compare/text.ts';
export { type GuestFile, isGuestFile } from './guests/guest.ts';
export { ANSWER_SECONDS, ANSWER_SECONDS_MAX, ended, GuestClock, letGo, timed } from './guests/guest-clock.ts';
export { loadGuests } from './guests/guest-file.ts';
export { watchGuests } from './guests/watching.ts';
export type { Plan, Simulation } from './plan.ts';
export { type Played, Pool, type RunOptions, run, SpoiltGame, WORKERS_MAX } from './pool.ts';
export { htmlReport, type Surroundings } from './report/html.ts';
export { type Pace, startClock } from './report/pace.ts';
export { type Report, reportOf } from './report/report.ts';
export { textReport } from './report/text.ts';
export { type Summary, summarize, wilson } from './statistics.ts';
export { type Experiment, findStudy, GAMES_MAX, type Prepared, type Subject, whoThereIs } from './subject.ts';
export { Counter, type Histogram, type Tally } from './tally.ts';
export { offerLine, tunedLines } from './tune/text.ts';
export { OFFERS_MAX, type Offer, type Tuned, type Tuning, tune } from './tune/tune.ts';
export { type Workshop, workshops } from './workshop.ts';
