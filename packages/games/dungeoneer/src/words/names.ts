import type {
  Category,
  Class,
  Duration,
  Form,
  Grade,
  Kind,
  MapKind,
  QuestCategory,
  Race,
  SectionName,
  SetId,
  Side,
  Terrain,
  Time,
} from '../content/index.ts';
import { nameIdOf } from '../content/index.ts';
import type { CardId, HeroId, MapId, QuestId } from '../content/sets/index.ts';

/** What everything is called, in one language. */
export interface Names {
  readonly set: Readonly<Record<SetId, string>>;
  readonly card: Readonly<Record<CardId, string>>;
  readonly hero: Readonly<Record<HeroId, string>>;
  /** A hero in a word or two, as in a sentence: `Brunna`. */
  readonly called: Readonly<Record<HeroId, string>>;
  /** A hero's special ability, by the hero who has it. */
  readonly ability: Readonly<Record<HeroId, string>>;
  readonly quest: Readonly<Record<QuestId, string>>;
  readonly map: Readonly<Record<MapId, string>>;
  readonly kind: Readonly<Record<Kind, string>>;
  readonly time: Readonly<Record<Time, string>>;
  readonly duration: Readonly<Record<Duration, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly race: Readonly<Record<Race, string>>;
  readonly class: Readonly<Record<Class, string>>;
  readonly questCategory: Readonly<Record<QuestCategory, string>>;
  readonly mapKind: Readonly<Record<MapKind, string>>;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly form: Readonly<Record<Form, string>>;
  readonly grade: Readonly<Record<Grade, string>>;
  readonly section: Readonly<Record<SectionName, string>>;
  readonly side: Readonly<Record<Side, string>>;
}

/** The name of something; a card of somebody's own is called as it was written, or as the card whose place it takes. */
export function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  const name = names[id];
  if (name !== undefined) return name;
  const own = nameIdOf(id);
  return names[own] ?? own;
}
