import type { Amount } from '../../content/index.ts';
import { nameIn } from '../names.ts';
import { listWith } from '../telling/clauses.ts';
import type { Quantity, Said, Scene, Voice } from '../telling/phrases.ts';
import { NAMES } from './names.ts';

export const list = (items: readonly (string | number)[]): string => listWith(items, 'and');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'or');

/** `1 wound`, `2 wounds`. */
export const counted = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;
export const points = (n: number): string => counted(n, 'movement point');
export const wounds = (n: number): string => counted(n, 'wound');

/** `a Beast`, `an Undead`. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
export const aCategory = (category: string): string => withArticle(nameIn(NAMES.category, category));

export const HEROES: Readonly<Record<Voice, string>> = {
  own: 'your hero',
  target: 'the target hero',
  struck: 'the hero',
  self: 'it',
  host: 'that monster',
  failing: 'whoever fails',
  failed: 'that hero',
  everyone: 'every hero in the space',
};
export const OWNERS: Readonly<Record<Voice, string>> = {
  own: 'your hero’s',
  target: 'the target hero’s',
  struck: 'the hero’s',
  self: 'its',
  host: 'that monster’s',
  failing: 'that hero’s',
  failed: 'that hero’s',
  everyone: 'every hero’s',
};
export const PLAYERS: Readonly<Record<Voice, string>> = {
  own: 'you',
  target: 'the target player',
  struck: 'the hero’s player',
  self: 'its controller',
  host: 'its controller',
  failing: 'the player of whoever fails',
  failed: 'that hero’s player',
  everyone: 'every player with a hero there',
};

export const hero = ({ voice }: Scene, does: string): Said => ({ who: HEROES[voice], does });

/** `you gain`, but `the target player gains`. */
export const player = ({ voice }: Scene, verb: string, rest: string): Said => ({
  who: PLAYERS[voice],
  does: `${verb}${voice === 'own' ? '' : verb.endsWith('s') ? 'es' : 's'} ${rest}`,
});

export const fact = (does: string): Said => ({ who: '', does });

export const more = (by: Amount): string => {
  if (typeof by !== 'number') return 'higher by as much';
  return by < 0 ? `${-by} lower` : `${by} higher`;
};

export const quantity = (owner: string, thing: string, by: Amount, isPlural = false): Quantity => ({
  owner,
  thing,
  isPlural,
  change: more(by),
});

/** `gain 2 Glory`, `lose up to 3 Peril`, and what only the first turn gives. */
export function tracked(name: string, by: Amount, scene: Scene): Said {
  if (by === '#') return player(scene, 'gain', `as much ${name}`);
  if (typeof by === 'string') {
    const fewer = by === 'k' ? '' : `, 1 if more than ${by.slice(-1)} play`;
    return player(scene, 'gain', `${by === 'k' ? 1 : 2} ${name} for every turn that anybody has taken before${fewer}`);
  }
  if (by >= 0) return player(scene, 'gain', `${by} ${name}`);
  // Whoever may choose to lose it instead has to have it.
  if (scene.clause.chooser === 'hero') return player(scene, 'pay', `${-by} ${name} instead`);
  return player(scene, 'lose', `${by === -1 ? '' : 'up to '}${-by} ${name}`);
}
