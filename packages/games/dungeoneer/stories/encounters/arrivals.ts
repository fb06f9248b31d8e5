import type { Seat, State } from '@questhall/kernel';
import type { Encounter } from '@questhall/testkit';
import { adventureOf, CARD_IDS, type CardId, type MapId, mapCardOf } from '../../src/content/index.ts';
import { chartOf, exitOf } from '../../src/map/chart.ts';
import { sewersFrom } from '../../src/queries/exits.ts';
import { enterClause, playClause } from '../../src/queries/printed.ts';
import type { Dungeoneer, Table } from '../../src/types/index.ts';
import { happened, Stage, type Wish, wishing } from './stage.ts';

type Host = State<Dungeoneer>;

/** A step that a hero could take if he stood there. */
interface Step {
  readonly way: string;
  readonly from: MapId;
  readonly to: MapId;
  /** What he has to hold for it. */
  readonly card: CardId | null;
  readonly wish: Wish;
}

function* stepsByExit(table: Table): Generator<Step> {
  for (const { placed } of table.sections) {
    const { ways } = chartOf(placed);
    for (const one of placed)
      for (const { side, to } of ways.get(one.card) ?? []) {
        const { kind } = exitOf(one, side);
        const wish: Wish = (action) => action.type === 'move' && action.side === side;
        yield { way: `by an exit, ${kind}`, from: one.card, to, card: null, wish };
      }
  }
}

function* stepsByLink(table: Table): Generator<Step> {
  for (const { card: from } of table.sections.flatMap(({ placed }) => placed))
    for (const to of sewersFrom(table, from))
      yield { way: 'by a sewer', from, to, card: null, wish: (action) => action.type === 'sewer' && action.to === to };
  for (const { portal, entrance } of table.portals)
    for (const [from, to] of [
      [portal, entrance],
      [entrance, portal],
    ] as const)
      yield {
        way: 'by a portal',
        from,
        to,
        card: null,
        wish: (action) => action.type === 'portal' && action.to === to,
      };
}

/** Cards that take a hero somewhere else when he plays them in his own phase. */
const WARPS = CARD_IDS.filter((card) => {
  const { time } = adventureOf(card);
  const effects = playClause(adventureOf(card))?.choices[0] ?? [];
  return (time === 'hero' || time === 'anytime') && effects.some(({ word }) => word === 'warp');
});

function* stepsByWarp({ sets, grade, sections }: Table): Generator<Step> {
  for (const card of WARPS)
    if (adventureOf(card).grade === grade && sets.some((set) => card.startsWith(set)))
      for (const { placed } of sections)
        for (const { card: to } of placed) {
          const [from] = placed;
          const wish: Wish = (action) => action.type === 'play' && action.card === card && action.space === to;
          if (from !== undefined && from.card !== to) yield { way: 'by a Warp', from: from.card, to, card, wish };
        }
}

const stepsOn = (table: Table): readonly Step[] => [
  ...stepsByExit(table),
  ...stepsByLink(table),
  ...stepsByWarp(table),
];

/** What is in the middle of a space. */
function groundOf(space: MapId): string {
  const { obstacle, kind } = mapCardOf(space);
  if (obstacle !== null) return `a ${obstacle.kind}`;
  if (enterClause(space) !== null) return 'an effect on entry';
  return kind === 'entrance' ? 'an Entrance' : 'nothing';
}

/** What else is the matter when he comes. */
interface Matter {
  readonly name: string;
  put(stage: Stage, seat: Seat): readonly Wish[];
}

const isArrivalTrap = (card: CardId): boolean =>
  adventureOf(card).kind === 'trap' && adventureOf(card).time === 'anytime';

const MATTERS: readonly Matter[] = [
  {
    name: 'at the last life',
    put(stage, seat) {
      stage.hero(seat).life = 1;
      return [];
    },
  },
  {
    name: 'with the last point',
    put(stage, seat) {
      stage.hero(seat).points = 1;
      return [];
    },
  },
  {
    name: 'where everybody waits',
    put(stage, seat) {
      for (const other of stage.seats) if (other !== seat) stage.hero(other).hasSaved = true;
      return [(action, by) => by !== seat && action.type === 'challenge'];
    },
  },
  {
    name: 'and a Trap is sprung',
    put(stage, seat) {
      const trap = stage.find(isArrivalTrap);
      const other = stage.seats.find((one) => one !== seat);
      if (trap === null || other === undefined) return [];
      stage.take(trap);
      stage.table.hands[other]?.push(trap);
      stage.hero(seat).peril = 12;
      return [(action) => action.type === 'play' && action.card === trap];
    },
  },
];

/** A hero stands there, and it is his turn. */
function arrange(stage: Stage, seat: Seat, { from, to, card }: Step, matter: Matter): readonly Wish[] {
  stage.table.gates = [];
  if (card !== null) stage.hold(seat, card);
  Object.assign(stage.hero(seat), { space: from, isTipped: false, mud: null, glory: 15, peril: 3 });
  if (matter.name === 'where everybody waits')
    for (const other of stage.seats) if (other !== seat) stage.hero(other).space = to;
  stage.turn(seat, 'hero');
  return matter.put(stage, seat);
}

/** Every way to arrive meets every sort of ground, as far as these tables have them, with something else the matter. */
export function arrivalEncounters(
  hosts: readonly Host[],
): readonly (readonly [Encounter<Dungeoneer>, readonly Host[]])[] {
  const found = new Map<string, Host[]>();
  for (const host of hosts)
    for (const pair of new Set(stepsOn(host.table).map(({ way, to }) => `${way} × ${groundOf(to)}`)))
      found.set(pair, [...(found.get(pair) ?? []), host]);
  return [...found].flatMap(([pair, there]) =>
    MATTERS.map((matter) => [
      {
        name: `${pair}, ${matter.name}`,
        stage(draft, rng) {
          const stage = new Stage(draft, rng);
          const [seat] = stage.seats;
          const step = stage.one(stepsOn(stage.table).filter(({ way, to }) => `${way} × ${groundOf(to)}` === pair));
          if (seat === undefined || step === null) return null;
          const wishes = arrange(stage, seat, step, matter);
          return {
            answer: wishing(rng, ...wishes, once(step.wish)),
            hasMet: (told) =>
              happened(told, 'moved', { seat, to: step.to }) ||
              happened(told, 'gate', { seat }) ||
              happened(told, 'defeated', { seat }),
          };
        },
      },
      there,
    ]),
  );
}

/** A wish that is fulfilled is not wished again. */
function once(wish: Wish): Wish {
  let granted: unknown = null;
  return (action, seat) => {
    if (granted !== null || !wish(action, seat)) return false;
    granted = action;
    return true;
  };
}
