import type { Study } from '@questhall/facets';
import { listSeats, type Seat, type State, type Tell } from '@questhall/kernel';
import { nameIdOf } from '../content/index.ts';
import { readDeck } from '../own/index.ts';
import { readSets } from '../queries/decks.ts';
import type { Dungeoneer, Event } from '../types/index.ts';
import { NAMES } from '../words/en/names.ts';

/** How often each was seen. */
type Sums = Record<string, number>;

/** Without a prototype it is a table of names from the first of them on. */
const noSums = (): Sums => Object.create(null);

/** A race of two to four: what is counted is how often whoever begins wins. */
export const study: Study<Dungeoneer> = {
  bestPlayer: 'standard',
  seatsUsual: 3,
  winner: 'whoever begins',
  strengths: {
    standard: 'weighs every offer, answers in the turns of others, and goes where its Quests are nearest',
    dreamer: 'weighs its own turns as well, but never answers in those of others',
    novice: 'never answers in the turns of others, and takes its Quests in the order in which they lie',
  },
  shares: [
    { title: 'How often each hero won', won: 'won by hero', of: 'heroes in play' },
    { title: 'How often who held a card at first won', won: 'won by first hand', of: 'first hands' },
  ],
  names: { ...NAMES.card, ...NAMES.hero, ...NAMES.quest },
  portray: ({ sets, cards }) => {
    const title = (readSets(sets) ?? []).map((set) => NAMES.set[set]).join(', ');
    return { title: cards === '' ? title : `${readDeck(cards).title} (${title})` };
  },
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
  readonly #dealt = noSums();
  readonly #done = noSums();
  readonly #played = noSums();
  readonly #slain = noSums();
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
        'quests in play': this.#dealt,
        'quests completed': this.#done,
        'cards played': this.#played,
        'monsters slain': this.#slain,
      },
    };
  }

  /** Heroes and first hands, and which of them won. */
  #seatCounts(winner: Seat | undefined) {
    const heroes = this.#draft.table.heroes.map(({ heroes: [hero = ''] }) => hero);
    return {
      'heroes in play': once(heroes),
      'won by hero': once(winner === undefined ? [] : heroes.slice(winner, winner + 1)),
      'first hands': once(this.#hands.flat()),
      'won by first hand': once(winner === undefined ? [] : this.#hands[winner]),
    };
  }
}

const sum = (sums: Sums): number => Object.values(sums).reduce((all, n) => all + n, 0);

/** A card of somebody's own counts under its name. */
function add(sums: Sums, what: string): void {
  const name = nameIdOf(what);
  sums[name] = (sums[name] ?? 0) + 1;
}

function once(what: readonly string[] = []): Sums {
  const sums = noSums();
  for (const one of what) sums[nameIdOf(one)] = 1;
  return sums;
}
