/** A card that is not written as cards are: which, where, what stands there and what would be right. */
export class NotationError extends Error {
  readonly found: string;
  readonly right: string;

  constructor(at: string, found: string, right: string) {
    super(`${at}: "${found}" cannot be read; ${right}`);
    this.found = found;
    this.right = right;
  }
}
