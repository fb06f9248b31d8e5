import { expect, test } from 'vitest';
import { asked, at, bears, body, CLERIC, expedition, FIGHTER, FOE, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, DONE, END, FATE, FINISH, FOCUS, interrupt, useCrystal } from '../wishes.ts';

/** Enough to hit anybody here, with a Surge left that is not spent. */
const HIT = [1, 5, 6] as const;

const strikes = (s: CrystalStory, target: number): CrystalStory =>
  s
    .dice(...HIT)
    .does(MONSTERS_SEAT, attack(target))
    .does(MONSTERS_SEAT, FINISH);

test('[interrupt.frequency] [down.no-interrupts] [scenario 16] Last Rites once', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 4, 3, { hitpoints: 1 });
    scene.hero(ROGUE, 2, 3, { hitpoints: 1 });
    scene.hero(CLERIC, 0, 0);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-raider', 4, 2);
    scene.turn(FOE);
  });
  strikes(s, ROGUE).told('gloryChanged', { glory: 9 }, 'glory.minus-one-per-fall');
  expect(s.asked()).toEqual([{ seat: CLERIC, kind: 'interrupts', rule: 'down.fall-order' }]);
  s.does(CLERIC, interrupt(CLERIC, 'last-rites')).told('healed', { who: ROGUE, amount: 3, wakes: true });
  s.does(ROGUE, END);
  strikes(s, FIGHTER).told('gloryChanged', { glory: 8 }).told('fell', { hero: FIGHTER });
  expect(asked(s)).not.toContain('interrupts');
  s.finish();
  const herself = story((scene) => {
    scene.hero(CLERIC, 2, 3, { hitpoints: 1 });
    scene.monster('orc-raider', 2, 2);
    scene.turn(FOE);
  });
  strikes(herself, CLERIC).told('fell', { hero: CLERIC });
  expect(asked(herself)).not.toContain('interrupts');
  herself.finish();
});

test('[crystal.consumed] [damage.weakness-plus-two] [scenario 24] Crystal and Weakness', () => {
  const s = story((scene) => {
    scene.hero(CLERIC, 2, 2);
    scene.crystal(3, 3).crystal(1, 1);
    scene.monster('zombie', 2, 4, { hitpoints: 5 });
    scene.monster('zombie', 20, 20);
    scene.dungeon({ weakness: 'fire' }).turn(CLERIC);
  });
  s.dice(1, 4, 5).does(CLERIC, FOCUS).told('rolled', { surges: 1, grit: null }, 'attack.surges-from-lowest');
  s.does(CLERIC, DONE);
  s.does(CLERIC, useCrystal([3, 3], 'damage', { target: FOE, element: 'fire' }));
  s.told('crystalUsed', { crystal: 'damage', surges: 0 }, 'crystal.one-surge');
  s.told('harmed', { who: FOE, by: null, amount: 5, loss: 5 }, 'damage.weakness-plus-two').told('died', {
    monster: FOE,
  });
  s.refused(CLERIC, useCrystal([3, 3], 'grit'), 'crystal.consumed');
  s.refused(CLERIC, useCrystal([1, 1], 'grit'), 'activator.pay-cost');
  s.does(CLERIC, FATE)
    .does(CLERIC, useCrystal([1, 1], 'grit'))
    .does(CLERIC, FINISH)
    .silent('moved');
  expect([bears(s, CLERIC), expedition(s).crystals]).toEqual([['bolstered 2'], []]);
  s.finish();
});

test('[damage.redirected] [round.once-per-round-refresh] [scenario 32] Guardian', () => {
  const KNIGHT = FIGHTER;
  const s = story(
    (scene) => {
      scene.hero(KNIGHT, 1, 3, { shield: 1 });
      scene.hero(ROGUE, 2, 2);
      scene.hero(CLERIC, 4, 0);
      scene.monster('orc-raider', 2, 1);
      scene.turn(FOE);
    },
    { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] },
  );
  strikes(s, ROGUE);
  expect([at(s, ROGUE), at(s, FOE), asked(s)]).toEqual([[2, 3], [2, 2], ['interrupts']]);
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian')).told('guarded', { who: KNIGHT, ally: ROGUE, amount: 4 });
  s.told('harmed', { who: KNIGHT, amount: 4, armored: 2, shielded: 1, loss: 1 }, 'damage.redirected');
  expect([body(s, KNIGHT), body(s, ROGUE)[0]]).toEqual([[12, 0, 0], 15]);
  s.does(ROGUE, END);
  strikes(s, ROGUE).told('harmed', { who: ROGUE, amount: 4, loss: 3 }).silent('interrupted');
  s.finish();
});

test('[interrupt.heroes-first] [interrupt.party-order] [scenario 33] an Encounter starts', () => {
  const BARD = ROGUE;
  const dawn = (scene: Scene): void => {
    scene.hero(FIGHTER, 0, 0);
    const bard = scene.hero(BARD, 4, 4);
    bard.build = { ...bard.build, pieces: bard.build.pieces.filter(({ item }) => item !== 'amulet-of-warding') };
    scene.hero(CLERIC, 4, 0);
    scene.monster('barrow-wight', 2, 2);
    scene.dawn(FIGHTER);
  };
  const all = [
    [FIGHTER, 'shield-drill'],
    [BARD, 'overture'],
    [CLERIC, 'amulet-of-warding'],
  ] as const;
  for (const order of [all, all.toReversed()]) {
    const s = story(dawn, { heroes: ['dwarf-fighter', 'halfling-bard', 'human-cleric'] });
    expect(s.asked().map(({ seat, rule }) => [seat, rule])).toEqual(
      [FIGHTER, BARD, CLERIC].map((seat) => [seat, 'interrupt.party-order']),
    );
    for (const [who, id] of order) s.does(who, interrupt(who, id));
    s.told('interrupted', { who: FOE, interrupt: 'grave-shroud' }, 'interrupt.heroes-first');
    s.told('turnBegan', { who: FIGHTER }, 'encounter.heroes-first');
    expect([FIGHTER, BARD, CLERIC, FOE].map((id) => body(s, id)[1])).toEqual([3, 1, 3, 3]);
    expect([FIGHTER, BARD, CLERIC].map((id) => bears(s, id))).toEqual(all.map(() => ['heartened 1']));
    s.finish();
  }
});

/** Two lie there, the third is about to, and there is one Glory left. */
const lastStand = (scene: Scene): void => {
  scene.hero(FIGHTER, 4, 4, { hitpoints: 0, crowns: 20 });
  scene.hero(CLERIC, 0, 4, { hitpoints: 0, crowns: 20 });
  scene.hero(ROGUE, 2, 2, { hitpoints: 1, crowns: 20 });
  scene.monster('orc-raider', 2, 1);
  Object.assign(scene.expedition, { glory: 1, purse: 15 });
  scene.turn(FOE);
};

const crownsOf = ({ table }: CrystalStory): number[] => table.party.map(({ crowns }) => crowns);

test('[expedition.failure-order] [expedition.all-unconscious-loses-crowns] [scenario 35] everything at once', () => {
  const s = strikes(story(lastStand), ROGUE).told('expeditionEnded', {}, 'expedition.failure-order');
  expect([crownsOf(s), s.table.party[ROGUE]?.build.pieces.length]).toEqual([[0, 0, 0], 4]);
  s.finish();
  const pact = story((scene) => {
    lastStand(scene);
    Object.assign(scene.expedition, { boosts: [{ boost: 'rescuers-pact', element: null }] });
  });
  strikes(pact, ROGUE).told('purseShared', { lost: 38, shares: [13, 12, 12] }, 'expedition.rescuers-pact');
  expect(crownsOf(pact)).toEqual([13, 12, 12]);
  pact.finish();
});

test('[loot.bounty-stacks] [scenario 36] Bounty', () => {
  const s = story((scene) => {
    scene.hall(5, 9).hero(FIGHTER, 1, 3);
    scene.hero(ROGUE, 2, 3, { hitpoints: 1 });
    scene.hero(CLERIC, 1, 7);
    scene.monster('orc-raider', 2, 2, { hitpoints: 1 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(FOE);
  });
  strikes(s, ROGUE).told('bountyNoted', { monster: FOE, bounties: 1 }, 'loot.bounty');
  s.does(CLERIC, interrupt(CLERIC, 'last-rites')).told('healed', { who: ROGUE, hitpoints: 3 });
  s.does(ROGUE, END).does(MONSTERS_SEAT, END).does(CLERIC, END);
  strikes(s, ROGUE).told('bountyNoted', { monster: FOE, bounties: 2 }, 'loot.bounty-stacks');
  s.dice(...HIT)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, FINISH);
  s.told('died', { monster: FOE, purse: 4, bounty: 20 }, 'loot.bounty').told('crownsWon', { crowns: 24 }, 'loot.purse');
  expect(expedition(s).purse).toBe(24);
  s.finish();
});
