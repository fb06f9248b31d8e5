import type { Study } from '@questhall/facets';
import { listSeats, type Seat, type State, type Tell } from '@questhall/kernel';
import type { Dungeoneer, Event } from '../types/index.ts';

type Sums = Map<string, number>;

/** A race of two to four: what is counted is how often whoever begins wins. */
export const study: Study<Dungeoneer> = {
  bestPlayer: 'standard',
  seatsUsual: 3,
  winner: 'whoever begins',
  observe(draft) {
    const watch = new Watch(draft);
    return { tell: watch, result: () => watch.result() };
  },
  exact: () => null,
};

const ENDINGS: Readonly<Record<string, string>> = {
  'core.win-three-quests': 'three Quests',
  'core.win-last-hero': 'the last hero',
  'combine.game-over-level': 'the highest level',
  'core.endless-guard': 'the last round',
};

/** Counts Quests, cards, fights and falls. */
class Watch implements Tell<Dungeoneer> {
  readonly #draft: State<Dungeoneer>;
  readonly #dealt: Sums = new Map();
  readonly #done: Sums = new Map();
  readonly #played: Sums = new Map();
  readonly #slain: Sums = new Map();
  /** With what everybody began: nobody chose it, so what it is worth can be measured by it. */
  #hands: readonly (readonly string[])[] = [];
  #fights = 0;
  #wounds = 0;
  #falls = 0;

  constructor(draft: State<Dungeoneer>) {
    this.#draft = draft;
  }

  all(_rule: Dungeoneer['Rule'], event: Event): void {
    switch (event.type) {
      case 'began':
        if (this.#hands.length === 0) this.#hands = this.#draft.table.hands.map((hand) => hand.slice());
        break;
      case 'questDealt':
      case 'globalTurned':
        add(this.#dealt, event.quest);
        break;
      case 'completed':
        add(this.#done, event.quest);
        break;
      case 'played':
      case 'declared':
        add(this.#played, event.card);
        break;
      case 'slain':
        add(this.#slain, event.card);
        break;
      default:
        this.#fought(event);
    }
  }

  #fought(event: Event): void {
    switch (event.type) {
      case 'sent':
        this.#fights += 1;
        for (const { card } of event.sent) add(this.#played, card);
        break;
      case 'wounded':
        this.#wounds += event.by;
        break;
      case 'defeated':
        this.#falls += 1;
        break;
      default:
    }
  }

  only(_to: number, rule: Dungeoneer['Rule'], event: Event): void {
    this.all(rule, event);
  }

  split(_to: number, rule: Dungeoneer['Rule'], secret: Event): void {
    this.all(rule, secret);
  }

  result() {
    const { outcome, clock, table } = this.#draft;
    const [winner] = outcome === null ? [] : listSeats(outcome.winners);
    const turn = winner === undefined ? null : (winner - table.first + table.heroes.length) % table.heroes.length;
    return {
      isWon: turn === 0,
      ending: ENDINGS[outcome?.rule ?? ''] ?? 'none',
      measures: {
        moves: clock,
        rounds: table.round,
        turns: table.turns,
        quests: sum(this.#done),
        fights: this.#fights,
        wounds: this.#wounds,
        'heroes defeated': this.#falls,
        'cards played': sum(this.#played),
      },
      counts: {
        'won by turn': turn === null ? {} : { [`turn ${turn + 1}`]: 1 },
        ...this.#seatCounts(winner),
        'quests in play': Object.fromEntries(this.#dealt),
        'quests completed': Object.fromEntries(this.#done),
        'cards played': Object.fromEntries(this.#played),
        'monsters slain': Object.fromEntries(this.#slain),
      },
    };
  }

  /** Heroes and first hands, and which of them won. */
  #seatCounts(winner: Seat | undefined) {
    const heroes = this.#draft.table.heroes.map(({ heroes: [hero = ''] }) => hero);
    const once = (what: readonly string[] | undefined) => Object.fromEntries((what ?? []).map((one) => [one, 1]));
    return {
      'heroes in play': once(heroes),
      'won by hero': once(winner === undefined ? [] : heroes.slice(winner, winner + 1)),
      'first hands': once(this.#hands.flat()),
      'won by first hand': once(winner === undefined ? [] : this.#hands[winner]),
    };
  }
}

const sum = (sums: Sums): number => [...sums.values()].reduce((all, n) => all + n, 0);

function add(sums: Sums, what: string): void {
  sums.set(what, (sums.get(what) ?? 0) + 1);
}
