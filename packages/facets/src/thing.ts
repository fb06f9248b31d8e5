/** Something that a player may ask about by its name: a card, a monster, a piece of gear. */
export interface Thing {
  readonly name: string;
  /** What sort of thing it is: `Treasure card`. */
  readonly kind: string;
  /** What it says and does, a line each. */
  readonly lines: readonly string[];
}
