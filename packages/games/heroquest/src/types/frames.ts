import type { Seat } from '@questhall/kernel';
import type { Artifact } from '../content/artifacts.ts';
import type { Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import type { School, Spell } from '../content/spells.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Edge, FloorTrap, Square } from '../sheet/sheet.ts';
import type { FigureId } from './figures.ts';

/** Whoever is moving has so many squares left; null before the dice are rolled. */
interface Moving {
  movement: number | null;
  hasStepped: boolean;
}

/** One attack: roll, a last chance to drink, defend, wounds. */
interface AttackFrame {
  kind: 'attack';
  stage: 'roll' | 'drink' | 'defend' | 'wound';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly dice: number;
  /** Why they are so many: the rules, and what each gives or takes. A frame's lists hold plain values. */
  readonly rules: Rule[];
  readonly amounts: number[];
  hits: number;
  blocks: number;
  readonly weapon: Weapon | Artifact | 'spell' | null;
  /** The rule that the blow follows. */
  readonly rule: Rule;
}

export interface HeroTurnFrame extends Moving {
  kind: 'heroTurn';
  stage: 'wake' | 'act' | 'end';
  readonly hero: Hero;
  hasActed: boolean;
  hasAttacked: boolean;
  /** A spell was cast as the action with the Wizard’s Staff in hand: a second one may follow. */
  firstSpell: Spell | null;
  /** The dice for the move have been rolled once again. */
  hasRerolled: boolean;
  /** How many dice were thrown for the move. */
  diceRolled: number;
  /** Has walked into a portal, or acted after stepping: no more steps. */
  isMoveOver: boolean;
  /** Nothing but drinking is left. */
  isOver: boolean;
  /** May move or act, not both. */
  isHalf: boolean;
}

/** The division of schools that is offered, in the order in which each would take them. */
export interface SchoolOffers {
  wizard: School[];
  elf: School[];
}

export type Frame =
  | { kind: 'campaign'; stage: 'quest' | 'town'; ready: Seat[] }
  | ({ kind: 'quest'; stage: 'hide' | 'begin' | 'order' | 'school' | 'play' | 'end'; next: number } & SchoolOffers)
  | { kind: 'round'; stage: 'heroes' | 'captive' | 'zargon' | 'close'; next: number }
  | HeroTurnFrame
  | ({ kind: 'genieTurn'; hasAttacked: boolean } & Moving)
  | ({ kind: 'captiveTurn' } & Moving)
  | ({ kind: 'whisk'; readonly hero: Hero } & Moving)
  | { kind: 'walk'; readonly figure: FigureId; readonly origin: Square; readonly path: number[]; step: number }
  | {
      kind: 'spring';
      stage: 'roll' | 'aside';
      readonly figure: FigureId;
      readonly trap: FloorTrap;
      readonly at: Square;
      readonly from: Square;
      readonly isSure: boolean;
      /** What brought the figure there. */
      readonly rule: Rule;
      /** Those who have got out from under a falling block. */
      out: FigureId[];
    }
  | AttackFrame
  | { kind: 'dying'; readonly hero: Hero; isResigned: boolean }
  | { kind: 'wander'; stage: 'place' | 'strike'; readonly hero: Hero; monster: FigureId | null }
  | { kind: 'portal'; stage: 'roll' | 'steer' | 'go'; readonly hero: Hero; readonly edge: Edge; sum: number }
  | { kind: 'keep'; readonly hero: Hero; readonly spell: Spell }
  | { kind: 'zargonTurn'; stage: 'start' | 'act' | 'end'; monster: FigureId | null }
  | { kind: 'summon'; readonly caster: FigureId; keys: string[] }
  /** A saving roll against a spell, then what is left of its damage. */
  | {
      kind: 'save';
      readonly figure: FigureId;
      readonly damage: number;
      readonly dice: number;
      readonly from: number;
      readonly isCombat: boolean;
      readonly what: 'body' | 'mind';
      readonly rule: Rule;
    }
  | {
      kind: 'resist';
      stage: 'roll' | 'again' | 'failed';
      readonly hero: Hero;
      readonly against: 'gaze' | 'slumber' | 'puppet' | 'murk';
      readonly isWaking: boolean;
    };
