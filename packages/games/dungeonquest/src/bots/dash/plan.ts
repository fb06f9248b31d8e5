import type { Cell } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import { HERO_SHEETS } from '../../content/heroes.ts';
import { HOARD_NORTH, TOWERS } from '../../content/keep/board.ts';
import type { Mode } from '../../content/modes.ts';
import { MONSTER_SHEETS } from '../../content/monsters.ts';
import { besideOf, isHoard, isTower, roomOf, type WayOut, waysOutOf } from '../../queries/keep/squares.ts';
import type { HeroSeen, KeepSeen, View } from '../../types/index.ts';
import { meanWorth, risksOf } from './risks.ts';
import { roadOver, sidesFor } from './roads.ts';
import type { Temper } from './temper.ts';
import { type Going, type LairToll, Tolls } from './ways.ts';

/** What a hero is after: the hoard, or a tower to leave by. */
type Aim = 'hoard' | 'home';

/** Where somebody wants to go, and how far it is from everywhere. */
export interface Plan {
  readonly aim: Aim;
  readonly hero: HeroSeen;
  readonly keep: KeepSeen;
  /** Rounds until nightfall, this one included. */
  readonly left: number;
  readonly going: Going;
  readonly tolls: Tolls;
  /** Turns to what it is after, from every room. */
  readonly turns: Float64Array;
}

/** How far a hero goes round what would be certain death. */
const DEATH_TURNS = 12;

const HOARD: readonly Cell[] = [HOARD_NORTH];

/** One's own hero in the keep; null for whoever is not in it. */
function heroInside({ heroes, keep }: View, seat: Seat): { hero: HeroSeen; keep: KeepSeen } | null {
  const hero = heroes[seat] ?? null;
  return hero?.fate === 'inside' && keep !== null && hero.square >= 0 ? { hero, keep } : null;
}

export function planOf(view: View, seat: Seat, temper: Temper): Plan | null {
  const inside = heroInside(view, seat);
  if (inside === null || view.mode === null) return null;
  const { hero, keep } = inside;
  const left = keep.sunSpaces - keep.sun + 1;
  const turnsPerWound = (temper.turnsPerWound * left) / keep.sunSpaces; // with the sun low there is no time for caution
  const going: Going = {
    tiles: keep.tiles,
    sides: sidesFor(keep.tiles, hero.square),
    hero,
    risks: risksOf(view.mode, hero.hero),
    turnsPerWound,
    lairs: lairTolls(view, keep, hero, view.mode, turnsPerWound),
    held: heldBy(view, seat),
  };
  const aim = aimOf(going, keep, left, temper);
  const tolls = new Tolls(going);
  return { aim, hero, keep, left, going, tolls, turns: tolls.to(aim === 'hoard' ? HOARD : TOWERS) };
}

/** What each monster that is known to wait costs to meet: its wounds, and the chance to end there. */
const lairTolls = (
  view: View,
  keep: KeepSeen,
  hero: HeroSeen,
  mode: Mode,
  turnsPerWound: number,
): readonly LairToll[] =>
  keep.lairs.map(({ square, monster, life }) => {
    const { attribute, lives } = MONSTER_SHEETS[monster];
    const fight = {
      mode,
      hero: hero.hero,
      attribute: HERO_SHEETS[hero.hero][attribute],
      life: hero.life,
      house: view.house,
    };
    const met = meanWorth(fight, hero.life - hero.wounds, life === null ? lives : [life]);
    return { square, turns: met.wounds * turnsPerWound + (1 - met.win) * DEATH_TURNS };
  });

const heldBy = ({ heroes }: View, seat: Seat): readonly Cell[] =>
  heroes.flatMap((hero, other) =>
    other !== seat && hero?.fate === 'inside' && hero.heading === null && !isHoard(hero.square) && !isTower(hero.square)
      ? [hero.square]
      : [],
  );

/** The hoard, until there is enough to carry, or just time enough to get home with whatever it is. */
function aimOf(going: Going, { decks }: KeepSeen, left: number, temper: Temper): Aim {
  const { hero } = going;
  const carried = treasuresSeen(hero);
  if (carried >= temper.treasures) return 'home';
  if (carried > 0 && (!isHoard(hero.square) || decks.dragon.left === 0)) return 'home';
  if (carried === 0 && hero.gold === 0) return 'hoard';
  const isHurt = hero.life - hero.wounds < temper.homeBelow * hero.life;
  return isHurt || roundsHome(going) + temper.spare >= left ? 'home' : 'hoard';
}

/** All that may win, whoever looks. */
const treasuresSeen = ({ treasureCount, hasCrown }: HeroSeen): number => treasureCount + (hasCrown ? 1 : 0);

/** The quickest way home, whatever it costs in wounds. */
const roundsHome = (going: Going): number =>
  new Tolls({ ...going, turnsPerWound: 0 }).to(TOWERS)[roomOf(going.hero.square)] ?? 0;

/** Turns to the end of the way, over that edge first. */
export const turnsOver = ({ tolls, turns }: Plan, out: WayOut): number =>
  tolls.over(roadOver(out)) + (turns[roomOf(besideOf(out.from, out.way))] ?? Number.POSITIVE_INFINITY);

/** The edge of this room that leads there. */
export const wayOutTo = (square: Cell, to: Cell): WayOut | undefined =>
  waysOutOf(square).find(({ from, way }) => besideOf(from, way) === to);

/**
 * Turns that it takes more to go on from where a hero gets away to, round what stays behind here; endless where no
 * other way leads on while it is day.
 */
export function detourOf({ going, aim, hero, keep, left }: Plan): number {
  const goals = aim === 'hoard' ? HOARD : TOWERS;
  const swift = { ...going, turnsPerWound: 0 };
  const straight = new Tolls(swift).to(goals)[hero.square] ?? 0;
  const lairs = [...going.lairs, { square: hero.square, turns: Number.POSITIVE_INFINITY }];
  const round = new Tolls({ ...swift, lairs }).to(goals);
  const back = keep.trail.length > 1 ? keep.trail.slice(-2, -1) : roomsBeside(hero.square);
  const turns = Math.min(...back.map((room) => round[room] ?? Number.POSITIVE_INFINITY));
  return turns >= left ? Number.POSITIVE_INFINITY : Math.max(0, turns - straight);
}

const roomsBeside = (square: Cell): readonly Cell[] =>
  waysOutOf(square).map(({ from, way }) => roomOf(besideOf(from, way)));
