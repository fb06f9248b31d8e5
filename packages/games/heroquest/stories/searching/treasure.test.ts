import { below } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { TreasureCard } from '../../src/content/treasure-cards.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { ELF, foe, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { dungeon, faces, onTurn, type Scene, untilTurn } from '../dungeon.ts';
import { activate, attack, END, ROLL, search, sq, walk } from '../wishes.ts';

/** The Elf searches room D, and these are the cards. */
const draws = (deck: TreasureCard[], more: (scene: Scene) => void = () => {}) =>
  dungeon(1, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(6, 7), potions: [] });
    scene.hero('wizard', { at: sq(5, 6) });
    scene.table.deck = deck;
    more(scene);
    scene.turn('elf');
  });

const fresh = dungeon(1, (scene) => scene.turn('elf'));
const copies = (card: TreasureCard): number => fresh.table.deck.filter((one) => one === card).length;

test.each<[string, Rule, number, number]>([
  ['[treasure.loose-coins]', 'treasure.loose-coins', 10, 1],
  ['[treasure.loose-coins]', 'treasure.loose-coins', 15, 2],
  ['[treasure.loose-coins]', 'treasure.loose-coins', 20, 1],
  ['[treasure.loose-coins]', 'treasure.loose-coins', 25, 2],
  ['[treasure.loose-coins]', 'treasure.loose-coins', 35, 1],
])('%s by %s, %i gold, %i in the deck', (_name, rule, gold, count) => {
  const card = `coins-${gold}` as TreasureCard;
  expect(copies(card)).toBe(count);
  const s = draws([card, card])
    .does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold, total: gold }, rule);
  expect(s.table.deck).toEqual([card]);
  s.finish();
});

test('[treasure.jewelled-clasp] 50 gold, once', () => {
  expect(copies('jewelled-clasp')).toBe(1);
  const s = draws(['jewelled-clasp'])
    .does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold: 50 }, 'treasure.jewelled-clasp');
  expect(s.table.deck).toEqual([]);
  s.finish();
});

test.each([
  ['[treasure.potion-of-healing]', 'treasure.potion-of-healing', 'potion-of-healing', 'healing', 2],
  ['[treasure.heroic-brew]', 'treasure.heroic-brew', 'heroic-brew', 'heroic-brew', 1],
  ['[treasure.potion-of-speed]', 'treasure.potion-of-speed', 'potion-of-speed', 'potion-of-speed', 1],
  ['[treasure.potion-of-strength]', 'treasure.potion-of-strength', 'potion-of-strength', 'potion-of-strength', 1],
  ['[treasure.potion-of-warding]', 'treasure.potion-of-warding', 'potion-of-warding', 'potion-of-warding', 1],
] as const)('%s a potion for the pack', (_name, rule, card, potion, count) => {
  expect(copies(card)).toBe(count);
  const s = draws([card]).does(HEROES_SEAT, search('treasure')).told('itemGained', { hero: 'elf', item: potion }, rule);
  expect(who(s, 'elf').potions).toEqual([potion]);
  expect(s.table.deck).toEqual([]);
  s.finish();
});

test.each([
  ['[treasure.dart-in-the-dust]', 'treasure.dart-in-the-dust', 'dart-in-the-dust', '', 5, 'elf'],
  ['[treasure.rotten-floor]', 'treasure.rotten-floor', 'rotten-floor', '', 5, 'wizard'],
  ['[treasure.stinging-smoke]', 'treasure.stinging-smoke', 'stinging-smoke', 'S', 5, 'elf'],
  ['[treasure.stinging-smoke]', 'treasure.stinging-smoke', 'stinging-smoke', 'W', 6, 'elf'],
  ['[treasure.stinging-smoke]', 'treasure.stinging-smoke', 'stinging-smoke', 'B', 6, 'elf'],
  ['[treasure.grasping-chain]', 'treasure.grasping-chain', 'grasping-chain', 'S', 5, 'wizard'],
  ['[treasure.grasping-chain]', 'treasure.grasping-chain', 'grasping-chain', 'W', 6, 'elf'],
] as const)(
  '%s [treasure.hazard] [treasure.return-monsters-and-hazards] by %s, %s strikes (%s) and goes back',
  (_name, rule, card, roll, body, next) => {
    expect(copies(card)).toBe(1);
    const s = draws([card], (scene) => scene.hero('elf', { potions: ['potion-of-warding'] }))
      .dice(...faces(roll))
      .does(HEROES_SEAT, search('treasure'));
    s.told('cardReturned', { card }, 'treasure.return-monsters-and-hazards').silent('defenceRolled');
    if (roll !== '') s.told('facesRolled', { figure: ELF, faces: [roll] }, rule);
    if (body === 5) s.told('wounded', { figure: ELF, amount: 1, left: 5 }, rule);
    else s.silent('wounded');
    expect(onTurn(s)).toBe(next);
    expect(who(s, 'elf').body).toBe(body);
    expect(s.table.deck).toEqual([card]);
    if (next === 'elf') s.dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(6, 6));
    s.finish();
  },
);

test('[treasure.wandering-monster-card] [treasure.keep-gold-and-potions] six monsters, eight of gold worth 195, six potions, four hazards', () => {
  const s = fresh;
  expect(copies('wandering-monster')).toBe(6);
  expect(s.table.deck).toHaveLength(24);
  const gold = s.table.deck.flatMap((card) =>
    card === 'jewelled-clasp' ? [50] : card.startsWith('coins-') ? [Number(card.slice(6))] : [],
  );
  expect([gold.length, gold.reduce((sum, coins) => sum + coins, 0)]).toEqual([8, 195]);
  s.finish();
});

test('[treasure.keep-gold-and-potions] what was drawn does not come again in this quest', () => {
  const s = draws(['coins-35', 'coins-35'])
    .does(HEROES_SEAT, search('treasure'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'));
  expect(s.table.deck).toEqual([]);
  expect([who(s, 'elf').gold, who(s, 'wizard').gold]).toEqual([35, 35]);
  s.finish();
});

test('[treasure.shuffle-before-draw] whatever the order of the deck, any card may come first and any second', () => {
  const orders = new Set<string>();
  for (let turned = 0; turned < 40; turned++) {
    const s = draws(['coins-10', 'coins-20', 'coins-35'], (scene) => {
      for (let i = 0; i < turned; i++) below(scene.draft.rng, 2);
    });
    s.does(HEROES_SEAT, search('treasure')).told('cardDrawn', { hero: 'elf' }, 'treasure.shuffle-before-draw');
    s.does(HEROES_SEAT, END).does(HEROES_SEAT, search('treasure'));
    s.told('cardDrawn', { hero: 'wizard' }, 'treasure.shuffle-before-draw');
    orders.add(`${who(s, 'elf').gold} ${who(s, 'wizard').gold}`);
    s.finish();
  }
  expect([...orders].sort()).toEqual(['10 20', '10 35', '20 10', '20 35', '35 10', '35 20']);
});

test('[treasure.wandering-monster] [treasure.wandering-monster-card] the quest’s own monster attacks the searcher at once', () => {
  const s = dungeon(5, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(6, 7) });
    scene.table.deck = ['wandering-monster'];
    scene.turn('elf', { movement: 4 });
  });
  const kind = s.table.hidden.wander;
  s.does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn', { card: 'wandering-monster' })
    .told('cardReturned', { card: 'wandering-monster' }, 'treasure.wandering-monster-card');
  s.refused(ZARGON, { type: 'place', at: sq(5, 6) }, 'treasure.wandering-placement');
  s.dice(...faces('S'.repeat(kind.attack)), ...faces('WS')).does(ZARGON, { type: 'place', at: sq(6, 6) });
  s.told('monsterAppeared', { at: sq(6, 6) }, 'treasure.wandering-stays').told(
    'attackRolled',
    { target: ELF, hits: kind.attack },
    'treasure.wandering-monster',
  );
  s.told('wounded', { figure: ELF, amount: kind.attack - 1 });
  expect(s.table.monsters[0]).toMatchObject({ key: kind.key, at: sq(6, 6) });
  expect(s.table.deck).toEqual(['wandering-monster']);
  s.does(HEROES_SEAT, walk(7, 7)).finish();
});

test('[treasure.wandering-placement] not on the stairway, in furniture, in rock or behind a wall', () => {
  const stairs = dungeon(1, (scene) => {
    for (const hero of ['barbarian', 'dwarf', 'wizard'] as const) scene.hero(hero, { at: sq(1, 10) });
    scene.reveal('E').hero('elf', { at: sq(3, 10) });
    scene.table.deck = ['wandering-monster'];
    scene.turn('elf');
  }).does(HEROES_SEAT, search('treasure'));
  expect(stairs.state.asks[0]?.question).toMatchObject({ kind: 'place', squares: [sq(3, 9), sq(4, 10), sq(3, 11)] });
  stairs.refused(ZARGON, { type: 'place', at: sq(2, 10) }, 'treasure.wandering-placement').finish();
  const chest = dungeon(1, (scene) => {
    scene.reveal('U', '.').hero('elf', { at: sq(7, 13) });
    scene.table.hidden.treasures = [];
    scene.table.trapSearched = ['U'];
    scene.table.deck = ['wandering-monster'];
    scene.turn('elf');
  }).does(HEROES_SEAT, search('treasure'));
  expect(chest.state.asks[0]?.question).toMatchObject({ squares: [sq(7, 14), sq(6, 13)] });
  chest
    .refused(ZARGON, { type: 'place', at: sq(8, 13) }, 'treasure.wandering-placement')
    .refused(ZARGON, { type: 'place', at: sq(7, 12) }, 'treasure.wandering-placement')
    .finish();
  const rock = draws(['wandering-monster'], (scene) => scene.rock(6, 6)).does(HEROES_SEAT, search('treasure'));
  rock.refused(ZARGON, { type: 'place', at: sq(6, 6) }, 'treasure.wandering-placement').finish();
});

test('[treasure.wandering-placement] with every side taken it comes no nearer than it can, and does not strike', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('U').hero('elf', { at: sq(6, 13) });
    scene.hero('dwarf', { at: sq(7, 13) });
    scene.hero('wizard', { at: sq(6, 14) });
    scene.table.hidden.treasures = [];
    scene.table.trapSearched = ['U'];
    scene.table.deck = ['wandering-monster'];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('monsterAppeared', { at: sq(7, 14) })
    .silent('attackRolled');
  expect(onTurn(s)).toBe('elf');
  s.finish();
});

test('[treasure.wandering-placement] [trap.monster-in-open-pit] the nearest square may be an open pit', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('U')
      .trap('pit', 7, 14, true)
      .hero('elf', { at: sq(6, 13) });
    scene.hero('dwarf', { at: sq(7, 13) });
    scene.hero('wizard', { at: sq(6, 14) });
    scene.table.hidden.treasures = [];
    scene.table.trapSearched = ['U'];
    scene.table.deck = ['wandering-monster'];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('monsterAppeared', { at: sq(7, 14) });
  s.finish();
});

test('[treasure.wandering-stays] afterwards it is a monster like any other, and may strike again in the same round', () => {
  const s = draws(['wandering-monster'])
    .does(HEROES_SEAT, search('treasure'))
    .dice(...faces('WWW'))
    .does(ZARGON, { type: 'place', at: sq(7, 7) });
  const id = s.table.monsters[0]?.id ?? 0;
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(id))
    .does(ZARGON, walk(6, 6))
    .dice(...faces('SSS WW'))
    .does(ZARGON, attack(ELF))
    .told('wounded', { figure: ELF, amount: 1 });
  expect(foe(s, id).at).toBe(sq(6, 6));
  s.finish();
});
