export { Pool, type RunOptions, run, WORKERS_MAX } from './pool.ts';
export { htmlReport } from './report/html.ts';
export { type Pace, startClock } from './report/pace.ts';
export { type Report, reportOf } from './report/report.ts';
export { textReport } from './report/text.ts';
export { type Summary, summarize, wilson } from './statistics.ts';
export { findStudy, STUDY_IDS } from './studies/index.ts';
export { type Experiment, GAMES_MAX, type Prepared, type Study } from './study.ts';
export { Counter, type GameResult, type Histogram, type Tally } from './tally.ts';
