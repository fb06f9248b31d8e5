import type { Seat } from '@questhall/kernel';
import type { CardId, Grade, MapId, QuestId } from '../content/index.ts';
import type { WindowName } from './frames.ts';
import type { PileName } from './table.ts';

/** What a window is to the seat that is asked. */
export type Part = 'target' | 'defender' | 'onlooker';

export type Question =
  | { kind: 'choice'; phase: 'lord' | 'hero' }
  /** Put to everybody who is not asked anything else: nobody waits for it. */
  | { kind: 'aside' }
  /** Put to everybody: whoever is first rolls for all. */
  | { kind: 'begin' }
  | { kind: 'pickHero'; grade: Grade }
  | { kind: 'entrance' | 'lay' | 'trim' | 'trimPack' | 'discard' | 'save' | 'challenge' }
  | { kind: 'upkeep'; card: CardId }
  | { kind: 'muster' }
  | { kind: 'place'; card: MapId; isEntrance: boolean }
  | { kind: 'pair'; portal: MapId }
  | { kind: 'dodge' | 'spaceEffect'; space: MapId }
  | { kind: 'look'; count: number }
  | { kind: 'order'; pile: PileName; cards: CardId[] }
  | { kind: 'lead'; quest: QuestId }
  | { kind: 'hit'; strike: number }
  | { kind: 'minion'; minion: CardId }
  | { kind: 'lose'; of: 'boon' | 'treasure' }
  | { kind: 'stow'; strike: number }
  | { kind: 'spoils'; strike: number; wounded: Seat }
  | { kind: 'shift'; left: number }
  | { kind: 'draw' }
  | { kind: 'rebirth'; grade: Grade }
  | { kind: 'rebirthPlace'; seat: Seat }
  | { kind: 'window'; window: WindowName; lap: number; part: Part; space: MapId | null };

type Among<Q, K> = Q extends { readonly kind: infer T } ? (K extends T ? Q : never) : never;
export type QuestionOf<K extends Question['kind']> = Among<Question, K>;
