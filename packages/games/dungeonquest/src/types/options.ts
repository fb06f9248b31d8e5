import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { Play } from '../content/plays.ts';
import type { HouseRuleName } from '../rulebook/index.ts';

export type House = { readonly [N in HouseRuleName]: boolean };

/** What is played, and how; from `hero` to `fighter` for the arena alone. `null` means as the rules have it. */
export interface Options extends House {
  readonly play: Play;
  /** Agreed beforehand, or put to the vote at the table. */
  readonly mode: Mode | 'vote';
  readonly hero: Hero;
  /** Life left when the encounter begins. */
  readonly heroLife: number | null;
  /** Wounds already suffered. */
  readonly heroWounds: number | null;
  /** Tested in Combat Dice instead of what the hero's sheet says. */
  readonly attribute: number | null;
  readonly determination: number;
  readonly monster: Monster | 'random';
  readonly monsterLife: number | null;
  /** The seat whose hero fights, counted from 1 as people do. */
  readonly fighter: number;
}
