import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, allPass, B, C, heroIn, type Scene, type Tale, tale } from '../scene.ts';
import { asked, bane, END, entry, sends } from '../telling.ts';
import { cardOf } from '../vocabulary/made.ts';
import '../test-cards.ts';

// Cards of the map move, fill and empty under what lies and stands on them.

const STONES = bane('HD-A18', null, { payer: C });

/** A has played Settling Stones with 2 Peril of C. */
const stones = (set: (scene: Scene) => void): Tale => {
  const s = tale((scene) => {
    scene
      .hero(A, { hand: ['HD-A18'] })
      .hero(B, {})
      .hero(C, { peril: 2 });
    set(scene);
    scene.turn(A, 'lord');
  });
  return s.does(A, STONES);
};

const shift = (card: string, x: number, y: number, turn = 0, section: 'dungeon' | 'wilderness' = 'dungeon') =>
  ({ type: 'shift', card, section, x, y, turn }) as const;

test('[fx.shift-carries] [quest.escort-pick-up] a token that lies on a card goes with it, and is picked up there', () => {
  const s = stones((scene) => {
    scene.lay('HD-M03', 1, 0).lay('HD-M10', -1, 0, 'turned').lay('HD-M08', 0, 1).mapDeck();
    scene
      .errand(B, 'HD-Q3')
      .progress('HD-Q3', { token: 'HD-M03' })
      .hero(A, { hand: ['HD-A18'], space: 'HD-M03' });
    scene.errand(B, 'HD-Q3');
  });
  s.does(A, shift('HD-M03', 0, -1)).told('shifted', { placed: { card: 'HD-M03', x: 0, y: -1, isTurned: false } });
  s.does(A, END);
  allPass(s).does(A, { type: 'pickUp', quest: 'HD-Q3' }).told('pickedUp', { seat: A, quest: 'HD-Q3' });
  expect(s.table.progress.find(({ quest }) => quest === 'HD-Q3')?.token).toBe('card');
  s.finish();
});

test('[fx.shift-carries] [link.portal] a Portal keeps its letter and its Entrance wherever it lies', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M08', 1, 0).lay('HW-M03', 0, 1).mapDeck();
      scene.table.portals = [{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }];
      scene.hero(A, { space: 'HW-M08', points: 1, hand: ['HW-A18'] }).hero(C, { peril: 2 });
      scene.turn(A, 'lord');
    },
    { sets: 'HD,HW' },
  );
  s.does(A, bane('HW-A18', null, { payer: C }));
  // Printed west is open: turned, it is the east.
  s.does(A, shift('HW-M08', -1, 0, 180, 'wilderness')).does(A, END);
  allPass(s).does(A, { type: 'portal', to: 'HD-M01' }).told('moved', { from: 'HW-M08', to: 'HD-M01', by: 'portal' });
  s.finish();
});

test('[fx.shift-carries] [exit.locked-stays-open-this-turn] an exit that is open stays open as its card turns', () => {
  const s = stones((scene) => {
    scene.lay('HD-M04', 1, 0).lay('HD-M09', 0, 1).lay('HD-M03', -1, 1).mapDeck();
    scene.hero(A, { hero: 'HD-H1', space: 'HD-M04', points: 1, hand: ['HD-A18'] });
    scene.table.gates = [{ card: 'HD-M04', side: 'south', state: 'opened', by: B }];
  });
  // South as printed is north once the card is turned.
  s.does(A, shift('HD-M04', -1, 0, 180)).does(A, END);
  allPass(s).does(A, { type: 'move', side: 'north' }).silent('threat').told('moved', { to: 'HD-M03' });
  allPass(s).finish();
});

test('[draw.stayed-collects] [fx.shift-carries] carried along in his own turn he has not moved', () => {
  const s = stones((scene) => {
    scene
      .lay('HD-M09', 1, 0)
      .hero(A, { space: 'HD-M09', hand: ['HD-A18', 'HD-A02'] })
      .mapDeck();
  });
  s.does(A, shift('HD-M09', 0, 1))
    .does(A, END)
    .does(A, END);
  s.does(A, { type: 'discard', card: 'HD-A02' }).told('collected', { space: 'HD-M09', glory: 2, peril: 2 });
  s.finish();
});

test('[build.own-section-deck] [build.skip-when-all-placed] an empty deck of one’s own section, and then of both', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HW-M02').hero(A, { space: 'HD-M01' }).turn(A, 'build');
    },
    { sets: 'HD,HW', seats: 2 },
  );
  s.does(A, { type: 'place', section: 'wilderness', x: 0, y: 1, turn: 0 }).told('laid', { section: 'wilderness' });
  allPass(s).refused(A, { type: 'explore' }, 'explore.nothing-left').finish();
});

test('[exit.locked-doorway] [end.hero-defeated] who falls in a doorway lets it fall shut', () => {
  const s = lording(
    { a: { hand: ['HD-A28'] }, b: { peril: 2, life: 1, space: 'HD-M04' }, c: {} },
    {
      arrange(scene) {
        scene.lay('HD-M04', 0, -1);
        scene.table.gates = [{ card: 'HD-M04', side: 'south', state: 'held', by: B }];
      },
    },
  );
  s.dice(1);
  sends(s, A, entry('HD-A28', B)).told('defeated', { seat: B });
  expect(s.table.gates).toEqual([]);
  s.finish();
});

test('[exit.locked-doorway] [fx.tipped-no-other-penalty] tipped in the doorway he holds it for everybody all the same', () => {
  const trip = cardOf('Bane 1 Instant Misfortune | Tip');
  const s = lording(
    { a: { space: 'HD-M04', points: 1, hand: [trip] }, b: { space: 'HD-M04', peril: 1 } },
    {
      arrange(scene) {
        scene.lay('HD-M04', 0, 1).mapDeck();
        scene.table.gates = [{ card: 'HD-M04', side: 'south', state: 'held', by: B }];
      },
    },
  );
  s.does(A, bane(trip, B)).told('tipped', { seat: B }).does(A, END);
  allPass(s).does(A, { type: 'move', side: 'south' }).silent('threat').told('moved', { to: 'HD-M01' });
  expect(s.table.gates).toHaveLength(1);
  allPass(s).finish();
});

test('[map.unplaceable-card] [explore.extra-map-card] a card that fits nowhere costs no point of its own', () => {
  const s = tale((scene) => {
    scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).lay('T-OWOW', 0, 1);
    scene.mapDeck('T-WWOW', 'T-OWOW2', 'T-OOOO2');
    for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO' });
    scene.hero(A, { space: 'T-OOOO', points: 2 }).turn(A);
  });
  s.does(A, { type: 'explore' }).told('unplaceable', { card: 'T-WWOW' });
  s.does(A, { type: 'place', section: 'dungeon', x: 0, y: 2, turn: 0 });
  expect(heroIn(allPass(s), A).points).toBe(1);
  s.finish();
});

test('[draw.reshuffle] [end.defeat-cards] what the fallen leave is shuffled in when the deck runs out', () => {
  const s = lording(
    { a: { hand: ['HD-A28', 'HD-A02'] }, b: { peril: 2, life: 1, hand: ['HD-A03', 'HD-A04'], readied: ['HD-A08'] } },
    {
      arrange(scene) {
        scene.mapDeck();
        const [pile] = scene.table.piles;
        if (pile !== undefined) scene.table.gone.push(...pile.draw.splice(0));
      },
    },
  );
  s.dice(6, 1, 6);
  sends(s, A, entry('HD-A28', B)).told('defeated', { seat: B });
  allPass(s).does(A, END).does(A, END).does(A, { type: 'discard', card: 'HD-A02' });
  s.told('reshuffled', { pile: 'all' }, 'draw.reshuffle');
  // The Trap, two cards of B's hand, his sword, and the one just discarded.
  expect(s.table.hands[A]).toHaveLength(5);
  s.finish();
});

test('[glory.readied] [dur.permanent-limits] whoever throws his Storage away keeps no more than fits', () => {
  const s = cast(
    { a: { hero: 'HD-H3', readied: ['HD-A14', 'HD-A08', 'HD-A09', 'HD-A11'], hand: ['HD-A02'] } },
    { arrange: (scene) => scene.mapDeck().turn(A) },
  );
  s.does(A, END).does(A, { type: 'discard', card: 'HD-A14' });
  expect(asked(s)).toBe('A trim');
  s.does(A, { type: 'trim', card: 'HD-A08' }).told('collected', {}, 'draw.stayed-collects');
  expect(heroIn(s, A).readied).toHaveLength(2);
  s.finish();
});

test('[move.space-effect-on-entry] [end.defeat-own-turn] spikes that kill end the turn before anybody can add a Trap', () => {
  const s = cast(
    { a: { hero: 'HD-H1', life: 1, points: 2, peril: 3 }, b: { hand: ['HD-A30'] } },
    { arrange: (scene) => scene.lay('HD-M08', 1, 0, 'turned') },
  );
  s.dice(1).does(A, { type: 'move', side: 'east' }).told('cut', { seat: A }, 'end.defeat-own-turn');
  expect(heroIn(s, A)).toMatchObject({ isOut: true, space: null, glory: 0, peril: 0 });
  expect(s.table.hands[B]).toContain('HD-A30');
  s.finish();
});
