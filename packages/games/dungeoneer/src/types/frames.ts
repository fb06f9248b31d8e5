import type { Seat } from '@questhall/kernel';
import type { CardId, Effect, Form, HeroId, MapId, QuestId, Side } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';

const WINDOWS = [
  'phase-start',
  'declared',
  'arrived',
  'entered',
  'action-done',
  'turn-end',
  'response',
  'pack',
  'before-roll',
  'would-be-wounded',
] as const;
export type WindowName = (typeof WINDOWS)[number];

export const PHASES = ['reset', 'lord', 'build', 'hero', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

export type CombatStage =
  | 'specials'
  | 'response'
  | 'traps'
  | 'aim'
  | 'attack'
  | 'minions'
  | 'brace'
  | 'counter'
  | 'results'
  | 'answers'
  | 'pack'
  | 'mend'
  | 'stow'
  | 'spoils'
  | 'close';

/** What a Threat is about; the effects of cards ask. */
export type ThreatKind = 'exit' | 'space' | 'trap' | 'card' | 'quest' | 'untip';

/** Where a combat comes from. */
export type CombatKind = 'batch' | 'trap' | 'slay' | 'challenge';

export type Frame =
  | { kind: 'course'; stage: CourseStage; seat: Seat; left: number }
  | {
      kind: 'turn';
      seat: Seat;
      phase: Phase;
      /** Within the phase: what comes next. */
      stage: 'start' | 'choose' | 'end';
      owed: 'entered' | 'action-done' | null;
      hasDeclared: boolean;
      /** The first Explore of a turn may cost nothing. */
      explored: number;
      /** Quests that were attempted in this turn, and that are closed for it. */
      tried: QuestId[];
      closed: QuestId[];
      /** Whose objective was found in this turn, and in which space. */
      found: Find[];
    }
  | { kind: 'reset'; seat: Seat; stage: 'gates' | 'texts' | 'upkeep' | 'points'; asked: CardId[] }
  | { kind: 'closing'; seat: Seat; stage: 'discard' | 'collect' | 'save' | 'lose' | 'window' | 'draw' | 'end' }
  | { kind: 'muster'; seat: Seat }
  | { kind: 'bane'; seat: Seat; card: CardId; target: Seat | null; stage: 'answer' | 'work'; host: CardId | null }
  | {
      kind: 'build';
      seat: Seat;
      placer: Seat;
      passed: Seat[];
      card: MapId | null;
      section: number;
      /** No card fits any more: this one may close the map. [map.dead-end-fallback] */
      isLast: boolean;
    }
  | { kind: 'pair'; seat: Seat; portals: MapId[]; rule: 'link.portal-pairing' | 'link.portal-late' }
  | { kind: 'rising'; seat: Seat; overcame: boolean | null }
  | {
      kind: 'move';
      seat: Seat;
      side: Side;
      to: MapId;
      stage: 'threat' | 'result' | 'leave' | 'step';
      overcame: boolean | null;
    }
  | {
      kind: 'entry';
      seat: Seat;
      space: MapId;
      by: 'exit' | 'sewer' | 'portal' | 'warp';
      stage: 'lift' | 'collect' | 'answer' | 'effect' | 'result';
      isOwnTurn: boolean;
      overcame: boolean | null;
    }
  | {
      kind: 'threat';
      seat: Seat;
      form: Form;
      number: number;
      about: ThreatKind;
      source: Source | null;
      rule: Rule;
      stage: 'answer' | 'roll';
      isBestOfTwo: boolean;
    }
  | {
      kind: 'effects';
      /** Who controls the card, and on whom it works. */
      by: Seat;
      target: Seat;
      source: Source;
      rule: Rule;
      about: ThreatKind;
      effects: Effect[];
      at: number;
      variable: number;
      /** What was chosen with the card. */
      space: MapId | null;
      strike: number | null;
      side: Side | null;
      /** Who is still to roll a Threat of several heroes. */
      rollers: Seat[];
      overcame: boolean | null;
    }
  | {
      kind: 'wounds';
      seat: Seat;
      count: number;
      rule: Rule;
      /** The attack that deals them; -1 where none does. */
      strike: number;
      stage: 'answer' | 'land';
      prevented: number;
      /** The life that is kept whatever comes; 0 where nothing keeps it. */
      floor: number;
    }
  | { kind: 'combat'; by: Seat; combat: CombatKind; from: number; stage: CombatStage; at: number; asked: CardId[] }
  | { kind: 'answers'; from: number; asked: Seat[] }
  | { kind: 'laying'; seat: Seat; passed: number }
  | { kind: 'shift'; seat: Seat; left: number; rule: Rule }
  | { kind: 'discarding'; seat: Seat; of: 'boon' | 'treasure'; count: number; rule: Rule }
  /** A Quest is completed once what it asks for has been given. */
  | { kind: 'offering'; seat: Seat; quest: QuestId }
  | { kind: 'drawing'; seat: Seat; count: number; rule: Rule }
  | { kind: 'look'; seat: Seat; count: number; pile: number | null }
  | { kind: 'trim'; seat: Seat; rule: 'dur.permanent-limits' | 'combine.carry-limits' }
  | { kind: 'attempt'; seat: Seat; quest: QuestId; stage: 'roll' | 'result'; form: Form; overcame: boolean | null }
  | { kind: 'complete'; seat: Seat; quest: QuestId; stage: 'count' | 'level' | 'reward' | 'global' | 'grade' }
  | { kind: 'grade'; seat: Seat; stage: 'decks' | 'map' | 'quests'; entrances: MapId[]; left: MapId[] }
  | { kind: 'rebirth'; seat: Seat; stage: 'hero' | 'place' | 'hand'; heroes: HeroId[] }
  | {
      kind: 'window';
      window: WindowName;
      /** The move in which it opened: no two that ask anybody have the same. */
      since: number;
      stage: 'active' | 'resolve';
      lap: number;
      hasActed: boolean;
      /** The place in the order of acts of the one that is carried out. */
      doing: number | null;
      /** Where the active hero stood when it opened. */
      space: MapId | null;
    };

/** The order of set-up, and then turn after turn. [setup.order] */
export type CourseStage =
  | 'begin'
  | 'first'
  | 'quests'
  | 'dealMap'
  | 'map'
  | 'heroes'
  | 'entrances'
  | 'hands'
  | 'turn'
  | 'over';

/** What a search has found; it goes with the turn. [quest.search-expires] */
export interface Find {
  readonly quest: QuestId;
  readonly space: MapId;
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** What an effect is printed on. */
export type Source = CardId | HeroId | QuestId | MapId;
