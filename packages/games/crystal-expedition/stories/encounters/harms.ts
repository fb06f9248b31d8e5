import { type Encounter, type Shape as ShapeOf, shapeOf } from '@questhall/testkit';
import { RACE_IDS } from '../../src/content/index.ts';
import { bareBuild, newPiece } from '../../src/queries/fresh.ts';
import { withPiece } from '../../src/queries/gear.ts';
import {
  type Build,
  type CrystalExpedition,
  type Entity,
  FIRST_MONSTER,
  type Hero,
  type Monster,
} from '../../src/types/index.ts';
import { happened, Stage, type Wish, wishing } from './stage.ts';

/** Who stands against whom. */
interface Fight {
  readonly stage: Stage;
  readonly hero: Hero;
  readonly monster: Monster;
}

/** How somebody comes to harm: what leads to it, and who is hurt. */
interface Harm {
  readonly name: string;
  readonly victim: 'hero' | 'monster';
  /** Sets it going; the wishes that lead to it, or null where there is no room. */
  begin(fight: Fight): readonly Wish[] | null;
}

const strikes =
  (enemy: Entity): Wish =>
  (action) =>
    action.type === 'attack' && action.target === enemy.id;
const hits: readonly Wish[] = [({ type }) => type === 'spendFate', ({ type }) => type === 'finish'];
const isEnd: Wish = ({ type }) => type === 'endTurn';
const uses =
  (activator: string): Wish =>
  (action) =>
    action.type === 'use' && action.activator === activator;

const veteran = (heroClass: Build['heroClass'], race: Build['race'] = 'elf'): Build => ({
  ...withPiece(bareBuild({ race, heroClass }), newPiece('longsword')),
  raceLevel: 5,
  classLevel: 5,
});

const HARMS: readonly Harm[] = [
  {
    name: 'a hero’s blow',
    victim: 'monster',
    begin: ({ stage, hero, monster }) => (stage.turn(hero) ? [strikes(monster), ...hits] : null),
  },
  {
    name: 'a monster’s blow',
    victim: 'hero',
    begin: ({ stage, hero, monster }) => (stage.turn(monster) ? [strikes(hero), ...hits] : null),
  },
  {
    name: 'what a monster’s Reflect sends back',
    victim: 'hero',
    begin({ stage, hero, monster }) {
      monster.reflect = 3;
      return stage.turn(hero) ? [strikes(monster), ...hits] : null;
    },
  },
  {
    name: 'what a hero’s Reflect sends back',
    victim: 'monster',
    begin({ stage, hero, monster }) {
      hero.reflect = 3;
      return stage.turn(monster) ? [strikes(hero), ...hits] : null;
    },
  },
  {
    name: 'Poison of a monster that is there',
    victim: 'hero',
    begin({ stage, hero, monster }) {
      stage.give(hero, 'poison', 3, monster.id);
      return stage.turn(hero) ? [isEnd] : null;
    },
  },
  {
    name: 'Poison of a monster that is gone',
    victim: 'hero',
    begin({ stage, hero }) {
      stage.give(hero, 'poison', 3, FIRST_MONSTER + stage.expedition.seen + 1);
      return stage.turn(hero) ? [isEnd] : null;
    },
  },
  {
    name: 'Poison of a hero',
    victim: 'monster',
    begin({ stage, monster }) {
      stage.give(monster, 'poison', 3);
      return stage.turn(monster) ? [isEnd] : null;
    },
  },
  {
    name: 'a Crystal',
    victim: 'monster',
    begin({ stage, hero, monster }) {
      const at = stage.beside(hero.at);
      if (at === null) return null;
      stage.expedition.crystals = [...stage.expedition.crystals, at];
      const isUse: Wish = (action) =>
        action.type === 'useCrystal' && action.crystal === 'damage' && action.target === monster.id;
      return stage.turn(hero) ? [isUse, ({ type }) => type === 'focus', ({ type }) => type === 'spendFate'] : null;
    },
  },
  {
    name: 'a Meteor',
    victim: 'monster',
    begin({ stage, hero, monster }) {
      const { hitpoints } = hero;
      stage.rebuild(hero, veteran('mage'));
      Object.assign(hero, { hitpoints: Math.min(hitpoints, hero.hitpoints), fate: 6 });
      return stage.turn(hero) ? [uses('meteor'), strikes(monster), ...hits] : null;
    },
  },
];

type Shape = ShapeOf<Fight, Entity>;

/** What shape the victim is in. */
const shape: typeof shapeOf<Fight, Entity> = shapeOf;

/** Somebody beside the hero who could help it. */
const beside = (name: string, build: Build): Shape =>
  shape(name, 'hero', ({ stage, hero }, victim) => {
    const helper = stage.hero(hero);
    if (helper === null || !stage.bring(helper, hero)) return false;
    stage.rebuild(helper, build);
    victim.hitpoints = 1;
    return true;
  });

/** A victim who could help itself. */
const able = (name: string, build: Build): Shape =>
  shape(name, 'hero', ({ stage, hero }) => {
    stage.rebuild(hero, build);
    hero.hitpoints = 2;
  });

const become = (name: string, record: Monster['record']): Shape =>
  shape(name, 'monster', ({ stage, monster }) => {
    const now = stage.become(monster, record);
    if (now.id !== monster.id) return false;
    now.hitpoints = Math.ceil(now.hitpointsMax / 2) + 1;
    return true;
  });

const SHAPES: readonly Shape[] = [
  shape('at its last Hitpoint', 'both', (_fight, victim) => {
    victim.hitpoints = 1;
  }),
  shape('behind a Shield', 'both', (_fight, victim) => {
    victim.shield = 1;
  }),
  shape('reflecting at its last Hitpoint', 'both', (_fight, victim) => {
    Object.assign(victim, { reflect: 1, hitpoints: 1 });
  }),
  shape('slow, weak and fragile', 'both', ({ stage }, victim) => {
    for (const id of ['slow', 'weak', 'fragile'] as const) stage.give(victim, id, 2);
  }),
  shape('the last of its side', 'both', ({ stage, hero, monster }, victim) => {
    if (victim === monster) leaveAlone(stage, monster);
    else for (const one of stage.table.party) if (one !== hero) stage.lay(one);
    victim.hitpoints = 1;
  }),
  shape('with one Glory left', 'hero', ({ stage: { expedition } }, victim) => {
    expedition.glory = 1;
    victim.hitpoints = 1;
  }),
  shape('who is taunted for', 'hero', ({ stage, hero, monster }, victim) => {
    stage.give(monster, 'taunted', 0, hero.id);
    victim.hitpoints = 1;
  }),
  shape('with a Bounty on it', 'monster', ({ monster }) => {
    Object.assign(monster, { bounties: 2, hitpoints: 1 });
  }),
  shape('that taunts nobody but is taunted', 'monster', ({ stage, hero, monster }) => {
    stage.give(monster, 'taunted', 0, hero.id);
  }),
  become('that is a bear about to rage', 'ironhide-bear'),
  become('under a chief who avenges', 'orc-warchief'),
  beside('beside a Knight', veteran('knight', 'human')),
  beside('beside a Cleric', veteran('cleric', 'halfling')),
  beside('beside somebody with a Heartguard', withPiece(veteran('rogue'), newPiece('heartguard'))),
  able('with a Phoenix Feather', withPiece(veteran('rogue'), newPiece('phoenix-feather'))),
  able('that parries', withPiece(veteran('rogue'), { ...newPiece('parrying-dagger'), level: 5 })),
  ...RACE_IDS.map((race) => able(`that is a ${race} of experience`, veteran('rogue', race))),
];

/** All others of its side are dead. */
function leaveAlone({ expedition, encounter }: Stage, monster: Monster): void {
  expedition.monsters = expedition.monsters.filter((one) => one === monster);
  encounter.sheet = encounter.sheet.map((line) =>
    line.monster === monster.id || line.state !== 'alive' ? line : { ...line, state: 'dead' },
  );
}

/** Every way to come to harm meets every shape its victim can be in. */
export const HARM_ENCOUNTERS: readonly Encounter<CrystalExpedition>[] = HARMS.flatMap((harm) =>
  SHAPES.filter(({ of }) => of === 'both' || of === harm.victim).map((one) => ({
    name: `${harm.name} × a ${harm.victim} ${one.name}`,
    stage(draft, rng) {
      const stage = Stage.in(draft, rng);
      const hero = stage?.hero() ?? null;
      const found = stage?.monster() ?? null;
      if (stage === null || hero === null || found === null || !stage.bring(hero, found)) return null;
      const victim: Entity = harm.victim === 'hero' ? hero : found;
      if (!one.put({ stage, hero, monster: found }, victim)) return null;
      const monster = stage.expedition.monsters.find(({ id }) => id === found.id);
      const begun = monster === undefined ? null : harm.begin({ stage, hero, monster });
      return (
        begun && { answer: wishing(rng, ...begun), hasMet: (told) => happened(told, 'harmed', { who: victim.id }) }
      );
    },
  })),
);
