import type { BoardTexts } from './en.ts';

export const nl: BoardTexts = {
  board: 'De kerker van Glowquest',
  glow: 'Gloed',
  glowNote: 'niemand loopt erin; helden ernaast hebben Gloedvoordelen',
  downNote: 'een Genezing wekt hem',
  bounty: (n) => `Premie ${n}`,
  hand: 'Voordelen',
  alsoHits: (names) => `Raakt nu ook ${names.join(', ')}.`,
  down: 'Bewusteloos',
  attack: {
    title: 'De aanval',
    against: 'tegen',
    notRolled: 'nog niet gegooid',
    total: (die, bonus) => (bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`),
    grit: (n) => `Weerstand ${n}`,
    hit: 'Raak',
    missed: 'Mis',
    willHit: 'zo is het raak',
    willMiss: (short) => `${short} te weinig om te raken`,
    damage: (n) => `${n} schade`,
  },
  keyList: [
    ['A', 'aanvallen'],
    ['1 … 9', 'de eerste Voordelen gebruiken, in hun volgorde'],
    ['D', 'de deur openen'],
    ['E', 'de beurt of de verkenning beëindigen; in een aanval: verder'],
    ['R T C', 'bewusteloos: bijkomen, een steen gooien, kruipen'],
  ],
};
