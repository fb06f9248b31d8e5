import type { Language } from '@questhall/facets';
import type { Wide } from '../../../texts/shape.ts';
import { ACTS, type Acts } from '../wording/acts.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Everything the board says in words of its own. The names of people and things come from the game. */
const EN = {
  board: 'The dungeon of Glowquest',
  keys: 'Arrow keys move over the squares, Enter acts, M lists everything that can be done there, Escape closes. Shift and an arrow moves the view, plus and minus zoom, F follows whoever acts, O shows or hides the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Follow whoever acts',
  map: 'The whole dungeon',
  mapHere: 'Show this part of the dungeon',
  nowhere: 'solid rock',
  opening: 'an opening into the dark',
  sides: ['north', 'east', 'south', 'west'],
  wall: 'wall',
  nothing: 'floor',
  closedDoor: 'closed door',
  openDoor: 'open door',
  glow: 'Glow',
  stairway: 'stairway',
  active: 'acting now',
  unconscious: 'Unconscious',
  bounty: (n: number): string => `Bounty ${n}`,
  canBeAttacked: 'can be attacked',
  canBeReached: 'can be walked to',
  canBeChosen: 'can be chosen',
  hitpoints: (left: number, most: number): string => `${left} of ${most} Hitpoints`,
  shield: (n: number): string => `Shield ${n}`,
  reflect: (n: number): string => `Reflect ${n}`,
  odds: (hit: number, kill: number, loss: number, isExact: boolean): string =>
    `${percent(hit)} to hit, ${isExact ? '' : 'at least '}${percent(kill)} to kill, ${isExact ? '' : 'at least '}${loss.toFixed(1)} Hitpoints lost on average`,
  withSurges: (hit: number, kill: number, isExact: boolean): string =>
    `with all Surges ${percent(hit)} to hit, ${isExact ? '' : 'at least '}${percent(kill)} to kill`,
  verbs: 'What can be done now',
  hand: 'Benefits',
  surges: (n: number): string => (n === 1 ? '1 Surge' : `${n} Surges`),
  walk: (squares: number, surges: number): string =>
    `${squares} ${squares === 1 ? 'square' : 'squares'}, ${surges} ${surges === 1 ? 'Surge' : 'Surges'}`,
  squaresLeft: (n: number): string => (n === 1 ? '1 square left' : `${n} squares left`),
  notNow: 'not now; press to see why',
  alsoHits: (names: readonly string[]): string => `Now it also hits ${names.join(', ')}.`,
  aim: (what: string): string => `${what}: choose where, or press it again to cancel.`,
  exploring: 'Exploring',
  round: (n: number): string => `Round ${n}`,
  down: 'Unconscious',
  fleeText: 'no Check, but Unsteady 1 more until the end of the Encounter.',
  dodgeText: (least: number): string => `a Check of ${least} or more; whoever fails takes no more steps this Turn.`,
  giveUpText: 'The rest of the way is given up.',
  leaving: (who: string): string => `${who} leaves combat`,
  attack: {
    title: 'The attack',
    against: 'against',
    notRolled: 'not rolled yet',
    total: (die: number, bonus: number): string =>
      bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`,
    grit: (n: number): string => `Grit ${n}`,
    hit: 'Hit',
    missed: 'Miss',
    willHit: 'hits as it stands',
    willMiss: (short: number): string => `${short} short of a hit`,
    damage: (n: number): string => `${n} damage`,
  },
} as const;

type OwnTexts = Wide<typeof EN>;

export interface BoardTexts extends OwnTexts {
  readonly acts: Acts;
}

const NL: OwnTexts = {
  board: 'De kerker van Glowquest',
  keys: 'Met de pijltjes ga je over de vakken, Enter doet iets, M toont alles wat daar kan, Escape sluit. Shift met een pijltje verschuift het beeld, plus en min zoomen, F volgt wie aan de beurt is, O toont of verbergt de kaart.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'Volg wie aan de beurt is',
  map: 'De hele kerker',
  mapHere: 'Dit deel van de kerker tonen',
  nowhere: 'massieve rots',
  opening: 'een opening naar het donker',
  sides: ['noord', 'oost', 'zuid', 'west'],
  wall: 'muur',
  nothing: 'vloer',
  closedDoor: 'dichte deur',
  openDoor: 'open deur',
  glow: 'Gloed',
  stairway: 'trap',
  active: 'aan de beurt',
  unconscious: 'bewusteloos',
  bounty: (n) => `Premie ${n}`,
  canBeAttacked: 'kan worden aangevallen',
  canBeReached: 'hierheen kun je lopen',
  canBeChosen: 'kan worden gekozen',
  hitpoints: (left, most) => `${left} van ${most} Levenspunten`,
  shield: (n) => `Schild ${n}`,
  reflect: (n) => `Weerkaatsing ${n}`,
  odds: (hit, kill, loss, isExact) =>
    `${percent(hit)} raak, ${isExact ? '' : 'minstens '}${percent(kill)} dood, gemiddeld ${isExact ? '' : 'minstens '}${loss.toFixed(1).replace('.', ',')} Levenspunten eraf`,
  withSurges: (hit, kill, isExact) =>
    `met alle Impulsen ${percent(hit)} raak, ${isExact ? '' : 'minstens '}${percent(kill)} dood`,
  verbs: 'Wat er nu kan',
  hand: 'Voordelen',
  surges: (n) => (n === 1 ? '1 Impuls' : `${n} Impulsen`),
  walk: (squares, surges) =>
    `${squares} ${squares === 1 ? 'vak' : 'vakken'}, ${surges} ${surges === 1 ? 'Impuls' : 'Impulsen'}`,
  squaresLeft: (n) => (n === 1 ? 'nog 1 vak' : `nog ${n} vakken`),
  notNow: 'nu niet; druk om te zien waarom',
  alsoHits: (names) => `Raakt nu ook ${names.join(', ')}.`,
  aim: (what) => `${what}: kies waar, of druk er nog eens op om het te laten.`,
  exploring: 'Op verkenning',
  round: (n) => `Ronde ${n}`,
  down: 'Bewusteloos',
  fleeText: 'geen worp, maar Wankel 1 erbij tot het einde van het Treffen.',
  dodgeText: (least) => `een worp van ${least} of meer; mislukt het, dan zet je deze beurt geen stap meer.`,
  giveUpText: 'De rest van de weg gaat niet door.',
  leaving: (who) => `${who} maakt zich los uit het gevecht`,
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
};

export const TEXTS: Readonly<Record<Language, BoardTexts>> = {
  en: { ...EN, acts: ACTS.en },
  nl: { ...NL, acts: ACTS.nl },
};
