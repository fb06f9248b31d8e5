/**
 * Something on the table that can be shown and pointed at, by a name that its game gives it: `square:12`, `figure:3`,
 * `door:40`, `card:elixir`. The board of a game knows where it is.
 */
export type Place = string;

/** How something feels to those who play. */
export type Tone = 'good' | 'bad' | 'plain' | 'magic';

/** How an event is shown. What it looks and sounds like is the same in every game. */
export type Cue =
  /** From now on this one acts: a halo. */
  | { readonly kind: 'act'; readonly who: Place }
  /** Along the way that was walked, the first square being the one left. */
  | { readonly kind: 'walk'; readonly who: Place; readonly way: readonly Place[] }
  /** Whoever falls is gone afterwards; whoever sinks down stays lying there. */
  | { readonly kind: 'appear' | 'fall' | 'sink' | 'leave'; readonly who: Place }
  /** A line from whoever strikes to whoever is struck. */
  | { readonly kind: 'strike'; readonly from: Place; readonly to: readonly Place[]; readonly tone: Tone }
  /** Dice fall beside these; which dice the wording says. */
  | { readonly kind: 'throw'; readonly beside: readonly Place[] }
  /** A number that rises and fades: `-2`; of what, where it is not life: `gold`. */
  | { readonly kind: 'number'; readonly at: Place; readonly text: string; readonly tone: Tone; readonly of?: string }
  | { readonly kind: 'flash'; readonly at: readonly Place[]; readonly tone: Tone }
  /** It swings to where it stands now. */
  | { readonly kind: 'door'; readonly at: Place }
  /** What was dark is seen. */
  | { readonly kind: 'light'; readonly at: readonly Place[] }
  /** A tile that turns over and joins the floor. */
  | { readonly kind: 'tile'; readonly at: readonly Place[] }
  /** Cards that lie face down are turned over where they lie. */
  | { readonly kind: 'turn'; readonly at: readonly Place[] }
  /** A few words beside somebody, while play goes on: the moment's. */
  | { readonly kind: 'caption'; readonly at: Place }
  /** A card that is drawn, turned and read; its words are the moment's. */
  | { readonly kind: 'card'; readonly from: Place | null; readonly tone: Tone }
  /** A few words over the whole board: the moment's. */
  | { readonly kind: 'banner'; readonly tone: Tone };

/** Whose deed a cue shows: it is they of whom it is said why. Null for what nobody in particular does. */
export function doerOf(cue: Cue): Place | null {
  if (cue.kind === 'walk') return cue.who;
  return cue.kind === 'strike' ? cue.from : null;
}

/** All places that a cue is about. */
export function placesInCue(cue: Cue): readonly Place[] {
  switch (cue.kind) {
    case 'act':
    case 'appear':
    case 'fall':
    case 'sink':
    case 'leave':
      return [cue.who];
    case 'walk':
      return [cue.who, ...cue.way];
    case 'strike':
      return [cue.from, ...cue.to];
    case 'throw':
      return cue.beside;
    case 'number':
    case 'door':
    case 'caption':
      return [cue.at];
    case 'flash':
    case 'light':
    case 'tile':
    case 'turn':
      return cue.at;
    case 'card':
      return cue.from === null ? [] : [cue.from];
    case 'banner':
      return [];
  }
}
