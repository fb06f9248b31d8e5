import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, foe, freedCaptive, GENIE_ID, genie, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, faces, hush, onTurn, pressing, type Scene, untilTurn } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import {
  activate,
  attack,
  cast,
  castOn,
  dread,
  drink,
  END,
  elixirFor,
  give,
  open,
  RING,
  ROLL,
  search,
  sq,
  walk,
} from '../wishes.ts';

/** The Barbarian is a puppet, and this is the turn that Zargon plays; the Dwarf stands beside him. */
function puppet(build: (scene: Scene) => void = () => {}, options: Parameters<typeof arena>[1] = {}): DungeonStory {
  return arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) }).effects.puppet = 1;
    scene.hero('dwarf', { at: sq(11, 9) });
    build(scene);
    scene.turn('barbarian', { movement: 4 });
  }, options);
}

test('[dread.puppet-strings] [death.loot] whom a puppet kills leaves a pile: the puppet is a living hero', () => {
  const s = puppet((scene) => void scene.hero('dwarf', { body: 1, gold: 12 }));
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(DWARF))
    .told('died', { figure: DWARF })
    .told('lootLeft', { hero: 'dwarf' }, 'death.loot');
  s.refused(ZARGON, attack(ELF), 'turn.move-and-one-action').finish(); // one blow to a turn
});

test('[dread.puppet-strings] [combat.any-shield-blocks] struck by a puppet, one blocks as a hero does', () => {
  const s = puppet(() => {}, { publishedShields: true });
  s.dice(...faces('SSW WB'))
    .does(ZARGON, attack(DWARF))
    .told('defenceRolled', { target: DWARF, blocks: 1 })
    .told('wounded', { figure: DWARF, amount: 1 });
  s.finish();
});

test('[dread.puppet-strings] [combat.defend-at-once] the one who is struck may drink first, and nobody else', () => {
  const s = puppet((scene) => {
    scene.hero('dwarf', { potions: ['potion-of-warding'] });
    scene.hero('barbarian', { potions: ['healing'] });
  });
  s.dice(...faces('SSS')).does(ZARGON, attack(DWARF));
  expect(pressing(s)).toEqual(['0: defend']);
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'combat.defend-at-once');
  s.dice(...faces('WWWW'))
    .does(HEROES_SEAT, drink('dwarf', 'potion-of-warding'))
    .told('defenceRolled', { target: DWARF })
    .silent('wounded')
    .finish();
});

test('[dread.puppet-strings] [dread.dread-gaze] a puppet rolls to shake the Gaze off, or strikes with one die', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('barbarian', { at: sq(10, 9) }).effects, { puppet: 1, gaze: 1 });
    scene.hero('dwarf', { at: sq(11, 9) });
    scene.monster('orc', 14, 11);
    scene.zargon();
  });
  s.dice(1, 2).does(ZARGON, END).told('resisted', { hero: 'barbarian', isFree: false });
  expect(pressing(s)).toEqual(['1: puppet']);
  s.dice(...faces('W'))
    .does(ZARGON, attack(DWARF))
    .finish();
});

test('[dread.puppet-strings] [potion.strength] what the hero drank for its next attack is in Zargon’s blow', () => {
  const s = puppet((scene) => {
    scene.hero('barbarian').effects.strength = 1;
  });
  s.dice(...faces('SWWWW S W'))
    .does(ZARGON, attack(DWARF))
    .told('effectEnded', { hero: 'barbarian', effect: 'strength' }, 'potion.strength');
  s.finish();
});

test('[dread.puppet-strings] [attack.monsters-only] Zargon turns a puppet on heroes and allies, not on his own', () => {
  const s = puppet((scene) => {
    scene.monster('orc', 10, 8);
    genie(scene, 9, 9);
  });
  s.refused(ZARGON, attack(6), 'dread.puppet-strings')
    .dice(...faces('SSS WWW'))
    .does(ZARGON, attack(GENIE_ID))
    .finish();
});

test('[dread.puppet-strings] [dread.slumber-hex] a puppet strikes a sleeper, who wakes', () => {
  const s = puppet((scene) => {
    scene.hero('dwarf', { gear: ['shield', 'shortsword'] }).effects.slumber = 1;
  });
  s.dice(...faces('SWW S'))
    .does(ZARGON, attack(DWARF))
    .told('effectEnded', { hero: 'dwarf', effect: 'slumber' }, 'dread.slumber-hex');
  expect(who(s, 'dwarf').body).toBe(6);
  s.finish();
});

test('[dread.puppet-strings] [dread.slumber-hex] a sleeper on strings that wakes is Zargon’s for that turn', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('barbarian', { at: sq(10, 9) }).effects, { puppet: 1, slumber: 1 });
    scene.monster('orc', 14, 11);
    scene.zargon();
  });
  s.dice(6, 1).does(ZARGON, END);
  expect(pressing(s)).toEqual(['1: puppet']);
  s.finish();
});

test('[dread.puppet-strings] [trap.block-step-aside] a block over a puppet: its own seat says where it steps', () => {
  const s = puppet((scene) => {
    scene.hero('dwarf', { at: sq(13, 11) });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'block' });
  });
  s.dice(...faces('WWW')).does(ZARGON, walk(11, 9));
  expect(pressing(s)).toEqual(['0: aside']);
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(12, 9) })
    .told('effectEnded', { hero: 'barbarian', effect: 'puppet' })
    .finish();
});

test('[dread.puppet-strings] [death.rescue-potion] a puppet at 0 is rescued by its own seat, and has no turn', () => {
  const s = puppet((scene) => {
    scene.hero('barbarian', { body: 1, potions: ['healing'] });
    scene.table.hidden.traps.push({ at: sq(10, 10), kind: 'pit' });
  });
  s.does(ZARGON, walk(10, 10));
  expect(pressing(s)).toEqual(['0: rescue']);
  s.does(HEROES_SEAT, drink('barbarian', 'healing')).told('effectEnded', { hero: 'barbarian', effect: 'puppet' });
  expect([who(s, 'barbarian').body, onTurn(s)]).toEqual([4, 'dwarf']);
  s.finish();
});

test('[dread.puppet-strings] [death.rescue-potion] a potion keeps the strings; the Elixir cuts them', () => {
  const struck = (own: 'potion' | 'elixir'): DungeonStory =>
    acting('orc', 11, 9, (scene) => {
      scene.hero('barbarian', {
        at: sq(10, 9),
        body: 1,
        potions: own === 'potion' ? ['healing'] : [],
        artifacts: own === 'elixir' ? ['elixir-of-life'] : [],
      }).effects.puppet = 1;
    })[0];
  const s = hush(
    struck('potion')
      .dice(...faces('SSS SS'))
      .does(ZARGON, attack(BARBARIAN)),
  );
  s.does(HEROES_SEAT, drink('barbarian', 'healing')).does(ZARGON, END);
  expect(pressing(s)).toEqual(['1: puppet']);
  s.finish();
  const t = struck('elixir')
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(BARBARIAN))
    .does(HEROES_SEAT, elixirFor('barbarian'))
    .does(ZARGON, END);
  expect(onTurn(t)).toBe('barbarian');
  t.finish();
});

test('[dread.puppet-strings] [attack.crossbow-reload] a shot that Zargon fires has to be reloaded all the same', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), gear: ['crossbow'], held: 'crossbow' }).effects.puppet = 1;
    scene.hero('dwarf', { at: sq(14, 9) });
    scene.monster('orc', 14, 7);
    scene.turn('elf');
  });
  s.dice(...faces('WWW'))
    .does(ZARGON, attack(DWARF))
    .does(ZARGON, END);
  untilTurn(s, 'elf').refused(HEROES_SEAT, attack(6), 'attack.crossbow-reload').finish();
});

test('[dread.puppet-strings] [door.open-adjacent-free] a puppet may open a door, but not search behind it', () => {
  const s = puppet((scene) => {
    scene.hero('barbarian', { at: sq(9, 9) });
    scene.hero('dwarf', { at: sq(9, 11) });
  });
  s.does(ZARGON, open('8,9E')).told('doorOpened', { by: 0 }).does(ZARGON, walk(8, 10));
  s.refused(ZARGON, search('traps'), 'dread.puppet-strings').finish();
});

test('[dread.puppet-strings] [quest.auto-end] a puppet led onto the stairway is on the stairway', () => {
  const s = puppet((scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(3, 10) });
    scene.hero('dwarf', { at: sq(1, 10) });
  });
  s.does(ZARGON, walk(2, 10)).told('questEnded', { ending: 'success' }).finish();
});

test('[dread.slumber-hex] [potion.warding] one die in sleep, whatever was drunk; and the draught is spent', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    const { effects } = scene.hero('barbarian', { at: sq(10, 9) });
    Object.assign(effects, { slumber: 1, warding: 1 });
  });
  s.dice(...faces('SWW W'))
    .does(ZARGON, attack(BARBARIAN))
    .told('effectEnded', { hero: 'barbarian', effect: 'warding' }, 'potion.warding');
  expect(who(s, 'barbarian').effects).toMatchObject({ slumber: 1, warding: 0 });
  s.finish();
});

test('[dread.slumber-hex] [dread.ember-lash] fire that is all warded off wakes nobody', () => {
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9) }).effects.slumber = 1;
  });
  s.dice(5, 6)
    .does(ZARGON, dread('ember', { target: BARBARIAN }))
    .silent('wounded');
  expect(who(s, 'barbarian').effects.slumber).toBe(1);
  s.finish();
});

test('[dread.slumber-hex] [dread.wither-mind] a mind that withers is no damage: it sleeps on without a die', () => {
  const [s] = acting('melar', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9) }).effects.slumber = 1;
    scene.hero('dwarf', { at: sq(9, 7) });
  });
  s.dice(1, 1)
    .does(ZARGON, dread('wither', { target: BARBARIAN }))
    .told('mindLost', { hero: 'barbarian', left: 0 });
  s.does(ZARGON, END).told('turnLost', { hero: 'barbarian' }, 'dread.slumber-hex').finish();
});

test('[dread.slumber-hex] [artifact.talisman-of-lore] a Talisman gives a mindless sleeper a die to wake by', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), mind: 0 }).effects.slumber = 1;
    scene.hero('wizard', { at: sq(10, 10), artifacts: ['talisman-of-lore'], mind: 7 });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, give('talisman-of-lore', 'barbarian'));
  expect([who(s, 'barbarian').mind, who(s, 'wizard').mind]).toEqual([1, 6]);
  s.dice(6).does(HEROES_SEAT, END);
  expect(onTurn(s)).toBe('barbarian');
  s.finish();
});

test('[dread.slumber-hex] [death.rescue-spell] a sleeper at 0 wakes in time for its spell', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('elf', { at: sq(10, 9), body: 1, schools: ['earth'] }).effects.slumber = 1;
  });
  s.dice(...faces('SSW S'))
    .does(ZARGON, attack(ELF))
    .does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' });
  expect(who(s, 'elf')).toMatchObject({ body: 4, effects: { slumber: 0 } });
  s.finish();
});

test('[dread.slumber-hex] [artifact.ring-of-return] [quest.auto-end] a sleeper on the stairway counts', () => {
  const s = arena((scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(10, 9) }).effects.slumber = 1;
    scene.hero('elf', { at: sq(10, 10), artifacts: ['ring-of-return'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING).told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[spell.tempest] [spell.sleep] a sleeper in the storm: one die against one, and its next turn is lost', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 9), schools: ['air', 'water'] });
    scene.monster('abomination', 12, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
    scene.turn('wizard');
  });
  s.dice(...faces('S S'))
    .does(HEROES_SEAT, cast('tempest', { at: sq(12, 9) }))
    .told('woke', { figure: 6 });
  s.does(HEROES_SEAT, END);
  if (onTurn(s) === 'zargon') s.refused(ZARGON, activate(6), 'monster.lost-turn').does(ZARGON, END);
  expect(foe(s, 6)).toMatchObject({ isAsleep: false, wounds: 1 });
  untilTurn(s, 'zargon').does(ZARGON, activate(6)).finish();
});

test('[spell.ball-of-flame] [spell.sleep] fire that a sleeper wards off lets it sleep; a single point wakes it', () => {
  const burn = (...dice: number[]): DungeonStory =>
    arena((scene) => {
      scene.hero('wizard', { at: sq(9, 9), schools: ['fire'] });
      scene.monster('abomination', 12, 9);
      Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
      scene.turn('wizard');
    })
      .dice(...dice)
      .does(HEROES_SEAT, castOn('ball-of-flame', 6));
  expect([foe(burn(5, 6), 6).isAsleep, foe(burn(5, 4), 6).isAsleep]).toEqual([true, false]);
});

test('[dread.choking-murk] [artifact.ring-of-return] half a turn: the Ring is the deed, and there is no move', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 10), artifacts: ['ring-of-return'] }).effects.murk = 1;
    scene.monster('orc', 14, 7);
    scene.turn('elf', { isHalf: true });
  });
  s.does(HEROES_SEAT, RING).refused(HEROES_SEAT, ROLL, 'dread.choking-murk').finish();
});

test('[dread.cinder-burst] [spell.veil-of-mist] mist does not hide from fire all around', () => {
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(10, 10) }).effects.veil = 2;
  });
  s.refused(ZARGON, dread('ember', { target: ELF }), 'spell.veil-of-mist');
  s.dice(1, 1, 1, 1)
    .does(ZARGON, dread('cinder', { at: sq(10, 9) }))
    .told('wounded', { figure: ELF, amount: 2 })
    .finish();
});

test('[dread.storm-lance] [quest.q2-prisoner] lightning spares a captive in chains and strikes a free one', () => {
  const lance = (isChained: boolean): DungeonStory =>
    acting('sevrin', 13, 9, (scene) => {
      freedCaptive(scene, 11, 9);
      for (const ally of scene.table.allies) ally.isChained = isChained;
      scene.hero('barbarian', { at: sq(9, 9) });
    })[0];
  const s = lance(true)
    .dice(...faces('WW'))
    .does(ZARGON, dread('lance', { direction: 6 }));
  expect(s.table.allies).toMatchObject([{ body: 3 }]);
  s.finish();
  const t = lance(false)
    .dice(...faces('SSWW'))
    .does(ZARGON, dread('lance', { direction: 6 }));
  expect(t.table.allies).toMatchObject([{ body: 1 }]);
  t.finish();
});

test('[dread.cinder-burst] [death.zero-body] fire that fells two lets each save itself', () => {
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9), body: 1, potions: ['healing'] });
    scene.hero('elf', { at: sq(10, 10), body: 1, schools: ['earth'] });
  });
  s.dice(1, 1, 1, 1)
    .does(ZARGON, dread('cinder', { at: sq(10, 9) }))
    .does(HEROES_SEAT, drink('barbarian', 'healing'));
  expect(pressing(s)).toEqual(['0: rescue']);
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' });
  expect([who(s, 'barbarian').body, who(s, 'elf').body]).toEqual([4, 4]);
  s.finish();
});
