import { ANYTHING } from '../../content/anything.ts';
import type { DungeonQuest } from '../../types.ts';
import { type FactWords, factsIn, named } from '../facts.ts';
import { powerName } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { capital } from './numbers.ts';

const QUESTIONS: Readonly<Record<DungeonQuest['Question']['kind'], string>> = {
  mode: 'eerst moet worden gekozen hoe er gevochten wordt',
  hero: 'eerst moet er een held worden gekozen',
  tower: 'eerst moet er een toren worden gekozen',
  startWindow: 'eerst de kooi',
  action: 'kies eerst wat je deze beurt doet',
  onward: 'eerst moet de gang worden gevolgd',
  tile: 'eerst moet er een tegel worden gelegd',
  door: 'eerst de deur',
  tileCard: 'er wordt net een kaart getrokken',
  stairwell: 'eerst de trap, of de kaart',
  heading: 'kies eerst welke kant je opgaat',
  test: 'eerst moet er een toets worden gedaan',
  failed: 'de toets is mislukt, en kan nog keren',
  meeting: 'er beweegt iets, en dat gaat voor',
  torch: 'de fakkel gaat voor',
  trap: 'de val gaat voor',
  searchCards: 'kies eerst wat je gevonden hebt',
  offer: 'beslis eerst of je het openmaakt',
  secretDoor: 'de geheime deur gaat voor',
  lookAtTiles: 'eerst moeten de tegels terug',
  stair: 'beslis eerst of je naar boven gaat',
  leave: 'beslis eerst of je weggaat',
  aegis: 'het vuur gaat voor',
  handLimit: 'eerst moet er een krachtkaart weg',
  bluff: 'beslis eerst of je bluft',
  parting: 'beslis eerst of je uiteengaat',
  partingAnswer: 'beslis eerst of je uiteengaat',
  betweenRounds: 'beslis eerst of je verder vecht',
  retreat: 'kies eerst waarheen je uitwijkt',
  escapeCard: 'er moet een krachtkaart worden gelegd',
  encounter: 'beslis eerst of je vecht',
  roll: 'nu moet er worden gegooid',
  reroll: 'de dobbelstenen liggen er, om te laten liggen of opnieuw te gooien',
  spend: 'de toets is mislukt, en er mag wilskracht worden ingezet',
  extraWound: 'het monster is geraakt, en er mag een wond bij',
  lay: 'er moet een kaart worden gelegd',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'sindsdien zijn er dobbelstenen gevallen',
  secret: 'sindsdien is er iets verborgens aan het licht gekomen',
  seal: 'sindsdien is er een keuze verzegeld',
  seat: 'die zet was van iemand anders',
};

/** What each fact of a refusal says. */
const SAID: FactWords = {
  asked: (kind) => named(QUESTIONS, kind),
  mode: (mode) => `er wordt zo gevochten: ${named(NAMES.mode, mode)}`,
  seats: (n) => `plaatsen aan deze tafel: ${n}`,
  fighter: (seat) => `de held zou op plaats ${seat} zitten`,
  monster: () => 'met een eigen leven heeft het ook een eigen soort nodig',
  powerCards: (n) => `krachtkaarten in de hand: ${n}`,
  retreatSquares: (n) => `vakken om naar uit te wijken: ${n}`,
  round: (n) => `dit is ronde ${n}`,
  card: (card) => (card === ANYTHING ? '' : `geprobeerd: ${powerName(NAMES, String(card))}`),
  item: (item) => (item === ANYTHING ? '' : `geprobeerd: ${item}`),
  die: (n) => `dobbelsteen ${n}`,
  face: (n) => `hij toont ${n}`,
  dice: () => 'er is geen dobbelsteen gekozen',
  needed: (n) => `fiches nodig: ${n}`,
  held: (n) => `fiches in bezit: ${n}`,
  hero: (hero) => named(NAMES.hero, hero),
  move: () => '',
  fixed: (why) => named(FIXED, why),
};

export const facts: ArenaWording['facts'] = factsIn(SAID, capital);
