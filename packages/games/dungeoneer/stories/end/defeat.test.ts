import { seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, allPass, B, C, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { asked, attackOn, END, entry, PASS, play, sends } from '../telling.ts';
import '../test-cards.ts';

const EAST = { type: 'move', side: 'east' } as const;

/** A, with 1 life, before a trapped exit: a 1 is the end of him. */
const doomed = (set: (scene: Scene) => void = () => {}, given: Parameters<typeof tale>[1] = {}): Tale =>
  tale((scene) => {
    scene.lay('HD-M03', 1, 0).lay('HD-M09', 2, 0).mapDeck();
    scene.hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 3, life: 1 });
    set(scene);
    scene.turn(A);
  }, given);

const falls = (s: Tale): Tale => s.dice(1).does(A, EAST);

test('[end.hero-defeated] a hero without life is out, and skipped from then on', () => {
  const s = falls(doomed());
  s.told('defeated', { seat: A }).told('began', { seat: B });
  expect(heroIn(s, A)).toMatchObject({ isOut: true, space: null });
  s.does(B, END).does(B, END).does(B, { type: 'save', saves: false });
  allPass(s).told('began', { seat: C });
  s.does(C, END).does(C, END).does(C, { type: 'save', saves: false });
  expect(waiting(s)).toMatchObject([{ seat: B, kind: 'choice' }]);
});

test('[end.defeat-cards] everything he had goes to the discard pile, his Glory and Peril are gone', () => {
  const s = falls(
    doomed((scene) => {
      const minion = { card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 };
      scene.hero(A, {
        hero: 'HD-H3',
        space: 'HD-M03',
        points: 3,
        life: 1,
        glory: 1,
        peril: 5,
        hand: ['HD-A04', 'HD-A18'],
        readied: ['HD-A08', minion],
        pack: ['HD-A22'],
        banes: [{ card: 'HD-A16', by: B }],
      });
    }),
  );
  s.told('defeated', { seat: A, cards: ['HD-A04', 'HD-A18'] }, 'end.defeat-cards');
  const mine = ['HD-A04', 'HD-A18', 'HD-A08', 'HD-A21', 'HD-A15', 'HD-A22', 'HD-A16'];
  expect(s.table.piles[0]?.discard).toEqual(expect.arrayContaining(mine));
  expect(s.table.piles[0]?.discard).toHaveLength(mine.length);
  expect(heroIn(s, A)).toMatchObject({ glory: 0, peril: 0, readied: [], pack: [], banes: [] });
  s.finish();
});

test('[end.defeat-cards] Banes that he has played on others stay, and are nobody’s', () => {
  const s = falls(doomed((scene) => scene.hero(B, { hero: 'HD-H1', banes: [{ card: 'HD-A16', by: A }] })));
  expect(heroIn(s, B)).toMatchObject({ banes: [{ card: 'HD-A16', by: null }], points: 1 });
  s.finish();
});

test('[end.defeat-quests] unfinished Quests go under the deck, clean, the first on top; an empty Global place is filled', () => {
  const s = falls(
    doomed((scene) => {
      scene
        .questDeck()
        .globals()
        .progress('HD-Q4', { markers: [2, 0, 0] });
      scene.hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 3, life: 1, quests: ['HD-Q4', 'HD-Q7'] });
    }),
  );
  s.told('questsBuried', { seat: A, count: 2 }, 'end.defeat-quests').told('globalTurned', { quest: 'HD-Q4' });
  expect(s.table).toMatchObject({ globals: ['HD-Q4'], questDeck: ['HD-Q7'], progress: [] });
  expect(s.table.errands[A]).toEqual([]);
  s.finish();
});

test('[end.defeat-quests] they lie under what is there already; his markers on Global Quests go', () => {
  const s = falls(
    doomed((scene) => {
      scene
        .questDeck('HD-Q1', 'HD-Q2')
        .globals('HD-Q5')
        .progress('HD-Q5', { markers: [2, 1, 0] });
      scene.hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 3, life: 1, quests: ['HD-Q4', 'HD-Q7'] });
    }),
  );
  s.silent('globalTurned');
  // From the top: what was there, then the Quest that he received first.
  expect(s.table.questDeck.toReversed()).toEqual(['HD-Q1', 'HD-Q2', 'HD-Q4', 'HD-Q7']);
  expect(s.table.progress.find(({ quest }) => quest === 'HD-Q5')?.markers).toEqual([0, 1, 0]);
  s.finish();
});

test('[end.defeat-quests] an Escort token stays on his space, its card beside the map, and a dropped one too', () => {
  const s = falls(
    doomed((scene) => {
      scene.progress('HD-Q3', { token: 'card' });
      scene.hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 3, life: 1, quests: ['HD-Q3'] });
    }),
  );
  expect(s.table).toMatchObject({ stray: ['HD-Q3'], progress: [{ quest: 'HD-Q3', token: 'HD-M03' }] });
  expect(s.table.questDeck).not.toContain('HD-Q3');
  const dropped = falls(
    doomed((scene) => {
      scene.progress('HD-Q3', { token: 'HD-M09' });
      scene.hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 3, life: 1, quests: ['HD-Q3'] });
      scene.hero(B, { space: 'HD-M09' });
    }),
  );
  expect(dropped.table).toMatchObject({ stray: ['HD-Q3'], progress: [{ quest: 'HD-Q3', token: 'HD-M09' }] });
  dropped.does(B, END).does(B, { type: 'pickUp', quest: 'HD-Q3' }).told('pickedUp', { seat: B, quest: 'HD-Q3' });
  expect(dropped.table).toMatchObject({ stray: [], errands: [[], [{ quest: 'HD-Q3' }], []] });
});

test('[end.defeat-own-turn] who falls in his own turn draws nothing, and the next one begins', () => {
  const s = falls(doomed((scene) => scene.hero(C, { space: 'HD-M03', hand: ['HD-A30'] })));
  s.told('cut', { seat: A }, 'end.defeat-own-turn').silent('drewUnseen').silent('turnOver').silent('collected');
  expect(s.state.agenda).toHaveLength(2);
  expect(s.table.hands[A]).toEqual([]);
  s.finish();
});

test('[end.defeat-own-turn] acts that were handed in for him are returned unpaid', () => {
  const s = tale((scene) => {
    // A enters the Ossuary; C hands in a Trap, B another: the first one is the end of him.
    scene.lay('HD-M09', 1, 0).mapDeck().hero(A, { hero: 'HD-H2', points: 2, life: 1, peril: 4 });
    scene
      .hero(B, { hand: ['T-SNAP1'] })
      .hero(C, { hand: ['T-SNAP2'] })
      .turn(A);
  });
  s.does(A, EAST);
  s.does(B, play('T-SNAP1'));
  s.dice(1).does(C, play('T-SNAP2'));
  allPass(s);
  expect(heroIn(s, A).isOut).toBe(true);
  expect(s.table.hands[C]).toContain('T-SNAP2');
  s.finish();
});

test('[end.one-at-a-time] [core.win-last-hero] the last one standing wins before anybody else rolls (scenario 49)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M07', 0, -1).hero(A, { hero: 'HD-H3', space: 'HD-M07', life: 1, hand: ['HD-A28', 'HD-A21'] });
      scene.hero(B, { hero: 'HD-H1', space: 'HD-M07', peril: 6, life: 1 }).turn(A, 'lord');
    },
    { seats: 2 },
  );
  sends(s.dice(2), A, entry('HD-A28', B), entry('HD-A21', B, 'melee'));
  s.told('threat', { seat: A, total: 5, number: 7 }).told('defeated', { seat: A });
  expect(s.state.outcome).toEqual({ winners: seatsOf(B), rule: 'core.win-last-hero' });
  s.finish();
});

test('[end.one-at-a-time] with three, the others play on, and the second does not roll either (scenario 48)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, -1).hero(A, { hero: 'HD-H3', space: 'HD-M07', life: 1, hand: ['HD-A28', 'HD-A21'] });
    scene.hero(B, { hero: 'HD-H1', space: 'HD-M07', peril: 6 }).turn(A, 'lord');
  });
  sends(s.dice(2), A, entry('HD-A28', B), entry('HD-A21', B, 'melee'));
  s.told('cut', { seat: A });
  expect(s.state.outcome).toBeNull();
  expect(s.table.piles[0]?.discard).toEqual(expect.arrayContaining(['HD-A28', 'HD-A21']));
  expect(heroIn(s, B).life).toBe(6);
  expect(waiting(s)).toMatchObject([{ seat: B, kind: 'choice' }]);
  s.finish();
});

test('[core.win-last-hero] whatever brought the last one down, and whatever the Quests say', () => {
  const s = falls(doomed((scene) => scene.hero(A, richest()), { seats: 2 }));
  expect(s.state.outcome).toEqual({ winners: seatsOf(B), rule: 'core.win-last-hero' });
  s.finish();
});

const richest = () => ({
  hero: 'HD-H3',
  space: 'HD-M03',
  points: 3,
  life: 1,
  done: ['HD-Q1', 'HD-Q2'],
  level: 3,
});

test('[end.resign] whoever gives up is defeated at once while nothing runs', () => {
  const s = doomed((scene) => scene.hero(B, { hand: ['HD-A04'] }));
  s.does(B, { type: 'resign' }).told('resigned', { seat: B }, 'end.resign').told('defeated', { seat: B });
  expect([A, B, C].map((seat) => s.view(seat).resigned)).toEqual([0, seatsOf(B), 0]);
  expect(waiting(s)).toEqual([{ seat: A, kind: 'choice', rule: 'hero.phase-ends' }]);
  s.refused(B, { type: 'resign' }, 'time.windows').finish();
});

test('[end.resign] in the middle of something it waits for the next choice', () => {
  const s = tale((scene) => scene.mapDeck('HD-M09', 'HD-M02').turn(A, 'build'));
  s.refused(C, { type: 'resign' }, 'time.windows').refused(A, { type: 'resign' }, 'build.mandatory');
  s.does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
  s.does(C, { type: 'resign' }).told('defeated', { seat: C }).finish();
});

test('[end.resign] in his own turn it is over, and the last one left wins; nobody who gave up is reborn', () => {
  const s = doomed(() => {}, { reincarnation: true });
  s.does(A, { type: 'resign' }).told('cut', { seat: A }).told('began', { seat: B });
  s.does(C, { type: 'resign' });
  expect(s.state.outcome).toEqual({ winners: seatsOf(B), rule: 'core.win-last-hero' });
  s.finish();
});

test('[end.hero-defeated] [end.defeat-quests] nothing more is done to who has fallen, and without Quests none are buried', () => {
  const s = lording({ a: { hand: ['HD-A25'] }, b: { life: 1, peril: 4 } });
  sends(s.dice(6, 1), A, entry('HD-A25', B, 'speed'))
    .told('defeated', { seat: B })
    .silent('tipped')
    .silent('questsBuried');
  s.told('wounded', { seat: B, by: 1, life: 0 }, 'combat.e-hit-effect');
});

test('[combat.attacker-defeated] a challenger who falls ends his challenge: nobody is asked to answer it', () => {
  const s = cast({
    a: { hero: 'HD-H2', glory: 3, hand: ['HD-A03'] },
    b: { hero: 'HD-H1', life: 1, hasSaved: true },
    c: { hasSaved: true },
  });
  s.does(A, play('HD-A03'));
  expect(asked(s)).toBe('B action-done 1, C action-done 1');
  s.does(C, PASS);
  s.dice(1, 6)
    .does(B, attackOn({ hero: C }, 'melee'))
    .told('defeated', { seat: B });
  expect(asked(s)).not.toContain('challenge');
});

test('[end.defeat-quests] [quest.new-global] where no Global Quest lies, one that was buried is turned up by that rule', () => {
  const s = doomed((scene) => scene.questDeck().hero(B, { quests: ['HD-Q5'] }));
  s.does(B, { type: 'resign' }).told('questsBuried', { seat: B, count: 1 }, 'end.defeat-quests');
  s.told('globalTurned', { quest: 'HD-Q5' }, 'end.defeat-quests');
});

test('[reset.exits] [end.hero-defeated] a door that the fallen held falls shut; what he had opened stays open until the next Reset phase', () => {
  const s = doomed((scene) => {
    scene.table.gates = [
      { card: 'HD-M03', side: 'south', state: 'opened', by: A },
      { card: 'HD-M03', side: 'east', state: 'held', by: A },
    ];
  });
  s.does(A, { type: 'resign' }).told('began', { seat: B }).told('gatesReset', { kept: 0 }, 'reset.exits');
});
