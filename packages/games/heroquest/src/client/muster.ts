import type { Plan } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { ADVISED_SCHOOLS, type School } from '../content/spells.ts';
import { freeSchools, wizardSchools } from '../queries/schools.ts';
import type { Action, HeroQuest, Question } from '../types/index.ts';

/** All that a seat settles before the first turn of a quest. */
export interface Muster {
  /** Its heroes, whoever goes first before the others. */
  readonly order: readonly Hero[];
  /** The schools that it takes, for those of its heroes who still have to choose. */
  readonly schools: Readonly<Partial<Record<'wizard' | 'elf', readonly School[]>>>;
}

type Seen = Pick<Sight<HeroQuest>, 'view' | 'seat'>;

/** Which of this seat's heroes still choose their spells, in the order in which they are asked. */
function choosersIn({ view, seat }: Seen): readonly ('wizard' | 'elf')[] {
  const isToChoose = (hero: 'wizard' | 'elf'): boolean =>
    view.heroes.some((one) => one.hero === hero && one.seat === seat && one.schools.length === 0);
  return (['wizard', 'elf'] as const).filter(isToChoose);
}

/** How many schools each of them chooses; the rest comes to the Wizard without being asked. [deal.wizard-takes-rest] */
function choicesOf({ view }: Seen, hero: 'wizard' | 'elf'): number {
  const isElfThere = view.heroes.some((one) => one.hero === 'elf');
  return hero === 'elf' || isElfThere ? 1 : wizardSchools(view);
}

/** As it usually is: the order they have, Earth for the Elf, and what is offered first for whoever is asked. */
export function usualMuster(seen: Seen, question: Question): Muster {
  const { view, seat } = seen;
  const own = view.order.filter((hero) => view.heroes.some((one) => one.hero === hero && one.seat === seat));
  const order = question.kind === 'order' ? question.heroes : own;
  const offered = question.kind === 'school' ? { [question.hero]: question.offered } : {};
  return [...choosersIn(seen)]
    .reverse()
    .reduce((muster: Muster, hero) => withSchool(seen, muster, hero, offered[hero]), {
      order,
      schools: {},
    });
}

/** One of them takes another school, or the best that is left; what somebody else had of it changes hands. */
export function withSchool(seen: Seen, muster: Muster, hero: 'wizard' | 'elf', school?: School): Muster {
  const other = hero === 'wizard' ? 'elf' : 'wizard';
  const free = freeSchools(seen.view);
  const wishes = hero === 'elf' ? ADVISED_SCHOOLS.toReversed() : ADVISED_SCHOOLS;
  const taken = school === undefined ? (muster.schools[other] ?? []) : [];
  const fitting = wishes.filter((one) => free.includes(one) && !taken.includes(one) && one !== school);
  const own = [...(school === undefined ? [] : [school]), ...fitting].slice(0, choicesOf(seen, hero));
  const theirs = muster.schools[other];
  if (theirs === undefined) return { ...muster, schools: { ...muster.schools, [hero]: own } };
  const left = [
    ...theirs.filter((one) => !own.includes(one)),
    ...free.filter((one) => !own.includes(one) && !theirs.includes(one)),
  ];
  return { ...muster, schools: { [hero]: own, [other]: left.slice(0, theirs.length) } };
}

/** The schools from which one of them may take. */
export const schoolsFor = ({ view }: Seen): readonly School[] => freeSchools(view);

/** Everything that a hero will have when all is dealt, for those who choose for both. */
export function schoolsAllOf(seen: Seen, { schools }: Muster, hero: 'wizard' | 'elf'): readonly School[] {
  const own = schools[hero] ?? [];
  if (hero === 'elf' || schools.elf === undefined) return own;
  const rest = ADVISED_SCHOOLS.filter(
    (school) => freeSchools(seen.view).includes(school) && !own.includes(school) && !schools.elf?.includes(school),
  );
  return [...own, ...rest].slice(0, wizardSchools(seen.view));
}

/** The answers that bring all this about, one after the other. */
export function musterPlan(question: Question, { order, schools }: Muster): Plan<Action> {
  const taken = [...(schools.wizard ?? []), ...(schools.elf ?? [])];
  const steps: Action[] = taken.map((school) => ({ type: 'takeSchool', school }));
  return { steps: question.kind === 'order' ? [{ type: 'order', heroes: [...order] }, ...steps] : steps, way: [] };
}
