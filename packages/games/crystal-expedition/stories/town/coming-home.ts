import type { Action } from '../../src/types/index.ts';
import { type CrystalStory, type Given, type Scene, story } from '../scene.ts';

const GO_HOME: Action = { type: 'goHome' };

/** At the end of an expedition that has succeeded: whoever is asked may go home with it. */
const atTheEnd = (set: (scene: Scene) => void = () => {}, given: Given = {}): CrystalStory =>
  story(
    (scene) => {
      scene.explores();
      scene.expedition.isWon = true;
      set(scene);
      scene.draft.agenda.push({ kind: 'pressOn' });
    },
    { players: 1, monsters: 'table', pressOn: true, ...given },
  );

/** Home with so much Glory, and these dice for the dungeon that is found. */
export const success = (
  glory: number,
  set: (scene: Scene) => void = () => {},
  { dice = [7, 2, 3, 4], ...given }: Given & { readonly dice?: readonly number[] } = {},
): CrystalStory =>
  atTheEnd((scene) => {
    scene.expedition.glory = glory;
    set(scene);
  }, given)
    .dice(...dice)
    .does(0, GO_HOME);

/** Home without it: the party flees. */
export const failure = (set: (scene: Scene) => void = () => {}, given: Given = {}): CrystalStory =>
  story(
    (scene) => {
      scene.explores();
      set(scene);
    },
    { players: 1, monsters: 'table', ...given },
  ).does(0, { type: 'flee' });
