import type { Language } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { TableCard } from '@questhall/wire';
import type { ComponentType } from 'react';
import type { GameForm } from '../../forms/form.ts';
import type { DesignPage } from '../../workshop/design-page.ts';
import type { GameUi } from './ui.ts';

/** Does something with a game's interface, whatever the game is. */
export type WithUi<X> = <T extends Types>(ui: GameUi<T>) => X;

/** What lists say of the tables of a game, in one language. */
export interface TableTeller {
  /** What a table is about, in a line. */
  about(card: TableCard): string;
  /** Who has which side, by seat. */
  seatNames(card: TableCard): readonly string[];
  /** What else is to be said of it in a word. */
  facts?(card: TableCard): readonly string[];
  /** How far it has come, where there is more to show than words. */
  readonly Line?: ComponentType<{ readonly card: TableCard }>;
}

/**
 * What the page needs of a game, in parts that load when they are needed. The folder of a game exports one as `page`
 * from its `page.ts`; a game without such a folder gets the plain one.
 */
export interface GamePage {
  /** The picture on its card. */
  readonly Art: ComponentType;
  tables(language: Language): Promise<TableTeller>;
  /** The form for a new table. */
  form(language: Language): Promise<GameForm>;
  ui<X>(use: WithUi<X>): Promise<X>;
  /** How texts that people write for it are shown in the workshop, and worked on. */
  design?(language: Language): Promise<DesignPage>;
}
