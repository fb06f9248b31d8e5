import { expect, test } from 'vitest';
import { idOfHero } from '../../src/queries/figures.ts';
import { BARBARIAN, HEROES_SEAT, type Hero, type HeroInPlay, type Options, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, faces, type Scene, untilTurn } from '../dungeon.ts';
import { both } from '../scenes.ts';
import { activate, attack, dread, END, give, hold, pickUp, sq } from '../wishes.ts';

const ADEPT = 6;
const OGRE = 7;

/**
 * A Dread Adept, an Abomination to strike at, and the Barbarian and the Dwarf side by side; everybody else is far off.
 */
function smithy(build: (scene: Scene) => void, options: Partial<Options> = {}): DungeonStory {
  return arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.hero('dwarf', { at: sq(10, 10) });
    scene.monster('adept', 12, 7);
    scene.monster('abomination', 11, 9);
    build(scene);
    scene.zargon();
  }, options);
}

const corrode = (s: DungeonStory, hero: Hero): DungeonStory =>
  s.does(ZARGON, activate(ADEPT)).does(ZARGON, dread('corrode', { target: idOfHero(hero) }));

/** So many dice are rolled when this hero, in its turn, strikes at the Abomination; none of them hits. */
function strikesWith(s: DungeonStory, hero: Hero, dice: number): DungeonStory {
  return untilTurn(s, hero)
    .dice(...faces('W'.repeat(dice)))
    .does(HEROES_SEAT, attack(OGRE));
}

const swords = (...gear: HeroInPlay['gear']): Partial<HeroInPlay> => ({
  gear,
  held: gear[0] === 'shortsword' ? 'shortsword' : 'broadsword',
});

test('[dread.corrode] of two of a kind one rusts, and the sound one is used; a second Corrode spoils that one too', () => {
  const s = smithy((scene) => {
    scene.hero('barbarian', swords('broadsword', 'broadsword'));
    Object.assign(scene.table.monsters[0] ?? {}, { spells: ['corrode'] });
  });
  strikesWith(corrode(s, 'barbarian').does(ZARGON, END), 'barbarian', 3);
  expect(who(s, 'barbarian').corroded).toEqual(['broadsword']);
  untilTurn(s, 'zargon');
  Object.assign(s.table.monsters[0] ?? {}, { spells: ['corrode'] });
  strikesWith(corrode(s, 'barbarian').does(ZARGON, END), 'barbarian', 2);
  expect(who(s, 'barbarian').corroded).toEqual(['broadsword', 'broadsword']);
  s.finish();
});

test('[dread.corrode] [death.loot] the dead leave it rusted, and whoever takes it up has it so', () => {
  const s = smithy((scene) => {
    scene.hero('barbarian', { ...swords('broadsword'), body: 1 });
    scene.hero('dwarf', { gear: [], held: null });
  });
  corrode(s, 'barbarian')
    .does(ZARGON, activate(OGRE))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('died', { figure: BARBARIAN })
    .does(ZARGON, { type: 'walk', to: sq(11, 10) });
  untilTurn(s, 'dwarf').does(HEROES_SEAT, pickUp(10, 9, 'broadsword'));
  expect(who(s, 'dwarf')).toMatchObject({ held: 'broadsword', corroded: ['broadsword'] });
  expect(s.table.piles).toEqual([]);
  strikesWith(s, 'dwarf', 2).finish();
});

test('[dread.corrode] [death.loot] beside a sound one of its kind it stays in the bag', () => {
  const s = smithy((scene) => {
    scene.hero('barbarian', { status: 'dead', body: 0 });
    scene.table.piles = [
      { at: sq(10, 9), owner: 'barbarian', gold: 0, items: ['broadsword'], corroded: ['broadsword'], isSafe: false },
    ];
    scene.hero('dwarf', swords('broadsword'));
    scene.monster('goblin', 11, 10);
  });
  s.does(ZARGON, END);
  untilTurn(s, 'dwarf').does(HEROES_SEAT, pickUp(10, 9, 'broadsword'));
  expect(who(s, 'dwarf')).toMatchObject({ gear: ['broadsword', 'broadsword'], corroded: ['broadsword'] });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(8))
    .finish();
});

test('[dread.corrode] [item.pick-up-free] of two in a pile the sound one is taken first', () => {
  const s = smithy((scene) => {
    scene.table.piles = [
      {
        at: sq(10, 11),
        owner: null,
        gold: 0,
        items: ['shortsword', 'dagger', 'shortsword', 'shortsword'],
        corroded: ['shortsword', 'shortsword'],
        isSafe: true,
      },
    ];
    scene.hero('dwarf', { gear: [], held: null });
  });
  untilTurn(s.does(ZARGON, END), 'dwarf').does(HEROES_SEAT, pickUp(10, 11, 'shortsword'));
  expect(who(s, 'dwarf').corroded).toEqual([]);
  expect(s.table.piles).toMatchObject([
    { items: ['dagger', 'shortsword', 'shortsword'], corroded: ['shortsword', 'shortsword'] },
  ]);
  s.does(HEROES_SEAT, pickUp(10, 11, 'shortsword'));
  expect(who(s, 'dwarf').corroded).toEqual(['shortsword']);
  expect(s.table.piles).toMatchObject([{ items: ['dagger', 'shortsword'], corroded: ['shortsword'] }]);
  s.does(HEROES_SEAT, pickUp(10, 11, 'shortsword'));
  expect(who(s, 'dwarf').corroded).toEqual(['shortsword', 'shortsword']);
  expect(s.table.piles).toEqual([{ at: sq(10, 11), owner: null, gold: 0, items: ['dagger'], isSafe: true }]);
  s.finish();
});

test('[dread.corrode] [equip.no-giving-in-quest] rust changes hands with the sword', () => {
  const s = smithy(
    (scene) => {
      scene.hero('barbarian', swords('broadsword'));
      scene.hero('dwarf', { gear: ['broadsword'], held: 'broadsword' });
      scene.monster('goblin', 11, 10);
    },
    { freeTrading: true },
  );
  corrode(s, 'barbarian').does(ZARGON, END).does(HEROES_SEAT, give('broadsword', 'dwarf'));
  expect([who(s, 'barbarian').corroded, who(s, 'dwarf').corroded]).toEqual([[], ['broadsword']]);
  untilTurn(s.does(HEROES_SEAT, END), 'dwarf').does(HEROES_SEAT, give('broadsword', 'barbarian'));
  expect(who(s, 'barbarian')).toMatchObject({ gear: ['broadsword'], corroded: [] }); // the sound one: it comes first
  s.dice(...faces('WW')).does(HEROES_SEAT, attack(8)); // what is left to the Dwarf is the rusted one
  strikesWith(s, 'barbarian', 3).finish();
});

test('[dread.corrode] [equip.no-giving-in-quest] of two that are both rusted one is handed over, and the other is as rusted as before', () => {
  const s = smithy(
    (scene) => {
      scene.hero('barbarian', { ...swords('broadsword', 'broadsword'), corroded: ['broadsword', 'broadsword'] });
      scene.hero('dwarf', { gear: [], held: null });
    },
    { freeTrading: true },
  );
  s.does(ZARGON, END).does(HEROES_SEAT, give('broadsword', 'dwarf'));
  expect([who(s, 'barbarian').corroded, who(s, 'dwarf').corroded]).toEqual([['broadsword'], ['broadsword']]);
  strikesWith(s, 'barbarian', 2).finish();
});

test('[dread.corrode] [attack.thrown-dagger-lost] a thrown dagger takes its rust along', () => {
  const thrown = (options: Partial<Options>): DungeonStory => {
    const s = smithy(
      (scene) => void scene.hero('barbarian', { gear: ['dagger', 'shortsword'], held: 'dagger' }),
      options,
    );
    corrode(s, 'barbarian').does(ZARGON, END);
    return s.dice(...faces('W')).does(HEROES_SEAT, { type: 'attack', target: OGRE, isThrown: true });
  };
  const [lost, lying] = both(thrown, { daggerRecoverable: true });
  expect(who(lost, 'barbarian')).toMatchObject({ gear: ['shortsword'], corroded: [] });
  expect(lying.table.piles).toMatchObject([{ items: ['dagger'], corroded: ['dagger'] }]);
  lost.finish();
  lying.finish();
});

test('[dread.corrode] [campaign.trade-between-quests] home again, everything is mended, whoever has it', () => {
  const s = arena(
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('elf', { gear: ['shortsword', 'shortsword'], corroded: ['shortsword'] });
      scene.hero('barbarian', { at: sq(3, 10), corroded: ['broadsword'] });
      scene.reveal('E').turn('barbarian', { movement: 1 });
    },
    { campaign: true, sellHalf: true },
  );
  s.does(HEROES_SEAT, { type: 'walk', to: sq(2, 10) }).told('townEntered');
  expect(s.table.heroes.map(({ corroded }) => corroded)).toEqual([[], [], [], []]);
  s.does(HEROES_SEAT, { type: 'swap', from: 'elf', to: 'dwarf', item: 'shortsword' });
  s.does(HEROES_SEAT, { type: 'sell', hero: 'elf', gear: 'shortsword' }).told('sold', {
    hero: 'elf',
    gear: 'shortsword',
    gold: 100,
  });
  expect([who(s, 'elf').corroded, who(s, 'dwarf').corroded]).toEqual([[], []]);
  s.finish();
});

test('[dread.corrode] [artifact.elixir-of-life] whoever is revived has it back as it was', () => {
  const s = smithy((scene) => {
    scene.hero('barbarian', { at: sq(12, 11), status: 'dead', body: 0, gear: [], held: null });
    scene.table.piles = [
      { at: sq(12, 11), owner: 'barbarian', gold: 0, items: ['broadsword'], corroded: ['broadsword'], isSafe: true },
    ];
    scene.hero('dwarf', { at: sq(11, 11), artifacts: ['elixir-of-life'] });
  });
  untilTurn(s.does(ZARGON, END), 'dwarf').does(HEROES_SEAT, { type: 'elixir', hero: 'barbarian' });
  expect(who(s, 'barbarian')).toMatchObject({ gear: ['broadsword'], held: 'broadsword', corroded: ['broadsword'] });
  s.finish();
});

test('[dread.corrode] the house destroys one of two, and other weapons are none the worse', () => {
  const s = smithy((scene) => void scene.hero('barbarian', swords('broadsword', 'broadsword', 'shortsword')), {
    corrodePermanent: true,
  });
  corrode(s, 'barbarian').does(ZARGON, END);
  expect(who(s, 'barbarian')).toMatchObject({ gear: ['broadsword', 'shortsword'], held: 'broadsword', corroded: [] });
  s.does(HEROES_SEAT, hold('shortsword'));
  strikesWith(s, 'barbarian', 2).finish();
});
