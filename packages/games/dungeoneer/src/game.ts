import type { Frames, Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { unasked } from './actions/unasked.ts';
import { clone } from './clone.ts';
import { decode } from './decode.ts';
import { fallback } from './fallback.ts';
import { answers } from './frames/answers.ts';
import { attempt } from './frames/attempt.ts';
import { build, pair } from './frames/build.ts';
import { discarding, drawing, look } from './frames/cards.ts';
import { closing } from './frames/closing.ts';
import { combat } from './frames/combat.ts';
import { completing, offering } from './frames/complete.ts';
import { course } from './frames/course.ts';
import { effects } from './frames/effects.ts';
import { entry } from './frames/entry.ts';
import { grade } from './frames/grades.ts';
import { laying } from './frames/laying.ts';
import { move } from './frames/move.ts';
import { muster } from './frames/muster.ts';
import { bane, rebirth, rising, shift } from './frames/others.ts';
import { reset } from './frames/reset.ts';
import { threat } from './frames/threat.ts';
import { trim } from './frames/trim.ts';
import { turn } from './frames/turn.ts';
import { windowWith } from './frames/window.ts';
import { wounds } from './frames/wounds.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { admit, options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { Dungeoneer } from './types/index.ts';
import { view } from './view.ts';

const frames: Frames<Dungeoneer> = {
  course,
  turn,
  reset,
  closing,
  muster,
  bane,
  build,
  pair,
  rising,
  move,
  entry,
  threat,
  effects,
  wounds,
  combat,
  answers,
  laying,
  shift,
  discarding,
  offering,
  drawing,
  look,
  trim,
  attempt,
  complete: completing,
  grade,
  rebirth,
  window: windowWith(actions),
};

/** Dungeoneer: two to four heroes on a map of cards, each in his own turn the Dungeonlord of the others. */
export const dungeoneer: Game<Dungeoneer> = {
  id: 'dungeoneer',
  title: 'Dungeoneer',
  edition: '2',
  rulebook,
  seats: SEATS,
  options,
  reveals: [
    'gotHero',
    'unplaceable',
    'laid',
    'globalTurned',
    'questShown',
    'questsBuried',
    'defeated',
    'resigned',
    'sent',
    'played',
    'declared',
    'discarded',
    'drew',
    'drewUnseen',
    'mapDrawn',
    'mapDrawnUnseen',
    'handedBack',
  ],
  rash: ['resign'],
  frames,
  admit,
  setup,
  decode,
  ...actions,
  unasked,
  view,
  imagine,
  clone,
  fallback,
  laws,
};
