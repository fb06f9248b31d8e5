import { readOptions } from '@questhall/border';
import { type Action, glowquest, type View } from '@questhall/glowquest';
import type { CardId } from '@questhall/glowquest/content';
import { glowquest as facets } from '@questhall/glowquest/facets';
import { open, silence } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { pageWordingOf } from '../../wording/wording.ts';
import { TEXTS } from '../texts.ts';
import type { BoardWords } from '../words.ts';
import { aimedAt, isDear, offersAt, plainAt, wishAt } from './offers.ts';
import { isAimed, onlyAim, verbsOf } from './verbs.ts';
import { tollOf } from './walks.ts';

const TEXT: BoardWords = { ...TEXTS.en, ...pageWordingOf(await facets.words.en()) };

/** Offense on the stairs with three Surges, a ghoul before it and another two squares away. */
function fight(change: (view: View) => void = () => {}): View {
  const options = readOptions(glowquest.options, { heroes: 'offense' });
  if (!options.ok) throw new Error(options.problem.message);
  const view = glowquest.view(open(glowquest, options.value, 2, 'fast:verbs', silence), 0);
  const [hero] = view.heroes;
  if (hero === undefined) throw new Error('nobody plays');
  Object.assign(hero, { at: cellAt(0, 0), cards: ['heavy-swing', 'tumble'] });
  const body = { hitpoints: 4, hitpointsMax: 4, shield: 0, reflect: 0, effects: [], bounty: 0, mayCall: false };
  view.monsters = [
    { ...body, id: 3, record: 'ghoul', number: 1, at: cellAt(0, -1) },
    { ...body, id: 4, record: 'ghoul', number: 2, at: cellAt(1, -2) },
  ];
  view.encounter = {
    room: 'small',
    family: 'undead',
    first: 0,
    current: 0,
    round: 1,
    figures: ['ghoul', 'ghoul'],
    ...IDLE,
  };
  view.turn = { who: 0, serial: 1, surges: 3, used: [], ...FRESH };
  change(view);
  return view;
}

const IDLE = { caller: null, hasCalled: false, acted: [], bounties: 0 };
const FRESH = {
  ...{
    attacks: 0,
    extraAttacks: 0,
    hasHit: false,
    hasKilled: false,
    isCut: false,
    isStuck: false,
    hasFled: false,
    settled: [],
    bases: [],
  },
  ...{ reach: null, stroll: null, script: 'first' as const, quarry: null },
};

const TURN = { kind: 'turn' as const, who: 0 };
const strike = (target: number, base: 'role' | 'longsword' = 'role'): Action => ({ type: 'attack', target, base });
const keysOf = (view: View, offers: readonly Action[] = []): string[] =>
  verbsOf(view, TURN, offers, 0, TEXT).map(({ key }) => key);

/** The attack on the first ghoul, as it stands after a hit. */
const BLOW = {
  ...{
    attacker: 0,
    target: 3,
    base: 3,
    pattern: null,
    wasAdjacent: true,
    wasFlanked: false,
    die: 9,
    toHit: 0,
    damage: 0,
  },
  ...{ bypass: 'none' as const, patterns: [], open: [], victims: [], packets: [], isHit: true },
};

test('a Benefit says whom its squares would hit as well, friends above all', () => {
  const benefitIn = (cards: readonly CardId[], change: (view: View) => void = () => {}) => {
    const view = fight((one) => {
      Object.assign(one.heroes[0] ?? {}, { cards });
      Object.assign(one, { attack: BLOW, roster: ['ghoul', 'ghoul'], rosterNumbers: [1, 2] });
      change(one);
    });
    return verbsOf(view, { kind: 'hit', who: 0 }, [], 0, TEXT).find(({ key }) => key === cards[0])?.benefit;
  };
  expect(benefitIn(['blast'])).toMatchObject({ alsoHits: 'Now it also hits Offense, Ghoul 2.', hitsFriends: true });
  expect(benefitIn(['heavy-swing'])).toMatchObject({ alsoHits: '', hitsFriends: false });
  const away = (view: View): void => void Object.assign(view, { attack: null });
  expect(benefitIn(['blast'], away)).toMatchObject({ alsoHits: '', hitsFriends: false });
});

test('whoever lies Unconscious has no Benefits to look at', () => {
  const view = fight((one) => void Object.assign(one.heroes[0] ?? {}, { hitpoints: 0 }));
  expect(verbsOf(view, { kind: 'down', who: 0 }, [], 0, TEXT).filter(({ benefit }) => benefit !== null)).toEqual([]);
});

describe('the verbs of a Turn', () => {
  test('are there whether they can be done or not: cards first, then what everybody has', () => {
    expect(keysOf(fight())).toEqual([
      ...['attack', 'endTurn', 'heavy-swing', 'tumble'],
      ...['move', 'aim', 'power', 'guard', 'brace', 'shove', 'slip-away', 'shake-off', 'bind-wounds'],
    ]);
  });

  test('include Glow Benefits next to Glow, and only there', () => {
    const near = fight((view) => view.glow.push(cellAt(1, 0)));
    expect(keysOf(near).filter((key) => key.startsWith('glow-'))).toHaveLength(9);
    expect(keysOf(fight((view) => view.glow.push(cellAt(1, -2)))).some((key) => key.startsWith('glow-'))).toBe(false);
  });

  test('say what they cost, what they do, and whether there is enough for it', () => {
    const poor = fight((view) => Object.assign(view.turn ?? {}, { surges: 1 }));
    const [swing, tumble] = ['heavy-swing', 'tumble'].map(
      (id) => verbsOf(poor, TURN, [], 0, TEXT).find(({ key }) => key === id)?.benefit,
    );
    expect(swing).toMatchObject({ cost: 2, isAffordable: false, group: 'card', deck: 'offense' });
    expect(swing?.text).toBe('2 Surges, after a hit: +3 damage.');
    expect(tumble).toMatchObject({ cost: 1, isAffordable: true });
  });

  test('put what can be used now first, each kind in its order', () => {
    const brace: Action = { type: 'use', benefit: 'brace', target: null, glow: null };
    const tumble: Action = { type: 'use', benefit: 'tumble', target: null, glow: null };
    expect(keysOf(fight(), [brace, tumble]).slice(2, 6)).toEqual(['tumble', 'brace', 'heavy-swing', 'move']);
  });

  test('take no Surge for steps that are paid for', () => {
    const dueOf = (view: View) => verbsOf(view, TURN, [], 0, TEXT).find(({ key }) => key === 'move')?.benefit;
    expect(dueOf(fight())).toMatchObject({ cost: 1, due: 1 });
    expect(tollOf(fight())).toBe(1);
    const paid = fight((view) => Object.assign(view.turn ?? {}, { surges: 0, stroll: { left: 2, isShift: false } }));
    expect(dueOf(paid)).toMatchObject({ cost: 1, due: 0, isAffordable: true });
    expect(tollOf(paid)).toBe(0);
  });

  test('are others in an attack, in exploration, and on the ground', () => {
    const plain = (kind: 'hit' | 'explore' | 'down'): string[] =>
      verbsOf(fight(), kind === 'explore' ? { kind, hero: 0 } : { kind, who: 0 }, [], 0, TEXT)
        .filter(({ benefit }) => benefit === null)
        .map(({ key }) => key);
    expect(plain('hit')).toEqual(['done']);
    expect(plain('explore')).toEqual(['open', 'endPhase']);
    expect(plain('down')).toEqual(['recover', 'throwRock', 'crawl']);
  });
});

describe('aiming', () => {
  const attackOf = (view: View, offers: readonly Action[]) => verbsOf(view, TURN, offers, 0, TEXT)[0] ?? expect.fail();

  test('is needed where there is more than one way, and a choice of weapons at one place is a menu', () => {
    const view = fight();
    expect(isAimed(view, attackOf(view, [strike(3)]))).toBe(false);
    expect(isAimed(view, attackOf(view, [strike(3), strike(4)]))).toBe(true);
    expect(onlyAim(view, attackOf(view, [strike(3), strike(4)]))).toBeNull();
    expect(onlyAim(view, attackOf(view, [strike(3), strike(3, 'longsword')]))).toBe(cellAt(0, -1));
  });

  test('wishes for what is pointed at, so that the rules can say why not', () => {
    const view = fight();
    const find = (key: string) => verbsOf(view, TURN, [], 0, TEXT).find((verb) => verb.key === key) ?? expect.fail();
    expect(find('attack').wish(cellAt(1, -2))).toEqual(strike(4));
    expect(find('move').wish(cellAt(1, 0))).toEqual({ type: 'go', to: cellAt(1, 0) });
    expect(find('shove').wish(cellAt(0, -1))).toEqual({ type: 'use', benefit: 'shove', target: 3, glow: null });
    expect(find('guard').wish(null)).toEqual({ type: 'use', benefit: 'guard', target: null, glow: null });
  });
});

describe('pointing', () => {
  test('strikes at once with one weapon, and asks where there are two', () => {
    const view = fight();
    const shove: Action = { type: 'use', benefit: 'shove', target: 3, glow: null };
    const here = (offers: readonly Action[]) => offersAt(view, TURN, offers, cellAt(0, -1));
    expect(plainAt(here([strike(3), shove]))).toEqual(strike(3));
    expect(plainAt(here([strike(3), strike(3, 'longsword')]))).toBeNull();
    expect(here([strike(3), strike(4), shove])).toEqual([strike(3), shove]);
  });

  test('lists attacks first, with the best weapon before bare hands', () => {
    const view = fight((changed) => Object.assign(changed.heroes[0] ?? {}, { cards: ['longsword'] }));
    const shove: Action = { type: 'use', benefit: 'shove', target: 3, glow: null };
    const sword = strike(3, 'longsword');
    expect(offersAt(view, TURN, [shove, strike(3), sword], cellAt(0, -1))).toEqual([sword, strike(3), shove]);
    expect(wishAt(view, TURN, cellAt(1, -2))).toEqual(strike(4, 'longsword'));
    expect(verbsOf(view, TURN, [strike(3), sword], 0, TEXT)[0]?.offers).toEqual([sword, strike(3)]);
  });

  test('asks a finger before it strikes, or pays for a walk', () => {
    const view = fight();
    const paid = fight((changed) => Object.assign(changed.turn ?? {}, { stroll: { left: 2, isShift: false } }));
    const go: Action = { type: 'go', to: cellAt(1, 0) };
    expect([strike(3), go, { type: 'endTurn' as const }].map((action) => isDear(view, action))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDear(paid, go)).toBe(false);
  });

  test('at nothing that can be done wishes for the likeliest', () => {
    const view = fight();
    expect(wishAt(view, TURN, cellAt(1, -2))).toEqual(strike(4));
    expect(wishAt(view, TURN, cellAt(1, 0))).toEqual({ type: 'go', to: cellAt(1, 0) });
    const momentum = { kind: 'momentum' as const, who: 0, moved: 3, squares: [], isChain: false };
    expect(wishAt(view, momentum, cellAt(1, 0))).toEqual({ type: 'place', to: cellAt(1, 0) });
    expect(wishAt(view, { kind: 'brink', who: 0, cards: [] }, cellAt(1, 0))).toBeNull();
  });

  test('a Benefit is aimed at whom it is for, and else at its Glow', () => {
    const view = fight();
    expect(aimedAt(view, { type: 'use', benefit: 'glow-mend', target: 0, glow: cellAt(1, 0) })).toEqual([cellAt(0, 0)]);
    expect(aimedAt(view, { type: 'use', benefit: 'glow-surge', target: null, glow: cellAt(1, 0) })).toEqual([
      cellAt(1, 0),
    ]);
    expect(aimedAt(view, { type: 'endTurn' })).toEqual([]);
  });
});
