import { expect, test } from 'vitest';
import type { Artifact } from '../../src/content/artifacts.ts';
import { isUsedUp } from '../../src/queries/gear.ts';
import { BARBARIAN, ELF, HEROES_SEAT, type Hero, SPARE_ARTIFACTS, WIZARD, who } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, type Scene, settle, untilTurn } from '../dungeon.ts';
import { attack, cast, END, GO_ON, give, PASS, pickUp, RING, ROLL, sq, walk } from '../wishes.ts';

/** The Elf and the Wizard side by side in the arena, the Elf with something that serves once a quest. */
function pair(artifact: Artifact, build: (scene: Scene) => void = () => {}, whose: Hero = 'elf'): DungeonStory {
  return arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), artifacts: [artifact], schools: ['earth'] });
    scene.hero('wizard', { at: sq(10, 10), schools: ['fire', 'water'] });
    build(scene);
    scene.turn(whose);
  }, SPARE_ARTIFACTS);
}

test('[artifact.ring-of-return] [artifact.give-adjacent] once used it is used for everybody', () => {
  const s = pair('ring-of-return').does(HEROES_SEAT, RING).told('ringUsed', { hero: 'elf' });
  s.does(HEROES_SEAT, give('ring-of-return', 'wizard')).does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, RING, 'artifact.ring-of-return').finish();
});

test('[artifact.ring-of-return] handed on unused it serves whoever has it', () => {
  pair('ring-of-return')
    .does(HEROES_SEAT, give('ring-of-return', 'wizard'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, RING)
    .finish();
});

test('[artifact.ring-of-return] [death.loot] nor does it serve again for whoever takes it from the dead', () => {
  const s = pair(
    'ring-of-return',
    (scene) => {
      scene.hero('elf', { status: 'dead', body: 0, artifacts: [], used: ['ring-of-return'] });
      scene.table.piles = [{ at: sq(10, 9), owner: 'elf', gold: 0, items: ['ring-of-return'], isSafe: false }];
    },
    'wizard',
  );
  s.does(HEROES_SEAT, pickUp(10, 9, 'ring-of-return'))
    .refused(HEROES_SEAT, RING, 'artifact.ring-of-return')
    .finish();
});

test('[artifact.ring-of-return] taken back is taken back, for the Ring as well', () => {
  const s = pair('ring-of-return').does(HEROES_SEAT, RING).takesBack(3);
  s.does(HEROES_SEAT, give('ring-of-return', 'wizard')).does(HEROES_SEAT, END).does(HEROES_SEAT, RING).finish();
});

test('[artifact.spell-ring] [artifact.give-adjacent] it keeps one spell a quest, whoever casts', () => {
  const s = pair('spell-ring').does(HEROES_SEAT, cast('rock-skin', { targets: [ELF] }));
  s.does(HEROES_SEAT, { type: 'keepSpell' }).told('spellKept', { hero: 'elf', spell: 'rock-skin' });
  s.does(HEROES_SEAT, give('spell-ring', 'wizard'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, cast('courage', { targets: [WIZARD] }));
  expect(s.state.asks.some(({ question }) => question.kind === 'keep')).toBe(false);
  expect(who(s, 'wizard').spent).toEqual(['courage']);
  s.finish();
});

test('[artifact.spell-ring] declined, it may serve the next one', () => {
  const s = pair('spell-ring')
    .does(HEROES_SEAT, cast('rock-skin', { targets: [ELF] }))
    .does(HEROES_SEAT, PASS);
  s.does(HEROES_SEAT, give('spell-ring', 'wizard'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, cast('courage', { targets: [WIZARD] }));
  s.does(HEROES_SEAT, { type: 'keepSpell' }).told('spellKept', { hero: 'wizard', spell: 'courage' }).finish();
});

test('[artifact.ferrymans-coin] [artifact.give-adjacent] one roll a quest is made again', () => {
  const s = pair('ferrymans-coin').dice(1, 1).does(HEROES_SEAT, ROLL).dice(4, 4).does(HEROES_SEAT, ROLL);
  s.does(HEROES_SEAT, give('ferrymans-coin', 'wizard')).does(HEROES_SEAT, END);
  s.dice(1, 1).does(HEROES_SEAT, ROLL).refused(HEROES_SEAT, ROLL, 'move.roll-two-red').finish();
});

test('[artifact.sand-glass] [artifact.give-adjacent] one failed roll a quest is made again', () => {
  const s = pair(
    'sand-glass',
    (scene) => {
      scene.hero('elf').effects.gaze = 1;
      scene.hero('wizard').effects.gaze = 1;
    },
    'dwarf',
  );
  s.dice(1, 1, 1, 1).does(HEROES_SEAT, END);
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'again', hero: 'elf' });
  s.dice(1, 1, 1, 1).does(HEROES_SEAT, { type: 'again' }).does(HEROES_SEAT, give('sand-glass', 'wizard'));
  s.dice(1, 1, 1, 1, 1, 1).does(HEROES_SEAT, END);
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'wizard' });
  s.finish();
});

test('[artifact.ring-of-return] [campaign.keep-treasure] in the next quest everything serves again', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('elf', { artifacts: ['ring-of-return'], used: ['ring-of-return'] });
      scene.hero('wizard', { at: sq(3, 10) });
      scene.turn('wizard', { movement: 1 });
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, walk(2, 10)).does(HEROES_SEAT, {
    type: 'swap',
    from: 'elf',
    to: 'barbarian',
    item: 'ring-of-return',
  });
  s.does(HEROES_SEAT, GO_ON);
  settle(s).does(HEROES_SEAT, RING).told('ringUsed', { hero: 'barbarian' }).finish();
});

test('[artifact.talisman-of-lore] [artifact.give-adjacent] who parts with it keeps no Mind above its own', () => {
  const s = pair('talisman-of-lore', (scene) => void scene.hero('elf', { mind: 5 }));
  s.does(HEROES_SEAT, give('talisman-of-lore', 'wizard'));
  expect([who(s, 'elf').mind, who(s, 'wizard').mind]).toEqual([4, 7]);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, give('talisman-of-lore', 'elf'));
  expect([who(s, 'elf').mind, who(s, 'wizard').mind]).toEqual([5, 6]); // it comes to her for the first time
  untilTurn(s.does(HEROES_SEAT, END), 'elf').does(HEROES_SEAT, give('talisman-of-lore', 'wizard'));
  expect([who(s, 'elf').mind, who(s, 'wizard').mind]).toEqual([4, 6]); // and to him for the second
  s.finish();
});

test('[artifact.talisman-of-lore] whoever has lost Mind Points loses none with it', () => {
  const s = pair('talisman-of-lore', (scene) => void scene.hero('elf', { mind: 2 }));
  s.does(HEROES_SEAT, give('talisman-of-lore', 'wizard'));
  expect(who(s, 'elf').mind).toBe(2);
  s.finish();
});

test('[combat.defend-at-once] [potion.any-time] between attack and defence nobody drinks but the one who is struck', () => {
  const s = arena(
    (scene) => {
      scene.hero('barbarian', { at: sq(10, 9), potions: ['healing', 'healing'] });
      scene.hero('dwarf', { at: sq(10, 10), potions: ['potion-of-warding'] });
      scene.hero('elf', { at: sq(9, 9), potions: ['heroic-brew'] });
      scene.hero('wizard', { at: sq(9, 10) });
      scene.monster('orc', 11, 9);
      scene.zargon();
    },
    {},
    3,
  );
  const [attacked, other] = [who(s, 'barbarian').seat, who(s, 'elf').seat];
  expect(other).not.toBe(attacked);
  s.does(2, { type: 'activate', monster: 6 })
    .dice(...faces('SSW'))
    .does(2, attack(BARBARIAN));
  expect(s.asked()).toEqual([{ seat: attacked, kind: 'defend', rule: 'combat.defend-at-once' }]);
  s.refused(attacked, { type: 'drink', hero: 'dwarf', potion: 'potion-of-warding' }, 'combat.defend-at-once');
  s.refused(other, { type: 'drink', hero: 'elf', potion: 'heroic-brew' }, 'kernel.not-asked');
  s.does(attacked, { type: 'drink', hero: 'barbarian', potion: 'healing' });
  expect(s.asked()).toEqual([{ seat: attacked, kind: 'defend', rule: 'combat.defend-at-once' }]);
  s.dice(...faces('WW'))
    .does(attacked, PASS)
    .finish();
});

test('[artifact.talisman-of-lore] the Talisman is never used up: it has lent its Point, and goes on telling', () => {
  const s = pair('talisman-of-lore', (scene) => void scene.hero('elf').used.push('talisman-of-lore', 'ring-of-return'));
  expect([isUsedUp(s.table, 'talisman-of-lore'), isUsedUp(s.table, 'ring-of-return')]).toEqual([false, true]);
});
