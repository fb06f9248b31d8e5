import { ANYTHING } from '../../content/anything.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { type FactWords, factsIn, named } from '../facts.ts';
import { powerName } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { capital } from './numbers.ts';

const QUESTIONS: Readonly<Record<DungeonQuest['Question']['kind'], string>> = {
  mode: 'eerst moet worden gekozen hoe er gevochten wordt',
  encounter: 'beslis eerst of je vecht',
  roll: 'nu moet er worden gegooid',
  reroll: 'de dobbelstenen liggen er, om te laten liggen of opnieuw te gooien',
  spend: 'de toets is mislukt, en er mag wilskracht worden ingezet',
  extraWound: 'het monster is geraakt, en er mag een wond bij',
  lay: 'er moet een kaart worden gelegd',
  hero: 'kies eerst een held',
  tower: 'kies eerst een toren',
  startWindow: 'eerst moet de kooi getoetst worden',
  action: 'nu komt de handeling van deze beurt',
  onward: 'kies eerst een weg uit de gang',
  tile: 'leg eerst een tegel',
  door: 'eerst is de deur aan de orde',
  tileCard: 'er moet een kaart komen',
  stairwell: 'kies eerst tussen boven blijven en afdalen',
  heading: 'kies eerst een richting',
  test: 'er moet voor een toets gegooid worden',
  failed: 'een toets is mislukt, en is misschien nog te redden',
  meeting: 'er komt zo iets tevoorschijn',
  torch: 'je toorts staat op doven',
  trap: 'eerst is de val aan de orde',
  searchCards: 'kies eerst een van de vondsten',
  offer: 'open het eerst of laat het',
  secretDoor: 'gebruik eerst de geheime deur of laat hem',
  lookAtTiles: 'de tegels moeten eerst terug',
  stair: 'klim eerst de trap op of laat hem',
  leave: 'verlaat eerst de burcht of blijf',
  aegis: 'eerst is het vuur aan de orde',
  handLimit: 'er moet een kaart weg',
  bluff: 'ga eerst verder met de ontmoeting',
  parting: 'stel eerst voor uiteen te gaan, of niet',
  partingAnswer: 'antwoord eerst op het voorstel',
  betweenRounds: 'beslis eerst of je verder vecht',
  retreat: 'kies eerst waarheen je vlucht',
  escapeCard: 'er moet een Krachtkaart gelegd worden',
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
  item: (item) => (item === ANYTHING ? '' : `geprobeerd: ${named({ ...NAMES.treasure, ...NAMES.item }, item)}`),
  die: (n) => `dobbelsteen ${n}`,
  face: (n) => `hij toont ${n}`,
  dice: () => 'er is geen dobbelsteen gekozen',
  needed: (n) => `fiches nodig: ${n}`,
  held: (n) => `fiches in bezit: ${n}`,
  hero: (hero) => `geprobeerd: ${named(NAMES.hero, hero)}`,
  move: () => '',
  fixed: (why) => named(FIXED, why),
};

export const facts: ArenaWording['facts'] = factsIn(SAID, capital);
