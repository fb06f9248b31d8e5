import type { Cue, Place, Tone } from './stage.ts';

// How cues are made where games have them in common.

/** What is only told. */
export const UNSEEN = (): readonly Cue[] => [];

/** Nothing for what is nowhere. */
export const flash = (at: readonly Place[], tone: Tone): readonly Cue[] =>
  at.length === 0 ? [] : [{ kind: 'flash', at, tone }];

export const thrown = (beside: readonly Place[]): readonly Cue[] => [{ kind: 'throw', beside }];

export const banner = (tone: Tone): readonly Cue[] => [{ kind: 'banner', tone }];

/** Words beside somebody or something that is there. */
export const caption = (at: readonly Place[]): readonly Cue[] =>
  at.slice(0, 1).map((place) => ({ kind: 'caption', at: place }));

export const card = (from: Place | null, tone: Tone): readonly Cue[] => [{ kind: 'card', from, tone }];
