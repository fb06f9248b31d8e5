import type { Artifact } from '../content/artifacts.ts';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Gear, Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import type { Potion } from '../content/potions.ts';
import type { School, Spell } from '../content/spells.ts';
import type { Edge, Room, Square } from '../sheet/sheet.ts';
import type { FigureId, HeroInPlay } from './figures.ts';
import type { Item } from './pieces.ts';

export type Action =
  | { type: 'order'; heroes: Hero[] }
  | { type: 'takeSchool'; school: School }
  | { type: 'hide'; room: Room }
  | { type: 'roll' }
  | { type: 'walk'; to: Square }
  | { type: 'jump'; over: Square; to: Square }
  | { type: 'open'; door: Edge }
  | { type: 'close'; door: Edge }
  | { type: 'hold'; weapon: Weapon | Artifact | null }
  | { type: 'attack'; target: FigureId; isThrown: boolean }
  | { type: 'cast'; spell: Spell; targets: FigureId[]; at: Square | null; mode: 'haste' | 'whisk' | null }
  | { type: 'search'; what: 'treasure' | 'secretDoors' | 'traps' }
  | { type: 'disarm'; at: Square; with: 'kit' | 'hands' }
  | { type: 'drink'; hero: Hero; potion: Potion }
  | { type: 'give'; item: Item; to: Hero }
  | { type: 'pickUp'; at: Square; item: Item | 'gold' }
  | { type: 'elixir'; hero: Hero }
  | { type: 'useRing' }
  | { type: 'leave' }
  | { type: 'endTurn' }
  | { type: 'free' }
  | { type: 'lift'; at: Square }
  | { type: 'setDown'; at: Square }
  | { type: 'handOver'; to: Hero }
  | { type: 'openGear' }
  | { type: 'portal'; door: Edge }
  | { type: 'steer'; by: number }
  | { type: 'activate'; monster: FigureId }
  | { type: 'dread'; spell: DreadSpell; target: FigureId | null; at: Square | null; direction: number | null }
  | { type: 'place'; at: Square }
  | { type: 'stepAside'; to: Square }
  | { type: 'rescue'; spell: Spell }
  | { type: 'again' }
  | { type: 'keepSpell' }
  /** No, thank you; go on. */
  | { type: 'pass' }
  | { type: 'buy'; hero: Hero; gear: Gear }
  | { type: 'sell'; hero: Hero; gear: Gear }
  | { type: 'swap'; from: Hero; to: Hero; item: Item }
  | { type: 'pay'; from: Hero; to: Hero; gold: number }
  | { type: 'wear'; hero: Hero; suit: HeroInPlay['suit'] }
  | { type: 'rename'; hero: Hero; name: string }
  | { type: 'goOn' };
