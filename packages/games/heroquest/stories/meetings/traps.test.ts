import { expect, test } from 'vitest';
import { CAPTIVE_ID, DWARF, ELF, freedCaptive, GENIE_ID, genie, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, pressing, type Scene, untilTurn } from '../dungeon.ts';
import { openPit, stack } from '../scenes.ts';
import { activate, attack, disarm, drink, END, jump, pickUp, ROLL, search, sq, walk } from '../wishes.ts';

/** The Dwarf looks for treasure in the great room, and this is the card. */
function searching(card: Parameters<typeof stack>[1], build: (scene: Scene) => void): DungeonStory {
  return arena(
    (scene) => {
      scene.hero('dwarf', { at: sq(9, 9) });
      scene.table.hidden.treasures = [];
      build(scene);
      if (scene.draft.asks.length > 0) scene.turn('dwarf');
      stack(scene, card);
    },
    { extraArtifacts: true },
  );
}

test.each(['orc', 'genie'])('[trap.disarm-step-on] [move.no-sharing] not under somebody’s feet: %s', (figure) => {
  const s = arena((scene) => {
    scene.trap('spear', 11, 9).hero('dwarf', { at: sq(10, 9), gear: ['shortsword', 'tool-kit'] });
    if (figure === 'orc') scene.monster('orc', 11, 9);
    else genie(scene, 11, 9);
    scene.turn('dwarf');
  });
  s.refused(HEROES_SEAT, disarm(11, 9, 'kit'), 'move.no-sharing').finish();
});

test('[move.no-sharing] [trap.spear-effect] struck on the Genie’s square one is back where one last stood', () => {
  const s = arena((scene) => {
    genie(scene, 11, 9);
    scene.hero('dwarf', { at: sq(9, 9) });
    scene.rock(11, 8).rock(11, 10).rock(10, 8).rock(10, 10);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'spear' });
    scene.turn('dwarf', { movement: 5 });
  });
  s.dice(...faces('S'))
    .does(HEROES_SEAT, walk(12, 9))
    .told('wounded', { figure: DWARF }, 'trap.spear-effect');
  expect([who(s, 'dwarf').at, s.table.allies[0]?.at]).toEqual([sq(10, 9), sq(11, 9)]);
  s.finish();
});

test('[move.through-heroes] [trap.spear-effect] dodged on the Genie’s square, the walk goes on past it', () => {
  const s = arena((scene) => {
    genie(scene, 11, 9);
    scene.hero('dwarf', { at: sq(9, 9) });
    scene.rock(11, 8).rock(11, 10).rock(10, 8).rock(10, 10);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'spear' });
    scene.turn('dwarf', { movement: 5 });
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, walk(12, 9))
    .told('dodged', { figure: DWARF });
  expect(who(s, 'dwarf').at).toBe(sq(12, 9));
  s.finish();
});

test('[trap.pit-effect] [trap.pit-shared] a pit under hero and Genie holds both, and hurts the hero only', () => {
  const s = arena((scene) => {
    genie(scene, 11, 9);
    scene.hero('dwarf', { at: sq(10, 9) });
    scene.rock(11, 8).rock(11, 10).rock(10, 8).rock(10, 10);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('dwarf', { movement: 5 });
  });
  s.does(HEROES_SEAT, walk(12, 9)).told('wounded', { figure: DWARF, amount: 1 }, 'trap.pit-effect');
  expect([who(s, 'dwarf').at, s.table.allies[0]]).toMatchObject([sq(11, 9), { at: sq(11, 9), body: 2 }]);
  s.finish();
});

test('[quest.q2-escort] [trap.spear-effect] a spear ends the captive’s walk, and kills him at his last point', () => {
  const walkInto = (body: number): DungeonStory =>
    dungeon(2, (scene) => {
      scene.reveal('.', 'Q', 'R');
      freedCaptive(scene, 17, 16, body);
      scene.hero('wizard', { at: sq(17, 12) });
      scene.turn('wizard');
    })
      .does(HEROES_SEAT, END)
      .dice(...faces('S'))
      .does(HEROES_SEAT, walk(17, 13));
  const hurt = walkInto(3).told('wounded', { figure: CAPTIVE_ID, left: 2 }, 'trap.spear-effect');
  expect([hurt.table.allies[0]?.at, onTurn(hurt)]).toEqual([sq(17, 14), 'barbarian']); // no monster is there to move
  hurt.finish();
  walkInto(1)
    .told('died', { figure: CAPTIVE_ID }, 'combat.monster-dies-at-zero')
    .told('goalLost', {}, 'quest.goal-lost-fails')
    .finish();
});

test('[quest.q2-escort] [trap.block-step-aside] a block over the captive: his guide’s seat says where he steps', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('.', 'Q', 'R');
    freedCaptive(scene, 17, 17);
    scene.hero('wizard', { at: sq(17, 12) });
    scene.table.hidden.traps = [{ at: sq(17, 15), kind: 'block' }];
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .dice(...faces('SWW'))
    .does(HEROES_SEAT, walk(17, 13));
  expect(pressing(s)).toEqual(['0: aside']);
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(17, 14) });
  expect([s.table.allies[0], onTurn(s)]).toMatchObject([{ at: sq(17, 14), body: 2 }, 'barbarian']);
  s.finish();
});

test('[trap.block-effect] [death.rescue-spell] crushed to 0, healed by one’s own spell, and out from under it', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), body: 2, schools: ['earth'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'block' });
    scene.turn('elf', { movement: 4 });
  });
  s.dice(...faces('SSW'))
    .does(HEROES_SEAT, walk(11, 9))
    .does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' });
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(12, 9) }).told('turnCut', { hero: 'elf' });
  expect([who(s, 'elf'), onTurn(s)]).toMatchObject([{ body: 4, at: sq(12, 9), spent: ['heal-body'] }, 'wizard']);
  s.finish();
});

test('[search.treasure-no-monster-in-room] [trap.monster-in-open-pit] a monster in a pit is in the room', () => {
  const s = openPit('elf', 9, null, (scene) => void scene.monster('orc', 11, 4));
  s.refused(HEROES_SEAT, search('treasure'), 'search.treasure-no-monster-in-room').finish();
});

test('[trap.pit-is-a-room] [search.traps-needs-no-visible-monster] no look for traps under a monster’s eyes', () => {
  const s = openPit('elf', 11, null, (scene) => void scene.monster('orc', 9, 4));
  s.refused(HEROES_SEAT, search('traps'), 'search.traps-needs-no-visible-monster');
  s.refused(HEROES_SEAT, search('secretDoors'), 'search.secret-needs-no-visible-monster').finish();
});

test('[trap.pit-is-a-room] [trap.chest-trigger] a look for traps from inside a pit makes no chest safe', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('U')
      .trap('pit', 6, 13, true)
      .hero('elf', { at: sq(6, 13) });
    scene.hero('wizard', { at: sq(7, 14) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('traps')).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, search('treasure')).told('chestTrapSprung', { hero: 'wizard' }).finish();
});

test('[treasure.wandering-placement] [door.closed-blocks] through open doors only', () => {
  const corner = (isOpen: boolean): DungeonStory =>
    searching('wandering-monster', (scene) => {
      scene.reveal('.').rock(9, 8).rock(10, 9).rock(9, 10);
      if (isOpen) scene.opened('8,9E');
    });
  const s = corner(true)
    .dice(...faces('SWW WW'))
    .does(HEROES_SEAT, search('treasure'));
  s.told('monsterAppeared', { at: sq(8, 9) }).finish();
  corner(false).does(HEROES_SEAT, search('treasure')).silent('attackRolled').finish();
});

test('[treasure.wandering-monster] [artifact.thorn-gauntlet] no skull, and the newcomer dies; the turn goes on', () => {
  const s = searching('wandering-monster', (scene) => {
    scene
      .rock(9, 8)
      .rock(10, 9)
      .hero('dwarf', { artifacts: ['thorn-gauntlet'] });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, search('treasure'))
    .told('wounded', { figure: 6, left: 0 }, 'artifact.thorn-gauntlet')
    .told('died', { figure: 6 });
  s.dice(1, 1).does(HEROES_SEAT, ROLL).finish();
});

test('[treasure.wandering-monster] [artifact.elixir-of-life] killed, revived, and the turn goes on', () => {
  const s = searching('wandering-monster', (scene) => {
    scene
      .rock(9, 8)
      .rock(10, 9)
      .hero('dwarf', { artifacts: ['elixir-of-life'], body: 1 });
  });
  s.dice(...faces('SSS SS'))
    .does(HEROES_SEAT, search('treasure'))
    .does(HEROES_SEAT, { type: 'elixir', hero: 'dwarf' });
  expect([who(s, 'dwarf').body, onTurn(s)]).toEqual([7, 'dwarf']);
  s.dice(1, 1).does(HEROES_SEAT, ROLL).finish();
});

test('[treasure.dart-in-the-dust] [death.rescue-spell] the search was the action: no spell saves from a hazard', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(9, 9), body: 1, schools: ['earth'] });
    scene.table.hidden.treasures = [];
    scene.turn('elf');
    stack(scene, 'dart-in-the-dust');
  });
  s.does(HEROES_SEAT, search('treasure')).told('died', { figure: ELF });
  s.told('cardReturned', { card: 'dart-in-the-dust' }).finish();
});

test('[treasure.rotten-floor] [ally.genie-turn] the turn that a hazard ends is followed by the Genie’s', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 9) });
    genie(scene, 12, 9);
    scene.table.hidden.treasures = [];
    scene.turn('wizard');
    stack(scene, 'rotten-floor');
  });
  s.does(HEROES_SEAT, search('treasure')).told('turnCut', { hero: 'wizard' });
  expect(pressing(s)).toEqual(['0: genie']);
  s.finish();
});

test('[treasure.rotten-floor] [quest.all-dead-fails] a hazard that kills the last hero ends the quest at once', () => {
  const s = searching('rotten-floor', (scene) => {
    for (const one of scene.table.heroes) if (one.hero !== 'dwarf') Object.assign(one, { status: 'dead', body: 0 });
    scene.hero('dwarf', { body: 1 });
  });
  s.does(HEROES_SEAT, search('treasure')).told('questEnded', { ending: 'failure' }, 'quest.all-dead-fails').finish();
});

test('[trap.chest-effect] [death.rescue-potion] rescued from a needle: no turn left, the search still to make', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('U').hero('elf', { at: sq(7, 14), body: 1, potions: ['healing'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).does(HEROES_SEAT, drink('elf', 'healing')).told('turnCut', { hero: 'elf' });
  untilTurn(s, 'elf').does(HEROES_SEAT, search('treasure')).told('goldGained', { hero: 'elf', gold: 25 }).finish();
});

test('[trap.pit-effect] [death.loot] who dies in a pit leaves a pile that the whole room can reach', () => {
  const s = openPit('elf', 10, 3, (scene) => {
    scene.hero('elf', { body: 1, schools: [], gold: 30 });
    scene.hero('wizard', { at: sq(9, 5) });
  });
  s.does(HEROES_SEAT, walk(11, 4))
    .told('died', { figure: ELF })
    .told('lootLeft', { hero: 'elf', at: sq(11, 4) });
  s.does(HEROES_SEAT, pickUp(11, 4, 'gold'));
  expect(who(s, 'wizard').gold).toBe(30);
  s.finish();
});

test('[trap.jump] [trap.pit-shared] a jump that fails over two friends in a pit makes three', () => {
  const s = openPit('dwarf', 10, 5, (scene) => {
    scene.hero('elf', { at: sq(11, 4) });
    scene.hero('wizard', { at: sq(11, 4) });
  });
  s.dice(...faces('S'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]))
    .told('wounded', { figure: DWARF, amount: 1 }, 'trap.open-pit-again');
  expect(s.table.heroes.filter(({ at }) => at === sq(11, 4))).toHaveLength(3);
  s.finish();
});

test('[trap.monster-in-open-pit] [combat.in-pit-minus-one] in one pit both fight with a die less', () => {
  let orc = 0;
  const s = openPit('barbarian', 11, null, (scene) => {
    orc = scene.monster('orc', 11, 4);
  });
  s.dice(...faces('SS W'))
    .does(HEROES_SEAT, attack(orc))
    .told('died', { figure: orc })
    .finish();
});

test('[trap.monster-in-open-pit] [trap.block-step-aside] a monster pushed from a block may go into a pit', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.veil = 2;
    scene.monster('orc', 11, 9);
    scene.trap('pit', 11, 8, true).rock(11, 10);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'block' });
    scene.turn('dwarf', { movement: 3 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(12, 9))
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(12, 9) });
  s.does(ZARGON, { type: 'stepAside', to: sq(11, 8) }).silent('wounded');
  expect(s.table.monsters[0]).toMatchObject({ at: sq(11, 8), wounds: 0 });
  s.finish();
});

test('[trap.failed-disarm-springs] [trap.block-step-aside] a block that slips falls on the disarmer', () => {
  const s = arena((scene) => {
    scene.trap('block', 11, 9).hero('dwarf', { at: sq(10, 9) });
    scene.turn('dwarf');
  });
  s.dice(...faces('W SWW'))
    .does(HEROES_SEAT, disarm(11, 9, 'hands'))
    .told('disarmFailed', { hero: 'dwarf' });
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'aside', squares: [sq(12, 9), sq(10, 9)] });
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(10, 9) })
    .told('turnCut', { hero: 'dwarf' })
    .finish();
});

test('[trap.monsters-never-spring] [trap.monster-in-open-pit] a pit takes hero and monster down', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.veil = 2;
    orc = scene.monster('orc', 11, 9);
    scene.rock(11, 8).rock(11, 10).rock(10, 8).rock(10, 10);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('dwarf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(12, 9)).told('wounded', { figure: DWARF }, 'trap.pit-effect');
  expect([who(s, 'dwarf').at, s.table.monsters[0]]).toMatchObject([sq(11, 9), { at: sq(11, 9), wounds: 0 }]);
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(orc))
    .dice(...faces('W'))
    .does(ZARGON, attack(DWARF))
    .finish(); // 3, 1 less in the pit, 2 less in the mist
});

test('[ally.genie-cannot] [trap.open-pit-again] the Genie walks through an open pit unharmed', () => {
  const s = arena((scene) => {
    genie(scene, 10, 9);
    scene.trap('pit', 11, 9, true).hero('wizard', { at: sq(9, 11) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, walk(11, 9)).silent('wounded').does(HEROES_SEAT, walk(12, 9));
  expect(s.table.allies.find(({ id }) => id === GENIE_ID)).toMatchObject({ at: sq(12, 9), body: 2 });
  s.finish();
});
