import { expect, test } from 'vitest';
import type { Artifact } from '../../src/content/artifacts.ts';
import type { Pile } from '../../src/types/index.ts';
import { BARBARIAN, DWARF, ELF, genie, HEROES_SEAT, type Hero, SPARE_ARTIFACTS, WIZARD, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, hush, onTurn, pressing, type Scene, untilTurn } from '../dungeon.ts';
import { acting, stack } from '../scenes.ts';
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
  hold,
  OPEN_GEAR,
  pickUp,
  RING,
  ROLL,
  search,
  sq,
} from '../wishes.ts';

/** What a dead hero left in the middle of the room. */
const pileOf = (owner: Hero, ...items: Pile['items']): Pile => ({
  at: sq(10, 9),
  owner,
  gold: 0,
  items,
  isSafe: false,
});

/** The Wizard is dead and has used an artifact once; the Elf takes it from his pile, in her own turn. */
function inherited(artifact: Artifact, build: (scene: Scene) => void = () => {}): DungeonStory {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), status: 'dead', body: 0, gear: [], held: null, used: [artifact] });
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'], artifacts: [] });
    scene.table.piles = [pileOf('wizard', artifact)];
    scene.monster('orc', 14, 7);
    build(scene);
    scene.turn('elf');
  }, SPARE_ARTIFACTS);
  return s.does(HEROES_SEAT, pickUp(10, 9, artifact));
}

test('[artifact.ten-in-play] [death.loot] a Spell Ring that has kept a spell keeps none for its heir', () => {
  const s = inherited('spell-ring').does(HEROES_SEAT, castOn('heal-body', ELF));
  expect([pressing(s), who(s, 'elf').spent]).toEqual([['0: turn'], ['heal-body']]);
  s.finish();
});

test('[artifact.ten-in-play] [death.loot] a Coin that is spent is spent for whoever finds it in a pile', () => {
  const s = inherited('ferrymans-coin').dice(1, 1).does(HEROES_SEAT, ROLL);
  s.refused(HEROES_SEAT, ROLL, 'move.roll-two-red').finish();
});

test('[artifact.ten-in-play] [death.loot] and an unused one serves its new owner once, taken back or not', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 10) });
    scene.hero('wizard', { status: 'dead', body: 0, at: sq(10, 9) });
    scene.table.piles = [pileOf('wizard', 'ferrymans-coin')];
    scene.turn('elf');
  }, SPARE_ARTIFACTS);
  s.does(HEROES_SEAT, pickUp(10, 9, 'ferrymans-coin'))
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .dice(6, 5)
    .does(HEROES_SEAT, ROLL);
  s.takesBack(3)
    .dice(4, 4)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { movement: 8 })
    .refused(HEROES_SEAT, ROLL, 'move.roll-two-red')
    .finish();
});

test('[artifact.ferrymans-coin] [quest.q4-hand-over] the same dice once more, though the chest changed arms', () => {
  const s = dungeon(
    4,
    (scene) => {
      scene.reveal('T').hero('dwarf', { at: sq(4, 14), artifacts: ['ferrymans-coin'] });
      scene.hero('elf', { at: sq(4, 15) });
      scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
      scene.turn('dwarf');
    },
    SPARE_ARTIFACTS,
  );
  s.dice(1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, { type: 'handOver', to: 'elf' });
  s.dice(6)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { dice: [6], movement: 6 })
    .finish();
});

test('[artifact.ferrymans-coin] [potion.speed] a hasty roll is made again with all its dice', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9), artifacts: ['ferrymans-coin'], potions: ['potion-of-speed'] });
    scene.turn('dwarf');
  }, SPARE_ARTIFACTS);
  s.does(HEROES_SEAT, drink('dwarf', 'potion-of-speed')).dice(1, 1, 1, 1).does(HEROES_SEAT, ROLL);
  s.dice(3, 3, 3, 3).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 12 }).finish();
});

test('[artifact.wizards-staff] [artifact.give-adjacent] given away between two spells', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['water'], artifacts: ['wizards-staff'], held: 'wizards-staff' });
    scene.hero('dwarf', { at: sq(10, 10) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, castOn('veil-of-mist', WIZARD)).does(HEROES_SEAT, give('wizards-staff', 'dwarf'));
  s.refused(HEROES_SEAT, castOn('water-of-healing', WIZARD), 'cast.is-the-action').finish();
});

test('[artifact.wizards-staff] [artifact.spell-ring] the kept spell is not the second one of the action', () => {
  const s = arena((scene) => {
    scene.hero('wizard', {
      at: sq(10, 9),
      schools: ['fire', 'water'],
      artifacts: ['wizards-staff', 'spell-ring'],
      held: 'wizards-staff',
    });
    scene.monster('gargoyle', 13, 9);
    scene.turn('wizard');
  });
  s.dice(5, 5).does(HEROES_SEAT, castOn('ball-of-flame', 6)).does(HEROES_SEAT, { type: 'keepSpell' });
  s.refused(HEROES_SEAT, castOn('ball-of-flame', 6), 'artifact.wizards-staff');
  s.dice(6, 6, 6).does(HEROES_SEAT, castOn('fire-of-wrath', 6)).does(HEROES_SEAT, END);
  untilTurn(s, 'wizard').dice(5, 5).does(HEROES_SEAT, castOn('ball-of-flame', 6)).finish();
});

test('[artifact.spell-ring] [spell.genie] a Genie called anew takes the place of the first and has three turns', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air'], artifacts: ['spell-ring'] });
    scene.monster('orc', 14, 7);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('genie', { at: sq(11, 9) })).does(HEROES_SEAT, { type: 'keepSpell' });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  untilTurn(s, 'wizard').does(HEROES_SEAT, cast('genie', { at: sq(10, 10) }));
  expect(s.table.allies).toMatchObject([{ at: sq(10, 10), turns: 3 }]);
  s.finish();
});

test('[artifact.talisman-of-lore] [artifact.elixir-of-life] the revived have the Mind of what they still have', () => {
  const dead = (): DungeonStory =>
    arena((scene) => {
      scene.hero('dwarf', { at: sq(10, 9), status: 'dead', body: 0, mind: 1, gear: [], held: null });
      scene.hero('elf', { at: sq(10, 10), artifacts: ['elixir-of-life'] });
      scene.table.piles = [pileOf('dwarf', 'talisman-of-lore')];
      scene.table.hidden.treasures = [];
      scene.turn('elf');
    });
  const left = dead().does(HEROES_SEAT, elixirFor('dwarf'));
  expect([who(left, 'dwarf').mind, who(left, 'elf').mind]).toEqual([4, 4]);
  left.finish();
  const taken = dead()
    .does(HEROES_SEAT, pickUp(10, 9, 'talisman-of-lore'))
    .does(HEROES_SEAT, elixirFor('dwarf'));
  expect([who(taken, 'dwarf').mind, who(taken, 'elf').mind]).toEqual([3, 5]);
  taken.finish();
});

test('[artifact.talisman-of-lore] [death.loot] who inherits it gains a point, though the dead one had it', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('dwarf', { at: sq(10, 9), body: 1, artifacts: ['talisman-of-lore'], mind: 4 });
    scene.hero('elf', { at: sq(9, 11) });
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(DWARF))
    .told('died', { figure: DWARF })
    .does(ZARGON, END);
  untilTurn(s, 'elf').does(HEROES_SEAT, pickUp(10, 9, 'talisman-of-lore'));
  expect(who(s, 'elf').mind).toBe(5);
  s.finish();
});

test('[quest.q10-steer] [artifact.talisman-of-lore] with it a Dwarf has the Mind to steer a portal', () => {
  const s = dungeon(10, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(9, 9), artifacts: ['talisman-of-lore'], mind: 4 });
    scene.turn('dwarf', { movement: 2 });
  });
  s.dice(4, 4).does(HEROES_SEAT, { type: 'portal', door: sq(8, 9) * 2 });
  expect(pressing(s)).toEqual(['0: steer']);
  s.does(HEROES_SEAT, { type: 'steer', by: 1 }).told('portalTaken', { room: 'N' }).finish();
});

test('[dread.corrode] [attack.thrown-dagger-lost] a rusty dagger that is thrown and picked up is still rusty', () => {
  const s = arena(
    (scene) => {
      scene.hero('elf', { at: sq(10, 9), gear: ['dagger'], held: 'dagger', corroded: ['dagger'] });
      scene.hero('dwarf', { at: sq(12, 10) });
      scene.monster('orc', 12, 9);
      scene.turn('elf');
    },
    { daggerRecoverable: true },
  );
  s.dice(...faces('W'))
    .does(HEROES_SEAT, { type: 'attack', target: 6, isThrown: true })
    .told('daggerThrown', { hero: 'elf' });
  untilTurn(s, 'dwarf').does(HEROES_SEAT, pickUp(12, 9, 'dagger'));
  expect([who(s, 'elf').corroded, who(s, 'dwarf').corroded]).toEqual([[], ['dagger']]);
  s.finish();
});

test('[dread.corrode] [combat.min-one-die] rust and a pit together leave a shortsword its one die', () => {
  const s = arena((scene) => {
    scene.trap('pit', 10, 9, true).hero('dwarf', { at: sq(10, 9), corroded: ['shortsword'] });
    scene.monster('orc', 11, 9);
    scene.turn('dwarf');
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(6))
    .finish();
});

test('[dread.corrode] [equip.hands] rust is on what was in hand: another weapon strikes with all its dice', () => {
  const [s, adept] = acting('adept', 13, 9, (scene) => {
    scene.hero('dwarf', { at: sq(12, 9), gear: ['battle-axe', 'shortsword'], held: 'battle-axe' });
  });
  s.does(ZARGON, dread('corrode', { target: DWARF }))
    .told('corroded', { hero: 'dwarf', weapon: 'battle-axe' })
    .does(ZARGON, END);
  untilTurn(s, 'dwarf')
    .does(HEROES_SEAT, hold('shortsword'))
    .dice(...faces('WW'))
    .does(HEROES_SEAT, attack(adept))
    .finish();
});

test('[quest.q6-stripped] [artifact.talisman-of-lore] in the chest it shows nobody what a caster has left', () => {
  const s = dungeon(6, (scene) => {
    const dwarf = scene.hero('dwarf');
    scene.table.stripped = [{ ...dwarf, artifacts: ['talisman-of-lore'] }];
    scene.monster('melar', 7, 15);
    scene.turn('dwarf');
  });
  expect(s.view(HEROES_SEAT).monsters[0]).toMatchObject({ key: 'melar', spells: [] });
  s.finish();
});

test('[quest.q6-stripped] [move.plate-mail-one-die] a suit in the chest slows nobody until it is back', () => {
  const s = dungeon(6, (scene) => {
    scene.reveal('U', 'V');
    const dwarf = scene.hero('dwarf', { at: sq(8, 14), gear: [], held: null, suit: null });
    scene.table.stripped = scene.table.heroes.map((hero) => ({ ...hero }));
    for (const own of scene.table.stripped)
      if (own.hero === 'dwarf') Object.assign(own, { gear: ['plate-mail'], suit: 'plate-mail', held: null });
    for (const hero of scene.table.heroes) Object.assign(hero, { gear: [], held: null });
    scene.turn(dwarf.hero);
  });
  s.dice(2, 2).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 4 }).does(HEROES_SEAT, OPEN_GEAR);
  untilTurn(s.does(HEROES_SEAT, END), 'dwarf').dice(5).does(HEROES_SEAT, ROLL);
  s.told('rolledMove', { movement: 5 }).finish();
});

test('[artifact.ring-of-return] [quest.q4-deliver] chests go home with those who carry them', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(10, 10), artifacts: ['ring-of-return'] });
    scene.table.hidden.goldChests = [];
    scene.table.chests = [
      { at: sq(5, 6), where: 'carried', carrier: 'dwarf' },
      { at: sq(14, 7), where: 'carried', carrier: 'elf' },
      { at: sq(16, 17), where: 'delivered', carrier: null },
    ];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING).told('chestDelivered', { hero: 'dwarf' });
  s.told('chestDelivered', { hero: 'elf' });
  s.told('goalMet', {}, 'quest.q4-goal').told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[artifact.ring-of-return] [search.special-treasure-first] found by the action, used in the next turn', () => {
  const s = dungeon(10, (scene) => {
    scene.reveal('N').hero('elf', { at: sq(22, 7) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('goalMet');
  s.refused(HEROES_SEAT, RING, 'turn.move-and-one-action');
  untilTurn(s.does(HEROES_SEAT, END), 'elf').does(HEROES_SEAT, RING);
  s.told('questEnded', { ending: 'success' }).finish();
});

test('[artifact.hollow-lantern] [treasure.wandering-monster] the second card counts', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(9, 7), artifacts: ['hollow-lantern'] });
    scene.rock(10, 7);
    scene.table.hidden.treasures = [];
    scene.turn('dwarf');
    scene.table.deck = ['wandering-monster'];
  }, SPARE_ARTIFACTS);
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, search('treasure'))
    .told('monsterAppeared', { at: sq(9, 8) });
  expect(s.table.deck).toEqual(['wandering-monster']);
  s.finish();
});

test('[potion.strength] [dread.dread-gaze] under the Gaze the draught is spent on a single die', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('barbarian', { at: sq(10, 9) }).effects, { gaze: 1, strength: 1 });
    scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(6))
    .told('effectEnded', { effect: 'strength' });
  s.finish();
});

test('[potion.any-time] [treasure.wandering-monster] the searcher drinks before its defence', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(9, 7), potions: ['potion-of-warding'] });
    scene.rock(10, 7);
    scene.table.hidden.treasures = [];
    scene.turn('dwarf');
    stack(scene, 'wandering-monster');
  });
  s.dice(...faces('SSS')).does(HEROES_SEAT, search('treasure'));
  expect(pressing(s)).toEqual(['0: defend']);
  s.dice(...faces('WWWW')).does(HEROES_SEAT, drink('dwarf', 'potion-of-warding'));
  expect([who(s, 'dwarf').body, onTurn(s)]).toEqual([7, 'dwarf']);
  s.finish();
});

test('[artifact.thorn-gauntlet] [quest.witch-lord-invulnerable] thorns do not harm the Witch Lord', () => {
  const [s] = acting('witch-lord-14', 11, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9), artifacts: ['thorn-gauntlet'] });
  });
  s.dice(...faces('WWWWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('harmless', { figure: 6 }, 'quest.witch-lord-invulnerable')
    .silent('wounded')
    .finish();
});

test('[artifact.thorn-gauntlet] [quest.auto-end] thorns that kill the last enemy win in Zargon’s own turn', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('barbarian', { at: sq(2, 10), artifacts: ['thorn-gauntlet'] });
      scene.monster('verag', 3, 10);
      Object.assign(scene.table.monsters[0] ?? {}, { wounds: 2 });
      scene.zargon();
    },
    SPARE_ARTIFACTS,
  );
  s.does(ZARGON, activate(6))
    .dice(...faces('WWWW'))
    .does(ZARGON, attack(BARBARIAN));
  s.told('goalMet', {}, 'quest.q1-goal').told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[dread.puppet-strings] [equip.hands] a puppet fights with what it held', () => {
  const s = arena((scene) => {
    const dwarf = scene.hero('dwarf', { at: sq(10, 9), gear: ['battle-axe', 'shortsword'], held: 'battle-axe' });
    dwarf.effects.puppet = 1;
    scene.hero('elf', { at: sq(11, 9) });
    scene.turn('dwarf');
  });
  s.refused(ZARGON, hold('shortsword'), 'dread.puppet-strings')
    .dice(...faces('WWWW'))
    .does(ZARGON, attack(ELF))
    .finish();
});

test('[artifact.borins-armor] [dread.slumber-hex] worn armour is no help to a sleeper', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('dwarf', { at: sq(10, 9), artifacts: ['borins-armor'], suit: 'borins-armor' }).effects.slumber = 1;
  });
  hush(s.dice(...faces('SSW S')).does(ZARGON, attack(DWARF)));
  expect(who(s, 'dwarf')).toMatchObject({ body: 5, effects: { slumber: 0 } });
  s.finish();
});

test('[ally.genie-ends] [artifact.elixir-of-life] a Genie does not come back with him', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('wizard', { at: sq(10, 9), body: 1, schools: [] });
    scene.hero('elf', { at: sq(10, 11), artifacts: ['elixir-of-life'] });
    genie(scene, 9, 7);
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(WIZARD))
    .told('vanished', { figure: 4 }, 'ally.genie-ends')
    .does(ZARGON, END);
  untilTurn(s, 'elf').does(HEROES_SEAT, elixirFor('wizard')).does(HEROES_SEAT, END);
  expect([onTurn(s), s.table.allies]).toEqual(['wizard', []]);
  s.finish();
});
