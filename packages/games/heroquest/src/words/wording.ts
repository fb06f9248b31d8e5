import type { Wording } from '@questhall/facets';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Gear } from '../content/equipment.ts';
import type { Names } from '../content/names.ts';
import type { Spell } from '../content/spells.ts';
import type { FigureId, HeroQuest, View } from '../types/index.ts';

/** The parts of a turn, where it is not said yet whom or what they are about. */
type Act = 'roll' | 'attack' | 'throw' | 'endTurn' | 'leave' | 'treasure' | 'secretDoors' | 'traps';

/** HeroQuest in one language, with the names that a page needs besides sentences. */
export interface HeroQuestWording extends Wording<HeroQuest> {
  readonly names: Names;
  readonly acts: Readonly<Record<Act, string>>;
  /** What a spell does, in a few words. */
  readonly spellLine: Readonly<Record<Spell | DreadSpell, string>>;
  /** What a piece from the armory does, in the order one asks. */
  gearTraits(gear: Gear): readonly string[];
  /** Whoever has this number, dead or alive: `the Elf`, `Goblin 2`. */
  figureIn(view: Pick<View, 'roster' | 'monsters' | 'goal'>, id: FigureId): string;
  /** A monster by the name on its card: `Orc`. */
  monster(name: string): string;
  /** Title and briefing of a quest; those of one's own stay as they are. */
  quest(title: string, briefing: string): { readonly title: string; readonly briefing: string };
}
