import { test } from 'vitest';
import { A, B, tale } from '../scene.ts';

test('[opt.restricted-bonus-by-tipping] whoever answers for Glory is not tipped for it where movement is not restricted', () => {
  const s = tale(
    (scene) => {
      scene
        .hero(A, { hand: ['ED-A20'] })
        .hero(B, { hero: 'GE-H1', glory: 1, peril: 2 })
        .turn(A, 'lord');
    },
    { sets: 'ED', seats: 4 },
  ).dice(1, 6);
  const imps = { type: 'encounter', card: 'ED-A20', target: B, form: 'melee', special: null } as const;
  s.does(A, { type: 'muster' }).does(A, { ...imps, attachment: null, payer: null });
  s.does(A, { type: 'attack' });
  const answer = { type: 'challenge', hero: A, foe: null, form: 'melee', minion: null } as const;
  s.refused(B, { ...answer, isTipping: true }, 'opt.restricted-bonus-by-tipping');
  s.dice(6, 1)
    .does(B, { ...answer, isTipping: false })
    .told('paid', { seat: B, what: 'glory', amount: 1 });
});
