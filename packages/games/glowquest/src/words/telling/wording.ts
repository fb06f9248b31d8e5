import type { Wording } from '@questhall/facets';
import type { Benefit, Card, Trait } from '../../content/index.ts';
import type { Action, Base, BenefitId, EffectKind, EntityId, Glowquest, View } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { Figures } from './figures.ts';

/** What a bar of buttons offers before anybody has said whom or where. */
type Verb = 'attack' | 'open' | 'recover' | 'throwRock' | 'crawl' | 'done' | 'stop' | 'endTurn' | 'endPhase';

/** Whose card or sheet is read: heroes are spoken to, and monsters spoken about. */
export type Side = 'heroes' | 'monsters';

/** Glowquest in one language: what every game says, and what its own cards, sheets and badges say besides. */
export interface GlowquestWording extends Wording<Glowquest> {
  readonly names: Names;
  /** Those who are no heroes. */
  readonly monsters: string;
  readonly verbNames: Readonly<Record<Verb, string>>;
  /** Somebody in a list: `Ghoul 2`, or `Ghoul` where there is only one. */
  nameOf(view: Figures, id: EntityId): string;
  /** Somebody in a sentence: `Ghoul 2`, or `the Ghoul` where there is only one. */
  figureIn(view: Figures, id: EntityId): string;
  /** Somebody where there is room for a letter and a number, on a map or a badge: `G2`, `G`. */
  signOf(view: Figures, id: EntityId): string;
  /** `Weak 1`, `+2 Grit`. */
  effect(kind: EffectKind, n: number): string;
  /** What an Effect is called where there is room for one letter: on a figure. */
  readonly effectSigns: Readonly<Record<EffectKind, string>>;
  /** Cards, and everything else that is paid for. */
  benefit(id: BenefitId): string;
  /** What somebody strikes with; empty where there is only one way. */
  base(source: Base['source']): string;
  /** All that a card says, line by line. */
  sayCard(card: Card): readonly string[];
  /** One line: what it costs and when, and what it does to whom. */
  sayBenefit(benefit: Benefit, side: Side): string;
  /** What a button for it says, with its price beside it. */
  sayBriefly(benefit: Benefit, side: Side): string;
  sayTrait(traits: Trait, side: Side): string;
  /** What an attack would be worth; empty for anything else. */
  odds(view: View, attacker: EntityId | null, action: Action): string;
}
