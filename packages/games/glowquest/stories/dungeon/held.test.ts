import { WEST } from '@questhall/grid';
import type { Opening } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { at, OFFENSE } from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';
import { dodge, go } from '../wishes.ts';

/** A passage with an opening halfway in its west wall; Glow leaves only that side to walk on. */
function halfway(scene: Scene): void {
  const opening: Opening = { id: 5, tile: 1, left: sq(0, 2), right: sq(0, 1), way: WEST };
  scene.floor([tile(1, 'passage', block(0, 0, 1, 4))], { openings: [opening] });
  scene.glow(1, 1).glow(1, 2).hero('offense', 0, 0);
  scene.phase(OFFENSE, 8);
}

test('[explore.trigger-opening] [explore.continue] whoever passes an opening stops there, and goes on with what is left', () => {
  const s = story(halfway).dice(13, 6, 1).does(OFFENSE, go(0, 4)).told('explored', { hero: OFFENSE, layout: 13 });
  expect([at(s, OFFENSE), s.table.phase]).toEqual([[0, 1], { hero: OFFENSE, left: 7 }]);
  s.does(OFFENSE, go(0, 4)).silent('explored');
  expect([at(s, OFFENSE), s.table.phase]).toEqual([[0, 4], { hero: OFFENSE, left: 4 }]);
  s.finish();
});

test('[leave.fail-on-ally] a Dodge that fails on the square of an ally is told by that rule, any other by its own', () => {
  const failed = (isThere: boolean) => {
    const s = story((scene) => {
      const niche = { joins: [{ from: sq(0, 3), to: sq(1, 3) }] };
      scene
        .floor([tile(1, 'passage', block(0, 0, 0, 9)), tile(2, 'dead-end', block(1, 3, 1, 3))], niche)
        .hero('offense', 0, 0);
      if (isThere) scene.hero('defense', 0, 2);
      scene.monster('ghoul', 1, 3);
      scene.turn(OFFENSE, 1);
    });
    return s.does(OFFENSE, go(0, 5)).dice(2).does(OFFENSE, dodge(3));
  };
  failed(true).told('dodged', { passed: false }, 'leave.fail-on-ally').finish();
  failed(false).told('dodged', { passed: false }, 'leave.dodge').finish();
});
