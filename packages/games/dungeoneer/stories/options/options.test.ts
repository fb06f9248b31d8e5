import { readOptions } from '@questhall/border';
import { expect, test } from 'vitest';
import { FORMS } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { heroScore } from '../../src/queries/scores.ts';
import { A, B, C, heroIn, opening, passing, tale, waiting } from '../scene.ts';
import { entry, offersTo } from '../telling.ts';

test('[opt.restricted-movement] [opt.restricted-no-saving] three points whatever the Speed, and none is saved (scenario 38)', () => {
  const s = tale(
    (scene) => {
      scene
        .mapDeck()
        .hero(A, { hero: 'HD-H2', hand: ['HD-A16'] })
        .turn(A, 'reset');
    },
    { restrictedMovement: true },
  );
  passing(s);
  expect(s.table.heroes[A]?.points).toBe(3);
  passing(s.does(A, { type: 'endPhase' }));
  s.does(A, { type: 'endPhase' });
  s.refused(A, { type: 'save', saves: true }, 'opt.restricted-no-saving');
  s.refused(A, { type: 'save', saves: false }, 'draw.must-discard-one');
  s.does(A, { type: 'discard', card: 'HD-A16' });
  expect(waiting(s).map(({ kind }) => kind)).not.toContain('save');
  expect(s.table.heroes[A]?.hasSaved).toBe(false);
  s.finish();
});

test('[opt.restricted-bonus-by-tipping] the bonus point is for anything but moving (scenario 38)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M02', 0, 1).hero(A, { hero: 'HD-H2', points: 0 });
    },
    { restrictedMovement: true },
  ).dice(4, 1);
  s.does(A, { type: 'tip' }).told('tippedForPoint', { seat: A }, 'opt.restricted-bonus-by-tipping');
  expect(s.table.heroes[A]).toMatchObject({ isTipped: true, bonus: 1 });
  passing(s);
  s.refused(A, { type: 'move', side: 'north' }, 'opt.restricted-bonus-by-tipping');
  s.does(A, { type: 'challenge', hero: B, foe: null, form: 'magic', minion: null, isTipping: false });
  s.told('paid', { seat: A, what: 'bonus', amount: 1, now: 0 });
  passing(s);
  expect(s.table.heroes[A]?.bonus).toBe(0);
  expect(s.table.heroes[B]?.life).toBe(5);
  s.finish();
});

test('[opt.restricted-bonus-by-tipping] once in each turn, and only with no point left (scenario 89)', () => {
  const s = tale((scene) => scene.hero(A, { points: 0 }), { restrictedMovement: true });
  passing(s.does(A, { type: 'tip' }));
  passing(s.does(A, { type: 'untip' }));
  s.refused(A, { type: 'tip' }, 'opt.restricted-bonus-by-tipping');
  const rich = tale((scene) => scene.hero(A, { points: 1 }), { restrictedMovement: true });
  rich.refused(A, { type: 'tip' }, 'opt.restricted-bonus-by-tipping');
  const usual = tale((scene) => scene.hero(A, { points: 0 }));
  usual.refused(A, { type: 'tip' }, 'opt.restricted-bonus-by-tipping');
});

test('[opt.spike-dodging] one more point instead of the roll (scenario 38)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M08', 1, 0, 'turned').hero(A, { points: 2 });
    },
    { spikeDodging: true },
  );
  s.does(A, { type: 'move', side: 'east' });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'dodge', rule: 'opt.spike-dodging' }]);
  expect(offersTo(s, A)).toEqual([
    { type: 'dodge', pays: true },
    { type: 'dodge', pays: false },
  ]);
  s.does(A, { type: 'dodge', pays: true });
  expect(s.table.heroes[A]).toMatchObject({ points: 0, life: 6, space: 'HD-M08' });
  s.finish();
});

test('[opt.pick-your-hero] everybody picks, and nobody the same (scenario 77)', () => {
  const s = opening({ pickYourHero: true }).dice(6, 1, 2);
  s.does(A, { type: 'begin' });
  s.does(A, { type: 'pickHero', hero: 'HD-H1' });
  s.refused(B, { type: 'pickHero', hero: 'HD-H1' }, 'opt.pick-your-hero');
  s.does(B, { type: 'pickHero', hero: 'HD-H3' }).does(C, { type: 'pickHero', hero: 'HD-H2' });
  expect(s.table.heroes.map(({ heroes }) => heroes)).toEqual([['HD-H1'], ['HD-H3'], ['HD-H2']]);
  s.finish();
});

test('[opt.pick-your-hero] [combine.stacked-scores] with two grades one picks a card of each, and the first one counts at once', () => {
  const s = opening({ pickYourHero: true, sets: 'HD,ED', seats: 2 }).dice(6, 1);
  s.does(A, { type: 'begin' });
  s.does(A, { type: 'pickHero', hero: 'HD-H1' }).does(B, { type: 'pickHero', hero: 'HD-H3' });
  s.does(A, { type: 'pickHero', hero: 'ED-H2' });
  expect(s.table.heroes.map(({ heroes }) => heroes)).toEqual([['HD-H1', 'ED-H2'], ['HD-H3']]);
  expect(FORMS.map((form) => heroScore(s.table, A, form))).toEqual([3, 1, 2]);
});

test('[opt.discard-optional] nothing has to be discarded (scenario 77)', () => {
  const hand = ['HD-A01', 'HD-A02', 'HD-A03', 'HD-A04'];
  const s = tale((scene) => scene.mapDeck().hero(A, { hand, hasMoved: true }), { discardOptional: true });
  s.does(A, { type: 'endPhase' });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'discard', rule: 'opt.discard-optional' }]);
  s.does(A, { type: 'discard', card: null });
  expect(s.table.hands[A]).toHaveLength(5);
  const strict = tale((scene) => scene.mapDeck().hero(A, { hand, hasMoved: true }));
  strict.does(A, { type: 'endPhase' });
  expect(waiting(strict)).toEqual([{ seat: A, kind: 'discard', rule: 'draw.must-discard-one' }]);
  strict.refused(A, { type: 'discard', card: null }, 'draw.must-discard-one');
});

test('[opt.no-personal-quests] [opt.no-personal-escort] two Global Quests, and an Escort becomes one’s own (scenario 75)', () => {
  const s = opening({ noPersonalQuests: true }).dice(6, 1, 2);
  s.does(A, { type: 'begin' });
  expect(s.table.globals).toHaveLength(2);
  s.told('globalTurned', { quest: s.table.globals[1] ?? '' }, 'opt.no-personal-quests');
  expect(s.table.questDeck).toHaveLength(5);
  expect(s.table.errands).toEqual([[], [], []]);
  const escort = tale(
    (scene) => {
      scene.lay('HD-M10', 0, 1).globals('HD-Q3', 'HD-Q5').questDeck('HD-Q7').hero(A, { space: 'HD-M10' });
    },
    { noPersonalQuests: true },
  );
  escort.does(A, { type: 'takeToken', quest: 'HD-Q3' }).told('becamePersonal', {}, 'opt.no-personal-escort');
  expect(escort.table.globals).toEqual(['HD-Q5', 'HD-Q7']);
});

test('[opt.unbiased-map-placement] [opt.unbiased-exceptions] who needs the card passes it on (scenario 39)', () => {
  const s = tale(
    (scene) => {
      scene
        .mapDeck('HD-M10', 'HD-M08')
        .hero(B, { points: 2, quests: ['HD-Q3'] })
        .turn(B);
    },
    { unbiasedMapPlacement: true, seats: 2 },
  );
  s.does(B, { type: 'explore' });
  expect(s.asked()).toContainEqual({ seat: A, kind: 'place', rule: 'build.mandatory' });
  s.does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
  s.does(B, { type: 'explore' });
  expect(s.asked()).toContainEqual({ seat: B, kind: 'place', rule: 'opt.unbiased-exceptions' });
  s.finish();
});

test('[opt.reincarnation] [opt.reincarnation-losses] [opt.reincarnation-place] a fallen hero is followed by another (scenario 39)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M03', -1, 0).lay('HD-M02', 0, 1);
      scene.hero(B, {
        hero: 'HD-H1',
        space: 'HD-M03',
        life: 1,
        points: 2,
        hand: ['HD-A02'],
        quests: ['HD-Q5'],
      });
      scene.turn(B);
    },
    { reincarnation: true, seats: 2 },
  ).dice(1);
  s.does(B, { type: 'move', side: 'east' }).told('cut', { seat: B }, 'end.defeat-own-turn');
  expect(s.state.outcome).toBeNull();
  s.does(B, { type: 'rebirth', hero: 'HD-H3' });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'rebirthPlace', rule: 'opt.reincarnation-place' }]);
  s.refused(A, { type: 'rebirthPlace', space: 'HD-M02' }, 'opt.reincarnation-place');
  s.does(A, { type: 'rebirthPlace', space: 'HD-M01' });
  s.told('placedHero', { seat: B, space: 'HD-M01' }, 'opt.reincarnation-place');
  expect(s.table.heroes[B]).toMatchObject({
    heroes: ['HD-H3'],
    life: 6,
    level: 1,
    glory: 1,
    peril: 1,
    space: 'HD-M01',
  });
  expect(s.table.hands[B]).toHaveLength(5);
  expect(s.table.errands[B]).toEqual([{ quest: 'HD-Q5', isUp: false }]);
  s.finish();
});

test('[quest.recycle] [core.players] a table of several grades recycles its Quests; sets are named once, and exist', () => {
  const given = (changes: object) => {
    const read = readOptions(dungeoneer.options, changes);
    return read.ok ? read.value : read.problem.field;
  };
  const admitted = (changes: object, seats = 3) => {
    const value = given(changes);
    return typeof value === 'string' ? value : (dungeoneer.admit(value, seats)?.rule ?? null);
  };
  expect(admitted({ sets: 'HD,ED', noQuestRecycling: true })).toBe('quest.recycle');
  expect([admitted({ sets: 'HD,ED' }), admitted({ sets: 'HD,HW', noQuestRecycling: true })]).toEqual([null, null]);
  expect([1, 2, 4, 5].map((seats) => admitted({}, seats))).toEqual(['core.players', null, null, 'core.players']);
  expect(['HD,XX', 'HD,HD', '', 'XX'].map((sets) => admitted({ sets }))).toEqual(['sets', 'sets', 'sets', 'sets']);
  expect(given({ sets: ' hw, hd' })).toMatchObject({ sets: 'HD,HW' });
  expect([given({ roundLimit: 101 }), given({ roundLimit: 100 })]).toMatchObject(['roundLimit', { roundLimit: 100 }]);
});

test('[opt.restricted-bonus-by-tipping] neither a lock nor a sewer takes the bonus point, and every turn has its own', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M02', -1, 0).hero(A, { hero: 'HD-H2', space: 'HD-M02', points: 1, bonus: 1 });
    },
    { restrictedMovement: true },
  ).dice(1);
  s.does(A, { type: 'move', side: 'east' }).told('paid', { what: 'points', now: 0 }, 'exit.locked-doorway');
  expect(heroIn(s, A)).toMatchObject({ points: 0, bonus: 1, space: 'HD-M02' });
  const forced = tale(
    (scene) => {
      scene.lay('HD-M02', -1, 0).hero(A, { hero: 'HD-H2', space: 'HD-M02', points: 2, bonus: 1 });
    },
    { restrictedMovement: true },
  ).dice(1);
  forced.does(A, { type: 'move', side: 'east' }).told('gate', { state: 'opened' });
  expect(heroIn(forced, A)).toMatchObject({ points: 0, bonus: 1, space: 'HD-M01' });
  const links = tale(
    (scene) => {
      scene.lay('HD-M04', 0, 1).lay('HD-M09', 0, -1).hero(A, { space: 'HD-M04', points: 1, bonus: 1 });
    },
    { restrictedMovement: true },
  );
  links.does(A, { type: 'sewer', to: 'HD-M09' }).told('paid', { what: 'points', now: 0 }, 'link.sewer');
  const next = tale((scene) => scene.mapDeck().hero(A, { bonus: 1, hasTipped: true }).turn(A, 'reset'), {
    restrictedMovement: true,
  });
  expect(heroIn(passing(next), A)).toMatchObject({ hasTipped: false, bonus: 0, points: 3 });
});

test('[opt.discard-optional] [draw.save-one-mp] the answer was given: nothing more is discarded when a point is saved', () => {
  const s = tale((scene) => scene.mapDeck().hero(A, { points: 1, hand: ['HD-A01', 'HD-A02'] }), {
    discardOptional: true,
  });
  s.does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'HD-A01' });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'save', rule: 'draw.save-one-mp' }]);
  s.refused(A, { type: 'discard', card: 'HD-A02' }, 'opt.discard-optional');
});

test('[opt.reincarnation-losses] a new hero stands upright and has neither points nor a saved one', () => {
  const s = tale(
    (scene) => {
      scene.hero(B, {
        hero: 'HD-H2',
        level: 3,
        life: 1,
        peril: 4,
        points: 2,
        hasSaved: true,
        isTipped: true,
        mud: { form: 'melee', number: 5 },
      });
      scene.hero(A, { hand: ['HD-A21'] }).turn(A, 'lord');
    },
    { reincarnation: true, seats: 2 },
  ).dice(6, 1);
  s.does(A, { type: 'muster' })
    .does(A, entry('HD-A21', B, 'melee'))
    .does(A, { type: 'attack' });
  s.told('defeated', { seat: B });
  passing(s).does(B, { type: 'rebirth', hero: 'HD-H3' }).told('reborn', { seat: B }, 'opt.reincarnation-losses');
  expect(heroIn(s, B)).toMatchObject({ isTipped: false, mud: null, hasSaved: false, points: 0, glory: 1, peril: 1 });
  expect(heroIn(s, B).level).toBe(1);
});

test('[opt.restricted-bonus-by-tipping] [link.portal] no Portal takes the bonus point, and none is kept beyond the turn', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HD-M02', 'HW-M02').hero(A, { space: 'HW-M01', points: 1, bonus: 1, hand: ['HD-A16'] });
      scene.table.lost = ['HW-M08', 'HW-M11'];
    },
    { sets: 'HD,HW', restrictedMovement: true },
  );
  s.refused(A, { type: 'portal', to: 'HD-M02' }, 'link.portal');
  s.does(A, { type: 'portal', to: 'HD-M01' }).told('paid', { what: 'points', now: 0 }, 'link.portal');
  expect(heroIn(s, A)).toMatchObject({ points: 0, bonus: 1 });
  passing(passing(s).does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'HD-A16' }));
  expect([waiting(s), heroIn(s, A).bonus]).toMatchObject([[{ seat: A, kind: 'draw' }], 0]);
});

test('[core.win-three-quests] who has fallen wins no round, and no third Quest decides a game of several grades', () => {
  const done = ['HD-Q1', 'HD-Q2', 'HD-Q4'];
  const over = (sets: string, isOut: boolean) =>
    tale(
      (scene) => {
        scene.mapDeck().hero(B, { done });
        if (isOut) Object.assign(scene.table.heroes[B] ?? {}, { isOut: true, space: null });
        scene.hero(C, { hand: ['HD-A18', 'HD-A20', 'HD-A21', 'HD-A22', 'HD-A23', 'HD-A24'] }).turn(C, 'draw');
      },
      { sets, finishTheRound: true },
    ).does(C, { type: 'discard', card: 'HD-A18' }).state.outcome;
  expect(over('HD', false)?.rule).toBe('core.win-three-quests');
  expect([over('HD', true), over('HD,ED', false)]).toEqual([null, null]);
});
