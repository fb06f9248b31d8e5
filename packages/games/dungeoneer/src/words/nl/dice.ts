import type { Wording } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { capital } from '../telling/clauses.ts';
import { type DiceTexts, diceOf } from '../telling/dice.ts';
import { listener } from '../telling/people.ts';
import { NAMES } from './names.ts';
import { fighter, heroName, naming, quest } from './people.ts';

const TEXTS: DiceTexts = {
  first: (seat, to) => `${capital(heroName(to, seat))}, voor de eerste beurt`,
  threat: ({ seat, form, total, number }, to) =>
    `${capital(heroName(to, seat))}: ${NAMES.form[form]} ${total} tegen ${number}`,
  search: ({ quest: wanted, face, distance }) => `Zoeken naar ${quest(wanted)}: ${face + distance}`,
  chance: ({ quest: tried, wanted }) => `${quest(tried)}: gezocht is ${wanted}`,
  blow: ({ type, attacker, defender, form, total }, to) =>
    `${capital(fighter(to, type === 'attackRolled' ? attacker : defender).text)}: ${NAMES.form[form]} ${total}`,
};

export const dice: Wording<Dungeoneer>['dice'] = (event, sight) => diceOf(event, listener(sight, naming), TEXTS);
