/** What a table needs of the world around it. */
export interface Around {
  now(): number;
  /** Words that nobody can foretell, as hex digits. */
  randomHex(bytes: number): string;
  /** Lets others in before the program plays on. */
  pause(): Promise<void>;
}
