import { describe, expect, test } from 'vitest';
import { TRIGGERS, type Trigger } from '../../src/content/index.ts';
import { readClauses, writeClauses } from '../../src/content/notation/index.ts';
import { TRIGGER_LABELS } from '../../src/content/notation/labels.ts';
import { lording } from '../cast.ts';
import { A, allPass, B, type Having, heroIn, type Tale, tale } from '../scene.ts';
import { ability, entry, play, sends, use } from '../telling.ts';
import { cardOf, heroOf, lasting, spaceOf } from './made.ts';

// A word does the same at every moment at which it can be printed, and cannot be printed where nobody would carry it out.

/**
 * Words that happen at once, and what they make of a hero with 3 life, 3 Glory, 3 Peril and 1 point, tipped at level 2.
 */
const BEFORE = { life: 3, glory: 3, peril: 3, points: 1, isTipped: true, level: 2 } as const;
const AFTER: Readonly<Record<string, object>> = {
  'Heal 2': { life: 5 },
  Untip: { isTipped: false },
  'Glory +2': { glory: 5 },
  'Glory −2': { glory: 1 },
  'Peril +2': { peril: 5 },
  'Peril −2': { peril: 1 },
  'Move +2': { points: 3 },
  'Level −1': { level: 1 },
  'Wound 2': { life: 1 },
};
const WORDS = Object.keys(AFTER);

const standing = (having: Having): Tale =>
  tale((scene) => scene.hero(A, { hero: 'HD-H1', ...BEFORE, ...having }).turn(A));

describe('[data.one-vocabulary] the same word at every moment', () => {
  test.each(WORDS)('Play: %s', (effect) => {
    const card = cardOf(`Treasure 1 Hero Permanent Charm | Threat +0 · Play: ${effect}`);
    const s = standing({ glory: BEFORE.glory + 1, hand: [card] }).does(A, play(card));
    expect(heroIn(allPass(s), A)).toMatchObject({ ...BEFORE, ...AFTER[effect] });
  });

  test.each(WORDS)('Use: %s', (effect) => {
    const card = lasting(`Use [discard]: ${effect}`);
    const s = standing({ readied: [card] }).does(A, use(card));
    expect(heroIn(allPass(s), A)).toMatchObject({ ...BEFORE, ...AFTER[effect], readied: [] });
  });

  test.each(WORDS)('Hero: %s, for Glory or for a point', (effect) => {
    for (const price of ['1 Glory', '1 MP']) {
      const hero = heroOf(`Hero [${price}] once per turn: ${effect}`);
      const s = standing({ hero, glory: BEFORE.glory + (price === '1 MP' ? 0 : 1), points: price === '1 MP' ? 2 : 1 });
      expect(heroIn(allPass(s.does(A, ability(hero))), A)).toMatchObject({ ...BEFORE, ...AFTER[effect] });
      s.refused(A, ability(hero), 'reset.once-per-turn-refresh');
    }
  });

  test.each(WORDS)('Response: %s', (effect) => {
    const hero = heroOf(`Response [1 Glory] once per turn: ${effect}`);
    const rat = cardOf('Monster 1 Beast | Me ●0 Ma —0 Sp —0 · Life 1');
    const s = lording({ a: { hand: [rat] }, b: { hero, ...BEFORE, glory: BEFORE.glory + 1, peril: BEFORE.peril + 1 } });
    sends(s, A, entry(rat, B, 'melee'));
    s.dice(1, 1).does(B, ability(hero));
    // The rat was slain by the answer: one Glory more.
    const slain = { glory: (AFTER[effect] as { glory?: number }).glory ?? BEFORE.glory };
    expect(heroIn(allPass(s), B)).toMatchObject({ ...BEFORE, ...AFTER[effect], glory: slain.glory + 1 });
  });

  test.each(WORDS)('Enter: %s', (effect) => {
    const space = spaceOf(`Enter [1 Glory]: ${effect}`);
    const s = tale((scene) => {
      scene.lay(space, 0, 1).hero(A, { hero: 'HD-H1', ...BEFORE, glory: BEFORE.glory + 1, points: 2, isTipped: false });
      scene.turn(A);
    });
    s.does(A, { type: 'move', side: 'north' });
    allPass(s).does(A, { type: 'spaceEffect', card: null });
    expect(heroIn(allPass(s), A)).toMatchObject({ ...BEFORE, isTipped: false, ...AFTER[effect] });
  });

  test.each(WORDS)('Hit: %s', (effect) => {
    const ogre = cardOf(`Monster 1 Beast | Me ●9 Ma —0 Sp —0 · Life 1 · Hit: ${effect}`);
    const s = lording({ a: { hand: [ogre] }, b: { hero: 'HD-H1', ...BEFORE, peril: BEFORE.peril + 1 } });
    s.dice(6, 1);
    sends(s, A, entry(ogre, B, 'melee'));
    expect(heroIn(allPass(s), B)).toMatchObject({ ...BEFORE, ...AFTER[effect] });
  });

  test.each(WORDS)('Special: %s', (effect) => {
    const imp = cardOf(`Monster 1 Demon | Me ●9 Ma —0 Sp —0 · Life 1 · Hit: Tip · Special [1 Peril]: ${effect}`);
    const s = lording({ a: { hand: [imp] }, b: { hero: 'HD-H1', ...BEFORE, peril: BEFORE.peril + 2 } });
    s.dice(6, 1);
    sends(s, A, entry(imp, B, 'melee', { special: 0 }));
    expect(heroIn(allPass(s), B)).toMatchObject({ ...BEFORE, ...AFTER[effect], isTipped: true });
  });

  test.each(['Glory +2', 'Glory −2', 'Peril +2', 'Peril −2'])('Leave, Collect and Reset: %s', (effect) => {
    const cursed = (trigger: string) => ({ card: cardOf(`Bane 1 Permanent Curse | ${trigger}: ${effect}`), by: B });
    const path = spaceOf('—');
    for (const trigger of ['Leave', 'Collect']) {
      const s = tale((scene) => {
        scene
          .lay(path, 0, 1)
          .hero(A, { hero: 'HD-H1', ...BEFORE, isTipped: false, points: 2, banes: [cursed(trigger)] });
        scene.turn(A);
      });
      s.does(A, { type: 'move', side: 'north' });
      expect(heroIn(allPass(s), A)).toMatchObject({ ...BEFORE, isTipped: false, ...AFTER[effect] });
    }
    const s = tale((scene) => {
      scene
        .mapDeck()
        .hero(A, { hero: 'HD-H1', ...BEFORE, banes: [cursed('Reset')] })
        .turn(A, 'reset');
    });
    expect(heroIn(s, A)).toMatchObject({ ...BEFORE, points: 3, ...AFTER[effect] });
  });
});

describe('[data.one-vocabulary] what no moment could carry out cannot be printed', () => {
  const LASTING = ['Melee +1', 'Threat +1', 'Limit T +1', 'Symbol Sp ●', 'Upkeep 1', 'Charges 2', 'Lift [2 MP]'];
  const SAMPLES: readonly string[] = [
    ...WORDS,
    ...LASTING,
    'Attack +1',
    'Counter +1',
    'Best of 2 (Threat)',
    'Repel (cost ≤2)',
    'Minion',
    'Prevent 1',
    'Prevent to 1',
    'Wound +1',
    'Cost 0 (challenge)',
    'Open (1 exit)',
    'Draw 1',
    'Shift 1',
    'Tip',
  ];
  const AT_ONCE: readonly string[] = [...WORDS, 'Draw 1', 'Shift 1', 'Tip'];
  const FIGHTING: readonly string[] = ['Attack +1', 'Counter +1', 'Best of 2 (Threat)'];
  const COUNTED: readonly string[] = WORDS.filter((word) => /^Glory|^Peril/.test(word));
  const FITTING: Readonly<Record<Trigger, readonly string[]>> = {
    play: [...AT_ONCE, 'Open (1 exit)'],
    use: [...AT_ONCE, 'Open (1 exit)'],
    hero: [...AT_ONCE, 'Open (1 exit)'],
    response: [...AT_ONCE, 'Open (1 exit)', ...FIGHTING, 'Repel (cost ≤2)'],
    roll: FIGHTING,
    wounded: ['Heal 2', 'Prevent 1', 'Prevent to 1'],
    challenge: ['Cost 0 (challenge)'],
    stepG: ['Heal 2', 'Minion'],
    hit: AT_ONCE,
    special: [...AT_ONCE, 'Attack +1'],
    enter: AT_ONCE,
    leave: COUNTED,
    collect: COUNTED,
    reset: COUNTED,
    artifact: [
      'Melee +1',
      'Threat +1',
      'Limit T +1',
      'Symbol Sp ●',
      'Attack +1',
      'Counter +1',
      'Wound +1',
      'Cost 0 (challenge)',
      'Open (1 exit)',
    ],
  };

  test.each(TRIGGERS)('%s', (trigger) => {
    for (const sample of SAMPLES) {
      const text = `${TRIGGER_LABELS[trigger]}: ${sample}`;
      if (FITTING[trigger].includes(sample)) expect(writeClauses(readClauses(text, 'a test'))).toBe(text);
      else expect(() => readClauses(text, 'a test')).toThrow(`${TRIGGER_LABELS[trigger]} cannot do that`);
    }
  });

  test.each([
    ['Use [1 Glory]: Heal 1', 'Use cannot cost that'],
    ['Hero [discard]: Heal 1', 'Hero cannot cost that'],
    ['Special [1 Glory]: Attack +1', 'Special cannot cost that'],
    ['Hit: Warp (own section)', 'a Hit has something else to choose than a Warp'],
  ])('%s', (text, complaint) => expect(() => readClauses(text, 'a test')).toThrow(complaint));
});
