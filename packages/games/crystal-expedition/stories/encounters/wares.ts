import type { Encounter } from '@questhall/testkit';
import {
  ACTIVATOR_IDS,
  type ActivatorId,
  CLASS_IDS,
  CRYSTAL_IDS,
  ELEMENTS,
  GEM_IDS,
  ITEM_IDS,
  ITEMS,
  isPrefix,
  MONSTER_IDS,
  MONSTERS,
  type MonsterId,
  RACE_IDS,
  STRENGTHS,
  socketPairs,
} from '../../src/content/index.ts';
import { bareBuild, newPiece } from '../../src/queries/fresh.ts';
import { withPiece } from '../../src/queries/gear.ts';
import { sheetOf } from '../../src/queries/sheet.ts';
import type { Build, CrystalExpedition, Entity, Hero, Monster } from '../../src/types/index.ts';
import { happened, Stage, type Wish, wishing } from './stage.ts';

/** Who meets whom when something is bought. */
interface Company {
  readonly stage: Stage;
  readonly user: Entity;
  readonly enemy: Entity;
  readonly ally: Hero | null;
}

/** What the fight is like then. */
interface Circumstance {
  readonly name: string;
  put(company: Company): void;
}

const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    name: 'an enemy at its last Hitpoint',
    put({ enemy }) {
      enemy.hitpoints = 1;
    },
  },
  {
    name: 'a user at its last Hitpoint among those who reflect',
    put({ stage, user }) {
      user.hitpoints = 1;
      for (const one of stage.everybody) if (one.id !== user.id && one.hitpoints > 0) one.reflect = 2;
    },
  },
  {
    name: 'the last Glory, and everybody weak and poisoned',
    put({ stage }) {
      stage.expedition.glory = 1;
      for (const one of stage.everybody.filter(({ hitpoints }) => hitpoints > 0)) {
        one.hitpoints = Math.min(one.hitpoints, 2);
        stage.give(one, 'poison', 2);
      }
    },
  },
  {
    name: 'an ally who lies there',
    put({ stage, ally }) {
      if (ally !== null) stage.lay(ally);
    },
  },
  {
    name: 'everybody behind Shields, and the Weakness found',
    put({ stage }) {
      const { table, expedition } = stage;
      for (const one of stage.everybody.filter(({ hitpoints }) => hitpoints > 0)) one.shield = 1;
      table.dungeons = table.dungeons.map((one, at) =>
        at === expedition.dungeon ? { ...one, weakness: 'light' } : one,
      );
    },
  },
];

/** An Activator, and somebody who has it. */
interface Owned {
  readonly id: ActivatorId;
  readonly build: Build | null;
  readonly record: MonsterId | null;
}

const SWORD: Build = { ...bareBuild({ race: 'elf', heroClass: 'fighter' }), pieces: [newPiece('longsword')], main: 0 };

/** Everybody who has something of its own: of each Class and Race, and with each piece and gem. */
const BUILDS: readonly Build[] = [
  ...CLASS_IDS.flatMap((heroClass, at) => {
    const race = RACE_IDS[at % RACE_IDS.length] ?? 'human';
    const build = withPiece(bareBuild({ race, heroClass }), newPiece('mace'));
    return [{ ...build, raceLevel: 5, classLevel: 5 } as const];
  }),
  ...ITEM_IDS.map((item): Build => {
    const piece = { ...newPiece(item), level: 5 } as const;
    const bare = bareBuild({ race: 'elf', heroClass: 'rogue' });
    const isWeapon = ITEMS[item].slot === 'main-hand';
    return withPiece(isWeapon ? bare : withPiece(bare, newPiece('dagger')), piece);
  }),
  ...GEM_IDS.filter((gem) => isPrefix(gem) || socketPairs(ITEMS.longsword) > 0).map(
    (gem): Build => ({
      ...SWORD,
      pieces: [{ ...newPiece('longsword'), gems: [gem] }],
    }),
  ),
];

function ownedByHeroes(): readonly Owned[] {
  const known = new Map<ActivatorId, Build>();
  for (const build of BUILDS)
    for (const { of } of sheetOf(build).activators) if (!known.has(of.id)) known.set(of.id, build);
  return [...known].map(([id, build]) => ({ id, build, record: null }));
}

const OWNED: readonly Owned[] = [
  ...ownedByHeroes(),
  ...MONSTER_IDS.flatMap((record) =>
    MONSTERS[record].gains.flatMap((gain): Owned[] =>
      gain.gain === 'activator' ? [{ id: gain.activator.id, build: null, record }] : [],
    ),
  ),
  ...ELEMENTS.flatMap((element): Owned[] => [{ id: STRENGTHS[element].id, build: null, record: 'orc-raider' }]),
];

const meeting = (owned: Owned, { name, put }: Circumstance): Encounter<CrystalExpedition> => ({
  name: `${owned.id}${owned.record === null ? '' : ` of a ${owned.record}`} × ${name}`,
  stage(draft, rng) {
    const stage = Stage.in(draft, rng);
    const hero = stage?.hero() ?? null;
    const found = stage?.monster() ?? null;
    if (stage === null || hero === null || found === null) return null;
    const strength = ELEMENTS.find((element) => STRENGTHS[element].id === owned.id);
    if (strength !== undefined)
      draft.table.dungeons = draft.table.dungeons.map((one, at) =>
        at === stage.expedition.dungeon ? { ...one, strength } : one,
      );
    if (owned.build !== null) stage.rebuild(hero, owned.build);
    const monster = owned.record === null ? found : stage.become(found, owned.record);
    if (!stage.bring(hero, monster)) return null;
    const [user, enemy]: readonly [Entity, Entity] = owned.record === null ? [hero, monster] : [monster, hero];
    const ally = stage.hero(hero);
    prepare(stage, hero, monster, ally);
    put({ stage, user, enemy, ally });
    if (!stage.turn(user, 4)) return null;
    return {
      answer: wishing(rng, ...wishes(owned, enemy)),
      hasMet: (told) => happened(told, 'used', { who: user.id, activator: owned.id }),
    };
  },
});

const wishes = ({ id }: Owned, enemy: Entity): readonly Wish[] => [
  (action) => action.type === 'use' && action.activator === id,
  (action) => action.type === 'attack' && action.target === enemy.id,
  ({ type }) => type === 'spendFate',
  (action) => action.type === 'use' && action.activator === 'aim',
  ({ type }) => type === 'momentum',
  ({ type }) => type === 'finish',
];

/** Something for every Activator to do: wounds, harmful Effects, somebody near, somebody dead. */
function prepare(stage: Stage, hero: Hero, monster: Monster, ally: Hero | null): void {
  const { encounter, expedition } = stage;
  const other = stage.monster(monster);
  if (other !== null && !stage.bring(other, monster)) return;
  if (ally !== null) stage.bring(ally, hero);
  for (const one of stage.everybody.filter(({ hitpoints }) => hitpoints > 0)) {
    one.hitpoints = Math.max(1, Math.floor(one.hitpoints / 2));
    stage.give(one, 'weak', 1);
  }
  hero.fate = 6;
  if (expedition.monsters.length < 3 || encounter.sheet.some(({ state }) => state === 'dead')) return;
  const [dead] = expedition.monsters.filter(
    (one) => one !== monster && one !== other && MONSTERS[one.record].rank === 'minion',
  );
  if (dead === undefined) return;
  expedition.monsters = expedition.monsters.filter((one) => one !== dead);
  encounter.sheet = encounter.sheet.map((line) => (line.monster === dead.id ? { ...line, state: 'dead' } : line));
}

/** Every Activator that anybody can have meets every circumstance. */
export const WARES_ENCOUNTERS: readonly Encounter<CrystalExpedition>[] = OWNED.flatMap((owned) =>
  CIRCUMSTANCES.map((circumstance) => meeting(owned, circumstance)),
);

/** Nobody has made an Activator that nobody can have. */
export const MISSED: readonly ActivatorId[] = ACTIVATOR_IDS.filter((id) => !OWNED.some((owned) => owned.id === id));

/** Every use of a Crystal meets every circumstance. */
export const CRYSTAL_ENCOUNTERS: readonly Encounter<CrystalExpedition>[] = CRYSTAL_IDS.flatMap((crystal) =>
  CIRCUMSTANCES.map(({ name, put }) => ({
    name: `Crystal for ${crystal} × ${name}`,
    stage(draft, rng) {
      const stage = Stage.in(draft, rng);
      const hero = stage?.hero() ?? null;
      const monster = stage?.monster() ?? null;
      if (stage === null || hero === null || monster === null || !stage.bring(hero, monster)) return null;
      const ally = stage.hero(hero);
      prepare(stage, hero, monster, ally);
      const at = stage.beside(hero.at);
      if (at === null) return null;
      stage.expedition.crystals = [...stage.expedition.crystals, at];
      put({ stage, user: hero, enemy: monster, ally });
      if (!stage.turn(hero)) return null;
      const isUse: Wish = (action) => action.type === 'useCrystal' && action.crystal === crystal;
      return {
        answer: wishing(rng, isUse, (action) => action.type === 'attack' && action.target === monster.id),
        hasMet: (told) => happened(told, 'crystalUsed', { who: hero.id, crystal }),
      };
    },
  })),
);
