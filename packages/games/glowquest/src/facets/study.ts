import type { Study } from '@questhall/facets';
import { titleIn } from '@questhall/facets';
import type { State, Tell } from '@questhall/kernel';
import type { Event, Glowquest } from '../types/index.ts';
import { NAMES } from '../words/en/names.ts';

type Sums = Map<string, number>;

/** An expedition: the heroes win by clearing four rooms and the Quest room. */
export const study: Study<Glowquest> = {
  bestPlayer: 'standard',
  seatsUsual: 4,
  winner: 'the heroes',
  strengths: {
    standard: 'plans a Turn ahead and chooses its cards; the monsters follow their script',
    drifter: 'plans a Turn ahead, and takes whatever cards come',
  },
  shares: [
    {
      title: 'How often expeditions were won with a card taken early',
      won: 'wins with an early card',
      of: 'games with an early card',
    },
  ],
  names: NAMES.card,
  portray({ heroes, difficulty, figures }) {
    const title = `An expedition of ${heroes.split(',').join(', ')}, ${difficulty}`;
    return { title: figures === '' ? title : `${titleIn(figures)} (${title})` };
  },
  observe(draft) {
    const watch = new Watch(draft);
    return { tell: watch, result: () => watch.result() };
  },
  exact: () => null,
};

const PATROL = 'patrol';
const HEROES_MAX = 3;

/** Counts fights, falls and cards. */
class Watch implements Tell<Glowquest> {
  readonly #draft: State<Glowquest>;
  readonly #encounters: Sums = new Map();
  readonly #rounds: Sums = new Map();
  readonly #falls: Sums = new Map();
  readonly #fallsByRole: Sums = new Map();
  readonly #offered: Sums = new Map();
  readonly #kept: Sums = new Map();
  /**
   * Cards that a hero had by the end of its first Level Up, and the lists that were looked at: they are replaced, never
   * written.
   */
  readonly #early = new Set<string>();
  readonly #seen: object[] = [];
  #won = 0;
  #place = PATROL;

  constructor(draft: State<Glowquest>) {
    this.#draft = draft;
  }

  all(_rule: Glowquest['Rule'], event: Event): void {
    switch (event.type) {
      case 'drew':
        for (const card of event.cards) add(this.#offered, card, 1);
        break;
      case 'kept':
        add(this.#kept, event.card, 1);
        break;
      case 'phaseBegan':
        if (this.#won <= 1) this.#noteCards();
        break;
      case 'encounterBegan':
        this.#place = event.room ?? PATROL;
        add(this.#encounters, this.#place, 1);
        break;
      case 'turnBegan':
        if (event.who === this.#draft.table.encounter?.first && event.who < HEROES_MAX)
          add(this.#rounds, this.#place, 1);
        break;
      case 'fell':
      case 'stoodUp':
        add(this.#falls, this.#place, 1);
        add(this.#fallsByRole, this.#draft.table.heroes[event.hero]?.role ?? '', 1);
        break;
      case 'encounterWon':
        this.#won += 1;
        break;
      default:
    }
  }

  only(): void {}

  split(_to: number, rule: Glowquest['Rule'], secret: Event): void {
    this.all(rule, secret);
  }

  #noteCards(): void {
    for (const { id, cards } of this.#draft.table.heroes) {
      if (this.#seen[id] === cards) continue;
      this.#seen[id] = cards;
      for (const card of cards) this.#early.add(card);
    }
  }

  result() {
    const { outcome, clock, table } = this.#draft;
    const isWon = outcome?.rule === 'win.quest';
    const lost = outcome?.rule === 'lose.resolve-empty' ? 'out of Resolve' : 'all unconscious';
    const early = Object.fromEntries([...this.#early].map((card) => [card, 1]));
    return {
      isWon,
      ending: isWon ? 'won' : lost,
      measures: {
        moves: clock,
        encounters: total(this.#encounters),
        rounds: total(this.#rounds),
        falls: total(this.#falls),
        'rooms cleared': table.roomsCleared + (table.isQuestCleared ? 1 : 0),
      },
      counts: {
        encounters: Object.fromEntries(this.#encounters),
        rounds: Object.fromEntries(this.#rounds),
        falls: Object.fromEntries(this.#falls),
        'falls by role': Object.fromEntries(this.#fallsByRole),
        ...(isWon ? {} : { 'lost in': { [this.#place]: 1 } }),
        'cards offered': Object.fromEntries(this.#offered),
        'cards kept': Object.fromEntries(this.#kept),
        'games with an early card': early,
        ...(isWon ? { 'wins with an early card': early } : {}),
      },
    };
  }
}

const total = (sums: Sums): number => [...sums.values()].reduce((sum, n) => sum + n, 0);

function add(sums: Sums, what: string, amount: number): void {
  sums.set(what, (sums.get(what) ?? 0) + amount);
}
