import { fixed } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { SCHOOLS, type School } from '../content/spells.ts';
import { hidingPlaces } from '../frames/quest.ts';
import { heroOf } from '../queries/figures.ts';
import { freeSchools } from '../queries/schools.ts';
import { type DeedOf, no, notNow } from './common.ts';

/** In which order the heroes of one seat play. */
export const order: DeedOf<'order'> = {
  propose: (_state, { question }) =>
    question.kind === 'order' ? permutations(question.heroes).map((heroes) => ({ type: 'order', heroes })) : [],
  judge(_state, asked, { heroes }) {
    const { question } = asked;
    if (question.kind !== 'order') return notNow(asked);
    const isPermutation =
      heroes.length === question.heroes.length && question.heroes.every((hero) => heroes.includes(hero));
    return isPermutation ? null : no('seat.hero-order-clockwise', { heroes: question.heroes.length });
  },
  perform(draft, asked, { heroes }, tell) {
    const { table } = draft;
    const places = table.order.flatMap((hero, i) => (heroOf(table, hero).seat === asked.seat ? [i] : []));
    const squares = places.map((place) => heroOf(table, table.order[place] ?? 'barbarian').at);
    for (const [i, hero] of heroes.entries()) {
      const place = places[i];
      if (place !== undefined) table.order[place] = hero;
      heroOf(table, hero).at = squares[i] ?? heroOf(table, hero).at;
    }
    tell.all('seat.hero-order-clockwise', { type: 'orderFixed', seat: asked.seat, heroes: heroes.slice() });
  },
};

function permutations(heroes: readonly Hero[]): Hero[][] {
  if (heroes.length <= 1) return [heroes.slice()];
  return heroes.flatMap((first) =>
    permutations(heroes.filter((hero) => hero !== first)).map((rest) => [first, ...rest]),
  );
}

/** What is offered comes first. [deal.every-quest] */
const offerFirst = (offered: School): School[] => [offered, ...SCHOOLS.filter((school) => school !== offered)];

/** A caster takes a school. */
export const takeSchool: DeedOf<'takeSchool'> = {
  propose: (_state, { question }) =>
    question.kind === 'school' ? offerFirst(question.offered).map((school) => ({ type: 'takeSchool', school })) : [],
  judge({ table }, asked, { school }) {
    const { question } = asked;
    if (question.kind !== 'school') return notNow(asked);
    return freeSchools(table).includes(school)
      ? null
      : no(question.hero === 'elf' ? 'deal.elf-picks-second' : 'deal.wizard-picks-first', { school });
  },
  perform({ table }, { question, rule }, { school }, tell) {
    if (question.kind !== 'school') return;
    heroOf(table, question.hero).schools.push(school);
    tell.all(rule, { type: 'schoolTaken', hero: question.hero, school });
  },
};

/** Zargon hides what monsters once carried off. */
export const hide: DeedOf<'hide'> = {
  propose: ({ table }) => hidingPlaces(table).map((room) => ({ type: 'hide', room })),
  judge({ table }, asked, { room }) {
    if (asked.question.kind !== 'hide') return notNow(asked);
    return hidingPlaces(table).includes(room) ? null : no('campaign.lost-artifact', { room });
  },
  perform(draft, asked, { room }, tell) {
    const { table } = draft;
    const artifact = table.lostArtifacts.shift();
    if (artifact === undefined) return;
    const here = table.hidden.treasures.find((treasure) => treasure.room === room);
    const find = { kind: 'artifact' as const, artifact };
    if (here === undefined) table.hidden.treasures.push(fixed({ room, finds: [find] }));
    else
      table.hidden.treasures = table.hidden.treasures.map((one) =>
        one === here ? fixed({ room, finds: [...one.finds, find] }) : one,
      );
    tell.only(1 << asked.seat, 'campaign.lost-artifact', { type: 'artifactHiddenIn', artifact, room });
  },
};
