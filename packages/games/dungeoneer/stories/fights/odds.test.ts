import { expect, test } from 'vitest';
import { challengeOf, duelOdds, monsterAgainst, prospectOf } from '../../src/odds/index.ts';
import type { Action } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Having, type Tale } from '../scene.ts';
import { ability, asked, attackOn, entry, PASS, play, sends, use } from '../telling.ts';

/** Of thirty-six falls. */
const of36 = (falls: number): number => expect.closeTo(falls / 36, 9);

/** A's monster comes for Ilvane (2/3/2), who can answer. */
const attacked = (
  card: string,
  form: 'melee' | 'magic' | 'speed' | null,
  having: object = {},
  set: 'HD' | 'HW' = 'HD',
): Tale =>
  sends(
    lording(
      { a: { hand: [card] }, b: { hero: 'HD-H2', peril: 9, glory: 9, hand: ['HD-A01', 'HD-A07'], ...having } },
      { sets: set === 'HD' ? 'HD' : 'HD,HW' },
    ),
    A,
    entry(card, B, form),
  );

/** What comes of the attack for B, once this was answered. */
function fateIn(s: Tale, answer: Action = PASS) {
  const prospect = prospectOf(s.view(B), B, answer);
  if (prospect?.kind !== 'fate') throw new Error('nothing is aimed at B');
  return prospect.fate;
}

test('an attack, and what each answer to it is worth', () => {
  const s = attacked('HD-A21', 'melee');
  // 3 against 2: higher in 21 of 36 falls.
  expect(fateIn(s)).toEqual({ unhurt: of36(15), fall: 0, wounds: of36(21), isExact: true });
  expect(fateIn(s, play('HD-A07', { strike: 0, variable: 3 }))).toMatchObject({ unhurt: of36(30), isExact: true });
  expect(fateIn(s, play('HD-A01', { strike: 0 }))).toEqual({ unhurt: 1, fall: 0, wounds: 0, isExact: true });
});

test('who is at the last life falls as often as he is hit', () => {
  const s = attacked('HD-A21', 'melee', { life: 1 });
  expect(fateIn(s)).toMatchObject({ unhurt: of36(15), fall: of36(21) });
});

test('where somebody has a choice the worst is said, and that it is the worst', () => {
  expect(fateIn(attacked('HW-A23', 'melee', {}, 'HW'))).toMatchObject({ unhurt: of36(15), isExact: false });
  expect(fateIn(attacked('HD-A25', 'speed'))).toMatchObject({ isExact: true });
});

test('a Trap is a Threat, also where it does not wound', () => {
  const s = attacked('HD-A29', null);
  expect(prospectOf(s.view(B), B)).toEqual({ kind: 'threat', chance: of36(24) });
});

test('[obst.spikes] [time.hero-cards-on-arrival] before the Spikes are tried, what each answer is worth there', () => {
  const s = cast(
    { a: { hero: 'HD-H2', glory: 9, points: 1, hand: ['HD-A03', 'HD-A02'] } },
    { arrange: (scene) => scene.lay('HD-M08', 1, 0) },
  );
  s.does(A, { type: 'move', side: 'east' });
  const question = s.state.asks[0]?.question ?? null;
  const chance = (answer: Action) => prospectOf(s.view(A), A, answer, question);
  expect(asked(s)).toBe('A arrived 1');
  // Speed 2 against 5, and 1 more with Steady Breath.
  expect([PASS, play('HD-A03')].map(chance)).toEqual([
    { kind: 'threat', chance: 4 / 6 },
    { kind: 'threat', chance: 5 / 6 },
  ]);
  // Nothing is known of it by the table alone, and nothing waits for whoever is elsewhere by then.
  expect(prospectOf(s.view(A), A)).toBeNull();
  expect(prospectOf(s.view(A), B, PASS, question)).toBeNull();
});

test('a bow counts in a challenge, and so does what helps against a kind of monster', () => {
  const s = cast({ a: { points: 1, readied: ['HW-A12'] } }, { sets: 'HD,HW' });
  const match = challengeOf(s.view(A), A, attackOn({ hero: B }, 'speed'));
  expect(match).toMatchObject({ attack: 3, counter: 2 }); // Speed 2 and a bow
  const against = (card: string) => {
    const armed = cast({ a: { hero: 'HD-H1', readied: ['HW-A08'] } }, { sets: 'HD,HW' });
    return monsterAgainst(armed.view(A), card, [], A, 'melee').counter;
  };
  expect([against('HD-A20'), against('HD-A21')]).toEqual([3 + 1 + 1, 3 + 1]); // a Beast, and none
});

test('the monster of a Quest answers with its own scores', () => {
  const s = cast(
    { a: { space: 'HD-M07', points: 2, quests: ['HD-Q1'] } },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1) },
  );
  s.does(A, { type: 'attempt', quest: 'HD-Q1', form: null, price: 0 });
  s.dice(1, 1).does(B, { type: 'lead', form: 'melee' });
  expect(s.asked()).toContainEqual(expect.objectContaining({ seat: A, kind: 'challenge' }));
  const match = challengeOf(s.view(A), A, attackOn({ foe: 0 }, 'melee'));
  expect(match).toMatchObject({ attack: 3, counter: 4, isArmed: true });
  expect(match === null ? null : duelOdds(match)).toEqual({ hit: of36(10), back: of36(21) });
});

test('two dice for a Threat', () => {
  const s = cast({ a: { hero: 'HD-H2', points: 2, glory: 5 } }, { arrange: (scene) => scene.lay('HD-M05', 0, 1) });
  s.does(A, { type: 'move', side: 'north' });
  for (
    let asked = s.state.asks[0];
    asked?.question.kind === 'window' && asked.question.window !== 'before-roll';
    asked = s.state.asks[0]
  )
    s.does(asked.seat, PASS);
  const [one, two] = [prospectOf(s.view(A), A), prospectOf(s.view(A), A, ability('HD-H2'))];
  expect([one, two]).toEqual([
    { kind: 'threat', chance: of36(24) },
    { kind: 'threat', chance: of36(32) },
  ]);
});

/** A's Wight comes for Vessa (3/5/3), who can roll two dice in answer, and has rolled this. */
const struck = (die: number): Tale =>
  sends(
    lording({ a: { hero: 'LD-H1', hand: ['LD-A25'] }, b: { hero: 'LD-H2', peril: 5, glory: 2 } }, { set: 'LD' }).dice(
      die,
    ),
    A,
    entry('LD-A25', B, 'melee'),
  );

test('the die of an attack that lies on the table is counted as it lies', () => {
  // 7 against 3 and a die: hit by 1 to 3, or by nothing but 1 to 3 on both of two dice.
  const s = struck(1);
  expect(fateIn(s)).toEqual({ unhurt: of36(18), fall: 0, wounds: of36(18), isExact: true });
  expect(fateIn(s, ability('LD-H2', { strike: 0 }))).toMatchObject({ unhurt: of36(27), wounds: of36(9) });
  expect(fateIn(struck(6))).toMatchObject({ unhurt: 0, wounds: 1 });
});

test('an ability that lowers the attack is worth as much as it takes away', () => {
  const s = attacked('HD-A21', 'melee', { hero: 'HD-H3' });
  expect(fateIn(s)).toMatchObject({ unhurt: of36(10) });
  expect(fateIn(s, ability('HD-H3', { strike: 0 }))).toMatchObject({ unhurt: of36(21) });
});

test('a challenge is an attack for one and a danger for the other, with all that a weapon adds to the wound', () => {
  const s = cast(
    { a: { points: 1, readied: ['ED-A08'] }, b: { hero: 'HD-H2', life: 2, glory: 9, hand: ['HD-A07'] } },
    { sets: 'HD,ED' },
  );
  s.does(A, attackOn({ hero: B }, 'melee'));
  // 4 against 2: higher in 26 of 36 falls, lower in 6.
  expect(fateIn(s)).toEqual({ unhurt: of36(10), fall: of36(26), wounds: of36(52), isExact: true });
  expect(prospectOf(s.view(A), A)).toEqual({ kind: 'attack', duel: { hit: of36(26), back: of36(6) } });
  expect(prospectOf(s.view(C), C)).toBeNull();
});

/** A's cards come for B, who has this. */
const against = (
  cards: readonly (readonly [string, 'melee' | 'magic' | 'speed' | null])[],
  b: Having,
  c: Having = {},
): Tale =>
  sends(
    lording(
      {
        a: { hand: cards.map(([card]) => card), space: 'HD-M02' },
        b: { hero: 'HD-H2', peril: 20, glory: 9, hand: ['HD-A07'], ...b },
        c,
      },
      {
        sets: 'HD,HW,ED',
        arrange: (scene) => scene.lay('HD-M02', 0, 1),
      },
    ),
    A,
    ...cards.map(([card, form]) => entry(card, B, form)),
  );

test('what heals, what is readied and what is used up at once is counted before the dice', () => {
  const s = against([['HD-A21', 'melee']], { life: 1, hand: ['HD-A02', 'HD-A12'], readied: ['HD-A12'] });
  expect(fateIn(s)).toMatchObject({ fall: of36(21), wounds: of36(21) });
  expect(fateIn(s, play('HD-A02'))).toMatchObject({ unhurt: of36(15), fall: 0 });
  expect(fateIn(s, use('HD-A12'))).toMatchObject({ unhurt: of36(15), fall: 0 });
  expect(fateIn(s, { ...play('HD-A12'), isUsedNow: true })).toMatchObject({ fall: 0 });
  expect(fateIn(s, play('HD-A12'))).toMatchObject({ fall: of36(21) });
  // A helmet that is put on first, and one that would only be used up.
  expect(fateIn(s, play('HD-A11'))).toMatchObject({ unhurt: of36(21) });
  expect(fateIn(s, { ...play('HD-A11'), isUsedNow: true })).toMatchObject({ unhurt: of36(15) });
  // What one hero does heals no other: C is not in danger.
  expect(prospectOf(s.view(C), C, play('HD-A02'))).toBeNull();
});

test('a Warp leaves the attack behind', () => {
  const s = against([['HD-A21', 'melee']], { hand: ['LD-A06'] });
  expect(fateIn(s, play('LD-A06', { space: 'HD-M02' }))).toEqual({ unhurt: 1, fall: 0, wounds: 0, isExact: true });
  expect(fateIn(s, play('LD-A06', { space: 'HD-M01' }))).toMatchObject({ unhurt: of36(15) });
});

test('several attacks add up; a Trap among them is one more, and only where it works', () => {
  const both = against(
    [
      ['HD-A21', 'melee'],
      ['HD-A28', null],
    ],
    { hand: ['HD-A07'] },
    { glory: 9, hand: ['HD-A02'] },
  );
  // Hit in 21 of 36, and by the Trap (Speed 2 against 6) in 3 of 6.
  expect(fateIn(both)).toMatchObject({ unhurt: of36(7.5), wounds: of36(39), isExact: true });
  expect(prospectOf(both.view(C), C)).toEqual({ kind: 'threat', chance: of36(24) });
  expect(prospectOf(both.view(A), A)).toBeNull();
});

test('a hit that changes what comes after it is not exact, one without a wound is no danger to life', () => {
  expect(fateIn(against([['ED-A26', 'magic']], {}))).toMatchObject({ isExact: false });
  const imps = fateIn(against([['ED-A20', 'melee']], { life: 1, hand: ['HD-A07'] }));
  expect(imps).toMatchObject({ unhurt: 1, fall: 0, wounds: 0 });
});

test('a Minion that steps in takes the danger away, and in an attack it counts as itself', () => {
  const minion = { card: 'HD-A24', wounds: 0, attached: ['HW-A19'], charges: 0 };
  const s = against([['LD-A25', 'melee']], { hero: 'LD-H2', readied: [minion] });
  s.dice(1).does(B, PASS);
  expect(asked(s)).toBe('B minion');
  expect(fateIn(s)).toMatchObject({ isExact: true });
  const view = s.view(B);
  // Melee 3, and 1 for its rage; Vessa has 3 herself.
  expect(challengeOf(view, B, attackOn({ foe: 0 }, 'melee', { minion: 'HD-A24' }))).toMatchObject({
    attack: 4,
    counter: 6,
  });
  expect(challengeOf(view, B, attackOn({ foe: 0 }, 'melee'))).toMatchObject({ attack: 3, counter: 6 });
  expect(challengeOf(view, B, attackOn({ foe: 7 }, 'melee'))).toBeNull();
});

test('what helps against a kind of monster helps against that kind alone', () => {
  const hunted = (card: string) => fateIn(against([[card, 'speed']], { hero: 'HD-H1', readied: ['HW-A08'] }));
  const melee = (card: string) => fateIn(against([[card, 'melee']], { hero: 'HD-H1', readied: ['HW-A08'] }));
  // Brunna with the spear: Melee 4, and 1 more in answer to a Beast.
  expect(melee('HD-A20')).toMatchObject({ unhurt: of36(35) });
  expect(melee('HD-A21')).toMatchObject({ unhurt: of36(26) });
  expect(hunted('HD-A25')).toMatchObject({ unhurt: of36(10) });
});

test('nobody is told of dice who is out of the game or sits at no seat', () => {
  const s = against([['HD-A21', 'melee']], { hand: ['HD-A07'] });
  const view = s.view(B);
  expect(prospectOf(view, 7)).toBeNull();
  const fallen = { ...view, heroes: view.heroes.map((hero, seat) => (seat === B ? { ...hero, isOut: true } : hero)) };
  expect([prospectOf(fallen, B), prospectOf(view, B)?.kind]).toEqual([null, 'fate']);
});

test('what a Minion answers, and what others have to overcome, is no danger of his own', () => {
  const minion = (card: string) => ({ card, wounds: 0, attached: ['HD-A15'], charges: 0 });
  const s = lording({
    a: { hand: ['HD-A20', 'HD-A24'] },
    b: { peril: 9, readied: [minion('HD-A21')] },
    c: { peril: 9, readied: [minion('HD-A23')] },
  });
  sends(s.dice(3, 3), A, entry('HD-A20', B, 'melee'), entry('HD-A24', C, 'melee'));
  expect(prospectOf(s.view(B), B)).toMatchObject({ kind: 'fate' });
  s.does(B, { type: 'minion', strike: 0 });
  expect([asked(s), prospectOf(s.view(B), B)]).toEqual(['C minion', null]);
  const pit = cast({ a: { hero: 'HD-H2', points: 2, glory: 5 } }, { arrange: (scene) => scene.lay('HD-M05', 0, 1) });
  pit.does(A, { type: 'move', side: 'north' });
  while (asked(pit) !== 'A before-roll 1') pit.does(A, PASS);
  expect([prospectOf(pit.view(A), A)?.kind, prospectOf(pit.view(B), B)]).toEqual(['threat', null]);
});

test('of two attacks an answer changes the one that it is for', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A24'] },
    b: { hero: 'HD-H2', peril: 9, glory: 9, hand: ['HD-A01'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A24', B, 'melee'));
  // 3 against 2 each: higher in 21 of 36 falls.
  expect(fateIn(s).wounds).toBeCloseTo((2 * 21) / 36, 9);
  expect(fateIn(s, play('HD-A01', { strike: 0 })).wounds).toBeCloseTo(21 / 36, 9);
});
