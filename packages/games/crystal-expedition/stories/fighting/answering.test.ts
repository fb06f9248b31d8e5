import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { kitBuild, newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import { asked, bears, body, CLERIC, expedition, FIGHTER, FOE, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, story } from '../scene.ts';
import { attack, DONE, FINISH, interrupt, use } from '../wishes.ts';

// What is done in the Turn of another: by Interrupts, and by what somebody is.

const HIT = [4, 4, 6] as const;
const KNIGHT = FIGHTER;
const WITH_KNIGHT = { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] } as const;

/** The Raider before the Rogue has hit it, and the Knight stands beside the Rogue. */
const struck = (set: (scene: Scene) => void = () => undefined, given: Given = WITH_KNIGHT): CrystalStory =>
  story((scene) => {
    scene.hall(7, 7).hero(ROGUE, 3, 4);
    scene.hero(KNIGHT, 2, 5);
    scene.monster('orc-raider', 3, 3);
    set(scene);
    scene.turn(FOE);
  }, given)
    .dice(...HIT)
    .does(MONSTERS_SEAT, attack(ROGUE))
    .does(MONSTERS_SEAT, FINISH);

test('[ability.interrupt] its trigger has happened: the owner uses it at once, in the Turn of another', () => {
  const s = struck();
  expect(expedition(s).turn?.who).toBe(FOE);
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian'));
  s.told('interrupted', { who: KNIGHT, interrupt: 'guardian', trigger: 'damage-coming' }, 'ability.interrupt');
  expect([body(s, ROGUE)[0], body(s, KNIGHT)[0]]).toEqual([15, 11]);
  s.finish();
});

test('[interrupt.no-missed-trigger] nobody has to watch out: it is offered, and declined for good', () => {
  const s = struck();
  expect(s.asked()).toEqual([{ seat: KNIGHT, kind: 'interrupts', rule: 'interrupt.no-missed-trigger' }]);
  s.does(KNIGHT, DONE).told('harmed', { who: ROGUE });
  expect(asked(s)).not.toContain('interrupts');
  s.finish();
});

test('[interrupt.chain] what an Interrupt has set off comes behind those that are being used', () => {
  const dagger = { ...newPiece('parrying-dagger'), level: 3 } as const;
  const parrying: Build = { ...kitBuild(KITS['human-knight']), pieces: [newPiece('longsword'), dagger], off: 1 };
  const rogue: Build = { ...kitBuild(KITS['elf-rogue']), pieces: [newPiece('rapier'), dagger], off: 1 };
  const s = struck((scene) => {
    scene.hero(KNIGHT, 2, 5, { build: parrying });
    scene.hero(ROGUE, 3, 4, { build: rogue });
  });
  expect(asked(s)).toEqual(['interrupts', 'interrupts']);
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian')).told('interrupted', { interrupt: 'guardian' }, 'ability.interrupt');
  expect(s.asked()).toEqual([{ seat: KNIGHT, kind: 'interrupts', rule: 'interrupt.no-missed-trigger' }]);
  s.does(KNIGHT, interrupt(KNIGHT, 'parry'));
  s.told('interrupted', { who: KNIGHT, interrupt: 'parry' }, 'interrupt.chain');
  s.told('harmed', { who: KNIGHT, amount: 2 }).finish();
});

test('[ability.passive] what somebody is counts all the time: Poison cannot touch the bearer of Purity', () => {
  const kit = kitBuild(KITS['human-cleric']);
  const pure: Build = { ...kit, pieces: [...kit.pieces.slice(0, 3), { ...newPiece('amulet-of-purity'), level: 5 }] };
  const bite = (build: Build): CrystalStory =>
    story((scene) => {
      scene.hall(7, 7).hero(CLERIC, 3, 4, { build });
      scene.monster('web-spider', 3, 3);
      scene.turn(FOE);
    })
      .dice(...HIT)
      .does(MONSTERS_SEAT, attack(CLERIC))
      .does(MONSTERS_SEAT, use('venom-bite'));
  const s = bite(pure).told('effectRefused', { who: CLERIC, effect: 'poison' }, 'ability.passive');
  expect(bears(s, CLERIC)).toEqual([]);
  s.finish();
  expect(bears(bite(kit), CLERIC)).toEqual(['poison 1']);
});

test('[damage.redirected] of two Knights the second does not step in for the first: Damage is moved once', () => {
  const s = struck((scene) => scene.hero(CLERIC, 4, 5), {
    heroes: ['human-knight', 'elf-rogue', 'human-knight'],
  });
  expect(asked(s)).toEqual(['interrupts', 'interrupts']);
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian')).told('guarded', { who: KNIGHT, ally: ROGUE });
  s.told('harmed', { who: KNIGHT }, 'damage.redirected');
  expect(asked(s)).not.toContain('interrupts');
  s.finish();
});

test('[interrupt.lost-hp-to-enemy] [damage.redirected] a Knight who has stepped in answers what it has lost by it', () => {
  const kit = kitBuild(KITS['human-knight']);
  const build: Build = { ...kit, race: 'half-orc', raceLevel: 3 };
  const s = struck((scene) => scene.hero(KNIGHT, 2, 5, { build, trainings: 2, successes: 2 }));
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian')).does(KNIGHT, interrupt(KNIGHT, 'fury'));
  s.told('interrupted', { who: KNIGHT, interrupt: 'fury' }, 'interrupt.lost-hp-to-enemy');
  expect(bears(s, KNIGHT)).toEqual(['fired-up 2']);
  s.finish();
});
