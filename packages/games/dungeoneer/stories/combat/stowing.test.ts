import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale, waiting } from '../scene.ts';
import { asked, attackOn, entry, PASS, play, sends } from '../telling.ts';
import { cardOf } from '../vocabulary/made.ts';

test('[combat.g-pack-limit-three] [combat.g-wounded] a full Pack: all are stowed, then one of the four goes (scenario 24)', () => {
  const golem = (): Tale => {
    const s = lording({
      a: { hand: ['HD-A22'], pack: ['HD-A20', 'HD-A23', { card: 'HD-A21', wounds: 1 }] },
      b: { hero: 'HD-H1', peril: 6 },
      c: { hero: 'HD-H2' },
    });
    s.dice(1, 6);
    return sends(s, A, entry('HD-A22', B, 'melee')).told('monsterHurt', { by: 1, left: 2 });
  };
  const s = golem();
  s.does(A, { type: 'stow', to: 'pack' });
  expect([asked(s), heroIn(s, A).pack.length]).toEqual(['A trimPack', 4]);
  s.refused(A, { type: 'trimPack', card: 'HD-A24' }, 'combat.g-pack-limit-three').refused(A, PASS, 'time.mandatory');
  s.does(A, { type: 'trimPack', card: 'HD-A20' }).told('discarded', { card: 'HD-A20' }, 'combat.g-pack-limit-three');
  expect(heroIn(s, A).pack.map(({ card }) => card)).toEqual(['HD-A23', 'HD-A21', 'HD-A22']);
  expect(heroIn(s, A).pack.at(-1)).toEqual({ card: 'HD-A22', wounds: 1, attached: [] });
  s.finish();
  const other = golem();
  other.does(A, { type: 'stow', to: 'discard' }).told('stowed', { card: 'HD-A22', to: 'discard' }, 'combat.g-wounded');
  expect([asked(other), other.table.piles[0]?.discard]).toEqual(['A lord', ['HD-A22']]);
});

test('[combat.g-pack-limit-three] two come into a Pack of two: surplus goes when both are stowed', () => {
  const s = lording({ a: { hand: ['HD-A20', 'HD-A21'], pack: ['HD-A23', 'HD-A24'] }, b: { peril: 5 } });
  s.dice(1, 1, 1, 2); // both tie
  sends(s, A, entry('HD-A20', B, 'speed'), entry('HD-A21', B, 'melee'));
  s.does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A trimPack');
  s.does(A, { type: 'trimPack', card: 'HD-A20' });
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[combat.g-unwounded] [hidden.known-cards] an unwounded monster goes to the hand, and everybody knows it (scenario 86)', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A03'] }, b: { peril: 8 } });
  s.dice(1, 2);
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.refused(A, { type: 'stow', to: 'discard' }, 'combat.g-unwounded');
  s.does(A, { type: 'stow', to: 'hand' });
  for (const seat of [A, B, C]) expect(s.view(seat).heroes[A]?.known).toEqual(['HD-A21']);
  expect(s.view(B).hand).toEqual([]);
  s.finish();
});

test('[combat.g-once] [combat.g-leaves-the-map] monsters are put away once, after all challenges, and are nowhere then', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A24'] },
    b: { peril: 4, hasSaved: true },
    c: { peril: 5, hasSaved: true },
  });
  s.dice(1, 1, 2, 3); // both tie
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A24', C, 'melee'));
  s.dice(1, 3)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .silent('stowed');
  expect([asked(s), s.table.strikes.length]).toEqual(['C challenge', 2]);
  s.dice(1, 2).does(C, attackOn({ foe: 1 }, 'speed'));
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'pack' }).does(A, { type: 'stow', to: 'pack' });
  s.told('fightOver', { seat: A }, 'combat.g-leaves-the-map');
  expect([asked(s), s.table.strikes, s.view(B).strikes]).toEqual(['A lord', [], []]);
  s.finish();
});

test('[combat.g-once] what a monster regains it regains before it is put away, and only on its ground', () => {
  const troll = (space: string, wounds = 1): Tale => {
    const s = lording(
      { a: { hero: 'HW-H2', pack: [{ card: 'HW-A21', wounds }] }, b: { hero: 'HW-H1', peril: 6, space } },
      { set: 'HW', arrange: (scene) => scene.lay('HW-M09', 1, 0).lay('HW-M02', 0, 1) },
    );
    s.dice(1, 3);
    return sends(s, A, entry('HW-A21', B, 'melee')).told('tied', { strike: 0 });
  };
  const s = troll('HW-M09').told('mended', { card: 'HW-A21' }, 'combat.g-once');
  s.does(A, { type: 'stow', to: 'hand' });
  troll('HW-M09', 0).silent('mended');
  const dry = troll('HW-M02').silent('mended');
  dry.refused(A, { type: 'stow', to: 'hand' }, 'combat.g-wounded');
});

test('[combat.h-peril-for-wounds] wound by wound, to whom one likes, himself included, or to nobody', () => {
  const s = lording({ a: { hero: 'LD-H2', hand: ['LD-A24'] }, b: { hero: 'LD-H1', peril: 7 } }, { set: 'LD' });
  s.dice(6, 1);
  sends(s, A, entry('LD-A24', B, 'melee'))
    .told('wounded', { by: 2 })
    .does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A spoils');
  s.refused(A, PASS, 'time.mandatory');
  s.does(A, { type: 'spoils', to: A }).told('peril', { seat: A, by: 1, now: 1 }, 'combat.h-peril-for-wounds');
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: null }).silent('peril');
  expect([asked(s), s.table.heroes.map(({ peril }) => peril)]).toEqual(['A lord', [1, 0, 0]]);
});

test('[combat.h-glory-for-wounds] wounds beyond the last life count for nothing', () => {
  const s = lording(
    { a: { hero: 'ED-H2', hand: ['ED-A25'] }, b: { hero: 'ED-H1', peril: 5, readied: ['ED-A08'], hasSaved: true } },
    { set: 'ED' },
  );
  s.dice(1, 4); // 7 against 7
  sends(s, A, entry('ED-A25', B, 'speed'));
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'melee'))
    .told('monsterHurt', { by: 1, left: 0 });
  s.told('glory', { seat: B, by: 1, now: 1 }, 'combat.h-glory-for-wounds');
});

test('[combat.h-not-quest-monsters] a Quest’s monster brings neither Glory nor Peril (scenario 28)', () => {
  const s = lording(
    { a: { hero: 'HD-H2', points: 2, space: 'HD-M07' }, b: { hero: 'HD-H1' } },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1).globals('HD-Q1').turn(A) },
  );
  s.does(A, { type: 'attempt', quest: 'HD-Q1', form: null, price: 0 });
  expect(asked(s)).toBe('B lead');
  s.dice(6, 1)
    .does(B, { type: 'lead', form: 'melee' })
    .told('wounded', { seat: A, by: 1 }, 'combat.h-not-quest-monsters');
  expect(asked(s)).toBe('A challenge');
  s.dice(6, 1)
    .does(A, attackOn({ foe: 0 }, 'magic'))
    .told('foeHurt', { quest: 'HD-Q1', left: 2 });
  s.silent('glory').silent('peril');
  expect([asked(s), heroIn(s, A).glory]).toEqual(['A hero', 0]);
  s.finish();
});

test('[combat.g-once] every monster of a batch regains what it regains, and is put away by its own rule', () => {
  const s = lording(
    {
      a: { hand: ['HW-A20', 'HW-A21'], space: 'HW-M01' },
      b: { hero: 'HW-H1', space: 'HW-M09', peril: 8 },
      c: { space: 'HW-M01' },
    },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M09', 0, 1) },
  );
  s.dice(1, 1, 3, 6);
  sends(s, A, entry('HW-A20', B, 'speed'), entry('HW-A21', B, 'melee')).told('monsterHurt', {
    card: 'HW-A21',
    left: 2,
  });
  s.told('slain', { card: 'HW-A20' }).told('mended', { strike: 1, card: 'HW-A21' }, 'combat.g-once');
  expect(waiting(s)).toEqual([{ seat: A, kind: 'stow', rule: 'combat.g-unwounded' }]);
});

test('[combat.g-wounded] [combat.g-pack-limit-three] [combat.h-peril-for-wounds] each question is put by its own rule', () => {
  const s = lording({
    a: { hand: ['HD-A22', 'HD-A21'], pack: ['HD-A20', 'HD-A23', 'HD-A24'] },
    b: { hero: 'HD-H1', peril: 10 },
    c: { hero: 'HD-H2' },
  });
  s.dice(1, 6, 6, 1);
  sends(s, A, entry('HD-A22', B, 'melee'), entry('HD-A21', B, 'melee'));
  const rule = (): readonly string[] => waiting(s).map((ask) => ask.rule);
  expect(rule()).toEqual(['combat.g-wounded']);
  s.does(A, { type: 'stow', to: 'pack' });
  expect(rule()).toEqual(['combat.g-unwounded']);
  s.does(A, { type: 'stow', to: 'pack' });
  expect(rule()).toEqual(['combat.g-pack-limit-three']);
  s.does(A, { type: 'trimPack', card: 'HD-A20' }).does(A, { type: 'trimPack', card: 'HD-A23' });
  expect(rule()).toEqual(['combat.h-peril-for-wounds']);
});

test('[combat.g-once] what was slain regains nothing', () => {
  const s = lording(
    {
      a: { pack: [{ card: 'HW-A21', wounds: 2 }], space: 'HW-M01' },
      b: { hero: 'HW-H1', space: 'HW-M09', peril: 6 },
      c: { space: 'HW-M01' },
    },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M09', 0, 1) },
  );
  sends(s.dice(1, 6), A, entry('HW-A21', B, 'melee'))
    .told('slain', { card: 'HW-A21' })
    .silent('mended');
});

test('[combat.h-glory-for-wounds] [end.hero-defeated] a hero who wounds and falls gets no Glory for it', () => {
  const s = lording({
    a: { hand: ['HD-A20', 'HD-A21'] },
    b: { hero: 'HD-H1', life: 1, peril: 5 },
    c: { hero: 'HD-H2' },
  });
  sends(s.dice(1, 6, 6, 1), A, entry('HD-A20', B, 'melee'), entry('HD-A21', B, 'melee'));
  s.told('slain', { card: 'HD-A20' }).told('defeated', { seat: B }).silent('glory');
});

test('[combat.f-challenge] [combat.b-response] who was rid of his attacker was not attacked, and is asked for no challenge', () => {
  const s = lording({
    a: { hand: ['HD-A21'] },
    b: { hero: 'HD-H1', peril: 4, glory: 3, hasSaved: true, hand: ['HD-A01'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee')).does(B, play('HD-A01', { strike: 0 }));
  expect(asked(s)).toBe('B action-done 1');
});

test('[hidden.known-cards] a card that leaves the hand is known no longer', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20'], known: ['HD-A21', 'HD-A20'] }, b: { peril: 4 } });
  sends(s.dice(3, 4), A, entry('HD-A21', B, 'melee'));
  expect(heroIn(s, A).known).toEqual(['HD-A20']);
});

test('[combat.g-once] only what a monster says of step G mends it then', () => {
  const leech = cardOf('Monster 1 Beast | Me ●1 Ma —0 Sp —0 · Life 2 · Hit: Heal 1');
  const s = lording({ a: { pack: [{ card: leech, wounds: 1 }] }, b: { hero: 'HD-H1', peril: 1 } });
  sends(s.dice(3, 1), A, entry(leech, B, 'melee'))
    .told('tied')
    .silent('mended');
  s.refused(A, { type: 'stow', to: 'hand' }, 'combat.g-wounded');
});

test('[combat.h-glory-for-wounds] [combat.h-peril-for-wounds] [combat.a-special-effects] both in one fight: Glory for his wound once, Peril for the other', () => {
  const s = lording(
    { a: { hand: ['HD-A23'] }, b: { hero: 'HD-H1', peril: 5 } },
    {
      arrange: (scene) =>
        scene.bare().lay('HD-M01', 0, 0).lay('HD-M02', 0, 1).hero(B, { hero: 'HD-H1', peril: 5, space: 'HD-M02' }),
    },
  );
  // The special effect wounds B, and his answer slays the Acolyte.
  sends(s.dice(1, 1, 6), A, entry('HD-A23', B, 'magic', { special: 0 })).told('slain', { card: 'HD-A23' });
  s.told('glory', { seat: B, by: 1, now: 1 }, 'combat.h-glory-for-wounds');
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: C }).told('peril', { seat: C, by: 1 }).silent('glory');
  expect(heroIn(s, B)).toMatchObject({ glory: 1, life: 5 });
});

test('[combat.g-once] a monster that names no ground is mended everywhere', () => {
  const slug = cardOf('Monster 1 Beast | Me ●1 Ma —0 Sp —0 · Life 2 · Step G: Heal 1');
  const s = lording({ a: { pack: [{ card: slug, wounds: 1 }] }, b: { hero: 'HD-H1', peril: 1 } });
  sends(s.dice(3, 1), A, entry(slug, B, 'melee'))
    .told('tied')
    .told('mended', { card: slug }, 'combat.g-once');
  s.does(A, { type: 'stow', to: 'hand' }).told('stowed', { card: slug }, 'combat.g-unwounded');
});
