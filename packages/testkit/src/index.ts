export { Annals, annalOf } from './annals.ts';
export { apart } from './apart.ts';
export { surprise } from './binomial.ts';
export { type Conformed, commandFor, conform, Nonconformity, type Trial } from './conform.ts';
export { effort, sampled } from './effort.ts';
export type { Account, Course, Encounter, Oracle } from './encounters/encounter.ts';
export { type HostRequest, reach } from './encounters/hosts.ts';
export { differences, type Meetings, type Met, meet } from './encounters/meet.ts';
export { type Shape, shapeOf } from './encounters/shape.ts';
export { Stage } from './encounters/stage.ts';
export { everyFall, type Fall, perft } from './falls.ts';
export { chapterOf, type FigureFile, filesIn, kindsIn, missingIn, oneByOne } from './figures-page.ts';
export { editionOf, type Golden, playGolden, statesOf } from './golden.ts';
export {
  besideGolden,
  type GoldenTable,
  goldenTables,
  goldenTunings,
  linesOf,
  NOTHING,
  type OursByTable,
  printTables,
  type Tuning,
} from './golden-tables.ts';
export { OPENLY } from './openly.ts';
export { FORMS, type Overheard, overhear } from './overhear.ts';
export { type Pinned, type PinnedEncounter, pinnedEncounters, pinnedTrials } from './pinned.ts';
export { deepFreeze, findShared, findUnplain, recordsOf } from './plain.ts';
export { type InWords, playthrough } from './playthrough.ts';
export { type Played, type Playing, sideBySide } from './side-by-side.ts';
export { type Beginning, Story } from './story.ts';
export type { Vault } from './vault/types.ts';
export { vault } from './vault/vault.ts';
export { sealed, versionTwo } from './version-two.ts';
export {
  type Answered,
  answered,
  answeredFor,
  firstAsked,
  kindOf,
  placesAstray,
  type Shown,
  shownIn,
  type Watched,
  watched,
} from './watching.ts';
