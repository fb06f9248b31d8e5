import type { Game, Guest, Seat, Types } from '@questhall/kernel';

/** A program from a file. Nothing is known of the game for which it was written, or of what it answers. */
export interface GuestFile {
  readonly name: string;
  /** Somebody new, who remembers nothing. */
  sitDown<T extends Types>(game: Game<T>, seat: Seat): Guest<T>;
}

/** Whether a player is named by the file that it is in: `./bot.mjs`. */
export const isGuestFile = (name: string): boolean => /^\.{0,2}[\\/]|\.[cm]?[jt]s$/.test(name);
