import type { Artifact } from '../content/artifacts.ts';
import type { Hero } from '../content/heroes.ts';
import type { School, Spell } from '../content/spells.ts';
import type { Square } from '../sheet/sheet.ts';
import type { FigureId } from './figures.ts';

export type Question =
  | { kind: 'order'; heroes: Hero[] }
  | { kind: 'school'; hero: 'wizard' | 'elf'; offered: School }
  | { kind: 'hide'; artifact: Artifact }
  | { kind: 'turn'; hero: Hero }
  | { kind: 'puppet'; hero: Hero }
  | { kind: 'genie' }
  | { kind: 'captive' }
  | { kind: 'whisk'; hero: Hero }
  | { kind: 'zargon'; monster: FigureId | null }
  | { kind: 'defend'; hero: Hero; attacker: FigureId; hits: number }
  | { kind: 'rescue'; hero: Hero }
  | { kind: 'aside'; hero: FigureId; squares: Square[] }
  | { kind: 'place'; name: string; squares: Square[] }
  | { kind: 'steer'; hero: Hero; sum: number }
  | { kind: 'keep'; hero: Hero; spell: Spell }
  | { kind: 'again'; hero: Hero; against: 'gaze' | 'slumber' | 'puppet' | 'murk' }
  /** While somebody else decides: potions may be drunk. */
  | { kind: 'meanwhile' }
  | { kind: 'town' };
