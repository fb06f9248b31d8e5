import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';

export interface Law {
  /** The rule that makes it a law; null for what goes without saying. */
  readonly rule: Rule | null;
  readonly holds: (state: State<DungeonQuest>) => boolean;
  readonly text: string;
}

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });
