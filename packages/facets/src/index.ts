export type { CardWords, GameCard } from './card.ts';
export type { Client, Ending, Plan, Touch } from './client.ts';
export { type Design, type Edit, type Remark, type Review, remarkLines, whyNot } from './design.ts';
export { digestBy } from './digesting.ts';
export { type Facets, type Listed, listed } from './facets.ts';
export type { ImportedText, Importer, ReportLine } from './importer.ts';
export { type ByLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from './languages.ts';
export {
  choiceOption,
  flagOption,
  listOption,
  Mistake,
  type OddsAnswer,
  type OddsCommand,
  type OddsOption,
  type OddsOptions,
  oddsCommand,
  settingsOption,
  wholeOption,
  withInitial,
} from './odds.ts';
export { type NamedPlace, placeNamed, placesRead } from './places.ts';
export { ASKINGS, type Asking, plainAnswer } from './plain.ts';
export { bar, didYouMean, nearestName, percent } from './plain-text.ts';
export { plainWords, pseudo, pseudoTerminal, pseudoTexts, pseudoWording, type Worded } from './pseudo.ts';
export { askedFor } from './reading/asked.ts';
export {
  type Beginning,
  hearBegun,
  type Note,
  notUnderstood,
  telling,
  type Understood,
  understood,
} from './reading/hearing.ts';
export { alike, isBegun, keyOf, type NameEntry, type NameReading, partsBut } from './reading/names.ts';
export { isPair, pairIn, readSteps } from './reading/steps.ts';
export { joinAllWords, joinWords, type Words } from './reading/words.ts';
export { type Decider, type Decision, isPlayerOf, type Order, type Rules } from './rules.ts';
export { banner, caption, card, flash, thrown, UNSEEN } from './showing.ts';
export { type Cue, doerOf, type Place, placesInCue, type Tone } from './stage.ts';
export type { GameResult, PlanLine, Portrait, Share, Study, StudyPlan } from './study.ts';
export type { Crowd, OptionWords, TerminalFacet } from './terminal.ts';
export type { Thing } from './thing.ts';
export {
  type BookWords,
  type DieShown,
  englishBook,
  type Moment,
  type Naming,
  type RuleWords,
  type Said,
  type Throw,
  type Verdict,
  type Wording,
} from './wording.ts';
export {
  type FigureBook,
  type FigureChanges,
  type FigureKind,
  type FigureSpec,
  type FiguresOfOne,
  type FiguresRead,
  figureIn,
  figuresField,
  figuresGiven,
  figuresReader,
  madeBy,
} from './writing/figures.ts';
export { type FigureSheet, figuresDesign } from './writing/figures-design.ts';
export {
  cutWritten,
  type Entry,
  entriesIn,
  type Grammar,
  gameNamedIn,
  inTextOrder,
  remarkOn,
  retitleWritten,
  titleIn,
  WRITTEN_LENGTH_MAX,
  type Written,
} from './writing/written.ts';
