import type { GameResult } from '@questhall/facets';
import { NOBODY, type Seat, type State, type Tell } from '@questhall/kernel';
import { HOARD_NORTH, HOARD_SOUTH } from '../content/keep/board.ts';
import { type Deck, KEEP_CARDS } from '../content/keep/decks.ts';
import { TILE_KINDS } from '../content/keep/tiles.ts';
import { MONSTERS } from '../content/monsters.ts';
import { isBelow } from '../queries/heroes.ts';
import { kindOf } from '../queries/keep/laid.ts';
import { squaresApart, UNEXPLORED } from '../queries/keep/squares.ts';
import { treasuresOf, worthOf } from '../queries/keep/worth.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, Event, HeroInPlay, Keep } from '../types/index.ts';

/** How often each was seen, or how much it came to. */
type Sums = Record<string, number>;

const NIGHT = 'nightfall';
const NIGHT_BELOW = 'nightfall below';
const BLOW = 'parting blow';
const FIRE = 'dragonfire';

/** Counts what heroes of the keep suffer, how far they come, and how they end. */
export class DashWatch implements Tell<DungeonQuest> {
  readonly #draft: State<DungeonQuest>;
  readonly #keep: Keep;
  readonly #wounds: Sums = {};
  readonly #deaths: Sums = {};
  readonly #ends: Sums = {};
  /** By seat: what wounded the hero last, and how near the hoard he came. */
  readonly #last: string[] = [];
  readonly #nearest: number[] = [];
  #turns = 0;
  #tiles = 0;
  #killed = 0;
  #fled = 0;

  constructor(draft: State<DungeonQuest>, keep: Keep) {
    this.#draft = draft;
    this.#keep = keep;
  }

  all(rule: Rule, event: Event): void {
    const { table } = this.#draft;
    switch (event.type) {
      case 'turnBegan':
        this.#turns += 1;
        break;
      case 'tileLaid':
        this.#tiles += 1;
        break;
      case 'entered':
        this.#comeTo(event.seat, event.to);
        break;
      case 'advanced':
        this.#comeTo(table.fighter, event.to);
        break;
      case 'hurt':
        this.#suffer(event.seat, this.#causeOf(rule), event.wounds);
        break;
      case 'wounded':
        if (event.side === 'hero') this.#suffer(table.fighter, table.monster?.monster ?? 'unknown', event.wounds);
        break;
      case 'died':
        if (event.side === 'monster') this.#killed += 1;
        break;
      case 'escaped':
        this.#fled += 1;
        break;
      case 'perished':
        this.#die(event.seat, rule);
        break;
      default:
    }
  }

  only(_to: number, rule: Rule, event: Event): void {
    this.all(rule, event);
  }

  split(_to: number, rule: Rule, secret: Event): void {
    this.all(rule, secret);
  }

  #comeTo(seat: Seat, square: number): void {
    const squares = Math.min(squaresApart(square, HOARD_NORTH), squaresApart(square, HOARD_SOUTH));
    this.#nearest[seat] = Math.min(squares, this.#nearest[seat] ?? squares);
  }

  #suffer(seat: Seat, cause: string, wounds: number): void {
    this.#last[seat] = cause;
    add(this.#wounds, cause, wounds);
  }

  /** The innermost card, or the tile that the hero stands on. */
  #causeOf(rule: Rule): string {
    if (rule === 'hoard.dragonfire') return FIRE;
    if (rule === 'escape.bought' || rule === 'escape.failed') return BLOW;
    const { agenda, table } = this.#draft;
    const frame = agenda.findLast(({ kind }) => kind === 'card' || kind === 'entry' || kind === 'move');
    if (frame?.kind === 'card') return KEEP_CARDS[frame.card]?.title ?? 'unknown';
    return kindOf(this.#keep.tiles[table.heroes[table.fighter]?.square ?? -1] ?? UNEXPLORED) ?? 'unknown';
  }

  #die(seat: Seat, rule: Rule): void {
    const hero = this.#draft.table.heroes[seat];
    if (hero === null || hero === undefined) return;
    const night = isBelow(hero) ? NIGHT_BELOW : NIGHT;
    const wound = hero.wounds >= hero.life ? this.#last[seat] : undefined;
    const cause = rule === 'round.nightfall' ? night : (wound ?? this.#causeOf(rule));
    add(this.#deaths, cause, 1);
    add(this.#ends, endOf(cause), 1);
  }

  result(): GameResult {
    const { clock, outcome, table } = this.#draft;
    const heroes = table.heroes.filter((hero) => hero !== null);
    const out = heroes.filter(({ fate }) => fate === 'left');
    const rich = out.filter((hero) => treasuresOf(hero) > 0);
    const isWon = outcome !== null && outcome.winners !== NOBODY;
    const unrewarded = out.length > 0 ? 'out alive without a Treasure' : 'nobody leaves the keep';
    const each = (sum: number): number => Math.round(sum / Math.max(1, heroes.length));
    add(this.#ends, 'out with a Treasure', rich.length);
    add(this.#ends, 'out without a Treasure', out.length - rich.length);
    return {
      isWon,
      ending: isWon ? 'out with a Treasure' : unrewarded,
      measures: {
        moves: clock,
        rounds: this.#keep.sun,
        'turns of a hero': each(this.#turns),
        'tiles laid': this.#tiles,
        'squares short of the hoard': each(this.#nearest.reduce((sum, squares) => sum + squares, 0)),
        'wounds of a hero': each(Object.values(this.#wounds).reduce((sum, wounds) => sum + wounds, 0)),
        'monsters killed': this.#killed,
        escapes: this.#fled,
        'heroes out alive': out.length,
        'Treasures brought out': out.reduce((sum, hero) => sum + treasuresOf(hero), 0),
        'gold brought out': out.reduce((sum, hero) => sum + worthOf(hero), 0),
      },
      counts: {
        'heroes in play': byHero(heroes),
        'reached the hoard': byHero(table.heroes.filter((hero, seat) => hero !== null && this.#nearest[seat] === 0)),
        'out alive': byHero(out),
        'out with a Treasure': byHero(rich),
        'how heroes end': this.#ends,
        'deaths by cause': named(this.#deaths),
        'wounds by cause': named(this.#wounds),
      },
    };
  }
}

const TRAPS: Deck = 'trap';

/** The kinds of ends, as the ledger counts them. */
function endOf(cause: string): string {
  if (cause === NIGHT || cause === NIGHT_BELOW) return cause;
  if (cause === BLOW || MONSTERS.some((monster) => monster === cause)) return 'monsters';
  if (cause === FIRE) return 'the dragon';
  if (KEEP_CARDS.some(({ deck, title }) => deck === TRAPS && title === cause)) return 'traps';
  return TILE_KINDS.some((kind) => kind === cause) ? `the ${cause}` : 'other cards';
}

function add(sums: Sums, what: string, by: number): void {
  if (by > 0) sums[what] = (sums[what] ?? 0) + by;
}

function byHero(heroes: readonly (HeroInPlay | null)[]): Sums {
  const sums: Sums = {};
  for (const hero of heroes) if (hero !== null) add(sums, hero.hero, 1);
  return sums;
}

/** `pendulumBlade` reads "pendulum blade". */
const named = (sums: Sums): Sums =>
  Object.fromEntries(
    Object.entries(sums).map(([what, sum]) => [what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), sum]),
  );
