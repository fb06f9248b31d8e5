import type { Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { consent, vote } from './agreeing.ts';
import { clone } from './clone.ts';
import { decode } from './decode.ts';
import { fallback } from './fallback.ts';
import { attack, encore } from './frames/attack.ts';
import { campaign } from './frames/campaign.ts';
import { assign } from './frames/chest.ts';
import { discover } from './frames/discover.ts';
import { encounter } from './frames/encounter.ts';
import { expedition } from './frames/expedition.ts';
import { fall } from './frames/fall.ts';
import { harm } from './frames/harm.ts';
import { home } from './frames/home.ts';
import { interrupts } from './frames/interrupts.ts';
import { kit } from './frames/kit.ts';
import { march } from './frames/march.ts';
import { mine } from './frames/mine.ts';
import { momentum } from './frames/momentum.ts';
import { reward } from './frames/reward.ts';
import { strikes } from './frames/strikes.ts';
import { pressOn } from './frames/success.ts';
import { town } from './frames/town.ts';
import { turn } from './frames/turn.ts';
import { use } from './frames/use.ts';
import { walk } from './frames/walk.ts';
import { wander } from './frames/wander.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { admit, options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { controller } from './scripted.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { CrystalExpedition } from './types/index.ts';
import { view } from './view.ts';

/** Crystal Expedition: a party of heroes, a Town, and one dungeon after the other. */
export const crystalExpedition: Game<CrystalExpedition> = {
  id: 'crystal-expedition',
  title: 'Crystal Expedition',
  edition: '2',
  rulebook,
  seats: SEATS,
  options,
  reveals: ['dungeonFound', 'dungeonRerolled', 'laid', 'crystalsGrown', 'placed', 'chestOpened'],
  rash: ['flee', 'retire', 'withdraw'],
  frames: {
    campaign,
    town,
    kit,
    consent,
    reward,
    vote,
    expedition,
    discover,
    pressOn,
    mine,
    assign,
    wander,
    march,
    encounter,
    turn,
    walk,
    attack,
    encore,
    use,
    momentum,
    harm,
    strikes,
    fall,
    interrupts,
    home,
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
