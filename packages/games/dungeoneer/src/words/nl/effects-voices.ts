import type { Amount } from '../../content/index.ts';
import { nameIn } from '../names.ts';
import { listWith } from '../telling/clauses.ts';
import type { Quantity, Said, Scene, Voice } from '../telling/phrases.ts';
import { NAMES } from './names.ts';

export const list = (items: readonly (string | number)[]): string => listWith(items, 'en');
export const either = (items: readonly (string | number)[]): string => listWith(items, 'of');

/** `1 wond`, `2 wonden`. */
export const counted = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;
export const points = (n: number): string => counted(n, 'bewegingspunt', 'bewegingspunten');
export const wounds = (n: number): string => counted(n, 'wond', 'wonden');
export const aCategory = (category: string): string => `een ${nameIn(NAMES.category, category)}`;

export const HEROES: Readonly<Record<Voice, string>> = {
  own: 'je held',
  target: 'het doelwit',
  struck: 'de held',
  self: 'dit monster',
  host: 'dat monster',
  failing: 'wie faalt,',
  failed: 'wie faalt,',
  everyone: 'elke held op het veld',
};
export const OWNERS: Readonly<Record<Voice, string>> = {
  own: 'van je held',
  target: 'van het doelwit',
  struck: 'van de held',
  self: 'van dit monster',
  host: 'van dat monster',
  failing: 'van wie faalt',
  failed: 'van wie faalt',
  everyone: 'van elke held op het veld',
};
export const PLAYERS: Readonly<Record<Voice, string>> = {
  own: 'je',
  target: 'de speler van het doelwit',
  struck: 'de speler van die held',
  self: 'wie dit monster leidt,',
  host: 'wie dat monster leidt,',
  failing: 'de speler van wie faalt',
  failed: 'de speler van wie faalt',
  everyone: 'elke speler met een held daar',
};

export const hero = ({ voice }: Scene, does: string): Said => ({ who: HEROES[voice], does });
export const player = ({ voice }: Scene, does: string): Said => ({ who: PLAYERS[voice], does });
export const fact = (does: string): Said => ({ who: '', does });

export const more = (by: Amount): string => {
  if (typeof by !== 'number') return 'evenveel hoger';
  return by < 0 ? `${-by} lager` : `${by} hoger`;
};

export const quantity = (owner: string, thing: string, by: Amount, isPlural = false): Quantity => ({
  owner,
  thing,
  isPlural,
  change: more(by),
});

/** `krijgt 2 Roem`, `verliest ten hoogste 3 Gevaar`, and what only the first turn gives. */
export function tracked(name: string, by: Amount, scene: Scene): Said {
  if (by === '#') return player(scene, `krijgt evenveel ${name}`);
  if (typeof by === 'string') {
    const fewer = by === 'k' ? '' : `, 1 als er meer dan ${by.slice(-1)} spelen`;
    return player(scene, `krijgt ${by === 'k' ? 1 : 2} ${name} voor elke beurt die iemand al heeft gehad${fewer}`);
  }
  if (by >= 0) return player(scene, `krijgt ${by} ${name}`);
  // Whoever may choose to lose it instead has to have it.
  if (scene.clause.chooser === 'hero') return player(scene, `betaalt in plaats daarvan ${-by} ${name}`);
  return player(scene, `verliest ${by === -1 ? '' : 'ten hoogste '}${-by} ${name}`);
}
