import { xOf, yOf } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { asked, CLERIC, expedition, FIGHTER, FOE, OTHER, ROGUE, who } from '../cast.ts';
import {
  ALONE,
  atDoors,
  explore,
  LEFT_DOOR,
  lastBlow,
  mine,
  NORTH_END,
  onStairs,
  RIGHT_DOOR,
  strike,
} from '../dungeon/paths.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { AGREE, attack, DONE, END, FINISH, FLEE } from '../wishes.ts';

test('[crystal.mine-after-victory] [crystal.crowns-or-raw] [scenario 25] five Crowns or a raw Crystal, and both count', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.dungeon({ quest: 'mine-crystals' }).crystal(0, 0).crystal(4, 0);
    scene.expedition.done = 3;
  }, ALONE);
  strike(s);
  expect(s.asked()).toEqual([{ seat: 0, kind: 'mine', rule: 'crystal.mine-after-victory' }]);
  const { purse } = expedition(s);
  s.does(0, mine(1))
    .told('mined', { crowns: 5, raw: 1 }, 'crystal.crowns-or-raw')
    .told('questAdvanced', { done: 5, goal: 6 }, 'expedition.success-on-quest');
  expect(expedition(s)).toMatchObject({ purse: purse + 5, raw: 1, crystals: [] });
  s.finish();
});

test('[crystal.no-victory-no-mining] [scenario 25] whoever loses the fight mines nothing', () => {
  const s = lost((scene) => {
    scene.crystal(0, 0);
    scene.dungeon({ quest: 'mine-crystals' });
  });
  fell(s).silent('mined').told('expeditionEnded');
  expect(s.table.raw).toBe(0);
  s.finish();
});

/** A quiet room is opened, with so much Glory and such a pool. */
const rolled = (glory: number, tokens: number, d4: number): CrystalStory =>
  atDoors((scene) => Object.assign(scene.expedition, { glory, tokens })).dice(5, 1, 1, 1, 1, d4);

test('[wander.token-on-four] [wander.threshold-half-glory] [scenario 30] half the Glory, rounded up, brings them', () => {
  const s = rolled(7, 3, 4).dice(2).does(0, explore(FIGHTER, LEFT_DOOR)).told('tokenAdded', { tokens: 4 });
  s.told('wanderersCame', { die: 2 }, 'wander.threshold-half-glory');
  expect(expedition(s).tokens).toBe(0);
  s.finish();
  rolled(10, 3, 4)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('tokenAdded', { tokens: 4 })
    .silent('wanderersCame')
    .finish();
});

test('[explore.read-order] [scenario 30] a fall in the Encounter of the roll may be enough', () => {
  const s = story(
    (scene) => {
      lastBlow(scene, { dice: [9, 9, 9, 9, 3, 2] });
      Object.assign(scene.expedition, { glory: 7, tokens: 3 });
      scene.hero(ROGUE, 4, 4, { hitpoints: 1 });
      scene.effect(ROGUE, 'poison', 1);
      const roll = scene.draft.agenda.filter(({ kind }) => kind === 'discover');
      scene.turn(ROGUE).draft.agenda.splice(2, 0, ...roll);
    },
    { players: 1 },
  );
  s.does(0, END).told('fell', { hero: ROGUE }).told('gloryChanged', { glory: 6 }).does(0, DONE);
  s.does(1, END).does(0, END).does(1, END);
  s.dice(6, 6, 5).does(0, attack(FOE)).dice(1).does(0, FINISH).told('encounterWon');
  s.silent('tokenAdded').told('wanderersCame', { die: 1 }, 'explore.read-order').finish();
});

/** The Rogue lies next to a Zombie; the others stand elsewhere in the room. */
const besieged = (cleric: readonly [number, number]): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 4, 4);
    scene.hero(ROGUE, 0, 1, { hitpoints: 0 });
    scene.hero(CLERIC, ...cleric);
    scene.monster('zombie', 0, 0);
    scene.turn(FIGHTER);
  });

test('[flee.condition] [flee.fails-expedition] [flee.timing] [scenario 34] between Turns, with nobody conscious next to an enemy', () => {
  const s = besieged([4, 3]);
  const crowns = s.table.party.map((hero) => hero.crowns);
  s.does(FIGHTER, FLEE).does(CLERIC, AGREE).told('expeditionEnded', {}, 'flee.fails-expedition');
  expect(s.table).toMatchObject({ expedition: null, failures: 1, successes: 0 });
  expect(s.table.party.map((hero) => hero.hitpoints)).toEqual([16, 15, 13]);
  expect(s.table.party.map((hero) => hero.crowns)).toEqual(crowns);
  s.finish();
  besieged([1, 0]).refused(FIGHTER, FLEE, 'flee.condition').finish();
});

test('[flee.timing] [scenario 34] not in the middle of an Attack, nor once something was done in the Turn', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('zombie', 2, 2);
    scene.turn(FIGHTER);
  });
  s.refused(FIGHTER, FLEE, 'flee.condition').dice(3, 4, 5).does(FIGHTER, attack(FOE));
  s.refused(FIGHTER, FLEE, 'flee.timing').finish();
});

test('[flee.needs-a-conscious-hero] who is left awake may lead the others away', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 4, 4, { hitpoints: 0 });
    scene.hero(ROGUE, 4, 3, { hitpoints: 0 });
    scene.hero(CLERIC, 0, 4);
    scene.monster('zombie', 4, 2);
    scene.turn(FIGHTER);
  });
  s.does(FIGHTER, FLEE).does(CLERIC, AGREE).told('expeditionEnded', {}, 'flee.fails-expedition').finish();
});

/** Everybody lies there but the Fighter, who has 1 Hitpoint and ends its Turn next to a Raider. */
function lost(set: (scene: Scene) => void = () => undefined): CrystalStory {
  return story((scene) => {
    scene.hero(FIGHTER, 2, 3, { hitpoints: 1, crowns: 25 });
    scene.hero(ROGUE, 4, 4, { hitpoints: 0, crowns: 20 });
    scene.hero(CLERIC, 4, 3, { hitpoints: 0, crowns: 20 });
    scene.monster('orc-raider', 2, 2);
    scene.expedition.purse = 10;
    set(scene);
    scene.turn(FIGHTER);
  }, ALONE);
}

/** The Raider's blow. */
const fell = (s: CrystalStory): CrystalStory => s.dice(6, 6, 5).does(0, END).told('fell', { hero: FIGHTER });

test('[expedition.failure-order] [expedition.all-unconscious-loses-crowns] [scenario 35] Crowns are lost', () => {
  const s = fell(lost((scene) => Object.assign(scene.expedition, { glory: 1, raw: 2 })));
  s.told('gloryChanged', { glory: 0 }).told('expeditionEnded', {}, 'expedition.failure-order');
  s.told('purseShared', { lost: 75, lostRaw: 2, shares: [0, 0, 0] }, 'expedition.all-unconscious-loses-crowns');
  expect(s.table.party.map(({ crowns }) => crowns)).toEqual([0, 0, 0]);
  expect(s.table.party.map(({ build }) => build.pieces.length)).toEqual([3, 4, 4]);
  s.finish();
});

test('[expedition.rescuers-pact] [scenario 35] with the Pact half of it is saved', () => {
  const s = fell(
    lost((scene) => Object.assign(scene.expedition, { glory: 1, boosts: [{ boost: 'rescuers-pact', element: null }] })),
  );
  s.told('purseShared', { lost: 38, shares: [13, 12, 12] }, 'expedition.rescuers-pact');
  expect(s.table.party.map(({ crowns }) => crowns)).toEqual([13, 12, 12]);
  s.finish();
});

test('[glory.plus-one-per-champion] [expedition.quest-checked-outside-encounters] [expedition.all-unconscious-fails] [scenario 37] third Champion, lost fight', () => {
  const s = lost((scene) => {
    scene.dungeon({ quest: 'kill-champions' });
    Object.assign(scene.expedition, { done: 2, champions: 2 });
    scene.hero(FIGHTER, 1, 3, { hitpoints: 1 });
    scene.monster('orc-warchief', 1, 2, { hitpoints: 1 });
  });
  s.dice(6, 6, 5).does(0, attack(OTHER)).dice(6, 6, 5).does(0, FINISH);
  s.told('gloryChanged', { by: 1, glory: 11 }, 'glory.plus-one-per-champion').told('questAdvanced', {
    done: 3,
    goal: 3,
  });
  s.silent('questDone').told('fell', { hero: FIGHTER }).told('expeditionEnded', {}, 'expedition.all-unconscious-fails');
  s.told('purseShared', { shares: [0, 0, 0] });
  expect([s.table.successes, s.table.failures]).toEqual([0, 1]);
  expect(asked(s)).toEqual(['town']);
  s.finish();
});

test('[explore.one-roll] [scenario 38] a passage of two sections with doors, and a token', () => {
  const s = story((scene) => onStairs(scene), ALONE)
    .dice(10, 5, 9, 3, 4, 4)
    .does(0, explore(FIGHTER, NORTH_END));
  s.silent('crystalsGrown').silent('encounterBegan').told('tokenAdded', { tokens: 1 });
  const { floor } = expedition(s);
  expect(floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up', 'section', 'section', 't-junction']);
  expect(floor.doors.map(({ near }) => [xOf(near), yOf(near)])).toEqual([
    [0, -8],
    [1, -8],
  ]);
  s.finish();
});

test('[room.champion] [monster.counts] [scenario 38] a big room by its short side, and who lives there', () => {
  const s = atDoors().dice(17, 7, 8, 6, 3, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  s.told('roomOpened', { isBig: true, hasChest: true, isEmpty: false });
  expect(expedition(s).encounter?.sheet.map(({ record }) => record)).toEqual([
    'orc-shaman',
    'orc-shieldbearer',
    'orc-raider',
    'orc-raider',
  ]);
  // West through the door at 0,-3: far is column -10, left is south, and the further door is in the south wall.
  expect(expedition(s).crystals.map((at) => [xOf(at), yOf(at)])).toEqual([
    [-10, -1],
    [-10, -5],
    [-1, -1],
  ]);
  expect(expedition(s).floor.doors.at(-1)).toMatchObject({ isOpen: false });
  s.finish();
  const small = atDoors().dice(5, 4, 2, 1, 6, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  expect(expedition(small).encounter?.sheet.map(({ record }) => record)).toEqual(['orc-warchief', 'orc-raider']);
});

test('[room.empty-rest] [scenario 38] Bandage is there at the next Encounter only', () => {
  const s = atDoors()
    .dice(5, 1, 2, 1, 1, 1)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .does(0, { type: 'rest', bonus: 'bandage' });
  s.dice(5, 2, 2, 1, 1, 1).does(0, explore(FIGHTER, RIGHT_DOOR));
  expect([FIGHTER, ROGUE, CLERIC].map((hero) => who(s, hero).shield)).toEqual([2, 2, 2]);
  expect(expedition(s).rest).toBeNull();
  s.finish();
});
