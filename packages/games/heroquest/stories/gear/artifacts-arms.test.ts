import { expect, test } from 'vitest';
import { attackDice, defendDice } from '../../src/queries/combat.ts';
import { foe, HEROES_SEAT, type Part, WIZARD, who, ZARGON } from '../cast.ts';
import { dungeon, faces, untilTurn } from '../dungeon.ts';
import { activate, attack, castOn, END, give, ROLL, search, sq, walk } from '../wishes.ts';

test('[artifact.effects] [artifact.wizards-cloak] one Defend die more for the Wizard, none for another', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(10, 10), artifacts: ['wizards-cloak'] });
    scene.hero('elf', { at: sq(11, 10) });
    orc = scene.monster('orc', 9, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS WWW'))
    .does(ZARGON, attack(WIZARD))
    .told('defenceRolled', { blocks: 3 })
    .silent('wounded');
  untilTurn(s, 'wizard').does(HEROES_SEAT, give('wizards-cloak', 'elf'));
  expect([defendDice(s.table, 3), defendDice(s.table, 2)]).toEqual([2, 2]);
  s.finish();
});

test('[artifact.effects] [artifact.borins-armor] two Defend dice more, put on at once, and two dice to move with', () => {
  const s = dungeon(1, (scene) => {
    const { at: stair } = scene.hero('dwarf', { gear: ['shortsword', 'plate-mail'], suit: 'plate-mail' });
    scene.hero('wizard', { at: stair });
    scene.table.piles.push({ at: stair, owner: null, gold: 0, items: ['borins-armor'], isSafe: true });
    scene.turn('dwarf');
  });
  const { at } = who(s, 'dwarf');
  s.does(HEROES_SEAT, { type: 'pickUp', at, item: 'borins-armor' });
  expect(who(s, 'dwarf').suit).toBe('borins-armor');
  expect(defendDice(s.table, 1)).toBe(4);
  s.dice(2, 3)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { dice: [2, 3] })
    .does(HEROES_SEAT, give('borins-armor', 'wizard'));
  expect([who(s, 'dwarf').suit, who(s, 'wizard').suit]).toEqual([null, null]);
  expect([defendDice(s.table, 1), defendDice(s.table, 3)]).toEqual([2, 2]);
  s.finish();
});

test('[artifact.effects] [artifact.wand-of-magic] two dice at anything in sight, again and again', () => {
  let orc = 0;
  let hidden = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', 'Y').hero('wizard', { at: sq(9, 10), artifacts: ['wand-of-magic'], held: 'wand-of-magic' });
    orc = scene.monster('orc', 14, 10);
    hidden = scene.monster('orc', 16, 10);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, attack(hidden), 'sight.figures-block').refused(
    HEROES_SEAT,
    { type: 'attack', target: orc, isThrown: true },
    'attack.dagger-melee-or-thrown',
  );
  for (let shots = 0; shots < 2; shots++)
    untilTurn(s, 'wizard')
      .dice(...faces('WW'))
      .does(HEROES_SEAT, attack(orc))
      .told('attackRolled', { faces: ['W', 'W'] })
      .does(HEROES_SEAT, END);
  expect(who(s, 'wizard')).toMatchObject({ artifacts: ['wand-of-magic'], held: 'wand-of-magic' });
  s.finish();
});

test('[artifact.effects] [artifact.orcs-bane] three dice, and five against orcs', () => {
  let orc = 0;
  let goblin = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 9), artifacts: ['orcs-bane'], held: 'orcs-bane' });
    orc = scene.monster('orc', 9, 9);
    goblin = scene.monster('goblin', 10, 10);
    scene.monster('orc', 9, 8);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, attack(orc + 2), 'attack.diagonal-weapons')
    .dice(...faces('WWWWW'))
    .does(HEROES_SEAT, attack(orc))
    .does(HEROES_SEAT, END);
  untilTurn(s, 'elf')
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(goblin))
    .finish();
});

test('[artifact.effects] [artifact.orcs-bane] a named orc is an orc', () => {
  const s = dungeon(3, (scene) => {
    scene.hero('elf', { artifacts: ['orcs-bane'], held: 'orcs-bane' });
    scene.monster('ulag', 10, 9);
    scene.turn('elf');
  });
  expect(attackDice(s.table, 2, s.table.monsters[0]?.id ?? 0)).toBe(5);
  s.finish();
});

test('[artifact.effects] [artifact.spirit-blade] three dice, also diagonally; undead block with black shields only', () => {
  let mummy = 0;
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), artifacts: ['spirit-blade'], held: 'spirit-blade' });
    mummy = scene.monster('mummy', 9, 8);
    orc = scene.monster('orc', 9, 9);
    scene.turn('barbarian');
  });
  const undead = foe(s, mummy);
  s.dice(...faces('SSW'), ...faces(`B${'W'.repeat(undead.defend - 1)}`))
    .does(HEROES_SEAT, attack(mummy))
    .told('defenceRolled', { target: mummy, blocks: 1 }, 'artifact.spirit-blade')
    .told('wounded', { figure: mummy, amount: 1 });
  untilTurn(s.does(HEROES_SEAT, END), 'barbarian')
    .dice(...faces('SSS WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('defenceRolled', { target: orc, blocks: 2 }, 'combat.any-shield-blocks');
  s.finish();
});

test('[artifact.effects] [artifact.spirit-blade] nothing else harms the Witch Lord', () => {
  const facing = (held: 'battle-axe' | 'spirit-blade') =>
    dungeon(14, (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(10, 11), gear: ['battle-axe'], artifacts: ['spirit-blade'], held });
      scene.monster('witch-lord-14', 9, 11);
      scene.turn('barbarian');
    });
  const axe = facing('battle-axe');
  const lord = axe.table.monsters[0]?.id ?? 0;
  axe
    .dice(...faces('SSSS'))
    .does(HEROES_SEAT, attack(lord))
    .told('harmless', { figure: lord }, 'quest.witch-lord-invulnerable')
    .silent('defenceRolled')
    .finish();
  const { defend } = foe(axe, lord);
  facing('spirit-blade')
    .dice(...faces('SSS'), ...faces(`B${'W'.repeat(defend - 1)}`))
    .does(HEROES_SEAT, attack(lord))
    .told('wounded', { figure: lord, amount: 2 })
    .finish();
});

test('[artifact.effects] [artifact.wizards-staff] two dice, diagonally too, and two spells in one action', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', {
      at: sq(10, 9),
      artifacts: ['wizards-staff'],
      held: 'wizards-staff',
      schools: ['fire', 'water', 'air'],
    });
    orc = scene.monster('orc', 9, 8);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, castOn('courage', WIZARD))
    .refused(HEROES_SEAT, castOn('courage', WIZARD), 'artifact.wizards-staff')
    .refused(HEROES_SEAT, search('treasure'), 'turn.move-and-one-action');
  s.refused(HEROES_SEAT, attack(orc), 'turn.move-and-one-action')
    .does(HEROES_SEAT, castOn('veil-of-mist', WIZARD))
    .refused(HEROES_SEAT, castOn('water-of-healing', WIZARD), 'cast.is-the-action');
  untilTurn(s.does(HEROES_SEAT, END), 'wizard')
    .dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', {
      parts: [
        { rule: 'artifact.wizards-staff', amount: 2 },
        { rule: 'spell.courage', amount: 2 },
      ],
    })
    .finish();
  const plain = dungeon(1, (scene) => {
    scene.hero('wizard', { artifacts: ['wizards-staff'], held: 'dagger', schools: ['fire', 'water', 'air'] });
    scene.turn('wizard');
  });
  plain
    .does(HEROES_SEAT, castOn('courage', WIZARD))
    .refused(HEROES_SEAT, castOn('veil-of-mist', WIZARD), 'cast.is-the-action')
    .finish();
});

test('[artifact.effects] [artifact.wizards-staff] a step ends the action: no second spell after it', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', {
      at: sq(10, 9),
      artifacts: ['wizards-staff'],
      held: 'wizards-staff',
      schools: ['fire', 'water', 'air'],
    });
    scene.turn('wizard', { movement: 3 });
  });
  s.does(HEROES_SEAT, castOn('courage', WIZARD))
    .does(HEROES_SEAT, walk(10, 10))
    .refused(HEROES_SEAT, castOn('veil-of-mist', WIZARD), 'cast.is-the-action')
    .finish();
  const after = dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', {
      at: sq(10, 9),
      artifacts: ['wizards-staff'],
      held: 'wizards-staff',
      schools: ['fire', 'water', 'air'],
    });
    scene.turn('wizard', { movement: 3 });
  });
  after
    .does(HEROES_SEAT, walk(10, 10))
    .does(HEROES_SEAT, castOn('courage', WIZARD))
    .does(HEROES_SEAT, castOn('veil-of-mist', WIZARD))
    .finish();
});

test('[artifact.spirit-blade] [combat.any-shield-blocks] any shield blocks a blade of steel, for the undead as well', () => {
  let zombie = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    zombie = scene.monster('zombie', 11, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { defend: 2 });
    scene.turn('barbarian');
  });
  s.dice(...faces('SSW WB')).does(HEROES_SEAT, attack(zombie));
  s.told('defenceRolled', { target: zombie, blocks: 2 }, 'combat.any-shield-blocks').silent('wounded').finish();
});

test('[artifact.orcs-bane] [monster.named-has-base-type] against an orc with a name, too, two dice more: an orc it is', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), artifacts: ['orcs-bane'], held: 'orcs-bane' });
    scene.monster('ulag', 11, 9);
    scene.monster('orc', 10, 10);
    scene.monster('goblin', 9, 9);
    scene.turn('barbarian');
  });
  const whys = s.table.monsters.map(({ id }) => {
    const parts: Part[] = [];
    attackDice(s.table, 0, id, parts);
    return parts.slice(1);
  });
  expect(whys).toEqual([
    [{ rule: 'monster.named-has-base-type', amount: 2 }],
    [{ rule: 'artifact.orcs-bane', amount: 2 }],
    [],
  ]);
});
