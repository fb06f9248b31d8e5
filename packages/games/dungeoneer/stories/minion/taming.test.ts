import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, heroIn, type Tale, waiting } from '../scene.ts';
import { asked, attackOn, entry, PASS, play, questionTo, sends } from '../telling.ts';

const GHOUL = { card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 };

test('[fx.minion-is-treasure] a Minion is a Treasure and not to be repelled', () => {
  const s = cast({ a: { points: 1, glory: 3, hand: ['HD-A01'] }, b: { hasSaved: true, readied: [GHOUL] } });
  s.dice(5).does(A, attackOn({ hero: B }, 'melee'));
  expect(asked(s)).toBe('A response 1');
  s.does(A, PASS).dice(1).does(B, { type: 'minion', strike: null });
  s.does(B, attackOn({ hero: A }, 'melee', { minion: 'HD-A21' }));
  expect(asked(s)).toBe('A response 1');
  s.refused(A, play('HD-A01', { strike: 1 }), 'fx.minion-is-treasure');
  s.dice(6, 1).does(A, PASS);
  expect(asked(s)).toBe('A would-be-wounded 1');
  s.does(A, PASS).told('wounded', { seat: A });
});

/** A's Ghoul is hit by Brunna's counter-attack and survives. */
const hurtGhoul = (brunna: object): Tale => {
  const s = lording({ a: { hero: 'HD-H2', hand: ['HD-A21'] }, b: { hero: 'HD-H1', peril: 4, ...brunna } });
  s.dice(1, 6);
  return sends(s, A, entry('HD-A21', B, 'melee'));
};

test('[fx.minion-is-treasure] [fx.minion-kind] [time.asked-by-public-facts] becoming a Minion (scenario 56)', () => {
  const s = hurtGhoul({ glory: 3, readied: ['HD-A08', 'HD-A11'], hand: ['HD-A15'] });
  s.does(B, PASS);
  expect([asked(s), questionTo(s, B)]).toMatchObject(['B pack 1', { part: 'target' }]);
  s.refused(B, play('HD-A15'), 'univ.card-beats-rule');
  s.does(B, play('HD-A15', { strike: 0 })).told('tamed', { seat: B, card: 'HD-A21' }, 'fx.minion-is-treasure');
  expect(heroIn(s, B).readied.at(-1)).toEqual({ card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 });
  s.told('glory', { seat: B, by: 1 }, 'combat.h-glory-for-wounds').silent('stowed');
  expect([asked(s), heroIn(s, A).pack]).toEqual(['A lord', []]);
  s.finish();
  const full = hurtGhoul({ glory: 3, readied: ['HD-A08', 'HD-A11', 'HD-A14', 'HD-A09', 'HD-A10'], hand: ['HD-A15'] });
  full.does(B, PASS);
  expect(asked(full)).toBe('A stow');
});

test('[fx.minion-is-treasure] only in this step, only with Glory, only for a monster that survived', () => {
  const poor = hurtGhoul({ glory: 2, hand: ['HD-A15'] });
  poor.does(B, PASS);
  expect(asked(poor)).toBe('A stow');
  const s = hurtGhoul({ glory: 9, hand: ['HD-A15'] });
  s.refused(B, play('HD-A15', { strike: 0 }), 'act.anytime-card');
  const dead = lording({
    a: { hero: 'HD-H2', hand: ['HD-A20'] },
    b: { hero: 'HD-H1', peril: 1, glory: 9, hand: ['HD-A15'] },
  });
  dead.dice(1, 6);
  sends(dead, A, entry('HD-A20', B, 'melee'))
    .does(B, PASS)
    .told('slain', { card: 'HD-A20' });
  expect(asked(dead)).toBe('B action-done 1');
});

test('[fx.minion-kind] not beside another of its kind; no Peril is paid for it any more', () => {
  const s = hurtGhoul({
    glory: 3,
    hand: ['HD-A15'],
    readied: [{ card: 'HD-A26', wounds: 0, attached: [], charges: 0 }],
  });
  s.does(B, PASS).does(B, { type: 'minion', strike: null });
  s.refused(B, play('HD-A15', { strike: 0 }), 'fx.minion-kind');
});

test('[fx.minion-is-treasure] [fx.variable] whose Treasures cost less is asked with that much less Glory', () => {
  const artificer = (glory: number): Tale => {
    const s = lording(
      { a: { hero: 'ED-H1', hand: ['ED-A24'] }, b: { hero: 'ED-H2', peril: 5, glory, hand: ['ED-A15'] } },
      { set: 'ED' },
    );
    return sends(s.dice(1, 6), A, entry('ED-A24', B, 'melee'))
      .does(B, PASS)
      .told('monsterHurt', { left: 1 });
  };
  const s = artificer(3);
  expect(asked(s)).toBe('B pack 1');
  s.does(B, play('ED-A15', { strike: 0 })).told('tamed', { seat: B, card: 'ED-A24' });
  expect(asked(artificer(2))).toBe('A stow');
});

/** B answers A's Fiend, which has tied with him, with a challenge of his own or of his Ghoul. */
const challenged = (minion: string | null): Tale => {
  const s = lording(
    {
      a: { hero: 'HD-H2', hand: ['HD-A24'], space: 'HD-M02' },
      b: { hero: 'HD-H1', peril: 5, glory: 3, hasSaved: true, hand: ['HD-A15'], readied: [{ ...GHOUL, wounds: 0 }] },
      c: { space: 'HD-M02' },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  sends(s, A, entry('HD-A24', B, 'melee'))
    .dice(3)
    .does(B, PASS);
  s.dice(3).does(B, { type: 'minion', strike: null }).told('tied', { strike: 0 });
  s.does(B, attackOn({ foe: 0 }, 'melee', { minion }));
  if (asked(s) === 'B response 1') s.dice(6, 1).does(B, PASS);
  return s.told('monsterHurt', { card: 'HD-A24', left: 1 });
};

test('[fx.minion-is-treasure] a monster that he wounded in a challenge may be tamed, one that his Minion wounded may not', () => {
  const s = challenged(null);
  expect(waiting(s)).toEqual([{ seat: B, kind: 'window', rule: 'fx.minion-is-treasure' }]);
  s.does(B, play('HD-A15', { strike: 0 })).told('tamed', { seat: B, card: 'HD-A24' });
  expect(asked(challenged('HD-A21'))).toBe('A stow');
});

test('[combat.d-no-symbol] [fx.minion-acts] what the hero could strike back with does not help his Minion', () => {
  const hound = { card: 'HD-A20', wounds: 0, attached: ['HD-A15'], charges: 0 };
  const s = lording({ a: { hand: ['HD-A23'] }, b: { hero: 'HD-H2', peril: 4, readied: [hound] } });
  sends(s.dice(1), A, entry('HD-A23', B, 'magic')).told('attackRolled', { total: 4 });
  s.dice(6).does(B, { type: 'minion', strike: 0 }).told('counterRolled', { total: 6 });
  s.told('harmless', { strike: 0 }, 'combat.d-no-symbol').silent('monsterHurt');
});
