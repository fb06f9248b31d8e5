import { seedRng, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { HEROES_SEAT } from '../../../stories/cast.ts';
import { arena, type DungeonStory, dungeon } from '../../../stories/dungeon.ts';
import { edge, sq, walk } from '../../../stories/wishes.ts';
import { heroquest } from '../../game.ts';
import type { Question } from '../../types/index.ts';
import { because, type Chooser, type Decision } from '../decision.ts';
import { heroChooser } from './index.ts';

/** What the heroes choose now; to a question of its own, if there is one. */
function decisionIn({ state }: DungeonStory, choose: Chooser = heroChooser(), question?: Question): Decision {
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const ask = question === undefined ? asked : { ...asked, question };
  return choose({ sight: sight(heroquest, state, HEROES_SEAT), ask, offers: [], rng: seedRng('fast:own') });
}

test('[ai.hero-attack-score] says where to strike from, and so why to walk there', () => {
  const story = arena((scene) => {
    scene.only('barbarian').hero('barbarian', { at: sq(9, 11) });
    scene.monster('goblin', 13, 7);
    scene.turn('barbarian', { movement: 12 });
  });
  expect(decisionIn(story)).toMatchObject({ rule: 'ai.hero-attack-score', action: { type: 'walk' } });
});

/** Only the door to the stairway is left, and the goal is met. */
const homeward = (monster: readonly [number, number] | null, hasActed = false): DungeonStory =>
  dungeon(1, (scene) => {
    scene.table.hidden.doors = [];
    scene.table.doors = [];
    scene.reveal('.', 'E').opened('3,11S');
    scene.only('barbarian').hero('barbarian', { at: sq(3, 12) });
    if (monster !== null) scene.monster('orc', ...monster);
    scene.table.isGoalMet = true;
    scene.turn('barbarian', { movement: 6, hasActed });
  });

test('[ai.hero-exit] whoever is barred from the stairway stays before it', () => {
  expect(decisionIn(homeward([3, 11], true))).toEqual(because('ai.hero-exit', { type: 'endTurn' }));
});

test('[ai.hero-exit] the wind, too, blows homeward', () => {
  const decision = decisionIn(homeward(null), heroChooser(), { kind: 'whisk', hero: 'barbarian' });
  expect(decision).toMatchObject({ rule: 'ai.hero-exit', action: { type: 'walk' } });
});

test('[ai.hero-search] whoever has acted stays where there is treasure to look for, and comes to where some is left', () => {
  const dwarf = (at: number): DungeonStory =>
    arena((scene) => {
      scene.reveal('.').opened('8,9E').only('dwarf').hero('dwarf', { at });
      scene.table.trapSearched.push('Z');
      scene.turn('dwarf', { movement: 4, hasActed: true });
    });
  expect(decisionIn(dwarf(sq(9, 9)))).toEqual(because('ai.hero-search', { type: 'endTurn' }));
  expect(decisionIn(dwarf(sq(8, 9)))).toMatchObject({ rule: 'ai.hero-search', action: { type: 'walk' } });
});

test('[ai.hero-search] from one wall that may hide a door to the next', () => {
  const story = dungeon(1, (scene) => {
    scene.table.hidden.doors = [];
    scene.table.doors = [];
    scene.only('barbarian').reveal('U', '.').opened('7,12S');
    scene.table.trapSearched.push('U');
    scene.hero('barbarian', { at: sq(7, 13), searched: ['U'] });
    scene.turn('barbarian', { movement: 6 });
  });
  expect(decisionIn(story)).toEqual(because('ai.hero-search', walk(7, 12)));
});

test('[ai.hero-follow] whoever stands at a pit that others must leap goes ahead, though near enough to the leader', () => {
  const story = dungeon(1, (scene) => {
    scene.reveal('.').only('barbarian', 'dwarf', 'elf');
    scene.hero('barbarian', { at: sq(8, 6) });
    scene.hero('dwarf', { at: sq(9, 6) }); // in the pit
    scene.hero('elf', { at: sq(10, 6) });
    scene.trap('pit', 9, 6, true).turn('elf', { movement: 6, hasActed: true });
    scene.table.doors = scene.table.doors.filter((door) => door.edge === edge('11,11S')); // nearest by the elf's side
    scene.table.changes += 1;
  });
  expect(decisionIn(story)).toEqual(because('ai.hero-follow', walk(16, 6)));
});
