import { figuresGiven } from '@questhall/facets';
import { fixed, type Opening } from '@questhall/kernel';
import { KITS } from './content/index.ts';
import { readFigures } from './own/index.ts';
import { type Starter, starterName, startersOf } from './party.ts';
import { crownsAfter, freshHero, kitBuild } from './queries/fresh.ts';
import { fateMax, hitpointsMax } from './queries/stats.ts';
import type { CrystalExpedition, Hero, House, Options, Table } from './types/index.ts';

/** Ready-made heroes are there; others are made at the table, and then all is discovered. [campaign.start-sequence] */
export function setup(options: Options): Opening<CrystalExpedition> {
  const starters = startersOf(options);
  const party = readyMade(starters);
  const own = figuresGiven(readFigures, options.figures);
  const table: Table = {
    house: houseOf(options),
    monstersBy: options.monsters,
    expeditions: options.expeditions,
    party,
    wagon: [],
    heroesMade: party.length,
    baggage: [],
    gems: [],
    raw: 0,
    dungeons: [],
    successes: 0,
    failures: 0,
    chronicle: [],
    town: null,
    expedition: null,
    ...(own === undefined ? {} : { own: fixed(own) }),
  };
  for (const hero of party) Object.assign(hero, { hitpoints: hitpointsMax(table, hero), fate: fateMax(table, hero) });
  const places = starters.flatMap((starter, place) => (starter === 'new' ? [place] : []));
  const skipsTown = options.begin === 'dungeon';
  return { table, agenda: [{ kind: 'campaign', stage: 'create', places, skipsTown, dungeon: 0 }] };
}

/** In the order of their places. */
function readyMade(starters: readonly Starter[]): Hero[] {
  const heroes: Hero[] = [];
  for (const [place, starter] of starters.entries()) {
    if (starter === 'new') continue;
    const kit = KITS[starter];
    const name = starterName(starters, place) ?? kit.name;
    heroes.push(freshHero(heroes.length, place, name, kitBuild(kit), crownsAfter(kit)));
  }
  return heroes;
}

const houseOf = (options: Options): House =>
  Object.freeze({
    uniqueRoles: options.uniqueRoles,
    noLoneHeroHelp: options.noLoneHeroHelp,
    wagonCrowns: options.wagonCrowns,
    trainNowOrNever: options.trainNowOrNever,
    atlas: options.atlas,
    flatDungeons: options.flatDungeons,
    pressOn: options.pressOn,
    explorationPhases: options.explorationPhases,
    wanderAtFullGlory: options.wanderAtFullGlory,
    eachMonsterOncePerRound: options.eachMonsterOncePerRound,
    mercyForTheFallen: options.mercyForTheFallen,
    escapeEveryStep: options.escapeEveryStep,
    attackNeedsTarget: options.attackNeedsTarget,
    momentumChainPush: options.momentumChainPush,
    sharpEyes: options.sharpEyes,
  });
