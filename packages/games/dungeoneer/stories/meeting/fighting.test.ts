import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, allPass, B, C, heroIn, tale } from '../scene.ts';
import { ability, asked, attackOn, entry, PASS, play, sends } from '../telling.ts';
import { cardOf, heroOf } from '../vocabulary/made.ts';
import '../test-cards.ts';

// Something else happens while a fight is going on.

test('[fx.boon-forced-out] [combat.steps-together] a Boon that the first hit costs has counted for the dice that lie there', () => {
  const s = lording(
    {
      a: { hand: ['ED-A26', 'ED-A24'] },
      b: { hero: 'ED-H2', peril: 11, readied: ['ED-A04'] },
    },
    { set: 'ED' },
  );
  // Magic 6 + 6 against 1 + 4; Melee 1 + 5 = 6 against 4 + 2 + 1 = 7.
  s.dice(6, 1, 1, 4);
  sends(s, A, entry('ED-A26', B, 'magic'), entry('ED-A24', B, 'melee'));
  s.told('counterRolled', { strike: 1, total: 7 });
  expect(asked(s)).toBe('B lose');
  s.does(B, { type: 'lose', card: 'ED-A04' })
    .told('counterHit', { strike: 1 })
    .told('monsterHurt', { strike: 1, by: 1 });
  allPass(s);
  s.finish();
});

test('[fx.level-drain] [dur.permanent-limits] a level lost in a fight costs the surplus at once, and the fight goes on', () => {
  const leech = cardOf('Monster 1 Undead | Me ●9 Ma —0 Sp —0 · Life 2 · Hit: Wound 1, Level −1');
  const s = lording(
    {
      a: { hand: [leech, 'HD-A20'] },
      // Rhoun may carry four Treasures; without the epic card Brunna may carry three.
      b: { heroes: ['HD-H1', 'ED-H2'], level: 4, peril: 2, readied: ['HD-A08', 'HD-A09', 'HD-A10', 'HD-A11'] },
    },
    { sets: 'HD,ED' },
  );
  s.dice(6, 1, 1, 1);
  sends(s, A, entry(leech, B, 'melee'), entry('HD-A20', B, 'melee'));
  expect(asked(s)).toBe('B trim');
  s.does(B, { type: 'trim', card: 'HD-A08' }).told('counterHit', { strike: 1 });
  expect(heroIn(s, B)).toMatchObject({ level: 3, readied: { length: 3 } });
  allPass(s).finish();
});

test('[fx.shift-carries] [combat.left-the-space] a Shift under a hero who is attacked takes the fight along', () => {
  const quake = cardOf('Boon 1 Anytime Instant Spell | Shift 1');
  const s = lording(
    { a: { hand: ['HD-A21'] }, b: { space: 'HD-M09', peril: 4, glory: 2, hand: [quake] } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).lay('HD-M09', 0, 2) },
  );
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('B response 1');
  s.does(B, play(quake));
  expect(asked(s)).toBe('B shift');
  s.dice(5, 1).does(B, { type: 'shift', card: 'HD-M09', section: 'dungeon', x: 1, y: 0, turn: 0 });
  s.silent('collected').silent('moved').told('attackRolled', { total: 8 });
  expect(heroIn(s, B)).toMatchObject({ space: 'HD-M09', life: 5 });
  allPass(s).finish();
});

test('[fx.shift-carries] [time.warp-inside] a Shift between entering and the Trap leaves him where he has entered', () => {
  const quake = cardOf('Boon 1 Anytime Instant Spell | Shift 1');
  const s = lording(
    { a: { hero: 'HD-H1', points: 1, peril: 2 }, b: { hand: [quake], glory: 2 }, c: { hand: ['HD-A30'] } },
    { arrange: (scene) => scene.lay('HD-M09', 0, 1).turn(A) },
  );
  s.does(A, { type: 'move', side: 'north' });
  s.does(B, play(quake)).does(C, play('HD-A30'));
  while (asked(s).startsWith('A ')) s.does(A, PASS);
  // The Boon first; the card goes elsewhere, and the Trap still finds him on it.
  expect(asked(s)).toBe('B shift');
  s.dice(1).does(B, { type: 'shift', card: 'HD-M09', section: 'dungeon', x: 1, y: 0, turn: 0 });
  s.told('threat', { about: 'trap', seat: A, isOvercome: false }).told('tipped', { seat: A });
  allPass(s).finish();
});

test('[fx.tipped-no-other-penalty] [combat.f-challenge] tipped by the hit, he challenges all the same', () => {
  const s = lording({ a: { hand: ['HD-A22'] }, b: { hero: 'HD-H1', peril: 6, hasSaved: true } });
  s.dice(6, 1);
  sends(s, A, entry('HD-A22', B, 'melee')).told('tipped', { seat: B });
  expect(asked(s)).toBe('B challenge');
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'melee'))
    .told('monsterHurt', { by: 1, left: 2 });
  expect(heroIn(s, B)).toMatchObject({ isTipped: true, hasSaved: false, glory: 1 });
  allPass(s).finish();
});

test('[dur.attachment-follows-host] [fx.minion-kind] what is attached goes with a monster that changes sides', () => {
  const s = lording(
    {
      a: { hand: ['HW-A25', 'HW-A19'] },
      b: { hero: 'HW-H1', peril: 7, glory: 4, hand: ['HD-A15'] },
    },
    { sets: 'HD,HW' },
  );
  // Melee 4 + 1: 1 + 5 = 6 against 6 + 3 = 9.
  s.dice(1, 6);
  sends(s, A, entry('HW-A25', B, 'melee', { attachment: 'HW-A19', payer: B }));
  while (!asked(s).includes('pack')) s.does(s.asked()[0]?.seat ?? A, PASS);
  s.does(B, play('HD-A15', { strike: 0 })).told('tamed', { seat: B, card: 'HW-A25' });
  expect(heroIn(s, B).readied).toMatchObject([{ card: 'HW-A25', wounds: 1, attached: ['HW-A19', 'HD-A15'] }]);
  allPass(s).finish();
});

test('[time.bane-can-be-forestalled] [end.defeat-cards] the target falls before the Bane works, and leaves nothing of it behind', () => {
  const s = lording({
    a: { hand: ['HD-A16'] },
    b: { peril: 3, glory: 2, life: 1, hand: ['T-BITTER'] },
  });
  s.does(A, { type: 'bane', card: 'HD-A16', payer: B, target: B, host: null });
  s.does(B, play('T-BITTER')).told('fizzled', { card: 'HD-A16' }, 'lord.bane-without-target');
  expect(s.table.piles[0]?.discard).toEqual(expect.arrayContaining(['HD-A16', 'T-BITTER']));
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[time.warp-inside] [exit.locked-doorway] [combat.left-the-space] out of the doorway and out of the fight', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M03', 0, 1).lay('LD-M09', 0, 2);
      scene.hero(A, { hero: 'LD-H1', hand: ['LD-A25'] });
      scene
        .hero(B, { hero: 'LD-H2', space: 'LD-M03', glory: 4, peril: 5, hand: ['LD-A06'] })
        .hero(C, { hero: 'LD-H3', space: 'LD-M03' });
      scene.table.gates = [{ card: 'LD-M03', side: 'south', state: 'held', by: B }];
      scene.turn(A, 'lord');
    },
    { sets: 'LD' },
  );
  sends(s, A, entry('LD-A25', B, 'melee'));
  s.does(B, play('LD-A06', { space: 'LD-M09' }))
    .told('holdEnded', { seat: B })
    .told('missedHim');
  expect(s.table.gates).toEqual([]);
  allPass(s);
  s.finish();
});

test('[reset.once-per-turn-refresh] [fx.warp-collects-in-turn] a wall that was opened is forgotten as he is elsewhere', () => {
  const ghost = heroOf('Hero [1 MP] once per turn: Open (1 wall)');
  const warp = cardOf('Boon 1 Hero Instant Spell | Warp (own section)');
  const s = tale((scene) => {
    scene.bare().lay('HD-M02', 0, 0).lay('HD-M01', 0, -1).lay('HD-M09', -1, 0).lay('HD-M03', -1, -1);
    scene.hero(A, { hero: ghost, space: 'HD-M02', points: 3, glory: 1, hand: [warp] }).turn(A);
    for (const seat of [B, C]) scene.hero(seat, { space: 'HD-M01' });
  });
  s.does(A, ability(ghost, { side: 'west' })).does(A, play(warp, { space: 'HD-M01' }));
  expect(heroIn(allPass(s), A).wall).toBeNull();
  s.does(A, { type: 'move', side: 'north' });
  allPass(s).refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only').finish();
});

test('[combat.f-challenge] [opt.reincarnation-losses] what was rolled against the old hero gives the new one no challenge', () => {
  const s = lording(
    { a: { hand: ['HD-A21'] }, b: { life: 1, peril: 4 } },
    { reincarnation: true, restrictedMovement: true, arrange: (scene) => scene.table.spare.push('HW-H1') },
  );
  sends(s.dice(6, 1), A, entry('HD-A21', B, 'melee')).told('defeated', { seat: B });
  s.does(B, { type: 'rebirth', hero: 'HW-H1' }).does(C, { type: 'rebirthPlace', space: 'HD-M01' });
  // He stands beside A and C, and could tip over for a point.
  expect([asked(s), heroIn(s, B).space]).toEqual(['A stow', 'HD-M01']);
});

test('[combat.f-challenge] [combat.a-standard-symbol] a hero who can only strike back is not asked for a challenge', () => {
  const monk = heroOf('Threat +1 (exit)', '◆ ◆ ◆');
  const s = lording({ a: { hand: ['HD-A21'] }, b: { hero: monk, peril: 4, hasSaved: true } });
  sends(s.dice(3, 4), A, entry('HD-A21', B, 'melee')).told('tied');
  expect(asked(s)).toBe('A stow');
});

test('[act.challenge] [fx.once-per-turn] an ability for the challenge of step F is none for one of his own', () => {
  const s = cast({ a: { hero: 'GE-H1', glory: 3, points: 0 } }, { set: 'ED' });
  s.refused(A, attackOn({ hero: B }, 'melee'), 'act.challenge');
});

test('[time.nested] [time.roll-groups] [time.wounds-pending] in a Response the dice can be helped, and wounds be met', () => {
  const dare = cardOf('Boon 1 Anytime Instant Spell | Thr Sp 9 else Wound 1');
  const s = lording({
    a: { hand: ['HD-A21'] },
    b: { hero: 'HD-H2', peril: 4, glory: 9, hand: [dare], readied: ['HD-A12'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee')).does(B, play(dare));
  expect(asked(s)).toBe('B before-roll 1');
  s.dice(1).does(B, PASS).told('threat', { seat: B, isOvercome: false });
  expect(asked(s)).toBe('B would-be-wounded 1');
});
