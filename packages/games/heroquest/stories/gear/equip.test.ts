import { expect, test } from 'vitest';
import type { Armour, Weapon } from '../../src/content/equipment.ts';
import { WEAPONS } from '../../src/content/equipment.ts';
import { idOfHero } from '../../src/queries/figures.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { HEROES_SEAT, type Hero, type HeroInPlay, type Options, type Part, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, faces, type Scene, until } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import { attack, hold, ROLL, sq, walk } from '../wishes.ts';

/** How many dice this hero defends with: one hit gets through to be warded off. */
function defends(hero: Hero, changes: Partial<HeroInPlay>, dice: number, parts?: Part[]): void {
  const [s] = acting('orc', 11, 9, (scene) => scene.hero(hero, { at: sq(10, 9), ...changes }));
  s.dice(...faces(`SWW ${'W'.repeat(dice)}`)).does(ZARGON, attack(idOfHero(hero)));
  s.told('defenceRolled', { blocks: dice, ...(parts && { parts }) }).finish();
}

/** The quest is won, and everybody is in town. */
function town(build: (scene: Scene) => void, options: Partial<Options> = {}): DungeonStory {
  const s = arena(
    (scene) => {
      for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { at: sq(1, 10) });
      scene.hero('wizard', { at: sq(3, 10) });
      scene.table.isGoalMet = true;
      build(scene);
      scene.reveal('E').turn('wizard', { movement: 3 });
    },
    { campaign: true, ...options },
  );
  return s.does(HEROES_SEAT, walk(2, 10)).told('townEntered', { next: 2 });
}

const ALL: Weapon[] = [...WEAPONS];

test('[equip.wizard-weapons] staff and dagger, and artifacts that name the Wizard', () => {
  const s = arena((scene) => {
    scene.hero('wizard', {
      at: sq(10, 9),
      gear: ALL,
      artifacts: ['wand-of-magic', 'wizards-staff', 'orcs-bane', 'spirit-blade'],
    });
    scene.turn('wizard');
  });
  for (const weapon of ['shortsword', 'broadsword', 'longsword', 'battle-axe', 'crossbow'] as const)
    s.refused(HEROES_SEAT, hold(weapon), 'equip.wizard-weapons');
  for (const weapon of ['orcs-bane', 'spirit-blade'] as const)
    s.refused(HEROES_SEAT, hold(weapon), 'artifact.user-restriction');
  for (const weapon of ['staff', 'dagger', 'wand-of-magic', 'wizards-staff'] as const)
    s.does(HEROES_SEAT, hold(weapon));
  s.finish();
});

test('[equip.wizard-no-armor] armour in the Wizard’s bags is dead weight', () => {
  defends('wizard', { gear: ['dagger', 'shield', 'helmet', 'chain-mail', 'plate-mail'] }, 2);
  const s = town((scene) => void scene.hero('wizard', { gear: ['dagger', 'chain-mail', 'plate-mail'], gold: 850 }));
  for (const suit of ['chain-mail', 'plate-mail'] as const)
    s.refused(HEROES_SEAT, { type: 'wear', hero: 'wizard', suit }, 'equip.wizard-no-armor');
  s.does(HEROES_SEAT, { type: 'buy', hero: 'wizard', gear: 'plate-mail' });
  expect(s.table.heroes[3]?.suit).toBeNull();
  s.finish();
});

test.each(['barbarian', 'dwarf', 'elf'] as const)(
  '[equip.others-unrestricted] the %s may use everything the armory sells',
  (hero) => {
    const s = arena((scene) => {
      scene.hero(hero, { at: sq(10, 9), gear: ALL, held: null });
      scene.turn(hero);
    });
    for (const weapon of WEAPONS) s.does(HEROES_SEAT, hold(weapon)).told('held', { hero, weapon }, 'equip.hands');
    s.finish();
    defends(hero, { gear: ['shield', 'helmet', 'plate-mail'], held: null, suit: 'plate-mail' }, 6);
  },
);

test('[equip.hands] freely before the attack, then not until the next turn', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['broadsword', 'dagger', 'shield'] });
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('barbarian');
  });
  s.refused(HEROES_SEAT, hold('battle-axe'), 'equip.hands').refused(HEROES_SEAT, hold('wand-of-magic'), 'equip.hands');
  s.does(HEROES_SEAT, hold('dagger')).does(HEROES_SEAT, hold('broadsword')).does(HEROES_SEAT, hold('dagger'));
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(goblin))
    .refused(HEROES_SEAT, hold('broadsword'), 'equip.hands');
  until(s, 'barbarian');
  s.does(HEROES_SEAT, hold('broadsword'))
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(goblin))
    .finish();
});

test.each(['battle-axe', 'staff', 'crossbow'] as const)(
  '[equip.no-shield-with-two-hands] with %s the shield gives nothing, the helmet does',
  (held) => {
    defends('dwarf', { gear: [held, 'shield', 'helmet'], held }, 3);
  },
);

const WORN: readonly (readonly [string, Armour[], HeroInPlay['suit'], number])[] = [
  ['equip.shield', ['shield'], null, 3],
  ['equip.shield', ['shield', 'shield'], null, 3],
  ['equip.helmet', ['helmet'], null, 3],
  ['equip.helmet', ['helmet', 'helmet'], null, 3],
  ['equip.chain-mail', ['chain-mail'], 'chain-mail', 3],
  ['equip.plate-mail', ['plate-mail'], 'plate-mail', 4],
  ['equip.one-body-armor', ['shield', 'helmet', 'chain-mail', 'plate-mail'], 'plate-mail', 6],
  ['equip.one-body-armor', ['chain-mail', 'plate-mail'], 'chain-mail', 3],
];

test.each(WORN)('[%s] %j worn with %s: %i Defend dice', (_rule, gear, suit, dice) => {
  defends('dwarf', { gear: ['shortsword', ...gear], suit }, dice);
});

const SUITS: readonly (readonly [Rule, Partial<HeroInPlay>, number])[] = [
  ['equip.chain-mail', { gear: ['shortsword', 'chain-mail'], suit: 'chain-mail' }, 1],
  ['equip.plate-mail', { gear: ['shortsword', 'plate-mail'], suit: 'plate-mail' }, 2],
  ['artifact.borins-armor', { artifacts: ['borins-armor'], suit: 'borins-armor' }, 2],
];

test.each(SUITS)('[%s] the roll says that its dice come of the suit', (rule, worn, amount) => {
  const bare: Part = { rule: 'combat.hero-defend-base', amount: 2 };
  defends('dwarf', worn, 2 + amount, [bare, { rule, amount }]);
});

test('[equip.shield] [equip.helmet] [equip.chain-mail] [equip.plate-mail] one die, one, one and two more', () => {
  defends('elf', { gear: ['shortsword', 'shield', 'helmet', 'chain-mail'], suit: 'chain-mail' }, 5);
  defends('elf', { gear: ['shortsword', 'shield', 'helmet', 'plate-mail'], suit: 'plate-mail' }, 6);
});

test('[equip.plate-mail] its wearer moves with one die, the bearer of a suit in the bags with two', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { gear: ['broadsword', 'plate-mail'], suit: 'plate-mail' });
    scene.hero('dwarf', { gear: ['shortsword', 'plate-mail', 'chain-mail'], suit: 'chain-mail' });
    scene.turn('barbarian');
  });
  s.dice(4).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 4 });
  until(s, 'dwarf');
  s.dice(4, 5).does(HEROES_SEAT, ROLL).finish();
});

test('[equip.one-body-armor] [equip.armor-swap] in town one suit takes the place of another', () => {
  const s = town(
    (scene) =>
      void scene.hero('dwarf', {
        gear: ['shortsword', 'chain-mail', 'plate-mail'],
        artifacts: ['borins-armor'],
        suit: 'chain-mail',
      }),
  );
  s.does(HEROES_SEAT, { type: 'wear', hero: 'dwarf', suit: 'plate-mail' }).told(
    'wore',
    { hero: 'dwarf', suit: 'plate-mail' },
    'equip.armor-swap',
  );
  s.does(HEROES_SEAT, { type: 'wear', hero: 'dwarf', suit: 'borins-armor' }).refused(
    HEROES_SEAT,
    { type: 'wear', hero: 'dwarf', suit: 'borins-armor' },
    'equip.one-body-armor',
  );
  expect(s.table.heroes[1]?.suit).toBe('borins-armor');
  s.does(HEROES_SEAT, { type: 'wear', hero: 'dwarf', suit: null }).refused(
    HEROES_SEAT,
    { type: 'wear', hero: 'elf', suit: 'chain-mail' },
    'equip.armor-swap',
  );
  s.finish();
});

test('[attack.diagonal-weapons] of two blades with three dice the one that reaches round corners is in hand', () => {
  const s = town((scene) => void scene.hero('barbarian', { gear: ['broadsword'], held: 'broadsword', gold: 350 }));
  s.does(HEROES_SEAT, { type: 'buy', hero: 'barbarian', gear: 'longsword' });
  expect(s.table.heroes[0]).toMatchObject({ held: 'longsword', corroded: [] });
  s.finish();
});

test.each([
  [['broadsword'], 'crossbow'],
  [['broadsword', 'shield'], 'broadsword'],
] as const)('[equip.no-shield-with-two-hands] a Crossbow bought besides %j: the %s is in hand', (gear, held) => {
  const s = town((scene) => void scene.hero('barbarian', { gear: [...gear], held: 'broadsword', gold: 350 }));
  s.does(HEROES_SEAT, { type: 'buy', hero: 'barbarian', gear: 'crossbow' });
  expect(s.table.heroes[0]?.held).toBe(held);
  s.finish();
});

test('[equip.armor-swap] not in a quest; but an artifact is put on when it is received', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9), gear: ['shortsword', 'chain-mail', 'plate-mail'], suit: 'chain-mail' });
    scene.hero('elf', { at: sq(11, 9), artifacts: ['borins-armor'], suit: 'borins-armor' });
    scene.turn('dwarf');
  });
  for (const suit of ['plate-mail', null] as const)
    s.refused(HEROES_SEAT, { type: 'wear', hero: 'dwarf', suit }, 'equip.armor-swap');
  until(s, 'elf');
  s.does(HEROES_SEAT, { type: 'give', item: 'borins-armor', to: 'dwarf' });
  expect(s.table.heroes.map(({ suit }) => suit)).toEqual([null, 'borins-armor', null, null]);
  s.finish();
});

test('[equip.tool-kit] even the Wizard disarms with it, again and again; without it he cannot', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), gear: ['dagger', 'tool-kit'] });
    scene.hero('barbarian', { at: sq(9, 8) });
    scene.trap('pit', 11, 9).trap('spear', 12, 9).trap('pit', 9, 9);
    scene.turn('barbarian');
  });
  s.refused(HEROES_SEAT, { type: 'disarm', at: sq(9, 9), with: 'kit' }, 'equip.tool-kit');
  s.refused(HEROES_SEAT, { type: 'disarm', at: sq(9, 9), with: 'hands' }, 'trap.disarm');
  until(s, 'wizard');
  s.refused(HEROES_SEAT, { type: 'disarm', at: sq(11, 9), with: 'hands' }, 'trap.disarm');
  for (const column of [11, 12]) {
    s.dice(...faces('W'))
      .does(HEROES_SEAT, { type: 'disarm', at: sq(column, 9), with: 'kit' })
      .told('trapDisarmed', { hero: 'wizard', at: sq(column, 9) });
    until(s, 'wizard');
  }
  expect(s.table.heroes[3]?.gear).toEqual(['dagger', 'tool-kit']);
  s.finish();
});

test('[equip.carry-unlimited] whatever one can pay for, one can carry', () => {
  const s = town((scene) => void scene.hero('barbarian', { gold: 3000 }));
  for (let i = 0; i < 30; i++) s.does(HEROES_SEAT, { type: 'buy', hero: 'barbarian', gear: 'staff' });
  expect(s.table.heroes[0]?.gear).toHaveLength(31);
  s.finish();
});

test('[equip.no-giving-in-quest] gear stays with its owner until the quest is over; potions and artifacts do not', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', {
      at: sq(10, 9),
      gear: ['broadsword', 'helmet', 'tool-kit'],
      potions: ['healing'],
      artifacts: ['ring-of-return'],
    });
    scene.hero('dwarf', { at: sq(11, 9) });
    scene.turn('barbarian');
  });
  for (const item of ['broadsword', 'helmet', 'tool-kit'] as const)
    s.refused(HEROES_SEAT, { type: 'give', item, to: 'dwarf' }, 'equip.no-giving-in-quest');
  for (const item of ['healing', 'ring-of-return'] as const) s.does(HEROES_SEAT, { type: 'give', item, to: 'dwarf' });
  s.finish();
  const t = town((scene) => void scene.hero('barbarian', { gear: ['broadsword', 'tool-kit'] }));
  t.does(HEROES_SEAT, { type: 'swap', from: 'barbarian', to: 'dwarf', item: 'tool-kit' });
  expect(t.table.heroes[1]?.gear).toContain('tool-kit');
  t.finish();
});

test('[equip.no-giving-in-quest] the house trades freely, with neighbours', () => {
  const s = arena(
    (scene) => {
      scene.hero('barbarian', { at: sq(10, 9), gear: ['broadsword', 'dagger', 'tool-kit'] });
      scene.hero('dwarf', { at: sq(11, 9) });
      scene.hero('elf', { at: sq(14, 9) });
      scene.turn('barbarian');
    },
    { freeTrading: true },
  );
  s.refused(HEROES_SEAT, { type: 'give', item: 'tool-kit', to: 'elf' }, 'potion.give-adjacent').does(HEROES_SEAT, {
    type: 'give',
    item: 'tool-kit',
    to: 'dwarf',
  });
  s.does(HEROES_SEAT, { type: 'give', item: 'broadsword', to: 'dwarf' });
  expect(s.table.heroes[0]).toMatchObject({ held: 'dagger', gear: ['dagger'] });
  expect(s.table.heroes[1]?.gear).toEqual(['shortsword', 'tool-kit', 'broadsword']);
  s.finish();
});
