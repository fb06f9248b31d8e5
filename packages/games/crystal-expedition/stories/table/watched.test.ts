import { cloneState } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { fateMax } from '../../src/queries/stats.ts';
import { expedition, FIGHTER, FOE, ROGUE } from '../cast.ts';
import { inPassage, onStairs } from '../dungeon/paths.ts';
import { type CrystalStory, story } from '../scene.ts';
import { attack, FATE, FINISH, FOCUS, hold } from '../wishes.ts';

/** What is said of a match with one thing in it that cannot be. */
function broken({ state }: CrystalStory, breaks: (draft: Draft) => void): readonly string[] {
  const draft = cloneState(crystalExpedition, state);
  expect(crystalExpedition.laws(draft)).toEqual([]);
  breaks(draft);
  return crystalExpedition.laws(draft).map((text) => text.split(':')[0] ?? '');
}

const fighting = (): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
    scene.turn(FIGHTER);
  })
    .dice(4, 4, 6)
    .does(FIGHTER, attack(FOE));

const setsOut = (heroes: string, seats: number, noLoneHeroHelp = false): CrystalStory => {
  const options = { heroes, begin: 'dungeon', noLoneHeroHelp } as const;
  return new Story(crystalExpedition, { options, seats }).dice(1, 1, 1, 1).does(0, { type: 'begin' });
};

const change =
  (changes: Partial<NonNullable<NonNullable<Draft['table']['expedition']>['attack']>>) =>
  ({ table }: Draft): void => {
    Object.assign(table.expedition?.attack ?? {}, changes);
  };

test.each([
  ['core.open-dice', change({ dice: [7, 1, 1] })],
  ['core.open-dice', change({ dice: [0, 1, 1] })],
  ['momentum.before-damage', change({ hasDamage: true })],
  ['resolution.finish-completes', ({ agenda }: Draft) => Object.assign(agenda.at(-1) ?? {}, { stage: 'over' })],
  [
    'dungeon.one-monster-type',
    ({ table }: Draft) => Object.assign(table.expedition?.monsters[0] ?? {}, { record: 'zombie' }),
  ],
] as const)('[%s] is watched in a fight', (rule, breaks) => {
  expect(broken(fighting(), breaks)).toContain(rule);
});

test('[fate.pool-at-start] everybody sets out with a full pool, and gear changes nothing of it later', () => {
  const s = setsOut('elf-mage,human-cleric', 2);
  expect(s.table.party.map(({ fate }) => fate)).toEqual([5, 4]);
  expect(broken(s, ({ table }) => Object.assign(table.party[1] ?? {}, { fate: 5 }))).toContain('fate.pool-at-start');
  const orb = story((scene) => {
    const { build } = scene.hero(ROGUE, 2, 3);
    const piece = { item: 'spell-orb', level: 1, gems: [], isBound: false, isKit: false } as const;
    scene.hero(ROGUE, 2, 3, { build: { ...build, pieces: [...build.pieces, piece], off: build.pieces.length } });
    scene.monster('orc-raider', 20, 20);
    scene.turn(ROGUE);
  });
  const rogue = () => orb.table.party[ROGUE];
  expect(rogue()?.fate).toBe(5);
  orb.does(ROGUE, hold(ROGUE, 0, null));
  const now = rogue();
  expect([now?.fate, now === undefined ? null : fateMax(orb.table, now)]).toEqual([5, 4]);
  orb.finish();
});

test('[fate.pool-at-start] [wander.march-back] only whoever goes down the first stairs must have a full pool', () => {
  const s = story(
    (scene) => {
      onStairs(scene, 'rescue-townsperson');
      inPassage(scene);
      scene.hero(FIGHTER, 0, -2, { fate: 0 });
      const [home, section] = scene.expedition.floor.tiles.map(({ id }) => id);
      scene.draft.agenda.push({
        kind: 'march',
        stage: 'stand',
        route: [section ?? 0, home ?? 0],
        dice: 1,
        next: FIGHTER,
      });
    },
    { players: 1, monsters: 'table' },
  );
  expect(s.asked()).toEqual([{ seat: 0, kind: 'stand', rule: 'wander.march-back' }]);
  s.finish();
});

test('[fate.restored-in-town-only] what is spent is spent until the party is home', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3, { fate: 1 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(FIGHTER);
  });
  s.dice(1, 2, 3).does(FIGHTER, FOCUS).does(FIGHTER, FATE).refused(FIGHTER, FATE, 'fate.restored-in-town-only');
  expect(s.table.party[FIGHTER]?.fate).toBe(0);
  s.finish();
  const home = story((scene) => void scene.explores().hero(FIGHTER, 2, 3, { fate: 0 }), {
    players: 1,
    monsters: 'table',
  });
  home.does(0, { type: 'flee' }).told('refreshed', {}, 'town.restores-hitpoints-and-fate');
  expect(home.table.party[FIGHTER]?.fate).toBe(2);
  home.finish();
});

test('[party.lone-hero] whoever goes alone sets out with help, but for Defense and where the house has none', () => {
  const alone = setsOut('human-cleric', 1);
  expect(alone.table.party[0]).toMatchObject({ hitpoints: 16, fate: 5 });
  expect(broken(alone, ({ table }) => Object.assign(table.party[0] ?? {}, { hitpoints: 13 }))).toContain(
    'party.lone-hero',
  );
  expect(setsOut('human-knight', 1).table.party[0]).toMatchObject({ hitpoints: 13, fate: 3 });
  expect(setsOut('human-cleric', 1, true).table.party[0]).toMatchObject({ hitpoints: 13, fate: 4 });
  expect(setsOut('human-cleric,elf-mage', 2).table.party[0]).toMatchObject({ hitpoints: 13, fate: 4 });
});

test('[dungeon.one-monster-type] whoever is met is of the type that was rolled', () => {
  const s = fighting();
  expect(expedition(s).monsters.map(({ record }) => record)).toEqual(['orc-raider']);
  s.does(FIGHTER, FINISH).finish();
});
