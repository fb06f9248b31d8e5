import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, passing, type Tale } from '../scene.ts';
import { ability, asked, attackOn, END, entry, PASS, sends, use } from '../telling.ts';
import { lasting } from '../vocabulary/made.ts';

const GHOUL = { card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 };
const apart = {
  arrange: (scene: { lay(card: string, x: number, y: number): unknown }) => void scene.lay('HD-M02', 0, 1),
};

test('[fx.minion-acts] [combat.e-zero-life-defeated] [dur.attachment-follows-host] [combat.h-glory-for-wounds] a Minion takes the wound in her place (scenario 35)', () => {
  const s = lording({ a: { hand: ['HD-A25', 'HD-A20'] }, b: { peril: 5, readied: [GHOUL] } });
  s.dice(4, 1);
  sends(s, A, entry('HD-A25', B, 'speed'), entry('HD-A20', B, 'melee'));
  expect(asked(s)).toBe('B minion');
  s.refused(B, PASS, 'time.mandatory').refused(B, { type: 'minion', strike: 2 }, 'fx.minion-acts');
  s.dice(2, 3)
    .does(B, { type: 'minion', strike: 0 })
    .told('steppedIn', { strike: 0, minion: 'HD-A21' }, 'fx.minion-acts');
  s.told('counterRolled', { strike: 0, total: 3 })
    .told('minionHurt', { card: 'HD-A21', left: 0 })
    .told('slain', { card: 'HD-A21' }, 'combat.e-zero-life-defeated');
  s.told('discarded', { card: 'HD-A21' }, 'combat.e-zero-life-defeated');
  s.told('discarded', { card: 'HD-A15' }, 'dur.attachment-follows-host').silent('wounded').silent('tipped');
  s.told('counterRolled', { strike: 1, total: 5 }).told('slain', { card: 'HD-A20' });
  expect(heroIn(s, B)).toMatchObject({ life: 6, isTipped: false, readied: [] });
  s.does(A, { type: 'stow', to: 'hand' }).told('glory', { seat: B, by: 1 });
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[fx.minion-acts] he may as well fight himself; what helps him does not help it', () => {
  const s = lording({
    a: { hand: ['HD-A21'] },
    b: { peril: 4, readied: [{ card: 'HD-A24', wounds: 0, attached: ['HD-A15'], charges: 0 }, 'HD-A11'] },
  });
  s.dice(3);
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.dice(4).does(B, { type: 'minion', strike: null }).told('counterRolled', { total: 7 }).silent('steppedIn');
  const other = lording({
    a: { hand: ['HD-A21'] },
    b: { peril: 4, readied: [{ card: 'HD-A24', wounds: 0, attached: ['HD-A15'], charges: 0 }, 'HD-A11'] },
  });
  sends(other.dice(3), A, entry('HD-A21', B, 'melee'));
  other.dice(4).does(B, { type: 'minion', strike: 0 }).told('counterRolled', { total: 7 });
  other.told('monsterHurt', { card: 'HD-A21', by: 1 }).silent('glory');
  other.does(A, { type: 'stow', to: 'pack' }).silent('glory');
  expect(heroIn(other, B).glory).toBe(0);
  other.finish();
});

test('[fx.minion-acts] [combat.e-zero-life-defeated] only the wounds of a hit reach it (scenario 92)', () => {
  const s = lording({ a: { hand: ['HD-A26'] }, b: { peril: 5, glory: 3, readied: [GHOUL] } });
  s.dice(4);
  sends(s, A, entry('HD-A26', B, 'magic')).told('attackRolled', { total: 8 });
  s.dice(5)
    .does(B, { type: 'minion', strike: 0 })
    .told('counterRolled', { total: 6 })
    .told('slain', { card: 'HD-A21' }, 'combat.e-zero-life-defeated');
  expect(heroIn(s, B)).toMatchObject({ glory: 3, life: 6 });
  s.does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A lord');
  const imps = lording(
    {
      a: { hero: 'HD-H1', hand: ['ED-A20'] },
      b: { heroes: ['HD-H2', 'ED-H2'], peril: 5, glory: 3, readied: [GHOUL] },
      c: { hero: 'HD-H3' },
    },
    { sets: 'HD,ED' },
  );
  imps.dice(4);
  sends(imps, A, entry('ED-A20', B, 'magic')).told('attackRolled', { total: 7 });
  imps.dice(3).does(B, { type: 'minion', strike: 0 }).told('counterRolled', { total: 4 });
  imps.silent('minionHurt').silent('tipped').silent('slain');
  expect(heroIn(imps, B)).toMatchObject({ isTipped: false, glory: 3, readied: [GHOUL] });
});

test('[fx.minion-acts] its attack stands in for the challenge: a point, or none by house rule (scenario 82)', () => {
  const fiend = (having: object, house = {}): Tale => {
    const s = lording(
      {
        a: { hand: ['HD-A24'], space: 'HD-M02' },
        b: { peril: 5, readied: [{ ...GHOUL, wounds: 0 }], ...having },
        c: { space: 'HD-M02' },
      },
      { ...apart, ...house },
    );
    s.dice(1);
    sends(s, A, entry('HD-A24', B, 'melee'));
    return s.dice(2).does(B, { type: 'minion', strike: null }).told('tied', { strike: 0 });
  };
  const withGhoul = attackOn({ foe: 0 }, 'melee', { minion: 'HD-A21' });
  const s = fiend({});
  expect(asked(s)).toBe('A stow');
  s.refused(B, withGhoul, 'fx.minion-acts');
  const free = fiend({}, { freeMinionAttack: true });
  expect(asked(free)).toBe('B challenge');
  free.refused(B, attackOn({ foe: 0 }, 'magic'), 'act.challenge', { points: 1 });
  free.dice(5, 2).does(B, withGhoul).told('attackRolled', { total: 8 }).told('counterRolled', { total: 5 });
  free.told('monsterHurt', { card: 'HD-A24', by: 1, left: 1 }).silent('glory').silent('paid');
  expect(heroIn(free, B)).toMatchObject({ hasAttacked: true, used: ['HD-A21'], glory: 0 });
  free.finish();
  const paid = fiend({ hasSaved: true });
  paid.refused(B, attackOn({ foe: 0 }, 'speed', { minion: 'HD-A21' }), 'combat.a-standard-symbol');
  paid.dice(5, 2).does(B, withGhoul);
  expect(heroIn(paid, B)).toMatchObject({ hasSaved: false, hasAttacked: true });
});

test('[fx.minion-acts] either the counter-attack or the attack in one turn', () => {
  const s = lording(
    {
      a: { hand: ['HD-A24'], space: 'HD-M02' },
      b: { peril: 5, hasSaved: true, readied: [{ ...GHOUL, wounds: 0 }] },
      c: { space: 'HD-M02' },
    },
    apart,
  );
  s.dice(1);
  sends(s, A, entry('HD-A24', B, 'melee'));
  s.dice(1).does(B, { type: 'minion', strike: 0 }).told('tied', { strike: 0 });
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 0 }, 'melee', { minion: 'HD-A21' }), 'fx.minion-acts');
  s.dice(5, 1)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .told('monsterHurt', { by: 1 });
});

test('[fx.minion-acts] whose Minion has stepped in this turn is not asked for it in a later fight', () => {
  const s = lording(
    {
      a: { hand: ['HD-A24'], space: 'HD-M02', points: 1 },
      b: { peril: 5, hasSaved: true, space: 'HD-M02', readied: [{ ...GHOUL, wounds: 0 }] },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck() },
  );
  s.dice(1);
  sends(s, A, entry('HD-A24', B, 'melee'));
  s.dice(1).does(B, { type: 'minion', strike: 0 }).told('tied', { strike: 0 });
  passing(passing(s.does(B, PASS).does(A, { type: 'stow', to: 'hand' })).does(A, END));
  s.dice(3, 3)
    .does(A, attackOn({ hero: B }, 'melee'))
    .told('counterRolled', { form: 'melee' });
});

test('[fx.minion-acts] no direct challenge of its own, and it takes the counter-attack itself', () => {
  const s = cast({ a: { points: 1, readied: [GHOUL] }, b: { hasSaved: true } });
  s.refused(A, attackOn({ hero: B }, 'melee', { minion: 'HD-A21' }), 'fx.minion-acts');
  const other = lording(
    {
      a: { hand: ['HD-A24'], space: 'HD-M02' },
      b: { peril: 5, hasSaved: true, readied: [GHOUL] },
      c: { space: 'HD-M02' },
    },
    apart,
  );
  other.dice(1);
  sends(other, A, entry('HD-A24', B, 'melee'))
    .dice(2)
    .does(B, { type: 'minion', strike: null });
  other
    .dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'melee', { minion: 'HD-A21' }))
    .told('slain', { card: 'HD-A21' });
  other.silent('wounded').silent('peril');
  expect([asked(other), heroIn(other, B)]).toMatchObject(['A stow', { life: 6, readied: [] }]);
  other.does(A, { type: 'stow', to: 'hand' });
  expect(asked(other)).toBe('A lord');
});

test('[fx.minion-acts] [combat.e-hit-effect] its own hit has its own effect, and gives nobody Peril', () => {
  const s = cast({
    a: { points: 1 },
    b: { hasSaved: true, readied: [{ card: 'HD-A25', wounds: 0, attached: ['HD-A15'], charges: 0 }] },
  });
  s.dice(5).does(A, attackOn({ hero: B }, 'melee'));
  expect(asked(s)).toBe('B minion');
  s.dice(1).does(B, { type: 'minion', strike: null }).told('wounded', { seat: B });
  expect(asked(s)).toBe('B challenge');
  s.dice(5, 1)
    .does(B, attackOn({ hero: A }, 'speed', { minion: 'HD-A25' }))
    .told('wounded', { seat: A, by: 1 })
    .told('tipped', { seat: A });
  expect([asked(s), heroIn(s, A)]).toMatchObject(['A hero', { peril: 0 }]);
  s.finish();
});

test('[fx.minion-acts] [combat.e-hit-effect] on a monster its hit deals the wounds that are printed', () => {
  const s = lording(
    {
      a: { hero: 'LD-H2', hand: ['LD-A22'], space: 'LD-M02' },
      b: {
        hero: 'LD-H1',
        peril: 6,
        hasSaved: true,
        readied: [{ card: 'LD-A24', wounds: 0, attached: ['LD-A15'], charges: 0 }],
      },
      c: { space: 'LD-M02' },
    },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1) },
  );
  s.dice(1);
  sends(s, A, entry('LD-A22', B, 'melee'))
    .dice(4)
    .does(B, { type: 'minion', strike: null })
    .told('tied', { strike: 0 });
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'magic', { minion: 'LD-A24' }))
    .told('monsterHurt', { card: 'LD-A22', by: 2, left: 1 });
});

test('[fx.minion-acts] who has no Roll for it is not asked before the Minion’s roll', () => {
  const s = lording(
    {
      a: { hero: 'LD-H1', hand: ['LD-A22'] },
      b: {
        hero: 'LD-H2',
        peril: 6,
        glory: 2,
        readied: [{ card: 'LD-A24', wounds: 0, attached: ['LD-A15'], charges: 0 }],
      },
    },
    { set: 'LD' },
  );
  s.dice(1);
  sends(s, A, entry('LD-A22', B, 'melee'));
  s.dice(6).does(B, { type: 'minion', strike: 0 }).told('monsterHurt', { card: 'LD-A22', by: 1 });
  const own = lording(
    {
      a: { hero: 'LD-H1', hand: ['LD-A22'] },
      b: {
        hero: 'LD-H2',
        peril: 6,
        glory: 2,
        readied: [{ card: 'LD-A24', wounds: 0, attached: ['LD-A15'], charges: 0 }],
      },
    },
    { set: 'LD' },
  );
  own.dice(1);
  sends(own, A, entry('LD-A22', B, 'melee')).does(B, { type: 'minion', strike: null });
  expect(asked(own)).toBe('B before-roll 1');
  own
    .dice(2, 6)
    .does(B, ability('LD-H2', { strike: 0 }))
    .told('counterRolled', { faces: [2, 6], total: 9 });
});

test('[fx.minion-acts] one counter-attack in a turn, of which attack its owner says; the next is the hero’s own', () => {
  const s = lording({
    a: { hand: ['HD-A25', 'HD-A20'] },
    b: { peril: 5, readied: [{ ...GHOUL, wounds: 0 }] },
    c: { peril: 9 },
  });
  s.dice(1, 1);
  sends(s, A, entry('HD-A25', B, 'speed'), entry('HD-A20', B, 'melee'));
  s.dice(6, 6).does(B, { type: 'minion', strike: 1 }).told('counterRolled', { strike: 0, total: 8 });
  s.told('counterRolled', { strike: 1, total: 9 }).told('slain', { card: 'HD-A25' }).told('slain', { card: 'HD-A20' });
  s.told('glory', { seat: B, by: 1 });
  expect([heroIn(s, B).glory, heroIn(s, C).glory]).toEqual([1, 0]);
  s.finish();
});

test('[fx.minion-acts] [dur.monster-life] a Minion that survives is hurt and stays', () => {
  const s = lording({ a: { hand: ['HD-A24'] }, b: { peril: 5, readied: [{ ...GHOUL, wounds: 0 }] } });
  sends(s.dice(6), A, entry('HD-A24', B, 'melee'));
  s.dice(1)
    .does(B, { type: 'minion', strike: 0 })
    .told('minionHurt', { card: 'HD-A21', by: 1, left: 1 }, 'fx.minion-acts');
  s.silent('slain');
  expect(heroIn(s, B).readied).toMatchObject([{ card: 'HD-A21', wounds: 1 }]);
});

test('[fx.minion-acts] [combat.left-the-space] a Minion that its owner gives up before it strikes does not strike', () => {
  const bag = lasting('Limit T +2 · Use [discard]: Heal 1', 'Storage');
  const s = cast({
    a: { points: 1, glory: 9, hand: ['HD-A02'] },
    b: { hasSaved: true, life: 5, readied: [bag, 'HD-A08', 'HD-A11', 'HD-A10', GHOUL] },
  });
  s.does(A, attackOn({ hero: B }, 'melee'));
  s.dice(3).does(A, PASS).does(B, PASS).dice(2).does(B, { type: 'minion', strike: null });
  s.does(B, attackOn({ hero: A }, 'melee', { minion: 'HD-A21' }));
  expect(asked(s)).toBe('A response 1, B response 1');
  s.does(A, PASS).does(B, use(bag));
  expect(asked(s)).toBe('B trim');
  s.does(B, { type: 'trim', card: 'HD-A21' });
  expect(asked(s)).toBe('A response 2');
  s.does(A, PASS);
  s.told('missedHim', { strike: 1 }, 'combat.left-the-space').silent('attackRolled');
});

test('[time.roll-groups] [fx.minion-acts] what a hero has for his own attack is not for his Minion’s', () => {
  const fiend = { card: 'ED-A20', wounds: 0, attached: [], charges: 0 };
  const a = { hero: 'ED-H1', hand: ['ED-A22'] };
  const b = { hero: 'ED-H3', peril: 5, glory: 3, hasSaved: true, readied: [fiend] };
  const s = lording({ a, b }, { set: 'ED' });
  sends(s.dice(1), A, entry('ED-A22', B, 'magic'));
  s.dice(2).does(B, { type: 'minion', strike: null }).told('tied', { strike: 0 });
  s.dice(6, 2).does(B, attackOn({ foe: 0 }, 'magic', { minion: 'ED-A20' }));
  s.told('attackRolled', { total: 9 }).finish();
});
