import type { Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { clone } from './clone.ts';
import { decode } from './decode.ts';
import { fallback } from './fallback.ts';
import { attack } from './frames/attack.ts';
import { campaign } from './frames/campaign.ts';
import { dying } from './frames/dying.ts';
import { keep } from './frames/keep.ts';
import { portal } from './frames/portal.ts';
import { quest } from './frames/quest.ts';
import { resist } from './frames/resist.ts';
import { round } from './frames/round.ts';
import { save } from './frames/save.ts';
import { spring } from './frames/spring.ts';
import { captiveTurn, genieTurn, heroTurn, whisk } from './frames/turn.ts';
import { walk } from './frames/walk.ts';
import { summon, wander } from './frames/wander.ts';
import { zargonTurn } from './frames/zargon.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws/laws.ts';
import { admit, options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup/setup.ts';
import type { HeroQuest } from './types/index.ts';
import { view } from './view.ts';

/** HeroQuest: four heroes, fourteen quests, and Zargon. */
export const heroquest: Game<HeroQuest> = {
  id: 'heroquest',
  title: 'HeroQuest',
  edition: '4',
  rulebook,
  seats: SEATS,
  options,
  reveals: [
    'stepped',
    'jumped',
    'placed',
    'revealed',
    'doorsSeen',
    'rocksSeen',
    'furnitureSeen',
    'stairsSeen',
    'captiveSeen',
    'monsterAppeared',
    'alarmSounded',
    'searched',
    'nothingFound',
    'secretDoorsFound',
    'trapsFound',
    'treasureFound',
    'trapSprung',
    'chestTrapSprung',
    'goalMet',
    'portalTaken',
  ],
  frames: {
    campaign,
    quest,
    round,
    heroTurn,
    genieTurn,
    captiveTurn,
    whisk,
    walk,
    spring,
    attack,
    dying,
    wander,
    portal,
    keep,
    zargonTurn,
    summon,
    save,
    resist,
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
