import { ITEMS, type Slot } from '../content/index.ts';
import { seatOf } from '../frames/agenda.ts';
import { findHero, heroOf } from '../queries/entities.ts';
import type { Build, EntityId } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no, notNow } from './common.ts';

/** What is carried for a hand, by its place in the list. */
const forHand = ({ pieces }: Build, hand: Slot): number[] =>
  pieces.flatMap(({ item }, at) => (ITEMS[item].slot === hand ? [at] : []));

const isTwoHanded = ({ pieces }: Build, main: number | null): boolean => {
  const piece = main === null ? undefined : pieces[main];
  return piece !== undefined && ITEMS[piece.item].weapon?.hands === 2;
};

/** Heroes whose hands whoever is asked may change now. [gear.swap-freely] */
function heroesIn({ table, ...rest }: Match, { seat, question }: Asked): readonly EntityId[] {
  if (question.kind === 'turn') return findHero(table, question.who) === null ? [] : [question.who];
  if (question.kind !== 'explore' && question.kind !== 'town') return [];
  return table.party.map(({ id }) => id).filter((id) => seatOf({ table, ...rest }, id) === seat);
}

/** What is in use in either hand; the Off Hand may be empty. [gear.two-main-two-off] */
export const hold: DeedOf<'hold'> = {
  propose(state, asked) {
    return heroesIn(state, asked).flatMap((hero) => {
      const { build } = heroOf(state.table, hero);
      const weapons = forHand(build, 'main-hand');
      const mains = weapons.length > 0 ? weapons : [null];
      return mains.flatMap((main) =>
        [null, ...(isTwoHanded(build, main) ? [] : forHand(build, 'off-hand'))]
          .filter((off) => main !== build.main || off !== build.off)
          .map((off) => ({ type: 'hold', hero, main, off }) as const),
      );
    });
  },
  judge(state, asked, { hero, main, off }) {
    const { question } = asked;
    if ((state.table.expedition?.attack ?? null) !== null) return no('gear.swap-freely', { hero });
    if (!['turn', 'explore', 'town'].includes(question.kind)) return notNow(asked);
    if (!heroesIn(state, asked).includes(hero)) return no('gear.swap-freely', { hero });
    return whyNotHeld(heroOf(state.table, hero).build, main, off);
  },
  perform({ table }, _asked, { hero: id, main, off }, tell) {
    const hero = heroOf(table, id);
    hero.build = { ...hero.build, main, off };
    tell.all('gear.swap-freely', { type: 'held', hero: id, main, off });
  },
};

function whyNotHeld(build: Build, main: number | null, off: number | null): No | null {
  const weapons = forHand(build, 'main-hand');
  const isCarried = main === null ? weapons.length === 0 : weapons.includes(main);
  if (!isCarried) return no('gear.two-main-two-off', { main: main ?? -1 });
  if (off !== null && !forHand(build, 'off-hand').includes(off)) return no('gear.two-main-two-off', { off });
  if (off !== null && isTwoHanded(build, main)) return no('gear.two-handed', { off });
  return main === build.main && off === build.off ? no('gear.swap-freely', { main: main ?? -1 }) : null;
}
