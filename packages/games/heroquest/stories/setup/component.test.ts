import { expect, test } from 'vitest';
import { PIECES } from '../../src/content/furniture.ts';
import { FIGURE_COUNTS, FIGURES, MONSTERS } from '../../src/content/monsters.ts';
import { QUESTS } from '../../src/content/quests/index.ts';
import { readSheet } from '../../src/setup/sheets.ts';
import { findMonster } from '../../src/sheet/monster.ts';
import { validateSheet } from '../../src/sheet/validate.ts';
import { HEROES_SEAT, type Options, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces } from '../dungeon.ts';
import { attack, search, sq } from '../wishes.ts';

test('[component.setup-within-figures] no quest begins with more figures than the box holds', () => {
  expect(FIGURE_COUNTS).toMatchObject({
    orc: 8,
    goblin: 6,
    abomination: 3,
    'dread-warrior': 4,
    'dread-sorcerer': 1,
    gargoyle: 1,
    skeleton: 4,
    zombie: 2,
    mummy: 2,
  });
  for (const quest of QUESTS) {
    const read = readSheet(quest);
    if (!read.ok) throw new Error(read.problem.message);
    for (const figure of FIGURES) {
      const count = read.value.monsters.filter(({ key }) => findMonster(read.value, key)?.figure === figure).length;
      expect(count).toBeLessThanOrEqual(FIGURE_COUNTS[figure]);
    }
  }
  const crowded = readSheet((QUESTS[0] ?? '').replace('mon: ', 'mon: zombie 9,7; '));
  expect(crowded.ok && validateSheet(crowded.value).warnings.map(({ where }) => where)).toContain('mon: zombie');
});

/** All eight orcs of the box stand in the great hall, and somebody rummages next door. */
function rummaging(options: Partial<Options>, orcs = 8): DungeonStory {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', 'U').hero('barbarian', { at: sq(6, 13) });
      for (let i = 0; i < orcs; i++) scene.monster('orc', 9 + (i % 6), 10 + Math.floor(i / 6));
      scene.table.hidden.treasures = [];
      scene.table.hidden.chestTraps = [];
      scene.table.deck = ['wandering-monster'];
      scene.turn('barbarian');
    },
    options,
  );
  return s.does(HEROES_SEAT, search('treasure')).told('cardDrawn', { card: 'wandering-monster' });
}

test('[component.supply-is-soft] a ninth orc wanders in, though the box has eight', () => {
  const s = rummaging({});
  s.dice(...faces('WWW'))
    .does(ZARGON, { type: 'place', at: sq(7, 13) })
    .told('monsterAppeared', { at: sq(7, 13) }, 'component.supply-is-soft');
  expect(s.table.monsters.filter(({ figure }) => figure === 'orc')).toHaveLength(9);
  s.finish();
});

test('[component.supply-is-soft] where figures are counted the ninth stays away, and an eighth comes', () => {
  const none = rummaging({ figureLimits: true });
  expect(none.table.monsters).toHaveLength(8);
  expect(none.asked()).toMatchObject([{ seat: HEROES_SEAT, kind: 'turn' }]);
  none.finish();
  const s = rummaging({ figureLimits: true }, 7);
  s.dice(...faces('WWW')).does(ZARGON, { type: 'place', at: sq(7, 13) });
  expect(s.table.monsters).toHaveLength(8);
  s.finish();
});

test('[component.supply-is-soft] the same for those a Dread spell calls', () => {
  for (const figureLimits of [false, true]) {
    let caster = 0;
    const s = dungeon(
      1,
      (scene) => {
        scene.reveal('Z').hero('barbarian', { at: sq(9, 7) });
        for (let i = 0; i < 6; i++) scene.monster('goblin', 9 + i, 11);
        caster = scene.monster('orc', 14, 7);
        const orc = scene.table.monsters.find(({ id }) => id === caster);
        if (orc !== undefined) orc.spells = ['pack'];
        scene.zargon();
      },
      { figureLimits },
    );
    s.does(ZARGON, { type: 'activate', monster: caster });
    s.dice(1).does(ZARGON, { type: 'dread', spell: 'pack', target: null, at: null, direction: null });
    while (s.asked()[0]?.kind === 'place') {
      const [asked] = s.state.asks;
      s.does(ZARGON, { type: 'place', at: asked?.question.kind === 'place' ? (asked.question.squares[0] ?? 0) : 0 });
    }
    expect(s.table.monsters.filter(({ key }) => key === 'goblin')).toHaveLength(figureLimits ? 6 : 9);
    s.finish();
  }
});

test('[component.skull-tiles-mark-wounds] a marker for each point lost, for everybody to see', () => {
  let gargoyle = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    gargoyle = scene.monster('gargoyle', 11, 10);
    const monster = scene.table.monsters.find(({ id }) => id === gargoyle);
    if (monster !== undefined) monster.at = sq(10, 10);
    scene.turn('barbarian');
  });
  s.dice(...faces('SSS WSSS'))
    .does(HEROES_SEAT, attack(gargoyle))
    .told('wounded', { figure: gargoyle, amount: 2, left: 1 });
  for (const seat of [HEROES_SEAT, ZARGON])
    expect(s.view(seat).monsters).toMatchObject([{ id: gargoyle, wounds: 2, body: 3 }]);
  s.finish();
});

test('[component.no-rules-for-rats] rats and skulls are neither monsters nor furniture: a sheet cannot even name them', () => {
  for (const decor of ['rat', 'skull']) {
    expect([...PIECES, ...FIGURES, ...MONSTERS]).not.toContain(decor);
    const drawn = readSheet((QUESTS[0] ?? '').replace('furn: ', `furn: ${decor} 3,3; `));
    const alive = readSheet((QUESTS[0] ?? '').replace('mon: ', `mon: ${decor} 3,3; `));
    expect(drawn.ok).toBe(false);
    expect(alive.ok && validateSheet(alive.value).errors.length === 0).toBe(false);
  }
});
