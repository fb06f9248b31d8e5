import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { bareBuild, newPiece } from '../../src/queries/fresh.ts';
import { withPiece } from '../../src/queries/gear.ts';
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
  order,
  ROGUE,
  surges,
} from '../cast.ts';
import { block, type CrystalStory, type Scene, sq, story, tile } from '../scene.ts';
import { attack, DAMAGE, END, FINISH, FLEE, go, interrupt, MOMENTUM, RECOVER, use } from '../wishes.ts';

// Where the rules of a fight meet.

/** A hit, with a Surge left. */
const HIT = [1, 5, 6] as const;
/** Whatever it is worth, it misses. */
const MISS = [1, 1, 2] as const;

const strikes = (s: CrystalStory, target: number): CrystalStory =>
  s
    .dice(...HIT)
    .does(MONSTERS_SEAT, attack(target))
    .does(MONSTERS_SEAT, FINISH);

/** The Fighter, with 1 Hitpoint left, attacks a Raider that reflects, and falls by it. */
const felled = (more: (scene: Scene) => void = () => undefined): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 2, { hitpoints: 1 });
    scene.hero(CLERIC, 4, 4);
    scene.monster('orc-raider', 2, 1, { reflect: 2 });
    scene.monster('orc-raider', 20, 20);
    more(scene);
    scene.turn(FIGHTER);
  })
    .dice(4, 4, 6)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM)
    .does(FIGHTER, DAMAGE);

test('[attack.attacker-falls] [down.healing-wakes] who falls in its own Attack and is woken does not go on with it', () => {
  const s = felled().told('fell', { hero: FIGHTER });
  s.does(CLERIC, interrupt(CLERIC, 'last-rites')).told('healed', { who: FIGHTER, amount: 3, wakes: true });
  s.told('harmed', { who: FOE, loss: 1 });
  s.told('surgesLapsed', { who: FIGHTER, surges: 5 }, 'attack.attacker-falls').told('turnEnded', { who: FIGHTER });
  expect(body(s, FIGHTER)[0]).toBe(3);
  s.finish();
});

test('[glory.plus-one-per-champion] [glory.minus-one-per-fall] [damage.returned-comes-first] what comes back kills a Champion before the hero falls', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { hitpoints: 1, reflect: 2 });
    scene.hero(ROGUE, 4, 4);
    scene.monster('orc-warchief', 2, 1, { hitpoints: 1, shield: 0 });
    scene.monster('orc-raider', 20, 20);
    scene.expedition.glory = 1;
    scene.turn(FOE);
  });
  s.dice(2, 5, 6).does(MONSTERS_SEAT, attack(FIGHTER)).does(MONSTERS_SEAT, use('heave')).does(MONSTERS_SEAT, MOMENTUM);
  s.does(MONSTERS_SEAT, DAMAGE).told('died', { monster: FOE }).told('gloryChanged', { by: 1, glory: 2 });
  s.told('fell', { hero: FIGHTER }).told('gloryChanged', { by: -1, glory: 1 }, 'glory.minus-one-per-fall');
  s.silent('expeditionEnded').silent('bountyNoted');
  expect([order(s, 'died', 'fell'), isGone(s, FOE)]).toEqual([['died', 'fell'], true]);
});

test('[down.fall-order] [glory.zero-fails-at-once] without Glory no Phoenix rises and nobody gives Last Rites', () => {
  const s = story((scene) => {
    const feathered = withPiece(bareBuild(KITS['elf-rogue']), newPiece('phoenix-feather'));
    scene.hero(ROGUE, 2, 2, { build: feathered, hitpoints: 1 });
    scene.hero(CLERIC, 4, 4);
    scene.monster('orc-raider', 2, 1);
    scene.expedition.glory = 1;
    scene.turn(FOE);
  });
  strikes(s, ROGUE).told('expeditionEnded', {}, 'glory.zero-fails-at-once').silent('interrupted').silent('healed');
  expect([s.table.expedition, s.table.failures]).toEqual([null, 1]);
  s.finish();
});

test('[damage.redirected] [loot.bounty] [down.fall-order] a Knight who falls for another is the monster’s doing', () => {
  const s = story(
    (scene) => {
      scene.hero(0, 1, 3, { hitpoints: 1 });
      scene.hero(ROGUE, 2, 2);
      scene.hero(CLERIC, 4, 0);
      scene.monster('orc-raider', 2, 1);
      scene.turn(FOE);
    },
    { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] },
  );
  const [whole] = body(s, ROGUE);
  strikes(s, ROGUE).does(0, interrupt(0, 'guardian')).told('fell', { hero: 0 }).told('bountyNoted', { monster: FOE });
  expect([asked(s), body(s, ROGUE)[0]]).toEqual([['interrupts'], whole]);
  s.does(CLERIC, interrupt(CLERIC, 'last-rites')).told('healed', { who: 0, wakes: true });
  s.told('turnBegan', { who: ROGUE }).finish();
});

test('[escape.only-conscious-grab] [down.miracle-recovery] whoever wakes holds those who stood there freely', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 1, 1, { hitpoints: 0 });
    scene.hero(CLERIC, 4, 4);
    scene.monster('zombie', 0, 0);
    scene.turn(ROGUE);
  });
  s.dice(6).does(ROGUE, RECOVER).told('turnBegan', { who: FOE });
  s.dice(1, 1)
    .does(MONSTERS_SEAT, go(0, 1))
    .told('escapeRolled', { who: FOE, enemies: [ROGUE], passed: false });
  expect(at(s, FOE)).toEqual([0, 0]);
  s.finish();
});

test('[momentum.hit-pushes-target] [expedition.quest-checked-outside-encounters] a hero who is pushed onto the stairs has found them once the fight is won', () => {
  const s = story(
    (scene) => {
      const tiles = [tile(1, 'section', block(0, 0, 1, 4)), tile(2, 'stairs-down', block(0, -2, 1, -1))];
      scene.joined(tiles, { from: sq(0, 0), to: sq(0, -1) }, { from: sq(1, 0), to: sq(1, -1) });
      scene.hero(FIGHTER, 0, 0);
      scene.monster('orc-raider', 0, 1, { hitpoints: 1 });
      scene.dungeon({ quest: 'find-stairs' }).effect(FOE, 'poison', 1).turn(FOE);
    },
    { players: 1 },
  );
  s.dice(...HIT)
    .does(1, attack(FIGHTER))
    .does(1, MOMENTUM)
    .silent('questDone');
  expect(at(s, FIGHTER)).toEqual([0, -1]);
  s.dice(1, 1, 1, 1).does(1, FINISH).told('died', { monster: FOE });
  s.told('questDone').told('expeditionEnded', {}, 'expedition.success-on-quest');
});

test('[effect.forced-movement] [down.keeps-square] Shadow Swap carries a hero who lies there out of the way', () => {
  const s = story((scene) => {
    const { build } = scene.hero(ROGUE, 2, 2);
    scene.hero(ROGUE, 2, 2, { build: { ...build, classLevel: 5 }, trainings: 4, successes: 4 });
    scene.hero(CLERIC, 2, 1, { hitpoints: 0 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(ROGUE);
  });
  s.dice(3, 4, 5).does(ROGUE, { type: 'focus' }).does(ROGUE, use('shadow-swap', CLERIC));
  expect([at(s, ROGUE), at(s, CLERIC), body(s, CLERIC)[0]]).toEqual([[2, 1], [2, 2], 0]);
  s.does(ROGUE, FINISH).finish();
});

test('[interrupt.lost-hp-to-enemy] [attack.miss-keeps-surges] Surges wait while an Interrupt is asked, and are there afterwards', () => {
  const s = story(
    (scene) => {
      const { build } = scene.hero(0, 2, 2);
      scene.hero(0, 2, 2, { build: { ...build, raceLevel: 5 }, trainings: 4, successes: 4 });
      scene.monster('orc-raider', 2, 1, { reflect: 2 });
      scene.monster('orc-raider', 20, 20);
      scene.turn(0);
    },
    { heroes: ['half-orc-fighter', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(3, 4, 6).does(0, attack(FOE)).does(0, MOMENTUM).does(0, DAMAGE);
  expect([asked(s), surges(s)]).toEqual([['interrupts'], 3]);
  s.refused(0, use('riposte-stance'), 'interrupt.no-missed-trigger').does(0, interrupt(0, 'fury'));
  expect([bears(s, 0), surges(s)]).toEqual([['fired-up 2'], 3]);
  s.does(0, use('riposte-stance'));
  expect(body(s, 0)[2]).toBe(2);
  s.does(0, FINISH).finish();
});

test('[effect.poison] [encounter.end-moment] [loot.bounty] the last monster dies of Poison with a Bounty on it, and nobody else suffers', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0, { hitpoints: 2 });
    scene.hero(ROGUE, 2, 0);
    scene.monster('orc-raider', 20, 20, { hitpoints: 1, bounties: 1 });
    scene.effect(FOE, 'poison', 1).effect(FIGHTER, 'poison', 5).turn(FOE);
  });
  s.does(MONSTERS_SEAT, END).told('died', { monster: FOE, purse: 4, bounty: 10 }).told('encounterWon');
  s.silent('fell');
  expect([expedition(s).purse, body(s, FIGHTER)[0], bears(s, FIGHTER)]).toEqual([14, 16, []]);
  s.finish();
});

test('[turn.one-move-one-attack] [attack.attacker-falls] who falls in an Encore ends it, and the Bard’s own Turn is over as it would be', () => {
  const s = story(
    (scene) => {
      const { build } = scene.hero(0, 0, 0);
      scene.hero(0, 0, 0, { build: { ...build, classLevel: 5 }, trainings: 4, successes: 4 });
      scene.hero(ROGUE, 2, 2, { hitpoints: 1 });
      scene.monster('orc-raider', 2, 1, { reflect: 3 });
      scene.turn(0);
    },
    { heroes: ['halfling-bard', 'elf-rogue', 'dwarf-fighter'] },
  );
  s.dice(3, 4, 5).does(0, { type: 'focus' }).does(0, use('encore', ROGUE));
  if (asked(s)[0] !== 'encore') s.does(0, FINISH);
  expect(s.asked()[0]).toMatchObject({ seat: ROGUE, kind: 'encore' });
  s.dice(1, 5, 6).does(ROGUE, attack(FOE)).does(ROGUE, FINISH).told('fell', { hero: ROGUE });
  s.told('turnEnded', { who: 0 }).told('turnBegan', { who: FOE }).finish();
});

test('[flee.timing] [party.common-decisions] nobody Flees while the party still votes on something else', () => {
  const s = story((scene) => {
    scene.explores();
    scene.expedition.rooms = [
      { tile: 1, isBig: false, hasChest: true, isQuiet: true, mayRest: true, hasPrisoner: false },
    ];
  });
  s.does(ROGUE, { type: 'rest', bonus: 'plan' });
  s.refused(CLERIC, FLEE, 'flee.timing');
  s.does(CLERIC, { type: 'agree' }).told('rested', { bonus: 'plan' });
  s.does(ROGUE, FLEE).does(CLERIC, { type: 'agree' }).told('expeditionEnded', {}, 'flee.fails-expedition');
});

test('[interrupt.frequency] [damage.separate-targets] of two who fall by one event only the first is given Last Rites', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 1, { hitpoints: 1 });
    scene.hero(ROGUE, 3, 1, { hitpoints: 1 });
    scene.hero(CLERIC, 0, 4);
    scene.monster('orc-warchief', 2, 2);
    scene.turn(FOE);
  });
  s.dice(2, 5, 6).does(MONSTERS_SEAT, attack(FIGHTER)).does(MONSTERS_SEAT, use('sweeping-chop', ROGUE));
  s.does(MONSTERS_SEAT, MOMENTUM).told('fell', { hero: ROGUE });
  s.does(CLERIC, interrupt(CLERIC, 'last-rites')).told('healed', { who: ROGUE });
  s.does(MONSTERS_SEAT, DAMAGE).told('fell', { hero: FIGHTER });
  expect(asked(s)).not.toContain('interrupts');
  expect([body(s, ROGUE)[0], body(s, FIGHTER)[0], expedition(s).glory]).toEqual([3, 0, 8]);
  s.finish();
});

test('[monster.champion-resilience] [damage.weakness-venom] [effect.poison-adds-up] a weak Champion takes 1 more Poison once, and never more than 6', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 3);
    scene.monster('orc-warchief', 2, 2);
    scene.dungeon({ weakness: 'venom' }).effect(FOE, 'poison', 5).turn(ROGUE);
  });
  s.dice(3, 5, 6).does(ROGUE, attack(FOE)).does(ROGUE, use('nick')).does(ROGUE, FINISH);
  expect(bears(s, FOE)).toEqual(['poison 6']);
  s.finish();
});

test('[momentum.miss-pushes-attacker] [crystal.adjacent-user] a miss drives the attacker away from the Crystal that it meant to use', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.crystal(3, 1).monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  });
  s.dice(...MISS)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM);
  expect(at(s, FIGHTER)).toEqual([2, 3]);
  const heal = {
    type: 'useCrystal',
    at: expedition(s).crystals[0] ?? 0,
    crystal: 'grit',
    option: 0,
    target: null,
    element: null,
  } as const;
  s.refused(FIGHTER, heal, 'crystal.adjacent-user').finish();
});
