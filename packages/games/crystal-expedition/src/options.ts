import { choice, flag, whole } from '@questhall/border';
import { figuresField } from '@questhall/facets';
import type { Field, Fields, Refusal } from '@questhall/kernel';
import { readFigures } from './own/index.ts';
import { hasRoleTwice, readStarters, STARTERS, seatsFor, startersOf } from './party.ts';
import { HOUSE_RULES } from './rulebook/house.ts';
import type { Rule } from './rulebook/index.ts';
import { BEGINNINGS, type House, MONSTERS_BY, type Options } from './types/index.ts';

const houseRule = (name: keyof House): Field<boolean> => flag(HOUSE_RULES[name].title, HOUSE_RULES[name].text);

/** Whom the party begins with, as `dwarf-fighter,new`. */
const heroes: Field<string> = {
  title: 'Heroes',
  text: 'Who goes down: one, two or three heroes, ready-made or new.',
  initial: 'dwarf-fighter,elf-rogue,human-cleric',
  range: `one to three of ${STARTERS.join(', ')}, with commas between them`,
  read: (raw) => (typeof raw === 'string' ? readStarters(raw)?.join() : undefined),
  parse: (typed) => typed,
};

const EXPEDITIONS_MAX = 99;

export const options: Fields<Options> = {
  heroes,
  expeditions: whole(
    'Expeditions',
    'After how many expeditions the match is over; 0 for a campaign that goes on until you end it.',
    0,
    EXPEDITIONS_MAX,
    0,
  ),
  begin: choice('Beginning', 'Whether you start in Town, or on the stairs of the first dungeon.', BEGINNINGS, 'town'),
  monsters: choice(
    'Monsters',
    'Who plays the monsters: the table by its rules, a seat of their own, or whoever has just finished a hero’s Turn.',
    MONSTERS_BY,
    'table',
  ),
  figures: figuresField(readFigures),
  uniqueRoles: houseRule('uniqueRoles'),
  noLoneHeroHelp: houseRule('noLoneHeroHelp'),
  wagonCrowns: houseRule('wagonCrowns'),
  trainNowOrNever: houseRule('trainNowOrNever'),
  atlas: houseRule('atlas'),
  flatDungeons: houseRule('flatDungeons'),
  pressOn: houseRule('pressOn'),
  explorationPhases: houseRule('explorationPhases'),
  wanderAtFullGlory: houseRule('wanderAtFullGlory'),
  eachMonsterOncePerRound: houseRule('eachMonsterOncePerRound'),
  mercyForTheFallen: houseRule('mercyForTheFallen'),
  escapeEveryStep: houseRule('escapeEveryStep'),
  attackNeedsTarget: houseRule('attackNeedsTarget'),
  momentumChainPush: houseRule('momentumChainPush'),
  sharpEyes: houseRule('sharpEyes'),
};

/** A player for each hero at most, and a seat for the monsters where they have one. [party.one-player-may-run-several] */
export function admit(given: Options, seats: number): Refusal<Rule> | null {
  const [least, most] = seatsFor(given);
  if (seats < least || seats > most) return { rule: 'party.one-player-may-run-several', facts: { seats, least, most } };
  const isRefused = given.uniqueRoles && hasRoleTwice(startersOf(given));
  return isRefused ? { rule: 'party.roles-may-repeat', facts: { heroes: given.heroes } } : null;
}
