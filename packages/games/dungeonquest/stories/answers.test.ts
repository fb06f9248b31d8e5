import { legal } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquest } from '../src/game.ts';
import type { Action } from '../src/types/index.ts';
import {
  ADD_WOUND,
  type ArenaStory,
  arena,
  BYSTANDER,
  DECLINE,
  DRAUGHT,
  FIGHT,
  GOLEM,
  HERO,
  KEEP,
  lay,
  MONSTER,
  ROLL,
  reroll,
  SPEND,
  story,
  WAIT,
} from './cast.ts';

/** All that a seat may answer now. */
const offers = (s: ArenaStory, seat: number): readonly Action[] =>
  s.state.asks.filter((asked) => asked.seat === seat).flatMap((asked) => legal(dungeonquest, s.state, asked));

test('every question has its own answers, and no others', () => {
  expect(offers(arena({ mode: 'vote' }), BYSTANDER)).toEqual([
    { type: 'agree', mode: 'dice' },
    { type: 'agree', mode: 'solo' },
    { type: 'agree', mode: 'cards' },
    WAIT,
  ]);
  const encounter = arena(GOLEM);
  expect(offers(encounter, HERO)).toEqual([FIGHT]);
  expect(offers(encounter.does(HERO, FIGHT), HERO)).toEqual([ROLL]);
  const hugo = arena({ ...GOLEM, hero: 'hugo' })
    .does(HERO, FIGHT)
    .dice(6, 5)
    .does(HERO, ROLL);
  expect(offers(hugo, HERO)).toEqual([reroll(0, 1), reroll(0), reroll(1), KEEP]);
  const spending = arena({ ...GOLEM, hero: 'maud', determination: 3, determinationInCombat: true });
  expect(offers(spending.does(HERO, FIGHT).dice(6, 2).does(HERO, ROLL), HERO)).toEqual([KEEP, SPEND]);
  const krutzbeck = arena({ ...GOLEM, hero: 'krutzbeck' })
    .does(HERO, FIGHT)
    .dice(1, 2)
    .does(HERO, ROLL);
  expect(offers(krutzbeck, HERO)).toEqual([ADD_WOUND, DECLINE]);
  const cards = arena({ ...GOLEM, mode: 'cards' }).does(HERO, FIGHT);
  for (const seat of [HERO, MONSTER])
    expect(offers(cards, seat)).toEqual([lay('quickShot'), lay('slash'), lay('boltOfAgony')]);
});

test.each(['dice', 'solo', 'cards'] as const)(
  '[encounter.sequence] before the fight nothing of a fight is done in %s',
  (mode) => {
    for (const hero of ['hugo', 'krutzbeck'] as const) {
      const s = arena({ ...GOLEM, mode, hero, determination: 3, determinationInCombat: true });
      for (const deed of [WAIT, ROLL, KEEP, SPEND, reroll(0), ADD_WOUND, DECLINE, DRAUGHT])
        s.refused(HERO, deed, 'encounter.sequence', { asked: 'encounter' });
      s.finish();
    }
  },
);

story('[classic.secret-pick] before the fight no card is laid either', { ...GOLEM, mode: 'cards' }, (s) => {
  s.refused(HERO, lay('slash'), 'encounter.sequence', { asked: 'encounter' });
});

test('[mode.unanimous-before-start] and before the vote nothing is', () => {
  const s = arena({ mode: 'vote' });
  for (const deed of [FIGHT, ROLL, KEEP, SPEND, reroll(0), ADD_WOUND, DECLINE, DRAUGHT])
    s.refused(HERO, deed, 'mode.unanimous-before-start', { asked: 'mode' });
});

story('[combat.no-items-in-combat] in the fight an item is refused as an item', GOLEM, (s) => {
  s.does(HERO, FIGHT).refused(HERO, DRAUGHT, 'combat.no-items-in-combat', { item: 'Healing Draught' });
});

story(
  '[solo.attributes-irrelevant] determination is for tests, and a single die is none',
  { ...GOLEM, mode: 'solo' },
  (s) => {
    s.does(HERO, FIGHT).refused(HERO, SPEND, 'solo.attributes-irrelevant');
  },
);

story(
  '[dice.no-test-abilities] and there is no test in it that the house could let him help',
  { ...GOLEM, mode: 'solo', determination: 5, determinationInCombat: true },
  (s) => {
    s.does(HERO, FIGHT).dice(1).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 1 }, 'solo.result-1-2');
    expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'solo.roll-again' }]);
  },
);

story(
  '[dice.no-test-abilities] one roll is helped once, however much is left',
  { ...GOLEM, hero: 'maud', determination: 9, determinationInCombat: true },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(6, 2)
      .does(HERO, ROLL)
      .does(HERO, SPEND)
      .told('determined', { tokens: 1, left: 8 }, 'dice.no-test-abilities');
    s.told('tested', { total: 7, isPassed: true });
    expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'dice.test-each-round' }]);
  },
);

story(
  '[ability.hugo-solo-reroll] a die that is not there cannot be rolled again, nor can none at all',
  { ...GOLEM, mode: 'solo', hero: 'hugo' },
  (s) => {
    s.does(HERO, FIGHT).dice(1).does(HERO, ROLL);
    s.refused(HERO, reroll(1), 'ability.hugo-solo-reroll', { die: 2, face: 0 });
    s.refused(HERO, reroll(), 'ability.hugo-solo-reroll', { dice: 0 });
    s.dice(4).does(HERO, reroll(0));
    expect(s.view(MONSTER).lying.dice).toEqual([4]);
  },
);

test('[mode.unanimous-before-start] what everybody wants is told as it is said', () => {
  const s = arena({ mode: 'vote' });
  s.does(MONSTER, { type: 'agree', mode: 'solo' });
  s.told('wished', { seat: MONSTER, mode: 'solo' }, 'mode.unanimous-before-start');
  expect(s.view(BYSTANDER).wishes).toEqual([null, 'solo', null]);
  s.does(HERO, WAIT).told('wished', { seat: HERO, mode: null }, 'mode.unanimous-before-start');
});
