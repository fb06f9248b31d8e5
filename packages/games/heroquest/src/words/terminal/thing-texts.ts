import type { Artifact } from '../../content/artifacts.ts';
import type { DreadSpell } from '../../content/dread-spells.ts';
import type { Gear } from '../../content/equipment.ts';
import type { MonsterCard } from '../../content/monsters.ts';
import type { Potion } from '../../content/potions.ts';
import type { School, Spell } from '../../content/spells.ts';
import type { TreasureCard } from '../../content/treasure-cards.ts';

/** What cards and gear say, in one language. */
export interface ThingTexts {
  readonly kinds: Readonly<
    Record<'treasure' | 'artifact' | 'potion' | 'weapon' | 'armour' | 'tool' | 'dread' | 'monster', string>
  >;
  spellKind(school: School): string;
  readonly treasures: Readonly<Record<TreasureCard, string>>;
  readonly artifacts: Readonly<Record<Artifact, string>>;
  readonly potions: Readonly<Record<Potion, string>>;
  readonly spells: Readonly<Record<Spell, string>>;
  readonly dreadSpells: Readonly<Record<DreadSpell, string>>;
  gearTraits(gear: Gear): readonly string[];
  price(gold: number): string;
  monster(card: MonsterCard): string;
  readonly undead: string;
  casts(spells: string): string;
}
