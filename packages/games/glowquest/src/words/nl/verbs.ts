import type { GlowquestWording } from '../telling/wording.ts';

export const VERBS: GlowquestWording['verbNames'] = {
  attack: 'Aanvallen',
  open: 'Deur openen',
  recover: 'Bijkomen',
  throwRock: 'Steen gooien',
  crawl: 'Kruipen',
  done: 'Verder',
  stop: 'Hier stoppen',
  endTurn: 'Beurt beëindigen',
  endPhase: 'Verkenning beëindigen',
};
