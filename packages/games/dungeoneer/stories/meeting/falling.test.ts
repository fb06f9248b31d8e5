import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, allPass, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, bane, entry, PASS, play, sends } from '../telling.ts';
import { cardOf } from '../vocabulary/made.ts';
import '../test-cards.ts';

// Somebody falls in the middle of something that is not his own.

const rolls = (s: Tale): readonly number[] => s.heard(C).flatMap((one) => (one.type === 'threat' ? [one.seat] : []));
const discardOf = (s: Tale): readonly string[] => s.table.piles.flatMap(({ discard }) => discard);

test('[end.one-at-a-time] [threat.order] the target of a Bane falls, and the others still roll', () => {
  const storm = cardOf('Bane 1 Instant Misfortune | Thr Sp 9 (terrain) else Wound 1');
  const s = lording(
    {
      a: { hand: [storm], space: 'HW-M02' },
      b: { peril: 1, life: 1, space: 'HW-M03' },
      c: { space: 'HW-M11', life: 2 },
    },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1).lay('HW-M02', 1, 0).lay('HW-M11', 0, 2) },
  );
  s.dice(1, 1).does(A, bane(storm, B));
  expect(rolls(s)).toEqual([B, C]);
  expect([heroIn(s, B).isOut, heroIn(s, C).life]).toEqual([true, 1]);
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[end.defeat-own-turn] [fx.bane-own-hero] whoever falls to his own Bane spares those who come after him', () => {
  const storm = cardOf('Bane 1 Instant Misfortune | Thr Sp 9 (terrain) else Wound 1');
  const s = lording(
    { a: { hand: [storm], life: 1, space: 'HW-M03' }, b: { peril: 1, space: 'HW-M03' }, c: { space: 'HW-M03' } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
  );
  s.dice(1).does(A, bane(storm, B)).told('cut', { seat: A }, 'end.defeat-own-turn');
  expect(rolls(s)).toEqual([A]);
  expect(s.table.heroes.map(({ life, isOut }) => [life, isOut])).toEqual([
    [0, true],
    [6, false],
    [6, false],
  ]);
  expect(discardOf(s)).toContain(storm);
  s.finish();
});

test.each([
  ['a curse', 'Bane 1 Permanent Curse | Speed −1'],
  ['an Attachment', 'Untargeted Bane 1 Attachment Rage | Melee +1 (host)'],
])(
  '[end.defeat-cards] [time.bane-can-be-forestalled] its player falls before %s works: it is discarded, and stays paid',
  (_what, line) => {
    const card = cardOf(line);
    const isHosted = line.startsWith('Untargeted');
    const s = lording({
      a: { hand: [card, 'T-BITTER'], glory: 2, life: 1, pack: ['HD-A21'] },
      b: { peril: 1, glory: 2, hand: ['HD-A02'], life: 4 },
    });
    s.does(A, bane(card, isHosted ? null : B, { payer: B, host: isHosted ? 'HD-A21' : null }));
    // B heals; A, asked because of it, drinks what kills him.
    s.does(B, play('HD-A02'));
    expect(asked(s)).toBe('A declared 1');
    s.does(A, play('T-BITTER')).told('defeated', { seat: A }).told('discarded', { card }, 'end.defeat-own-turn');
    expect(heroIn(s, B)).toMatchObject({ peril: 0, banes: [] });
    expect(discardOf(s)).toEqual(expect.arrayContaining([card, 'T-BITTER', 'HD-A21']));
    s.finish();
  },
);

test('[combat.attacker-defeated] [end.defeat-cards] he falls to his own monster in step A: his Trap goes to the pile unsprung', () => {
  const s = lording({ a: { hand: ['HD-A23', 'HD-A28'], life: 1 }, b: { peril: 7 }, c: {} });
  // The Acolyte’s special Threat: A, B and C share the space, and A rolls first.
  s.dice(1);
  sends(s, A, entry('HD-A23', B, 'magic', { special: 0 }), entry('HD-A28', B));
  expect(rolls(s)).toEqual([A]);
  expect(heroIn(s, A).isOut).toBe(true);
  expect(discardOf(s)).toEqual(expect.arrayContaining(['HD-A23', 'HD-A28']));
  s.finish();
});

test('[end.defeat-own-turn] [time.anytime-encounter] the active hero falls while a Trap waits for answers: the Trap is discarded', () => {
  const s = lording(
    {
      a: { hand: ['T-BITTER'], glory: 2, peril: 2, points: 1, life: 1 },
      b: { hand: ['HD-A30'] },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).turn(A) },
  );
  s.does(A, { type: 'move', side: 'north' }).does(B, play('HD-A30'));
  while (!asked(s).startsWith('A response')) s.does(A, PASS);
  s.does(A, play('T-BITTER')).told('cut', { seat: A }).told('discarded', { card: 'HD-A30' }, 'end.defeat-own-turn');
  expect(heroIn(s, A).isOut).toBe(true);
  expect(discardOf(s)).toEqual(expect.arrayContaining(['HD-A30', 'T-BITTER']));
  allPass(s).finish();
});

test('[lord.bane-without-target] [opt.reincarnation-losses] a Bane on a hero who falls before it works does not find the new one', () => {
  for (const [card, isKept] of [
    ['HD-A16', true],
    ['HD-A17', false],
  ] as const) {
    const s = lording(
      { a: { hand: [card] }, b: { peril: 3, glory: 2, life: 1, hand: ['T-BITTER'] } },
      { reincarnation: true, arrange: (scene) => scene.table.spare.push('HW-H1') },
    );
    s.does(A, bane(card, B)).does(B, play('T-BITTER')).told('fizzled', { card }, 'lord.bane-without-target');
    if (isKept) s.told('discarded', { card }, 'lord.bane-without-target');
    s.does(B, { type: 'rebirth', hero: 'HW-H1' }).does(C, { type: 'rebirthPlace', space: 'HD-M01' });
    expect([heroIn(s, B).banes, heroIn(s, B).glory, discardOf(s).filter((one) => one === card)]).toEqual([
      [],
      1,
      [card],
    ]);
  }
});
