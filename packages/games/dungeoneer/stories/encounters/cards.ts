import type { Seat } from '@questhall/kernel';
import type { Encounter } from '@questhall/testkit';
import { adventureOf, CARD_IDS, type CardId, type SetId } from '../../src/content/index.ts';
import { playClause } from '../../src/queries/printed.ts';
import type { Action, Dungeoneer } from '../../src/types/index.ts';
import { happened, Stage, type Wish, wishing } from './stage.ts';

/** Whoever plays a card, and whoever it is played against. */
interface Pair {
  readonly stage: Stage;
  readonly player: Seat;
  readonly target: Seat;
}

/** How a card comes to be played: what is arranged, and what is wished for. */
interface Way {
  readonly name: string;
  isFor(card: CardId): boolean;
  begin(pair: Pair, card: CardId): readonly Wish[] | null;
}

const plays =
  (card: CardId, seat: Seat): Wish =>
  (action, by) =>
    by === seat && (action.type === 'play' || action.type === 'bane') && action.card === card;

const isSending =
  (card: CardId, target: Seat): Wish =>
  (action) =>
    action.type === 'encounter' && action.card === card && action.target === target && action.attachment === null;

const isType =
  (...types: readonly Action['type'][]): Wish =>
  ({ type }) =>
    types.includes(type);

/** Peril to pay with, and Glory for everything. */
function fund({ stage, player, target }: Pair): void {
  Object.assign(stage.hero(player), { glory: 15, peril: 1 });
  Object.assign(stage.hero(target), { peril: 12, glory: 3 });
}

const isMonster = (card: CardId): boolean => adventureOf(card).kind === 'monster';
const isLord = (card: CardId): boolean => adventureOf(card).time === 'lord';

/** A monster of the player's comes for the target: a list of one. */
const sending = (card: CardId, target: Seat): readonly Wish[] => [
  isSending(card, target),
  isType('attack'),
  isType('muster'),
];

const WAYS: readonly Way[] = [
  {
    name: 'in one’s Hero phase',
    isFor: (card) =>
      ['hero', 'anytime'].includes(adventureOf(card).time) &&
      !isMonster(card) &&
      adventureOf(card).kind !== 'trap' &&
      playClause(adventureOf(card))?.trigger !== 'stepG',
    begin({ stage, player }, card) {
      stage.bare(player);
      stage.hold(player, card);
      stage.turn(player, 'hero');
      return [plays(card, player)];
    },
  },
  {
    name: 'in answer to an attack',
    isFor: (card) => adventureOf(card).time === 'response',
    begin({ stage, player, target }, card) {
      const monster = stage.find((one) => isMonster(one) && adventureOf(one).cost <= 4);
      if (monster === null) return null;
      stage.hold(player, card);
      stage.hold(target, monster);
      stage.hero(player).peril = 12;
      stage.turn(target, 'lord');
      return [plays(card, player), ...sending(monster, player)];
    },
  },
  {
    name: 'as a Dungeonlord',
    isFor: (card) => adventureOf(card).kind === 'bane' && isLord(card),
    begin({ stage, player }, card) {
      stage.bare(player);
      const beast = adventureOf(card).duration === 'attachment' ? stage.find(isMonster) : null;
      if (beast !== null) {
        stage.take(beast);
        stage.hero(player).pack = [{ card: beast, wounds: 0, attached: [] }];
      }
      stage.hold(player, card);
      stage.turn(player, 'lord');
      return [plays(card, player)];
    },
  },
  {
    name: 'sent as an Encounter',
    isFor: (card) => (isMonster(card) || adventureOf(card).kind === 'trap') && isLord(card),
    begin({ stage, player, target }, card) {
      stage.hold(player, card);
      stage.turn(player, 'lord');
      return sending(card, target);
    },
  },
  {
    name: 'on an arrival',
    isFor: (card) => adventureOf(card).kind === 'trap' && !isLord(card),
    begin({ stage, player, target }, card) {
      stage.hold(player, card);
      stage.turn(target, 'hero');
      return [plays(card, player), isType('move')];
    },
  },
];

/** What shape whoever it is about is in. */
interface Shape {
  readonly name: string;
  /** Cards that can meet it; all of them, where this is left out. */
  isFor?(card: CardId): boolean;
  /** Told by whether there was room for it. */
  put(pair: Pair): boolean;
}

const setOf = (card: CardId): string => card.slice(0, 2);

/** A Bane that stays on a hero. */
function isCurse(card: CardId): boolean {
  const { kind, duration } = adventureOf(card);
  return kind === 'bane' && duration === 'permanent';
}

const SHAPES: readonly Shape[] = [
  {
    name: 'both at their last life',
    put({ stage, player, target }) {
      for (const seat of [player, target]) stage.hero(seat).life = 1;
      return true;
    },
  },
  {
    name: 'the other tipped and without Glory',
    put({ stage, target }) {
      Object.assign(stage.hero(target), { glory: 0 });
      if (stage.draft.agenda[1]?.kind === 'turn' && stage.draft.agenda[1].seat === target) return true;
      stage.hero(target).isTipped = true;
      return true;
    },
  },
  {
    name: 'all in one space',
    put({ stage, player }) {
      const { space } = stage.hero(player);
      for (const seat of stage.seats)
        Object.assign(stage.hero(seat), { space, visited: space === null ? [] : [space] });
      stage.table.gates = stage.table.gates.filter(({ state }) => state !== 'held');
      return true;
    },
  },
  {
    name: 'the other cursed',
    isFor: (card) => CARD_IDS.some((other) => other !== card && isCurse(other) && setOf(other) === setOf(card)),
    put({ stage, player, target }) {
      const curse = stage.find((card) => isCurse(card) && !(stage.table.hands[player] ?? []).includes(card));
      if (curse === null) return false;
      stage.take(curse);
      stage.hero(target).banes.push({ card: curse, by: player });
      return true;
    },
  },
];

const isPlayed = (told: Parameters<typeof happened>[0], card: CardId): boolean =>
  happened(told, 'played', { card }) ||
  happened(told, 'declared', { card }) ||
  told.some(({ event }) => event.type === 'sent' && event.sent.some((one) => one.card === card));

/** Every card is played in every way that it can, with heroes in every shape. */
export const cardEncounters = (set: SetId): readonly Encounter<Dungeoneer>[] =>
  WAYS.flatMap((way) =>
    CARD_IDS.filter((card) => setOf(card) === set && way.isFor(card)).flatMap((card) =>
      SHAPES.filter(({ isFor }) => isFor?.(card) !== false).map((shape) => ({
        name: `${card} ${way.name} × ${shape.name}`,
        stage(draft, rng) {
          const stage = new Stage(draft, rng);
          const [player, target] = stage.seats;
          if (player === undefined || target === undefined) return null;
          const pair = { stage, player, target };
          fund(pair);
          const wishes = way.begin(pair, card);
          if (wishes === null || shape.put(pair) === false) return null;
          return { answer: wishing(rng, ...wishes), hasMet: (told) => isPlayed(told, card) };
        },
      })),
    ),
  );
