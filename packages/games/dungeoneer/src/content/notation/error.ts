/** A card that is not written as cards are: which, where, what stands there and what would be right. */
export class NotationError extends Error {
  constructor(at: string, found: string, right: string) {
    super(`${at}: "${found}" cannot be read; ${right}`);
  }
}
