import { advance, pending, type Seat, silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import type { Artifact } from '../src/content/artifacts.ts';
import type { Hero } from '../src/content/heroes.ts';
import { fallback } from '../src/fallback.ts';
import type { Draft } from '../src/frames/agenda.ts';
import { appear, look, revealRoom, uncover } from '../src/frames/reveal.ts';
import { turnFor } from '../src/frames/round.ts';
import { heroquest } from '../src/game.ts';
import { boardOf, CORRIDOR } from '../src/queries/board.ts';
import { heroOf } from '../src/queries/figures.ts';
import { findMonster } from '../src/sheet/monster.ts';
import type { Find, FloorTrap, Room } from '../src/sheet/sheet.ts';
import type { Action, Door, FigureId, HeroInPlay, HeroQuest, HeroTurnFrame, Options } from '../src/types/index.ts';
import { END, edge, PASS, sq } from './wishes.ts';

/** An action as a text, whatever the order of its fields. */
const wishText = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** A story in which nobody does what was not offered: players who pick from a list can do nothing else. */
export class DungeonStory extends Story<HeroQuest> {
  override does(seat: Seat, action: Action): this {
    const offers = this.state.asks.flatMap((asked) =>
      asked.seat === seat ? heroquest.propose(this.state, asked) : [],
    );
    const isOffered = offers.some((offer) => offer.type === action.type && wishText(offer) === wishText(action));
    if (!isOffered) throw new Error(`${JSON.stringify(action)} is not offered`);
    return super.does(seat, action);
  }
}

/** Faces of combat dice as numbers: S 1, W 4, B 6. */
export function faces(text: string): number[] {
  return Array.from(text.replaceAll(' ', ''), (face) => ({ S: 1, W: 4, B: 6 })[face] ?? 0);
}

/** How a story sets its scene. Only the figures it names are there. */
export class Scene {
  readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  get table(): Draft['table'] {
    return this.draft.table;
  }

  /** A hero, as it stands and with what it has. */
  hero(hero: Hero, changes: Partial<HeroInPlay> = {}): HeroInPlay {
    this.#takeFromSheet(changes.artifacts ?? []);
    // Stories share what heroes have; play must not write on it.
    return Object.assign(heroOf(this.table, hero), structuredClone(changes));
  }

  /** Only these heroes are there; the others have left by the stairway. */
  only(...heroes: readonly Hero[]): this {
    for (const hero of this.table.order) if (!heroes.includes(hero)) this.hero(hero, { status: 'left' });
    return this;
  }

  /** Every artifact exists once: what a hero has is not to be found any more. */
  #takeFromSheet(artifacts: readonly Artifact[]): void {
    const { hidden } = this.table;
    const isLeft = (find: Find): boolean => find.kind !== 'artifact' || !artifacts.includes(find.artifact);
    hidden.treasures = hidden.treasures
      .map(({ room, finds }) => ({ room, finds: finds.filter(isLeft) }))
      .filter(({ finds }) => finds.length > 0);
  }

  /** A monster on the board, awake and known to all. */
  monster(key: string, column: number, row: number): FigureId {
    const card = findMonster({ named: [] }, key);
    if (card === null) throw new Error(`no monster ${key}`);
    return appear(
      this.draft,
      { ...card, at: sq(column, row) },
      sq(column, row),
      { rule: 'quest.later', home: sq(column, row), actsAtOnce: true },
      silence,
    ).id;
  }

  /** Rooms come to light, without their alarms; `.` is the whole corridor. */
  reveal(...rooms: readonly Room[]): this {
    const { alarms } = this.table.hidden;
    this.table.hidden.alarms = [];
    for (const room of rooms) {
      if (room === CORRIDOR) {
        const rocks = this.table.hidden.rocks;
        uncover(
          this.draft,
          (boardOf(this.table.plan).squaresOf.get(CORRIDOR) ?? []).filter((square) => !rocks.includes(square)),
          'reveal.start',
          silence,
        );
      } else revealRoom(this.draft, room, silence);
    }
    this.table.hidden.alarms = alarms;
    return this;
  }

  /** What the heroes can see from where they stand. */
  lookAround(): this {
    look(this.draft, silence);
    return this;
  }

  /** A door stands open, as if it had been opened a round ago. */
  opened(...names: readonly string[]): this {
    for (const name of names) {
      const at = edge(name);
      const isIt = (one: Door): boolean => one.edge === at;
      const { kind } = this.table.doors.find(isIt) ?? this.table.hidden.doors.find(isIt) ?? { kind: 'door' };
      this.table.hidden.doors = this.table.hidden.doors.filter((one) => !isIt(one));
      const open: Door = { edge: at, kind, isOpen: true, changed: -1 };
      if (this.table.doors.some(isIt)) this.table.doors = this.table.doors.map((one) => (isIt(one) ? open : one));
      else this.table.doors.push(open);
    }
    this.table.changes += 1;
    return this;
  }

  /** A trap that everybody knows of, or an open pit. */
  trap(kind: FloorTrap, column: number, row: number, isOpen = false): this {
    const at = sq(column, row);
    this.table.hidden.traps = this.table.hidden.traps.filter((trap) => trap.at !== at);
    this.table.traps.push({ at, kind, isOpen });
    return this;
  }

  /** Solid rock that everybody knows of. */
  rock(column: number, row: number): this {
    this.table.rocks.push(sq(column, row));
    this.table.changes += 1;
    return this;
  }

  /** It is this hero's turn, with so much of it gone. */
  turn(hero: Hero, changes: Partial<HeroTurnFrame> = {}): this {
    const { agenda, table } = this.draft;
    agenda.splice(agenda.findIndex(({ kind }) => kind === 'round'));
    agenda.push({ kind: 'round', stage: 'heroes', next: table.order.indexOf(hero) + 1 });
    agenda.push({ ...turnFor(hero), stage: 'act', ...changes });
    this.draft.asks = [];
    return this;
  }

  /** It is Zargon's turn, and all monsters are ready. */
  zargon(): this {
    const { agenda } = this.draft;
    agenda.splice(agenda.findIndex(({ kind }) => kind === 'round'));
    agenda.push({ kind: 'round', stage: 'close', next: 0 }, { kind: 'zargonTurn', stage: 'act', monster: null });
    for (const monster of this.table.monsters)
      Object.assign(monster, { hasMoved: false, hasActed: false, isDone: false });
    this.draft.asks = [];
    return this;
  }
}

/** Whatever is asked before the first turn is answered as it comes. */
function begin(draft: Draft): void {
  for (;;) {
    const [asked] = draft.asks;
    if (asked === undefined || asked.question.kind === 'turn') return;
    advance(heroquest, draft, { seat: asked.seat, ask: asked.id, action: fallback(draft, asked) }, silence);
  }
}

/** A story in a quest: the sheet as it is, and whatever `build` makes of it. */
export function sheet(
  quest: number,
  build: (scene: Scene) => void,
  options: Partial<Options> = {},
  seats = 2,
): DungeonStory {
  return new DungeonStory(heroquest, {
    options: { quest, kit: 'new', ...options },
    seats,
    arrange(draft) {
      begin(draft);
      build(new Scene(draft));
      if (draft.asks.length === 0) resettle(draft);
    },
  });
}

/** The same without the monsters of the sheet. */
export function dungeon(
  quest: number,
  build: (scene: Scene) => void,
  options: Partial<Options> = {},
  seats = 2,
): DungeonStory {
  const empty = (scene: Scene): void => {
    scene.table.hidden.monsters = [];
    scene.table.monsters = [];
    build(scene);
  };
  return sheet(quest, empty, options, seats);
}

/** Puts the question of the innermost frame. */
function resettle(draft: Draft): void {
  const frame = draft.agenda.at(-1);
  if (frame?.kind === 'heroTurn') heroquest.frames.heroTurn(draft, frame, silence);
  else if (frame?.kind === 'zargonTurn') heroquest.frames.zargonTurn(draft, frame, silence);
  if (draft.asks.length === 0) throw new Error('nobody is asked anything');
}

/** The great room in the middle, bare and seen by all, in the first quest: a place to try things out. */
export function arena(build: (scene: Scene) => void, options: Partial<Options> = {}, seats = 2): DungeonStory {
  const bare = (scene: Scene): void => {
    scene.table.hidden.furniture = [];
    build(scene.reveal('Z'));
  };
  return dungeon(1, bare, options, seats);
}

/** Whose turn is asked about; null when it is nobody's. */
export function onTurn(s: DungeonStory): Hero | 'zargon' | null {
  for (const { question } of s.state.asks) {
    if (question.kind === 'turn') return question.hero;
    if (question.kind === 'zargon') return 'zargon';
  }
  return null;
}

/** What is asked, and of which seat, apart from those who may drink meanwhile. */
export function pressing(s: DungeonStory): string[] {
  const asks = s.state.asks.filter(({ question }) => question.kind !== 'meanwhile');
  return asks.map(({ seat, question }) => `${seat}: ${question.kind}`);
}

/** Everybody does nothing until it is this one's turn. */
export function untilTurn(s: DungeonStory, hero: Hero | 'zargon'): DungeonStory {
  for (let turns = 0; turns < 20; turns++) {
    if (onTurn(s) === hero) return s;
    for (const { seat } of pending(s.state)) s.does(seat, END);
  }
  throw new Error(`the turn of ${hero} does not come`);
}

/** Nobody drinks, until somebody must decide something else or is dying. */
export function hush(s: DungeonStory): DungeonStory {
  for (;;) {
    const [asked] = pending(s.state);
    if (asked?.question.kind !== 'defend') return s;
    s.does(asked.seat, PASS);
  }
}

/** Everybody ends the turn, this hero as well if it has one, until a turn of this hero begins. */
export function until(story: DungeonStory, hero: Hero): void {
  do passOnce(story);
  while (!story.state.asks.some(({ question }) => question.kind === 'turn' && question.hero === hero));
}

/** Everybody ends the turn until Zargon is asked. */
export function untilZargon(story: DungeonStory): void {
  do passOnce(story);
  while (!story.state.asks.some(({ question }) => question.kind === 'zargon'));
}

function passOnce(story: DungeonStory): void {
  const asked = story.state.asks.find(({ question }) => question.kind !== 'meanwhile');
  if (asked === undefined) throw new Error('nobody can pass');
  story.does(asked.seat, asked.question.kind === 'defend' ? PASS : END);
}

/** A story from the very beginning: the quest has just begun, with whatever Zargon had to hide in its place. */
export function opening(options: Partial<Options>, seats = 2): DungeonStory {
  const story = new DungeonStory(heroquest, { options: { kit: 'new', ...options }, seats });
  const [asked] = story.state.asks;
  return asked?.question.kind === 'hide' ? story.does(asked.seat, fallback(story.state, asked)) : story;
}

/** A story that begins with the first turn: everything before it has been answered as it comes. */
export const start = (options: Partial<Options>, seats = 2): DungeonStory => settle(opening(options, seats));

/** Whatever is asked before the next turn is answered as it comes. */
export function settle(story: DungeonStory): DungeonStory {
  for (;;) {
    const [asked] = story.state.asks;
    if (asked === undefined || asked.question.kind === 'turn') return story;
    story.does(asked.seat, fallback(story.state, asked));
  }
}
