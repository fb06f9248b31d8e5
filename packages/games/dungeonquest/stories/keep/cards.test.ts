import { EAST, NORTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import type { CardTitle } from '../../src/content/keep/card-titles.ts';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  carry,
  DRAW,
  dashLed,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  onTurn,
  poolOf,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// Cards of the Dungeon, Search, Corpse and Crypt decks, and what is searched for.

/** He comes into a new chamber, and this card is turned up. */
function draws(title: CardTitle, hero: Parameters<typeof beside>[0] = 'maud') {
  const made = beside(hero);
  tileOnTop(made.s, 'chamber', 'OOO');
  onTop(made.s, 'dungeon', title);
  return made;
}

describe('Dungeon cards', () => {
  test.each([
    ['looseVault', [6, 6], 2],
    ['looseVault', [3, 3], 0],
    ['verminSwarm', [6, 6], 1],
    ['verminSwarm', [3, 4], 0],
  ] as const)('[tile.chamber] %s with %j: %i wounds', (title, dice, wounds) => {
    const { s, me } = draws(title);
    s.dice(...dice)
      .does(me, move('E4'))
      .does(me, ROLL);
    expect(heroOf(s, me).wounds).toBe(wounds);
  });

  test('[turn.lost] Guttering Torch costs the next turn', () => {
    const { s, me, again } = draws('gutteringTorch');
    again();
    s.does(me, move('E4')).told('turnWillBeLost', {}, 'turn.lost').told('turnSkipped', { seat: me }, 'turn.lost');
    expect(heroOf(s, me).hasLostTurn).toBe(false);
  });

  test('[treasure.use-optional] a Lantern may keep the torch burning, and need not', () => {
    for (const isUsed of [true, false]) {
      const { s, me } = draws('gutteringTorch');
      carry(s, me, 'lanternOfLateHours');
      s.does(me, move('E4'));
      expect(s.asked()).toEqual([{ seat: me, kind: 'torch', rule: 'treasure.use-optional' }]);
      s.does(me, isUsed ? use('lanternOfLateHours') : GO_ON);
      expect(heroOf(s, me).hasLostTurn).toBe(!isUsed);
    }
  });

  test('[cat.enter-fall] Rotten Hatch: a wound first, then the fall, in a rolled heading', () => {
    const { s, me } = draws('rottenHatch');
    s.does(me, move('E4'))
      .dice(6, 6, 2)
      .does(me, ROLL)
      .told('fell', { square: at('E4') }, 'cat.enter-fall');
    expect(heroOf(s, me)).toMatchObject({ wounds: 1, heading: EAST, determination: 2 });
  });

  test('[move.entered-edge] Grinding Floor: the way in is remembered by the compass', () => {
    const { s, me } = draws('grindingFloor');
    s.does(me, move('E4')).told('tileTurned', { square: at('E4') });
    expect(heroOf(s, me).enteredBy).toBe(WEST);
  });

  test('[cards.optional-open] corpse and sarcophagus may be left, and the chance does not stay', () => {
    for (const [title, deck] of [
      ['fallenAdventurer', 'corpse'],
      ['stoneSarcophagus', 'crypt'],
    ] as const) {
      const { s, me } = draws(title);
      s.does(me, move('E4'));
      expect(s.asked()).toEqual([{ seat: me, kind: 'offer', rule: 'cards.optional-open' }]);
      s.does(me, GO_ON).told('left', { what: deck }, 'cards.optional-open');
      expect(keepOf(s.table).decks[deck].discards).toEqual([]);
    }
  });

  test.each([
    ['corpse', 'pickedClean', [], {}],
    ['corpse', 'signetRing', [], { gold: 250 }],
    ['corpse', 'graveScorpion', [6, 6], { wounds: 2, determination: 2 }],
    ['crypt', 'emptySlab', [], {}],
    ['crypt', 'tombGas', [6, 6], { wounds: 2, determination: 2 }],
    ['crypt', 'fallingLid', [6, 6], { hasLostTurn: true, determination: 2 }],
    ['crypt', 'burialCrown', [], { hasCrown: true, gold: 0 }],
  ] as const)('[cards.optional-open] out of the %s: %s', (deck, title, dice, then) => {
    const { s, me } = draws(deck === 'corpse' ? 'fallenAdventurer' : 'stoneSarcophagus');
    onTop(s, deck, title);
    s.does(me, move('E4')).does(me, DRAW).told('cardDrawn', {}, 'cards.optional-open');
    if (dice.length > 0) s.dice(...dice).does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject(then);
    expect(keepOf(s.table).decks[deck].discards).toHaveLength(title === 'burialCrown' ? 0 : 1);
  });

  test('[treasure.crown] the Crown lies open, and counts as a Treasure', () => {
    const { s, me, other } = draws('stoneSarcophagus');
    onTop(s, 'crypt', 'burialCrown');
    s.does(me, move('E4')).does(me, DRAW).told('crownTaken', {}, 'treasure.crown');
    expect(s.view(other).heroes[me]).toMatchObject({ hasCrown: true });
    expect(keepOf(s.table).decks.crypt.discards).toEqual([]);
  });

  test('[cards.optional-open] Curse of the Name takes every token', () => {
    const { s, me } = draws('stoneSarcophagus');
    heroOf(s, me).determination = 4;
    onTop(s, 'crypt', 'curseOfTheName');
    s.does(me, move('E4')).does(me, DRAW).told('tokensLost', { tokens: 4 });
    expect(heroOf(s, me).determination).toBe(0);
  });

  test('[monster.raise-skeleton] a Skeleton of the pool; with none left any token', () => {
    for (const isAny of [false, true]) {
      const { s, me } = draws('stoneSarcophagus');
      onTop(s, 'crypt', 'theDeadRise');
      hold(s, me, 'headlongFlight');
      if (isAny) poolOf(s, 'golem', 5);
      s.does(me, move('E4'));
      if (s.asked()[0]?.kind === 'offer') s.does(me, DRAW);
      s.told('tokenDrawn', { among: isAny ? 'random' : 'skeleton' }, 'monster.raise-skeleton');
      s.told('monsterMet', { monster: isAny ? 'golem' : 'skeleton' }).told('combatBegan'); // [escape.forbidden]
    }
  });

  test('[monster.pool-empty] with the pool empty nothing moves, and an ambush is only its wound', () => {
    for (const [title, wounds] of [
      ['somethingMoves', 0],
      ['fromTheDark', 1],
    ] as const) {
      const { s, me } = draws(title);
      poolOf(s, 'golem', 5);
      guard(s, 'K9', 'golem', 5);
      s.does(me, move('E4')).told('nothingMoves', {}, 'monster.pool-empty').silent('monsterMet');
      expect(heroOf(s, me).wounds).toBe(wounds);
    }
  });
});

describe('searching', () => {
  const searches = (title: CardTitle) => {
    const made = beside('maud');
    onTop(made.s, 'search', title);
    return made;
  };

  test('[search.where] chamber, trap, stairs, turning, rubble and web; not elsewhere', () => {
    for (const [kind, letters, may] of [
      ['chamber', 'OOO', true],
      ['trapped', 'OOO', true],
      ['stairwell', 'OOO', true],
      ['turning', 'OXX', true],
      ['rubble', 'OOO', true],
      ['web', 'OOO', true],
      ['dark', 'OOO', false],
      ['chasm', 'OOO', false],
      ['bridge', 'XOX', false],
      ['sinkhole', 'OOO', false],
      ['shaft', 'XOX', false],
    ] as const) {
      const { s, me } = beside('maud');
      lay(s, 'D4', kind, letters);
      onTop(s, 'search', 'bareStone');
      if (may) s.does(me, SEARCH).told('cardDrawn', {}, 'search.where');
      else s.refused(me, SEARCH, 'search.where').refused(me, { type: 'catchBreath' }, 'search.where');
    }
  });

  test('[search.two-per-visit] twice a visit; a way out and back begins a new one', () => {
    const { s, me, again } = beside('maud');
    lay(s, 'E4', 'rubble', 'OOO');
    for (let search = 0; search < 2; search++) {
      onTop(s, 'search', 'bareStone');
      again();
      s.does(me, SEARCH);
    }
    s.refused(me, SEARCH, 'search.two-per-visit');
    again();
    s.does(me, move('E4'));
    onTop(s, 'dungeon', 'dustAndSilence');
    again();
    s.does(me, move('D4'));
    onTop(s, 'search', 'bareStone');
    s.does(me, SEARCH);
    expect(heroOf(s, me).searches).toBe(1);
  });

  test('[search.trapped-exception] shut in he searches on any tile, a third time too', () => {
    const { s, me } = beside('maud');
    lay(s, 'D4', 'sinkhole', 'XOX');
    lay(s, 'E4', 'chamber', 'XXX', WEST);
    heroOf(s, me).searches = 2;
    s.refused(me, SEARCH, 'search.where');
    lay(s, 'C4', 'chamber', 'XXX', EAST);
    for (const name of ['C4', 'E4']) s.refused(me, move(name), 'move.both-edges');
    s.refused(me, { type: 'catchBreath' }, 'search.where');
    onTop(s, 'search', 'bareStone');
    s.does(me, SEARCH).told('cardDrawn', {}, 'search.trapped-exception');
  });

  test('[cards.kept-items] draught, rope and key are kept', () => {
    for (const title of ['healingDraught', 'coilOfRope', 'skeletonKey'] as const) {
      const { s, me } = searches(title);
      s.does(me, SEARCH).told('itemKept', {}, 'cards.kept-items');
      expect(heroOf(s, me).items.map((card) => KEEP_CARDS[card]?.title)).toEqual([title]);
      expect(keepOf(s.table).decks.search.discards).toEqual([]);
    }
  });

  test('[search.where] a cache, a mechanism, a lair', () => {
    const { s, me } = searches('hiddenCache');
    s.does(me, SEARCH).told('goldFound', {}, 'cards.gold');
    const { s: t, me: he } = searches('hiddenMechanism');
    onTop(t, 'trap', 'dartSlits');
    t.does(he, SEARCH).dice(6, 6).does(he, ROLL).told('hurt', { wounds: 2 });
    const { s: u, me: she } = searches('disturbedLair');
    u.does(she, SEARCH).told('monsterMet').told('combatBegan');
  });

  test('[search.secret-door] through walls and past the web, to a new tile with its arrow towards him', () => {
    const { s, me } = searches('secretDoor');
    lay(s, 'D4', 'web', 'OOX');
    tileOnTop(s, 'rubble', 'XOX');
    s.refused(me, move('D5'), 'move.edges-known-late').does(me, SEARCH);
    expect(s.asked()).toEqual([{ seat: me, kind: 'secretDoor', rule: 'search.secret-door' }]);
    s.refused(me, move('E5'), 'search.secret-door').does(me, move('D5')).told('entered', {}, 'search.secret-door');
    expect(heroOf(s, me)).toMatchObject({ square: at('D5'), enteredBy: NORTH, searches: 0 });
    expect(keepOf(s.table).decks.search.discards).toHaveLength(1);
  });

  test('[search.secret-door] into a tower, a corridor that carries on, not onto another hero, or declined', () => {
    const { s, me } = searches('secretDoor');
    lay(s, 'B1', 'chamber', 'XXX', WEST);
    stand(s, me, 'B1');
    s.does(me, SEARCH).does(me, move('A1'));
    expect(heroOf(s, me).square).toBe(at('A1'));
    const { s: t, me: he } = searches('secretDoor');
    lay(t, 'E4', 'corridor', 'XOX');
    lay(t, 'F4', 'rubble', 'OOO');
    t.does(he, SEARCH).does(he, move('E4')).told('corridorGoesOn');
    expect(heroOf(t, he).square).toBe(at('F4'));
    const u = dashLed(['maud', 'hugo']);
    const she = onTurn(u);
    lay(u, 'D4', 'chamber', 'OOO');
    lay(u, 'E4', 'chamber', 'OOO');
    stand(u, she, 'D4');
    stand(u, 1 - she, 'E4');
    onTop(u, 'search', 'secretDoor');
    u.does(she, SEARCH).refused(she, move('E4'), 'move.no-sharing').does(she, GO_ON);
    expect(heroOf(u, she).square).toBe(at('D4'));
  });

  test('[cards.look-at-tiles] he alone looks at three and puts them back in his order', () => {
    const { s, me, other } = searches('masonsSketch');
    tileOnTop(s, 'shaft', 'XOX');
    tileOnTop(s, 'web', 'OOO');
    tileOnTop(s, 'rubble', 'OXO');
    const [first = -1, second = -1, third = -1] = keepOf(s.table).stack.slice(-3).reverse();
    s.does(me, SEARCH);
    expect(s.heard(me)).toContainEqual({ type: 'tilesSeen', forms: [first, second, third] });
    expect(s.heard(other)).toContainEqual({ type: 'tilesSeenUnseen', tiles: 3 });
    expect(s.view(other).keep?.peeked).toEqual([]);
    s.refused(me, { type: 'arrange', forms: [first, first, third] }, 'cards.look-at-tiles');
    s.does(me, { type: 'arrange', forms: [third, first, second] });
    expect(keepOf(s.table).stack.slice(-3).reverse()).toEqual([third, first, second]);
    expect(s.view(me).keep?.peeked).toEqual([third, first, second].map((form, depth) => ({ depth, form })));
    expect(JSON.stringify(s.heard(other))).not.toContain('tilesSeen"');
  });

  test('[cards.reshuffle] an empty deck is made of its discards, and of none nothing is drawn', () => {
    const { s, me, again } = beside('maud');
    const pile = keepOf(s.table).decks.search;
    onTop(s, 'search', 'bareStone');
    pile.discards = pile.draw.splice(0);
    again();
    s.does(me, SEARCH).told('deckReshuffled', { deck: 'search' }, 'cards.reshuffle').told('cardDrawn');
    const { s: t, me: he } = beside('maud');
    const items = keepOf(t.table).decks.search.draw.splice(0);
    heroOf(t, he).items.push(...items);
    t.does(he, SEARCH).told('deckEmpty', { deck: 'search' }, 'cards.reshuffle').silent('cardDrawn');
    expect(keepOf(t.table).decks.search.discards).toEqual([]);
  });
});
