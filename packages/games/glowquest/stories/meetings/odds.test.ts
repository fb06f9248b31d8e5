import { check, cloneState, type Game, legal, type State, step } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { glowquest } from '../../src/game.ts';
import { type BlowOdds, blowOdds } from '../../src/odds/index.ts';
import { basesOf } from '../../src/queries/stats.ts';
import type { Base, Glowquest, Options } from '../../src/types/index.ts';
import { FOE, OFFENSE } from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { attack } from '../wishes.ts';

// What the odds promise, and what comes of it when every face and every way to spend is played out.

const game: Game<Glowquest> = glowquest;
type Played = State<Glowquest>;

const lifeOf = ({ table }: Played): number => table.monsters.find(({ id }) => id === FOE)?.hitpoints ?? 0;

/** With this face, the most Hitpoints that any line of play costs the target. */
function mostOf(state: Played, base: Base['source'], face: number): number {
  const loaded = cloneState(game, state);
  loaded.rng.loaded = [face, 3, 3, 3, 3];
  const move = { seat: OFFENSE, ask: loaded.asks[0]?.id ?? 0, action: attack(FOE, base) };
  expect(check(game, loaded, move)).toBeNull();
  const begun = step(game, loaded, move);
  return begun.ok ? lifeOf(state) - leastLife(begun.state) : -1;
}

function leastLife(state: Played): number {
  const [ask] = state.asks;
  if (ask === undefined || state.table.attack === null) return lifeOf(state);
  const lives = legal(game, state, ask).map((action) => {
    const next = step(game, state, { seat: ask.seat, ask: ask.id, action });
    return next.ok ? leastLife(next.state) : lifeOf(state);
  });
  return Math.min(...lives);
}

const FACES = Array.from({ length: 12 }, (_, i) => i + 1);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function oddsOf(state: Played, source: Base['source']): BlowOdds {
  const hero = state.table.heroes[OFFENSE];
  const base = hero && basesOf(state.table, hero).find((one) => one.source === source);
  if (base === undefined) throw new Error(`no base ${source}`);
  return blowOdds(state.table, OFFENSE, FOE, base);
}

interface Fight {
  readonly cards: readonly CardId[];
  readonly surges: number;
  readonly base?: Base['source'];
  readonly at?: readonly [number, number, number, number];
  readonly foe?: Parameters<Scene['monster']>[0];
  readonly hurt?: Parameters<Scene['monster']>[3];
  readonly set?: (scene: Scene) => void;
  readonly given?: Partial<Options>;
}

const begin = ({ cards, surges, at = [1, 2, 2, 2], foe = 'cave-bear', hurt = {}, set, given = {} }: Fight): Played =>
  story((scene) => {
    const [x, y, toX, toY] = at;
    scene.hero('offense', x, y, { cards });
    scene.monster(foe, toX, toY, hurt);
    set?.(scene);
    scene.turn(OFFENSE, surges);
  }, given).state;

const FIGHTS: Readonly<Record<string, Fight>> = {
  '[damage.reflect] Crush at a wall takes the Reflect away before the blow': {
    ...{ cards: ['crush', 'heavy-swing'], surges: 2, at: [3, 2, 4, 2], hurt: { reflect: 2, shield: 1 } },
  },
  '[effect.fragile] a ring, an oil and one that hits what ails': {
    ...{ cards: ['ring-of-ruin', 'viper-oil', 'opportunist'], surges: 4, foe: 'stone-crawler' },
  },
  '[effect.immunity] against a Lord that cannot be made Fragile': {
    ...{ cards: ['expose', 'giant-bane', 'opportunist'], surges: 3, foe: 'lord-ashmael-the-drowned-voice' },
  },
  '[effect.weak] a weak arm, a bonus and Unsteady': {
    cards: ['amulet-of-wrath', 'precise-cut'],
    surges: 3,
    set: (scene) => void scene.effect(OFFENSE, 'weak', 2).effect(FOE, 'unsteady', 2).effect(OFFENSE, 'damage', 1),
  },
  '[benefit.clause-order] wounded by nobody, and one at half its Hitpoints': {
    ...{ cards: ['finish', 'slam'], surges: 3, hurt: { hitpoints: 4 }, foe: 'orc-brute' },
  },
  '[damage.bypass] a blade past the Shield, a cut past the Armor': {
    cards: ['glowglass-blade', 'gap-finder'],
    surges: 2,
    base: 'glowglass-blade',
    foe: 'champion-crypt-knight',
    hurt: { shield: 3, hitpoints: 9 },
  },
  '[attack.choose-base] a crossbow that eats one of three Surges': {
    ...{ cards: ['heavy-crossbow', 'sure-strike'], surges: 3, base: 'heavy-crossbow' },
    ...{ at: [0, 2, 3, 2], foe: 'ember-wisp' },
  },
  '[attack.hit-at-grit] a twelve that counts double': {
    ...{ cards: ['heavy-swing'], surges: 3, foe: 'orc-shieldbearer', given: { criticalTwelve: true } },
  },
  '[damage.layer-order] Armor first, then Reflect': {
    ...{ cards: ['heavy-swing'], surges: 2, foe: 'stone-crawler' },
    ...{ hurt: { reflect: 1, shield: 1 }, given: { armorFirst: true } },
  },
};

test.each(Object.entries(FIGHTS))('[damage.fixed] %s: the odds are what happens', (_name, fight) => {
  const state = begin(fight);
  const source = fight.base ?? 'role';
  const { spent, isExact } = oddsOf(state, source);
  const played = FACES.map((face) => mostOf(state, source, face));
  expect(isExact).toBe(true);
  expect(spent.loss).toBeCloseTo(mean(played), 9);
  expect(spent.kill).toBeCloseTo(mean(played.map((loss) => (loss >= lifeOf(state) ? 1 : 0))), 9);
});

test('[glow.forced-entry] [damage.fixed] Glow behind the target: the odds say “at least”, and it is more', () => {
  const state = begin({ cards: ['opportunist'], surges: 0, set: (scene) => void scene.glow(3, 2) });
  const { spent, isExact } = oddsOf(state, 'role');
  expect(isExact).toBe(false);
  expect(mean(FACES.map((face) => mostOf(state, 'role', face)))).toBeGreaterThan(spent.loss);
});

test('[turn.cut-short] [damage.reflect] no odds on a Slam whose Crush may fell its maker', () => {
  const fight = (hitpoints: number): Played =>
    begin({
      ...{ cards: ['slam', 'crush'], surges: 1, at: [3, 2, 4, 2] },
      ...{ foe: 'goblin-archer', hurt: { hitpoints: 9, reflect: 2 } },
      set: (scene) => void Object.assign(scene.table.heroes[OFFENSE] ?? {}, { hitpoints, reflect: 1 }),
    });
  for (const hitpoints of [1, 8]) {
    const state = fight(hitpoints);
    const { spent, isExact } = oddsOf(state, 'role');
    const played = mean(FACES.map((face) => mostOf(state, 'role', face)));
    expect([isExact, spent.loss <= played + 1e-9], `with ${hitpoints} Hitpoints`).toEqual([false, true]);
  }
});

const MANY: readonly CardId[] = [
  ...(['heavy-swing', 'gap-finder', 'whirl', 'skewer', 'wide-arc', 'ricochet', 'blast', 'trip', 'finish'] as const),
  ...(['slam', 'open-vein', 'viper-oil', 'expose', 'dazing-blow', 'ring-of-ruin', 'amulet-of-wrath'] as const),
];

test('[benefit.limit] [damage.fixed] sixteen cards for one blow give the same odds in whatever order they lie', () => {
  const odds = (cards: readonly CardId[]): BlowOdds =>
    oddsOf(begin({ cards, surges: 6, foe: 'lord-girdan-the-savage', hurt: { hitpoints: 20 } }), 'role');
  const first = odds(MANY);
  const turned = (by: number): readonly CardId[] => [...MANY.slice(by), ...MANY.slice(0, by)];
  for (let by = 1; by < MANY.length; by++) expect(odds(turned(by))).toEqual(first);
  expect(odds(MANY.toReversed())).toEqual(first);
  // It is bloodied: six Surges buy Finish for 4, Heavy Swing for 3, a Slam that is stopped for 2, and one more.
  expect(first.spent.losses.length - 1).toBe(3 + 4 + 3 + 2 + 1);
});

test('[benefit.limit] [effect.fragile] the same with twelve cheap ones, where the best is to buy them all', () => {
  const cards = ['gap-finder', 'skewer', 'trip', 'slam', 'ring-of-ruin', 'opportunist', 'hard-hitter'] as const;
  for (const order of [cards, cards.toReversed()]) {
    const { spent, isExact } = oddsOf(begin({ cards: order, surges: 7, foe: 'lord-girdan-the-savage' }), 'role');
    // 3, Hard Hitter, Opportunist; Gap Finder, Skewer, Trip, the Ring, two Powers and a Slam that is stopped.
    expect([spent.losses.length - 1, isExact]).toEqual([3 + 1 + 1 + 1 + 1 + 1 + 1 + 2 + 2, true]);
  }
});
