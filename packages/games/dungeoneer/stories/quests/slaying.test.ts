import { expect, test } from 'vitest';
import { addCards } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { cast } from '../cast.ts';
import { A, B, C, D, type Having, heroIn, type Scene, type Tale, tale } from '../scene.ts';
import { asked, attackOn, PASS, play } from '../telling.ts';
import { cardOf } from '../vocabulary/made.ts';

const attempt = (quest: string) => ({ type: 'attempt', quest, form: null, price: 0 }) as const;
const MELEE = { type: 'lead', form: 'melee' } as const;

/** Ilvane where the Drowned Bailiff sits: Melee 4, Magic 2, Speed 2, three lives. */
const bailiff = (ilvane: Having = {}, wounds = 0, set: (scene: Scene) => void = () => undefined): Tale =>
  tale((scene) => {
    scene.lay('HD-M07', 0, 1).mapDeck().questDeck().globals('HD-Q1').progress('HD-Q1', { wounds });
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M07', points: 2, hasMoved: true, ...ilvane });
    set(scene);
  });

test('[quest.slay-steps] [quest.slay-monster-first] [quest.slay-answer] A to F and no more, the monster first (scenario 28)', () => {
  const s = bailiff({}, 1, (scene) => scene.hero(B, { hero: 'HD-H1' }));
  s.does(A, attempt('HD-Q1')).silent('attackRolled');
  s.dice(3, 6).does(B, MELEE).told('attackRolled', { total: 7 }, 'quest.slay-monster-first');
  s.told('counterRolled', { total: 8 }).told('foeHurt', { quest: 'HD-Q1', left: 1 }, 'quest.slay-wounds-stay');
  expect(s.asked()).toEqual([{ seat: A, kind: 'challenge', rule: 'quest.slay-answer' }]);
  s.dice(4, 5)
    .does(A, attackOn({ foe: 0 }, 'magic'))
    .told('tied')
    .told('fightOver', {}, 'quest.slay-steps');
  s.silent('glory').silent('stowed').silent('peril');
  expect(heroIn(s, A)).toMatchObject({ points: 1, glory: 0, peril: 0, hasAttacked: true });
  expect([heroIn(s, B).peril, heroIn(s, B).pack, s.table.progress[0]?.wounds]).toEqual([0, [], 2]);
  s.refused(A, attempt('HD-Q1'), 'quest.slay-once-per-turn').finish();
});

test('[quest.slay-answer] without a point of his own turn the hero has no answer; a saved one does not serve', () => {
  const s = bailiff({ points: 0, hasSaved: true });
  s.does(A, attempt('HD-Q1')).dice(1, 1).does(B, MELEE).told('hit');
  expect([asked(s), heroIn(s, A).life]).toEqual(['A hero', 5]);
  s.finish();
});

test('[quest.slay-complete] his challenge may deal the last wound too, and pays no Glory for it', () => {
  const s = bailiff({ life: 5 }, 2);
  s.does(A, attempt('HD-Q1')).dice(3, 1).does(B, MELEE).told('wounded', { seat: A }, 'combat.h-not-quest-monsters');
  s.dice(6, 1)
    .does(A, attackOn({ foe: 0 }, 'magic'))
    .told('foeHurt', { left: 0 }, 'quest.slay-complete');
  s.told('completed', { seat: A, quest: 'HD-Q1' }).told('phase', { seat: A, phase: 'draw' });
  expect([heroIn(s, A).glory, heroIn(s, A).life, s.table.strikes]).toEqual([4, 5, []]);
  s.finish();
});

test('[quest.slay-complete] [fx.minion-acts] a Minion in the hero’s place completes it as well', () => {
  const minion = { card: 'HD-A21', wounds: 0, attached: ['HD-A15'], charges: 0 };
  const s = bailiff({ readied: [minion] }, 2);
  s.does(A, attempt('HD-Q1')).dice(1).does(B, MELEE);
  expect(asked(s)).toBe('A minion');
  s.dice(6).does(A, { type: 'minion', strike: 0 }).told('foeHurt', { left: 0 }, 'quest.slay-complete');
  s.told('completed', { seat: A, quest: 'HD-Q1' }).finish();
});

test('[quest.slay-no-pack] [quest.voluntary] [quest.slay-steps] only the attempting hero is attacked; nobody else answers', () => {
  const s = bailiff({}, 0, (scene) => {
    scene.hero(C, { hero: 'HD-H3', space: 'HD-M07', hasSaved: true });
  });
  s.does(A, attempt('HD-Q1')).dice(1, 1).does(B, MELEE).told('hit', {});
  expect([heroIn(s, A).life, heroIn(s, C).life, asked(s)]).toEqual([5, 6, 'A challenge']);
  s.finish();
  s.does(A, PASS).told('fightOver', { seat: B }, 'quest.slay-steps');
  expect([heroIn(s, B).pack, s.table.hands[B], s.table.globals]).toEqual([[], [], ['HD-Q1']]);
  s.finish();
});

test('[quest.slay-left-neighbour] the next player who is still in the game leads it', () => {
  const s = bailiff({}, 0, (scene) => scene.hero(B, { isOut: true, space: null, life: 0 }));
  s.does(A, attempt('HD-Q1'));
  expect(asked(s)).toBe('C lead');
  s.refused(C, { type: 'lead', form: 'speed' }, 'combat.a-standard-symbol').refused(C, PASS, 'time.mandatory');
  s.dice(1, 1).does(C, MELEE);
  s.finish();
});

test('[quest.slay-left-neighbour] [quest.slay-no-cost] an absent neighbour’s monster takes the best form (scenario 71)', () => {
  const s = tale(
    (scene) => {
      scene.lay('ED-M02', 0, 1).mapDeck().questDeck().globals('GE-Q2');
      scene.hero(A, { hero: 'ED-H1', space: 'ED-M02', points: 2, glory: 4, hand: ['ED-A01'] });
    },
    { sets: 'ED', seats: 4 },
  );
  s.does(A, attempt('GE-Q2'));
  expect(asked(s)).toBe('B lead');
  const [lead] = s.state.asks;
  expect(lead && dungeoneer.fallback(s.state, lead)).toEqual({ type: 'lead', form: 'speed' });
  s.does(B, { type: 'lead', form: 'speed' });
  expect(asked(s)).toBe('A response 1');
  s.refused(A, play('ED-A01', { strike: 0 }), 'quest.slay-no-cost');
  s.dice(1, 6).does(A, PASS).told('attackRolled', { total: 6 });
  expect(heroIn(s, D).life).toBe(6);
});

test('[act.response-card] [quest.slay-steps] against a Quest monster too he may respond', () => {
  const s = bailiff({ glory: 3, hand: ['HD-A07'] });
  s.does(A, attempt('HD-Q1')).does(B, MELEE);
  expect(asked(s)).toBe('A response 1');
  s.dice(1, 1).does(A, play('HD-A07', { strike: 0, variable: 2 }));
  expect(heroIn(s, A).glory).toBe(0);
  s.told('counterRolled', { total: 5 });
});

test('[combat.h-not-quest-monsters] [combat.e-hit-effect] who is struck back by a Quest’s monster gives nobody Peril', () => {
  const s = cast(
    { a: { space: 'HD-M07', points: 2, quests: ['HD-Q1'] } },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1) },
  );
  s.does(A, { type: 'attempt', quest: 'HD-Q1', form: null, price: 0 });
  s.dice(1, 2).does(B, { type: 'lead', form: 'melee' }).told('tied', {});
  s.dice(1, 6)
    .does(A, attackOn({ foe: 0 }, 'melee'))
    .told('wounded', { seat: A, by: 1 }, 'combat.e-hit-effect');
  expect(asked(s)).toBe('A hero');
});

test('[quest.slay-complete] [quest.slay-wounds-stay] a monster that nobody has touched yet has all its life, and one is enough where it has one', () => {
  addCards({
    set: { id: 'HD', grade: 'heroic', section: 'dungeon' },
    quests: { 'T-MOTH': 'Slay | HD-M07 | Slay Me ●1 Ma ◆1 Sp ◆1 · Life 1 | Glory +1' },
  });
  const s = bailiff({}, 0, (scene) => scene.globals('T-MOTH'));
  s.does(A, attempt('T-MOTH')).dice(1, 6).does(B, MELEE);
  s.told('foeHurt', { quest: 'T-MOTH', left: 0 }, 'quest.slay-complete').told('completed', { seat: A });
});

test('[quest.ends-hero-phase] [time.warp-inside] who stepped away and back, and slays it then, has ended his Hero phase', () => {
  const back = cardOf('Boon 1 Anytime Instant Spell | Warp (own section)');
  const hand = ['LD-A06', back, 'HD-A02'];
  const s = bailiff({ glory: 9, peril: 9, hand }, 2, (scene) => scene.hero(C, { hand: ['HD-A03'] }));
  s.does(A, attempt('HD-Q1')).does(B, MELEE);
  expect(asked(s)).toBe('A response 1');
  s.does(A, play('LD-A06', { space: 'HD-M01' })).told('moved', { seat: A, to: 'HD-M01' }, 'time.warp-inside');
  s.does(A, play(back, { space: 'HD-M07' })).told('moved', { seat: A, to: 'HD-M07' }, 'time.warp-inside');
  s.dice(1, 6);
  while (asked(s).includes('response')) s.does(A, PASS);
  s.told('completed', { seat: A, quest: 'HD-Q1' }).told('phase', { seat: A, phase: 'draw' });
  s.does(A, { type: 'discard', card: 'HD-A02' });
  // C could meet him with a Trap if his entry still had a window of its own.
  s.does(A, { type: 'save', saves: false }).told('turnOver', { seat: A });
});
