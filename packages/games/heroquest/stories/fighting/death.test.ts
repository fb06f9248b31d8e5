import { expect, test } from 'vitest';
import { idOfHero } from '../../src/queries/figures.ts';
import { BARBARIAN, ELF, HEROES_SEAT, type Hero, type HeroInPlay, type Options, WIZARD, who, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, onTurn, type Scene, untilTurn } from '../dungeon.ts';
import { activate, attack, castOn, drink, END, give, PASS, pickUp, ROLL, sq, walk } from '../wishes.ts';

/** An orc is about to strike somebody down in room Z, in Zargon's turn. */
function doomed(
  hero: Hero,
  has: Partial<HeroInPlay>,
  more: (scene: Scene) => void = () => {},
  options: Partial<Options> = {},
) {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', '.').hero(hero, { at: sq(10, 9), body: 1, ...has });
      orc = scene.monster('orc', 9, 9);
      more(scene);
      scene.zargon();
    },
    options,
  );
  return { s, orc };
}

/** It strikes with three skulls; whoever has no potion rolls this at once. */
function strike(s: DungeonStory, orc: number, hero: Hero, defence = 'SS'): DungeonStory {
  s.does(ZARGON, activate(orc));
  if (s.asked()[0]?.kind === 'meanwhile') s.does(HEROES_SEAT, PASS);
  s.dice(...faces(`SSS ${defence}`)).does(ZARGON, attack(idOfHero(hero)));
  for (let asked = s.asked()[0]; asked?.kind === 'meanwhile' || asked?.kind === 'defend'; asked = s.asked()[0])
    s.does(asked.seat, PASS);
  return s;
}

test('[death.zero-body] [death.removed] nothing below nought; the dead are taken off, and the others play on', () => {
  const { s, orc } = doomed('barbarian', { body: 2 });
  strike(s, orc, 'barbarian')
    .told('wounded', { figure: BARBARIAN, amount: 3, left: 0 })
    .told('died', { figure: BARBARIAN, at: sq(10, 9) }, 'death.zero-body');
  expect(who(s, 'barbarian')).toMatchObject({ status: 'dead', body: 0 });
  expect(s.table.ending).toBe(null);
  s.does(ZARGON, walk(10, 9));
  expect(onTurn(s)).toBe('dwarf');
  for (const hero of ['elf', 'wizard', 'dwarf'] as const) untilTurn(s, hero);
  expect(s.table.round).toBe(3);
  s.finish();
});

test('[death.zero-body] with one point left nobody dies', () => {
  const { s, orc } = doomed('barbarian', { body: 2 });
  strike(s, orc, 'barbarian', 'WW').told('wounded', { figure: BARBARIAN, amount: 1, left: 1 }).silent('died').finish();
});

test('[death.rescue-potion] healing potions of its own, and no other draught', () => {
  const { s, orc } = doomed('barbarian', { potions: ['heroic-brew', 'healing'] });
  strike(s, orc, 'barbarian');
  expect(s.asked()[0]).toEqual({ seat: HEROES_SEAT, kind: 'rescue', rule: 'death.rescue-potion' });
  s.refused(HEROES_SEAT, drink('barbarian', 'heroic-brew'), 'death.rescue-potion')
    .does(HEROES_SEAT, drink('barbarian', 'healing'))
    .silent('died');
  expect(who(s, 'barbarian')).toMatchObject({ status: 'here', body: 4 });
  expect(onTurn(s)).toBe('zargon');
  s.finish();
});

test('[death.rescue-potion] without anything to save it a hero is not even asked', () => {
  const { s, orc } = doomed('barbarian', { potions: ['heroic-brew'] });
  strike(s, orc, 'barbarian').told('died', { figure: BARBARIAN }).finish();
});

test('[death.rescue-spell] an unspent healing spell, in Zargon’s turn, whatever was done before', () => {
  const acted = {
    schools: ['water', 'earth'] as HeroInPlay['schools'],
    spent: ['heal-body'] as HeroInPlay['spent'],
    hasActedThisRound: true,
  };
  const elfWithoutSchool = (scene: Scene) => scene.hero('elf', { schools: [] });
  const { s, orc } = doomed('wizard', acted, elfWithoutSchool);
  strike(s, orc, 'wizard')
    .refused(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' }, 'death.rescue-spell')
    .refused(HEROES_SEAT, { type: 'rescue', spell: 'sleep' }, 'spell.healing-spells');
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'water-of-healing' }).told(
    'spellCast',
    { hero: 'wizard', spell: 'water-of-healing' },
    'death.rescue-spell',
  );
  expect(who(s, 'wizard')).toMatchObject({ body: 4, spent: ['heal-body', 'water-of-healing'] });
  s.finish();
  const strict = doomed('wizard', acted, elfWithoutSchool, { rescueSpellStrict: true });
  strike(strict.s, strict.orc, 'wizard').told('died', { figure: WIZARD }).finish();
  const rested = doomed('wizard', { ...acted, hasActedThisRound: false }, () => {}, { rescueSpellStrict: true });
  strike(rested.s, rested.orc, 'wizard').does(HEROES_SEAT, { type: 'rescue', spell: 'water-of-healing' }).finish();
  const spent = doomed('wizard', { schools: ['water'], spent: ['water-of-healing'] });
  strike(spent.s, spent.orc, 'wizard').told('died', { figure: WIZARD }).finish();
  const shaken = doomed('wizard', { schools: ['water'], mind: 0 });
  strike(shaken.s, shaken.orc, 'wizard').told('died', { figure: WIZARD }).finish();
});

test('[death.rescue-spell] in its own turn it is the action, and a new round wipes the slate', () => {
  const falls = (turn: { hasActed: boolean }, rescueSpellStrict = false) =>
    dungeon(
      1,
      (scene) => {
        scene.reveal('G').hero('elf', { at: sq(10, 4), body: 1, schools: ['earth'] });
        scene.turn('elf', { movement: 3, ...turn });
      },
      { rescueSpellStrict },
    ).does(HEROES_SEAT, walk(11, 4));
  const saved = falls({ hasActed: false }, true)
    .does(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' })
    .told('turnCut', { hero: 'elf' });
  expect(who(saved, 'elf')).toMatchObject({ body: 4, hasActedThisRound: true });
  untilTurn(saved, 'barbarian');
  expect(who(saved, 'elf').hasActedThisRound).toBe(false);
  saved.finish();
  falls({ hasActed: true }).told('died', { figure: ELF }).finish();
});

test('[death.no-help-from-others] a friend’s spell or potion comes too late, and in time if it comes before', () => {
  const beside = (scene: Scene): void => {
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'], potions: ['healing'] });
  };
  const { s, orc } = doomed('barbarian', { potions: ['healing'] }, beside);
  strike(s, orc, 'barbarian')
    .refused(HEROES_SEAT, castOn('heal-body', BARBARIAN), 'death.rescue-potion')
    .refused(HEROES_SEAT, give('healing', 'barbarian'), 'death.rescue-potion');
  s.refused(HEROES_SEAT, { type: 'rescue', spell: 'heal-body' }, 'death.no-help-from-others');
  s.does(HEROES_SEAT, drink('elf', 'healing'));
  s.does(HEROES_SEAT, PASS).told('died', { figure: BARBARIAN }).finish();
  const early = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body: 1 });
    beside(scene);
    scene.turn('elf');
  });
  early
    .does(HEROES_SEAT, castOn('heal-body', BARBARIAN))
    .told('healed', { hero: 'barbarian', body: 5 })
    .does(HEROES_SEAT, give('healing', 'barbarian'))
    .finish();
});

test('[death.elixir-exception] neither spell nor potion brings back the dead', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), status: 'dead', body: 0, potions: ['healing'] });
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'], potions: ['healing'] });
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, castOn('heal-body', BARBARIAN), 'death.elixir-exception')
    .refused(HEROES_SEAT, drink('barbarian', 'healing'), 'potion.any-time')
    .refused(HEROES_SEAT, give('healing', 'barbarian'), 'potion.give-adjacent');
  s.refused(HEROES_SEAT, { type: 'elixir', hero: 'barbarian' }, 'artifact.elixir-of-life').finish();
});

/** The Dwarf's earthly goods. */
const GOODS: Partial<HeroInPlay> = {
  gold: 90,
  gear: ['battle-axe', 'tool-kit'],
  held: 'battle-axe',
  artifacts: ['orcs-bane'],
  potions: [],
};

test('[death.loot] who was there may take it, from anywhere in the room, and leave the rest', () => {
  const { s, orc } = doomed('dwarf', GOODS, (scene) => {
    scene.hero('elf', { at: sq(14, 11) });
    scene.hero('wizard', { at: sq(8, 8) });
    scene.opened('8,9E');
  });
  strike(s, orc, 'dwarf')
    .told('lootLeft', { hero: 'dwarf', at: sq(10, 9) }, 'death.loot')
    .silent('lootClaimed');
  expect(who(s, 'dwarf')).toMatchObject({ gold: 0, gear: [], artifacts: [], held: null });
  expect(s.view(HEROES_SEAT).piles).toEqual([
    { at: sq(10, 9), owner: 'dwarf', gold: 90, items: ['battle-axe', 'tool-kit', 'orcs-bane'], isSafe: false },
  ]);
  untilTurn(s, 'elf')
    .does(HEROES_SEAT, pickUp(10, 9, 'gold'))
    .told('goldGained', { hero: 'elf', gold: 90 }, 'death.loot')
    .does(HEROES_SEAT, pickUp(10, 9, 'orcs-bane'));
  s.refused(HEROES_SEAT, pickUp(10, 9, 'gold'), 'item.pick-up-free');
  expect(who(s, 'elf')).toMatchObject({ gold: 90, artifacts: ['orcs-bane'] });
  expect(s.view(HEROES_SEAT)).toMatchObject({
    piles: [{ gold: 0, items: ['battle-axe', 'tool-kit'] }],
    turn: { hasActed: false },
  });
  untilTurn(s.does(HEROES_SEAT, END), 'wizard')
    .refused(HEROES_SEAT, pickUp(10, 9, 'tool-kit'), 'death.loot')
    .finish();
});

test('[death.loot] in a corridor, by who has the square in view, figures or not', () => {
  const inCorridor = (column: number, row: number) => {
    let orc = 0;
    const s = dungeon(1, (scene) => {
      scene.reveal('.').hero('dwarf', { at: sq(8, 9), body: 1, ...GOODS });
      scene.hero('elf', { at: sq(column, row) });
      orc = scene.monster('orc', 8, 10);
      scene.zargon();
    });
    return strike(s, orc, 'dwarf');
  };
  const seen = inCorridor(8, 12).told('lootLeft', { at: sq(8, 9) });
  untilTurn(seen, 'elf')
    .does(HEROES_SEAT, pickUp(8, 9, 'tool-kit'))
    .finish();
  const unseen = inCorridor(4, 12)
    .silent('lootLeft')
    .told('lootClaimed', { artifacts: ['orcs-bane'] });
  expect(unseen.table.piles).toEqual([]);
  unseen.finish();
});

test('[death.monsters-claim] nobody there: everything is gone, but an artifact will turn up again', () => {
  const { s, orc } = doomed('dwarf', GOODS);
  strike(s, orc, 'dwarf')
    .told('lootClaimed', { at: sq(10, 9), artifacts: ['orcs-bane'] }, 'death.monsters-claim')
    .silent('lootLeft');
  expect(s.table).toMatchObject({ piles: [], lostArtifacts: ['orcs-bane'] });
  expect(who(s, 'dwarf')).toMatchObject({ gold: 0, gear: [], potions: [], artifacts: [] });
  s.finish();
});

test('[death.monsters-claim] a pile is safe while somebody stays with it, and gone at the end of Zargon’s turn when nobody does', () => {
  const { s, orc } = doomed('dwarf', GOODS, (scene) => {
    scene.hero('elf', { at: sq(10, 10) });
    scene.opened('8,9E');
  });
  strike(s, orc, 'dwarf').does(ZARGON, END).silent('lootClaimed');
  untilTurn(s, 'zargon').does(ZARGON, activate(orc)).does(ZARGON, walk(11, 11)).does(ZARGON, END).silent('lootClaimed');
  expect(s.table.piles).toHaveLength(1);
  untilTurn(s, 'elf')
    .dice(6, 6)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(8, 9))
    .silent('lootClaimed')
    .does(HEROES_SEAT, END);
  expect(s.table.piles).toHaveLength(1);
  untilTurn(s, 'zargon')
    .does(ZARGON, END)
    .told('lootClaimed', { at: sq(10, 9), artifacts: ['orcs-bane'] }, 'death.monsters-claim');
  expect(s.table).toMatchObject({ piles: [], lostArtifacts: ['orcs-bane'] });
  s.finish();
});

test('[death.monsters-claim] [board.corridor-scope] whoever stands over it guards it, in a corridor as well', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 8) });
    scene.table.piles = [{ at: sq(8, 8), owner: 'dwarf', gold: 30, items: [], isSafe: false }];
    scene.monster('orc', 20, 6);
    scene.zargon();
  });
  s.does(ZARGON, END).silent('lootClaimed');
  expect(s.table.piles).toHaveLength(1);
  s.finish();
});

test('[death.spells-lost-for-quest] nobody inherits the Wizard’s spells', () => {
  const { s, orc } = doomed('wizard', { schools: ['fire', 'air'], spent: [] }, (scene) =>
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'] }),
  );
  strike(s, orc, 'wizard').told('lootLeft');
  expect(s.table.piles[0]?.items).toEqual(['dagger']);
  expect(who(s, 'elf').schools).toEqual(['earth']);
  untilTurn(s, 'elf').refused(HEROES_SEAT, castOn('courage', ELF), 'cast.once-per-quest').finish();
});

test('[death.mid-move-monster-order] the dead are off the board before the next monster is used', () => {
  let second = 0;
  const { s, orc } = doomed('barbarian', { potions: ['healing'] }, (scene) => {
    second = scene.monster('goblin', 11, 10);
  });
  strike(s, orc, 'barbarian')
    .refused(ZARGON, activate(second), 'kernel.not-asked')
    .does(HEROES_SEAT, PASS)
    .told('died', { figure: BARBARIAN });
  s.does(ZARGON, activate(second))
    .refused(ZARGON, attack(BARBARIAN), 'monster.attack-adjacent-once')
    .does(ZARGON, walk(10, 9))
    .finish();
});
