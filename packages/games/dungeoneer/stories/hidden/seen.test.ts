import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, passing, waiting } from '../scene.ts';
import { asked, bane, END, entry, PASS, sends } from '../telling.ts';

test('[hidden.view] [time.bane-can-be-forestalled] everybody sees the Bane that waits for answers', () => {
  const s = lording({ a: { hand: ['HD-A17'] }, b: { peril: 2, glory: 3, hand: ['HD-A02'] } });
  s.does(A, bane('HD-A17', B));
  expect([asked(s), s.view(C).bane]).toEqual(['B declared 1', { seat: A, card: 'HD-A17', target: B, host: null }]);
  s.does(B, PASS);
  expect(s.view(C).bane).toBeNull();
});

test('[hidden.view] [time.wounds-pending] everybody sees the wounds and the Threat that are to come', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, readied: ['HD-A12'] } });
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.dice(6, 1).does(B, PASS);
  expect([asked(s), s.view(C).wounds]).toEqual(['B would-be-wounded 1', { seat: B, count: 1, prevented: 0 }]);
  const pit = cast({ a: { hero: 'HD-H2', points: 2, glory: 5 } }, { arrange: (scene) => scene.lay('HD-M05', 0, 1) });
  pit.does(A, { type: 'move', side: 'north' });
  for (let guard = 0; guard < 9 && asked(pit) !== 'A before-roll 1'; guard++) pit.does(A, PASS);
  expect(pit.view(C).threat).toEqual({ seat: A, form: 'speed', number: 5, about: 'space', source: 'HD-M05' });
});

test('[hidden.view] cards that have left the game are seen in the order of their names, whichever way they went', () => {
  const s = cast({}, { arrange: (scene) => scene.table.gone.push('HD-A05', 'HD-A03', 'HD-A04') });
  expect(s.view(B).gone).toEqual(['HD-A03', 'HD-A04', 'HD-A05']);
});

test('[hidden.view] a look into an empty deck shows nothing and asks nothing', () => {
  const s = cast(
    { a: { hero: 'LD-H1', points: 1, glory: 1 } },
    {
      set: 'LD',
      arrange(scene) {
        scene.lay('LD-M11', 0, 1, 'turned').table.piles[0]?.draw.splice(0);
      },
    },
  );
  passing(s.does(A, { type: 'move', side: 'north' }))
    .does(A, { type: 'spaceEffect', card: null })
    .silent('looked');
  expect(asked(s)).toBe('A hero');
});

test('[hidden.view] what was looked at is put back by the rule that let it be seen', () => {
  const s = cast(
    { a: { hero: 'LD-H1', points: 1, glory: 1 } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M11', 0, 1, 'turned') },
  );
  passing(s.does(A, { type: 'move', side: 'north' })).does(A, { type: 'spaceEffect', card: null });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'order', rule: 'hidden.view' }]);
});

test('[hidden.view] [draw.refill-to-five] who knows the two top cards still knows the second when the first was drawn', () => {
  const s = cast(
    { a: { hand: ['HD-A01', 'HD-A02', 'HD-A03', 'HD-A04', 'HD-A05'], hasMoved: true } },
    {
      arrange(scene) {
        scene.mapDeck().deck('HD-A20', 'HD-A21', 'HD-A22');
        for (const pile of scene.table.piles) pile.known = [0, 2, 0];
      },
    },
  );
  expect(s.view(B).piles[0]?.top).toEqual(['HD-A20', 'HD-A21']);
  s.does(A, END).does(A, { type: 'discard', card: 'HD-A01' }).told('drew', { seat: A, card: 'HD-A20' });
  expect([A, B, C].map((seat) => s.view(seat).piles[0]?.top)).toEqual([[], ['HD-A21'], []]);
});
