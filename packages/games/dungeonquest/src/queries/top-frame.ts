import type { State } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';

type Frame = DungeonQuest['Frame'];

/** The innermost frame, which must be of this kind: an action is only performed in the frame that asked for it. */
export function topFrame<K extends Frame['kind']>(state: State<DungeonQuest>, kind: K): Extract<Frame, { kind: K }> {
  const frame = state.agenda.at(-1);
  if (frame?.kind !== kind) throw new Error(`${kind} is not what is going on`);
  return frame as Extract<Frame, { kind: K }>; // a checked border: its kind was looked at just now
}
