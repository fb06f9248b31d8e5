import type { Seat } from '@questhall/kernel';
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

/** `The Hollow Throne` is `the Hollow Throne` within a sentence. */
const within = (name: string): string => name.replace(/^The /, 'the ');

/** `the Rat Run`, but `Mason’s Turn`. */
const withThe = (name: string): string => (/^The |^\S+[’']s? |^\S+s’ /.test(name) ? within(name) : `the ${name}`);

/** How people and monsters are called in English. */
const CALLING: Calling = {
  you: 'you',
  heroes: NAMES.called,
  monster: (card) => (isTrap(card) ? nameIn(NAMES.card, card) : withThe(nameIn(NAMES.card, card))),
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

/** As an object: `you`, `Brunna`. */
export const whom = (to: Listener, seat: Seat): string => somebody(to, seat).text;

/** `your`, `Brunna’s`. */
export const whose = (to: Listener, seat: Seat): string => {
  const { text, person } = somebody(to, seat);
  return person === 'you' ? 'your' : `${text}’${/s$/.test(text) ? '' : 's'}`;
};

const IRREGULAR: Readonly<Record<string, string>> = { are: 'is', have: 'has', go: 'goes', do: 'does' };

/** `You draw`, `Brunna draws`, `The Cellar Rats draw`: verbs are given as they stand behind `you`. */
export function does({ text, person }: Actor, verb: string): string {
  const [word = '', ...rest] = verb.split(' ');
  const one =
    IRREGULAR[word] ?? (/(?:s|x|sh|ch)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie').concat('s'));
  return [capital(text), person === 'one' ? one : word, ...rest].join(' ');
}

/** A sentence about somebody at a seat. */
export const says = (to: Listener, seat: Seat, deed: string): string => `${does(somebody(to, seat), deed)}.`;

/** A Map card in a sentence: `the Rat Run`. */
export const place = (card: string): string => withThe(nameIn(NAMES.map, card));

export const card = (id: string): string => nameIn(NAMES.card, id);
export const quest = (id: string): string => `“${nameIn(NAMES.quest, id)}”`;

/** A seat that nobody has said anything about yet. */
export const naming = (seat: Seat): string => `player ${seat + 1}`;
