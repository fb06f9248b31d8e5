import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { bareBuild, kitBuild, newPiece } from '../../src/queries/fresh.ts';
import {
  asked,
  at,
  bears,
  body,
  CLERIC,
  expedition,
  FIGHTER,
  FOE,
  isGone,
  MONSTERS_SEAT,
  OTHER,
  ROGUE,
  surges,
} from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import {
  attack,
  DAMAGE,
  DONE,
  END,
  FATE,
  FINISH,
  FOCUS,
  go,
  interrupt,
  MOMENTUM,
  place,
  reroll,
  use,
  useCrystal,
} from '../wishes.ts';

/** What a hero has behind it whose Race is of level 5. */
const TRAINED = { trainings: 4, successes: 4 } as const;

/** The Fighter at 2,2 before a Raider (Grit 7, 8 Hitpoints) at 2,1. */
const facing =
  (more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 2, 1);
    more(scene);
    scene.turn(FIGHTER);
  };

test('[attack.declare] weapon, form and target are named before the dice, and nothing is moved after', () => {
  const s = story(facing());
  s.refused(FIGHTER, attack(FOE, { form: 'ranged' }), 'attack.declare');
  s.refused(FIGHTER, attack(99), 'attack.declare');
  s.refused(FIGHTER, attack(FOE, { element: 'fire' }), 'gem.two-prefixes-choose');
  s.dice(2, 3, 6)
    .does(FIGHTER, attack(FOE))
    .told('declared', { target: FOE, form: 'melee', base: 3 }, 'attack.declare');
  s.refused(FIGHTER, go(2, 3), 'resolution.free-order').refused(FIGHTER, END, 'resolution.free-order');
  s.finish();
});

test('[attack.to-hit-two-highest] [attack.surges-from-lowest] the two highest hit, the lowest pays', () => {
  story(facing())
    .dice(2, 3, 6)
    .does(FIGHTER, attack(FOE))
    .told('rolled', { dice: [2, 3, 6], toHit: 9, surges: 2 }, 'attack.to-hit-two-highest')
    .finish();
  story(facing())
    .dice(2, 3, 6)
    .does(FIGHTER, FOCUS)
    .told('rolled', { surges: 2, grit: null }, 'attack.surges-from-lowest')
    .finish();
});

test('[attack.roll-three-dice] three dice are thrown, no more and no less', () => {
  const s = story(facing()).dice(1, 1, 1).does(FIGHTER, attack(FOE));
  expect(expedition(s).attack?.dice).toEqual([1, 1, 1]);
  s.finish();
});

test('[attack.hit-at-least-grit] the Grit itself is enough', () => {
  const hit = story(facing()).dice(1, 3, 4).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM);
  hit.told('hit', { total: 7, grit: 7 }, 'attack.hit-at-least-grit').finish();
  const miss = story(facing()).dice(1, 2, 4).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM);
  miss.told('missed', { total: 6, grit: 7 }, 'attack.hit-at-least-grit');
  miss.refused(FIGHTER, DAMAGE, 'attack.hit-at-least-grit').finish();
});

test('[attack.miss-can-be-bought-off] Aim turns a miss into a hit until Momentum', () => {
  const s = story(facing()).dice(2, 2, 4).does(FIGHTER, attack(FOE)).refused(FIGHTER, use('heave'), 'activator.kinds');
  s.does(FIGHTER, use('aim')).does(FIGHTER, use('heave')).does(FIGHTER, MOMENTUM);
  s.told('hit', { total: 7 }, 'attack.miss-can-be-bought-off').finish();
});

test('[attack.melee-adjacent] [attack.reach] [attack.ranged] how far each form goes', () => {
  const far = (scene: Scene): void => {
    scene.hall(12, 5).hero(FIGHTER, 0, 2);
    scene.monster('orc-raider', 3, 2);
    scene.monster('orc-raider', 9, 2);
    scene.turn(FIGHTER);
  };
  story(far).refused(FIGHTER, attack(FOE), 'attack.melee-adjacent').finish();
  const reach = { heroes: ['elf-rogue', 'elf-rogue', 'human-cleric'] } as const;
  story(far, reach)
    .refused(FIGHTER, attack(FOE, { form: 'lunge' }), 'attack.reach')
    .does(FIGHTER, go(1, 2))
    .dice(1, 5, 6)
    .does(FIGHTER, attack(FOE, { form: 'lunge' }))
    .told('formPaid', { form: 'lunge', cost: 1, surges: 0 }, 'attack.form-cost')
    .finish();
  const bow = { heroes: ['elf-archer', 'elf-rogue', 'human-cleric'] } as const;
  story(far, bow)
    .refused(FIGHTER, attack(OTHER, { form: 'ranged' }), 'attack.ranged')
    .dice(1, 5, 6)
    .does(FIGHTER, attack(FOE, { form: 'ranged' }))
    .finish();
});

test('[attack.form-cost] a form that is not paid for misses, and Fate may pay', () => {
  const wild = {
    ...kitBuild(KITS['half-orc-fighter']),
    pieces: [newPiece('rapier')],
  };
  const facingAfar = (fate: number) => (scene: Scene) => {
    scene.hero(FIGHTER, 2, 3, { build: wild, fate });
    scene.monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  };
  const poor = story(facingAfar(0))
    .dice(1, 6, 6)
    .does(FIGHTER, attack(FOE, { form: 'lunge' }));
  poor.told('formUnpaid', { form: 'lunge' }, 'attack.form-cost').does(FIGHTER, MOMENTUM);
  poor.told('missed', {}, 'attack.form-cost').finish();
  const rich = story(facingAfar(1))
    .dice(1, 6, 6)
    .does(FIGHTER, attack(FOE, { form: 'lunge' }));
  expect(rich.asked()).toEqual([{ seat: FIGHTER, kind: 'attack', rule: 'attack.form-cost' }]);
  rich.refused(FIGHTER, MOMENTUM, 'attack.form-cost').refused(FIGHTER, use('aim'), 'attack.form-cost');
  rich.refused(FIGHTER, useCrystal([0, 0], 'grit'), 'attack.form-cost');
  rich.does(FIGHTER, FATE).told('formPaid', { cost: 1, surges: 0 }).does(FIGHTER, MOMENTUM).told('hit').finish();
  const proud = story(facingAfar(1))
    .dice(1, 6, 6)
    .does(FIGHTER, attack(FOE, { form: 'lunge' }));
  proud.does(FIGHTER, FINISH).told('formUnpaid').does(FIGHTER, FINISH).told('missed').finish();
});

test('[attack.focus-without-target] Surges for free Activators, and neither hit, Momentum nor Damage', () => {
  const s = story(facing((scene) => scene.effect(FIGHTER, 'heartened', 1).effect(FIGHTER, 'fired-up', 2)));
  s.dice(4, 4, 6).does(FIGHTER, FOCUS).told('focused', { who: FIGHTER }, 'attack.focus-without-target');
  for (const step of [MOMENTUM, DAMAGE, use('aim'), use('heave'), use('cleave', FOE)])
    s.refused(FIGHTER, step, 'attack.focus-without-target');
  s.does(FIGHTER, use('riposte-stance')).does(FIGHTER, FINISH).silent('moved');
  expect(bears(s, FIGHTER)).toEqual(['heartened 1', 'fired-up 2']);
  s.finish();
  story(facing(), { attackNeedsTarget: true }).refused(FIGHTER, FOCUS, 'attack.focus-without-target').finish();
});

test('[attack.no-friendly-target] neither allies nor oneself', () => {
  story(facing((scene) => scene.hero(ROGUE, 1, 2)))
    .refused(FIGHTER, attack(ROGUE), 'attack.no-friendly-target')
    .refused(FIGHTER, attack(FIGHTER), 'attack.no-friendly-target')
    .finish();
});

test('[attack.miss-keeps-surges] after a miss free Activators are left', () => {
  const s = story(facing()).dice(2, 1, 1).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM);
  s.refused(FIGHTER, use('heave'), 'attack.miss-keeps-surges').does(FIGHTER, use('brace', FIGHTER));
  expect(body(s, FIGHTER)[1]).toBe(1);
  s.finish();
});

test('[attack.target-must-live] Activators that need a dead target are gone, others are not', () => {
  const s = story(
    facing((scene) => {
      scene.crystal(3, 3);
      scene.monster('orc-raider', 1, 2);
      Object.assign(scene.expedition.monsters[0] ?? {}, { hitpoints: 3 });
    }),
  );
  s.dice(5, 5, 6).does(FIGHTER, attack(FOE));
  s.does(FIGHTER, useCrystal([3, 3], 'damage', { target: FOE, element: 'fire' }));
  expect(isGone(s, FOE)).toBe(true);
  s.refused(FIGHTER, use('heave'), 'attack.target-must-live').refused(
    FIGHTER,
    use('shield-bash'),
    'attack.target-must-live',
  );
  s.does(FIGHTER, use('cleave', OTHER)).does(FIGHTER, MOMENTUM).silent('hit').silent('moved');
  s.told('harmed', { who: OTHER, amount: 2 }).refused(FIGHTER, DAMAGE, 'attack.target-must-live');
  s.does(FIGHTER, FINISH).silent('harmed').finish();
});

test('[attack.effects-at-declaration] what comes during the Attack counts for the next', () => {
  const s = story(
    facing((scene) => {
      scene.crystal(3, 3).crystal(1, 3);
      scene.effect(FIGHTER, 'heartened', 1).effect(FIGHTER, 'fired-up', 2).effect(FOE, 'fragile', 1);
    }),
  );
  s.dice(4, 2, 2).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 7 });
  s.told('effectsEnded', { who: FIGHTER, effects: ['heartened'] }, 'attack.effects-at-declaration');
  s.does(FIGHTER, useCrystal([3, 3], 'effect', { option: 0 }));
  s.does(FIGHTER, useCrystal([1, 3], 'effect', { option: 1 }));
  s.does(FIGHTER, FINISH).told('hit', { total: 7 }).told('harmed', { who: FOE, amount: 6 });
  expect(bears(s, FIGHTER)).toEqual(['heartened 2', 'fired-up 3']);
  s.finish();
});

test('[attack.attacker-falls] the Damage is finished, and the rest of the Attack lapses', () => {
  const s = story(
    facing((scene) => {
      scene.hero(FIGHTER, 2, 2, { hitpoints: 1 });
      scene.hero(ROGUE, 4, 4);
      scene.monster('orc-raider', 20, 20);
      Object.assign(scene.expedition.monsters[0] ?? {}, { reflect: 2 });
    }),
  );
  s.dice(4, 4, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE);
  s.told('fell', { hero: FIGHTER }).does(CLERIC, DONE).told('harmed', { who: FOE, amount: 3, reflected: 2, loss: 1 });
  s.told('surgesLapsed', { who: FIGHTER, surges: 5 }, 'attack.attacker-falls').told('turnEnded', { who: FIGHTER });
  s.finish();
});

test('[attack.re-rolls] [ability.active] [fate.after-own-roll] the attacker’s own first, then Lucky Duck, and no die twice', () => {
  const duck = { ...kitBuild(KITS['halfling-bard']), raceLevel: 5 } as const;
  const s = story(
    (scene) => {
      scene.hero(FIGHTER, 2, 2, { build: { ...kitBuild(KITS['human-knight']) } });
      scene.monster('orc-raider', 2, 1);
      scene.turn(FIGHTER);
    },
    { heroes: ['human-knight', 'halfling-bard', 'human-cleric'] },
  );
  s.dice(1, 4, 5).does(FIGHTER, attack(FOE));
  expect(asked(s)).toEqual(['reroll']);
  s.refused(FIGHTER, FATE, 'fate.after-own-roll').refused(FIGHTER, reroll(0, 'reroll-attack'), 'ability.active');
  s.refused(FIGHTER, reroll(3), 'attack.re-rolls');
  s.dice(6)
    .does(FIGHTER, reroll(0))
    .told('rerolled', { die: 0, from: 1, to: 6, dice: [6, 4, 5], surges: 4 });
  expect([asked(s), surges(s)]).toEqual([['attack'], 4]);
  s.finish();
  const against = story((scene) => {
    scene.hero(ROGUE, 2, 2, { build: duck, ...TRAINED });
    scene.monster('orc-raider', 2, 1);
    scene.turn(FOE);
  });
  against.dice(2, 3, 6).does(MONSTERS_SEAT, attack(ROGUE));
  expect(asked(against)).toEqual(['interrupts']);
  against.dice(1).does(ROGUE, interrupt(ROGUE, 'lucky-duck'));
  against.told('rerolled', { die: 2, from: 6, to: 1, dice: [2, 3, 1], surges: 1 }, 'attack.re-rolls').finish();
});

test('[attack.melee-damage-adjacent] a target that is pushed out of reach takes no damage, though it was hit', () => {
  const s = story((scene) => {
    scene.hall(5, 8).hero(FIGHTER, 2, 5);
    scene.monster('orc-raider', 2, 4);
    scene.turn(FIGHTER);
  });
  s.dice(3, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM).does(FIGHTER, use('shield-bash'));
  s.told('moved', { who: FOE, how: 'push' });
  s.does(FIGHTER, DAMAGE).told('harmed', { who: FOE, amount: 0, loss: 0 }, 'attack.melee-damage-adjacent');
  expect([at(s, FOE), bears(s, FOE)]).toEqual([[2, 2], ['weak 1']]);
  s.finish();
});

test('[fate.extra-surges] [fate.after-own-roll] [fate.heroes-only] each Fate is a Surge, for heroes alone', () => {
  const s = story(facing()).dice(1, 5, 6).does(FIGHTER, attack(FOE));
  s.does(FIGHTER, FATE).told('fateSpent', { fate: 1, surges: 2 }, 'fate.extra-surges').does(FIGHTER, FATE);
  s.refused(FIGHTER, FATE, 'fate.restored-in-town-only').does(FIGHTER, use('heave')).does(FIGHTER, FINISH);
  s.told('harmed', { amount: 4 }).finish();
  const monster = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 2, 1);
    scene.turn(FOE);
  });
  monster.dice(1, 5, 6).does(MONSTERS_SEAT, attack(FIGHTER)).refused(MONSTERS_SEAT, FATE, 'fate.heroes-only').finish();
});

test('[crit.two-sixes] [crit.doubles-base] [crit.needs-a-hit] two sixes double the base, if they hit', () => {
  const s = story(facing()).dice(1, 6, 6).does(FIGHTER, attack(FOE));
  s.told('rolled', { isCritical: true }, 'crit.two-sixes').does(FIGHTER, FINISH);
  s.told('hit', { isCritical: true }, 'crit.needs-a-hit').told('harmed', { amount: 6 }, 'crit.doubles-base').finish();
  const hard = story(facing((scene) => scene.effect(FOE, 'bolstered', 6)));
  hard.dice(1, 6, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH).told('missed', { total: 12, grit: 13 }).finish();
});

test('[hero.no-starting-gear] bare hands do 1', () => {
  const s = story(facing((scene) => scene.hero(FIGHTER, 2, 2, { build: bareBuild(KITS['dwarf-fighter']) })));
  s.dice(1, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH).told('harmed', { amount: 1 }, 'damage.not-random');
  s.finish();
});

test('[interrupt.optional] a hero may decline for good, and answers for itself alone', () => {
  const s = story(
    (scene) => {
      scene.hero(ROGUE, 2, 2, { build: { ...kitBuild(KITS['halfling-bard']), raceLevel: 5 }, ...TRAINED });
      scene.hero(CLERIC, 4, 4);
      scene.monster('orc-raider', 2, 1);
      scene.turn(FOE);
    },
    { heroes: ['dwarf-fighter', 'halfling-bard', 'human-cleric'] },
  );
  s.dice(1, 5, 6).does(MONSTERS_SEAT, attack(ROGUE));
  s.refused(ROGUE, interrupt(ROGUE, 'last-rites'), 'ability.interrupt');
  s.refused(ROGUE, interrupt(CLERIC, 'lucky-duck'), 'ability.interrupt').does(ROGUE, DONE);
  expect(s.asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'attack', rule: 'resolution.free-order' }]);
  s.does(MONSTERS_SEAT, MOMENTUM).refused(ROGUE, place(0, 0), 'kernel.not-asked').finish();
});
