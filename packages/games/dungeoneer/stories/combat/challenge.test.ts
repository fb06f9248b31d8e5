import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, D, heroIn, type Tale, tale, waiting } from '../scene.ts';
import { asked, attackOn, END, entry, handsIn, offersTo, PASS, play, sends } from '../telling.ts';

const FIGHT = {
  arrange: (scene: { lay(card: string, x: number, y: number): unknown }) => void scene.lay('HD-M02', 0, 1),
};

/** A's Mud Ghoul hits Brunna, who is alone with it. */
const ghoul = (brunna: object): Tale =>
  sends(
    lording(
      {
        a: { hero: 'HD-H2', hand: ['HD-A21'], space: 'HD-M02' },
        b: { hero: 'HD-H1', peril: 4, ...brunna },
        c: { space: 'HD-M02' },
      },
      FIGHT,
    ).dice(5, 2),
    A,
    entry('HD-A21', B, 'melee'),
  ).told('wounded', { seat: B, by: 1, life: 5 });

test('[combat.f-challenge] [combat.f-not-repeated] [combat.g-wounded] [draw.saved-mp-removed] a challenge (scenario 23)', () => {
  const s = ghoul({ hasSaved: true });
  expect(asked(s)).toBe('B challenge');
  s.dice(4, 1)
    .does(B, attackOn({ foe: 0 }, 'melee'))
    .told('challenged', { seat: B, foe: 0 }, 'combat.f-challenge');
  s.told('attackRolled', { total: 7 }).told('counterRolled', { total: 4 }).told('monsterHurt', { by: 1, left: 1 });
  s.told('glory', { seat: B, by: 1, now: 1 }, 'combat.h-glory-for-wounds');
  s.told('fightOver', { seat: B }, 'combat.f-not-repeated');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A stow', { hasSaved: false, hasAttacked: true, glory: 1 }]);
  expect(waiting(s)).toEqual([{ seat: A, kind: 'stow', rule: 'combat.g-wounded' }]);
  s.refused(A, { type: 'stow', to: 'hand' }, 'combat.g-wounded');
  s.does(A, { type: 'stow', to: 'pack' });
  expect(heroIn(s, A).pack).toEqual([{ card: 'HD-A21', wounds: 1, attached: [] }]);
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: A });
  expect([asked(s), heroIn(s, A).peril]).toEqual(['A lord', 1]);
  s.finish();
});

test('[combat.f-challenge] out of turn it takes a saved point, and a form with the symbol', () => {
  const s = ghoul({});
  expect(asked(s)).toBe('A stow');
  s.refused(B, attackOn({ foe: 0 }, 'melee'), 'act.challenge', { points: 1 });
  const points = ghoul({ points: 2 });
  expect(asked(points)).toBe('A stow');
  const saved = ghoul({ hasSaved: true });
  saved.refused(B, attackOn({ foe: 0 }, 'magic'), 'combat.a-standard-symbol');
  expect(offersTo(saved, B).filter(({ type }) => type === 'challenge')).toEqual([attackOn({ foe: 0 }, 'melee')]);
});

test('[combat.f-challenge] what is already discarded cannot be attacked, nor a hero elsewhere', () => {
  const s = lording(
    { a: { hand: ['HD-A20', 'HD-A21'], space: 'HD-M02' }, b: { peril: 5, hasSaved: true }, c: { space: 'HD-M02' } },
    FIGHT,
  );
  s.dice(1, 1, 6, 3);
  sends(s, A, entry('HD-A20', B, 'melee'), entry('HD-A21', B, 'melee')).told('slain', { card: 'HD-A20' });
  s.refused(B, attackOn({ foe: 0 }, 'magic'), 'combat.f-challenge').refused(
    B,
    attackOn({ hero: C }, 'magic'),
    'combat.f-challenge',
  );
  s.refused(B, { ...attackOn({ foe: 1 }, 'magic'), hero: C }, 'combat.f-challenge');
  expect(offersTo(s, B)).toEqual([PASS, attackOn({ foe: 1 }, 'magic')]);
});

test('[combat.f-challenge] whose attacker was repelled was not attacked (scenario 93)', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 3, hasSaved: true, hand: ['HD-A01'] } });
  sends(s, A, entry('HD-A21', B, 'melee')).does(B, play('HD-A01', { strike: 0 }));
  expect(asked(s)).toBe('B action-done 1');
  s.dice(5, 1)
    .does(B, attackOn({ hero: C }, 'magic'))
    .told('wounded', { seat: C, by: 1 });
});

test('[combat.f-challenge] a hero whom the hit sent elsewhere reaches the monster no more, only a hero there', () => {
  const s = lording(
    { a: { hero: 'HW-H2', hand: ['HW-A22'] }, b: { hero: 'HW-H1', peril: 4, hasSaved: true }, c: { space: 'HW-M10' } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M10', 0, 1) },
  );
  s.dice(4, 2);
  sends(s, A, entry('HW-A22', B, 'magic')).does(A, { type: 'hit', choice: 1, space: 'HW-M10' });
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 0 }, 'melee'), 'combat.f-challenge');
  s.dice(6, 1)
    .does(B, attackOn({ hero: C }, 'melee'))
    .told('wounded', { seat: C, by: 1 });
  expect(asked(s)).toBe('A stow');
});

test('[combat.f-challenge] a hero sent where nobody is has no target and is not asked', () => {
  const s = lording(
    { a: { hero: 'HW-H2', hand: ['HW-A22'] }, b: { hero: 'HW-H1', peril: 4, hasSaved: true } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M10', 0, 1) },
  );
  s.dice(4, 2);
  sends(s, A, entry('HW-A22', B, 'magic')).does(A, { type: 'hit', choice: 1, space: 'HW-M10' });
  expect(asked(s)).toBe('A stow');
  s.refused(B, attackOn({ foe: 0 }, 'melee'), 'combat.f-challenge');
});

test('[combat.f-order] [time.challenge-in-turn] each once, from the active player on; who has passed is not asked again', () => {
  const s = lording(
    {
      a: { hand: ['HD-A21', 'HD-A20'], space: 'HD-M02' },
      b: { peril: 4, hasSaved: true },
      c: { peril: 1, hasSaved: true },
    },
    FIGHT,
  );
  s.dice(1, 1, 2, 1);
  sends(s, A, entry('HD-A20', C, 'melee'), entry('HD-A21', B, 'melee'));
  expect([asked(s), s.asked().find(({ kind }) => kind === 'challenge')?.rule]).toEqual([
    'B challenge',
    'combat.f-challenge',
  ]);
  s.does(B, PASS);
  expect([asked(s), s.asked().find(({ kind }) => kind === 'challenge')?.rule]).toEqual([
    'C challenge',
    'combat.f-order',
  ]);
  s.refused(B, attackOn({ foe: 1 }, 'magic'), 'time.challenge-in-turn');
  s.does(C, PASS);
  expect(asked(s)).toBe('A stow');
});

test('[combat.f-once-per-turn] [combat.h-not-heroes] [act.challenge] [combat.direct-challenge-answer] a direct challenge out of turn (scenario 55)', () => {
  const s = lording(
    { a: { hand: ['HD-A21'], space: 'HD-M02' }, b: {}, c: { peril: 4, hasSaved: true } },
    {
      arrange(scene) {
        scene.lay('HD-M02', 0, 1).mapDeck();
        const turn = scene.turn(A, 'lord').draft.agenda[1];
        if (turn?.kind === 'turn') turn.stage = 'start';
      },
    },
  );
  expect(asked(s)).toBe('C phase-start 1');
  s.dice(3, 1)
    .does(C, attackOn({ hero: B }, 'speed'))
    .told('challenged', { seat: C, hero: B }, 'act.challenge');
  s.told('attackRolled', { total: 6 })
    .told('counterRolled', { total: 3 })
    .told('wounded', { seat: B, life: 5 }, 'combat.h-not-heroes');
  s.silent('glory').silent('peril');
  expect([asked(s), heroIn(s, C)]).toMatchObject(['A lord', { hasSaved: false, hasAttacked: true, glory: 0 }]);
  s.dice(4, 1);
  sends(s, A, entry('HD-A21', C, 'melee')).told('wounded', { seat: C });
  expect(asked(s)).toBe('A stow');
  s.refused(C, attackOn({ foe: 0 }, 'speed'), 'combat.f-once-per-turn');
  s.finish();
});

test('[combat.direct-challenge-answer] who is challenged directly may answer, and there it ends', () => {
  const s = cast({ a: { points: 1 }, b: { hasSaved: true } });
  s.dice(5, 1)
    .does(A, attackOn({ hero: B }, 'melee'))
    .told('wounded', { seat: B });
  const question = s.asked().find(({ kind }) => kind === 'challenge');
  expect([asked(s), question?.rule]).toEqual(['B challenge', 'combat.direct-challenge-answer']);
  s.dice(5, 1)
    .does(B, attackOn({ hero: A }, 'magic'))
    .told('wounded', { seat: A });
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[combat.direct-challenge-answer] the answer may be to another hero who is there', () => {
  const s = cast({ a: { points: 1 }, b: { hasSaved: true }, c: { hasSaved: true } });
  s.dice(5, 1).does(A, attackOn({ hero: B }, 'melee'));
  expect(asked(s)).toBe('B challenge');
  s.dice(5, 1)
    .does(B, attackOn({ hero: C }, 'magic'))
    .told('wounded', { seat: C });
  expect(asked(s)).toBe('C action-done 1');
  s.finish();
});

test('[act.challenge] a direct challenge is for the same space and one’s own points', () => {
  const s = cast({ a: { points: 1 }, b: { space: 'HD-M02' }, c: { space: 'HD-M02' } }, FIGHT);
  s.refused(A, attackOn({ hero: B }, 'melee'), 'act.challenge').refused(
    A,
    attackOn({ hero: A }, 'melee'),
    'act.challenge',
  );
  const poor = cast({ a: { hasSaved: true } });
  poor.refused(A, attackOn({ hero: B }, 'melee'), 'act.challenge', { points: 1 });
  poor.refused(A, attackOn({ foe: 0 }, 'melee'), 'act.challenge');
});

test('[act.challenge] [time.windows] not at the end of a turn', () => {
  const s = cast({
    a: { hand: ['HD-A03'] },
    b: { hasSaved: true, glory: 2, hand: ['HD-A04'] },
    c: { hasSaved: true, isTipped: true },
  });
  s.does(A, END).does(A, { type: 'discard', card: 'HD-A03' });
  expect(asked(s)).toBe('B turn-end 1, C turn-end 1');
  s.refused(B, attackOn({ hero: C }, 'magic'), 'time.windows');
  handsIn(s, C, { type: 'untip' });
  s.does(B, PASS).told('untipped', { seat: C });
});

test('[act.challenge] Riposte: a challenge after a combat without a point, for Glory', () => {
  const s = tale(
    (scene) => {
      scene.lay('ED-M02', 0, 1);
      scene
        .hero(A, { hero: 'ED-H1', hand: ['ED-A24'], space: 'ED-M02' })
        .hero(B, { hero: 'GE-H1', glory: 1, peril: 5 });
      scene.hero(C, { hero: 'ED-H2', space: 'ED-M02' }).hero(D, { hero: 'ED-H3', space: 'ED-M02' });
      scene.turn(A, 'lord');
    },
    { sets: 'ED', seats: 4 },
  );
  s.dice(1, 2);
  sends(s, A, entry('ED-A24', B, 'melee')).told('tied', { strike: 0 });
  expect(asked(s)).toBe('B challenge');
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'melee'))
    .told('monsterHurt', { by: 1 });
  expect(heroIn(s, B)).toMatchObject({ glory: 1, hasAttacked: true, used: ['GE-H1'] });
  s.told('paid', { seat: B, what: 'glory', amount: 1, now: 0 }).told('glory', { seat: B, by: 1, now: 1 });
});

test('[combat.e-hit-effect] a monster that is challenged deals one wound, or its hit effect by house rule (scenario 81)', () => {
  const hound = (hitEffectOnCounter: boolean): Tale => {
    const s = lording(
      { a: { hero: 'HD-H2', hand: ['HD-A25'] }, b: { hero: 'HD-H1', peril: 4, hasSaved: true } },
      { hitEffectOnCounter },
    );
    s.dice(1, 3);
    sends(s, A, entry('HD-A25', B, 'speed')).told('tied', { strike: 0 });
    return s
      .dice(1, 5)
      .does(B, attackOn({ foe: 0 }, 'melee'))
      .told('attackRolled', { total: 4 })
      .told('counterRolled', { total: 7 });
  };
  const s = hound(false).told('wounded', { seat: B, by: 1 }).silent('tipped');
  expect(asked(s)).toBe('A spoils');
  s.finish();
  hound(true).told('wounded', { seat: B, by: 1 }).told('tipped', { seat: B }).finish();
});

test('[combat.f-challenge] with the bonus point a hero tips himself and challenges in one act', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } }, { restrictedMovement: true });
  s.dice(1, 2);
  sends(s, A, entry('HD-A21', B, 'melee')).told('tied', { strike: 0 });
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 0 }, 'magic'), 'act.challenge', { points: 1 });
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'magic', { isTipping: true }))
    .told('tippedForPoint', { seat: B });
  s.told('monsterHurt', { by: 1 });
  expect(heroIn(s, B)).toMatchObject({ isTipped: true, hasTipped: true, bonus: 0 });
});

test('[combat.hero-hit-choice] who hits a hero with an escorted Quest chooses what he takes (scenario 29)', () => {
  const s = cast(
    { a: { hero: 'HD-H3', points: 1, quests: ['HD-Q1', 'HD-Q2'] }, b: { hero: 'HD-H1', quests: ['HD-Q3'] } },
    { arrange: (scene) => scene.progress('HD-Q3', { token: 'card' }) },
  );
  s.dice(4, 3)
    .does(A, attackOn({ hero: B }, 'speed'))
    .told('attackRolled', { total: 7 })
    .told('counterRolled', { total: 4 });
  expect(asked(s)).toBe('A hit');
  s.refused(A, { type: 'steal', quest: 'HD-Q1' }, 'combat.hero-hit-choice');
  s.refused(A, { type: 'hit', choice: 1, space: null }, 'combat.hero-hit-choice');
  s.does(A, { type: 'steal', quest: 'HD-Q3' }).silent('wounded').told('stole', { seat: A, from: B, quest: 'HD-Q3' });
  expect(s.table.errands[A]?.length).toBe(3);
  s.finish();
});

test('[combat.hero-hit-choice] he may as well wound him; and a counter-attack takes nothing', () => {
  const carried = {
    arrange: (scene: { progress(quest: string, x: object): unknown }) =>
      void scene.progress('HD-Q3', { token: 'card' }),
  };
  const s = cast({ a: { hero: 'HD-H3', points: 1 }, b: { hero: 'HD-H1', quests: ['HD-Q3'] } }, carried);
  s.dice(4, 3)
    .does(A, attackOn({ hero: B }, 'speed'))
    .does(A, { type: 'hit', choice: 0, space: null });
  s.told('wounded', { seat: B, by: 1 }).silent('stole');
  const other = cast({ a: { hero: 'HD-H3', points: 1, quests: ['HD-Q3'] }, b: { hero: 'HD-H1' } }, carried);
  other
    .dice(1, 6)
    .does(A, attackOn({ hero: B }, 'speed'))
    .told('wounded', { seat: A, by: 1 });
  expect(asked(other)).toBe('A hero');
});
