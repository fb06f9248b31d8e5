import type { Glowquest, View } from '@questhall/glowquest';
import { after } from '@questhall/glowquest/client';
import type { Told } from '@questhall/kernel';

/** What is shown while something goes on: how things stood, and what has been told since. */
export const pictureOf = (view: View, now: readonly Told<Glowquest>[]): View =>
  now.reduce((picture, { event }) => after(picture, event), view);
