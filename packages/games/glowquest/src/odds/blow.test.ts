import { cloneState, type Game, legal, type State, step } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { OFFENSE } from '../../stories/cast.ts';
import { type Scene, story } from '../../stories/scene.ts';
import { attack } from '../../stories/wishes.ts';
import { glowquest } from '../game.ts';
import { basesOf } from '../queries/stats.ts';
import type { Base, Glowquest } from '../types/index.ts';
import { type BlowOdds, blowOdds } from './blow.ts';

const TARGET = 3;
const game: Game<Glowquest> = glowquest;

function stateOf(set: (scene: Scene) => void): State<Glowquest> {
  return story(set).state;
}

function baseOf(state: State<Glowquest>, source: Base['source']): Base {
  const hero = state.table.heroes[OFFENSE];
  const base = hero && basesOf(state.table, hero).find((one) => one.source === source);
  if (base === undefined) throw new Error(`no base ${source}`);
  return base;
}

const oddsOf = (state: State<Glowquest>, source: Base['source'] = 'role'): BlowOdds =>
  blowOdds(state.table, OFFENSE, TARGET, baseOf(state, source));

const lifeOf = ({ table }: State<Glowquest>): number => table.monsters.find(({ id }) => id === TARGET)?.hitpoints ?? 0;

/** The rules themselves, with this face: the most Hitpoints that any way of spending costs the target. */
function worstOf(state: State<Glowquest>, source: Base['source'], face: number): number {
  const loaded = cloneState(game, state);
  loaded.rng.loaded = [face];
  const [ask] = loaded.asks;
  const begun = step(game, loaded, { seat: OFFENSE, ask: ask?.id ?? 0, action: attack(TARGET, source) });
  if (!begun.ok) throw new Error('the attack is refused');
  return lifeOf(state) - leastLife(begun.state);
}

function leastLife(state: State<Glowquest>): number {
  const [ask] = state.asks;
  if (ask === undefined || state.table.attack === null) return lifeOf(state);
  const lives = legal(game, state, ask).map((action) => {
    const next = step(game, state, { seat: ask.seat, ask: ask.id, action });
    return next.ok ? leastLife(next.state) : lifeOf(state);
  });
  return Math.min(...lives);
}

const FIGHTS: readonly (readonly [string, Base['source'], (scene: Scene) => void])[] = [
  ['bare hands and no Surges', 'role', (scene) => fight(scene, 0)],
  ['Surges for Aim and Power', 'role', (scene) => fight(scene, 3)],
  [
    'cards that hit harder',
    'longsword',
    (scene) => fight(scene, 5, ['longsword', 'heavy-swing', 'precise-cut', 'finish']),
  ],
  [
    'cards that open the target up',
    'role',
    (scene) => fight(scene, 4, ['expose', 'gap-finder', 'opportunist', 'hard-hitter']),
  ],
  ['a crossbow that costs a Surge', 'heavy-crossbow', (scene) => fight(scene, 3, ['heavy-crossbow', 'sure-strike'])],
  ['a bypass', 'glowglass-blade', (scene) => fight(scene, 3, ['glowglass-blade'])],
];

function fight(
  scene: Scene,
  surges: number,
  cards: Parameters<Scene['hero']>[3] extends { cards?: infer C } | undefined ? C : never = [],
): void {
  scene.hero('offense', 1, 2, { cards: cards ?? [] });
  scene.monster('stone-crawler', 2, 2, { shield: 1, reflect: 1 });
  scene.turn(OFFENSE, surges);
}

describe('the odds of an attack are those of the rules', () => {
  test.each(FIGHTS)('%s', (_name, source, set) => {
    const state = stateOf(set);
    const { spent } = oddsOf(state, source);
    const played = Array.from({ length: 12 }, (_, i) => worstOf(state, source, i + 1));
    expect(spent.losses.map((chance) => Math.round(chance * 12))).toEqual(
      spent.losses.map((_, loss) => played.filter((one) => one === loss).length),
    );
    expect(spent.loss).toBeCloseTo(played.reduce((sum, one) => sum + one, 0) / 12);
    expect(spent.kill).toBeCloseTo(played.filter((one) => one === lifeOf(state)).length / 12);
  });
});

test('without Surges a hit needs the target’s Grit, and does the base damage', () => {
  const state = stateOf((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE, 2);
  });
  const { plain, spent } = oddsOf(state);
  expect(plain).toEqual({ hit: 7 / 12, kill: 0, losses: [5 / 12, 0, 0, 7 / 12], loss: 21 / 12, returned: 0 });
  expect(spent).toMatchObject({ hit: 9 / 12, kill: 7 / 12, losses: [3 / 12, 0, 0, 1 / 12, 1 / 12, 7 / 12] });
});

test('what Reflect sends back is part of the odds', () => {
  const state = stateOf((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { reflect: 2 });
    scene.turn(OFFENSE);
  });
  expect(oddsOf(state).plain).toMatchObject({ loss: 7 / 12, returned: 14 / 12 });
});
