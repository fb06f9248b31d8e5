import { silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { heal } from '../../src/frames/effects.ts';
import { entityOf } from '../../src/queries/entities.ts';
import { at, bears, body, CLERIC, expedition, FIGHTER, FOE, offered, ROGUE } from '../cast.ts';
import { type CrystalStory, type Scene, sq, story } from '../scene.ts';
import { crawl, DONE, END, FOCUS, go, RECOVER, use } from '../wishes.ts';

/** The Rogue lies at 2,2, and it is her Turn; a Raider waits in the cellar. */
const down = (more: (scene: Scene) => void = () => undefined): CrystalStory =>
  story((scene) => {
    scene.hero(ROGUE, 2, 2, { hitpoints: 0 });
    scene.hero(CLERIC, 4, 4);
    scene.monster('orc-raider', 20, 20);
    more(scene);
    scene.turn(ROGUE);
  });

test('[down.truncated-turn] an Unconscious hero crawls or rolls, and does nothing else', () => {
  const s = down();
  expect(s.asked()).toEqual([{ seat: ROGUE, kind: 'down', rule: 'down.truncated-turn' }]);
  s.refused(ROGUE, go(2, 3), 'down.truncated-turn').refused(ROGUE, END, 'down.truncated-turn').finish();
});

test('[down.crawl] one square, without a check, before the roll', () => {
  const s = down((scene) => scene.monster('orc-raider', 1, 1));
  expect(offered(s)).toHaveLength(7);
  s.refused(ROGUE, crawl(1, 1), 'down.crawl').refused(ROGUE, crawl(4, 3), 'down.crawl');
  s.dice(1)
    .does(ROGUE, crawl(3, 3))
    .told('moved', { how: 'crawl', to: sq(3, 3) }, 'down.crawl');
  s.told('recoveryRolled', { die: 1, isAwake: false }, 'down.must-roll').silent('escapeRolled');
  expect(at(s, ROGUE)).toEqual([3, 3]);
  s.finish();
});

test('[down.crawl] not by somebody who is Immobile', () => {
  const s = down((scene) => scene.effect(ROGUE, 'immobile', 0));
  expect(offered(s)).toEqual([]);
  s.dice(2).does(ROGUE, RECOVER).finish();
});

test('[down.must-roll] the roll cannot be left out', () => {
  const s = down().dice(5).does(ROGUE, RECOVER);
  s.told('recoveryRolled', { hero: ROGUE, die: 5, isAwake: false }, 'down.must-roll').told('turnEnded', { who: ROGUE });
  expect(body(s, ROGUE)[0]).toBe(0);
  s.finish();
});

test('[down.miracle-recovery] a 6 wakes the hero with 1 Hitpoint', () => {
  const s = down().dice(6).does(ROGUE, RECOVER);
  s.told('recoveryRolled', { die: 6, isAwake: true }, 'down.miracle-recovery');
  expect(body(s, ROGUE)[0]).toBe(1);
  s.finish();
});

test('[down.recovered-waits] whoever came to does nothing more in this Turn', () => {
  const s = down().dice(6).does(ROGUE, RECOVER).told('turnEnded', { who: ROGUE }, 'down.recovered-waits');
  s.told('turnBegan', { who: FOE }).finish();
});

test('[down.effects-apply-regardless] Poison takes nothing from somebody Unconscious, but gets lower', () => {
  const s = down((scene) => scene.effect(ROGUE, 'poison', 2).effect(ROGUE, 'weak', 1))
    .dice(2)
    .does(ROGUE, RECOVER);
  s.silent('harmed').told('poisonFell', { who: ROGUE, n: 1 }, 'down.effects-apply-regardless');
  expect([bears(s, ROGUE), expedition(s).glory]).toEqual([['poison 1'], 10]);
  s.finish();
});

test('[down.keeps-square] the hero keeps the square, and nobody stands there', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 1);
    scene.hero(ROGUE, 2, 2, { hitpoints: 0 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(FIGHTER);
  });
  s.refused(FIGHTER, go(2, 2), 'down.keeps-square').finish();
});

test('[heal.maximum] nobody is healed above the maximum', () => {
  const healed = (hitpoints: number, n: number): number => {
    const s = story((scene) => {
      scene.hero(FIGHTER, 0, 0, { hitpoints });
      scene.monster('orc-raider', 20, 20);
      scene.turn(FIGHTER);
      heal(scene.draft, entityOf(scene.table, FIGHTER), n, 'heal.amount', silence);
    });
    return body(s, FIGHTER)[0];
  };
  expect([healed(10, 4), healed(14, 4), healed(16, 4)]).toEqual([14, 16, 16]);
});

test('[heal.amount] Hitpoints rise by as much as is said', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0, { hitpoints: 5 });
    scene.hero(CLERIC, 1, 0);
    scene.monster('orc-raider', 20, 20);
    scene.turn(CLERIC);
  });
  s.dice(2, 3, 5).does(CLERIC, FOCUS).does(CLERIC, DONE).does(CLERIC, use('healing-word', FIGHTER));
  s.told('healed', { who: FIGHTER, amount: 3, hitpoints: 8, wakes: false }, 'heal.amount');
  expect(body(s, FIGHTER)[0]).toBe(8);
  s.finish();
});

test('[down.healing-wakes] healing raises from 0, and the hero is conscious again', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 0, 0, { hitpoints: 0 });
    scene.monster('orc-raider', 20, 20);
    heal(scene.draft, entityOf(scene.table, ROGUE), 3, 'heal.amount', silence);
    scene.turn(ROGUE);
  });
  expect([body(s, ROGUE)[0], s.asked()[0]?.kind]).toEqual([3, 'turn']);
  s.finish();
});

test('[down.truncated-turn] [activator.default-range] nobody Dodges who lies there, whoever plays for it', () => {
  const s = story(
    (scene) => {
      scene.hero(0, 0, 0);
      scene.hero(1, 1, 0, { hitpoints: 0 });
      scene.hero(2, 2, 0);
      scene.monster('orc-raider', 20, 20);
      scene.turn(0);
    },
    { heroes: ['halfling-bard', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(2, 3, 5).does(0, FOCUS).refused(0, use('quickstep', 1), 'down.truncated-turn');
  s.does(0, use('quickstep', 2))
    .told('used', { targets: [2] })
    .finish();
});
