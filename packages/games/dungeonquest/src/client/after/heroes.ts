import { DIRECTIONS } from '@questhall/grid';
import { seatsOf } from '@questhall/kernel';
import { newHero } from '../../queries/heroes.ts';
import { turnedBack } from '../../queries/keep/compass.ts';
import { besideOf, roomOf, waysOutOf } from '../../queries/keep/squares.ts';
import type { HeroSeen } from '../../types/index.ts';
import { type Changes, fighterChanged, heroChanged, keepChanged } from './change.ts';

/** Whose turn it is, and who is where in which state. */
type OfHeroes =
  | ('heroTaken' | 'towerTaken' | 'sunMoved' | 'nightFell' | 'turnBegan' | 'turnSkipped' | 'entered' | 'descended')
  | ('headed' | 'advanced' | 'escaped' | 'hurt' | 'healed' | 'turnWillBeLost' | 'caged' | 'freed' | 'perished');

export const HEROES_MOVED: Changes<OfHeroes> = {
  heroTaken: (view, { seat, hero }) => ({
    ...keepChanged(view, ({ taken }) => ({ taken: [...taken, hero] })),
    fighter: seat,
    heroes: view.heroes.with(seat, { ...newHero(hero), treasures: null, treasureCount: 0 }),
  }),
  towerTaken: (view, { seat, square }) => {
    const isSecond = view.keep !== null && view.keep.sun > 0;
    const stood = heroChanged(view, seat, () => ({ square }));
    return isSecond ? keepChanged(stood, ({ restarted }) => ({ restarted: restarted | seatsOf(seat) })) : stood;
  },
  sunMoved: (view, { space }) => keepChanged(view, () => ({ sun: space })),
  nightFell: (view) => keepChanged(view, () => ({ trail: [] })),
  turnBegan: (view, { seat }) => {
    const { length } = view.heroes;
    const square = view.heroes[seat]?.square ?? -1;
    const begun = keepChanged(view, () => ({ trail: [square], cards: [] }));
    return { ...begun, fighter: seat, monsterSeat: length === 1 ? null : (seat + 1) % length };
  },
  turnSkipped: (view, { seat }) => heroChanged(view, seat, () => ({ hasLostTurn: false })),
  entered: (view, { seat, from, to, by }) => {
    const walked = waysOutOf(from).find((out) => roomOf(besideOf(out.from, out.way)) === to);
    const enteredBy = by === 'stair' || walked === undefined ? null : turnedBack(walked.way);
    return heroChanged(
      keepChanged(view, ({ trail }) => ({ trail: [...trail, to] })),
      seat,
      () => ({ ...ARRIVED, square: to, enteredBy }),
    );
  },
  descended: (view, { square, way }) => fighterChanged(view, () => ({ ...ARRIVED, square, heading: way })),
  headed: (view, { way }) => fighterChanged(view, () => ({ heading: way })),
  advanced: (view, { to }) => fighterChanged(view, () => ({ square: to })),
  // Below nobody gets anywhere by it.
  escaped: (view, { to }) =>
    fighterChanged(view, ({ square, heading }) =>
      heading === null
        ? { ...ARRIVED, square: to, enteredBy: DIRECTIONS.find((way) => besideOf(to, way) === square) ?? null }
        : {},
    ),
  hurt: (view, { seat, wounds }) => heroChanged(view, seat, (hero) => ({ wounds: hero.wounds + wounds })),
  healed: (view, { suffered }) => fighterChanged(view, () => ({ wounds: suffered })),
  turnWillBeLost: (view) => fighterChanged(view, () => ({ hasLostTurn: true })),
  caged: (view) => fighterChanged(view, () => ({ isCaged: true })),
  freed: (view) => fighterChanged(view, () => ({ isCaged: false })),
  perished: (view, { seat }) => {
    const fallen = heroChanged(view, seat, () => ({ fate: 'dead' }));
    return seat === view.fighter ? keepChanged(fallen, () => ({ trail: [] })) : fallen;
  },
};

/** A new visit. */
const ARRIVED: Partial<HeroSeen> = { heading: null, enteredBy: null, searches: 0 };
