import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, HEROES_SEAT, WIZARD, who, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, hush, onTurn, type Scene, untilTurn } from '../dungeon.ts';
import { activate, attack, castOn, drink, END, PASS, pickUp, ROLL, sq, walk } from '../wishes.ts';

test('scenario 21 [death.rescue-potion] [potion.healing] [potion.several-at-once] one draught, two, or none', () => {
  const struck = (): DungeonStory => {
    let orc = 0;
    const s = dungeon(1, (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body: 1, potions: ['healing', 'healing'] });
      orc = scene.monster('orc', 9, 9);
      scene.zargon();
    });
    s.does(ZARGON, activate(orc))
      .dice(...faces('SSS'))
      .does(ZARGON, attack(BARBARIAN));
    s.dice(...faces('SS'))
      .does(HEROES_SEAT, PASS)
      .told('wounded', { figure: BARBARIAN, amount: 3, left: 0 });
    expect(s.asked()[0]).toEqual({ seat: HEROES_SEAT, kind: 'rescue', rule: 'death.rescue-potion' });
    return s;
  };
  const one = struck().does(HEROES_SEAT, drink('barbarian', 'healing'));
  expect(who(one, 'barbarian')).toMatchObject({ status: 'here', body: 4, potions: ['healing'] });
  one.does(HEROES_SEAT, drink('barbarian', 'healing'));
  expect(who(one, 'barbarian')).toMatchObject({ body: 8, potions: [] });
  one.finish();
  const none = struck().does(HEROES_SEAT, PASS).told('died', { figure: BARBARIAN }, 'death.zero-body');
  expect(who(none, 'barbarian')).toMatchObject({ status: 'dead', body: 0 });
  none.finish();
});

test('scenario 22 [death.rescue-spell] the Wizard saves himself, or has acted already', () => {
  let orc = 0;
  const scene22 = (scene: Scene): void => {
    scene.reveal('Z').hero('wizard', { at: sq(10, 9), body: 1, schools: ['water', 'fire', 'air'] });
    orc = scene.monster('orc', 9, 9);
  };
  const s = dungeon(1, (scene) => {
    scene22(scene);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, castOn('courage', WIZARD)).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(WIZARD))
    .told('wounded', { figure: WIZARD, left: 0 });
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'water-of-healing' }).told(
    'healed',
    { hero: 'wizard', amount: 4, body: 4 },
    'death.rescue-spell',
  );
  expect(who(s, 'wizard')).toMatchObject({ status: 'here', body: 4, spent: ['courage', 'water-of-healing'] });
  untilTurn(s, 'wizard')
    .dice(1, 2)
    .does(HEROES_SEAT, ROLL)
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();

  const own = dungeon(1, (scene) => {
    scene22(scene);
    scene.trap('pit', 10, 10, true).turn('wizard', { movement: 4 });
  });
  own
    .dice(...faces('W'))
    .does(HEROES_SEAT, attack(orc))
    .does(HEROES_SEAT, walk(10, 10))
    .told('died', { figure: WIZARD })
    .silent('spellCast')
    .finish();
});

test('scenario 23 [death.no-help-from-others] the Elf can only watch', () => {
  const beside = (own: 'healing'[]): DungeonStory => {
    let orc = 0;
    const s = dungeon(
      1,
      (scene) => {
        scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body: 1, potions: own });
        scene.hero('elf', { at: sq(10, 10), schools: ['earth'], potions: ['healing'] });
        orc = scene.monster('orc', 9, 9);
        scene.zargon();
      },
      {},
      3,
    );
    hush(s.does(2, activate(orc)));
    return hush(s.dice(...faces('SSS SS')).does(2, attack(BARBARIAN)));
  };
  beside([]).told('died', { figure: BARBARIAN }).finish();

  const s = beside(['healing']);
  expect(s.asked().map(({ seat, kind }) => ({ seat, kind }))).toEqual([
    { seat: 0, kind: 'rescue' },
    { seat: 1, kind: 'meanwhile' },
  ]);
  s.refused(1, castOn('heal-body', BARBARIAN), 'round.heroes-then-zargon').refused(
    1,
    { type: 'give', item: 'healing', to: 'barbarian' },
    'round.heroes-then-zargon',
  );
  s.refused(1, { type: 'rescue', spell: 'heal-body' }, 'round.heroes-then-zargon').refused(
    0,
    { type: 'rescue', spell: 'heal-body' },
    'death.no-help-from-others',
  );
  s.refused(1, drink('barbarian', 'healing'), 'seat.own-heroes-only').does(0, PASS).told('died', { figure: BARBARIAN });
  expect(who(s, 'elf')).toMatchObject({ potions: ['healing'], spent: [] });
  s.finish();
});

test('scenario 24 [death.loot] [death.monsters-claim] [campaign.lost-artifact] the Dwarf’s things', () => {
  const fallen = (): DungeonStory => {
    let orc = 0;
    const s = dungeon(1, (scene) => {
      scene.reveal('Z', '.').opened('8,9E');
      scene.hero('dwarf', { at: sq(13, 11), body: 1, gear: ['tool-kit'], held: null, artifacts: ['talisman-of-lore'] });
      scene.hero('elf', { at: sq(9, 9) });
      orc = scene.monster('orc', 14, 11);
      scene.zargon();
    });
    s.does(ZARGON, activate(orc))
      .dice(...faces('SWW SS'))
      .does(ZARGON, attack(DWARF))
      .told('died', { figure: DWARF })
      .told('lootLeft', { hero: 'dwarf', at: sq(13, 11) }, 'death.loot');
    return s;
  };
  const taken = untilTurn(fallen(), 'elf');
  taken.does(HEROES_SEAT, pickUp(13, 11, 'tool-kit')).does(HEROES_SEAT, pickUp(13, 11, 'talisman-of-lore'));
  expect(who(taken, 'elf')).toMatchObject({
    gear: ['shortsword', 'tool-kit'],
    artifacts: ['talisman-of-lore'],
    at: sq(9, 9),
  });
  expect(taken.table.piles).toEqual([]);
  taken.finish();

  const left = untilTurn(fallen(), 'elf')
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(8, 9))
    .does(HEROES_SEAT, END);
  untilTurn(left, 'zargon')
    .does(ZARGON, END)
    .told('lootClaimed', { at: sq(13, 11), artifacts: ['talisman-of-lore'] }, 'death.monsters-claim');
  expect(left.table).toMatchObject({ piles: [], lostArtifacts: ['talisman-of-lore'] });
  left.finish();
});

test('scenario 45 [artifact.elixir-of-life] [death.elixir-exception] the Elf calls the Wizard back', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', {
      at: sq(10, 10),
      body: 1,
      mind: 2,
      gold: 30,
      schools: ['water', 'fire', 'air'],
      spent: ['water-of-healing', 'sleep'],
    });
    scene.hero('elf', { at: sq(12, 10), artifacts: ['elixir-of-life'] });
    orc = scene.monster('orc', 9, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(WIZARD))
    .told('died', { figure: WIZARD });
  untilTurn(s, 'elf')
    .does(HEROES_SEAT, { type: 'elixir', hero: 'wizard' })
    .told('revived', { hero: 'wizard', at: sq(10, 10) }, 'artifact.elixir-of-life');
  expect(who(s, 'wizard')).toMatchObject({
    status: 'here',
    at: sq(10, 10),
    body: 4,
    mind: 6,
    gold: 30,
    gear: ['dagger'],
    held: 'dagger',
    spent: ['water-of-healing', 'sleep'],
  });
  expect(s.table).toMatchObject({ piles: [], goneArtifacts: ['elixir-of-life'] });
  expect(who(s, 'elf').artifacts).toEqual([]);
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ hero: 'elf', hasActed: false });
  s.does(HEROES_SEAT, END);
  expect(onTurn(s)).toBe('wizard');
  s.finish();
});
