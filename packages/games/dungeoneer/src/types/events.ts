import type { Refusal, Seat } from '@questhall/kernel';
import type { CardId, Effect, Form, Grade, HeroId, MapId, QuestId, Side } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Phase, Source, ThreatKind, WindowName } from './frames.ts';
import type { PileName, Placed } from './table.ts';

type Refused = Refusal<Rule>['rule'];

/** One card of a batch, as it is shown when the list is closed. */
export interface Sent {
  readonly card: CardId;
  readonly target: Seat;
  readonly form: Form | null;
  readonly special: number | null;
  readonly attachment: CardId | null;
  readonly payer: Seat | null;
  readonly paid: number;
}

/** Who fights: a hero, a Monster or Trap of that seat, a Minion, or the monster of a Quest and whoever leads it. */
export interface Combatant {
  readonly seat: Seat;
  readonly card: CardId | null;
  readonly quest: QuestId | null;
}

/** An attack and who fights in it: by the time somebody reads of it, it may be over. */
export interface Blow {
  readonly strike: number;
  readonly attacker: Combatant;
  readonly defender: Combatant;
}

export type Event =
  // The course of the game
  | { type: 'rolledFirst'; seat: Seat; face: number }
  | { type: 'first'; seat: Seat }
  | { type: 'gotHero'; seat: Seat; hero: HeroId }
  | { type: 'mapDealt'; seat: Seat; cards: MapId[] }
  | { type: 'mapDealtUnseen'; seat: Seat; count: number }
  | { type: 'placedHero'; seat: Seat; space: MapId }
  | { type: 'began'; seat: Seat; round: number }
  | { type: 'phase'; seat: Seat; phase: Phase }
  | { type: 'turnOver'; seat: Seat }
  | { type: 'cut'; seat: Seat }
  | { type: 'resigned'; seat: Seat }
  // The map
  | { type: 'mapDrawn'; seat: Seat; card: MapId }
  | { type: 'mapDrawnUnseen'; seat: Seat; section: string }
  | { type: 'passedOn'; from: Seat; to: Seat; card: MapId }
  | { type: 'passedOnUnseen'; from: Seat; to: Seat }
  | { type: 'unplaceable'; card: MapId }
  | { type: 'closedUp'; section: string; cards: MapId[] }
  | { type: 'couldNotLay'; seat: Seat }
  | { type: 'laid'; seat: Seat | null; section: string; placed: Placed }
  | { type: 'paired'; portal: MapId; entrance: MapId; letter: string }
  | { type: 'shifted'; seat: Seat; placed: Placed }
  // Glory, Peril and points
  | { type: 'collected'; seat: Seat; space: MapId; glory: number; peril: number }
  | { type: 'glory' | 'peril' | 'points'; seat: Seat; by: number; now: number }
  | { type: 'saved'; seat: Seat }
  | { type: 'paid'; seat: Seat; what: 'glory' | 'peril' | 'points' | 'saved' | 'bonus'; amount: number; now: number }
  // Heroes
  | { type: 'moved'; seat: Seat; from: MapId; to: MapId; by: 'exit' | 'sewer' | 'portal' | 'warp' }
  | { type: 'gate'; seat: Seat; card: MapId; side: Side; state: 'opened' | 'disarmed' | 'held' }
  | { type: 'gatesReset'; kept: number }
  | { type: 'holdEnded'; seat: Seat }
  | { type: 'wallOpened'; seat: Seat; side: Side }
  | { type: 'tipped' | 'untipped' | 'stuck'; seat: Seat }
  | { type: 'tippedForPoint'; seat: Seat }
  | { type: 'healed'; seat: Seat; by: number; life: number }
  | { type: 'wounded'; seat: Seat; by: number; life: number }
  | { type: 'prevented'; seat: Seat; by: number }
  | { type: 'defeated'; seat: Seat; cards: CardId[] }
  | { type: 'reborn'; seat: Seat; heroes: HeroId[] }
  | { type: 'level'; seat: Seat; level: number; by: number }
  // Dice
  | {
      type: 'threat';
      seat: Seat;
      about: ThreatKind;
      source: Source | null;
      form: Form;
      faces: number[];
      total: number;
      number: number;
      isOvercome: boolean;
    }
  | { type: 'searched'; seat: Seat; quest: QuestId; face: number; distance: number; isFound: boolean }
  | { type: 'chance'; seat: Seat; quest: QuestId; faces: number[]; wanted: number; isMet: boolean }
  // Cards
  | { type: 'drew'; seat: Seat; card: CardId; pile: PileName }
  | { type: 'drewUnseen'; seat: Seat; pile: PileName }
  | { type: 'reshuffled'; pile: PileName }
  | { type: 'played'; seat: Seat; card: CardId; paid: number; variable: number }
  | { type: 'readied'; seat: Seat; card: CardId }
  | { type: 'used'; seat: Seat; source: CardId | HeroId; variable: number }
  | { type: 'charge'; seat: Seat; card: CardId; left: number }
  | { type: 'discarded'; seat: Seat | null; card: CardId }
  | { type: 'leftTheGame'; card: CardId | QuestId | MapId }
  | { type: 'returned'; seat: Seat; card: CardId }
  | { type: 'upkeepPaid'; seat: Seat; card: CardId }
  | { type: 'declared'; seat: Seat; card: CardId; payer: Seat; target: Seat | null; host: CardId | null; paid: number }
  | { type: 'fizzled'; card: CardId }
  | { type: 'cursed'; seat: Seat; card: CardId; by: Seat }
  | { type: 'lifted'; seat: Seat; card: CardId }
  | { type: 'attached'; card: CardId; to: CardId }
  | { type: 'worked'; source: Source; seat: Seat; effect: Effect['word'] }
  | { type: 'looked'; seat: Seat; pile: PileName; cards: CardId[] }
  | { type: 'lookedUnseen'; seat: Seat; pile: PileName; count: number }
  | { type: 'ordered'; seat: Seat; pile: PileName; cards: CardId[] }
  | { type: 'orderedUnseen'; seat: Seat; pile: PileName }
  // Combat
  | { type: 'sent'; seat: Seat; space: MapId; sent: Sent[] }
  | {
      type: 'challenged';
      seat: Seat;
      hero: Seat | null;
      foe: number | null;
      form: Form;
      minion: CardId | null;
      defender: Combatant;
    }
  | ({ type: 'aimed'; attack: number; counter: number } & Blow)
  | { type: 'repelled'; strike: number; card: CardId }
  | ({ type: 'attackRolled' | 'counterRolled'; form: Form; faces: number[]; total: number } & Blow)
  | ({ type: 'hit' | 'tied' | 'harmless' | 'counterHit' | 'missedHim' } & Blow)
  | ({ type: 'steppedIn'; minion: CardId } & Blow)
  | { type: 'monsterHurt'; strike: number; card: CardId | null; by: number; left: number }
  | { type: 'slain'; card: CardId }
  | { type: 'minionHurt'; seat: Seat; card: CardId; by: number; left: number }
  | { type: 'tamed'; seat: Seat; card: CardId; strike: number }
  | { type: 'stowed'; seat: Seat; card: CardId; to: 'hand' | 'pack' | 'discard' }
  | { type: 'mended'; strike: number; card: CardId }
  | { type: 'fightOver'; seat: Seat }
  // Quests
  | { type: 'questDealt'; seat: Seat; quest: QuestId }
  | { type: 'questDealtUnseen'; seat: Seat }
  | { type: 'globalTurned'; quest: QuestId }
  /** `at` is which of the backs that lie before him was turned up. */
  | { type: 'questShown'; seat: Seat; quest: QuestId; at: number }
  | { type: 'attempted'; seat: Seat; quest: QuestId; isFree: boolean }
  | { type: 'marked'; seat: Seat; quest: QuestId; markers: number; wanted: number }
  | { type: 'foeHurt'; quest: QuestId; left: number }
  | { type: 'tookToken' | 'droppedToken' | 'pickedUp'; seat: Seat; quest: QuestId }
  | { type: 'becamePersonal'; seat: Seat; quest: QuestId }
  | { type: 'stole'; seat: Seat; from: Seat; quest: QuestId }
  | { type: 'completed'; seat: Seat; quest: QuestId; count: number }
  | { type: 'questsBuried'; seat: Seat; quests: QuestId[]; count: number }
  | { type: 'recycled'; count: number }
  | { type: 'gradeChanged'; grade: Grade; seat: Seat }
  | { type: 'promoted'; seat: Seat; level: number }
  // Windows
  | { type: 'stirred'; window: WindowName }
  | { type: 'handedBack'; seat: Seat; because: Refused; card: CardId | HeroId | null };

/** Several types may share a shape, so a member counts where this type is one of its own. */
type Among<E, K> = E extends { readonly type: infer T } ? (K extends T ? E : never) : never;
export type EventOf<K extends Event['type']> = Among<Event, K>;
