import { SPECTATOR } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, FOE, MONSTERS_SEAT, OTHER, question, ROGUE } from '../cast.ts';
import type { Scene } from '../scene.ts';
import { type CrystalStory, story } from '../scene.ts';
import { attack, END, FINISH, MOMENTUM } from '../wishes.ts';

const EVERYBODY = [SPECTATOR, FIGHTER, ROGUE, CLERIC, MONSTERS_SEAT];

const fight = (scene: Scene): void => {
  scene.hero(FIGHTER, 1, 2, { shield: 2, crowns: 7 });
  scene.hero(ROGUE, 3, 3, { fate: 1 });
  scene.monster('zombie', 2, 2, { bounties: 1, reflect: 1 });
  scene.monster('necromancer', 4, 0);
  scene.effect(FOE, 'weak', 1).crystal(0, 0).turn(FIGHTER);
};

test('[hidden.no-secrets-between-players] all see everything, and onlookers too', () => {
  const s = story(fight).dice(6, 5, 2).does(FIGHTER, attack(FOE));
  for (const seat of EVERYBODY) expect(s.view(seat)).toEqual(s.table);
  s.does(FIGHTER, MOMENTUM).does(FIGHTER, FINISH);
  for (const seat of EVERYBODY) expect([s.view(seat), s.heard(seat)]).toEqual([s.table, s.heard(ROGUE)]);
  expect(s.view(ROGUE).expedition?.encounter?.sheet).toMatchObject([{ monster: FOE }, { monster: OTHER }]);
});

test('[hidden.nothing-rolled-ahead] nobody sees a die before it falls', () => {
  const sights = (s: CrystalStory) => EVERYBODY.map((seat) => JSON.stringify(s.sight(seat)));
  const s = story(fight);
  const other = story((scene) => {
    fight(scene);
    scene.draft.rng = { ...scene.draft.rng, source: story(() => {}, { players: 1 }).state.rng.source };
  });
  expect(sights(other)).toEqual(sights(s));
  for (const text of sights(s)) expect(text).not.toContain('rng');
});

test('[hidden.no-secrets-between-players] what a monster means to do next nobody knows but by its reasons afterwards', () => {
  const KNIGHT = 0;
  const s = story(
    (scene) => {
      scene.hero(KNIGHT, 1, 0);
      scene.hero(1, 2, 1);
      scene.monster('ghoul', 2, 2);
      scene.effect(FOE, 'taunted', 0, { by: 1 }).turn(KNIGHT);
    },
    { heroes: ['human-knight', 'elf-rogue'], monsters: 'table' },
  );
  s.dice(6, 5, 5).does(KNIGHT, END).told('chose', { monster: FOE, target: 1, why: 'taunted' });
  expect(question(s)).toMatchObject({ kind: 'interrupts', trigger: 'damage-coming' });
  const plan = s.state.agenda.flatMap((frame) => (frame.kind === 'attack' ? (frame.plan ?? []) : []));
  expect(plan.map(({ activator }) => activator)).toEqual(['paralyse']);
  for (const seat of [SPECTATOR, KNIGHT, 1]) expect(JSON.stringify(s.sight(seat))).not.toContain('paralyse');
});
