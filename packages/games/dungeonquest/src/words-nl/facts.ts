import type { Mode } from '../content/modes.ts';
import type { DungeonQuest } from '../types.ts';
import type { FactName } from '../words/facts.ts';
import type { Telling } from '../words/words.ts';
import { DUTCH_NAMES } from './names.ts';
import { capital } from './numbers.ts';

/** What each fact of a refusal says. */
const SAID: Readonly<Record<FactName, (value: string | number) => string>> = {
  asked: (kind) => named(QUESTIONS, kind),
  mode: (mode) => `er wordt zo gevochten: ${named(MODES, mode)}`,
  seats: (n) => `plaatsen aan deze tafel: ${n}`,
  fighter: (seat) => `de held zou op plaats ${seat} zitten`,
  monster: () => 'met een eigen leven heeft het ook een eigen soort nodig',
  powerCards: (n) => `krachtkaarten in de hand: ${n}`,
  retreatSquares: (n) => `vakken om naar uit te wijken: ${n}`,
  round: (n) => `dit is ronde ${n}`,
  card: (card) => `geprobeerd: ${card}`,
  item: (item) => `geprobeerd: ${item}`,
  die: (n) => `dobbelsteen ${n}`,
  face: (n) => `hij toont ${n}`,
  dice: () => 'er is geen dobbelsteen gekozen',
  needed: (n) => `fiches nodig: ${n}`,
  held: (n) => `fiches in bezit: ${n}`,
  move: () => '',
  fixed: (why) => named(FIXED, why),
};

const MODES: Readonly<Record<Mode | 'base', string>> = { ...DUTCH_NAMES.mode, base: 'met het kaartgevecht' };

const QUESTIONS: Readonly<Record<DungeonQuest['Question']['kind'], string>> = {
  mode: 'eerst moet worden gekozen hoe er gevochten wordt',
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

const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? String(key);

const isKnown = (name: string): name is FactName => Object.hasOwn(SAID, name);

export const facts: Telling<DungeonQuest>['facts'] = (given) => {
  const said = Object.entries(given).flatMap(([name, value]) => (isKnown(name) && SAID[name](value)) || []);
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
};
