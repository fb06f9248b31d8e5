import type { Direction } from '@questhall/grid';
import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import { DOOR, type EdgeKind, PORTCULLIS } from '../../content/keep/edges.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { turnUp } from '../../effects/decks.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { pushEntry, pushTest } from '../../effects/push.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { hasTreasure, itemCard, mayHold } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { besideOf, edgeAt, facingEdge, UNEXPLORED } from '../../queries/keep/squares.ts';
import { tileTest } from '../../queries/keep/tile-rules.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;

/** What it takes to leave the old square, then the edge, then the new square. [move.leave-effects-first] */
export const move: Frames<DungeonQuest>['move'] = (draft, frame, tell) => {
  const { table } = draft;
  const { tiles } = keepOf(table);
  const { from, way } = frame;
  const edges = [edgeAt(tiles, from, way), facingEdge(tiles, from, way)];
  switch (frame.stage) {
    case 'leave':
      frame.stage = 'edge';
      tryToLeave(draft, way);
      return;
    case 'edge':
      frame.isOpen = !edges.includes(DOOR);
      frame.stage = frame.isOpen ? 'opened' : 'door';
      if (!frame.isOpen) askForKey(draft);
      return;
    case 'door':
      frame.stage = 'opened';
      turnUp(draft, 'door', 'move.door', tell);
      return;
    case 'opened':
      frame.stage = 'cross';
      if (frame.isOpen) passPortcullis(draft, edges, tell);
      else {
        tell.all('move.failed-crossing', { type: 'crossingFailed', to: besideOf(from, way) });
        endTurn(draft);
      }
      return;
    case 'cross':
      draft.agenda.pop();
      pushEntry(draft, besideOf(from, way), way, 'move');
  }
};

/** What the tile does to whoever leaves it. */
function tryToLeave(draft: Draft, way: Direction): void {
  const { square, enteredBy } = fighterOf(draft.table);
  const kind = kindOf(keepOf(draft.table).tiles[square] ?? UNEXPLORED);
  const leaving = kind === null ? null : TILE_SHEETS[kind].leaving;
  if (kind === null || leaving === null) return;
  if (leaving.isTestedBack || enteredBy !== way) pushTest(draft, 'leaving', leaving.attribute, tileTest(kind));
}

function askForKey(draft: Draft): void {
  const hero = fighterOf(draft.table);
  const hasKey = itemCard(hero, 'key') !== undefined;
  if (hasKey || mayHold(draft, hero.treasures, hasTreasure(hero, 'keyOfNineWards')))
    ask(draft, draft.table.fighter, 'item.key', { kind: 'door' });
}

function passPortcullis(draft: Draft, edges: readonly (EdgeKind | null)[], tell: Tell<DungeonQuest>): void {
  if (!edges.includes(PORTCULLIS)) return;
  if (fighterOf(draft.table).hero === 'krutzbeck')
    tell.all('trait.krutzbeck-doors', { type: 'testSpared', attribute: 'strength' });
  else {
    const rule = edges.includes(DOOR) ? 'move.door-before-portcullis' : 'move.portcullis';
    pushTest(draft, 'portcullis', 'strength', rule);
  }
}
