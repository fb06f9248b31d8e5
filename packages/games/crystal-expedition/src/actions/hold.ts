import { notNow } from '@questhall/groundwork';
import { ITEMS, type Slot } from '../content/index.ts';
import { findHero, heroOf } from '../queries/entities.ts';
import { seatOf } from '../queries/seating.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Build, EntityId } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from './common.ts';

/** What either hand holds, by its place in the list of pieces. */
type Hands = Pick<Build, 'main' | 'off'>;

/** What is carried for a hand. */
const forHand = ({ pieces }: Build, hand: Slot): number[] =>
  pieces.flatMap(({ item }, at) => (ITEMS[item].slot === hand ? [at] : []));

/** How many hands the weapon takes; none without one. */
function handsFor({ pieces }: Build, main: number | null): number {
  const piece = main === null ? undefined : pieces[main];
  return piece === undefined ? 0 : (ITEMS[piece.item].weapon?.hands ?? 0);
}

const known = new WeakMap<Build, readonly Hands[]>();

/** All that could be in use instead of what is; the Off Hand may be empty. Worked out once for each build. */
function choicesOf(build: Build): readonly Hands[] {
  const before = known.get(build);
  if (before !== undefined) return before;
  const weapons = forHand(build, 'main-hand');
  const mains = weapons.length > 0 ? weapons : [null];
  const choices = mains.flatMap((main) =>
    [null, ...(handsFor(build, main) === 2 ? [] : forHand(build, 'off-hand'))]
      .filter((off) => main !== build.main || off !== build.off)
      .map((off) => ({ main, off })),
  );
  known.set(build, choices);
  return choices;
}

/** Heroes whose hands whoever is asked may change now. [gear.swap-freely] */
function heroesIn(state: Match, { seat, question }: Asked): readonly EntityId[] {
  if (question.kind === 'turn') return findHero(state.table, question.who) === null ? [] : [question.who];
  if (question.kind !== 'explore' && question.kind !== 'town') return [];
  return state.table.party.map(({ id }) => id).filter((id) => seatOf(state, id) === seat);
}

/** What is in use in either hand. [gear.two-main-two-off] */
export const hold: DeedOf<'hold'> = {
  propose: (state, asked) =>
    heroesIn(state, asked).flatMap((hero) =>
      choicesOf(heroOf(state.table, hero).build).map(({ main, off }) => ({ type: 'hold', hero, main, off }) as const),
    ),
  judge(state, asked, { hero, main, off }) {
    if ((state.table.expedition?.attack ?? null) !== null) return no('gear.swap-freely', { hero });
    if (!['turn', 'explore', 'town'].includes(asked.question.kind)) return notNow(asked);
    if (!heroesIn(state, asked).includes(hero)) return no('gear.swap-freely', { hero });
    return whyNotHeld(heroOf(state.table, hero).build, main, off);
  },
  perform({ table }, _asked, { hero: id, main, off }, tell) {
    const hero = heroOf(table, id);
    hero.build = { ...hero.build, main, off };
    tell.all(heldRule(hero.build), { type: 'held', hero: id, main, off });
  },
};

/** What comes of it: with one hand empty it is a duel, unless the weapon takes both or there is none. */
function heldRule(build: Build): Rule {
  if (build.off !== null) return 'gear.swap-freely';
  return handsFor(build, build.main) === 1 ? 'gear.dueling' : 'gear.dueling-not-two-handed';
}

function whyNotHeld(build: Build, main: number | null, off: number | null): No | null {
  if (choicesOf(build).some((hands) => hands.main === main && hands.off === off)) return null;
  const weapons = forHand(build, 'main-hand');
  const isCarried = main === null ? weapons.length === 0 : weapons.includes(main);
  if (!isCarried) return no('gear.two-main-two-off', { main: main ?? -1 });
  if (off !== null && !forHand(build, 'off-hand').includes(off)) return no('gear.two-main-two-off', { off });
  return off !== null && handsFor(build, main) === 2
    ? no('gear.two-handed', { off })
    : no('gear.swap-freely', { main: main ?? -1 });
}
