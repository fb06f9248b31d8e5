import { legal, type Player, seedRng, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { DEFENSE, OFFENSE, UTILITY } from '../../stories/cast.ts';
import { type GlowStory, type Scene, sq, story } from '../../stories/scene.ts';
import { attack, DONE, go, place, use } from '../../stories/wishes.ts';
import { glowquest } from '../game.ts';
import type { Action, Glowquest } from '../types/index.ts';
import { bots } from './index.ts';

/** What the bot says to the question that is open. */
function says(s: GlowStory, player: Player<Glowquest> = bots.standard()): Action {
  const [ask] = s.state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  return player({
    sight: sight(glowquest, s.state, ask.seat),
    ask,
    offers: legal(glowquest, s.state, ask),
    rng: seedRng('fast:bot'),
  });
}

const inRoom = (set: (scene: Scene) => void): GlowStory =>
  story((scene) => {
    scene.room();
    set(scene);
  });

test('a fallen ally is woken when nobody else is left and rocks do no harm', () => {
  const s = inRoom((scene) => {
    scene.hero('utility', 1, 1, { cards: ['call-back'], hitpoints: 8 });
    scene.hero('offense', 1, 2, { hitpoints: 0 });
    scene.hero('defense', 0, 1, { hitpoints: 0 });
    scene.monster('stone-crawler', 4, 4);
    scene.monster('stone-crawler', 4, 3);
    scene.turn(UTILITY, 2);
  });
  expect([use('call-back', OFFENSE), use('call-back', DEFENSE)]).toContainEqual(says(s));
});

test('a hero whom the next blow would fell is mended first', () => {
  const s = inRoom((scene) => {
    scene.hero('utility', 1, 1, { cards: ['greater-mend'] });
    scene.hero('offense', 1, 2, { hitpoints: 2 });
    scene.hero('defense', 0, 3);
    scene.monster('goblin-assassin', 2, 2);
    scene.monster('goblin-archer', 2, 3);
    scene.monster('goblin-archer', 4, 3);
    scene.turn(UTILITY, 3);
  });
  expect(says(s)).toEqual(use('greater-mend', OFFENSE));
});

test('of two squares the one with Glow is chosen for an enemy, and the other for a friend', () => {
  const s = inRoom((scene) => {
    scene.hero('defense', 3, 2);
    scene.monster('ghoul', 4, 2);
    scene.glow(4, 3);
    scene.turn(DEFENSE);
  });
  s.dice(10).does(DEFENSE, attack(3));
  expect(says(s)).toEqual(place(4, 3));
});

test('it walks to where a hit pushes the enemy into Glow', () => {
  const s = inRoom((scene) => {
    scene.hero('offense', 0, 0);
    scene.monster('orc-brute', 2, 2);
    scene.glow(4, 4);
    scene.glow(3, 2);
    scene.turn(OFFENSE, 4);
  });
  expect(says(s)).toEqual(go(1, 2));
});

/** Offense has hit the Ghoul at 3,2 and stands at 2,2. */
const afterHit = (set: (scene: Scene) => void): GlowStory => {
  const s = inRoom((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blast'] });
    scene.monster('ghoul', 2, 2);
    set(scene);
    scene.turn(OFFENSE, 3);
  });
  return s.dice(12).does(OFFENSE, attack(3)).does(OFFENSE, DONE);
};

test('a blast that would hit more friends than enemies is not used', () => {
  const s = afterHit((scene) => {
    scene.hero('defense', 3, 3, { hitpoints: 2 });
    scene.hero('utility', 3, 1, { hitpoints: 2 });
  });
  expect(says(s)).not.toEqual(use('blast'));
});

test('a blast among enemies is used', () => {
  const s = afterHit((scene) => {
    scene.monster('goblin-archer', 4, 1);
    scene.monster('goblin-archer', 4, 3);
    scene.monster('goblin-archer', 4, 2);
    scene.monster('goblin-archer', 3, 3);
  });
  expect(says(s)).toEqual(use('blast'));
});

test('a near miss is bought, a far one is not', () => {
  const near = inRoom((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('orc-brute', 2, 2, { hitpoints: 3 });
    scene.turn(OFFENSE, 2);
  });
  near.dice(4).does(OFFENSE, attack(3));
  expect(says(near)).toEqual(use('aim'));
});

test('whoever lies on the ground throws a rock that kills', () => {
  const s = inRoom((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 0 });
    scene.hero('defense', 0, 0);
    scene.monster('ghoul', 4, 4, { hitpoints: 2 });
    scene.turn(OFFENSE);
    scene.draft.agenda = [
      { kind: 'expedition', stage: 'explore', next: 0 },
      { kind: 'encounter', stage: 'monster' },
      { kind: 'turn', stage: 'start' },
    ];
  });
  expect(says(s)).toEqual({ type: 'throwRock', target: 3 });
});

test('a door is opened when all are there, and not while Glow lies about or somebody is far behind', () => {
  const atDoor = (set: (scene: Scene) => void): GlowStory =>
    story((scene) => {
      scene.passageAndRoom(false);
      scene.hero('defense', 1, 2);
      scene.hero('offense', 0, 2);
      scene.hero('utility', 0, 1);
      set(scene);
      scene.phase(DEFENSE, 5);
    });
  expect(says(atDoor(() => {}))).toEqual({ type: 'open', door: 3 });
  expect(says(atDoor((scene) => scene.glow(0, 4)))).toEqual({ type: 'endPhase' });
  expect(
    says(
      atDoor(
        (scene) =>
          void (
            scene.table.heroes[UTILITY] !== undefined && Object.assign(scene.table.heroes[UTILITY], { at: sq(40, 40) })
          ),
      ),
    ),
  ).toEqual({
    type: 'endPhase',
  });
});
