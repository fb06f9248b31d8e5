import { expect, test } from 'vitest';
import { SCHOOL_SPELLS, SPELLS, type Spell } from '../../src/content/spells.ts';
import { rulebook } from '../../src/rulebook/index.ts';
import { type Action, BARBARIAN, DWARF, ELF, HEROES_SEAT, type HeroInPlay, WITH_SPELLS, WIZARD } from '../cast.ts';
import { arena, faces, until } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import { attack, cast, END, GO_ON, open, search, sq, walk } from '../wishes.ts';

const WITH_EARTH: Partial<HeroInPlay> = { at: sq(10, 10), schools: ['earth'] };

test('[cast.elf-and-wizard-only] the Elf and the Wizard cast, the others never', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(9, 9), schools: ['earth'], body: 1 });
    scene.hero('dwarf', { at: sq(9, 10), schools: ['water'] });
    scene.hero('elf', WITH_EARTH);
    scene.hero('wizard', WITH_SPELLS);
    scene.turn('barbarian');
  });
  s.refused(HEROES_SEAT, cast('heal-body', { targets: [BARBARIAN] }), 'cast.elf-and-wizard-only').does(
    HEROES_SEAT,
    END,
  );
  s.refused(HEROES_SEAT, cast('veil-of-mist', { targets: [DWARF] }), 'cast.elf-and-wizard-only').does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, cast('heal-body', { targets: [BARBARIAN] })).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, cast('veil-of-mist', { targets: [DWARF] })).told(
    'spellCast',
    { hero: 'wizard', spell: 'veil-of-mist' },
    'spell.veil-of-mist',
  );
  s.finish();
});

test('[cast.is-the-action] a spell or a blow, not both; a walk before or after', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    orc = scene.monster('orc', 11, 9);
    scene.turn('wizard', { movement: 6 });
  });
  s.does(HEROES_SEAT, cast('veil-of-mist', { targets: [WIZARD] }));
  s.refused(HEROES_SEAT, attack(orc), 'turn.move-and-one-action').refused(
    HEROES_SEAT,
    search('traps'),
    'turn.move-and-one-action',
  );
  s.refused(HEROES_SEAT, cast('courage', { targets: [WIZARD] }), 'cast.is-the-action')
    .does(HEROES_SEAT, walk(10, 8))
    .does(HEROES_SEAT, walk(10, 9));
  until(s, 'wizard');
  s.dice(...faces('W')).does(HEROES_SEAT, attack(orc));
  s.refused(HEROES_SEAT, cast('courage', { targets: [WIZARD] }), 'cast.is-the-action').finish();
});

test('[cast.needs-sight] figures, walls and closed doors hide a target; the caster never hides from itself', () => {
  let [seen, hidden, outside] = [0, 0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { ...WITH_SPELLS, at: sq(9, 9) });
    scene.hero('dwarf', { at: sq(8, 9) });
    seen = scene.monster('orc', 11, 9);
    hidden = scene.monster('goblin', 13, 9);
    outside = scene.monster('goblin', 9, 12);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('ball-of-flame', { targets: [hidden] }), 'sight.figures-block');
  s.refused(HEROES_SEAT, cast('ball-of-flame', { targets: [outside] }), 'sight.edge-crossing-blocks');
  s.refused(HEROES_SEAT, cast('sleep', { targets: [seen, hidden] }), 'sight.figures-block');
  s.refused(HEROES_SEAT, cast('courage', { targets: [DWARF] }), 'sight.closed-doors-block').refused(
    HEROES_SEAT,
    cast('courage', { targets: [BARBARIAN] }),
    'sight.closed-doors-block',
  );
  s.refused(HEROES_SEAT, cast('tempest', { at: sq(13, 9) }), 'sight.figures-block');
  s.refused(HEROES_SEAT, cast('tempest', { at: sq(8, 9) }), 'sight.closed-doors-block');
  s.refused(HEROES_SEAT, cast('tempest', { at: sq(3, 3) }), 'cast.needs-sight');
  s.does(HEROES_SEAT, cast('courage', { targets: [WIZARD] })).told('effectBegan', {
    hero: 'wizard',
    effect: 'courage',
  });
  until(s, 'wizard');
  s.does(HEROES_SEAT, open('8,9E'))
    .does(HEROES_SEAT, cast('veil-of-mist', { targets: [DWARF] }))
    .finish();
});

/** What the spells are for. */
const KINDS: Readonly<Record<Spell, 'hero' | 'monster' | 'square'>> = {
  genie: 'square',
  'swift-wind': 'hero',
  tempest: 'square',
  'heal-body': 'hero',
  'pass-through-rock': 'hero',
  'rock-skin': 'hero',
  'ball-of-flame': 'monster',
  courage: 'hero',
  'fire-of-wrath': 'monster',
  sleep: 'monster',
  'veil-of-mist': 'hero',
  'water-of-healing': 'hero',
};

test.each(SPELLS)(
  '[cast.target-kinds] [spell.one-row-one-rule] %s is aimed at what its row says, and cast by its own rule',
  (spell) => {
    let goblin = 0;
    const s = arena((scene) => {
      scene.hero('wizard', { ...WITH_SPELLS, schools: ['air', 'earth', 'fire', 'water'] });
      scene.hero('barbarian', { at: sq(10, 8) });
      scene.hero('dwarf', { at: sq(11, 10), status: 'dead', body: 0 });
      goblin = scene.monster('goblin', 12, 9);
      scene.turn('wizard');
    });
    const mode = spell === 'swift-wind' ? 'haste' : null;
    const aims: Record<(typeof KINDS)[Spell], Action> = {
      hero: cast(spell, { targets: [BARBARIAN], mode }),
      monster: cast(spell, { targets: [goblin], mode }),
      square: cast(spell, { at: sq(9, 9), mode }),
    };
    const kind = KINDS[spell];
    for (const other of ['hero', 'monster', 'square'] as const)
      if (other !== kind) s.refused(HEROES_SEAT, aims[other], 'cast.target-kinds');
    const isHealing = spell === 'heal-body' || spell === 'water-of-healing';
    s.refused(
      HEROES_SEAT,
      cast(spell, { targets: [DWARF], mode }),
      isHealing ? 'death.elixir-exception' : 'cast.target-kinds',
    );
    s.refused(HEROES_SEAT, cast(spell, { mode }), 'cast.target-kinds');
    if (spell === 'ball-of-flame') s.dice(6, 6);
    if (spell === 'fire-of-wrath') s.dice(6, 6, 6);
    s.does(HEROES_SEAT, aims[kind]).told('spellCast', { hero: 'wizard', spell }, `spell.${spell}`).finish();
  },
);

test('[cast.target-kinds] one hero or monster at a time, and Swift Wind wants to know how', () => {
  let [one, two] = [0, 0];
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('elf', WITH_EARTH);
    one = scene.monster('goblin', 11, 8);
    two = scene.monster('goblin', 12, 10);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('courage', { targets: [ELF, WIZARD] }), 'cast.target-kinds').refused(
    HEROES_SEAT,
    cast('fire-of-wrath', { targets: [one, two] }),
    'cast.target-kinds',
  );
  s.refused(HEROES_SEAT, cast('sleep', { targets: [one, one] }), 'cast.target-kinds').refused(
    HEROES_SEAT,
    cast('swift-wind', { targets: [ELF] }),
    'cast.target-kinds',
  );
  s.refused(HEROES_SEAT, cast('courage', { targets: [ELF], mode: 'haste' }), 'cast.target-kinds');
  s.does(HEROES_SEAT, cast('sleep', { targets: [one, two] })).finish();
});

test('[cast.once-per-quest] a spent card stays spent, and only dealt ones are cast', () => {
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('rock-skin', { targets: [WIZARD] }), 'cast.once-per-quest').does(
    HEROES_SEAT,
    cast('courage', { targets: [WIZARD] }),
  );
  expect(s.table.heroes[3]?.spent).toEqual(['courage']);
  until(s, 'wizard');
  s.refused(HEROES_SEAT, cast('courage', { targets: [WIZARD] }), 'cast.once-per-quest').does(
    HEROES_SEAT,
    cast('veil-of-mist', { targets: [WIZARD] }),
  );
  s.finish();
});

test('[cast.spent-when-fizzled] healing the healthy and burning the fireproof cost a card all the same', () => {
  let balur = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    balur = scene.monster('balur', 12, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('water-of-healing', { targets: [WIZARD] })).told('healed', { amount: 0, body: 4 });
  until(s, 'wizard');
  s.does(HEROES_SEAT, cast('ball-of-flame', { targets: [balur] }))
    .told('harmless', { figure: balur })
    .silent('wounded');
  until(s, 'wizard');
  s.does(HEROES_SEAT, cast('tempest', { at: sq(10, 7) })).silent('attackRolled');
  expect(s.table.heroes[3]?.spent).toEqual(['water-of-healing', 'ball-of-flame', 'tempest']);
  s.finish();
});

test('[cast.attack-spells-undefended] no Defend dice against fire, only the spell’s own', () => {
  let mummy = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    mummy = scene.monster('mummy', 12, 9);
    scene.turn('wizard');
  });
  s.dice(4, 5)
    .does(HEROES_SEAT, cast('ball-of-flame', { targets: [mummy] }))
    .silent('defenceRolled')
    .told('died', { figure: mummy });
  s.finish();
});

test('[cast.one-of-a-kind-lasting] twice the same is once, two different ones both count', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('elf', { ...WITH_EARTH, artifacts: ['spell-ring'] });
    orc = scene.monster('orc', 11, 10);
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, cast('rock-skin', { targets: [ELF] })).does(HEROES_SEAT, { type: 'keepSpell' });
  until(s, 'elf');
  s.does(HEROES_SEAT, cast('rock-skin', { targets: [ELF] }))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, END);
  s.does(1, { type: 'activate', monster: orc })
    .dice(...faces('SWW WWWW'))
    .does(1, attack(ELF));
  s.finish();
  let goblin = 0;
  const t = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('elf', WITH_EARTH);
    Object.assign(scene.hero('wizard').effects, { courage: 1, strength: 1 });
    Object.assign(scene.hero('elf').effects, { veil: 1, rockSkin: 1 });
    goblin = scene.monster('abomination', 11, 9);
    scene.monster('gargoyle', 11, 10);
    scene.turn('wizard');
  });
  t.dice(...faces('WWWWW'))
    .does(HEROES_SEAT, attack(goblin))
    .does(HEROES_SEAT, END);
  t.does(1, { type: 'activate', monster: goblin + 1 })
    .dice(...faces('SW WWWW'))
    .does(1, attack(ELF))
    .finish();
});

test('[spell.one-row-one-rule] twelve spells, three to a school, no two alike', () => {
  const dealt = Object.values(SCHOOL_SPELLS).flat();
  expect(dealt).toHaveLength(12);
  expect(new Set(dealt)).toEqual(new Set(SPELLS));
  for (const spell of SPELLS) expect(rulebook.rules[`spell.${spell}`].section).toBe('spell');
});

test('[spell.healing-spells] at death’s door only Heal Body and Water of Healing help', () => {
  const [s] = acting('orc', 11, 9, (scene) =>
    scene.hero('wizard', { ...WITH_SPELLS, schools: ['earth', 'fire', 'water'], body: 1 }),
  );
  s.dice(...faces('SSS SS')).does(1, attack(WIZARD));
  expect(s.asked()[0]?.kind).toBe('rescue');
  for (const spell of SPELLS)
    if (spell !== 'heal-body' && spell !== 'water-of-healing')
      s.refused(HEROES_SEAT, { type: 'rescue', spell }, 'spell.healing-spells');
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' }).told('healed', { amount: 4, body: 4 });
  s.finish();
});

test('[cast.returned-between-quests] [mind.restored-between-quests] after a quest all spells and Mind Points are back', () => {
  const s = arena(
    (scene) => {
      for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { at: sq(1, 10), mind: 0 });
      scene.hero('elf', { spent: ['heal-body', 'rock-skin'] });
      scene.hero('wizard', { ...WITH_SPELLS, at: sq(3, 10), spent: ['genie', 'sleep', 'courage'], mind: 1 });
      scene.table.isGoalMet = true;
      scene.reveal('E').turn('wizard', { movement: 3 });
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, walk(2, 10)).told('restored', { hero: 'wizard' }, 'campaign.restore-survivors');
  expect(s.table.heroes.map(({ mind }) => mind)).toEqual([2, 3, 4, 6]);
  expect(s.table.heroes.every(({ spent }) => spent.length === 0)).toBe(true);
  s.does(HEROES_SEAT, GO_ON);
  expect(s.asked()[0]?.kind).toBe('order');
  s.finish();
});
