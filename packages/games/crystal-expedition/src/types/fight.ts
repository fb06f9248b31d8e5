import type { ActivatorId, Element, FormId, InterruptId, MonsterId, Trigger } from '../content/index.ts';
import type { FORMS } from '../content/vocabulary.ts';
import type { EntityId } from './hero.ts';

/** The Turn that is being taken. */
export interface Turn {
  readonly who: EntityId;
  /** Turns are counted through an expedition. */
  readonly serial: number;
  /** It began with its hero Unconscious, and there is hardly anything to it. [down.truncated-turn] */
  readonly isShort: boolean;
  /** Steps taken in this Turn's Move, and steps left of it; null before it begins. */
  steps: number;
  left: number | null;
  isMoveOver: boolean;
  /** Enemies that the mover has escaped in this Move. [escape.once-per-enemy-per-move] */
  escaped: readonly EntityId[];
  /** It has gone between somebody's legs in this Move. [race.halfling-between-legs] */
  hasSlipped: boolean;
  hasAttacked: boolean;
}

/** What an Attack is made with: the weapon in hand, bare hands or a monster's own, or a Spellbolt. */
export type Means = 'hand' | 'bolt';

/** The Attack or Focus that is being made; what is fixed when it is declared is read-only. */
export interface Attack {
  readonly attacker: EntityId;
  /** Nobody for a Focus. [attack.focus-without-target] */
  readonly target: EntityId | null;
  readonly means: Means;
  readonly form: FormId;
  readonly shape: (typeof FORMS)[number];
  /** Base damage, less Weak; and its element, if it has one. [attack.effects-at-declaration] */
  readonly base: number;
  readonly element: Element | null;
  readonly grit: number;
  /** To-hit and damage beyond dice and base, by everything that counts when it is declared. */
  readonly toHit: number;
  readonly damage: number;
  readonly wasAdjacent: boolean;
  /** Another one of the attacker's side, on its feet, stood beside the target. */
  readonly wasFlanked: boolean;
  /** What the form costs, in Surges. [attack.form-cost] */
  readonly formCost: number;
  /** Surges that come with the roll, whatever it shows. [room.empty-rest] */
  readonly planned: number;
  /** Given by an Encore: it is no part of the Turn that is being taken. */
  readonly isEncore: boolean;
  /** The three dice; none before they are thrown. Those that have been thrown again cannot be once more. */
  dice: readonly number[];
  rerolled: readonly number[];
  /** Surges left. */
  surges: number;
  /** To-hit, damage and Armor to be ignored that were bought. */
  aimed: number;
  added: number;
  ignored: number;
  /** Elements of what was bought for its Damage. [damage.element] */
  elements: readonly Element[];
  /** Crystals used so far. [crystal.several-per-attack] */
  crystals: number;
  /** Activators bought so far, each as often as it was bought. */
  bought: readonly ActivatorId[];
  /** Those whose riders wait for the Damage. [activator.riders] */
  riders: readonly Waiting[];
  /** Those that harm somebody, and wait for Momentum. [resolution.area-damage-after-momentum] */
  waiting: readonly Waiting[];
  /** Interrupts that were used in it, where they count by Attacks. */
  answered: readonly OwnedInterrupt[];
  /** How much the attacker was Fired Up in the middle of it: that counts for the next hit. [attack.effects-at-declaration] */
  firedUp: number;
  /** Fixed by Momentum. [resolution.hit-fixed-at-momentum] */
  isHit: boolean | null;
  /** The form could not be paid for: it misses whatever the dice say. [attack.form-cost] */
  isUnpaid: boolean;
  hasMomentum: boolean;
  hasDamage: boolean;
  /** Monsters that have taken more by their Weakness, as damage and as Poison. [damage.weakness-plus-two] */
  weakened: readonly EntityId[];
  sickened: readonly EntityId[];
  /** Whoever makes an Attack of their own when this one is over. */
  encore: EntityId | null;
}

/** An Activator that was bought before its moment, and whom it was aimed at. Never written. */
export interface Waiting {
  readonly activator: ActivatorId;
  readonly targets: readonly EntityId[];
}

/** Something that a monster means to buy, for whom, and by which of its rules. Never written. [ai.order] */
export interface Planned {
  readonly activator: ActivatorId;
  readonly targets: readonly EntityId[];
  /** Before Momentum and Damage, or after them; what needs a hit comes before what does not. */
  readonly moment: 'first' | 'hit' | 'free';
  readonly rule: 'ai.spend-aim' | 'ai.spend-kill' | 'ai.spend-rest';
}

/** A line of the Monster Sheet. [monster.sheet] */
export interface SheetLine {
  readonly monster: EntityId;
  readonly record: MonsterId;
  readonly number: number;
  /** Dead lines stay, for the pointer; a raised Minion has left its old one. */
  readonly state: 'alive' | 'dead' | 'left';
}

/** A fight that is going on. */
export interface Encounter {
  /** The room whose monsters they are, by its tile; null for a Patrol and for wanderers. */
  readonly room: number | null;
  readonly first: EntityId;
  /** The hero whose Turn it is, or was last. */
  current: EntityId;
  sheet: readonly SheetLine[];
  /** The line whose Turn comes next, if it is alive. [monster.pointer-stays] */
  pointer: number;
  round: number;
  /** Who has had a Turn since the Round began. [round.definition] */
  acted: readonly EntityId[];
  /** Rounds in a row without any loss, and whether there was one in this. [encounter.stall] */
  idle: number;
  hasLoss: boolean;
  /** What Interrupts may wait for the first time of: a Minion killed, an ally fallen. [interrupt.frequency] */
  happened: readonly Happening[];
  /** Heroes whose first Attack still has the bonus of the rest before. [room.empty-rest] */
  rested: readonly EntityId[];
}

/** Something that sets Interrupts off has happened to somebody. Never written. */
interface Happening {
  readonly trigger: Trigger;
  readonly to: EntityId;
}

export interface OwnedInterrupt {
  readonly who: EntityId;
  readonly interrupt: InterruptId;
}
