import type { BotName } from './names.ts';

/** What keeps a player from doing as well as it could. */
export interface Habits {
  /** Forgets that the turns of others concern him too, and never answers in them. */
  readonly isDreamy: boolean;
  /** Takes his Quests in the order in which they lie before him, however far away they are. */
  readonly isStubborn: boolean;
}

export const HABITS: Readonly<Record<BotName, Habits>> = {
  standard: { isDreamy: false, isStubborn: false },
  dreamer: { isDreamy: true, isStubborn: false },
  novice: { isDreamy: true, isStubborn: true },
};
