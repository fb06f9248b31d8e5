import { NORTH } from '@questhall/grid';
import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import type { Door, Opening } from '@questhall/tiles';
import type { CardId, Deck, MonsterId } from '../src/content/index.ts';
import { newFloor } from '../src/dungeon/floor.ts';
import type { Draft } from '../src/frames/agenda.ts';
import { glowquest } from '../src/game.ts';
import { seatsFor } from '../src/party.ts';
import type { EntityId, Options } from '../src/types/index.ts';
import { block, type GlowStory, Scene, sq, story, tile } from './scene.ts';
import { DECLINE, gain, open } from './wishes.ts';

// Scenes that several stories share: in the cellar, at the door, at the end of a passage, before the first step.

/** The closed room, and a closed cellar at 20,20 to 21,21 for monsters that are to do no harm. */
export const cellar = (scene: Scene): Scene =>
  scene.floor([tile(1, 'small', block(0, 0, 4, 4)), tile(2, 'dead-end', block(20, 20, 21, 21))]);

/** A monster in the cellar has its Turn: its record, its Surges; then the next hero rolls for Surges. */
export const IDLE: readonly [number, number, number] = [3, 2, 4];

/** A story that begins as the first figure comes on the board: whatever an Encounter starts with is still to come. */
export function dawn(
  set: (scene: Scene) => void,
  record: MonsterId,
  hero: EntityId,
  given: Partial<Options> = {},
): GlowStory {
  const options = { heroes: 'defense,offense,utility', monsters: 'seat', freeSeating: false, ...given } as const;
  return new Story(glowquest, {
    options,
    seats: seatsFor(options),
    arrange(draft) {
      const scene = new Scene(draft);
      set(scene);
      scene.encounter({ first: hero, current: hero });
      draft.asks = [];
      const muster = {
        kind: 'muster',
        queue: [record],
        hero,
        room: block(0, 0, 4, 4),
        isVanguard: false,
      } as const;
      const frame = { ...muster, queue: [...muster.queue] };
      draft.agenda = [{ kind: 'expedition', stage: 'explore', next: 0 }, { kind: 'encounter', stage: 'begin' }, frame];
      glowquest.frames.muster(draft, frame, silence);
    },
  });
}

/** These cards lie on top of their deck, the first to be drawn first, wherever they were. */
export function stack({ table }: Draft, deck: Deck, ...cards: readonly CardId[]): void {
  for (const hero of table.heroes) hero.cards = hero.cards.filter((card) => !cards.includes(card));
  for (const pile of [table.decks[deck], table.discards[deck]])
    for (const card of cards) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  table.decks[deck].push(...cards.toReversed());
}

/**
 * So many cards stay in a deck and so many lie on its discards; the others are before a hero who minds none of them.
 */
export function thinOut({ table }: Draft, deck: Deck, left: number, discarded: number, hero: number): void {
  const all = [...table.decks[deck], ...table.discards[deck]];
  table.decks[deck] = all.slice(0, left);
  table.discards[deck] = all.slice(left, left + discarded);
  Object.assign(table.heroes[hero] ?? {}, { cards: all.slice(left + discarded) });
}

/** A story from the very beginning, at a table that is set as it needs. */
export function outset(set: (draft: Draft) => void, given: Partial<Options> = {}): GlowStory {
  const options = { heroes: 'defense,offense,utility', monsters: 'seat', freeSeating: false, ...given } as const;
  return new Story(glowquest, { options, seats: seatsFor(options), arrange: set });
}

/** Heroes are made, from their Role decks and by the first card that comes, until somebody is asked something else. */
export function createAll(s: GlowStory): GlowStory {
  for (;;) {
    const [asked] = s.state.asks;
    if (asked?.question.kind === 'gain') s.does(asked.seat, gain(asked.question.decks[0] ?? 'equipment'));
    else if (asked?.question.kind === 'keep')
      s.does(asked.seat, { type: 'keep', card: asked.question.cards[0] ?? 'tough', reshuffle: false });
    else return s;
  }
}

/** Monsters stand on the first square that is offered, until somebody is asked something else. */
export function setUpAll(s: GlowStory): GlowStory {
  for (;;) {
    const [asked] = s.state.asks;
    if (asked?.question.kind !== 'setUp') return s;
    s.does(asked.seat, { type: 'setUp', at: asked.question.squares[0] ?? -1 });
  }
}

/** Nobody wants to Level Up. */
export function declineAll(s: GlowStory): GlowStory {
  for (;;) {
    const [asked] = s.state.asks;
    if (asked?.question.kind !== 'gain' || asked.question.why !== 'level') return s;
    s.does(asked.seat, DECLINE);
  }
}

/** A bear that can do nothing: each of its Turns costs a die for the record, and one for its Surges. */
export function idle(scene: Scene, x = 4, y = 4): void {
  const bear = scene.monster('cave-bear', x, y, { shield: 3 });
  scene.effect(bear, 'stun', 1).effect(bear, 'immobile', 1);
}

export const IDLY = [3, 2] as const;

/** The first hero of a party has just had its Turn beside a Ghoul, and the others stand behind it. */
export const besideGhoul = (
  heroes: string,
  set: (scene: Scene) => void = () => {},
  given: Partial<Options> = {},
): GlowStory =>
  story(
    (scene) => {
      for (const { id, role } of scene.table.heroes) scene.hero(role, 2, 2 - id);
      scene.monster('ghoul', 3, 2);
      scene.turn(0);
      set(scene);
    },
    { heroes, ...given },
  );

/** The stairs as they are laid first, going north from 0,0; a floor with nothing else. */
export function onStairs(scene: Scene): void {
  scene.table.floor = newFloor(1);
}

/** A passage from 0,0 to 1,4 with a closed door between 1,2 and 2,2; whoever opens it stands on 1,2. */
export const DOOR = 3;

export function atTheDoor(scene: Scene, changes: Parameters<Scene['floor']>[1] = {}): void {
  const door: Door = { id: DOOR, near: sq(1, 2), far: sq(2, 2), isOpen: false };
  scene.floor([tile(1, 'passage', block(0, 0, 1, 4))], { doors: [door], ...changes });
}

/** A passage from 0,0 to 1,4 that goes on to the north; its end is bordered by 0,0 and 1,0. */
export const NORTH_END: Opening = { id: 5, tile: 1, left: sq(0, 0), right: sq(1, 0), way: NORTH };

export function atTheEnd(scene: Scene, changes: Parameters<Scene['floor']>[1] = {}): void {
  scene.floor([tile(1, 'passage', block(0, 0, 1, 4))], { openings: [NORTH_END], ...changes });
}

/**
 * The first hero opens the door of the passage; the others stand behind it. What they find is rolled as D20, D6, D4 and
 * for the family.
 */
export function openDoor(
  dice: readonly [layout: number, monsters: number, glow: number, family: number],
  set: (scene: Scene) => void = () => {},
  given: Partial<Options> = {},
): GlowStory {
  const s = story((scene) => {
    atTheDoor(scene);
    const squares = [
      [1, 2],
      [0, 1],
      [0, 3],
    ] as const;
    for (const { id, role } of scene.table.heroes) {
      const [x, y] = squares[id] ?? [0, 0];
      scene.hero(role, x, y);
    }
    set(scene);
    scene.phase(0, 8);
  }, given);
  return s.dice(...dice).does(0, open(DOOR));
}

/** All its monsters are there, and the first Turn has begun with so many Surges. */
export const enterRoom = (...room: Parameters<typeof openDoor>): GlowStory => setUpAll(openDoor(...room).dice(4));
