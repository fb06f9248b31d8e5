import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale, tale } from '../scene.ts';
import { asked, attackOn, entry, handsIn, PASS, play, sends } from '../telling.ts';

test('[combat.attacker-defeated] [threat.order] [end.defeat-own-turn] [end.defeat-cards] his own Trap (scenario 48)', () => {
  const s = lording(
    {
      a: { hero: 'HD-H3', life: 1, hand: ['HD-A28', 'HD-A21', 'HD-A03'], space: 'HD-M07' },
      b: { hero: 'HD-H1', peril: 6, space: 'HD-M07' },
    },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1).deck('HD-A04') },
  );
  s.dice(2);
  sends(s, A, entry('HD-A28', B), entry('HD-A21', B, 'melee'));
  s.told('threat', { seat: A, total: 5, number: 7 })
    .told('defeated', { seat: A })
    .silent('attackRolled')
    .silent('drewUnseen');
  s.told('discarded', { card: 'HD-A21' }, 'combat.attacker-defeated').told('cut', { seat: A }, 'end.defeat-own-turn');
  expect(s.heard(B).filter(({ type }) => type === 'threat').length).toBe(1);
  expect([s.table.strikes, s.table.piles[0]?.discard.toSorted()]).toEqual([[], ['HD-A03', 'HD-A21', 'HD-A28']]);
  expect([s.state.outcome, s.view(B).active]).toEqual([null, B]);
  s.finish();
});

test('[core.win-last-hero] [end.one-at-a-time] the last hero wins without rolling (scenario 49)', () => {
  const s = lording(
    {
      a: { hero: 'HD-H3', life: 1, hand: ['HD-A28'], space: 'HD-M07' },
      b: { hero: 'HD-H1', peril: 6, space: 'HD-M07' },
      c: { isOut: true, space: null },
    },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1) },
  );
  s.dice(2);
  sends(s, A, entry('HD-A28', B));
  expect(s.state.outcome).toEqual({ winners: 0b010, rule: 'core.win-last-hero' });
  s.finish();
});

test('[combat.attacker-defeated] his own special effect ends the fight before anybody responds', () => {
  const s = lording({
    a: { hero: 'HD-H3', life: 1, hand: ['HD-A23', 'HD-A21'] },
    b: { peril: 9, glory: 9, hand: ['HD-A01'] },
  });
  s.dice(1);
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A23', B, 'magic', { special: 0 }));
  s.told('defeated', { seat: A }).silent('attackRolled');
  expect(s.table.piles[0]?.discard.toSorted()).toEqual(['HD-A21', 'HD-A23']);
  expect([s.view(C).active, heroIn(s, B).peril, s.table.strikes]).toEqual([B, 0, []]);
});

test('[combat.attacker-defeated] a challenger who falls ends his challenge; its reward is given, and the combat goes on', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A20'] },
    b: { life: 1, peril: 4, hasSaved: true },
    c: { peril: 1, hasSaved: true },
  });
  s.dice(1, 1, 2, 1); // Ghoul and Ilvane tie, Rats 3 against 4
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed')).told('slain', { card: 'HD-A20' });
  expect(asked(s)).toBe('B challenge');
  s.dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .told('defeated', { seat: B });
  expect(asked(s)).toBe('A spoils');
  s.refused(A, { type: 'spoils', to: B }, 'combat.h-peril-for-wounds').does(A, { type: 'spoils', to: C });
  expect([heroIn(s, C).peril, asked(s)]).toEqual([1, 'C challenge']);
  s.does(C, PASS);
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'hand' });
  s.told('glory', { seat: C, by: 1 }, 'combat.h-glory-for-wounds');
  s.finish();
});

test('[combat.attacker-defeated] [end.defeat-own-turn] a direct challenger who falls has nobody answer him', () => {
  const s = cast({ a: { life: 1, points: 1 }, b: { hasSaved: true } });
  s.dice(1, 6)
    .does(A, attackOn({ hero: B }, 'melee'))
    .told('defeated', { seat: A })
    .told('cut', { seat: A });
  expect([s.view(C).active, heroIn(s, B).hasAttacked, s.table.strikes]).toEqual([B, false, []]);
  s.finish();
});

test('[combat.attacker-defeated] a direct challenger who falls out of turn: no answer to anybody', () => {
  const s = cast(
    { a: { glory: 2, points: 1, hand: ['HD-A02'] }, b: { hasSaved: true }, c: { life: 1, hasSaved: true } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06'),
    },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  expect(asked(s)).toBe('B action-done 1, C action-done 1');
  handsIn(s, B, PASS);
  s.does(C, attackOn({ hero: B }, 'speed'));
  expect(asked(s)).toBe('A action-done 1');
  s.does(A, PASS);
  expect(asked(s)).toBe('A response 1');
  s.dice(1, 6).does(A, PASS).told('defeated', { seat: C });
  expect(asked(s)).toBe('B action-done 2');
  expect(heroIn(s, B)).toMatchObject({ hasSaved: true, hasAttacked: false });
  s.finish();
});

test('[time.revalidate] [end.hero-defeated] an act of a hero who has fallen meanwhile is given back', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06');
      scene.hero(A, { hero: 'HD-H1', points: 1 });
      scene.hero(B, { hero: 'HD-H2', hasSaved: true });
      scene.hero(C, { hero: 'HD-H3', life: 1, hasSaved: true });
      scene.turn(A);
    },
    { seats: 3 },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  handsIn(s, C, attackOn({ hero: B }, 'speed'));
  s.dice(6, 1)
    .does(B, attackOn({ hero: C }, 'magic'))
    .told('defeated', { seat: C });
  s.told('handedBack', { seat: C, because: 'end.hero-defeated' }, 'time.revalidate');
  expect(asked(s)).toBe('A hero');
});

test('[time.revalidate] a challenge whose target has fallen is given back unpaid', () => {
  const s = cast(
    { a: { points: 1, life: 6 }, b: { hasSaved: true }, c: { hero: 'HD-H3', life: 1, hasSaved: true } },
    {
      arrange(scene) {
        scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06');
        scene.hero(A, { hero: 'HD-H1', points: 2 });
      },
    },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  handsIn(s, C, PASS);
  s.does(B, attackOn({ hero: C }, 'magic'));
  expect(asked(s)).toBe('A action-done 1');
  s.dice(6, 1)
    .does(A, attackOn({ hero: C }, 'melee'))
    .told('defeated', { seat: C });
  s.told('handedBack', { seat: B, because: 'act.challenge' }, 'time.revalidate');
  expect(heroIn(s, B)).toMatchObject({ hasSaved: true, hasAttacked: false });
  s.finish();
});

test('[end.defeat-own-turn] [time.revalidate] the active hero falls in a lap: what was handed in goes back, the turn is over', () => {
  const s = cast(
    { a: { life: 1, points: 2 }, b: { hasSaved: true }, c: { hasSaved: true, isTipped: true } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06'),
    },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  handsIn(s, C, attackOn({ hero: A }, 'speed'));
  s.does(B, attackOn({ hero: A }, 'magic'));
  s.dice(6, 1).does(A, PASS).told('defeated', { seat: A }).told('cut', { seat: A });
  s.told('handedBack', { seat: C, because: 'end.defeat-own-turn' });
  expect([s.view(B).active, heroIn(s, C)]).toMatchObject([B, { hasSaved: true, hasAttacked: false }]);
});

test('[combat.e-declared-order] [opt.reincarnation-losses] whoever comes after a fallen hero is not the one who was attacked', () => {
  const s = lording(
    { a: { hand: ['HD-A25', 'HD-A21'] }, b: { life: 1, peril: 8, hand: ['HD-A03'] } },
    { reincarnation: true },
  );
  s.dice(3, 6, 2, 1);
  sends(s, A, entry('HD-A25', B, 'speed'), entry('HD-A21', B, 'melee')).told('defeated', { seat: B });
  expect(asked(s)).toBe('B rebirth');
  s.does(B, { type: 'rebirth', hero: 'HD-H2' }).does(C, { type: 'rebirthPlace', space: 'HD-M01' });
  s.told('missedHim', { strike: 1 }, 'combat.e-declared-order').silent('wounded').silent('tipped');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A stow', { life: 6, isTipped: false, space: 'HD-M01' }]);
  s.finish();
});

/** A story of a batch in which nobody is where the dice would look for him. */
const gone = (): Tale =>
  lording(
    {
      a: { hero: 'LD-H1', hand: ['LD-A24', 'LD-A25'] },
      b: { hero: 'LD-H2', glory: 4, peril: 12, hand: ['LD-A06'], hasSaved: true },
    },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1) },
  );

test('[combat.left-the-space] who has left is attacked by none of them, and has no challenge', () => {
  const s = sends(gone(), A, entry('LD-A24', B, 'melee'), entry('LD-A25', B, 'melee'));
  s.does(B, play('LD-A06', { space: 'LD-M02' }))
    .told('missedHim', { strike: 0 })
    .told('missedHim', { strike: 1 });
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'hand' }).does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A lord');
});

test('[combat.h-glory-for-wounds] [end.hero-defeated] who falls in the fight has nothing any more of what he struck before', () => {
  const s = lording({ a: { hand: ['HD-A20', 'HD-A21'] }, b: { life: 1, glory: 3, peril: 5 } });
  s.dice(1, 6, 6, 1); // Rats 3 against 8, Ghoul 9 against 3
  sends(s, A, entry('HD-A20', B, 'speed'), entry('HD-A21', B, 'melee'));
  s.told('slain', { card: 'HD-A20' }).told('defeated', { seat: B });
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'pack' }).silent('glory');
  expect([asked(s), heroIn(s, B).glory]).toEqual(['A spoils', 0]);
  s.does(A, { type: 'spoils', to: C }).silent('glory').finish();
});
