import type { Study } from '@questhall/facets';
import { everyone, type State, seatsOf, type Tell } from '@questhall/kernel';
import { HEROES } from '../content/heroes.ts';
import { NAMES } from '../content/names.ts';
import { areaAt, CORRIDOR } from '../queries/index.ts';
import type { Event, HeroQuest } from '../types/index.ts';
import { CORRIDOR_NAME, HARM_BY_ROOM, portray } from './portrait.ts';

type Sums = Map<string, number>;

const DEATHS_BY_ROOM = 'deaths by room';

/** A quest, or a whole campaign: the heroes win by coming home with the deed done. */
export const study: Study<HeroQuest> = {
  bestPlayer: 'standard',
  seatsUsual: 2,
  winner: 'the heroes',
  places: { deaths: DEATHS_BY_ROOM, harm: HARM_BY_ROOM },
  strengths: {
    standard:
      'a careful party that explores together, heals in time and comes home; as Zargon as good as the option “zargon” says',
  },
  portray,
  observe(draft) {
    const watch = new Watch(draft);
    return { tell: watch, result: () => watch.result() };
  },
  exact: () => null,
};

/** Counts who dies where, and what each room costs. */
class Watch implements Tell<HeroQuest> {
  readonly #draft: State<HeroQuest>;
  readonly #deaths: Sums = new Map();
  readonly #deathsByRoom: Sums = new Map();
  readonly #bodyByRoom: Sums = new Map();
  readonly #questsWon: Sums = new Map();
  #rounds = 0;

  constructor(draft: State<HeroQuest>) {
    this.#draft = draft;
  }

  all(_rule: HeroQuest['Rule'], event: Event): void {
    const { table } = this.#draft;
    if (event.type === 'roundBegan') this.#rounds += 1;
    else if (event.type === 'questEnded' && event.ending === 'success') add(this.#questsWon, `quest ${table.quest}`, 1);
    else if (event.type === 'wounded') this.#note(event.figure, this.#bodyByRoom, event.amount);
    else if (event.type === 'died') {
      const hero = HEROES[event.figure];
      if (hero !== undefined) add(this.#deaths, NAMES.hero[hero], 1);
      this.#note(event.figure, this.#deathsByRoom, 1);
    }
  }

  only(): void {}

  split(_to: number, rule: HeroQuest['Rule'], secret: Event): void {
    this.all(rule, secret);
  }

  #note(figure: number, sums: Sums, amount: number): void {
    const hero = HEROES[figure];
    const at = this.#draft.table.heroes.find((one) => one.hero === hero)?.at;
    if (at === undefined) return;
    const area = areaAt(this.#draft.table, at);
    add(sums, area === CORRIDOR ? CORRIDOR_NAME : area, amount);
  }

  result() {
    const { seats, outcome, table, clock } = this.#draft;
    const isWon = outcome?.winners === (everyone(seats) & ~seatsOf(seats - 1));
    return {
      isWon,
      ending: table.isCampaign ? (isWon ? 'campaign won' : `campaign lost in quest ${table.quest}`) : endingOf(table),
      measures: {
        moves: clock,
        rounds: this.#rounds,
        'heroes lost': [...this.#deaths.values()].reduce((sum, n) => sum + n, 0),
      },
      counts: {
        deaths: Object.fromEntries(this.#deaths),
        [DEATHS_BY_ROOM]: Object.fromEntries(this.#deathsByRoom),
        [HARM_BY_ROOM]: Object.fromEntries(this.#bodyByRoom),
        ...(table.isCampaign ? { 'quests won': Object.fromEntries(this.#questsWon) } : {}),
      },
    };
  }
}

function endingOf({ ending, heroes }: State<HeroQuest>['table']): string {
  if (ending === 'success') return 'success';
  if (ending === 'unfinished') return 'left without the goal';
  return heroes.every(({ status }) => status === 'dead') ? 'all heroes dead' : 'failed';
}

function add(sums: Sums, what: string, amount: number): void {
  sums.set(what, (sums.get(what) ?? 0) + amount);
}
