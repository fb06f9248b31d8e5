// What any language needs to say: lists, ways by the compass, tables of sentences.
export { type Leg, type Side, sidesOf, type Way, wayBy } from './compass.ts';
export { type FactSayings, factsIn } from './facts.ts';
export type { Person, Predicate, Subject } from './phrases.ts';
export {
  type Answers,
  answering,
  asking,
  type Moments,
  momentsBy,
  type Questions,
  type Sayings,
  telling,
  titled,
} from './sayings.ts';
export { digits, joined, listWith, named, roughly, unstopped } from './text.ts';
