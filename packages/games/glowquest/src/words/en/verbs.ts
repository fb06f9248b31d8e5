import type { GlowquestWording } from '../telling/wording.ts';

export const VERBS: GlowquestWording['verbNames'] = {
  attack: 'Attack',
  open: 'Open the door',
  recover: 'Recover',
  throwRock: 'Throw a rock',
  crawl: 'Crawl',
  done: 'Go on',
  stop: 'Stop here',
  endTurn: 'End the Turn',
  endPhase: 'End the Phase',
};
