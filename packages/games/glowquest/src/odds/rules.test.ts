import { cloneState, type Game, legal, type State, step } from '@questhall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFENSE } from '../../stories/cast.ts';
import { type Scene, story } from '../../stories/scene.ts';
import { attack } from '../../stories/wishes.ts';
import type { CardId, MonsterId } from '../content/index.ts';
import { glowquest } from '../game.ts';
import { basesOf } from '../queries/stats.ts';
import type { Action, Glowquest, Options } from '../types/index.ts';
import { type BlowOdds, blowOdds } from './blow.ts';

// The odds against the rules themselves: every legal way to spend Surges on an attack is played, with every face of the
// die.

const TARGET = 3;
const FACES = Array.from({ length: 12 }, (_, i) => i + 1);
const NEXT_SURGES = 4;
const game: Game<Glowquest> = glowquest;
type Match = State<Glowquest>;

const lifeOf = ({ table }: Match): number => table.monsters.find(({ id }) => id === TARGET)?.hitpoints ?? 0;

/** With this face, whenever the die is rolled; and the next hero rolls for Surges when the attacker has fallen. */
function after(state: Match, action: Action, face: number | null = null): Match {
  const [ask] = state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const before = cloneState(game, state);
  before.rng.loaded = [...(face === null ? [] : [face]), NEXT_SURGES];
  const next = step(game, before, { seat: ask.seat, ask: ask.id, action });
  if (!next.ok) throw new Error(`${action.type} is refused by ${next.refusal.rule}`);
  return next.state;
}

/** The least that the target is left with, whatever the attacker does with what is still open. */
function leastLife(state: Match, known: Map<string, number>): number {
  const [ask] = state.asks;
  const { table } = state;
  if (ask === undefined || table.attack === null) return lifeOf(state);
  const used = table.turn?.used.toSorted();
  const key = JSON.stringify([ask.question, table.attack, used, table.turn?.surges, table.monsters, table.heroes]);
  const old = known.get(key);
  if (old !== undefined) return old;
  const least = Math.min(...legal(game, state, ask).map((action) => leastLife(after(state, action), known)));
  known.set(key, least);
  return least;
}

/** Hitpoints lost with each face, by the best way to spend: after the die, or before it where the house has it so. */
function lossesOf(state: Match): readonly number[] {
  const known = new Map<string, number>();
  const lost = (struck: Match): number => lifeOf(state) - leastLife(struck, known);
  if (!state.table.house.spendBeforeRoll) return FACES.map((face) => lost(after(state, attack(TARGET), face)));
  const plans = plansFrom(after(state, attack(TARGET), 1)).map((plan) =>
    FACES.map((face) => lost(rolled(state, plan, face))),
  );
  const worth = (losses: readonly number[]): number =>
    losses.reduce((sum, one) => sum + one, 0) + losses.filter((one) => one === lifeOf(state)).length / 100;
  return plans.reduce((best, plan) => (worth(plan) > worth(best) ? plan : best));
}

const isBeforeDie = ({ table, asks }: Match): boolean => table.attack?.die === 0 && asks[0]?.question.kind === 'roll';

/** Everything that can be paid for before the die. */
function plansFrom(declared: Match): readonly (readonly Action[])[] {
  const [ask] = declared.asks;
  if (ask === undefined || !isBeforeDie(declared)) return [[]];
  const uses = legal(game, declared, ask).filter(({ type }) => type === 'use');
  return [[], ...uses.flatMap((action) => plansFrom(after(declared, action, 1)).map((rest) => [action, ...rest]))];
}

/** The window closes by itself when nothing more can be used, and the die is rolled at once. */
function rolled(state: Match, plan: readonly Action[], face: number): Match {
  const paid = plan.reduce((now, action) => after(now, action, face), after(state, attack(TARGET), face));
  return isBeforeDie(paid) ? after(paid, { type: 'done' }, face) : paid;
}

interface Fight {
  readonly cards: readonly CardId[];
  readonly surges: number;
  readonly monster: MonsterId;
  readonly life: number;
  readonly layers: readonly [number, number];
  readonly fragile: number;
  readonly weak: number;
  readonly own: number;
  readonly isAtWall: boolean;
  readonly hasGlow: boolean;
  readonly house: Partial<Options>;
}

const POOL: readonly CardId[] = [
  ...([
    'heavy-swing',
    'precise-cut',
    'sure-strike',
    'gap-finder',
    'expose',
    'trip',
    'open-vein',
    'finish',
    'slam',
    'skewer',
  ] as const),
  ...([
    'short-sword',
    'glowglass-blade',
    'amulet-of-wrath',
    'giant-bane',
    'ring-of-ruin',
    'ring-of-frost',
    'war-hammer',
    'mercy-mace',
  ] as const),
  ...(['crush', 'opportunist', 'keen-eye', 'hard-hitter'] as const),
];

const fight: fc.Arbitrary<Fight> = fc.record({
  cards: fc.uniqueArray(fc.constantFrom(...POOL), { maxLength: 4 }),
  surges: fc.nat(4),
  monster: fc.constantFrom<MonsterId>(
    'stone-crawler',
    'ghoul',
    'lord-morrow-ironrind',
    'lord-ashmael-the-drowned-voice',
  ),
  life: fc.integer({ min: 1, max: 9 }),
  layers: fc.tuple(fc.nat(2), fc.nat(2)),
  fragile: fc.constantFrom(0, 0, 1, 5),
  weak: fc.constantFrom(0, 0, 2),
  own: fc.constantFrom(8, 8, 1),
  isAtWall: fc.boolean(),
  hasGlow: fc.boolean(),
  house: fc.constantFrom<Partial<Options>>(
    {},
    {},
    { armorFirst: true },
    { criticalTwelve: true },
    { spendBeforeRoll: true },
  ),
});

const isWeapon = (card: CardId): boolean =>
  ['short-sword', 'glowglass-blade', 'war-hammer', 'mercy-mace'].includes(card);

/** At most one weapon, amulet and ring, as the slots allow. */
function worn(cards: readonly CardId[]): CardId[] {
  const slots = [
    isWeapon,
    (card: CardId) => ['amulet-of-wrath', 'giant-bane'].includes(card),
    (card: CardId) => card.startsWith('ring-of'),
  ];
  return cards.filter((card, i) => !slots.some((isOne) => isOne(card) && cards.slice(0, i).some(isOne)));
}

function stateOf({
  cards,
  surges,
  monster,
  life,
  layers: [shield, reflect],
  fragile,
  weak,
  own,
  isAtWall,
  hasGlow,
  house,
}: Fight): Match {
  const set = (scene: Scene): void => {
    const x = isAtWall ? 3 : 1;
    scene.hero('offense', x, 2, { cards: worn(cards), hitpoints: own });
    scene.monster(monster, x + 1, 2, { hitpoints: life, shield, reflect });
    scene.monster('ghoul', 0, 4);
    if (fragile > 0 && monster !== 'lord-ashmael-the-drowned-voice') scene.effect(TARGET, 'fragile', fragile);
    if (weak > 0) scene.effect(OFFENSE, 'weak', weak);
    if (hasGlow) scene.glow(4, 1).glow(3, 1);
    scene.turn(OFFENSE, surges);
  };
  return story(set, house).state;
}

function oddsOf({ table }: Match): BlowOdds {
  const hero = table.heroes[OFFENSE];
  const base = hero && basesOf(table, hero)[0];
  if (base === undefined) throw new Error('no base');
  return blowOdds(table, OFFENSE, TARGET, base);
}

test('whatever the hero has and whoever it strikes, the odds are those of the rules, or no more than those', () => {
  let exact = 0;
  fc.assert(
    fc.property(fight, (one) => {
      const state = stateOf(one);
      const { spent, isExact } = oddsOf(state);
      const losses = lossesOf(state);
      const mean = losses.reduce((sum, loss) => sum + loss, 0) / FACES.length;
      const kills = losses.filter((loss) => loss === one.life).length / FACES.length;
      if (isExact) {
        exact += 1;
        expect([spent.loss, spent.kill]).toEqual([expect.closeTo(mean, 9), expect.closeTo(kills, 9)]);
        const isOnePlan = one.house.spendBeforeRoll !== true; // otherwise several may be equally good
        const counts = spent.losses.map((_, loss) => losses.filter((lost) => lost === loss).length);
        if (isOnePlan) expect(spent.losses.map((chance) => Math.round(chance * FACES.length))).toEqual(counts);
      } else {
        expect(spent.loss).toBeLessThanOrEqual(mean + 1e-9);
        expect(spent.kill).toBeLessThanOrEqual(kills + 1e-9);
      }
    }),
    { numRuns: RUNS, seed: 12 },
  );
  expect(exact).toBeGreaterThan(RUNS / 2);
});

const RUNS = 60;
