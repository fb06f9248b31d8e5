import { describe, expect, test } from 'vitest';
import { FORMS, MAP_IDS, mapCardOf, TERRAINS } from '../../src/content/index.ts';
import { gloryCost, heroScore, heroSign, limitOf, monsterScore } from '../../src/queries/scores.ts';
import { A, allPass, B, type Having, heroIn, type Scene, type Tale, tale } from '../scene.ts';
import { ability, attackOn, play, use } from '../telling.ts';
import { cardOf, heroOf, lasting, spaceOf } from './made.ts';

// What works for as long as its card is in play: every number, every score, every kind that it can be given.

const NUMBERS = [1, 2, 3, 4] as const;
const LABELS = { melee: 'Melee', magic: 'Magic', speed: 'Speed' } as const;
const SHORTS = { melee: 'Me', magic: 'Ma', speed: 'Sp' } as const;
const PLAIN = heroOf('Threat +0');
const OTHER = heroOf('Threat +0');

/** A's turn, with a hero of 2/2/2. */
const standing = (having: Having, set: (scene: Scene) => void = () => {}): Tale =>
  tale((scene) => {
    scene.hero(A, { hero: PLAIN, ...having });
    set(scene);
    scene.turn(A);
  });

describe('[data.one-vocabulary] a score, up and down', () => {
  test.each(FORMS.flatMap((form) => NUMBERS.map((by) => [form, by] as const)))('%s by %i', (form, by) => {
    const scores = (effect: string, banes: readonly string[] = []): readonly number[] => {
      const { table } = standing({ readied: [lasting(effect)], banes: banes.map((card) => ({ card, by: B })) });
      return FORMS.map((one) => heroScore(table, A, one));
    };
    const others = (score: number): readonly number[] => FORMS.map((one) => (one === form ? score : 2));
    expect(scores(`${LABELS[form]} +${by}`)).toEqual(others(2 + by));
    expect(scores(`${LABELS[form]} −${by}`)).toEqual(others(Math.max(0, 2 - by)));
    const floored = cardOf(`Bane 1 Permanent Curse | ${LABELS[form]} −${by} (min 1)`);
    expect(scores('Threat +0', [floored])).toEqual(others(Math.max(1, 2 - by)));
  });

  test.each(TERRAINS)('of a monster on %s, and of what it is attached to everywhere', (terrain) => {
    const monster = cardOf(`Monster 1 Beast | Me ●2 Ma ●2 Sp ●2 · Life 1 · Melee +2, Speed −1 (on ${terrain})`);
    const mark = cardOf('Untargeted Bane 1 Attachment Rage | Magic +3 (host)');
    const on = MAP_IDS.find((id) => mapCardOf(id).terrains.includes(terrain)) ?? null;
    expect(FORMS.map((form) => monsterScore(monster, [mark], on, form))).toEqual([4, 5, 1]);
    expect(FORMS.map((form) => monsterScore(monster, [mark], 'HD-M02', form))).toEqual([2, 5, 2]);
  });
});

describe('[data.one-vocabulary] Threats and exits', () => {
  test.each(NUMBERS)('Threat +%i and −, everywhere or at exits alone', (by) => {
    const pit = spaceOf('Pit Sp9');
    const totals = (effect: string): readonly number[] => {
      const s = standing({ space: 'HD-M04', points: 2, readied: [lasting(effect)] }, (scene) =>
        scene.lay('HD-M04', 0, 1).lay(pit, 0, 2),
      );
      s.dice(1).does(A, { type: 'move', side: 'north' });
      const space = s.heard(A).flatMap((one) => (one.type === 'threat' ? [one.total] : []));
      const t = standing({ space: 'HD-M04', points: 2, readied: [lasting(effect)] }, (scene) =>
        scene.lay('HD-M04', 0, 1),
      );
      t.dice(1).does(A, { type: 'move', side: 'south' });
      return [...space, ...t.heard(A).flatMap((one) => (one.type === 'threat' ? [one.total] : []))];
    };
    expect(totals(`Threat +${by}`)).toEqual([3 + by, 3 + by]);
    expect(totals(`Threat −${by}`)).toEqual([3 - by, 3 - by]);
    expect(totals(`Threat +${by} (exit)`)).toEqual([3, 3 + by]);
  });

  test('Open (L): for every lock, and for no trap', () => {
    const keys = lasting('Open (L)');
    const s = standing({ space: 'HD-M07', points: 1, readied: [keys] }, (scene) => scene.lay('HD-M07', 0, -1));
    s.does(A, { type: 'move', side: 'north' }).silent('threat').told('moved', { to: 'HD-M01' });
    const t = standing({ space: 'HD-M03', points: 1, readied: [keys] }, (scene) => scene.lay('HD-M03', -1, 0));
    t.dice(6).does(A, { type: 'move', side: 'east' }).told('threat', { about: 'exit', source: 'HD-M03' });
  });

  // HD-M09, printed: open to north and west, locked to east and south.
  test.each([
    ['north', 'turned', 'south'],
    ['east', 'printed', 'east'],
    ['south', 'printed', 'south'],
    ['west', 'turned', 'east'],
  ] as const)('Open (1 exit) in the %s of a card that lies %s', (side, how, printed) => {
    const key = heroOf('Hero [1 Glory] once per turn: Open (1 exit)');
    const s = standing({ hero: key, glory: 1, space: 'HD-M09' }, (scene) => scene.lay('HD-M09', 0, 1, how));
    s.does(A, ability(key, { side })).told('gate', { card: 'HD-M09', side: printed, state: 'opened' });
    const open = standing({ hero: key, glory: 1 });
    open.refused(A, ability(key, { side }), 'univ.card-beats-rule');
  });

  test.each([
    ['east', 'HD-M04', 1, 0],
    ['west', 'HD-M02', -1, 0],
    ['north', 'HD-M08', 0, 1],
    ['south', 'HD-M06', 0, -1],
  ] as const)('Open (1 wall) in the %s: for his next Move alone', (side, card, x, y) => {
    const ghost = heroOf('Hero [1 MP] once per turn: Open (1 wall)');
    const s = tale((scene) => {
      scene.bare().lay(card, 0, 0).lay('HD-M01', x, y).hero(A, { hero: ghost, space: card, points: 2 }).turn(A);
    });
    s.refused(A, { type: 'move', side }, 'move.usable-exit-only');
    s.does(A, ability(ghost, { side }))
      .does(A, { type: 'move', side })
      .silent('threat')
      .told('moved', { to: 'HD-M01' });
    expect(heroIn(s, A)).toMatchObject({ points: 0, wall: null });
  });

  test.each([
    ['Pit', 'Pit Sp9', false],
    ['Spikes', 'Spikes Sp9', false],
    ['Spikes', 'Pit Sp9', true],
    ['Pit', 'Spikes Sp9', true],
    ['Pit, Spikes', 'Pit Sp9', false],
    ['Pit, Spikes', 'Spikes Sp9', false],
    ['Level Drain', 'Pit Sp9', true],
  ])('Ignore (%s) at %s', (what, middle, isFaced) => {
    const space = spaceOf(middle);
    const s = standing({ points: 1, readied: [lasting(`Ignore (${what})`)] }, (scene) => scene.lay(space, 0, 1));
    if (isFaced) s.dice(1);
    s.does(A, { type: 'move', side: 'north' });
    expect(s.heard(B).some(({ type }) => type === 'threat')).toBe(isFaced);
    s.finish();
  });
});

describe('[data.one-vocabulary] limits, prices and symbols', () => {
  test.each([
    ['T', 'treasures', 3],
    ['B', 'boons', 3],
    ['K', 'kind', 1],
  ] as const)('Limit %s', (letter, of, usual) => {
    for (const by of NUMBERS) {
      const { table } = standing({ readied: [lasting(`Limit ${letter} +${by}`)] });
      expect(limitOf(table, A, of)).toBe(usual + by);
      for (const other of ['treasures', 'boons', 'kind'] as const)
        if (other !== of) expect(limitOf(table, A, other)).toBe(other === 'kind' ? 1 : 3);
    }
  });

  test.each(NUMBERS)('Cost −%i (Treasure), never below 1, and + (Glory card)', (by) => {
    const costs = (effect: string): readonly number[] => {
      const { table } = standing({ readied: [lasting(effect)] });
      return ['HD-A08', 'HD-A12', 'HD-A04'].map((card) => gloryCost(table, A, card, 0));
    };
    expect(costs(`Cost −${by} (Treasure)`)).toEqual([Math.max(1, 4 - by), Math.max(1, 2 - by), 4]);
    expect(costs(`Cost +${by} (Treasure)`)).toEqual([4 + by, 2 + by, 4]);
    expect(costs(`Cost +${by} (Glory card)`)).toEqual([4 + by, 2 + by, 4 + by]);
  });

  test.each(FORMS)('Symbol %s', (form) => {
    const bare = 'HW-H3'; // Uthgar: attack, none, counter
    const { table } = standing({ hero: bare, readied: [lasting(`Symbol ${SHORTS[form]} ●`)] });
    expect(FORMS.map((one) => heroSign(table, A, one))).toEqual(
      FORMS.map((one) => (one === form || one === 'melee' ? 'attack' : one === 'magic' ? 'none' : 'counter')),
    );
  });

  test('Cost 0 (first Explore): once in a turn', () => {
    const s = standing({ points: 0, readied: [lasting('Cost 0 (first Explore)')] }, (scene) =>
      scene.mapDeck('HD-M09', 'HD-M02'),
    );
    s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
    s.refused(A, { type: 'explore' }, 'explore.extra-map-card');
  });
});

describe('[data.one-vocabulary] cards that wear out, and Banes that are lifted', () => {
  test.each(NUMBERS)('Charges %i', (charges) => {
    const flask = cardOf(`Treasure 1 Hero Permanent Potion | Charges ${charges} · Use [charge]: Heal 1`);
    const s = standing({ glory: 1, life: 1, hand: [flask] });
    s.does(A, play(flask));
    for (let used = 1; used <= charges; used++) {
      s.does(A, use(flask)).told('charge', { left: charges - used });
      expect(heroIn(s, A)).toMatchObject({ life: 1 + used, readied: { length: used < charges ? 1 : 0 } });
    }
    s.refused(A, use(flask), 'act.activate-readied');
  });

  test.each(NUMBERS)('Upkeep %i', (cost) => {
    const kept = (glory: number): Tale =>
      tale((scene) => {
        scene.mapDeck().hero(A, { hero: PLAIN, glory, readied: [lasting(`Melee +1 · Upkeep ${cost}`)] });
        scene.turn(A, 'reset');
      });
    expect(heroIn(kept(cost - 1), A)).toMatchObject({ readied: [], glory: cost - 1 });
    const s = kept(cost).does(A, { type: 'upkeep', pays: true });
    expect(heroIn(s, A)).toMatchObject({ readied: { length: 1 }, glory: 0 });
  });

  test.each(NUMBERS)('Lift [%i MP]', (price) => {
    const curse = { card: cardOf(`Bane 1 Permanent Curse | Speed −1 · Lift [${price} MP]`), by: B };
    const poor = standing({ points: price - 1, banes: [curse] });
    poor.refused(A, { type: 'lift', card: curse.card }, 'univ.card-beats-rule', { points: price });
    const s = standing({ points: price, banes: [curse] }).does(A, { type: 'lift', card: curse.card });
    expect(heroIn(s, A)).toMatchObject({ points: 0, banes: [] });
  });

  test.each([
    ['Entrance', 'HW-M01', true],
    ['Entrance', 'HW-M07', false],
    ['city', 'HW-M07', true],
    ['city', 'HW-M01', false],
    ['Entrance, city', 'HW-M01', true],
    ['Entrance, city', 'HW-M07', true],
  ])('Lift (%s) on entering %s', (where, space, isLifted) => {
    const curse = { card: cardOf(`Bane 1 Permanent Curse | Threat −1 · Lift (${where})`), by: B };
    const s = tale(
      (scene) => {
        scene
          .lay('HW-M03', 0, 1)
          .lay('HW-M07', 0, 2)
          .hero(A, { hero: 'HW-H1', space: 'HW-M03', points: 1, banes: [curse] });
        scene.turn(A);
      },
      { sets: 'HW' },
    );
    s.does(A, { type: 'move', side: space === 'HW-M01' ? 'south' : 'north' });
    expect(heroIn(s, A)).toMatchObject({ space, banes: { length: isLifted ? 0 : 1 } });
  });
});

describe('[data.one-vocabulary] what helps in a fight', () => {
  /** A challenges B's hero, or answers him. */
  const totals = (effect: string, form: (typeof FORMS)[number]): readonly number[] => {
    const s = standing({ points: 1, readied: [lasting(effect)] }, (scene) => scene.hero(B, { hero: OTHER }));
    s.dice(1, 1).does(A, attackOn({ hero: B }, form));
    const [attack] = s.heard(B).flatMap((one) => (one.type === 'attackRolled' ? [one.total] : []));
    const t = standing({ points: 1 }, (scene) => scene.hero(B, { hero: OTHER, readied: [lasting(effect)] }));
    t.dice(1, 1).does(A, attackOn({ hero: B }, form));
    const [counter] = t.heard(B).flatMap((one) => (one.type === 'counterRolled' ? [one.total] : []));
    return [attack ?? 0, counter ?? 0];
  };

  test.each(FORMS.flatMap((form) => NUMBERS.map((by) => [form, by] as const)))('in %s by %i', (form, by) => {
    expect(totals(`Attack +${by}`, form)).toEqual([3 + by, 3]);
    expect(totals(`Counter +${by}`, form)).toEqual([3, 3 + by]);
    for (const other of FORMS) {
      expect(totals(`Attack +${by} (${LABELS[other]})`, form)).toEqual([other === form ? 3 + by : 3, 3]);
      expect(totals(`Counter +${by} (${LABELS[other]})`, form)).toEqual([3, other === form ? 3 + by : 3]);
    }
    expect(totals(`Attack +${by}, Counter +${by} (against Beast)`, form)).toEqual([3, 3]); // a hero is none
  });

  test.each(FORMS.flatMap((form) => NUMBERS.map((by) => [form, by] as const)))(
    'a wound more in %s by %i',
    (form, by) => {
      const life = (effect: string): number => {
        const s = standing({ points: 1, readied: [lasting(effect)] }, (scene) => scene.hero(B, { hero: OTHER }));
        s.dice(6, 1).does(A, attackOn({ hero: B }, form));
        return heroIn(allPass(s), B).life;
      };
      expect(life(`Wound +${by}`)).toBe(5 - by);
      for (const other of FORMS) expect(life(`Wound +${by} (${LABELS[other]})`)).toBe(other === form ? 5 - by : 5);
      expect(life(`Wound +${by} (against Beast)`)).toBe(5);
    },
  );
});
