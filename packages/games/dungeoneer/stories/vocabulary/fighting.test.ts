import { describe, expect, test } from 'vitest';
import { FORMS } from '../../src/content/index.ts';
import { lording } from '../cast.ts';
import { A, allPass, B, C, type Having, heroIn, type Tale } from '../scene.ts';
import { ability, asked, attackOn, entry, PASS, play, sends, use } from '../telling.ts';
import { cardOf, heroOf, lasting } from './made.ts';

// Words of a fight: what is played against one attack, what a hit does, what a monster can do.

const NUMBERS = [1, 2, 3, 4] as const;
const LABELS = { melee: 'Melee', magic: 'Magic', speed: 'Speed' } as const;
const BEAST = 'Me ●2 Ma ●2 Sp ●2 · Life 3';
const PLAIN = heroOf('Threat +0');

type Form = (typeof FORMS)[number];

interface Fight {
  readonly monster?: string;
  readonly form?: Form;
  readonly dice?: readonly number[];
}

/** A sends a monster against B, who is 2/2/2 and has what is said. */
function attacked(b: Having, { monster = `Monster 1 Beast | ${BEAST}`, form = 'melee', dice = [] }: Fight = {}): Tale {
  const id = cardOf(monster);
  const s = lording({ a: { hand: [id] }, b: { hero: PLAIN, peril: 9, ...b } });
  return sends(s.dice(...dice), A, entry(id, B, form));
}

/** A challenges B, who is 2/2/2. */
function dueling(hero: string, form: Form, dice: readonly number[] = []): Tale {
  const s = lording({ a: { hero, glory: 1, points: 1 }, b: { hero: PLAIN } }, { arrange: (scene) => scene.turn(A) });
  return s.dice(...dice).does(A, attackOn({ hero: B }, form));
}

/** Everything passes until this is asked. */
function until(s: Tale, wanted: string): Tale {
  while (!asked(s).includes(wanted)) {
    const one = s.asked().find(({ kind }) => kind === 'window');
    if (one === undefined) throw new Error(`${wanted} is not asked, but ${asked(s)}`);
    s.does(one.seat, PASS);
  }
  return s;
}

/** The two totals that were rolled. */
const totals = (s: Tale): readonly number[] =>
  s.heard(C).flatMap((one) => (one.type === 'attackRolled' || one.type === 'counterRolled' ? [one.total] : []));

describe('[data.one-vocabulary] what is played against one attack', () => {
  test.each(NUMBERS)('Attack −%i and Counter + in Response', (by) => {
    const answered = (effect: string): readonly number[] => {
      const id = cardOf(`Boon 1 Response Instant Spell | ${effect}`);
      return totals(
        attacked({ hand: [id], glory: 2 })
          .dice(3, 3)
          .does(B, play(id, { strike: 0 })),
      );
    };
    expect(answered(`Attack −${by}`)).toEqual([5 - by, 5]);
    expect(answered(`Counter +${by}`)).toEqual([5, 5 + by]);
  });

  test.each(NUMBERS)('# up to %i: what is paid is what it does', (most) => {
    for (const effect of ['Attack −#', 'Counter +#'] as const)
      for (let paid = 1; paid <= most; paid++) {
        const id = cardOf(`Boon 1+# Response Instant Spell | ${effect} (# 1–${most})`);
        const s = attacked({ hand: [id], glory: 1 + paid });
        s.refused(B, play(id, { strike: 0, variable: most + 1 }), 'fx.variable');
        s.refused(B, play(id, { strike: 0, variable: 0 }), 'fx.variable');
        s.dice(3, 3)
          .does(B, play(id, { strike: 0, variable: paid }))
          .told('played', { paid: 1 + paid });
        expect(totals(s)).toEqual(effect === 'Attack −#' ? [5 - paid, 5] : [5, 5 + paid]);
      }
  });

  test.each([1, 2, 3, 4, 5])('Repel (cost ≤%i), or of a category', (most) => {
    const card = cardOf(`Boon 1 Response Instant Spell | Repel (cost ≤${most})`);
    const either = cardOf(`Boon 1 Response Instant Spell | Repel (cost ≤${most} or Demon)`);
    for (const cost of [1, 2, 3, 4, 5]) {
      const s = attacked({ hand: [card], glory: 9 }, { monster: `Monster ${cost} Beast | ${BEAST}` });
      if (cost > most) s.refused(B, play(card, { strike: 0 }), 'univ.card-beats-rule', { most });
      else
        s.does(B, play(card, { strike: 0 }))
          .told('repelled')
          .silent('attackRolled');
      const demon = attacked({ hand: [either], glory: 9 }, { monster: `Monster ${cost} Demon | ${BEAST}` });
      demon.does(B, play(either, { strike: 0 })).told('repelled');
    }
  });
});

describe('[data.one-vocabulary] dice, before they fall', () => {
  test.each(FORMS)('Best of 2 (counter), in %s too', (form) => {
    const hero = heroOf('Roll [1 Glory] once per turn: Best of 2 (Threat, counter)');
    const s = attacked({ hero, glory: 1 }, { form, dice: [3] });
    expect(asked(s)).toBe('B before-roll 1');
    s.dice(1, 5)
      .does(B, ability(hero, { strike: 0 }))
      .told('counterRolled', { faces: [1, 5], total: 7 });
  });

  test.each(FORMS)('Best of 2 (attack), in %s too', (form) => {
    const hero = heroOf('Roll [1 Glory] once per turn: Best of 2 (attack)');
    const s = dueling(hero, form);
    expect(asked(s)).toBe('A before-roll 1');
    s.dice(2, 6, 4).does(A, ability(hero, { strike: 0 }));
    s.told('attackRolled', { faces: [2, 6], total: 8 }).told('counterRolled', { faces: [4], total: 6 });
  });

  test.each(FORMS.flatMap((form) => NUMBERS.map((by) => [form, by] as const)))(
    'Attack or Counter in %s by %i',
    (form, by) => {
      const hero = heroOf(`Roll [1 Glory] once per turn: Attack +${by} or Counter +${by} (${LABELS[form]})`);
      const fight = dueling(hero, form)
        .dice(3, 3)
        .does(A, ability(hero, { strike: 0, choice: 0 }));
      expect(totals(fight)).toEqual([5 + by, 5]);
      const answer = attacked({ hero, glory: 1 }, { form, dice: [3] });
      expect(totals(answer.dice(3).does(B, ability(hero, { strike: 0, choice: 1 })))).toEqual([5 + by]);
      for (const other of FORMS)
        if (other !== form) expect(asked(dueling(hero, other, [3, 3]))).not.toContain('before-roll');
    },
  );
});

describe('[data.one-vocabulary] wounds, taken and not', () => {
  const dragon = (wounds: number): string => `Monster 1 Dragon | Me ●9 Ma ●9 Sp ●9 · Life 3 · Hit: Wound ${wounds}`;

  test.each(NUMBERS.flatMap((by) => NUMBERS.map((wounds) => [by, wounds] as const)))(
    'Prevent %i of %i',
    (by, wounds) => {
      const charm = cardOf(`Treasure 1 Hero Permanent Amulet | Wounded [discard]: Prevent ${by}`);
      const s = attacked({ readied: [charm] }, { monster: dragon(wounds), dice: [1, 1] });
      until(s, 'would-be-wounded').does(B, use(charm));
      expect(heroIn(s, B)).toMatchObject({ life: 6 - Math.max(0, wounds - by), readied: [] });
    },
  );

  test.each([1, 2, 3])('Prevent to %i', (kept) => {
    const hero = heroOf(`Wounded [1 Glory] once per turn: Prevent to ${kept}`);
    const s = attacked({ hero, life: 4, glory: 1 }, { monster: dragon(4), dice: [1, 1] });
    until(s, 'would-be-wounded').does(B, ability(hero));
    expect(heroIn(s, B).life).toBe(kept);
  });

  test.each(NUMBERS)('Hit: Wound %i, and with it what else is printed', (by) => {
    const monster = `${dragon(by)}, Tip, Glory −${by}, Peril +${by}`;
    const s = allPass(attacked({ glory: 5 }, { monster, dice: [1, 1] }));
    expect(heroIn(s, B)).toMatchObject({ life: 6 - by, isTipped: true, glory: 5 - by, peril: 8 + by });
  });

  test.each(NUMBERS)('against a category alone: Attack, Counter and Wound +%i', (by) => {
    const spear = lasting(`Attack +${by}, Counter +${by} (against Beast) · Wound +${by} (against Beast)`, 'Weapon');
    for (const category of ['Beast', 'Demon']) {
      const more = category === 'Beast' ? by : 0;
      const monster = `Monster 1 ${category} | Me ●2 Ma ●2 Sp ●2 · Life 7`;
      const s = attacked({ readied: [spear], hasSaved: true }, { monster, dice: [3, 3] });
      s.told('counterRolled', { total: 5 + more });
      s.dice(6, 1).does(B, attackOn({ foe: 0 }, 'melee'));
      s.told('attackRolled', { total: 8 + more }).told('monsterHurt', { by: 1 + more });
    }
  });

  test.each(NUMBERS)('Special: Attack +%i, or # of it', (by) => {
    const strong = cardOf(`Monster 1 Demon | ${BEAST} · Special [1 Peril]: Attack +${by}`);
    const s = lording({ a: { hand: [strong] }, b: { hero: PLAIN, peril: 2 } });
    s.dice(3, 3);
    expect(totals(sends(s, A, entry(strong, B, 'melee', { special: 0 })))).toEqual([5 + by, 5]);
    const shifting = cardOf(`Monster 1 Demon | ${BEAST} · Special [# Peril]: Attack +# (# 1–4)`);
    const t = lording({ a: { hand: [shifting] }, b: { hero: PLAIN, peril: 1 + by } });
    t.dice(3, 3);
    expect(totals(sends(t, A, entry(shifting, B, 'melee', { special: by })))).toEqual([5 + by, 5]);
    expect(heroIn(t, B).peril).toBe(0);
  });

  test.each(NUMBERS)('Step G: Minion, with %i of its wounds', (wounds) => {
    const collar = cardOf('Treasure 1 Anytime Attachment Collar | Step G: Minion');
    const beast = cardOf('Monster 1 Beast | Me ●0 Ma —0 Sp —0 · Life 5');
    const pack = [{ card: beast, wounds: wounds - 1 }];
    const s = lording({ a: { pack }, b: { hero: PLAIN, peril: 1, glory: 3, hand: [collar] } });
    s.dice(1, 6);
    sends(s, A, entry(beast, B, 'melee'));
    until(s, 'pack')
      .does(B, play(collar, { strike: 0 }))
      .told('tamed', { seat: B, card: beast });
    expect(heroIn(s, B).readied).toMatchObject([{ card: beast, wounds, attached: [collar] }]);
  });
});
