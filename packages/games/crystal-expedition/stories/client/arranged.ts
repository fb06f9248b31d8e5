import { below, type State, seedRng } from '@questhall/kernel';
import { xOf, yOf } from '@questhall/tiles';
import {
  CLASS_IDS,
  ELEMENTS,
  GEM_IDS,
  itemsIn,
  type KitId,
  MONSTERS,
  type MonsterId,
  QUEST_IDS,
  RACE_IDS,
  SLOTS,
  WEAKNESSES,
} from '../../src/content/index.ts';
import { newFloor } from '../../src/dungeon/floor.ts';
import { bareBuild, newPiece } from '../../src/queries/fresh.ts';
import { hasSocketFor, slotIsFree, withPiece } from '../../src/queries/gear.ts';
import type { Build, CrystalExpedition, Piece } from '../../src/types/index.ts';
import { type CrystalStory, story } from '../scene.ts';
import { town, UNSEEN, waits } from '../town/stage.ts';

// Tables on which what is seldom seen happens often: heroes who have everything, and a Town with all there is to do.

type Choose = <X>(list: readonly X[]) => X;

function chooser(seed: string): Choose {
  const rng = seedRng(seed);
  return (list) => {
    const one = list[below(rng, list.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
}

/** Dice fall as they like from here on. */
const unloaded = ({ state }: CrystalStory, seed: string): State<CrystalExpedition> => ({
  ...state,
  rng: seedRng(`fast:dice of ${seed}`),
});

/** A piece of the highest level, with as many gems as it has sockets for. */
function pieceOf(choose: Choose, slot: (typeof SLOTS)[number]): Piece {
  let piece: Piece = { ...newPiece(choose(itemsIn(slot))), level: 5 };
  for (let tries = 0; tries < 8; tries++) {
    const gem = choose(GEM_IDS);
    if (hasSocketFor(piece, gem)) piece = { ...piece, gems: [...piece.gems, gem] };
  }
  return piece;
}

/** What it takes to be of the highest level in everything. */
const TRAINED = { trainings: 8, successes: 8 } as const;

/** Somebody of the highest level with something for every place. */
function veteran(choose: Choose): Build {
  const race = choose(RACE_IDS);
  const heroClass = choose(CLASS_IDS);
  let build: Build = { ...bareBuild({ race, heroClass }), raceLevel: 5, classLevel: 5 };
  for (const slot of [...SLOTS, ...SLOTS]) {
    const piece = pieceOf(choose, slot);
    if (slotIsFree(build, piece.item)) build = withPiece(build, piece);
  }
  return build;
}

const MONSTER_IDS = Object.keys(MONSTERS) as MonsterId[]; // the keys of a record over exactly these

/** A fight of veterans against monsters of one kind, with Crystals in the walls and all boosts of the Tavern. */
export function melee(seed: string): State<CrystalExpedition> {
  const choose = chooser(seed);
  const type = MONSTERS[choose(MONSTER_IDS)].type;
  const kin = MONSTER_IDS.filter((id) => MONSTERS[id].type === type);
  const told = story(
    (scene) => {
      scene.hall(7, 7);
      for (const [place, x] of [1, 3, 5].entries())
        scene.hero(place, x, 5, { build: veteran(choose), hitpoints: 6, fate: 2, ...TRAINED });
      for (const x of [0, 2, 4, 6]) scene.monster(choose(kin), x, 2, { hitpoints: 4, bounties: 1 });
      scene.crystal(2, 6).crystal(4, 6).crystal(0, 3);
      scene.dungeon({ strength: choose(ELEMENTS), weakness: choose(WEAKNESSES), threat: 2 });
      scene.expedition.rest = choose(['bandage', 'plan', 'alert', null]);
      scene.dawn(choose([0, 1, 2]));
    },
    { players: choose([1, 3]), monsters: choose(['table', 'seat'] as const), momentumChainPush: true },
  );
  return unloaded(told, seed);
}

/** At the stairs of a dungeon, with Rumours about what lies ahead. */
export function delve(seed: string): State<CrystalExpedition> {
  const choose = chooser(seed);
  const told = story(
    (scene) => {
      const floor = newFloor(1);
      scene.expedition.floor = floor;
      for (const [place, cell] of (floor.tiles[0]?.cells ?? []).slice(0, 3).entries())
        scene.hero(place, xOf(cell), yOf(cell), { build: veteran(choose), ...TRAINED });
      scene.dungeon({ quest: choose([...QUEST_IDS, 'rescue-townsperson', 'rescue-townsperson'] as const) });
      scene.explores();
      Object.assign(scene.expedition, { rumours: 3, opened: 5 });
    },
    { players: 1, monsters: 'table' },
  );
  return unloaded(told, seed);
}

const KITS_THERE: readonly KitId[] = ['dwarf-fighter', 'elf-rogue', 'human-cleric'];

/** A Town in which everything can be done: full purses, gems, raw Crystals, baggage, and somebody at the Wagon. */
export function market(seed: string, hasEmptyPlace: boolean): State<CrystalExpedition> {
  const choose = chooser(seed);
  const told = town(
    (table) => {
      table.gems = [choose(GEM_IDS), choose(GEM_IDS), choose(GEM_IDS)];
      table.raw = 9;
      table.dungeons = [UNSEEN, UNSEEN];
      table.baggage = SLOTS.map((slot) => pieceOf(choose, slot));
      for (const hero of table.party) Object.assign(hero, { crowns: 600, successes: 3 });
      table.successes = 3;
      waits(table, 7, 'elf-mage');
      if (table.town !== null) table.town.stays = table.town.stays.map((stay) => ({ ...stay, visitsLeft: 40 }));
    },
    { heroes: hasEmptyPlace ? [KITS_THERE[0] ?? null, null, 'human-cleric'] : KITS_THERE, players: choose([1, 2]) },
  );
  return unloaded(told, seed);
}
