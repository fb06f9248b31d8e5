import { expect, test } from 'vitest';
import { type Action, BARBARIAN, genie, HEROES_SEAT, heroquest, WIZARD, ZARGON } from '../cast.ts';
import { arena, type DungeonStory } from '../dungeon.ts';
import { activate, attack, END, hurl, sq } from '../wishes.ts';

/** What is put forward to whoever is asked, before anybody judges it. */
const offers = ({ state }: DungeonStory): Action[] => state.asks.flatMap((asked) => heroquest.propose(state, asked));

const blows = (s: DungeonStory): Action[] => offers(s).filter(({ type }) => type === 'attack');

test('[attack.dagger-melee-or-thrown] blows are offered to all, and throws to whoever has a dagger in hand', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), gear: ['dagger'], held: 'dagger' });
    scene.hero('barbarian', { at: sq(11, 10), gear: ['broadsword'], held: 'broadsword' });
    scene.only('wizard', 'barbarian');
    genie(scene, 12, 9);
    scene.monster('orc', 11, 9);
    scene.turn('wizard');
  });
  expect(blows(s)).toEqual([attack(6), hurl(6)]);
  s.does(HEROES_SEAT, END);
  expect(blows(s)).toEqual([attack(6)]); // the Genie’s
  s.does(HEROES_SEAT, END).does(ZARGON, activate(6));
  expect(blows(s)).toEqual([attack(BARBARIAN), attack(WIZARD), attack(4)]);
  s.does(ZARGON, END);
  expect(blows(s)).toEqual([attack(6)]); // the Barbarian’s
  s.finish();
});

test('[dread.puppet-strings] a puppet is offered blows at its friends, and nothing is thrown', () => {
  const s = arena((scene) => {
    scene.only('wizard', 'barbarian').hero('barbarian', { at: sq(11, 9) });
    scene.hero('wizard', { at: sq(10, 9), gear: ['dagger'], held: 'dagger' }).effects.puppet = 1;
    scene.monster('orc', 12, 9);
    scene.turn('wizard');
  });
  expect(blows(s)).toEqual([attack(BARBARIAN), attack(WIZARD)]);
  s.finish();
});

test('[spell.sleep] those are put forward together whose Mind is not too much, three at most', () => {
  const s = arena((scene) => {
    scene.only('wizard').hero('wizard', { at: sq(12, 9), schools: ['water'] });
    for (const [column, mind] of [3, 3, 1, 2].entries()) {
      const id = scene.monster('orc', 11 + column, 8);
      Object.assign(scene.table.monsters.find((one) => one.id === id) ?? {}, { mind });
    }
    scene.turn('wizard');
  });
  const named = offers(s).flatMap((wish) =>
    wish.type === 'cast' && wish.spell === 'sleep' ? [wish.targets.join(' ')] : [],
  );
  expect(named).toEqual(['6', '6 7', '6 8', '6 8 9', '6 9', '7', '7 8', '7 8 9', '7 9', '8', '8 9', '9']);
});

test('[trap.jump] jumps are offered over known traps beside one, and over nothing else', () => {
  const s = arena((scene) => {
    scene
      .trap('pit', 11, 9)
      .trap('spear', 13, 9)
      .hero('elf', { at: sq(10, 9) });
    scene.turn('elf', { movement: 4 });
  });
  const over = offers(s).flatMap((wish) => (wish.type === 'jump' ? [wish.over] : []));
  expect([...new Set(over)]).toEqual([sq(11, 9)]);
  expect(offers(s)).toContainEqual({ type: 'jump', over: sq(11, 9), to: sq(12, 9) });
});
