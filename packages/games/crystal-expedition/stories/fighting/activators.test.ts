import { legal } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import { kitBuild, newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import {
  asked,
  at,
  bears,
  body,
  CLERIC,
  FIGHTER,
  FOE,
  isGone,
  MONSTERS_SEAT,
  OTHER,
  ROGUE,
  surges,
  THIRD,
} from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { attack, DAMAGE, DONE, FINISH, FOCUS, MOMENTUM, name, place, use } from '../wishes.ts';

/** Five Surges, and enough to hit anybody here. */
const RICH = [4, 4, 6] as const;

const facing =
  (more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hall(7, 7).hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
    more(scene);
    scene.turn(FIGHTER);
  };

const MAGE = { heroes: ['elf-mage', 'elf-rogue', 'human-cleric'] } as const;
const BOLT = { means: 'bolt', form: 'ranged', element: 'storm' } as const;

test('[activator.only-owned] [activator.basic-list] [activator.role-list] what is somebody’s own, and what is not', () => {
  const s = story(facing())
    .dice(...RICH)
    .does(FIGHTER, attack(FOE));
  for (const other of ['cut-deep', 'mend', 'slip', 'meteor', 'scorch'] as const)
    s.refused(FIGHTER, use(other), 'activator.only-owned');
  s.does(FIGHTER, use('aim')).told('used', { activator: 'aim', cost: 1, surges: 4 }, 'activator.basic-list');
  s.does(FIGHTER, use('brace', FIGHTER)).told('used', { activator: 'brace' }, 'activator.role-list');
  s.does(FIGHTER, use('riposte-stance')).told('used', { activator: 'riposte-stance' }, 'activator.pay-cost');
  s.finish();
});

test('[activator.once-unless-repeat] once in an Attack, unless it may be repeated', () => {
  const s = story(facing())
    .dice(...RICH)
    .does(FIGHTER, attack(FOE));
  s.does(FIGHTER, use('shield-bash')).refused(FIGHTER, use('shield-bash'), 'activator.once-unless-repeat');
  s.does(FIGHTER, use('heave')).does(FIGHTER, use('heave'));
  expect(surges(s)).toBe(0);
  s.finish();
});

test('[activator.unspent-lapse] what is not spent is lost', () => {
  const s = story(facing())
    .dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, FINISH);
  s.told('surgesLapsed', { who: FIGHTER, surges: 5 }, 'activator.unspent-lapse').finish();
});

test('[activator.default-range] adjacent unless a range is named, and a range needs sight', () => {
  const s = story(
    facing((scene) => {
      scene.hero(ROGUE, 5, 5);
      scene.monster('orc-raider', 6, 6);
    }),
  );
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .refused(FIGHTER, use('brace', ROGUE), 'activator.default-range');
  s.refused(FIGHTER, use('taunt', OTHER), 'activator.default-range');
  s.refused(FIGHTER, use('cleave', FOE), 'activator.default-range').does(FIGHTER, use('taunt', FOE));
  expect(bears(s, FOE)).toEqual(['taunted']);
  s.finish();
});

test('[activator.type-limits] Deathblow does less to Champions, and Finish nothing to the hale', () => {
  const build: Build = { ...kitBuild(KITS['elf-rogue']), classLevel: 5 };
  const strike = (record: 'orc-raider' | 'orc-warchief') =>
    story((scene) => {
      scene.hero(ROGUE, 2, 3, { build, trainings: 4, successes: 4 });
      scene.monster(record, 2, 2);
      scene.turn(ROGUE);
    })
      .dice(...RICH)
      .does(ROGUE, attack(FOE))
      .refused(ROGUE, use('finish'), 'attack.effects-at-declaration')
      .does(ROGUE, use('deathblow'))
      .does(ROGUE, FINISH);
  strike('orc-raider').told('harmed', { who: FOE, amount: 8 });
  strike('orc-warchief').told('harmed', { who: FOE, amount: 6 }).finish();
});

test('[activator.riders] the rider comes with the Damage, even where another hero takes it', () => {
  const s = story(
    (scene) => {
      scene.hero(FIGHTER, 1, 3);
      scene.hero(ROGUE, 2, 2);
      scene.monster('orc-raider', 2, 1);
      scene.dungeon({ strength: 'frost' }).turn(FOE);
    },
    { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(3, 5, 6).does(MONSTERS_SEAT, attack(ROGUE)).does(MONSTERS_SEAT, use('rime')).silent('effectGiven');
  s.does(MONSTERS_SEAT, FINISH).does(FIGHTER, { type: 'interrupt', who: FIGHTER, interrupt: 'guardian' });
  s.told('harmed', { who: FIGHTER, amount: 5 }, 'damage.redirected').told(
    'effectGiven',
    { who: ROGUE },
    'effect.on-hit-needs-hit',
  );
  expect([bears(s, ROGUE), bears(s, FIGHTER)]).toEqual([['slow 2'], []]);
  s.finish();
});

test('[activator.riders] Rend Ward strips before Armor is looked at', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { reflect: 1, shield: 3 });
    scene.monster('orc-raider', 2, 1);
    scene.dungeon({ strength: 'arcane' }).turn(FOE);
  });
  s.dice(3, 5, 6).does(MONSTERS_SEAT, attack(FIGHTER)).does(MONSTERS_SEAT, use('rend-ward')).silent('stripped');
  s.does(MONSTERS_SEAT, FINISH).told('stripped', { who: FIGHTER, reflect: 1, shield: 1 }, 'activator.riders');
  s.told('harmed', { who: FIGHTER, amount: 5, armored: 1, reflected: 0, shielded: 2, loss: 2 }).finish();
});

test('[resolution.area-damage-after-momentum] harm to others waits for Momentum', () => {
  const s = story(facing((scene) => scene.monster('orc-raider', 3, 3)));
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, use('cleave', OTHER))
    .silent('harmed');
  s.does(FIGHTER, MOMENTUM).told('harmed', { who: OTHER, how: 'activator', amount: 2 }, 'damage.computation');
  s.does(FIGHTER, DAMAGE).told('harmed', { who: FOE, amount: 3 }).finish();
});

test('[damage.separate-targets] the declared target first, then as the attacker likes', () => {
  const s = story((scene) => {
    const build: Build = { ...kitBuild(KITS['elf-mage']), classLevel: 5 };
    scene.hall(7, 7).hero(FIGHTER, 3, 6, { build, trainings: 4, successes: 4 });
    scene.monster('orc-raider', 3, 3);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-raider', 4, 2, { reflect: 1 });
    scene.dungeon({ weakness: 'fire' }).turn(FIGHTER);
  }, MAGE);
  s.dice(4, 5, 6).does(FIGHTER, attack(FOE, BOLT)).does(FIGHTER, MOMENTUM).does(FIGHTER, use('meteor'));
  s.told('harmed', { who: FOE, amount: 5 }, 'damage.weakness-plus-two');
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'next', rule: 'damage.separate-targets' }]);
  s.refused(FIGHTER, name(FOE), 'damage.separate-targets').does(FIGHTER, name(THIRD));
  s.told('harmed', { who: FIGHTER, how: 'returned', amount: 1 }).told('harmed', { who: OTHER, amount: 5 });
  expect(body(s, THIRD)).toEqual([5, 0, 0]);
  s.finish();
});

test('[damage.element] Burst has the element of the bolt, and a second one is not weaker for it', () => {
  const s = story((scene) => {
    scene.hall(7, 7).hero(FIGHTER, 3, 6);
    scene.monster('orc-raider', 3, 3);
    scene.monster('orc-raider', 4, 2);
    scene.dungeon({ weakness: 'storm' }).turn(FIGHTER);
  }, MAGE);
  s.dice(3, 5, 6).does(FIGHTER, attack(FOE, BOLT)).does(FIGHTER, MOMENTUM).does(FIGHTER, use('burst'));
  s.told('harmed', { who: OTHER, amount: 4 }, 'damage.weakness-plus-two').does(FIGHTER, use('spark', OTHER));
  s.told('harmed', { who: OTHER, amount: 1 }, 'damage.element')
    .does(FIGHTER, FINISH)
    .told('harmed', { who: FOE, amount: 5 });
  s.finish();
});

test('[damage.weakness-venom] Poison is 1 higher, once in an Attack', () => {
  const build: Build = {
    ...kitBuild(KITS['elf-rogue']),
    pieces: [{ ...newPiece('rapier'), gems: ['venomous'] }],
  };
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 3, { build });
    scene.monster('orc-warchief', 2, 2);
    scene.dungeon({ weakness: 'venom' }).turn(ROGUE);
  });
  s.dice(...RICH)
    .does(ROGUE, attack(FOE))
    .does(ROGUE, use('nick'));
  s.told('effectGiven', {}, 'damage.weakness-venom').does(ROGUE, use('venomous'));
  expect(bears(s, FOE)).toEqual(['poison 3']);
  s.finish();
});

test('[turn.one-move-one-attack] an Encore is an Attack of one’s own in another’s Turn', () => {
  const build: Build = { ...kitBuild(KITS['halfling-bard']), classLevel: 5 };
  const s = story(
    (scene) => {
      scene.hero(FIGHTER, 2, 3);
      scene.hero(ROGUE, 4, 4, { build, trainings: 4, successes: 4 });
      scene.monster('orc-raider', 2, 2);
      scene.turn(ROGUE);
    },
    { heroes: ['dwarf-fighter', 'halfling-bard', 'human-cleric'] },
  );
  s.dice(...RICH)
    .does(ROGUE, FOCUS)
    .does(ROGUE, use('encore', FIGHTER))
    .does(ROGUE, FINISH);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'encore', rule: 'turn.one-move-one-attack' }]);
  s.dice(1, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH).told('harmed', { who: FOE, amount: 3 });
  s.told('turnEnded', { who: ROGUE });
  expect(asked(s)).toEqual(['turn']);
  s.finish();
});

test('[effect.forced-movement] a Hook pulls, until the target is beside the user; Champions stay', () => {
  const build: Build = { ...kitBuild(KITS['dwarf-fighter']), pieces: [newPiece('halberd')], main: 0, off: null };
  const pull = (record: 'orc-raider' | 'orc-warchief') =>
    story((scene) => {
      scene.hall(7, 7).hero(FIGHTER, 3, 5, { build });
      scene.monster(record, 3, 3);
      scene.turn(FIGHTER);
    })
      .dice(...RICH)
      .does(FIGHTER, attack(FOE, { form: 'reach' }))
      .does(FIGHTER, use('hook'));
  const s = pull('orc-raider').told('moved', { who: FOE, how: 'pull' });
  expect(at(s, FOE)).toEqual([3, 4]);
  s.finish();
  pull('orc-warchief').silent('moved').finish();
});

test('[encounter.end-moment] the rest of the Attack lapses when the last monster is dead', () => {
  const s = story(facing((scene) => Object.assign(scene.expedition.monsters[0] ?? {}, { hitpoints: 1 })));
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM)
    .does(FIGHTER, DAMAGE);
  s.told('surgesLapsed', { surges: 5 }, 'encounter.end-moment').told('encounterWon');
  expect(isGone(s, FOE)).toBe(true);
  s.finish();
});

test('[dodge.obeys-occupancy] whoever is let dodge chooses the square', () => {
  const s = story(
    facing((scene) => scene.hero(CLERIC, 4, 4)),
    { heroes: ['halfling-bard', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(...RICH)
    .does(FIGHTER, FOCUS)
    .does(FIGHTER, use('quickstep', CLERIC));
  expect(s.asked()).toEqual([{ seat: CLERIC, kind: 'shift', rule: 'dodge.no-escape-check' }]);
  s.refused(CLERIC, place(0, 0), 'dodge.obeys-occupancy').refused(CLERIC, DONE, 'dodge.no-escape-check');
  s.does(CLERIC, place(6, 6)).told('moved', { who: CLERIC, how: 'dodge' }).finish();
});

test('[gear.slot-purposes] [activator.pay-cost] a Ring offers its Activator at both prices, as often as it says', () => {
  const build: Build = {
    ...kitBuild(KITS['elf-rogue']),
    pieces: [newPiece('short-sword'), { ...newPiece('ring-of-the-knight'), level: 2 }],
    off: null,
  };
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 2, { build });
    scene.monster('orc-raider', 20, 20);
    scene.turn(ROGUE);
  });
  const prices = () =>
    s.state.asks.flatMap((asked) =>
      legal(crystalExpedition, s.state, asked).flatMap((action) =>
        action.type === 'use' && action.activator === 'iron-wall' ? [action.isCheaper] : [],
      ),
    );
  s.dice(3, 4, 5).does(ROGUE, { type: 'focus' });
  expect(prices()).toEqual([false, true]);
  s.does(ROGUE, { type: 'use', activator: 'iron-wall', targets: [], isCheaper: true }).told('used', {
    cost: 1,
    surges: 2,
  });
  s.finish();
});

test('[effect.forced-movement] a better Hook pulls no farther than beside the user, though its line leads past', () => {
  const build: Build = {
    ...kitBuild(KITS['dwarf-fighter']),
    pieces: [{ ...newPiece('halberd'), level: 2 }],
    main: 0,
    off: null,
  };
  const s = story((scene) => {
    scene.hall(7, 7).hero(FIGHTER, 2, 3, { build });
    scene.monster('orc-raider', 4, 2);
    scene.turn(FIGHTER);
  });
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE, { form: 'reach' }))
    .does(FIGHTER, use('hook'));
  expect(at(s, FOE)).toEqual([3, 3]);
  s.finish();
});
