import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, opening, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { ability, allHeard, asked, bane, entry, handsIn, PASS, play, sends, use } from '../telling.ts';
import { cardOf, lasting } from '../vocabulary/made.ts';

// By which rule something is asked or told, where nothing else would show it.

const rules = (s: Tale): readonly string[] => waiting(s).map(({ rule }) => rule);

test('[opt.pick-your-hero] [opt.reincarnation] [opt.reincarnation-losses] a hero is chosen by the rule that lets him be', () => {
  const s = opening({ pickYourHero: true }).dice(6, 1, 2).does(A, { type: 'begin' });
  expect(rules(s)).toEqual(['opt.pick-your-hero']);
  const reborn = tale(
    (scene) => {
      scene.lay('HD-M03', -1, 0).lay('HD-M02', 0, 1);
      scene
        .hero(B, { hero: 'HD-H1', space: 'HD-M03', life: 1, points: 2, hand: ['HD-A02'], known: ['HD-A02'] })
        .turn(B);
      scene.table.gates = [{ card: 'HD-M03', side: 'south', state: 'held', by: B }];
    },
    { reincarnation: true, seats: 2 },
  ).dice(1);
  reborn.does(B, { type: 'move', side: 'east' });
  expect([rules(reborn), reborn.table.gates]).toEqual([['opt.reincarnation'], []]);
  expect(heroIn(reborn, B)).toMatchObject({ known: [], space: null });
  reborn.does(B, { type: 'rebirth', hero: 'HD-H3' }).does(A, { type: 'rebirthPlace', space: 'HD-M01' });
  reborn.told('drew', { seat: B }, 'opt.reincarnation-losses');
});

test('[fx.minion-acts] only the owner who was attacked is asked for his Minion', () => {
  const ghoul = { card: 'HD-A21', wounds: 0, attached: ['HD-A15'], charges: 0 };
  const fiend = { card: 'HD-A24', wounds: 0, attached: [], charges: 0 };
  const s = lording({ a: { hand: ['HD-A25'] }, b: { peril: 4, readied: [ghoul] }, c: { readied: [fiend] } });
  sends(s.dice(3), A, entry('HD-A25', B, 'speed'));
  expect([asked(s), rules(s)]).toEqual(['B minion', ['fx.minion-acts']]);
  s.dice(6).does(B, { type: 'minion', strike: null });
  expect(asked(s)).not.toContain('minion');
});

test('[combat.e-hit-effect] [combat.e-higher-total-hits] wounds and choices of a hit are told by their rule', () => {
  const plain = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  sends(plain.dice(6, 1), A, entry('HD-A21', B, 'melee')).told('wounded', { seat: B }, 'combat.e-higher-total-hits');
  plain.told('hit', { defender: { seat: B, card: null, quest: null } });
  const choice = lording({ a: { hand: ['HW-A23'] }, b: { peril: 4, glory: 3 } }, { set: 'HW' });
  sends(choice.dice(6, 1), A, entry('HW-A23', B, 'melee'));
  expect([asked(choice), rules(choice)]).toEqual(['B hit', ['combat.e-hit-effect']]);
  choice.refused(B, { type: 'hit', choice: 2, space: null }, 'combat.e-hit-effect');
  choice.refused(B, { type: 'hit', choice: 0, space: 'HW-M01' }, 'combat.e-hit-effect');
  choice.refused(B, { type: 'steal', quest: 'HW-Q3' }, 'combat.hero-hit-choice');
});

test('[fx.shift-what] [lord.untargeted-any-opponent] an Upheaval is asked for by what it does, and works by whoever pays', () => {
  const s = lording({ a: { hand: ['HD-A18'] }, b: { peril: 2 } }, { arrange: (scene) => scene.lay('HD-M02', 0, 1) });
  s.does(A, bane('HD-A18', null, { payer: B }));
  expect(rules(s)).toEqual(['fx.shift-what']);
  const rain = cardOf('Untargeted Bane 1 Instant Upheaval | Glory +1');
  const glory = lording({ a: { hand: [rain] }, b: { peril: 2 } });
  glory.does(A, bane(rain, null, { payer: B })).told('glory', { seat: A, by: 1 }, 'lord.untargeted-any-opponent');
});

test('[act.activate-readied] a wall is opened by the ability that opens it', () => {
  const s = cast(
    { a: { hero: 'LD-H3', space: 'LD-M02', points: 2 } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 1, 0) },
  );
  s.refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only');
  s.does(A, ability('LD-H3', { side: 'west' })).told('wallOpened', { seat: A, side: 'west' }, 'act.activate-readied');
  s.does(A, { type: 'move', side: 'west' }).told('moved', { to: 'LD-M01' });
});

test('[univ.card-beats-rule] [act.untip] a Bane is shaken off by what it says, a hero rises by the rule for it', () => {
  const s = cast({ a: { points: 3, isTipped: true, banes: [{ card: 'HD-A16', by: B }] } });
  s.does(A, { type: 'lift', card: 'HD-A16' }).told('lifted', { card: 'HD-A16' }, 'univ.card-beats-rule');
  s.told('paid', { what: 'points', amount: 1 }, 'univ.card-beats-rule').does(A, { type: 'untip' });
  s.told('untipped', { seat: A }, 'act.untip').told('paid', { what: 'points', amount: 1, now: 0 }, 'act.untip');
});

test('[reset.order] [quest.effect-personal] a card’s text of the Reset phase is told as such, a Quest’s as the Quest’s', () => {
  const next = (set: (scene: Scene) => void): Tale =>
    tale(
      (scene) => {
        set(scene.mapDeck());
        scene.hero(C, { hand: ['HD-A18'] }).turn(C, 'draw');
      },
      { sets: 'HW' },
    ).does(C, { type: 'discard', card: 'HD-A18' });
  const card = lasting('Reset: Glory −1');
  next((scene) => scene.hero(A, { glory: 3, readied: [card] })).told('glory', { seat: A, by: -1 }, 'reset.order');
  next((scene) => scene.hero(A, { glory: 3 }).errand(A, 'HW-Q7')).told('glory', { seat: A }, 'quest.effect-personal');
  next((scene) => scene.hero(A, { glory: 3 }).globals('HW-Q7')).told('glory', { seat: A }, 'quest.effect-global');
});

test('[time.sort-wishes] [time.priority] acts of one class work clockwise from whoever is active', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M02', 0, 1).hero(A, { glory: 9, life: 3, hand: ['HD-A02'] });
      scene
        .hero(C, { glory: 9, life: 3, hand: ['HW-A02'] })
        .hero(B, { points: 1 })
        .turn(B);
    },
    { sets: 'HD,HW' },
  );
  s.does(B, { type: 'move', side: 'north' });
  handsIn(s, A, play('HD-A02'));
  s.does(C, play('HW-A02'));
  const played = s.heard(B).flatMap((event) => (event.type === 'played' ? [event.seat] : []));
  expect(played).toEqual([C, A]);
  expect(allHeard(s)).toContain('healed');
});

test('[time.wounds-pending] what is prevented is told by the rule, and counts before the last life is kept', () => {
  const s = lording(
    { a: { hero: 'LD-H2', hand: ['LD-A24'] }, b: { hero: 'LD-H1', life: 2, peril: 7, glory: 4, readied: ['HW-A15'] } },
    { set: 'LD' },
  );
  sends(s.dice(6, 1), A, entry('LD-A24', B, 'melee'));
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.does(B, use('HW-A15')).refused(B, ability('LD-H1'), 'time.wounds-pending');
  s.does(B, PASS)
    .told('prevented', { seat: B, by: 1 }, 'time.wounds-pending')
    .told('wounded', { seat: B, by: 1, life: 1 });
});

test('[act.response-card] [act.anytime-card] [glory.hero-time] a card is told to be played by the time that is printed on it', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 9, hand: ['HD-A07', 'HD-A02'] } });
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.does(B, play('HD-A07', { strike: 0, variable: 1 })).told('played', { card: 'HD-A07' }, 'act.response-card');
  s.dice(3, 3).does(B, play('HD-A02')).told('played', { card: 'HD-A02' }, 'act.anytime-card');
  cast({ a: { glory: 9, hand: ['HD-A03'] } })
    .does(A, play('HD-A03'))
    .told('played', { card: 'HD-A03' }, 'glory.hero-time');
});

test('[act.activate-readied] a Hero ability is for one’s own Hero phase', () => {
  const s = cast(
    { a: { hero: 'HW-H1', points: 1 }, b: { hero: 'HW-H2', glory: 9, life: 3, hand: ['HW-A02'] } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('B entered 1');
  s.refused(B, ability('HW-H2'), 'act.activate-readied');
});

test('[combat.e-hit-effect] [end.defeat-quests] a hit warps to another space that lies, and a lone Quest is buried too', () => {
  const s = lording(
    { a: { hand: ['HW-A22'], space: 'HW-M03' }, b: { peril: 4 }, c: { space: 'HW-M03' } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
  );
  sends(s.dice(6, 1), A, entry('HW-A22', B, 'magic'));
  expect(asked(s)).toBe('A hit');
  for (const space of ['HW-M08', 'HW-M01', null])
    s.refused(A, { type: 'hit', choice: 1, space }, 'combat.e-hit-effect');
  s.does(A, { type: 'hit', choice: 1, space: 'HW-M03' }).told('moved', { seat: B, to: 'HW-M03', by: 'warp' });
  const fallen = lording({ a: { hand: ['HD-A21'] }, b: { life: 1, peril: 4, quests: ['HD-Q1'] } });
  sends(fallen.dice(6, 1), A, entry('HD-A21', B, 'melee'));
  fallen.told('questsBuried', { seat: B, quests: [], count: 1 }, 'end.defeat-quests');
});
