import type { Study } from '@questhall/facets';
import { listSeats, type State, type Tell } from '@questhall/kernel';
import { questOf } from '../content/index.ts';
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
  readonly #quests: Sums = new Map();
  readonly #played: Sums = new Map();
  readonly #slain: Sums = new Map();
  #fights = 0;
  #wounds = 0;
  #falls = 0;

  constructor(draft: State<Dungeoneer>) {
    this.#draft = draft;
  }

  all(_rule: Dungeoneer['Rule'], event: Event): void {
    switch (event.type) {
      case 'completed':
        add(this.#quests, questOf(event.quest).category);
        break;
      case 'played':
      case 'declared':
        add(this.#played, event.card);
        break;
      case 'sent':
        this.#fights += 1;
        for (const { card } of event.sent) add(this.#played, card);
        break;
      case 'slain':
        add(this.#slain, event.card);
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

  only(): void {}

  split(_to: number, rule: Dungeoneer['Rule'], secret: Event): void {
    this.all(rule, secret);
  }

  result() {
    const { outcome, clock, table } = this.#draft;
    const [winner] = outcome === null ? [] : listSeats(outcome.winners);
    const seats = table.heroes.length;
    const turn = winner === undefined ? -1 : (winner - table.first + seats) % seats;
    const hero = winner === undefined ? undefined : table.heroes[winner]?.heroes[0];
    return {
      isWon: turn === 0,
      ending: ENDINGS[outcome?.rule ?? ''] ?? 'none',
      measures: {
        moves: clock,
        rounds: table.round,
        turns: table.turns,
        quests: sum(this.#quests),
        fights: this.#fights,
        wounds: this.#wounds,
        'heroes defeated': this.#falls,
        'cards played': sum(this.#played),
      },
      counts: {
        'won by turn': turn < 0 ? {} : { [`turn ${turn + 1}`]: 1 },
        'won by hero': hero === undefined ? {} : { [hero]: 1 },
        'heroes in play': Object.fromEntries(table.heroes.map(({ heroes }) => [heroes[0] ?? '', 1])),
        'quests completed': Object.fromEntries(this.#quests),
        'cards played': Object.fromEntries(this.#played),
        'monsters slain': Object.fromEntries(this.#slain),
      },
    };
  }
}

const sum = (sums: Sums): number => [...sums.values()].reduce((all, n) => all + n, 0);

function add(sums: Sums, what: string): void {
  sums.set(what, (sums.get(what) ?? 0) + 1);
}
