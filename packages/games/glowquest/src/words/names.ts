import type { BasicId } from '../content/basic-benefits.ts';
import type { GlowId } from '../content/glow-benefits.ts';
import type { CardId, MonsterId, ReadyId } from '../content/index.ts';
import type { MonsterBenefitId } from '../content/monster-benefit-ids.ts';
import type { Difficulty } from '../content/tables.ts';
import type { RoomType, TileKind } from '../content/tiles.ts';
import type {
  Category,
  Deck,
  Duration,
  Family,
  Negative,
  PatternKind,
  Positive,
  Role,
  Slot,
  Timing,
} from '../content/vocabulary.ts';

/** Whatever can be paid for and is printed on no card. */
type NamedId = BasicId | GlowId | MonsterBenefitId | 'reinforcements';

/** What everything is called, in one language. */
export interface Names {
  readonly role: Readonly<Record<Role, string>>;
  readonly deck: Readonly<Record<Deck, string>>;
  readonly slot: Readonly<Record<Slot, string>>;
  /** What can be upon somebody. */
  readonly effect: Readonly<Record<Negative | Positive | 'taunt', string>>;
  readonly tile: Readonly<Record<TileKind, string>>;
  readonly room: Readonly<Record<RoomType, string>>;
  readonly family: Readonly<Record<Family, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly timing: Readonly<Record<Timing, string>>;
  readonly duration: Readonly<Record<Duration, string>>;
  readonly pattern: Readonly<Record<PatternKind, string>>;
  readonly difficulty: Readonly<Record<Difficulty, string>>;
  readonly ready: Readonly<Record<ReadyId, string>>;
  readonly card: Readonly<Record<CardId, string>>;
  readonly monster: Readonly<Record<MonsterId, string>>;
  readonly benefit: Readonly<Record<NamedId, string>>;
}
