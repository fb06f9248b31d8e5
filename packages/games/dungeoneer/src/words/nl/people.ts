import type { Seat } from '@questhall/kernel';
import { nameIdOf } from '../../content/index.ts';
import type { Combatant } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import {
  type Actor,
  actorOf,
  type Calling,
  cardActor,
  fighterIn,
  heroText,
  isTrap,
  type Listener,
} from '../telling/people.ts';
import { NAMES } from './names.ts';

/** Cards with `het` before them; all others have `de`. */
const NEUTERS: readonly string[] = [
  ...['HW-A27', 'ED-A23', 'ED-A24', 'LD-A27'],
  ...['HD-M05', 'HD-M07', 'HD-M08', 'HD-M10', 'HW-M03', 'HW-M06', 'HW-M09', 'ED-M02', 'ED-M09', 'LD-M05', 'LD-M11'],
];

/** `De Holle Troon` is `de Holle Troon` within a sentence. */
const within = (name: string): string => name.replace(/^(De|Het) /, (article) => article.toLowerCase());

const withArticle = (id: string, name: string): string => {
  if (/^(De|Het) /.test(name)) return within(name);
  return `${NEUTERS.includes(nameIdOf(id)) ? 'het' : 'de'} ${name}`;
};

/** How people and monsters are called in Dutch. */
const CALLING: Calling = {
  you: 'je',
  heroes: NAMES.called,
  monster: (card) => (isTrap(card) ? nameIn(NAMES.card, card) : withArticle(card, nameIn(NAMES.card, card))),
  several: ['HD-A20', 'HD-A29', 'HW-A20', 'HW-A22', 'HW-A23', 'ED-A20', 'LD-A21'],
  questMonster: (quest) => within(nameIn(NAMES.quest, quest)),
};

export const somebody = (to: Listener, seat: Seat): Actor => actorOf(CALLING, to, seat);
export const fighter = (to: Listener, one: Combatant): Actor => fighterIn(CALLING, to, one);
export const monster = (card: string): Actor => cardActor(CALLING, card);
export const theMonster = (card: string): string => CALLING.monster(card);
export const theFoe = (quest: string): string => CALLING.questMonster(quest);

/** A hero by name, also one's own. */
export const heroName = (to: Listener, seat: Seat): string => heroText(CALLING, to, seat);

/** As an object: `jou`, `Brunna`. */
export const object = ({ text, person }: Actor): string => (person === 'you' ? 'jou' : text);
export const whom = (to: Listener, seat: Seat): string => object(somebody(to, seat));

/** What belongs to somebody: `je beurt`, `de beurt van Brunna`. */
export const whose = (to: Listener, seat: Seat, what: string, article = 'de'): string => {
  const { text, person } = somebody(to, seat);
  return person === 'you' ? `je ${what}` : `${article} ${what} van ${text}`;
};

const YOURS: Readonly<Record<string, string>> = { is: 'bent', heeft: 'hebt', kan: 'kunt', wil: 'wilt' };

/** Verbs that monsters may share between several of them. */
const SEVERAL: Readonly<Record<string, string>> = {
  is: 'zijn',
  gaat: 'gaan',
  valt: 'vallen',
  raakt: 'raken',
  slaat: 'slaan',
  krijgt: 'krijgen',
  vindt: 'vinden',
  weert: 'weren',
  daagt: 'dagen',
  antwoordt: 'antwoorden',
  herstelt: 'herstellen',
  treft: 'treffen',
};

/** `Je trekt`, `Brunna trekt`, `De Kelderratten trekken`: verbs are given as they stand behind a name. */
export function does({ text, person }: Actor, verb: string): string {
  const [word = '', ...rest] = verb.split(' ');
  const said = person === 'you' ? (YOURS[word] ?? word) : person === 'many' ? (SEVERAL[word] ?? word) : word;
  return [capital(text), said, ...rest].join(' ');
}

/** A sentence about somebody at a seat. */
export const says = (to: Listener, seat: Seat, deed: string): string => `${does(somebody(to, seat), deed)}.`;

/** A Map card in a sentence: `de Rattengang`. */
export const place = (card: string): string => withArticle(card, nameIn(NAMES.map, card));

export const card = (id: string): string => nameIn(NAMES.card, id);
export const quest = (id: string): string => `“${nameIn(NAMES.quest, id)}”`;

/** A seat that nobody has said anything about yet. */
export const naming = (seat: Seat): string => `speler ${seat + 1}`;
