import { expect, test } from 'vitest';
import { ARTIFACT_SHEETS, ARTIFACTS, type Artifact } from '../../src/content/artifacts.ts';
import { ARMORY } from '../../src/content/equipment.ts';
import { defendDice } from '../../src/queries/combat.ts';
import { HEROES, HEROES_SEAT, who } from '../cast.ts';
import { dungeon } from '../dungeon.ts';
import { END, give, pickUp, search, sq } from '../wishes.ts';

/** The quest in which each artifact lies. */
const LISTED: readonly (readonly [Artifact, number])[] = [
  ['talisman-of-lore', 5],
  ['wizards-cloak', 6],
  ['borins-armor', 7],
  ['wand-of-magic', 8],
  ['elixir-of-life', 9],
  ['ring-of-return', 10],
  ['orcs-bane', 11],
  ['wizards-staff', 12],
  ['spirit-blade', 13],
  ['spell-ring', 14],
];
const EXTRA: readonly (readonly [Artifact, number])[] = [
  ['hollow-lantern', 2],
  ['ferrymans-coin', 4],
  ['thorn-gauntlet', 8],
  ['sand-glass', 13],
];

/** What the sheets of all fourteen quests hold. */
function lying(extraArtifacts: boolean): (readonly [Artifact, number])[] {
  const found: (readonly [Artifact, number])[] = [];
  for (let quest = 1; quest <= 14; quest++) {
    const { table } = dungeon(quest, (scene) => scene.turn('barbarian'), { extraArtifacts, kit: 'usual' });
    for (const { finds } of table.hidden.treasures)
      for (const find of finds) if (find.kind === 'artifact') found.push([find.artifact, quest]);
  }
  return found;
}

const byName = (list: readonly (readonly [Artifact, number])[]) => [...list].sort(([a], [b]) => (a < b ? -1 : 1));

test('[artifact.ten-in-play] [artifact.found-where-listed] [artifact.spirit-blade-quest] ten artifacts, each in its quest, and four more by house rule', () => {
  expect(byName(lying(false))).toEqual(byName(LISTED));
  expect(byName(lying(true))).toEqual(byName([...LISTED, ...EXTRA]));
});

test('[artifact.found-where-listed] [artifact.spirit-blade-quest] whoever searches the room has the blade', () => {
  const s = dungeon(13, (scene) => {
    scene.reveal('W').hero('dwarf', { at: sq(9, 16) });
    scene.table.trapSearched = ['W'];
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('treasure')).told(
    'itemGained',
    { hero: 'dwarf', item: 'spirit-blade' },
    'artifact.found-where-listed',
  );
  expect(who(s, 'dwarf').artifacts).toEqual(['spirit-blade']);
  s.finish();
});

test('[artifact.ten-in-play] none is found twice', () => {
  const s = dungeon(5, (scene) => {
    scene.reveal('Y').hero('dwarf', { at: sq(15, 7) });
    scene.hero('elf', { at: sq(15, 11) });
    scene.table.deck = ['coins-10'];
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { item: 'talisman-of-lore' })
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'))
    .silent('itemGained');
  expect(s.table.heroes.flatMap(({ artifacts }) => artifacts)).toEqual(['talisman-of-lore']);
  s.finish();
});

test('[artifact.give-adjacent] over to a neighbour, for nothing', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(9, 9), artifacts: ['orcs-bane', 'spell-ring'], held: 'orcs-bane' });
    scene.hero('dwarf', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(10, 10) });
    scene.turn('barbarian', { hasActed: true, movement: 3 });
  });
  s.refused(HEROES_SEAT, give('spell-ring', 'elf'), 'artifact.give-adjacent').refused(
    HEROES_SEAT,
    give('wizards-cloak', 'dwarf'),
    'artifact.give-adjacent',
  );
  s.does(HEROES_SEAT, give('orcs-bane', 'dwarf')).told(
    'itemGiven',
    { from: 'barbarian', to: 'dwarf', item: 'orcs-bane' },
    'artifact.give-adjacent',
  );
  expect(who(s, 'barbarian')).toMatchObject({ artifacts: ['spell-ring'], held: 'broadsword' });
  expect(who(s, 'dwarf').artifacts).toEqual(['orcs-bane']);
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 3, isMoveOver: false });
  s.refused(HEROES_SEAT, give('broadsword', 'dwarf'), 'equip.no-giving-in-quest').finish();
});

test('[artifact.user-restriction] all may carry, some may use', () => {
  const users: Readonly<Record<Artifact, string>> = {
    'talisman-of-lore': 'bdew',
    'wizards-cloak': 'w',
    'borins-armor': 'bde',
    'wand-of-magic': 'ew',
    'elixir-of-life': 'bdew',
    'ring-of-return': 'bdew',
    'orcs-bane': 'bde',
    'spirit-blade': 'bde',
    'wizards-staff': 'w',
    'spell-ring': 'ew',
    'hollow-lantern': 'bdew',
    'ferrymans-coin': 'bdew',
    'thorn-gauntlet': 'bde',
    'sand-glass': 'bdew',
  };
  for (const hero of HEROES) {
    const s = dungeon(1, (scene) => {
      scene.reveal('Z').hero(hero, { at: sq(9, 9) });
      scene.table.piles.push({ at: sq(9, 9), owner: null, gold: 0, items: [...ARTIFACTS], isSafe: true });
      scene.turn(hero);
    });
    for (const artifact of ARTIFACTS) {
      const mayUse = users[artifact].includes(hero.slice(0, 1));
      expect(ARTIFACT_SHEETS[artifact].users.includes(hero)).toBe(mayUse);
      s.does(HEROES_SEAT, pickUp(9, 9, artifact));
      if (ARTIFACT_SHEETS[artifact].weapon === undefined) continue;
      const hold = { type: 'hold', weapon: artifact } as const;
      if (mayUse) s.does(HEROES_SEAT, hold);
      else s.refused(HEROES_SEAT, hold, 'artifact.user-restriction');
    }
    expect(who(s, hero).artifacts).toEqual(ARTIFACTS);
    s.finish();
  }
});

test('[artifact.is-not-armory-gear] not for sale, and the Wizard’s limits do not hold for what names the Wizard', () => {
  expect(ARTIFACTS.filter((artifact) => Object.hasOwn(ARMORY, artifact))).toEqual([]);
  const s = dungeon(1, (scene) => {
    scene.hero('wizard', {
      artifacts: ['wand-of-magic', 'wizards-staff', 'wizards-cloak', 'spirit-blade', 'borins-armor'],
      gear: ['dagger', 'shortsword'],
    });
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, { type: 'hold', weapon: 'shortsword' }, 'equip.wizard-weapons').refused(
    HEROES_SEAT,
    { type: 'hold', weapon: 'spirit-blade' },
    'artifact.user-restriction',
  );
  s.does(HEROES_SEAT, { type: 'hold', weapon: 'wand-of-magic' }).does(HEROES_SEAT, {
    type: 'hold',
    weapon: 'wizards-staff',
  });
  expect(defendDice(s.table, 3)).toBe(3);
  s.refused(HEROES_SEAT, { type: 'buy', hero: 'wizard', gear: 'dagger' }, 'campaign.armory-between-quests').finish();
});
