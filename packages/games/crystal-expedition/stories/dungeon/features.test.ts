import { expect, test } from 'vitest';
import type { Weakness } from '../../src/content/index.ts';
import { newFloor } from '../../src/dungeon/floor.ts';
import { layPassage } from '../../src/dungeon/passage.ts';
import { NAMES } from '../../src/words/en/names.ts';
import { expedition, FIGHTER, FOE, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { type CrystalStory, story } from '../scene.ts';
import { attack, END, FINISH, place } from '../wishes.ts';
import { stand } from './paths.ts';

// What a dungeon is like, and what it is not: permissions and names too, each seen at work.

/** A Mage's bolt of Storm at this monster, in a dungeon with this Weakness. */
const bolt = (weakness: Weakness, record: 'orc-raider' | 'orc-shaman'): CrystalStory =>
  story(
    (scene) => {
      scene.hall(7, 7).hero(FIGHTER, 3, 6);
      scene.monster(record, 3, 3);
      scene.dungeon({ weakness }).turn(FIGHTER);
    },
    { heroes: ['elf-mage', 'elf-rogue', 'human-cleric'] },
  )
    .dice(4, 5, 6)
    .does(FIGHTER, attack(FOE, { means: 'bolt', form: 'ranged', element: 'storm' }))
    .does(FIGHTER, FINISH);

test('[dungeon.weakness-element] Minions and Champions alike are weak to the element of their dungeon', () => {
  bolt('storm', 'orc-raider').told('harmed', { who: FOE, amount: 5 }, 'damage.weakness-plus-two').finish();
  bolt('storm', 'orc-shaman').told('harmed', { who: FOE, amount: 5 }, 'damage.weakness-plus-two').finish();
  bolt('frost', 'orc-raider').told('harmed', { who: FOE, amount: 3 }).finish();
});

test('[dungeon.weakness-element] heroes are not', () => {
  const s = story((scene) => {
    scene.hall(7, 7).hero(ROGUE, 3, 4);
    scene.monster('orc-raider', 3, 3);
    scene.dungeon({ weakness: 'fire', strength: 'fire' }).turn(FOE);
  });
  s.dice(4, 4, 6).does(MONSTERS_SEAT, attack(ROGUE));
  s.does(MONSTERS_SEAT, { type: 'use', activator: 'scorch', targets: [], isCheaper: false }).does(
    MONSTERS_SEAT,
    FINISH,
  );
  s.told('harmed', { who: ROGUE, amount: 6 }).finish();
});

test('[dungeon.fresh-layout] the second time the map is empty again, and so is what was done', () => {
  const s = story(
    (scene) => {
      scene.hall(7, 7).explores();
      Object.assign(scene.expedition, { done: 3, opened: 4, glory: 7, tokens: 2, crystals: [30] });
    },
    { players: 1, monsters: 'table' },
  );
  s.does(0, { type: 'flee' });
  for (const hero of s.table.party) s.does(0, { type: 'ready', hero: hero.id });
  s.told('expeditionBegan', { dungeon: 0, glory: 10 }, 'dungeon.fresh-layout');
  expect(expedition(s)).toMatchObject({ done: 0, opened: 0, glory: 10, tokens: 0, crystals: [], rooms: [] });
  expect(expedition(s).floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up']);
  s.does(0, stand(0, 0)).finish();
});

test('[glory.no-upper-limit] Glory goes on above ten', () => {
  const s = story((scene) => {
    scene.hall(7, 7).hero(FIGHTER, 3, 4);
    scene.monster('orc-warchief', 3, 3, { hitpoints: 1 });
    scene.monster('orc-raider', 20, 20);
    Object.assign(scene.expedition, { glory: 14 });
    scene.turn(FIGHTER);
  });
  s.dice(4, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH).told('gloryChanged', { by: 1, glory: 15 });
  expect(expedition(s).glory).toBe(15);
  s.finish();
});

test('[tiles.unlimited] a hundred sections in a row are no more trouble than one', () => {
  let floor = newFloor(1);
  for (let i = 0; i < 100; i++) {
    const [opening] = floor.openings;
    if (opening === undefined) throw new Error('no way on');
    floor = layPassage(floor, opening, { sections: 1, end: 'open', doors: [], hasStairs: false }, true).floor;
  }
  expect(floor.tiles.filter(({ kind }) => kind === 'section')).toHaveLength(100);
});

test('[party.no-game-master] all seats are heroes’: the monsters act, and nobody is asked for them', () => {
  const s = story(
    (scene) => {
      scene.hall(7, 7).hero(FIGHTER, 3, 4);
      scene.monster('orc-raider', 3, 1);
      scene.turn(FIGHTER);
    },
    { monsters: 'table' },
  );
  expect(s.state.seats).toBe(3);
  s.dice(1, 1, 2).does(FIGHTER, END).told('declared', { attacker: FOE, target: FIGHTER });
  expect(s.asked().every(({ seat }) => seat < 3)).toBe(true);
  s.finish();
});

test('[monster.no-pulled-punches] a monster kills whom it can, however far it has to go around the others', () => {
  const s = story(
    (scene) => {
      scene.hall(7, 7).hero(FIGHTER, 1, 2);
      scene.hero(ROGUE, 6, 6, { hitpoints: 1 });
      scene.monster('ghoul', 3, 1);
      scene.turn(FIGHTER);
    },
    { monsters: 'table' },
  );
  s.dice(6, 6, 5).does(FIGHTER, END).told('declared', { attacker: FOE, target: ROGUE }).told('fell', { hero: ROGUE });
  s.finish();
});

test('[hero.names-grit-and-dodge] Grit is what protects, and a Dodge asks for no check', () => {
  expect(NAMES.statistic.grit).toBe('Grit');
  const s = story((scene) => {
    scene.hall(7, 7).hero(ROGUE, 3, 4);
    scene.monster('orc-raider', 3, 3);
    scene.turn(ROGUE);
  });
  s.dice(4, 5, 6)
    .does(ROGUE, attack(FOE))
    .does(ROGUE, { type: 'use', activator: 'slip', targets: [], isCheaper: false });
  expect(s.asked()).toEqual([{ seat: ROGUE, kind: 'shift', rule: 'dodge.no-escape-check' }]);
  s.does(ROGUE, place(3, 6)).told('moved', { who: ROGUE, how: 'dodge' }).silent('escapeRolled');
  s.finish();
});
