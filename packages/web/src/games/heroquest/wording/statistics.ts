import type { Event, HeroQuest } from '@questhall/heroquest';
import { HEROES, type Hero, NAMES, type Names } from '@questhall/heroquest/content';
import { type FigureId, idOfHero, isMonsterId } from '@questhall/heroquest/queries';
import type { Sight, Told } from '@questhall/kernel';
import {
  countingDie,
  fallOf,
  type Luck,
  type Statistics,
  type Tallied,
  type Tally,
} from '../../../table/game/statistics.ts';

/** Whoever does the harm that is told next, and to whom. */
interface Blow {
  readonly by: FigureId;
  readonly on: readonly FigureId[];
}

type Counts = Record<Extract<Tally, 'dealt' | 'taken' | 'kills' | 'searches' | 'gold'>, number>;
interface Rolled {
  attack: number;
  skulls: number;
  defence: number;
  shields: number;
}

const ZARGON = 'zargon';
type Roller = Hero | typeof ZARGON;

/** A quest in numbers: what each hero did, and how the dice fell for each of them and for Zargon. */
export function statisticsOf(
  log: readonly Told<HeroQuest>[],
  { view }: Sight<HeroQuest>,
  names: Names = NAMES,
): Statistics {
  const events = log.map(({ event }) => event);
  const heroes = view.heroes.map(({ hero }) => hero);
  const counts = countFor(heroes, events);
  const tallied = view.heroes.map(
    ({ hero, status }): Tallied => ({
      name: names.hero[hero],
      colour: `--${hero}`,
      isDead: status === 'dead',
      tallies: counts[hero] ?? {},
    }),
  );
  const decidedBy = log.findLast(({ event }) => event.type === 'questEnded')?.rule ?? null;
  return { decidedBy, tallied, luck: luckOf([...heroes, ZARGON], events, view.house.publishedShields, names) };
}

function countFor(heroes: readonly Hero[], events: readonly Event[]): Readonly<Partial<Record<Hero, Counts>>> {
  const counts: Partial<Record<Hero, Counts>> = Object.fromEntries(
    heroes.map((hero): [Hero, Counts] => [hero, { dealt: 0, taken: 0, kills: 0, searches: 0, gold: 0 }]),
  );
  const add = (hero: Hero | undefined, tally: keyof Counts, amount: number): void => {
    const own = hero === undefined ? undefined : counts[hero];
    if (own !== undefined) own[tally] += amount;
  };
  let blow: Blow | null = null;
  for (const event of events) {
    blow = blowAfter(blow, event);
    if (event.type === 'wounded') {
      add(HEROES[event.figure], 'taken', event.amount);
      if (blow?.on.includes(event.figure) === true) add(HEROES[blow.by], 'dealt', event.amount);
    } else if (event.type === 'died' && isMonsterId(event.figure)) {
      if (blow?.on.includes(event.figure) === true) add(HEROES[blow.by], 'kills', 1);
    } else if (event.type === 'searched') add(event.hero, 'searches', 1);
    else if (event.type === 'goldGained' || event.type === 'rewarded') add(event.hero, 'gold', event.gold);
  }
  return counts;
}

/** Nothing is told of whose wound it is; it is that of the last blow or spell. */
function blowAfter(blow: Blow | null, event: Event): Blow | null {
  switch (event.type) {
    case 'attackRolled':
      return { by: event.attacker, on: [event.target] };
    case 'attackFailed': // what strikes back, strikes now [artifact.thorn-gauntlet]
      return { by: event.target, on: [event.attacker] };
    case 'spellCast':
      return { by: idOfHero(event.hero), on: event.targets };
    case 'dreadCast':
    case 'trapSprung':
    case 'turnBegan':
    case 'activated':
    case 'zargonBegan':
      return null;
    default:
      return blow;
  }
}

/**
 * Three of six faces are skulls. Any of the three shields blocks, or by the published rule two white ones for heroes
 * and one black for monsters.
 */
function luckOf(
  rollers: readonly Roller[],
  events: readonly Event[],
  isPublished: boolean,
  names: Names,
): readonly Luck[] {
  return rollers.flatMap((roller): Luck[] => {
    const isHero = roller !== ZARGON;
    const shields = isPublished ? (isHero ? ['W'] : ['B']) : ['W', 'B'];
    const { attack, skulls, defence, shields: blocks } = rolledBy(roller, events, shields);
    const who = { name: isHero ? names.hero[roller] : names.foe.zargon, colour: `--${roller}` };
    const shieldFaces = isPublished ? (isHero ? 2 : 1) : 3;
    return [
      { ...who, kind: 'skulls' as const, ...fallOf(attack, skulls, countingDie(3)) },
      { ...who, kind: 'shields' as const, ...fallOf(defence, blocks, countingDie(shieldFaces)) },
    ].filter(({ dice }) => dice > 0);
  });
}

function rolledBy(roller: Roller, events: readonly Event[], shields: readonly string[]): Rolled {
  const rolled: Rolled = { attack: 0, skulls: 0, defence: 0, shields: 0 };
  const isBy = (id: FigureId): boolean => (roller === ZARGON ? isMonsterId(id) : HEROES[id] === roller);
  for (const event of events) {
    if (event.type === 'attackRolled' && isBy(event.attacker)) {
      rolled.attack += event.faces.length;
      rolled.skulls += event.faces.filter((face) => face === 'S').length;
    } else if (event.type === 'defenceRolled' && isBy(event.target)) {
      rolled.defence += event.faces.length;
      rolled.shields += event.faces.filter((face) => shields.includes(face)).length;
    }
  }
  return rolled;
}
