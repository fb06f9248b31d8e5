import type { State } from '@questhall/kernel';
import type { DungeonQuest } from '../../types/index.ts';

type Frame = DungeonQuest['Frame'];

/** The nearest frame of this kind below; undefined where there is none. */
export function frameBelow<K extends Frame['kind']>(
  { agenda }: Pick<State<DungeonQuest>, 'agenda'>,
  kind: K,
): Extract<Frame, { kind: K }> | undefined {
  for (let at = agenda.length - 1; at >= 0; at--) {
    const frame = agenda[at];
    if (frame?.kind === kind) return frame as Extract<Frame, { kind: K }>; // a checked border: its kind was looked at
  }
  return undefined;
}

/** Whether what works at the start of a turn still can: the test of a cage comes after it. [turn.order-of-steps] */
export const isAtStart = (state: Pick<State<DungeonQuest>, 'agenda'>): boolean => turnOf(state).stage !== 'freed';

/** The turn that is being played. */
export function turnOf(state: Pick<State<DungeonQuest>, 'agenda'>): Extract<Frame, { kind: 'turn' }> {
  const turn = frameBelow(state, 'turn');
  if (turn === undefined) throw new Error('it is nobody’s turn');
  return turn;
}
