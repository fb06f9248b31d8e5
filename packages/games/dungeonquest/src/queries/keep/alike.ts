import type { State } from '@questhall/kernel';
import type { DungeonQuest, FormPlace } from '../../types/index.ts';

/**
 * Whether somebody has to choose among tiles that nobody else sees. With others at the table that is so for tiles that
 * are alike, too: not to be asked would tell everybody that they are. [seat.no-empty-question]
 */
export const isChoiceOfTiles = ({ seats }: Pick<State<DungeonQuest>, 'seats'>, forms: readonly FormPlace[]): boolean =>
  forms.length > 1 && (seats > 1 || forms.some((form) => form !== forms[0]));
