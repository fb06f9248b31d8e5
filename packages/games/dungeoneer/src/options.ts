import { flag, whole } from '@questhall/border';
import type { Field, Fields, Refusal } from '@questhall/kernel';
import { gradesOf, readSets } from './queries/decks.ts';
import { HOUSE_RULES } from './rulebook/house.ts';
import type { Rule } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import type { House, Options } from './types/index.ts';

const houseRule = (name: keyof House): Field<boolean> => flag(HOUSE_RULES[name].title, HOUSE_RULES[name].text);

/** Sets, as `HD,HW`. */
const sets: Field<string> = {
  title: 'Sets',
  text: 'Which sets are played: one alone, or several together.',
  initial: 'HD',
  range: 'any of HD, HW, ED, LD, with commas between them',
  read: (raw) => (typeof raw === 'string' ? readSets(raw)?.join() : undefined),
  parse: (typed) => typed,
};

const ROUNDS_MAX = 100;

export const options: Fields<Options> = {
  sets,
  roundLimit: whole('Round limit', 'The game ends after this round; 0 for none.', 0, ROUNDS_MAX, 0),
  pickYourHero: houseRule('pickYourHero'),
  unbiasedMapPlacement: houseRule('unbiasedMapPlacement'),
  noPersonalQuests: houseRule('noPersonalQuests'),
  revealedMap: houseRule('revealedMap'),
  restrictedMovement: houseRule('restrictedMovement'),
  spikeDodging: houseRule('spikeDodging'),
  discardOptional: houseRule('discardOptional'),
  reincarnation: houseRule('reincarnation'),
  finishTheRound: houseRule('finishTheRound'),
  oneWayWalls: houseRule('oneWayWalls'),
  openPersonalQuests: houseRule('openPersonalQuests'),
  noQuestRecycling: houseRule('noQuestRecycling'),
  hitEffectOnCounter: houseRule('hitEffectOnCounter'),
  freeMinionAttack: houseRule('freeMinionAttack'),
  noMuster: houseRule('noMuster'),
};

/** Without recycling a game of several grades could not be played to its end. [quest.recycle] */
export function admit({ sets: text, noQuestRecycling }: Options, seats: number): Refusal<Rule> | null {
  if (seats < SEATS.min || seats > SEATS.max) return { rule: 'core.players', facts: { seats } };
  const isGraded = gradesOf(readSets(text) ?? []).length > 1;
  return isGraded && noQuestRecycling ? { rule: 'quest.recycle', facts: {} } : null;
}
