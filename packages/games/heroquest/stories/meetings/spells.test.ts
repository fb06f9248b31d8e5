import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, foe, GENIE_ID, genie, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, pressing, untilTurn } from '../dungeon.ts';
import { acting, stack } from '../scenes.ts';
import {
  activate,
  attack,
  close,
  dread,
  drink,
  END,
  elixirFor,
  give,
  PASS,
  RING,
  ROLL,
  search,
  sq,
  walk,
  whisk,
} from '../wishes.ts';

test('[treasure.wandering-monster] [ally.genie-ends] killed at his search, he takes the Genie along', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 7), body: 1, schools: [] });
    scene.hero('dwarf', { at: sq(14, 11) });
    genie(scene, 12, 9);
    scene.rock(10, 7);
    scene.table.hidden.treasures = [];
    scene.turn('wizard');
    stack(scene, 'wandering-monster');
  });
  s.dice(...faces('SSS WS'))
    .does(HEROES_SEAT, search('treasure'))
    .told('vanished', { figure: GENIE_ID }, 'ally.genie-ends');
  expect(onTurn(s)).toBe('zargon');
  s.finish();
});

test('[spell.courage] [spell.sleep] a sleeping monster in sight is a monster in sight: the courage stays', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.courage = 1;
    scene.monster('orc', 14, 11);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, END);
  expect(who(s, 'dwarf').effects.courage).toBe(1);
  s.finish();
});

test('[dread.storm-lance] [board.fallen-block-is-rock] lightning ends at a block that has fallen', () => {
  const [s] = acting('sevrin', 13, 9, (scene) => {
    scene.rock(11, 9).hero('barbarian', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(12, 9) });
  });
  s.dice(...faces('WW'))
    .does(ZARGON, dread('lance', { direction: 6 }))
    .finish();
});

test('[spell.pass-through-rock] [artifact.ring-of-return] to be set on the stairway is no move', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', 'E', '.').hero('elf', { at: sq(10, 10), artifacts: ['ring-of-return'] }).effects.throughRock = 1;
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING);
  expect(who(s, 'elf').effects.throughRock).toBe(1);
  const { at } = who(s, 'elf');
  s.dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(0, Math.floor(at / 26)))
    .finish();
});

test('[spell.pass-through-rock] [trap.pit-effect] a move that ends in a pit at its first step was the move', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.throughRock = 1;
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('dwarf', { movement: 6 });
  });
  s.does(HEROES_SEAT, walk(11, 9));
  s.told('effectEnded', { hero: 'dwarf', effect: 'throughRock' }, 'spell.pass-through-rock').finish();
});

test('[spell.rock-must-end-legal] [spell.swift-wind] rock entombs in the wind too, and the pile lies outside', () => {
  const s = arena(
    (scene) => {
      scene.rock(12, 9).hero('elf', { at: sq(11, 9), gold: 7, schools: [] }).effects.throughRock = 1;
      scene.hero('wizard', { at: sq(10, 9), schools: ['air'] });
      scene.turn('wizard');
    },
    { rockEntombs: true },
  );
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(12, 9)).told('died', { figure: ELF });
  expect([s.table.piles[0]?.gold, s.table.piles[0]?.at === sq(12, 9), onTurn(s)]).toEqual([7, false, 'wizard']);
  s.finish();
});

test('[attack.ranged-weapons] [dread.puppet-strings] too long for a neighbour, in a puppet’s hands as well', () => {
  const s = arena(
    (scene) => {
      scene.hero('elf', { at: sq(10, 9), gear: ['crossbow'], held: 'crossbow' }).effects.puppet = 1;
      scene.hero('dwarf', { at: sq(11, 9) });
      scene.turn('elf');
    },
    { crossbowNotAdjacent: true },
  );
  s.refused(ZARGON, attack(DWARF), 'attack.ranged-weapons').finish();
});

test('[door.close-adjacent-free] [spell.swift-wind] where doors stay open, nobody closes one in the wind', () => {
  const s = arena(
    (scene) => {
      scene
        .reveal('.')
        .opened('8,9E')
        .hero('elf', { at: sq(9, 9) });
      scene.hero('wizard', { at: sq(10, 9), schools: ['air'] });
      scene.turn('wizard');
    },
    { doorsStayOpen: true },
  );
  s.does(HEROES_SEAT, whisk(ELF)).refused(HEROES_SEAT, close('8,9E'), 'door.close-adjacent-free').finish();
});

test('[equip.helmet] [artifact.elixir-of-life] a helmet that was only carried is only carried by the revived', () => {
  const s = acting('orc', 11, 9, (scene) => {
    scene.hero('dwarf', { at: sq(10, 9), body: 1, gear: ['shortsword', 'helmet'], spareHelmets: 1 });
    scene.hero('elf', { at: sq(10, 11), artifacts: ['elixir-of-life'] });
  })[0];
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(DWARF))
    .told('died', { figure: DWARF })
    .does(ZARGON, END);
  untilTurn(s, 'elf').does(HEROES_SEAT, elixirFor('dwarf'));
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(6))
    .dice(...faces('SWW WW'))
    .does(ZARGON, attack(DWARF));
  s.told('defenceRolled', { target: DWARF, blocks: 2 }).finish();
});

test('[combat.any-shield-blocks] [ally.genie-is-extra-hero-figure] as published the Genie blocks with white', () => {
  const s = arena(
    (scene) => {
      genie(scene, 10, 9);
      scene.hero('wizard', { at: sq(9, 11) });
      scene.monster('orc', 11, 9);
      scene.zargon();
    },
    { publishedShields: true },
  );
  s.does(ZARGON, activate(6))
    .dice(...faces('SSW WBB'))
    .does(ZARGON, attack(GENIE_ID))
    .told('defenceRolled', { blocks: 1 })
    .finish();
});

test('[death.rescue-potion] [combat.defend-at-once] two draughts, one before the defence and one at 0', () => {
  const [s] = acting('gargoyle', 11, 9, (scene) => {
    scene.hero('dwarf', { at: sq(10, 9), body: 1, potions: ['potion-of-warding', 'healing'] });
  });
  s.dice(...faces('SSSS'))
    .does(ZARGON, attack(DWARF))
    .does(HEROES_SEAT, drink('dwarf', 'potion-of-warding'));
  s.dice(...faces('WSSS')).does(HEROES_SEAT, PASS);
  expect(pressing(s)).toEqual(['0: rescue']);
  s.does(HEROES_SEAT, drink('dwarf', 'healing'));
  expect(who(s, 'dwarf').body).toBe(4);
  s.does(ZARGON, walk(12, 9)).finish();
});

test('[quest.clock] [trap.monster-in-open-pit] a patrol whose square is taken comes beside it', () => {
  const s = dungeon(3, (scene) => {
    scene
      .reveal('.')
      .trap('pit', 1, 12, true)
      .hero('dwarf', { at: sq(1, 12) });
    scene.table.round = 8;
    scene.monster('goblin', 6, 12);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).told('monsterAppeared', {}, 'quest.clock');
  const orc = s.table.monsters.find(({ key }) => key === 'orc');
  expect(orc?.at).toBe(sq(2, 12));
  expect(foe(s, orc?.id ?? -1).isDone).toBe(false);
  s.finish();
});

test('[quest.q4-hand-over] [dread.slumber-hex] a chest laid into a sleeper’s arms slows its next roll', () => {
  const s: DungeonStory = dungeon(4, (scene) => {
    scene.reveal('T').hero('dwarf', { at: sq(4, 14) });
    scene.hero('elf', { at: sq(4, 15) }).effects.slumber = 1;
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, { type: 'handOver', to: 'elf' }).dice(6, 1, 1, 1).does(HEROES_SEAT, END);
  s.dice(5)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { hero: 'elf', dice: [5] })
    .finish();
});

test('[quest.auto-end] [death.removed] the one who was still on the way dies, and those on the stairway have won', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(10, 9), body: 1 });
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('died', { figure: BARBARIAN });
  s.told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[ally.genie-turn] [dread.puppet-strings] after the turn of a puppet its Genie obeys its own seat', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9) }).effects.puppet = 1;
    genie(scene, 12, 9);
    scene.turn('wizard');
  });
  s.does(ZARGON, END).told('effectEnded', { hero: 'wizard', effect: 'puppet' });
  expect(pressing(s)).toEqual(['0: genie']);
  s.finish();
});

test('[artifact.talisman-of-lore] [artifact.give-adjacent] to and fro it lends each of them one point, and no more', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9), artifacts: ['talisman-of-lore'], mind: 4, used: ['talisman-of-lore'] });
    scene.hero('elf', { at: sq(10, 10), mind: 2 });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, give('talisman-of-lore', 'elf')).does(HEROES_SEAT, END);
  expect([who(s, 'dwarf').mind, who(s, 'elf').mind]).toEqual([3, 3]);
  s.does(HEROES_SEAT, give('talisman-of-lore', 'dwarf'));
  expect([who(s, 'dwarf').mind, who(s, 'elf').mind]).toEqual([3, 3]);
  s.finish();
});

test('[dread.corrode] [dread.puppet-strings] a puppet whose sword has rusted away strikes with its fists', () => {
  const s = arena(
    (scene) => {
      scene.hero('barbarian', { at: sq(10, 9) });
      scene.hero('dwarf', { at: sq(11, 9) });
      scene.monster('adept', 10, 7);
      scene.zargon();
    },
    { corrodePermanent: true },
  );
  s.does(ZARGON, activate(6)).does(ZARGON, dread('corrode', { target: BARBARIAN }));
  who(s, 'barbarian').effects.puppet = 1;
  s.does(ZARGON, END)
    .dice(...faces('W'))
    .does(ZARGON, attack(DWARF))
    .told('attackFailed', { attacker: BARBARIAN })
    .finish();
});

test('[death.rescue-spell] [spell.swift-wind] the stricter house counts what the flyer did in its own turn', () => {
  const s = arena(
    (scene) => {
      scene.hero('elf', { at: sq(10, 10), body: 1, schools: ['earth'] });
      scene.hero('wizard', { at: sq(10, 9), schools: ['air'] });
      scene.table.hidden.traps.push({ at: sq(11, 10), kind: 'pit' });
      scene.turn('elf');
    },
    { rescueSpellStrict: true },
  );
  s.does(HEROES_SEAT, search('secretDoors')).does(HEROES_SEAT, END).does(HEROES_SEAT, whisk(ELF));
  s.does(HEROES_SEAT, walk(11, 10)).told('died', { figure: ELF }).finish();
});

test('[dread.summons-wait] [trap.monster-in-open-pit] the called stand in empty pits only', () => {
  const [s] = acting('balur', 9, 7, (scene) => {
    scene
      .trap('pit', 10, 7, true)
      .trap('pit', 9, 8, true)
      .hero('barbarian', { at: sq(9, 8) });
  });
  s.dice(4).does(ZARGON, dread('pack'));
  expect(s.table.monsters.map(({ at }) => at)).toContain(sq(10, 7));
  expect(s.table.monsters.map(({ at }) => at)).not.toContain(sq(9, 8));
  s.finish();
});
