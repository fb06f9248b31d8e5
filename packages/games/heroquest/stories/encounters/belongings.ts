import { below } from '@questhall/kernel';
import type { Encounter } from '@questhall/testkit';
import { ARTIFACTS, isArtifact, isOnceAQuest } from '../../src/content/artifacts.ts';
import { GEAR, isWeapon, WEAPON_SHEETS, WEAPONS } from '../../src/content/equipment.ts';
import { POTIONS } from '../../src/content/potions.ts';
import { BLADE_QUEST } from '../../src/content/quests/index.ts';
import { receive, release, strip } from '../../src/frames/gains.ts';
import { layDown } from '../../src/frames/piles.ts';
import { belongings, hasUnused } from '../../src/queries/gear.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import type { Square } from '../../src/sheet/sheet.ts';
import type { Action, HeroInPlay, HeroQuest, Item, Table } from '../../src/types/index.ts';
import { doing, happened, Stage, type Told } from './stage.ts';

/** Something that is carried, and what has become of it so far. */
interface Thing {
  readonly item: Item;
  readonly is: 'sound' | 'rusted' | 'used';
}

const METAL = WEAPONS.filter((weapon) => WEAPON_SHEETS[weapon].isMetal);

const THINGS: readonly Thing[] = [
  ...[...GEAR, ...POTIONS, ...ARTIFACTS].map((item): Thing => ({ item, is: 'sound' })),
  ...METAL.map((item): Thing => ({ item, is: 'rusted' })),
  ...ARTIFACTS.filter(isOnceAQuest).map((item): Thing => ({ item, is: 'used' })),
];

/** Takes a thing that exists once out of wherever it is. */
function withdraw(table: Table, item: Item): void {
  if (!isArtifact(item)) return;
  table.hidden.treasures = table.hidden.treasures.map(({ room, finds }) => ({
    room,
    finds: finds.filter((find) => find.kind !== 'artifact' || find.artifact !== item),
  }));
  table.lostArtifacts = table.lostArtifacts.filter((artifact) => artifact !== item);
  table.goneArtifacts = table.goneArtifacts.filter((artifact) => artifact !== item);
  for (const pile of table.piles) pile.items = pile.items.filter((one) => one !== item);
  for (const hero of [...table.heroes, ...(table.stripped ?? [])]) {
    if (hero.artifacts.includes(item)) release(hero, item);
    hero.used = hero.used.filter((artifact) => artifact !== item);
  }
}

/** Where a thing is, one line for each. */
function whereIs(table: Table, item: Item): readonly string[] {
  const has = (hero: HeroInPlay): string[] =>
    belongings(hero)
      .filter((one) => one === item)
      .map(() => `with the ${hero.hero}`);
  return [
    ...table.heroes.flatMap(has),
    ...table.piles.flatMap(({ at, items }) => items.filter((one) => one === item).map(() => `on ${at}`)),
    ...[...table.lostArtifacts, ...table.goneArtifacts].filter((one) => one === item).map(() => 'gone'),
  ];
}

interface Loss {
  readonly name: string;
  /** What happens: null where there is no room. */
  stage(
    stage: Stage,
    bearer: HeroInPlay,
    other: HeroInPlay,
    item: Item,
    lane: readonly Square[],
  ): readonly Action[] | null;
  /** Who may have it in the end. */
  ends(bearer: HeroInPlay, other: HeroInPlay, lane: readonly Square[]): readonly string[];
  readonly met: (told: Told) => boolean;
  /** A Potion of Healing would be drunk. */
  readonly isDeath: boolean;
}

const MAY_REFUSE: readonly Rule[] = ['equip.no-giving-in-quest', 'death.loot', 'item.pick-up-free'];

/** A hero with one Body Point steps into a hidden trap. */
function fatal(
  stage: Stage,
  bearer: HeroInPlay,
  [from = 0, at = 0]: readonly Square[],
  trap: 'pit' | 'block',
): readonly Action[] | null {
  Object.assign(bearer, { at: from, body: 1 });
  stage.trap(trap, at, false);
  return stage.turn(bearer, { movement: 5 }) ? [{ type: 'walk', to: at }] : null;
}

const LOSSES: readonly Loss[] = [
  {
    name: 'given to a neighbour',
    stage(stage, bearer, other, item, [from = 0, at = 0]) {
      Object.assign(bearer, { at: from });
      Object.assign(other, { at });
      return stage.turn(bearer) ? [{ type: 'give', item, to: other.hero }] : null;
    },
    ends: (_bearer, other) => [`with the ${other.hero}`],
    met: (told) => happened(told, 'itemGiven'),
    isDeath: false,
  },
  {
    name: 'its bearer dies in a pit, seen by a friend',
    stage(stage, bearer, other, _item, lane) {
      Object.assign(other, { at: lane[2] ?? 0 });
      return fatal(stage, bearer, lane, 'pit');
    },
    ends: (_bearer, _other, [, at]) => [`on ${at}`, 'gone'],
    met: (told) => happened(told, 'died'),
    isDeath: true,
  },
  {
    name: 'its bearer dies under a block, seen by a friend',
    stage(stage, bearer, other, _item, lane) {
      Object.assign(other, { at: lane[2] ?? 0 });
      return fatal(stage, bearer, lane, 'block');
    },
    ends: (_bearer, _other, [from]) => [`on ${from}`, 'gone'],
    met: (told) => happened(told, 'died'),
    isDeath: true,
  },
  {
    name: 'its bearer dies with nobody there to see',
    stage(stage, bearer, _other, _item, lane) {
      for (const hero of stage.table.heroes)
        if (hero !== bearer && hero.status === 'here') hero.at = stage.table.stairs ?? hero.at;
      return fatal(stage, bearer, lane, 'pit');
    },
    ends: (_bearer, _other, [, at]) => ['gone', `on ${at}`],
    met: (told) => happened(told, 'died'),
    isDeath: true,
  },
  {
    name: 'picked up where it lies',
    stage(stage, bearer, other, item, [from = 0, at = 0]) {
      const { table } = stage;
      const corroded = release(bearer, item) && isWeapon(item) ? [item] : [];
      layDown(table, { at, owner: null, gold: 0, items: [item], corroded, isSafe: false });
      Object.assign(other, { at: from });
      return stage.turn(other) ? [{ type: 'pickUp', at, item }] : null;
    },
    ends: (_bearer, other) => [`with the ${other.hero}`],
    met: (told) => happened(told, 'itemGained'),
    isDeath: false,
  },
  {
    name: 'its bearer leaves by the stairway',
    stage(stage, bearer) {
      const { stairs } = stage.table;
      if (stairs === null) return null;
      bearer.at = stairs;
      return stage.turn(bearer) ? [{ type: 'leave' }] : null;
    },
    ends: (bearer) => [`with the ${bearer.hero}`],
    met: (told) => happened(told, 'left'),
    isDeath: false,
  },
];

/** What a thing has become must stay with it, wherever it goes. */
function forgotten(table: Table, { item, is }: Thing): readonly string[] {
  if (is === 'rusted' && isWeapon(item)) {
    const isSound = ({ gear, corroded }: HeroInPlay): boolean => gear.includes(item) && !corroded.includes(item);
    const hasSound =
      table.heroes.some(isSound) ||
      table.piles.some(({ items, corroded = [] }) => items.includes(item) && !corroded.includes(item));
    return hasSound ? [`the ${item} has lost its rust`] : [];
  }
  if (is === 'used' && isArtifact(item) && table.heroes.some((hero) => hasUnused(table, hero, item)))
    return [`the ${item} serves again`];
  return [];
}

/** Only the two of them have anything of the kind, and one has it. */
function handTo(stage: Stage, { item, is }: Thing, bearer: HeroInPlay, other: HeroInPlay): void {
  withdraw(stage.table, item);
  for (const hero of stage.table.heroes) {
    strip(stage.fresh(hero));
    Object.assign(hero, { suit: null, schools: [] });
  }
  for (const pile of stage.table.piles) pile.items = pile.items.filter((one) => one !== item);
  receive(bearer, item, is === 'rusted');
  if (is === 'used' && isArtifact(item)) (below(stage.rng, 2) === 0 ? bearer : other).used.push(item);
}

/** Every thing that can be carried meets every way to lose it. */
export const BELONGING_ENCOUNTERS: readonly Encounter<HeroQuest>[] = THINGS.flatMap((thing) =>
  LOSSES.filter(({ isDeath }) => !(isDeath && thing.item === 'healing')).map((loss) => ({
    name: `${thing.is === 'sound' ? '' : `${thing.is} `}${thing.item} × ${loss.name}`,
    stage(draft, rng) {
      const { item } = thing;
      const stage = new Stage(draft, rng);
      const lane = stage.lane(3);
      const bearer = stage.hero();
      const other = stage.hero(bearer);
      const { house, quest } = stage.table;
      if (lane === null || bearer === null || other === null || house.freeTrading || quest === BLADE_QUEST) return null;
      handTo(stage, thing, bearer, other);
      const actions = loss.stage(stage, bearer, other, item, lane);
      const before = whereIs(stage.table, item).length;
      return (
        actions && {
          answer: doing(...actions),
          mayRefuse: MAY_REFUSE,
          hasMet: loss.met,
          wrong({ table, outcome }) {
            if (outcome !== null || table.ending !== null) return [];
            return [
              ...misplaced(whereIs(table, item), before, item, loss.ends(bearer, other, lane)),
              ...forgotten(table, thing),
            ];
          },
        }
      );
    },
  })),
);

/** Nothing is made, and nothing but what monsters carry off is lost. */
function misplaced(
  places: readonly string[],
  before: number,
  item: Item,
  wanted: readonly string[],
): readonly string[] {
  const isKept = places.some((place) => wanted.includes(place));
  const isLost = !isArtifact(item) && wanted.includes('gone') && places.length < before;
  return [
    ...(places.length > before ? [`the ${item} is there more than once: ${places.join(', ')}`] : []),
    ...(isKept || isLost ? [] : [`the ${item} is ${places.join(', ') || 'nowhere'}, not ${wanted.join(' or ')}`]),
  ];
}
