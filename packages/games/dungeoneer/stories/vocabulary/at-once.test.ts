import { describe, expect, test } from 'vitest';
import { A, B, C, heroIn, tale } from '../scene.ts';
import { asked, offersTo } from '../telling.ts';
import { afterBane, afterPlaying, cardOf } from './made.ts';

// What happens at once: every number is the number that happens.

const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
const LIFE = 6;
const each = <T>(...lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((one) => list.map((item) => [...one, item])),
    [[]],
  );

describe('[data.one-vocabulary] a word at once, with every number', () => {
  test.each(each<number>(NUMBERS, [1, 3, 6]))('Heal %i at %i life', (by, life) => {
    expect(heroIn(afterPlaying(`Heal ${by}`, { life }), A).life).toBe(Math.min(LIFE, life + by));
  });

  test.each(each<number>(NUMBERS, [0, 4]))('Glory +%i and −, with %i', (by, glory) => {
    expect(heroIn(afterPlaying(`Glory +${by}`, { glory }), A).glory).toBe(glory + by);
    expect(heroIn(afterBane(`Glory −${by}`, { b: { glory } }), B).glory).toBe(Math.max(0, glory - by));
  });

  test.each(each<number>(NUMBERS, [0, 4]))('Peril +%i and −, with %i', (by, peril) => {
    expect(heroIn(afterPlaying(`Peril −${by}`, { peril }), A).peril).toBe(Math.max(0, peril - by));
    expect(heroIn(afterBane(`Peril +${by}`, { b: { peril } }), B).peril).toBe(peril + by);
  });

  test.each(NUMBERS)('Move +%i', (by) => {
    expect(heroIn(afterPlaying(`Move +${by}`, { points: 1 }), A).points).toBe(1 + by);
  });

  test.each(each<number>(NUMBERS, [1, 2, 3]))('Level −%i at level %i', (by, level) => {
    expect(heroIn(afterBane(`Level −${by}`, { b: { level } }), B).level).toBe(Math.max(1, level - by));
  });

  test.each(NUMBERS)('Wound %i', (by) => {
    const s = afterBane(`Wound ${by}`, {});
    expect(heroIn(s, B)).toMatchObject({ life: Math.max(0, LIFE - by), isOut: by >= LIFE });
  });

  test.each(NUMBERS)('Draw %i, beyond five if need be', (by) => {
    const s = afterPlaying(`Draw ${by}`, { hand: ['HD-A03', 'HD-A04', 'HD-A05'] });
    expect(s.table.hands[A]).toHaveLength(3 + by);
  });

  test.each(NUMBERS)('Look %i, and no more than there are', (by) => {
    const s = afterPlaying(`Look ${by}`, {}, ({ table }) => {
      const [pile] = table.piles;
      if (pile !== undefined) pile.draw = ['HD-A20', 'HD-A21', 'HD-A22', 'HD-A23'];
    });
    const seen = ['HD-A23', 'HD-A22', 'HD-A21', 'HD-A20'].slice(0, by);
    s.told('looked', { seat: A, cards: seen }).told('lookedUnseen', { count: seen.length });
    expect(asked(s)).toBe(by === 1 ? 'A hero' : 'A order');
  });

  test.each(NUMBERS)('Discard %i (Boon), and no more than he has', (by) => {
    const boons = ['HD-A03', 'HD-A04', 'HD-A05'];
    const s = afterBane(`Discard ${by} (Boon)`, { b: { hero: 'HD-H2', readied: boons } });
    for (let lost = 0; lost < Math.min(by, boons.length); lost++) s.does(B, { type: 'lose', card: boons[lost] ?? '' });
    expect(asked(s)).toBe('A lord');
    expect(heroIn(s, B).readied).toHaveLength(Math.max(0, boons.length - by));
  });

  test.each(NUMBERS)('Shift %i: so many times, or fewer', (by) => {
    const s = afterBane(`Shift ${by}`, {}, [], (scene) => scene.lay('HD-M02', 0, 1).lay('HD-M09', 1, 0));
    for (let done = 0; done < by; done++)
      s.does(A, { type: 'shift', card: 'HD-M09', section: 'dungeon', x: done % 2 === 0 ? -1 : 1, y: 0, turn: 0 });
    expect(asked(s)).toBe('A lord');
  });

  test.each(each<string | number>(['Me', 'Ma', 'Sp'], [2, 5, 9]))('Tip (untip %s %i)', (short, number) => {
    const s = afterBane(`Tip (untip ${short} ${number})`, {});
    const form = { Me: 'melee', Ma: 'magic', Sp: 'speed' }[String(short)];
    expect(heroIn(s, B)).toMatchObject({ isTipped: true, mud: { form, number } });
  });

  test('Tip and Untip', () => {
    expect(heroIn(afterBane('Tip', {}), B)).toMatchObject({ isTipped: true, mud: null });
    const mud = { form: 'melee', number: 4 } as const;
    expect(heroIn(afterPlaying('Untip', { isTipped: true, mud }), A)).toMatchObject({ isTipped: false, mud: null });
  });

  test.each([
    ['own section', ['HD-M01', 'HD-M02']],
    ['own section or any Entrance', ['HD-M01', 'HD-M02', 'HW-M01']],
  ])('Warp (%s)', (to, reached) => {
    const id = cardOf(`Boon 1 Hero Instant Spell | Warp (${to})`);
    const s = tale(
      (scene) => {
        scene.lay('HD-M02', 0, 1).lay('HD-M09', 1, 0).lay('HW-M03', 0, 1);
        scene.hero(A, { hero: 'HD-H1', space: 'HD-M09', glory: 1, hand: [id] }).turn(A);
      },
      { sets: 'HD,HW' },
    );
    const spaces = offersTo(s, A).flatMap((offer) => (offer.type === 'play' ? [offer.space] : []));
    expect(spaces.toSorted()).toEqual(reached);
  });

  test('several words happen in the order in which they stand', () => {
    const s = afterBane('Glory −1, Tip, Wound 1, Peril +1', { b: { glory: 1 } });
    expect(
      s.heard(C).flatMap(({ type }) => (['glory', 'tipped', 'wounded', 'peril'].includes(type) ? [type] : [])),
    ).toEqual(['glory', 'tipped', 'wounded', 'peril']);
  });
});

describe('[data.one-vocabulary] a Threat with every score, number and circle', () => {
  const SHORTS = { Me: 'melee', Ma: 'magic', Sp: 'speed' } as const;
  const NUMBER = [3, 5, 8] as const;

  test.each(each<string | number>(['Me', 'Ma', 'Sp'], NUMBER))(
    'Thr %s %i: the number itself is enough',
    (short, number) => {
      const form = SHORTS[short === 'Me' ? 'Me' : short === 'Ma' ? 'Ma' : 'Sp'];
      // Ilvane: 2/3/2.
      const score = form === 'magic' ? 3 : 2;
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const s = afterBane(`Thr ${short} ${number} else Tip`, {}, [face]);
        s.told('threat', { seat: B, form, number: Number(number), total: face + score });
        expect(heroIn(s, B).isTipped).toBe(face + score < Number(number));
      }
    },
  );

  test.each([
    ['', [B]],
    [' (space)', [B, C]],
  ] as const)('Thr Sp 9%s: everybody it names, nobody else', (circle, rollers) => {
    const s = afterBane(
      `Thr Sp 9${circle} else Wound 1`,
      { a: { space: 'HD-M02' } },
      rollers.map(() => 1),
      (scene) => scene.lay('HD-M02', 0, 1),
    );
    expect(s.table.heroes.map(({ life }) => life)).toEqual(
      [A, B, C].map((seat) => ((rollers as readonly number[]).includes(seat) ? 5 : 6)),
    );
  });
});
