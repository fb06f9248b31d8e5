import { expect, test } from 'vitest';
import { DWARF, ELF, genie, HEROES_SEAT, WIZARD, who } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, pressing, type Scene, untilTurn } from '../dungeon.ts';
import {
  cast,
  castOn,
  close,
  drink,
  END,
  jump,
  LEAVE,
  open,
  pickUp,
  ROLL,
  search,
  sq,
  walk,
  whisk,
} from '../wishes.ts';

/** The Wizard has the Air in hand, and the Elf is beside him in the great room. */
function windy(build: (scene: Scene) => void = () => {}): DungeonStory {
  return arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air', 'water'] });
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'] });
    build(scene);
    scene.turn('wizard');
  });
}

test('[spell.swift-wind] [quest.auto-end] the last one is whisked onto the stairway, and the quest is won', () => {
  const s = dungeon(1, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('elf', { at: sq(4, 10) });
    scene.hero('wizard', { schools: ['air'] });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(2, 10));
  s.told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[spell.swift-wind] [quest.q4-deliver] six squares with a chest in the arms, and it is delivered', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('T').hero('dwarf', { at: sq(5, 14) });
    scene.hero('wizard', { at: sq(5, 13), schools: ['air'] });
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, whisk(DWARF)).does(HEROES_SEAT, walk(2, 17));
  s.told('chestDelivered', { hero: 'dwarf' }, 'quest.q4-deliver').finish();
});

test('[spell.swift-wind] [dread.puppet-strings] a flight is not Zargon’s turn: the hero’s own seat steers it', () => {
  const s = windy((scene) => {
    scene.hero('elf').effects.puppet = 1;
  });
  s.does(HEROES_SEAT, whisk(ELF));
  expect(pressing(s)).toEqual(['0: whisk']);
  s.does(HEROES_SEAT, walk(12, 10)).does(HEROES_SEAT, END);
  expect(who(s, 'elf')).toMatchObject({ at: sq(12, 10), effects: { puppet: 1 } });
  s.finish();
});

test('[spell.swift-wind] [dread.choking-murk] half a turn: the wind is the deed, and there is no move besides', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air'] }).effects.murk = 1;
    scene.turn('wizard', { isHalf: true });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(13, 9)).does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, ROLL, 'dread.choking-murk').finish();
});

test('[spell.swift-wind] [ally.genie-turn] a turn lost in a pit is still followed by the Genie’s', () => {
  const s = windy((scene) => {
    genie(scene, 13, 8);
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(11, 9)).told('turnCut', { hero: 'wizard' });
  expect(pressing(s)).toEqual(['0: genie']);
  s.finish();
});

test('[spell.swift-wind] [death.rescue-spell] a flyer at 0 has not acted in another’s turn, and has its own', () => {
  const s = windy((scene) => {
    scene.hero('elf', { body: 1 });
    scene.table.hidden.traps.push({ at: sq(11, 10), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(11, 10));
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' });
  expect([who(s, 'elf').body, onTurn(s)]).toEqual([4, 'wizard']);
  untilTurn(s, 'elf').does(HEROES_SEAT, castOn('rock-skin', ELF)).dice(1, 2).does(HEROES_SEAT, ROLL);
  s.does(HEROES_SEAT, walk(12, 10));
  s.finish();
});

test('[spell.swift-wind] [death.rescue-spell] in the caster’s own turn the wind was the action: no rescue', () => {
  const s = windy((scene) => {
    scene.hero('wizard', { body: 1 });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD))
    .does(HEROES_SEAT, walk(11, 9))
    .told('died', { figure: WIZARD })
    .silent('spellCast')
    .finish();
});

test('[spell.swift-wind] [item.pick-up-free] [quest.leave-by-stairway] out of turn one gathers nothing', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(3, 10) });
    scene.hero('wizard', { schools: ['air'] });
    scene.table.piles = [{ at: sq(3, 11), owner: null, gold: 5, items: [], isSafe: false }];
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, whisk(ELF)).refused(HEROES_SEAT, pickUp(3, 11, 'gold'), 'spell.swift-wind');
  s.does(HEROES_SEAT, walk(2, 10)).refused(HEROES_SEAT, LEAVE, 'spell.swift-wind').finish();
});

test('[spell.swift-wind] [potion.any-time] but one drinks in the air', () => {
  const s = windy((scene) => void scene.hero('elf', { body: 1, potions: ['healing'] }));
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(11, 10)).does(HEROES_SEAT, drink('elf', 'healing'));
  s.does(HEROES_SEAT, walk(12, 10));
  expect(who(s, 'elf')).toMatchObject({ body: 5, at: sq(12, 10) });
  s.finish();
});

test('[spell.swift-wind] [door.one-change-per-round] a door that a flyer opened stays open for this round', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('elf', { at: sq(9, 9) });
    scene.hero('wizard', { at: sq(9, 10) });
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, open('8,9E'));
  s.refused(HEROES_SEAT, close('8,9E'), 'door.one-change-per-round');
  s.does(HEROES_SEAT, walk(8, 8)).does(HEROES_SEAT, END).dice(1, 1).does(HEROES_SEAT, ROLL);
  s.does(HEROES_SEAT, walk(9, 9));
  s.refused(HEROES_SEAT, close('8,9E'), 'door.one-change-per-round').finish();
});

test('[spell.swift-wind] [trap.jump] a jump costs two of the six squares, and with one left there is none', () => {
  const s = windy((scene) => {
    scene.trap('pit', 13, 10, true);
  });
  s.does(HEROES_SEAT, whisk(ELF))
    .does(HEROES_SEAT, walk(12, 10))
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([13, 10], [14, 10]));
  s.does(HEROES_SEAT, walk(14, 11)).refused(HEROES_SEAT, jump([13, 10], [12, 10]), 'trap.jump');
  s.does(HEROES_SEAT, walk(14, 10));
  expect(onTurn(s)).toBe('wizard');
  s.finish();
});

test('[spell.swift-wind] [artifact.wizards-staff] after the flight the second spell is still to come', () => {
  const s = windy((scene) => void scene.hero('wizard', { artifacts: ['wizards-staff'], held: 'wizards-staff' }));
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(13, 9)).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, castOn('veil-of-mist', WIZARD));
  expect(who(s, 'wizard').effects.veil).toBeGreaterThan(0);
  s.finish();
});

test('[spell.swift-wind] [turn.no-split-move] who has walked, cast and flown does not walk on', () => {
  const s = windy();
  s.dice(6, 6).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(11, 9)).does(HEROES_SEAT, whisk(WIZARD));
  s.does(HEROES_SEAT, walk(13, 9));
  s.does(HEROES_SEAT, END).refused(HEROES_SEAT, walk(14, 9), 'turn.no-split-move').finish();
});

test('[spell.swift-wind] [dread.slumber-hex] the wind carries a sleeper off, who sleeps on unless it is hurt', () => {
  const s = windy((scene) => {
    scene.hero('elf').effects.slumber = 1;
    scene.table.hidden.traps.push({ at: sq(13, 10), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(12, 10));
  expect(who(s, 'elf').effects.slumber).toBe(1);
  s.does(HEROES_SEAT, walk(13, 10));
  s.told('effectEnded', { hero: 'elf', effect: 'slumber' }, 'dread.slumber-hex').finish();
});

test('[spell.swift-wind] [spell.veil-of-mist] in mist and wind one passes a monster, and does not stop on it', () => {
  const s = windy((scene) => {
    scene.hero('elf').effects.veil = 2;
    for (const row of [7, 8, 9, 10, 11]) scene.monster('goblin', 12, row);
  });
  s.does(HEROES_SEAT, whisk(ELF)).refused(HEROES_SEAT, walk(12, 10), 'move.no-sharing');
  s.does(HEROES_SEAT, walk(13, 10)).finish();
});

test('[spell.swift-wind] [reveal.move-goes-on] a flight that is stopped by news goes on with what is left', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('wizard', { at: sq(3, 9), schools: ['air'] });
    scene.hero('elf', { at: sq(4, 9) });
    scene.monster('orc', 6, 10);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, whisk(ELF))
    .does(HEROES_SEAT, open('4,9E'))
    .told('revealed', { rooms: ['F'] })
    .does(HEROES_SEAT, walk(5, 9));
  s.refused(HEROES_SEAT, search('treasure'), 'spell.swift-wind').does(HEROES_SEAT, walk(5, 11)).finish();
});

test('[spell.swift-wind] [spell.pass-through-rock] a spear on the way ends the flight, and with it the spell', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('elf', { at: sq(10, 10) }).effects.throughRock = 1;
    scene.table.hidden.traps.push({ at: sq(9, 10), kind: 'spear' });
  });
  s.does(HEROES_SEAT, whisk(ELF))
    .dice(...faces('S'))
    .does(HEROES_SEAT, walk(8, 10))
    .told('wounded', { figure: ELF }, 'trap.spear-effect');
  expect(who(s, 'elf')).toMatchObject({ at: sq(9, 10), effects: { throughRock: 0 } });
  s.finish();
});

test('[spell.swift-wind] [spell.rock-skin] a fall out of turn costs the skin of rock', () => {
  const s = windy((scene) => {
    scene.hero('elf').effects.rockSkin = 1;
    scene.table.hidden.traps.push({ at: sq(11, 10), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(11, 10));
  s.told('effectEnded', { hero: 'elf', effect: 'rockSkin' }, 'spell.rock-skin');
  s.finish();
});

test('[spell.swift-wind] taken back, the caster has the spell and the flyer its old square', () => {
  const s = windy().does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(12, 10)).takesBack(3).takesBack(3);
  expect([who(s, 'elf').at, who(s, 'wizard').spent, onTurn(s)]).toEqual([sq(10, 10), [], 'wizard']);
  s.does(HEROES_SEAT, cast('swift-wind', { targets: [ELF], mode: 'haste' })).finish();
});
