import type { Hero } from '../src/content/heroes.ts';
import { type Action, CAPTIVE_ID, type FigureId, GENIE_ID } from '../src/types/index.ts';
import { cast, type DungeonStory, type Scene, sq } from './dungeon.ts';

export const whisk = (figure: FigureId): Action => cast('swift-wind', { targets: [figure], mode: 'whisk' });
export const elixirFor = (hero: Hero): Action => ({ type: 'elixir', hero });

/** A Genie is there already, called by the Wizard. */
export function genie(scene: Scene, column: number, row: number): void {
  const { seat, hero: summoner } = scene.hero('wizard');
  scene.table.allies.push({ id: GENIE_ID, at: sq(column, row), body: 2, seat, turns: 3, summoner, isChained: false });
}

/** A captive out of his chains, who follows the first seat. */
export function freedCaptive(scene: Scene, column: number, row: number, body = 3): void {
  const one = { id: CAPTIVE_ID, at: sq(column, row), body, seat: 0, turns: 0, summoner: null, isChained: false };
  scene.table.allies = [one];
  scene.table.hidden.later = [];
}

/** What is asked, and of which seat, apart from those who may drink meanwhile. */
export function pressing(s: DungeonStory): string[] {
  const asks = s.state.asks.filter(({ question }) => question.kind !== 'meanwhile');
  return asks.map(({ seat, question }) => `${seat}: ${question.kind}`);
}
