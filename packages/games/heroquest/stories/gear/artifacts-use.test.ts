import { expect, test } from 'vitest';
import type { Artifact } from '../../src/content/artifacts.ts';
import { findMonster } from '../../src/sheet/monster.ts';
import { CAPTIVE_ID, ELF, foe, HEROES_SEAT, heroquest, SPARE_ARTIFACTS, WIZARD, who, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, onTurn, untilTurn } from '../dungeon.ts';
import { stack } from '../scenes.ts';
import {
  activate,
  attack,
  castOn,
  END,
  elixirFor,
  GO_ON,
  give,
  PASS,
  RING,
  ROLL,
  search,
  sq,
  walk,
} from '../wishes.ts';

test('[artifact.effects] [artifact.talisman-of-lore] a Mind Point for each who first receives it in a quest', () => {
  const s = dungeon(5, (scene) => {
    scene.reveal('Y').hero('elf', { at: sq(15, 7), mind: 3 });
    scene.hero('wizard', { at: sq(15, 8), mind: 6 });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('itemGained', { hero: 'elf', item: 'talisman-of-lore' });
  expect(who(s, 'elf').mind).toBe(4);
  s.does(HEROES_SEAT, give('talisman-of-lore', 'wizard')).does(HEROES_SEAT, END);
  expect(who(s, 'wizard').mind).toBe(7);
  s.does(HEROES_SEAT, give('talisman-of-lore', 'elf'));
  expect(who(s, 'elf').mind).toBe(4);
  s.finish();
});

test('[artifact.effects] [artifact.talisman-of-lore] whoever carries it starts the next quest with one Mind Point more', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('barbarian', { at: sq(3, 10) });
      scene.hero('elf', { mind: 2, artifacts: ['talisman-of-lore'] });
      scene.turn('barbarian', { movement: 1 });
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, walk(2, 10)).does(HEROES_SEAT, GO_ON);
  expect(s.table.heroes.map(({ mind }) => mind)).toEqual([2, 3, 5, 6]);
  s.finish();
});

test('[artifact.effects] [artifact.talisman-of-lore] its seat sees what a caster in sight has left, and no other seat does', () => {
  let mage = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', 'Y').hero('elf', { at: sq(9, 10), artifacts: ['talisman-of-lore'] });
      mage = scene.monster('balur', 14, 10);
      scene.monster('melar', 16, 10);
      scene.turn('elf');
    },
    {},
    3,
  );
  const { spells } = foe(s, mage);
  expect(spells.length).toBeGreaterThan(0);
  expect(s.view(1).lore).toEqual([{ monster: mage, spells }]);
  expect(s.view(0).lore).toEqual([]);
  expect(s.view(1).monsters.every((monster) => monster.spells.length === 0)).toBe(true);
  s.finish();
});

test.each([
  [['ember'], ['lance', 'puppet']],
  [['ember'], ['lance']],
  [[], ['lance']],
] as const)('[artifact.talisman-of-lore] of %j it shows all, whether or not %j have been cast', (spells, spent) => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 10), artifacts: ['talisman-of-lore'] });
    scene.monster('balur', 14, 10);
    scene.monster('orc', 14, 8);
    Object.assign(scene.table.monsters[0] ?? {}, { spells: [...spells], cast: [...spent] });
    scene.turn('elf');
  });
  expect(s.view(0).lore).toEqual([{ monster: 6, spells }]);
  s.finish();
});

test('[artifact.talisman-of-lore] what a slain caster had left is Zargon’s secret too', () => {
  const s = dungeon(1, (scene) => {
    const balur = findMonster({ named: [] }, 'balur');
    if (balur !== null) scene.table.fallen = [{ ...balur, at: sq(10, 9) }];
    scene.turn('elf');
  });
  expect(s.view(ZARGON).fallen[0]?.spells.length).toBeGreaterThan(0);
  expect(s.view(HEROES_SEAT).fallen).toMatchObject([{ key: 'balur', spells: [] }]);
  s.finish();
});

/** The Wizard has died on this square of room Z, and the Elf has the Elixir. */
const grave = (column: number, row: number, more: Parameters<typeof dungeon>[1] = () => {}): DungeonStory =>
  dungeon(1, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(column, row), status: 'dead', body: 0, mind: 1 });
    scene.hero('elf', { at: sq(9, 10), artifacts: ['elixir-of-life'] });
    more(scene);
    scene.turn('elf');
  });

test('[artifact.effects] [artifact.elixir-of-life] [death.elixir-exception] within three steps and in sight, or not at all', () => {
  const s = grave(12, 10)
    .does(HEROES_SEAT, elixirFor('wizard'))
    .told('revived', { hero: 'wizard', at: sq(12, 10) }, 'artifact.elixir-of-life');
  expect(who(s, 'wizard')).toMatchObject({ status: 'here', body: 4, mind: 6 });
  expect(s.table.goneArtifacts).toEqual(['elixir-of-life']);
  s.refused(HEROES_SEAT, elixirFor('wizard'), 'artifact.elixir-of-life').does(HEROES_SEAT, search('traps')).finish();
  grave(13, 10).refused(HEROES_SEAT, elixirFor('wizard'), 'artifact.elixir-of-life').finish();
  const screened = grave(12, 10, (scene) => scene.hero('dwarf', { at: sq(11, 10) }));
  screened
    .refused(HEROES_SEAT, elixirFor('wizard'), 'artifact.elixir-of-life')
    .refused(HEROES_SEAT, elixirFor('dwarf'), 'artifact.elixir-of-life')
    .finish();
  const without = grave(10, 10, (scene) => scene.hero('elf', { artifacts: [], schools: ['earth'] }));
  without
    .refused(HEROES_SEAT, elixirFor('wizard'), 'artifact.elixir-of-life')
    .refused(HEROES_SEAT, castOn('heal-body', WIZARD), 'death.elixir-exception')
    .finish();
});

test('[artifact.effects] [artifact.elixir-of-life] beside the square when somebody stands there; in the pit when it was one', () => {
  const s = grave(10, 10, (scene) => scene.hero('dwarf', { at: sq(10, 10) })).does(HEROES_SEAT, elixirFor('wizard'));
  expect([sq(10, 9), sq(11, 10), sq(10, 11)]).toContain(who(s, 'wizard').at);
  s.finish();
  const pit = grave(10, 10, (scene) => scene.trap('pit', 10, 10, true)).does(HEROES_SEAT, elixirFor('wizard'));
  expect(who(pit, 'wizard').at).toBe(sq(10, 10));
  pit.finish();
});

test('[artifact.effects] [artifact.elixir-of-life] [death.rescue-potion] the bearer itself at 0', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('elf', { at: sq(10, 4), body: 1, mind: 1, artifacts: ['elixir-of-life'] });
    scene.turn('elf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(11, 4)).told('wounded', { figure: ELF, left: 0 });
  expect(s.asked()[0]?.kind).toBe('rescue');
  s.refused(HEROES_SEAT, elixirFor('barbarian'), 'artifact.elixir-of-life');
  s.does(HEROES_SEAT, elixirFor('elf')).silent('died');
  expect(who(s, 'elf')).toMatchObject({ status: 'here', at: sq(11, 4), body: 6, mind: 4, artifacts: [] });
  expect(s.table.goneArtifacts).toEqual(['elixir-of-life']);
  expect(onTurn(s)).toBe('wizard');
  s.finish();
});

test('[artifact.effects] [artifact.ring-of-return] the bearer and all it sees stand on the stairway', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', '.').hero('elf', { at: sq(9, 10), artifacts: ['ring-of-return'] });
    scene.hero('dwarf', { at: sq(13, 10) });
    scene.hero('wizard', { at: sq(14, 10) });
    scene.hero('barbarian', { at: sq(8, 12) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING).told('ringUsed', { hero: 'elf' }, 'artifact.ring-of-return');
  const stairs = [sq(1, 10), sq(2, 10), sq(1, 11), sq(2, 11)];
  expect([who(s, 'elf'), who(s, 'dwarf')].every(({ at }) => stairs.includes(at))).toBe(true);
  expect([who(s, 'wizard').at, who(s, 'barbarian').at]).toEqual([sq(14, 10), sq(8, 12)]);
  s.refused(HEROES_SEAT, search('treasure'), 'turn.move-and-one-action').refused(
    HEROES_SEAT,
    RING,
    'artifact.ring-of-return',
  );
  s.dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(3, 10)).does(HEROES_SEAT, END);
  untilTurn(s, 'elf').refused(HEROES_SEAT, RING, 'artifact.ring-of-return').finish();
  const acted = dungeon(1, (scene) => {
    scene.hero('elf', { artifacts: ['ring-of-return'] });
    scene.turn('elf', { hasActed: true });
  });
  acted.refused(HEROES_SEAT, RING, 'turn.move-and-one-action').finish();
});

test('[artifact.effects] [artifact.ring-of-return] Sir Ragnar comes along once he is free', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('R', 'L').hero('elf', { at: sq(18, 16), artifacts: ['ring-of-return'] });
    for (const ally of scene.table.allies) ally.isChained = false;
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING)
    .told('placed', { figure: CAPTIVE_ID, to: s.table.stairs ?? -1 }, 'artifact.ring-of-return')
    .told('captiveOut')
    .told('goalMet')
    .finish();
});

test('[artifact.effects] [artifact.spell-ring] one spell of the quest is kept, and cast once more', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { body: 1, artifacts: ['spell-ring'], schools: ['earth'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, castOn('heal-body', ELF)).told('healed', { hero: 'elf', body: 5 });
  expect(s.asked()[0]).toEqual({ seat: HEROES_SEAT, kind: 'keep', rule: 'artifact.spell-ring' });
  s.does(HEROES_SEAT, { type: 'keepSpell' })
    .told('spellKept', { hero: 'elf', spell: 'heal-body' }, 'artifact.spell-ring')
    .does(HEROES_SEAT, END);
  untilTurn(s, 'elf').does(HEROES_SEAT, castOn('heal-body', ELF)).does(HEROES_SEAT, END);
  untilTurn(s, 'elf').refused(HEROES_SEAT, castOn('heal-body', ELF), 'cast.once-per-quest').finish();
});

test('[artifact.effects] [artifact.spell-ring] one may wait for a better spell; the Barbarian cannot use it', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { artifacts: ['spell-ring'], schools: ['earth'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, castOn('rock-skin', ELF)).does(HEROES_SEAT, PASS).does(HEROES_SEAT, END);
  untilTurn(s, 'elf')
    .refused(HEROES_SEAT, castOn('rock-skin', ELF), 'cast.once-per-quest')
    .does(HEROES_SEAT, castOn('heal-body', ELF));
  expect(s.asked()[0]?.kind).toBe('keep');
  s.finish();
});

test('[artifact.effects] [artifact.spell-ring] the spell that saved the bearer’s life can be kept too', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('elf', { at: sq(10, 4), body: 1, artifacts: ['spell-ring'], schools: ['earth'] });
    scene.turn('elf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(11, 4))
    .does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' })
    .does(HEROES_SEAT, { type: 'keepSpell' });
  expect(who(s, 'elf')).toMatchObject({ body: 4, spent: [], used: ['spell-ring'] });
  s.finish();
});

/** The Elf carries one of the four spare artifacts. */
const carrying = (artifact: Artifact, more: Parameters<typeof dungeon>[1] = () => {}): DungeonStory =>
  dungeon(
    1,
    (scene) => {
      scene.reveal('D').hero('elf', { at: sq(6, 7), artifacts: [artifact] });
      scene.turn('elf');
      more(scene);
    },
    SPARE_ARTIFACTS,
  );

test('[artifact.effects] [artifact.hollow-lantern] a wandering monster is passed over once', () => {
  let seen = 0;
  for (let deck = 0; deck < 2; deck++) {
    const s = carrying('hollow-lantern', (scene) => {
      scene.table.deck = deck === 0 ? ['wandering-monster'] : ['coins-10'];
    });
    s.does(HEROES_SEAT, search('treasure'));
    seen += s.heard(HEROES_SEAT).filter(({ type }) => type === 'cardDrawn').length;
    if (deck === 0) {
      s.told('cardReturned', { card: 'wandering-monster' }, 'artifact.hollow-lantern').told(
        'cardDrawn',
        { card: 'wandering-monster' },
        'artifact.hollow-lantern',
      );
      s.dice(...faces('WWW')).does(ZARGON, { type: 'place', at: sq(6, 6) });
    } else s.told('goldGained', { gold: 10 });
    s.finish();
  }
  expect(seen).toBe(3);
});

test('[artifact.effects] [artifact.hollow-lantern] most often the second card is a better one', () => {
  const s = carrying('hollow-lantern', (scene) => {
    scene.table.deck = ['wandering-monster', 'coins-20'];
    stack(scene, 'wandering-monster', 'coins-20');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('cardReturned', { card: 'wandering-monster' }, 'artifact.hollow-lantern')
    .told('goldGained', { gold: 20 });
  expect(s.table).toMatchObject({ deck: ['wandering-monster'], monsters: [] });
  s.finish();
});

test('[artifact.effects] [artifact.ferrymans-coin] one movement roll of the quest is made again', () => {
  const s = carrying('ferrymans-coin')
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { movement: 2 }, 'move.roll-two-red');
  s.dice(5, 6).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 11 }, 'artifact.ferrymans-coin');
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(11);
  s.refused(HEROES_SEAT, ROLL, 'move.roll-two-red').does(HEROES_SEAT, END);
  untilTurn(s, 'elf').dice(1, 1).does(HEROES_SEAT, ROLL).refused(HEROES_SEAT, ROLL, 'move.roll-two-red').finish();
  const stepped = carrying('ferrymans-coin').dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(6, 6));
  stepped.refused(HEROES_SEAT, ROLL, 'move.roll-two-red').finish();
  const puppet = carrying('ferrymans-coin', (scene) => {
    scene.hero('elf').effects.puppet = 1;
  });
  puppet.dice(1, 1).does(ZARGON, ROLL).refused(ZARGON, ROLL, 'move.roll-two-red').finish();
});

test('[artifact.effects] [artifact.thorn-gauntlet] a blow without a skull costs the monster a Body Point', () => {
  const struck = (hero: 'elf' | 'wizard', roll: string) => {
    let mummy = 0;
    const s = dungeon(
      1,
      (scene) => {
        scene.reveal('Z').hero(hero, { at: sq(10, 9), artifacts: ['thorn-gauntlet'] });
        mummy = scene.monster('mummy', 9, 9);
        scene.zargon();
      },
      SPARE_ARTIFACTS,
    );
    s.does(ZARGON, activate(mummy))
      .dice(...faces(roll))
      .does(ZARGON, attack(hero === 'elf' ? 2 : 3));
    return { s, mummy };
  };
  const miss = struck('elf', 'WWW');
  miss.s.told('wounded', { figure: miss.mummy, amount: 1 }, 'artifact.thorn-gauntlet').silent('defenceRolled').finish();
  const hit = struck('elf', 'SWW WW');
  expect(foe(hit.s, hit.mummy).wounds).toBe(0);
  hit.s.finish();
  const wizard = struck('wizard', 'WWW');
  expect(foe(wizard.s, wizard.mummy).wounds).toBe(0);
  wizard.s.finish();
});

test('[artifact.effects] [artifact.sand-glass] a failed resist roll is made again, once a quest', () => {
  const asleep = () => {
    const s = carrying('sand-glass', (scene) => {
      scene.hero('elf').effects.slumber = 1;
      scene.turn('dwarf');
    });
    return s.dice(1, 2, 3, 4).does(HEROES_SEAT, END).told('resisted', { hero: 'elf', isFree: false });
  };
  const s = asleep();
  expect(s.asked()[0]).toEqual({ seat: HEROES_SEAT, kind: 'again', rule: 'artifact.sand-glass' });
  s.dice(1, 1, 1, 1).does(HEROES_SEAT, { type: 'again' }).told('turnLost', { hero: 'elf' });
  expect(onTurn(s)).toBe('wizard');
  s.does(HEROES_SEAT, END);
  untilTurn(s, 'dwarf').dice(1, 1, 1, 1).does(HEROES_SEAT, END).told('turnLost', { hero: 'elf' }).finish();
  const waiting = asleep();
  expect(waiting.state.asks.map((asked) => heroquest.propose(waiting.state, asked))).toEqual([
    [{ type: 'again' }, PASS],
  ]);
  asleep().dice(1, 1, 1, 6).does(HEROES_SEAT, { type: 'again' }).told('woke', { figure: ELF }).finish();
  const kept = asleep().does(HEROES_SEAT, PASS).told('turnLost', { hero: 'elf' });
  expect(who(kept, 'elf').used).toEqual([]);
  kept.finish();
});

test('[artifact.sand-glass] whoever wakes by its own dice is not asked to roll again', () => {
  const s = carrying('sand-glass', (scene) => {
    scene.hero('elf').effects.slumber = 1;
    scene.turn('dwarf');
  });
  s.dice(1, 2, 3, 6).does(HEROES_SEAT, END).told('resisted', { hero: 'elf', isFree: true });
  expect(onTurn(s)).toBe('elf');
  s.finish();
});
