import { expect, test } from 'vitest';
import { attackDice, defendDice } from '../../src/queries/combat.ts';
import { movementDice } from '../../src/queries/moving.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { CAPTIVE_ID, type Effects, ELF, GENIE_ID, type HeroInPlay, type Part } from '../cast.ts';
import { arena, type Scene } from '../dungeon.ts';
import { sq } from '../wishes.ts';

type Row = readonly [rule: Rule, amount: number];
type Reckon = (scene: Scene, parts: Part[]) => number;

/** The dice of a roll, and the rule that each of them comes of. */
function expectParts(build: (scene: Scene) => void, reckon: Reckon, rows: readonly Row[]): void {
  arena((scene) => {
    build(scene);
    const parts: Part[] = [];
    const dice = reckon(scene, parts);
    expect(parts).toEqual(rows.map(([rule, amount]) => ({ rule, amount })));
    expect(dice).toBe(rows.reduce((sum, [, amount]) => sum + amount, 0));
    scene.turn('barbarian');
  });
}

const elf = (has: Partial<HeroInPlay>, effects: Partial<Effects> = {}, inPit = false): ((scene: Scene) => number) => {
  return (scene) => {
    if (inPit) scene.trap('pit', 10, 9, true);
    Object.assign(scene.hero('elf', { at: sq(10, 9), ...has }).effects, effects);
    return scene.monster('orc', 11, 9);
  };
};

const STRIKES: readonly (readonly [Parameters<typeof elf>, readonly Row[]])[] = [
  [[{ held: null, gear: [] }], [['attack.dice-from-weapon', 1]]],
  [[{ held: 'shortsword' }], [['attack.dice-from-weapon', 2]]],
  [[{ held: 'spirit-blade', artifacts: ['spirit-blade'] }], [['artifact.spirit-blade', 3]]],
  [[{ held: 'wand-of-magic', artifacts: ['wand-of-magic'] }], [['artifact.wand-of-magic', 2]]],
  [
    [{ held: 'orcs-bane', artifacts: ['orcs-bane'] }],
    [
      ['artifact.orcs-bane', 3],
      ['artifact.orcs-bane', 2],
    ],
  ],
  [
    [{ held: 'dagger', gear: ['dagger'], corroded: ['dagger'] }],
    [
      ['attack.dice-from-weapon', 1],
      ['dread.corrode', -1],
      ['combat.min-one-die', 1],
    ],
  ],
  [
    [{ held: 'shortsword' }, { courage: 1, strength: 1, brew: 1 }],
    [
      ['attack.dice-from-weapon', 2],
      ['spell.courage', 2],
      ['potion.strength', 2],
      ['potion.heroic-brew', 1],
    ],
  ],
  [
    [{ held: 'shortsword' }, {}, true],
    [
      ['attack.dice-from-weapon', 2],
      ['trap.pit-fighting', -1],
    ],
  ],
  [[{ held: 'shortsword' }, { gaze: 1, courage: 1 }, true], [['dread.dread-gaze', 1]]],
];

test.each(STRIKES)('[combat.modifier-order] each die of a hero’s blow has its rule: %j', (has, rows) => {
  let orc = 0;
  expectParts(
    (scene) => {
      orc = elf(...has)(scene);
    },
    ({ table }, parts) => attackDice(table, ELF, orc, parts),
    rows,
  );
});

const WARDS: readonly (readonly [Parameters<typeof elf>, readonly Row[]])[] = [
  [[{}], [['combat.hero-defend-base', 2]]],
  [
    [{ gear: ['helmet', 'shield', 'chain-mail'], suit: 'chain-mail' }],
    [
      ['combat.hero-defend-base', 2],
      ['equip.helmet', 1],
      ['equip.shield', 1],
      ['equip.chain-mail', 1],
    ],
  ],
  [
    [
      { gear: ['battle-axe', 'shield', 'plate-mail'], held: 'battle-axe', suit: 'plate-mail' },
      { rockSkin: 1, warding: 1, brew: 1 },
    ],
    [
      ['combat.hero-defend-base', 2],
      ['equip.shield', 1],
      ['equip.no-shield-with-two-hands', -1],
      ['equip.plate-mail', 2],
      ['spell.rock-skin', 2],
      ['potion.warding', 2],
      ['potion.heroic-brew', 1],
    ],
  ],
  [
    [{ suit: 'borins-armor', artifacts: ['borins-armor'] }, {}, true],
    [
      ['combat.hero-defend-base', 2],
      ['artifact.borins-armor', 2],
      ['trap.pit-fighting', -1],
    ],
  ],
  [[{ gear: ['shield'] }, { slumber: 1 }], [['dread.slumber-hex', 1]]],
];

test.each(WARDS)('[combat.modifier-order] each die of a hero’s defence has its rule: %j', (has, rows) => {
  expectParts(
    (scene) => void elf(...has)(scene),
    ({ table }, parts) => defendDice(table, ELF, parts),
    rows,
  );
});

test('[combat.modifier-order] [artifact.wizards-cloak] so has the Wizard’s, whatever is in his bags', () => {
  expectParts(
    (scene) => void scene.hero('wizard', { artifacts: ['wizards-cloak'], gear: ['dagger', 'shield', 'helmet'] }),
    ({ table }, parts) => defendDice(table, 3, parts),
    [
      ['combat.hero-defend-base', 2],
      ['artifact.wizards-cloak', 1],
    ],
  );
});

test('[combat.modifier-order] [combat.monster-card-dice] so have those of monsters, in a pit, under a banner, asleep, against the mist', () => {
  let orc = 0;
  const pit = (scene: Scene): void => {
    orc = scene.trap('pit', 10, 9, true).monster('orc', 10, 9);
    Object.assign(scene.table, { aura: { attack: 1, until: null, name: '' }, isAuraUp: true });
    Object.assign(scene.hero('elf', { at: sq(11, 9) }).effects, { veil: 1 });
  };
  expectParts(pit, ({ table }, parts) => attackDice(table, orc, ELF, parts), [
    ['combat.monster-card-dice', 3],
    ['quest.dread-banner', 1],
    ['combat.in-pit-minus-one', -1],
    ['spell.veil-of-mist', -2],
  ]);
  expectParts(pit, ({ table }, parts) => defendDice(table, orc, parts), [
    ['combat.monster-card-dice', 2],
    ['combat.in-pit-minus-one', -1],
  ]);
  expectParts(
    (scene) => {
      pit(scene);
      for (const monster of scene.table.monsters) monster.isAsleep = true;
    },
    ({ table }, parts) => defendDice(table, orc, parts),
    [['spell.sleep', 1]],
  );
});

test('[combat.modifier-order] [ally.genie-can] [monster.escort-ragnar] and those of allies', () => {
  let orc = 0;
  const allies = (scene: Scene): void => {
    orc = scene.monster('orc', 11, 9);
    const ally = { at: sq(10, 9), body: 2, seat: 0, turns: 3, summoner: 'wizard', isChained: false } as const;
    scene.table.allies.push({ id: GENIE_ID, ...ally }, { id: CAPTIVE_ID, ...ally, at: sq(10, 10), summoner: null });
  };
  expectParts(allies, ({ table }, parts) => attackDice(table, GENIE_ID, orc, parts), [['ally.genie-can', 4]]);
  expectParts(allies, ({ table }, parts) => defendDice(table, GENIE_ID, parts), [['ally.genie-can', 3]]);
  expectParts(allies, ({ table }, parts) => defendDice(table, CAPTIVE_ID, parts), [['monster.escort-ragnar', 2]]);
});

test('[move.one-die-not-cumulative] and the dice of a move', () => {
  expectParts(
    (scene) => {
      Object.assign(scene.hero('elf', { suit: 'plate-mail' }).effects, { haste: 1, speed: 1 });
      scene.table.chests = [{ at: sq(9, 9), where: 'carried', carrier: 'elf' }];
    },
    (scene, parts) => movementDice(scene.table, scene.hero('elf'), parts),
    [
      ['move.roll-two-red', 2],
      ['move.plate-mail-one-die', -1],
      ['move.chest-one-die', -1],
      ['move.one-die-not-cumulative', 1],
      ['spell.swift-wind', 1],
      ['potion.speed', 2],
    ],
  );
});
