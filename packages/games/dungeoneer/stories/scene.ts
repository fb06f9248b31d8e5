import { type Seat, silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { type CardId, type HeroId, type MapId, mapCardOf, type QuestId } from '../src/content/index.ts';
import { dungeoneer } from '../src/game.ts';
import { maxLife } from '../src/queries/scores.ts';
import { heroOf, type Match, progressOf, sectionOf } from '../src/queries/table.ts';
import type { Aim, Dungeoneer, Hero, Options, Phase, Placed, Readied } from '../src/types/index.ts';

export type Tale = Story<Dungeoneer>;

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

/** Nothing that a card could be aimed at. */
export const AIM: Aim = { space: null, strike: null, side: null, choice: 0, variable: 0 };

/**
 * What a hero of a story has; the rest is as at the beginning: level of the grade, full life, upright, nothing in play.
 */
export interface Having extends Partial<Omit<Hero, 'heroes' | 'readied' | 'pack'>> {
  readonly hero?: HeroId;
  readonly heroes?: readonly HeroId[];
  readonly hand?: readonly CardId[];
  readonly readied?: readonly (CardId | Readied)[];
  readonly pack?: readonly (CardId | { card: CardId; wounds: number; attached?: CardId[] })[];
  readonly quests?: readonly QuestId[];
}

/** How a story sets its scene: the first section's Entrance lies, everybody stands on it, nobody has anything. */
export class Scene {
  readonly draft: Match;

  constructor(draft: Match) {
    this.draft = draft;
    const { table } = draft;
    draft.asks = [];
    draft.wishes = [];
    table.round = 1;
    table.turns = 10;
    table.gates = [];
    table.globals = [];
    for (const [seat, hand] of table.hands.entries()) {
      for (const card of hand.splice(0)) table.piles[0]?.draw.push(card);
      table.errands[seat] = [];
    }
    for (const section of table.sections) {
      section.deck.push(...section.placed.map(({ card }) => card));
      section.placed = [];
      const entrance = section.deck.find((card) => mapCardOf(card).kind === 'entrance');
      if (entrance !== undefined) this.lay(entrance, 0, 0);
    }
    const start = table.sections[0]?.placed[0]?.card ?? null;
    for (const seat of table.heroes.keys()) {
      const hero = heroOf(table, seat);
      Object.assign(hero, {
        space: start,
        turns: 5,
        glory: 0,
        peril: 0,
        level: { heroic: 1, epic: 4, legendary: 7 }[table.grade],
      });
      if (hero.heroes.length === 0) hero.heroes = table.spare.splice(0, 1);
      hero.life = maxLife(hero);
    }
  }

  get table(): Match['table'] {
    return this.draft.table;
  }

  /** A Map card on a cell, as printed or turned by half; a test card may lie anywhere. */
  lay(card: MapId, x: number, y: number, how: 'printed' | 'turned' = 'printed'): this {
    const section = sectionOf(this.table, card);
    section.deck = section.deck.filter((other) => other !== card);
    const placed: Placed = { card, x, y, isTurned: how === 'turned' };
    section.placed = [...section.placed.filter((other) => other.card !== card), placed];
    return this;
  }

  /** Takes the Entrance away that lies there from the beginning. */
  bare(): this {
    for (const section of this.table.sections) section.placed = [];
    return this;
  }

  /** The Map deck from the top; everything else is out of the game. */
  mapDeck(...cards: readonly MapId[]): this {
    for (const section of this.table.sections)
      section.deck = cards.filter((card) => mapCardOf(card).section === section.name).toReversed();
    return this;
  }

  /** The Adventure deck from the top. */
  deck(...cards: readonly CardId[]): this {
    this.#take(cards);
    this.table.piles[0]?.draw.push(...cards.toReversed());
    return this;
  }

  /** The Quest deck from the top; everything else is out of the game. */
  questDeck(...quests: readonly QuestId[]): this {
    this.table.questDeck = quests.toReversed();
    return this;
  }

  globals(...quests: readonly QuestId[]): this {
    this.table.questDeck = this.table.questDeck.filter((quest) => !quests.includes(quest));
    this.table.globals = quests.slice();
    return this;
  }

  /** A Quest of one's own that lies face up. */
  errand(seat: Seat, quest: QuestId): this {
    this.table.questDeck = this.table.questDeck.filter((other) => other !== quest);
    this.table.errands[seat] = [{ quest, isUp: true }];
    return this;
  }

  /** Markers, wounds and token on a Quest card. */
  progress(quest: QuestId, changes: { markers?: number[]; wounds?: number; token?: 'card' | MapId | null }): this {
    Object.assign(progressOf(this.table, quest), changes);
    return this;
  }

  hero(seat: Seat, having: Having): this {
    const { table } = this;
    const { hero: card, heroes, hand = [], readied = [], pack = [], quests = [], ...rest } = having;
    const hero = heroOf(table, seat);
    const cards = heroes ?? (card === undefined ? hero.heroes : [card]);
    for (const [other, one] of table.heroes.entries())
      if (other !== seat) one.heroes = one.heroes.map((id) => (cards.includes(id) ? (hero.heroes[0] ?? id) : id));
    table.spare = table.spare.filter((id) => !cards.includes(id));
    hero.heroes = cards.slice();
    hero.life = maxLife(hero);
    hero.readied = readied.map((one) =>
      typeof one === 'string' ? { card: one, wounds: 0, attached: [], charges: 0 } : one,
    );
    hero.pack = pack.map((one) =>
      typeof one === 'string' ? { card: one, wounds: 0, attached: [] } : { attached: [], ...one },
    );
    const beasts = [...hero.readied, ...hero.pack].flatMap(({ card: id, attached }) => [id, ...attached]);
    const banes = (rest.banes ?? []).map(({ card: id }) => id);
    this.#take([...hand, ...beasts, ...banes]);
    table.hands[seat] = hand.slice();
    const taken = [...quests, ...(rest.artifacts ?? []), ...(rest.done ?? [])];
    table.questDeck = table.questDeck.filter((quest) => !taken.includes(quest));
    table.errands[seat] = quests.map((quest) => ({ quest, isUp: false }));
    Object.assign(hero, rest);
    return this;
  }

  /** Every card exists once: what a hero has lies in no deck. */
  #take(cards: readonly CardId[]): void {
    for (const pile of this.table.piles) pile.draw = pile.draw.filter((card) => !cards.includes(card));
  }

  /** It is this seat's turn, in one of the phases in which one chooses; no window is owed. */
  turn(seat: Seat, phase: Phase = 'hero'): this {
    const { draft, table } = this;
    const { space } = heroOf(table, seat);
    heroOf(table, seat).visited = space === null ? [] : [space];
    const stage = phase === 'lord' || phase === 'hero' ? ('choose' as const) : ('start' as const);
    draft.agenda = [
      { kind: 'course', stage: 'over', seat, left: 0 },
      {
        kind: 'turn',
        seat,
        phase,
        stage,
        owed: null,
        hasDeclared: false,
        explored: 0,
        tried: [],
        closed: [],
        found: [],
      },
    ];
    return this;
  }
}

/**
 * A story that begins in the middle: three seats with the heroes of the first set in order, A's Hero phase, unless it
 * says otherwise.
 */
export function tale(set: (scene: Scene) => void, given: Partial<Options> & { seats?: number } = {}): Tale {
  const { seats = 3, ...options } = given;
  return new Story(dungeoneer, {
    options,
    seats,
    arrange(draft) {
      const scene = new Scene(draft);
      scene.turn(A);
      set(scene);
      for (const { space, visited } of draft.table.heroes)
        if (space !== null && !visited.includes(space)) visited.push(space);
      resettle(draft);
    },
  });
}

const STEPS_MAX = 1_000;

/** Runs the frames until somebody is asked: what happens on the way rolls no dice. */
export function resettle(draft: Match): void {
  const frames = dungeoneer.frames as unknown as Readonly<
    Record<string, (d: Match, f: object, t: typeof silence) => void>
  >; // each frame by its kind
  for (let steps = 0; draft.outcome === null && !draft.asks.some(({ wait }) => wait !== 'none'); steps++) {
    const frame = draft.agenda.at(-1);
    if (frame === undefined || steps === STEPS_MAX) throw new Error('nobody is asked anything');
    draft.asks = [];
    frames[frame.kind]?.(draft, frame, silence);
  }
}

/** A story from the very beginning. */
export const opening = (given: Partial<Options> & { seats?: number } = {}, seed = 'story'): Tale => {
  const { seats = 3, ...options } = given;
  return new Story(dungeoneer, { options, seats, seed });
};

/** Everybody lets every window pass that asks him, until something else is to be decided. */
export function allPass(s: Tale): Tale {
  for (;;) {
    const asked = s.asked().find(({ kind }) => kind === 'window' || kind === 'challenge');
    if (asked === undefined) return s;
    s.does(asked.seat, { type: 'pass' });
  }
}

/** The hero of a seat, as it is now. */
export const heroIn = (s: Tale, seat: Seat): Hero => heroOf(s.table, seat);

/** Whoever has to lay a Map card lays it on the first cell that takes it. */
export function placeAny(s: Tale): Tale {
  const asked = s.state.asks.find(({ question }) => question.kind === 'place');
  if (asked === undefined) throw new Error('nothing is to be laid');
  return s.does(asked.seat, dungeoneer.fallback(s.state, asked));
}

/** Whom play waits for, and for what; that everybody can give up at any moment is left out. */
export const waiting = (s: Tale): ReturnType<Tale['asked']> => s.asked().filter(({ kind }) => kind !== 'aside');

const PASSES_MAX = 100;

/** Everybody who is asked in a window passes, until something else is asked. */
export function passing(s: Tale): Tale {
  for (let passes = 0; passes < PASSES_MAX; passes++) {
    const asked = s.state.asks.find(({ question }) => question.kind === 'window' || question.kind === 'challenge');
    if (asked === undefined) return s;
    s.does(asked.seat, { type: 'pass' });
  }
  throw new Error('windows open without end');
}
