import type { Attribute } from '../content/heroes.ts';
import type { Deck } from '../content/keep/decks.ts';
import type { FurtherDeck } from '../content/keep/effects.ts';
import type { Mode } from '../content/modes.ts';
import type { Side } from '../content/sides.ts';
import type { TestedBy } from './frames.ts';
import type { KeepCardPlace } from './table.ts';

export type Question =
  | { kind: 'mode'; proposal: Mode }
  | { kind: 'hero' }
  | { kind: 'tower' }
  /** A caged hero before his test; anybody else is asked for his action at once, and may do all this before it. */
  | { kind: 'startWindow' }
  | { kind: 'action' }
  /** Where to, out of a corridor. */
  | { kind: 'onward' }
  /** Challara lays one of them. */
  | { kind: 'tile' }
  /** A key may be used instead of a Door card. */
  | { kind: 'door' }
  /** The card of a tile is about to be drawn. */
  | { kind: 'tileCard'; deck: Deck }
  | { kind: 'stairwell' }
  | { kind: 'heading'; isFall: boolean }
  | { kind: 'test'; by: TestedBy; card: KeepCardPlace | null; attribute: Attribute; value: number; less: number }
  | { kind: 'failed'; attribute: Attribute; total: number; needed: number }
  /** Something comes out of the dark. */
  | { kind: 'meeting'; card: KeepCardPlace }
  | { kind: 'torch' }
  /** A Trap card of Lindel's. */
  | { kind: 'trap'; card: KeepCardPlace }
  | { kind: 'searchCards'; cards: KeepCardPlace[] }
  | { kind: 'offer'; deck: FurtherDeck }
  | { kind: 'secretDoor' }
  /** The tiles on top of the stack, which the view shows. */
  | { kind: 'lookAtTiles'; tiles: number }
  | { kind: 'stair' }
  | { kind: 'leave' }
  | { kind: 'aegis'; wounds: number }
  | { kind: 'handLimit' }
  | { kind: 'bluff' }
  /** Whether the monster player proposes to part (a house rule), and whether the hero agrees. */
  | { kind: 'parting' }
  | { kind: 'partingAnswer' }
  | { kind: 'encounter' }
  | { kind: 'betweenRounds'; round: number }
  | { kind: 'retreat' }
  | { kind: 'escapeCard'; side: Side }
  | { kind: 'roll'; dice: number }
  | { kind: 'reroll'; dice: number[] }
  | { kind: 'spend'; total: number; needed: number }
  | { kind: 'extraWound'; wounds: number }
  | { kind: 'lay'; side: Side };
