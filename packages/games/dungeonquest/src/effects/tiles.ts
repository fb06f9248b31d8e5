import type { Cell, Direction } from '@questhall/grid';
import { type State, seatsOf, type Tell } from '@questhall/kernel';
import { fighterOf, keepOf } from '../queries/heroes.ts';
import { laid, turnedTile } from '../queries/keep/laid.ts';
import { UNEXPLORED } from '../queries/keep/squares.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type EntryFrame = Extract<DungeonQuest['Frame'], { kind: 'entry' }>;

/** With its arrow towards where the hero comes from; what was not laid goes under the stack. [move.draw-tile] */
export function layOn(draft: Draft, frame: EntryFrame, form: number, tell: Teller): void {
  const keep = keepOf(draft.table);
  const tile = laid(form, frame.way);
  keep.tiles[frame.to] = tile;
  tell.all(frame.by === 'stair' ? 'cat.surface-unexplored' : 'move.draw-tile', {
    type: 'tileLaid',
    square: frame.to,
    tile,
  });
  const others = frame.forms.toSpliced(frame.forms.indexOf(form), 1);
  frame.forms = [];
  for (const other of others) {
    keep.stack.unshift(other);
    keep.peeked.unshift(seatsOf(draft.table.fighter));
    tell.all('trait.challara-scout', { type: 'tilePutUnder' });
  }
}

/** The tile under the hero turns; the side he came in by is remembered as it was. [move.entered-edge] */
export function turnTile({ table }: Draft, quarters: number, rule: Rule, tell: Teller): void {
  const { tiles } = keepOf(table);
  const { square } = fighterOf(table);
  const tile = turnedTile(tiles[square] ?? UNEXPLORED, quarters);
  tiles[square] = tile;
  tell.all(rule, { type: 'tileTurned', square, tile });
}

/** A new visit. [move.entered-edge] [search.two-per-visit] */
export function arrive({ table }: Draft, room: Cell, enteredBy: Direction | null): void {
  const hero = fighterOf(table);
  hero.square = room;
  hero.heading = null;
  hero.enteredBy = enteredBy;
  hero.searches = 0;
}
