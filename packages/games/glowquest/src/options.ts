import { choice, flag } from '@questhall/border';
import { figuresField } from '@questhall/facets';
import type { Field, Fields, Refusal } from '@questhall/kernel';
import { ROLES } from './content/index.ts';
import { DIFFICULTIES } from './content/tables.ts';
import { readFigures } from './own/index.ts';
import { readRoles, seatsFor } from './party.ts';
import { HOUSE_RULES } from './rulebook/house.ts';
import type { Rule } from './rulebook/index.ts';
import { CREATIONS, type House, MONSTERS_BY, type Options } from './types/index.ts';

const houseRule = (name: keyof House): Field<boolean> => flag(HOUSE_RULES[name].title, HOUSE_RULES[name].text);

/** Roles, as `defense,utility`. */
const heroes: Field<string> = {
  title: 'Heroes',
  text: 'Which Roles go down: one, two or all three.',
  initial: ROLES.join(),
  range: `any of ${ROLES.join(', ')}, with commas between them`,
  read: (raw) => (typeof raw === 'string' ? readRoles(raw)?.join() : undefined),
  parse: (typed) => typed,
};

export const options: Fields<Options> = {
  heroes,
  difficulty: choice('Difficulty', 'How much Resolve the party has: 4, 3 or 2.', DIFFICULTIES, 'normal'),
  creation: choice(
    'First cards',
    'Whether the heroes draw their first cards, may take a ready-made set instead, or all set out with the first set of their Role.',
    CREATIONS,
    'draft',
  ),
  monsters: choice(
    'Monsters',
    'Who answers for the monsters where their script leaves a choice: a seat of their own, or the hero whose Turn has just ended.',
    MONSTERS_BY,
    'seat',
  ),
  figures: figuresField(readFigures),
  freeSeating: houseRule('freeSeating'),
  unlimitedTiles: houseRule('unlimitedTiles'),
  ongoingEachRound: houseRule('ongoingEachRound'),
  spendBeforeRoll: houseRule('spendBeforeRoll'),
  criticalTwelve: houseRule('criticalTwelve'),
  armorFirst: houseRule('armorFirst'),
  playersRunMonsters: houseRule('playersRunMonsters'),
  noWandering: houseRule('noWandering'),
  noAlert: houseRule('noAlert'),
  literalLoneHero: houseRule('literalLoneHero'),
};

/** Each hero has a seat of its own, and so have the monsters, unless heroes run them. [create.party-size] */
export function admit(given: Options, seats: number): Refusal<Rule> | null {
  const wanted = seatsFor(given);
  return seats === wanted ? null : { rule: 'create.party-size', facts: { seats, wanted } };
}
