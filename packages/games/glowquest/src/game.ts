import type { Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { clone } from './clone.ts';
import { decode } from './decode.ts';
import { fallback } from './fallback.ts';
import { attack } from './frames/attack.ts';
import { benefit } from './frames/benefit.ts';
import { discover } from './frames/discover.ts';
import { encounter } from './frames/encounter.ts';
import { enter, expedition, phase } from './frames/explore.ts';
import { bounties, consent, create, fit, gain, levelUps } from './frames/gain.ts';
import { defeat, harm } from './frames/harm.ts';
import { momentum } from './frames/momentum.ts';
import { muster } from './frames/muster.ts';
import { stroll } from './frames/stroll.ts';
import { turn } from './frames/turn.ts';
import { walk } from './frames/walk.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { admit, options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { controller } from './scripted.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { Glowquest } from './types/index.ts';
import { view } from './view.ts';

/** Glowquest: one to three heroes in a dungeon that grows from dice, and everything that lives in it. */
export const glowquest: Game<Glowquest> = {
  id: 'glowquest',
  title: 'Glowquest',
  edition: '4',
  rulebook,
  seats: SEATS,
  options,
  reveals: ['drew', 'laid', 'glowPlaced', 'setUp'],
  frames: {
    expedition,
    create,
    gain,
    fit,
    consent,
    enter,
    phase,
    discover,
    muster,
    encounter,
    levelUps,
    bounties,
    turn,
    walk,
    stroll,
    benefit,
    attack,
    momentum,
    harm,
    defeat,
    controller,
  },
  admit,
  setup,
  decode,
  ...actions,
  view,
  imagine,
  clone,
  fallback,
  laws,
};
