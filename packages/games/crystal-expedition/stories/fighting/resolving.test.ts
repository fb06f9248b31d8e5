import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { kitBuild, newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import { asked, at, bears, body, CLERIC, expedition, FIGHTER, FOE, order, surges } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { attack, DAMAGE, DONE, FATE, FINISH, FOCUS, go, MOMENTUM, use, useCrystal } from '../wishes.ts';

/** Five Surges, and enough to hit anybody here. */
const RICH = [4, 4, 6] as const;
/** One Surge, and a hit. */
const POOR = [1, 5, 6] as const;
const MISS = [1, 2, 3] as const;

const facing =
  (more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hall(7, 7).hero(FIGHTER, 3, 4);
    scene.monster('orc-raider', 3, 3);
    more(scene);
    scene.turn(FIGHTER);
  };

/** The Fighter has thrown its dice against the Raider before it. */
const thrown = (
  dice: readonly number[],
  more: (scene: Scene) => void = () => undefined,
  given: Given = {},
): CrystalStory =>
  story(facing(more), given)
    .dice(...dice)
    .does(FIGHTER, attack(FOE));

const KNIGHT = { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] } as const;

test('[core.surges-buy-activators] what is special costs Surges, and is done for them', () => {
  const s = thrown(RICH).does(FIGHTER, use('brace', FIGHTER));
  s.told('shielded', { who: FIGHTER, amount: 1 }, 'core.surges-buy-activators');
  expect([surges(s), body(s, FIGHTER)]).toEqual([4, [16, 1, 0]]);
  s.finish();
});

test('[core.specific-beats-general] whoever has not moved far cannot Charge, whatever it has to spend', () => {
  const s = thrown(RICH, undefined, KNIGHT).does(FIGHTER, DONE);
  s.refused(FIGHTER, use('charge'), 'core.specific-beats-general', { activator: 'charge' }).finish();
  const far = story((scene) => {
    scene.hall(7, 7).hero(FIGHTER, 0, 3);
    scene.monster('orc-raider', 4, 3);
    scene.turn(FIGHTER);
  }, KNIGHT);
  far.does(FIGHTER, go(3, 3)).dice(...RICH);
  far.does(FIGHTER, attack(FOE)).does(FIGHTER, DONE).does(FIGHTER, use('charge')).does(FIGHTER, FINISH);
  far.told('harmed', { who: FOE, amount: 5 }).finish();
});

test('[core.open-dice] everybody sees every die, and what it was thrown for', () => {
  const s = thrown(RICH).told('rolled', { attacker: FIGHTER, dice: [...RICH], toHit: 10, surges: 5 });
  expect(s.heard(CLERIC)).toEqual(s.heard(FIGHTER));
  s.finish();
});

test('[momentum.before-damage] nobody is hurt before it has been pushed', () => {
  const s = thrown(RICH).refused(FIGHTER, DAMAGE, 'momentum.before-damage');
  s.does(FIGHTER, FINISH);
  expect(order(s, 'moved', 'harmed')).toEqual(['moved', 'moved', 'harmed']);
  s.finish();
});

test('[momentum.attacker-follows] the winner takes the square that was left, like it or not', () => {
  const s = thrown(RICH).does(FIGHTER, MOMENTUM);
  s.told('moved', { who: FIGHTER, from: sq(3, 4), to: sq(3, 3), how: 'follow' }, 'momentum.attacker-follows');
  expect([at(s, FOE), at(s, FIGHTER), asked(s)]).toEqual([[3, 2], [3, 3], ['attack']]);
  s.finish();
});

test('[resolution.momentum-mandatory] with all Surges spent the push is still to come', () => {
  const s = thrown(POOR);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'attack', rule: 'resolution.free-order' }]);
  s.does(FIGHTER, use('brace', FIGHTER));
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'attack', rule: 'resolution.momentum-mandatory' }]);
  s.does(FIGHTER, FINISH).told('moved', { who: FOE, how: 'momentum' }).finish();
});

test('[resolution.damage-once] an Attack hurts once, and nothing adds to it afterwards', () => {
  const s = thrown(RICH).does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE).told('harmed', { who: FOE, amount: 3 });
  s.refused(FIGHTER, DAMAGE, 'resolution.damage-once').refused(FIGHTER, use('heave'), 'resolution.damage-once');
  s.does(FIGHTER, FINISH).silent('harmed').finish();
});

test('[resolution.finish-completes] to finish is to push and to hurt, if that has not been done', () => {
  const s = thrown(RICH).does(FIGHTER, FINISH);
  expect(order(s, 'hit', 'moved', 'harmed', 'surgesLapsed')).toEqual([
    'hit',
    'moved',
    'moved',
    'harmed',
    'surgesLapsed',
  ]);
  expect(expedition(s).attack).toBeNull();
  const missed = thrown(MISS).does(FIGHTER, FINISH);
  missed.told('moved', { who: FIGHTER, how: 'momentum' }).silent('harmed');
  s.finish();
});

test('[damage.not-random] the weapon does what it does, whatever the dice', () => {
  for (const dice of [RICH, POOR, [2, 3, 6]] as const) {
    const s = thrown(dice).does(FIGHTER, FINISH);
    s.told('harmed', { who: FOE, amount: 3 }, 'damage.not-random').finish();
  }
});

test('[effect.on-hit-needs-hit] no Effect without a hit; a hit that hurts nobody is enough', () => {
  thrown(MISS).refused(FIGHTER, use('shield-bash'), 'activator.kinds').finish();
  const s = thrown(RICH, (scene) => {
    scene.effect(FIGHTER, 'weak', 3);
  });
  s.does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE).told('harmed', { who: FOE, amount: 0 });
  s.does(FIGHTER, use('shield-bash')).told('effectGiven', { who: FOE }, 'effect.on-hit-needs-hit');
  expect(bears(s, FOE)).toEqual(['weak 1']);
  s.finish();
});

test('[activator.kinds] aim before Momentum, damage on a hit, and what is free at any time', () => {
  const s = thrown(MISS, (scene) => scene.hero(FIGHTER, 3, 4, { fate: 2 }));
  s.refused(FIGHTER, use('heave'), 'activator.kinds', { activator: 'heave', kind: 'damage' });
  s.refused(FIGHTER, use('cleave'), 'activator.kinds', { activator: 'cleave', kind: 'hit' });
  s.does(FIGHTER, use('brace', FIGHTER)).does(FIGHTER, FATE).does(FIGHTER, use('aim')).does(FIGHTER, MOMENTUM);
  s.told('missed').refused(FIGHTER, use('aim'), 'resolution.hit-fixed-at-momentum');
  s.does(FIGHTER, FATE).does(FIGHTER, use('brace', FIGHTER));
  expect(body(s, FIGHTER)).toEqual([16, 2, 0]);
  s.finish();
});

test('[activator.same-twice-counts-once] what a ring teaches twice is no second use', () => {
  const kit = kitBuild(KITS['dwarf-fighter']);
  const build: Build = { ...kit, pieces: [...kit.pieces, newPiece('ring-of-the-fighter')] };
  const s = thrown(RICH, (scene) => scene.hero(FIGHTER, 3, 4, { build }));
  s.does(FIGHTER, use('riposte-stance')).refused(FIGHTER, use('riposte-stance'), 'activator.once-unless-repeat');
  expect(body(s, FIGHTER)).toEqual([16, 0, 2]);
  s.finish();
});

test('[crystal.one-surge] a Crystal is used for one Surge, in an Attack or a Focus', () => {
  const beside = facing((scene) => scene.crystal(4, 4));
  const s = story(beside)
    .dice(...POOR)
    .does(FIGHTER, attack(FOE));
  s.does(FIGHTER, useCrystal([4, 4], 'armor', { option: 2 }));
  s.told('crystalUsed', { who: FIGHTER, surges: 0 }, 'crystal.one-surge');
  expect(body(s, FIGHTER)).toEqual([16, 4, 0]);
  s.finish();
  const focused = story(beside)
    .dice(...POOR)
    .does(FIGHTER, FOCUS)
    .does(FIGHTER, use('brace', FIGHTER));
  focused.refused(FIGHTER, useCrystal([4, 4], 'armor', { option: 2 }), 'activator.pay-cost', { cost: 1, surges: 0 });
  focused
    .does(FIGHTER, FATE)
    .does(FIGHTER, useCrystal([4, 4], 'armor', { option: 2 }))
    .told('crystalUsed')
    .finish();
});

test('[loot.bounty] whoever has felled a hero is worth ten Crowns more', () => {
  const s = thrown(RICH, ({ expedition: { monsters } }) =>
    Object.assign(monsters[0] ?? {}, { hitpoints: 1, bounties: 1 }),
  );
  s.does(FIGHTER, FINISH).told('died', { monster: FOE, purse: 4, bounty: 10 }, 'loot.bounty');
  expect(expedition(s).purse).toBe(14);
  s.finish();
});
