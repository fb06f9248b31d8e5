import type { Review } from '@questhall/facets';
import type { ComponentType } from 'react';

/** How much of something happened where, by the name of the place: 1 where it was most. */
export type Heat = Readonly<Record<string, number>>;

export interface PlanProps {
  /** The last text that could be read. */
  readonly text: string;
  /** Where heroes suffered when it was measured; null when nobody has measured it. */
  readonly heat: Heat | null;
}

/** What an editor is given. The text is the one truth: whatever is done to the plan is another text. */
export interface EditorProps {
  readonly text: string;
  readonly onText: (next: string) => void;
  readonly remarks: Pick<Review, 'errors' | 'warnings'>;
  readonly heat: Heat | null;
}

/** What the page shows of a text that somebody wrote for a game. */
export interface DesignPage {
  /** The text, drawn as the game's board is drawn. */
  readonly Plan: ComponentType<PlanProps>;
  /** The same to work on, where the game has that. */
  readonly Editor?: ComponentType<EditorProps>;
  /** A place as a sentence calls it, by the name that the study has for it: `room K`. */
  placeName(place: string): string;
}
