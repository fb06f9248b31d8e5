import { expect, test } from 'vitest';
import '../test-cards.ts';
import { cast, lording, type Three } from '../cast.ts';
import { A, B, C, D, heroIn, type Tale, tale } from '../scene.ts';
import { asked, attackOn, bane, END, entry, handsIn, PASS, play, sends, use } from '../telling.ts';

const explored = (having: Three, given = {}): Tale =>
  cast(having, { ...given, arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06') })
    .does(A, { type: 'explore' })
    .does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });

test('[combat.attacker-defeated] [combat.b-response] a challenger who falls in the Response strikes nobody, and nobody answers him', () => {
  const s = explored({
    a: { points: 1 },
    b: { hasSaved: true },
    c: { hasSaved: true, life: 1, glory: 2, hand: ['T-BITTER'] },
  });
  handsIn(s, B, PASS);
  s.does(C, attackOn({ hero: B }, 'speed'));
  expect(asked(s)).toBe('C response 1');
  s.does(C, play('T-BITTER')).told('defeated', { seat: C }).silent('attackRolled');
  expect([s.table.strikes, heroIn(s, B)]).toMatchObject([[], { life: 6, hasSaved: true, hasAttacked: false }]);
  expect(asked(s)).toBe('B action-done 2');
  s.finish();
});

test('[combat.attacker-defeated] [end.defeat-own-turn] the Dungeonlord falls in the Response to his own batch', () => {
  const s = lording({
    a: { life: 1, glory: 2, hand: ['HD-A21', 'T-BITTER'] },
    b: { peril: 4, glory: 3, hand: ['HD-A01'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('A response 1, B response 1');
  handsIn(s, B, play('HD-A01', { strike: 0 }));
  s.does(A, play('T-BITTER')).told('cut', { seat: A }).silent('attackRolled').silent('repelled');
  s.told('handedBack', { seat: B, because: 'end.defeat-own-turn' });
  expect([heroIn(s, B).glory, s.table.hands[B], s.table.strikes, s.view(C).active]).toEqual([3, ['HD-A01'], [], B]);
  s.finish();
});

test('[combat.attacker-defeated] [time.anytime-encounter] a Trap is gone with whoever sprang it', () => {
  const s = cast(
    { a: { points: 1, peril: 1 }, b: { life: 1, glory: 2, hand: ['HD-A30', 'T-BITTER'] } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' }).does(B, play('HD-A30'));
  expect(asked(s)).toBe('B response 1');
  s.does(B, play('T-BITTER')).told('defeated', { seat: B }).silent('threat');
  s.told('discarded', { card: 'HD-A30' }, 'combat.attacker-defeated');
  expect([heroIn(s, A).isTipped, asked(s), s.table.strikes]).toEqual([false, 'A hero', []]);
  s.finish();
});

test('[lord.bane-without-target] [threat.roll] a Threat whose target is gone is not rolled', () => {
  const s = lording({ a: { hand: ['HD-A19'] }, b: { peril: 4, life: 1, glory: 2, hand: ['T-BITTER'] } });
  s.does(A, bane('HD-A19', B)).does(B, play('T-BITTER')).told('defeated', { seat: B });
  s.told('fizzled', { card: 'HD-A19' }, 'lord.bane-without-target').silent('threat');
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[combat.e-declared-order] [combat.f-order] the first of two attacked heroes falls to his own challenge; the second is asked even so', () => {
  const s = lording(
    { a: { hand: ['HD-A21', 'HD-A24'] }, b: { life: 1, peril: 4, hasSaved: true }, c: { peril: 5, hasSaved: true } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(1, 1, 2, 6);
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A24', C, 'melee')).told('counterHit');
  s.dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .told('defeated', { seat: B });
  s.does(A, { type: 'spoils', to: null });
  expect(asked(s)).toBe('C challenge');
  s.refused(C, attackOn({ foe: 0 }, 'speed'), 'combat.f-challenge').does(C, PASS);
  s.does(A, { type: 'stow', to: 'pack' }).does(A, { type: 'stow', to: 'pack' });
  expect([heroIn(s, A).pack.length, heroIn(s, C).glory]).toEqual([2, 1]);
  s.finish();
});

test('[quest.slay-wounds-stay] [end.defeat-own-turn] a hero who falls to a Quest monster leaves his wounds on it', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M07', 0, 1)
      .mapDeck()
      .globals('HD-Q1')
      .progress('HD-Q1', { wounds: 2, markers: [0, 0, 0] });
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M07', life: 1, points: 2 });
  });
  s.does(A, { type: 'attempt', quest: 'HD-Q1', form: null, price: 0 });
  s.dice(6, 1).does(B, { type: 'lead', form: 'melee' }).told('cut', { seat: A }).silent('completed');
  expect([s.table.progress[0]?.wounds, s.table.globals, s.view(C).active]).toEqual([2, ['HD-Q1'], B]);
  s.finish();
});

test('[quest.fail-hits-everyone] [end.defeat-own-turn] the one who tried falls first: nobody else is hurt', () => {
  const s = tale((scene) => {
    scene.lay('HD-M08', 0, 1).mapDeck().globals('HD-Q2');
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M08', life: 1 }).hero(B, { space: 'HD-M08' });
  });
  s.dice(1).does(A, { type: 'attempt', quest: 'HD-Q2', form: 'melee', price: 0 }).told('cut', { seat: A });
  expect(heroIn(s, B).life).toBe(6);
  s.finish();
});

test('[quest.fail-hits-everyone] [time.wounds-pending] [core.win-last-hero] somebody else may be saved, or fall and end the game', () => {
  const bell = (b: object): Tale =>
    tale(
      (scene) => {
        scene.lay('HD-M08', 0, 1).mapDeck().globals('HD-Q2');
        scene.hero(A, { hero: 'HD-H2', space: 'HD-M08' }).hero(B, { hero: 'HD-H1', space: 'HD-M08', life: 1, ...b });
      },
      { seats: 2 },
    );
  const s = bell({ readied: ['HD-A12'] });
  s.dice(1).does(A, { type: 'attempt', quest: 'HD-Q2', form: 'melee', price: 0 });
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.does(B, use('HD-A12'));
  expect([heroIn(s, A).life, heroIn(s, B).life]).toEqual([5, 3]);
  s.finish();
  const alone = bell({});
  alone.dice(1).does(A, { type: 'attempt', quest: 'HD-Q2', form: 'melee', price: 0 });
  expect(alone.state.outcome).toEqual({ winners: 1 << A, rule: 'core.win-last-hero' });
});

test('[opt.reincarnation-losses] [combine.stack-cards] he takes a new hero of every grade up to the one in play, and keeps those to come', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M03', -1, 0).mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1', 'LD-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'], level: 4, life: 1, points: 2, space: 'HD-M03' }).turn(B);
      scene.table.grade = 'epic';
    },
    { sets: 'HD,ED,LD', seats: 2, reincarnation: true },
  );
  s.dice(1).does(B, { type: 'move', side: 'east' }).told('defeated', { seat: B });
  expect([asked(s), heroIn(s, B).heroes]).toEqual(['B rebirth', ['LD-H2']]);
  s.refused(B, { type: 'rebirth', hero: 'ED-H3' }, 'opt.reincarnation').does(B, { type: 'rebirth', hero: 'HD-H3' });
  s.refused(B, { type: 'rebirth', hero: 'LD-H3' }, 'opt.reincarnation').does(B, { type: 'rebirth', hero: 'ED-H3' });
  s.told('reborn', { seat: B, heroes: ['HD-H3', 'ED-H3', 'LD-H2'] }, 'opt.reincarnation-losses');
  expect([asked(s), heroIn(s, B).level]).toEqual(['A rebirthPlace', 4]);
  expect(s.table.spare.filter((hero) => ['HD-H2', 'ED-H2'].includes(hero))).toHaveLength(2);
});

test('[end.resign] [combat.b-response] who gives up while others choose is out at once; nothing asks him any more', () => {
  const s = cast({ a: { points: 2 }, b: { glory: 9, hand: ['HD-A02'], hasSaved: true }, c: {} });
  s.does(B, { type: 'resign' }).told('resigned', { seat: B }, 'end.resign').told('defeated', { seat: B });
  expect(asked(s)).toBe('A hero');
  s.refused(A, attackOn({ hero: B }, 'melee'), 'act.challenge');
  s.finish();
});

test('[end.resign] [end.defeat-own-turn] the active player gives up: his turn is over, his Escort stays where he stood', () => {
  const s = tale((scene) => {
    scene.lay('HD-M03', 1, 0).mapDeck().progress('HD-Q3', { token: 'card' }).errand(A, 'HD-Q3');
    scene.hero(A, { hero: 'HD-H1', space: 'HD-M03' }).errand(A, 'HD-Q3');
  });
  s.does(A, { type: 'resign' }).told('cut', { seat: A });
  expect([s.table.stray, s.table.progress[0]?.token, s.view(C).active]).toEqual([['HD-Q3'], 'HD-M03', B]);
  s.finish();
});

test('[combine.new-map-cards] [end.hero-defeated] four seats, one out: new lands are dealt to those who are in', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5').mapDeck();
      for (const seat of [A, C, D]) scene.hero(seat, { level: 4 });
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 }).hero(C, { heroes: ['HD-H3', 'ED-H3'], level: 4 });
      scene.hero(D, { isOut: true, space: null, life: 0, level: 1 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 4, revealedMap: true },
  );
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  expect(s.table.dealt.map((own) => own.length)).toEqual([3, 4, 4, 0]);
});

test('[time.finite] [time.warp-inside] whoever ends his turn has nothing left open', () => {
  const s = cast({ a: { hasMoved: true } }, { arrange: (scene) => scene.mapDeck() });
  s.does(A, END);
  expect([s.table.deeds, s.state.wishes]).toEqual([[], []]);
});
