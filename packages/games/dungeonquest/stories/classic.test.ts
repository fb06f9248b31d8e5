import { everyone } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { CARDS, type Card } from '../src/content/combat-cards.ts';
import { arena, BYSTANDER, FIGHT, HERO, LINDEL_WITH_CARDS, lay, MONSTER, ROLL, story, wounds } from './cast.ts';

test('[classic.hand-of-three] every player holds the three cards, for good', () => {
  for (const seats of [2, 3, 4]) {
    const s = arena(LINDEL_WITH_CARDS, seats).told('handsDealt', {}, 'classic.hand-of-three');
    const hands = Array(seats).fill(['quickShot', 'slash', 'boltOfAgony']);
    expect(hands.map((_, seat) => s.view(seat).combatHand)).toEqual(hands);
    s.does(HERO, FIGHT);
    for (const card of CARDS) {
      s.does(HERO, lay(card)).does(MONSTER, lay(card));
      expect(hands.map((_, seat) => s.view(seat).combatHand)).toEqual(hands);
    }
  }
});

test('[classic.rest-unused] the other Combat cards are put away, but for Tatianna', () => {
  expect(arena(LINDEL_WITH_CARDS).told('restPutAway', { kept: 0 }, 'classic.rest-unused').table.combatDeck).toEqual([]);
  const { combatDeck } = arena({ ...LINDEL_WITH_CARDS, hero: 'tatianna' }).told(
    'restPutAway',
    { kept: 21 },
    'classic.rest-unused',
  ).table;
  for (const card of CARDS) expect(combatDeck.filter((one) => one === card)).toHaveLength(7);
});

story(
  '[classic.secret-pick] both choose face down, and a laid card shows nothing but that it lies',
  LINDEL_WITH_CARDS,
  (s) => {
    s.does(HERO, FIGHT);
    expect(s.asked()).toEqual([
      { seat: HERO, kind: 'lay', rule: 'classic.secret-pick' },
      { seat: MONSTER, kind: 'lay', rule: 'classic.secret-pick' },
    ]);
    const before = [HERO, BYSTANDER].map((seat) => JSON.stringify(s.view(seat)));
    s.does(MONSTER, lay('boltOfAgony'));
    expect([HERO, BYSTANDER].map((seat) => JSON.stringify(s.view(seat)))).toEqual(before);
    expect(s.sight(HERO)).toMatchObject({ sealedBy: 1 << MONSTER, waitingFor: 1 << HERO });
    expect(s.heard(HERO)).toEqual([]);
    s.refused(HERO, ROLL, 'classic.secret-pick', { asked: 'lay' });
  },
);

story('[classic.any-card-any-round] cards return to the hand: the same one again and again', LINDEL_WITH_CARDS, (s) => {
  s.does(HERO, FIGHT);
  for (const rule of ['classic.secret-pick', 'classic.any-card-any-round', 'classic.any-card-any-round']) {
    expect(s.asked().map((asked) => asked.rule)).toEqual([rule, rule]);
    s.does(HERO, lay('slash')).does(MONSTER, lay('slash'));
  }
  expect(wounds(s)).toEqual({ hero: 3, monster: 3 });
  for (const seat of [HERO, MONSTER]) expect(s.view(seat).combatHand).toEqual(['quickShot', 'slash', 'boltOfAgony']);
});

story(
  '[classic.pick-binding] a laid card lies, and the other side hears nothing of the attempt',
  LINDEL_WITH_CARDS,
  (s) => {
    s.does(HERO, FIGHT).does(MONSTER, lay('slash'));
    const before = JSON.stringify([s.sight(HERO), s.sight(BYSTANDER)]);
    s.refused(MONSTER, lay('quickShot'), 'classic.pick-binding').refused(MONSTER, lay('slash'), 'classic.pick-binding');
    expect(JSON.stringify([s.sight(HERO), s.sight(BYSTANDER)])).toBe(before);
    expect(() => s.takesBack(1 << MONSTER)).toThrow('kernel.horizon');
    s.does(HERO, lay('quickShot')).told('cardsRevealed', { hero: 'quickShot', monster: 'slash' });
  },
);

story('[classic.pick-binding] the hero’s lies as fast as the monster’s', LINDEL_WITH_CARDS, (s) => {
  s.does(HERO, FIGHT).does(HERO, lay('slash'));
  s.refused(HERO, lay('quickShot'), 'classic.pick-binding').refused(HERO, lay('slash'), 'classic.pick-binding');
  s.does(MONSTER, lay('boltOfAgony')).told('cardsRevealed', { hero: 'slash', monster: 'boltOfAgony' });
});

story('[classic.reveal-together] both are turned up at once, whoever laid first', LINDEL_WITH_CARDS, (s) => {
  s.does(HERO, FIGHT).does(HERO, lay('slash')).silent('cardsRevealed');
  for (const seat of [HERO, MONSTER, BYSTANDER])
    expect(s.view(seat).lying).toMatchObject({ heroCard: null, monsterCard: null });
  s.does(MONSTER, lay('boltOfAgony')).told(
    'cardsRevealed',
    { hero: 'slash', monster: 'boltOfAgony' },
    'classic.reveal-together',
  );
  for (const seat of [HERO, MONSTER, BYSTANDER]) {
    expect(s.heard(seat)).toContainEqual({ type: 'cardsRevealed', hero: 'slash', monster: 'boltOfAgony' });
    expect(s.view(seat).lying).toMatchObject({ heroCard: 'slash', monsterCard: 'boltOfAgony' });
  }
});

type BoxRule = 'classic.white-box' | 'classic.grey-box' | 'classic.split-box' | 'classic.display';
const BOXES: readonly [Card, Card, number, number, BoxRule][] = [
  ['quickShot', 'quickShot', 1, 1, 'classic.split-box'],
  ['quickShot', 'slash', 0, 2, 'classic.display'], // the one two, which no box would be by its colour
  ['quickShot', 'boltOfAgony', 1, 0, 'classic.white-box'],
  ['slash', 'quickShot', 1, 0, 'classic.white-box'],
  ['slash', 'slash', 1, 1, 'classic.split-box'],
  ['slash', 'boltOfAgony', 0, 1, 'classic.grey-box'],
  ['boltOfAgony', 'quickShot', 0, 1, 'classic.grey-box'],
  ['boltOfAgony', 'slash', 1, 0, 'classic.white-box'],
  ['boltOfAgony', 'boltOfAgony', 1, 1, 'classic.split-box'],
];

test.each(BOXES)(
  '[classic.display] [classic.white-box] [classic.grey-box] [classic.split-box] %s against %s',
  (hero, monster, onHero, onMonster, rule) => {
    const s = arena(LINDEL_WITH_CARDS).does(HERO, FIGHT).does(HERO, lay(hero)).does(MONSTER, lay(monster));
    expect(wounds(s)).toEqual({ hero: onHero, monster: onMonster });
    if (onHero > 0) s.told('wounded', { side: 'hero', wounds: onHero }, rule);
    if (onMonster > 0) s.told('wounded', { side: 'monster', wounds: onMonster }, rule);
  },
);

test('[classic.display] with the heavy counter one more box is a two, and only that one', () => {
  for (const [hero, monster, onHero, onMonster] of BOXES) {
    const s = arena({ ...LINDEL_WITH_CARDS, heavyCounter: true })
      .does(HERO, FIGHT)
      .does(HERO, lay(hero))
      .does(MONSTER, lay(monster));
    const isHeavy = hero === 'slash' && monster === 'quickShot';
    expect(wounds(s)).toEqual({ hero: isHeavy ? 2 : onHero, monster: onMonster });
    if (isHeavy) s.told('wounded', { side: 'hero', wounds: 2 }, 'classic.display');
  }
});

story(
  '[classic.pick-binding] a sealed choice is taken back only when the whole table agrees, and is marked',
  LINDEL_WITH_CARDS,
  (s) => {
    s.does(HERO, FIGHT).does(HERO, lay('slash')).takesBack(everyone(3));
    expect(s.asked().map(({ seat }) => seat)).toEqual([HERO, MONSTER]);
  },
);
