import type { Seat } from '@questhall/kernel';
import type { Encounter } from '@questhall/testkit';
import { adventureOf, type CardId, QUEST_IDS, questOf } from '../../src/content/index.ts';
import { progressOf } from '../../src/queries/table.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { happened, Stage, type Told, type Wish, wishing } from './stage.ts';

const isKind =
  (kind: string, duration: string | null = null) =>
  (card: CardId): boolean =>
    adventureOf(card).kind === kind && (duration === null || adventureOf(card).duration === duration);

/** Something that a hero carries. */
interface Load {
  readonly name: string;
  /** Puts it on him; told by whether there was such a thing. */
  put(stage: Stage, seat: Seat, other: Seat): boolean;
}

const readying =
  (isOne: (card: CardId) => boolean): Load['put'] =>
  (stage, seat) => {
    const card = stage.find(isOne);
    if (card === null) return false;
    stage.take(card);
    stage.hero(seat).readied.push({ card, wounds: 0, attached: [], charges: 0 });
    return true;
  };

const LOADS: readonly Load[] = [
  { name: 'a Boon', put: readying((card) => isKind('boon', 'permanent')(card) && !hasWord(card, 'charges')) },
  { name: 'a Treasure', put: readying((card) => isKind('treasure', 'permanent')(card) && !hasWord(card, 'charges')) },
  { name: 'a Minion', put: readying(isKind('monster')) },
  {
    name: 'a wounded monster in the Pack',
    put(stage, seat) {
      const card = stage.find((one) => isKind('monster')(one) && (adventureOf(one).fighter?.life ?? 0) > 1);
      if (card === null) return false;
      stage.take(card);
      stage.hero(seat).pack.push({ card, wounds: 1, attached: [] });
      return true;
    },
  },
  {
    name: 'a lasting Bane',
    put(stage, seat, other) {
      const card = stage.find(isKind('bane', 'permanent'));
      if (card === null) return false;
      stage.take(card);
      stage.hero(seat).banes.push({ card, by: other });
      return true;
    },
  },
  {
    name: 'a hand of five',
    put(stage, seat) {
      const held = stage.table.hands[seat] ?? [];
      for (let i = held.length; i < 5; i++) {
        const card = stage.find((one) => !stage.table.hands.flat().includes(one));
        if (card === null) return false;
        stage.take(card);
        held.push(card);
      }
      stage.table.hands[seat] = held;
      return true;
    },
  },
  {
    name: 'the token of an Escort',
    put(stage, seat) {
      const { table } = stage;
      const quest = stage.one(
        QUEST_IDS.filter(
          (id) => questOf(id).category === 'escort' && table.errands[seat]?.some((one) => one.quest === id),
        ),
      );
      if (quest === null) return false;
      table.errands[seat] = (table.errands[seat] ?? []).map((one) =>
        one.quest === quest ? { quest, isUp: true } : one,
      );
      progressOf(table, quest).token = 'card';
      return true;
    },
  },
];

const hasWord = (card: CardId, word: string): boolean =>
  adventureOf(card).clauses.some(({ choices }) =>
    choices.some((effects) => effects.some((effect) => effect.word === word)),
  );

/** A way to lose things. */
interface Loss {
  readonly name: string;
  /** Sets it going; what is wished for, or null where there is no room. */
  begin(stage: Stage, seat: Seat, other: Seat): readonly Wish[] | null;
  hasMet(told: Told, seat: Seat): boolean;
}

const fell: Loss['hasMet'] = (told, seat) => happened(told, 'defeated', { seat });

const resigns =
  (seat: Seat): Wish =>
  (action, by) =>
    by === seat && action.type === 'resign';

const LOSSES: readonly Loss[] = [
  {
    name: 'gives up in his own turn',
    begin(stage, seat) {
      stage.turn(seat, 'hero');
      return [resigns(seat)];
    },
    hasMet: fell,
  },
  {
    name: 'gives up in the turn of another',
    begin(stage, seat, other) {
      stage.turn(other, 'lord');
      return [resigns(seat)];
    },
    hasMet: fell,
  },
  {
    name: 'is attacked at his last life',
    begin(stage, seat, other) {
      const monster = stage.find((card) => isKind('monster')(card) && adventureOf(card).cost >= 4);
      if (monster === null) return null;
      stage.take(monster);
      stage.table.hands[other]?.push(monster);
      Object.assign(stage.hero(seat), { life: 1, peril: 12, glory: 0 });
      stage.turn(other, 'lord');
      return [
        (action) =>
          action.type === 'encounter' &&
          action.card === monster &&
          action.target === seat &&
          action.attachment === null,
        ({ type }) => type === 'attack',
        ({ type }) => type === 'muster',
      ];
    },
    hasMet: fell,
  },
  {
    name: 'challenges somebody at his last life',
    begin(stage, seat, other) {
      const { space } = stage.hero(other);
      Object.assign(stage.hero(seat), { life: 1, space, isTipped: false, mud: null });
      stage.table.gates = [];
      stage.turn(seat, 'hero');
      return [
        (action, by) => by === seat && action.type === 'challenge' && action.hero === other && action.minion === null,
      ];
    },
    hasMet: fell,
  },
  {
    name: 'ends his turn',
    begin(stage, seat) {
      stage.turn(seat, 'hero');
      return [(action, by) => by === seat && action.type === 'endPhase'];
    },
    hasMet: (told, seat) => happened(told, 'turnOver', { seat }),
  },
  {
    name: 'is turned back to the Reset phase',
    begin(stage, seat, other) {
      stage.turn(other, 'hero');
      Object.assign(stage.hero(seat), { glory: 0 });
      return [({ type }) => type === 'endPhase'];
    },
    hasMet: (told) => happened(told, 'began'),
  },
];

/** Everything that a hero can carry meets every way to lose it. */
export const LOSS_ENCOUNTERS: readonly Encounter<Dungeoneer>[] = LOSSES.flatMap((loss) =>
  LOADS.map((load) => ({
    name: `whoever carries ${load.name} × ${loss.name}`,
    stage(draft, rng) {
      const stage = new Stage(draft, rng);
      const [seat, other] = stage.seats;
      if (seat === undefined || other === undefined) return null;
      for (const one of [seat, other]) stage.bare(one);
      if (!load.put(stage, seat, other)) return null;
      const wishes = loss.begin(stage, seat, other);
      return wishes && { answer: wishing(rng, ...wishes), hasMet: (told) => loss.hasMet(told, seat) };
    },
  })),
);
