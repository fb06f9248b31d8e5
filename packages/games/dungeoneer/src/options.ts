import { flag, whole } from '@questhall/border';
import { WRITTEN_LENGTH_MAX, whyNot } from '@questhall/facets';
import type { Field, Fields, Refusal } from '@questhall/kernel';
import { readDeck } from './own/index.ts';
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
  follows: ({ cards: text }) => (typeof text === 'string' && text !== '' ? setsAbout(text) : undefined),
};

/** The sets that a file is about. */
function setsAbout(text: string): string | undefined {
  const { sets: about } = readDeck(text);
  return about.length === 0 ? undefined : about.join();
}

/** The text of a file of cards. */
const cards: Field<string> = {
  title: 'Cards',
  text: 'Cards of your own, as the text of their file, beside those of the sets; empty for the printed ones alone.',
  initial: '',
  range: `the text of a file of cards, at most ${WRITTEN_LENGTH_MAX} characters, or nothing`,
  read: (raw) =>
    typeof raw === 'string' && raw.length <= WRITTEN_LENGTH_MAX && (raw === '' || isPlayable(raw)) ? raw : undefined,
  why: (raw) => (typeof raw === 'string' && raw.includes('\n') ? whyNot('file of cards', readDeck(raw).errors) : null),
  parse: (typed) => typed,
};

const isPlayable = (text: string): boolean => readDeck(text).errors.length === 0;

const ROUNDS_MAX = 100;

export const options: Fields<Options> = {
  sets,
  cards,
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
