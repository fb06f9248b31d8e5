import { readOptions } from '@questhall/border';
import { type Action, glowquest, type View } from '@questhall/glowquest';
import { tollOf } from '@questhall/glowquest/client';
import type { CardId } from '@questhall/glowquest/content';
import { open, silence } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { isAimed } from '../../../../tiles/pointed.ts';
import { TILES } from '../tiles.ts';
import { useBoardWords } from '../words.ts';
import { verbsOf } from './verbs.ts';

const TEXT = await useBoardWords.load('en');

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
    return verbsOf(view, { kind: 'hit', who: 0 }, [], 0, TEXT).find(({ key }) => key === cards[0])?.paid;
  };
  expect(benefitIn(['blast'])).toMatchObject({ warning: 'Now it also hits Offense, Ghoul 2.', isGrave: true });
  expect(benefitIn(['heavy-swing'])).toMatchObject({ warning: '', isGrave: false });
  const away = (view: View): void => void Object.assign(view, { attack: null });
  expect(benefitIn(['blast'], away)).toMatchObject({ warning: '', isGrave: false });
});

test('whoever lies Unconscious has no Benefits to look at', () => {
  const view = fight((one) => void Object.assign(one.heroes[0] ?? {}, { hitpoints: 0 }));
  expect(verbsOf(view, { kind: 'down', who: 0 }, [], 0, TEXT).filter(({ paid }) => paid !== null)).toEqual([]);
});

describe('the verbs of a Turn', () => {
  test('are there whether they can be done or not: cards first, then what everybody has', () => {
    expect(keysOf(fight())).toEqual([
      ...['attack', 'tumble', 'move', 'guard', 'brace', 'shove', 'slip-away', 'shake-off', 'bind-wounds'],
      ...['heavy-swing', 'aim', 'power'],
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
      (id) => verbsOf(poor, TURN, [], 0, TEXT).find(({ key }) => key === id)?.paid,
    );
    expect(swing).toMatchObject({ cost: 2, isAffordable: false, group: 'card', look: 'offense' });
    expect(swing?.text).toBe('2 Surges, after a hit: +3 damage.');
    expect(swing?.brief).toBe('After a hit: +3 damage.');
    expect(tumble?.brief).toBe('You shift up to 3 squares.');
    expect(tumble).toMatchObject({ cost: 1, isAffordable: true });
  });

  test('stay in their places, whatever can be used now', () => {
    const brace: Action = { type: 'use', benefit: 'brace', target: null, glow: null };
    const swing: Action = { type: 'use', benefit: 'heavy-swing', target: null, glow: null };
    expect(keysOf(fight(), [brace, swing])).toEqual(keysOf(fight()));
  });

  test('do not take the steps of a shift for a move that is paid for', () => {
    const go: Action = { type: 'go', to: cellAt(1, 0) };
    const offersOf = (view: View) => verbsOf(view, TURN, [go], 0, TEXT).find(({ key }) => key === 'move')?.offers;
    expect(offersOf(fight())).toEqual([go]);
    expect(offersOf(fight((view) => Object.assign(view.turn ?? {}, { stroll: { left: 2, isShift: true } })))).toEqual(
      [],
    );
  });

  test('take no Surge for steps that are paid for', () => {
    const dueOf = (view: View) => verbsOf(view, TURN, [], 0, TEXT).find(({ key }) => key === 'move')?.paid;
    expect(dueOf(fight())).toMatchObject({ cost: 1, due: 1 });
    expect(tollOf(fight())).toBe(1);
    const paid = fight((view) => Object.assign(view.turn ?? {}, { surges: 0, stroll: { left: 2, isShift: false } }));
    expect(dueOf(paid)).toMatchObject({ cost: 1, due: 0, isAffordable: true });
    expect(tollOf(paid)).toBe(0);
  });

  test('are others in an attack, in exploration, and on the ground', () => {
    const plain = (kind: 'hit' | 'explore' | 'down'): string[] =>
      verbsOf(fight(), kind === 'explore' ? { kind, hero: 0 } : { kind, who: 0 }, [], 0, TEXT)
        .filter(({ paid }) => paid === null)
        .map(({ key }) => key);
    expect(plain('hit')).toEqual([]);
    expect(plain('explore')).toEqual(['open']);
    expect(plain('down')).toEqual(['recover', 'throwRock', 'crawl']);
  });
});

describe('aiming', () => {
  const attackOf = (view: View, offers: readonly Action[]) => verbsOf(view, TURN, offers, 0, TEXT)[0] ?? expect.fail();

  test('is needed where there is more than one way, each at a place', () => {
    const view = fight();
    const aims = (offer: Action): readonly number[] => (offer.type === 'attack' ? [offer.target] : []);
    expect(isAimed(attackOf(view, [strike(3)]), aims)).toBe(false);
    expect(isAimed(attackOf(view, [strike(3), strike(4)]), aims)).toBe(true);
    expect(isAimed(attackOf(view, [strike(3), strike(4)]), () => [])).toBe(false);
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

test('a finger is asked before it strikes, or pays for a walk', () => {
  const paid = fight((changed) => Object.assign(changed.turn ?? {}, { stroll: { left: 2, isShift: false } }));
  const walk = { steps: [{ type: 'go' as const, to: cellAt(1, 0) }], way: ['square:1', 'square:2'] };
  expect(TILES.isDear(fight(), { steps: [strike(3)], way: [] })).toBe(true);
  expect(TILES.isDear(fight(), walk)).toBe(true);
  expect(TILES.isDear(paid, walk)).toBe(false);
  expect(TILES.isDear(paid, { ...walk, steps: [...walk.steps, strike(4)] })).toBe(true);
});
