import { DODGE_ON, RECOVER_ON } from '../content/index.ts';
import type { Entity } from '../types/index.ts';
import { isHero } from './entities.ts';
import { bestOf } from './stats.ts';

/** The least that a Dodge has to show. [leave.dodge] */
export const dodgeOn = (mover: Entity): number => (isHero(mover) ? bestOf(mover, 'dodge-on', DODGE_ON) : DODGE_ON);

/** The least with which somebody on the ground recovers. [down.recover] */
export const recoverOn = (fallen: Entity): number =>
  isHero(fallen) ? bestOf(fallen, 'recover-on', RECOVER_ON) : RECOVER_ON;
