import type { CardTitle } from './card-titles.ts';
import {
  ambush,
  cross,
  draw,
  type Effect,
  fall,
  gold,
  keep,
  lookAtTiles,
  loseTurn,
  meet,
  offer,
  raise,
  test,
  wound,
  woundByDie,
} from './effects.ts';

export const DECKS = ['dungeon', 'trap', 'search', 'door', 'corpse', 'crypt', 'catacomb', 'dragon'] as const;
export type Deck = (typeof DECKS)[number];

/** How many there are, what they are called, and what they do, one thing after the other. */
type Row = readonly [copies: number, title: CardTitle, ...effects: readonly Effect[]];

const PRINTED: Readonly<Record<Deck, readonly Row[]>> = {
  dungeon: [
    [12, 'dustAndSilence'],
    [16, 'somethingMoves', meet],
    [2, 'fromTheDark', wound(1), ambush],
    [5, 'fallenAdventurer', offer('corpse')],
    [4, 'stoneSarcophagus', offer('crypt')],
    [5, 'clickUnderfoot', draw('trap')],
    [2, 'looseVault', test('agility', [wound(2)])],
    [2, 'verminSwarm', test('armor', [wound(1)])],
    [2, 'gutteringTorch', loseTurn],
    [1, 'scatteredCoins', gold(20)],
    [1, 'scatteredCoins', gold(40)],
    [1, 'grindingFloor', { does: 'grind', quarters: 1 }],
    [1, 'rottenHatch', test('agility', [wound(1), fall])],
  ],
  trap: [
    [3, 'dartSlits', test('armor', [wound(2)])],
    [3, 'pendulumBlade', test('agility', [wound(3)])],
    [2, 'closingWalls', test('strength', [wound(3)])],
    [2, 'sleepingVapour', test('luck', [wound(1), loseTurn])],
    [3, 'trapdoor', test('agility', [wound(1), fall])],
    [2, 'flameJet', test('agility', [woundByDie()], [wound(1)])],
    [2, 'dropCage', test('luck', [{ does: 'cage' }])],
    [1, 'rollingBoulder', test('agility', [woundByDie(1)])],
    [2, 'seizedMechanism'],
  ],
  search: [
    [8, 'bareStone'],
    [5, 'secretDoor', { does: 'secretDoor' }],
    [1, 'hiddenCache', gold(40)],
    [1, 'hiddenCache', gold(60)],
    [1, 'hiddenCache', gold(80)],
    [1, 'hiddenCache', gold(100)],
    [3, 'healingDraught', keep('draught')],
    [2, 'coilOfRope', keep('rope')],
    [2, 'skeletonKey', keep('key')],
    [3, 'hiddenMechanism', draw('trap')],
    [2, 'disturbedLair', meet],
    [1, 'masonsSketch', lookAtTiles],
  ],
  door: [
    [9, 'swingsOpen', cross],
    [4, 'swollenFrame', test('strength', [], [cross])],
    [2, 'barred'],
    [2, 'riggedLatch', draw('trap'), cross],
    [1, 'needleLock', test('luck', [wound(1)]), cross],
  ],
  corpse: [
    [4, 'pickedClean'],
    [1, 'coinPurse', gold(30)],
    [1, 'coinPurse', gold(50)],
    [1, 'coinPurse', gold(60)],
    [1, 'coinPurse', gold(80)],
    [1, 'signetRing', gold(250)],
    [2, 'stopperedFlask', keep('draught')],
    [2, 'graveScorpion', test('luck', [wound(2)])],
    [1, 'itSitsUp', raise],
    [1, 'tornChart', lookAtTiles],
  ],
  crypt: [
    [3, 'emptySlab'],
    [1, 'graveGoods', gold(100)],
    [1, 'graveGoods', gold(150)],
    [1, 'graveGoods', gold(200)],
    [1, 'graveGoods', gold(250)],
    [1, 'burialCrown', { does: 'crown' }],
    [2, 'tombGas', test('luck', [wound(2)])],
    [3, 'theDeadRise', raise],
    [1, 'fallingLid', test('strength', [loseTurn])],
    [1, 'curseOfTheName', { does: 'loseTokens' }],
  ],
  catacomb: [
    [10, 'silentGallery'],
    [9, 'brokenStair', { does: 'wayUp' }],
    [5, 'lurker', meet],
    [3, 'batCloud', test('luck', [{ does: 'turnHeading', leftUpTo: 3 }])],
    [2, 'sunkenStream', { does: 'drift', squares: 2 }],
    [1, 'ossuaryCoin', gold(60)],
    [1, 'ossuaryCoin', gold(80)],
    [1, 'ossuaryCoin', gold(100)],
    [2, 'roofFall', test('agility', [wound(2)])],
    [1, 'floodedPit', test('luck', [wound(3)])],
    [1, 'ratPack', test('armor', [wound(1)])],
  ],
  dragon: [
    [6, 'deepSleep', { does: 'takeTreasures', treasures: 2 }],
    [1, 'oneEyeOpens', { does: 'takeTreasures', treasures: 1 }],
    [1, 'dragonfire', { does: 'dragonfire', dice: 2 }],
  ],
};

/** A card of one of the decks, as printed; cards that are alike are one. */
export interface KeepCard {
  readonly deck: Deck;
  readonly title: CardTitle;
  readonly copies: number;
  readonly effects: readonly Effect[];
}

/** All of them. A card in a deck is its place in this list. */
export const KEEP_CARDS: readonly KeepCard[] = DECKS.flatMap((deck) =>
  PRINTED[deck].map(([copies, title, ...effects]) => ({ deck, title, copies, effects })),
);

/** Each deck before it is shuffled. [setup.decks] */
export const DECK_CARDS: Readonly<Record<Deck, readonly number[]>> = {
  dungeon: cardsOf('dungeon'),
  trap: cardsOf('trap'),
  search: cardsOf('search'),
  door: cardsOf('door'),
  corpse: cardsOf('corpse'),
  crypt: cardsOf('crypt'),
  catacomb: cardsOf('catacomb'),
  dragon: cardsOf('dragon'),
};

function cardsOf(deck: Deck): readonly number[] {
  return KEEP_CARDS.flatMap((card, place) => (card.deck === deck ? Array<number>(card.copies).fill(place) : []));
}
