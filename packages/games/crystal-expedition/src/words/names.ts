import type {
  AbilityId,
  ActivatorId,
  BoostId,
  ClassId,
  CrystalId,
  EffectId,
  Element,
  FormId,
  GemId,
  InterruptId,
  ItemId,
  KitId,
  MonsterId,
  MonsterType,
  QuestId,
  RaceId,
  Rank,
  RewardId,
  Role,
  Slot,
  Statistic,
} from '../content/index.ts';
import type { TileKind } from '../content/tiles.ts';
import type { Feature, Location, Rest } from '../types/index.ts';

type By<K extends string> = Readonly<Record<K, string>>;

/** What everything is called in one language. */
export interface Names {
  readonly race: By<RaceId>;
  readonly heroClass: By<ClassId>;
  readonly role: By<Role>;
  readonly statistic: By<Statistic>;
  readonly slot: By<Slot>;
  readonly item: By<ItemId>;
  readonly gem: By<GemId>;
  readonly activator: By<ActivatorId>;
  readonly interrupt: By<InterruptId>;
  readonly ability: By<AbilityId>;
  readonly form: By<FormId>;
  readonly effect: By<EffectId>;
  readonly element: By<Element>;
  readonly crystal: By<CrystalId>;
  readonly monster: By<MonsterId>;
  readonly type: By<MonsterType>;
  readonly rank: By<Rank>;
  readonly boost: By<BoostId>;
  readonly quest: By<QuestId>;
  readonly reward: By<RewardId>;
  readonly kit: By<KitId>;
  readonly tile: By<TileKind>;
  readonly location: By<Location>;
  readonly feature: By<Feature>;
  readonly rest: By<Rest>;
}
