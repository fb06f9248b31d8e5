import { actions } from '../actions/index.ts';
import { STRENGTHS } from '../content/index.ts';
import { fallback } from '../fallback.ts';
import { conductor } from '../frames/agenda.ts';
import { activatorsOf } from '../queries/activators.ts';
import { isWeakTo } from '../queries/blow.ts';
import { dungeonOf, isHero } from '../queries/entities.ts';
import { FIRST_MONSTER, type Question } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match } from './law.ts';

const isMonsters = (question: Question): boolean => 'who' in question && question.who >= FIRST_MONSTER;

/** There is no Attack to answer for: that is another law's affair. */
const isAstray = ({ table }: Match, { kind }: Question): boolean =>
  kind === 'attack' && (table.expedition?.attack ?? null) === null;

/** Whether everything that monsters can buy is so. */
const ofMonsters =
  (holds: (bought: readonly string[], state: Match) => boolean): Law['holds'] =>
  (state) =>
    (state.table.expedition?.monsters ?? []).every((monster) =>
      holds(
        activatorsOf(state.table, monster).map(({ of }) => of.id),
        state,
      ),
    );

/** Who plays the monsters and what they own; and what is done for those who are away. */
export const SIDES: readonly Law[] = [
  law(
    'monster.played-by',
    (state) =>
      state.asks.every(
        ({ question, seat }) =>
          !isMonsters(question) || (state.table.monstersBy !== 'table' && seat === conductor(state)),
      ),
    'somebody is asked for monsters who does not play them',
  ),
  law(
    'monster.minion-champion',
    ofMonsters((bought) => !bought.includes('taunt')),
    'a monster can Taunt',
  ),
  law(
    'dungeon.strength-activator',
    ofMonsters((bought, { table }) => bought.includes(STRENGTHS[dungeonOf(table).strength].id)),
    'a monster has not the Strength of its dungeon',
  ),
  law(
    'dungeon.weakness-element',
    (state) => {
      const { table } = state;
      return everybodyIn(state).every((one) => isWeakTo(table, one.id, [dungeonOf(table).weakness]) === !isHero(one));
    },
    'the Weakness of a dungeon is not that of its monsters',
  ),
  law(
    'party.defaults',
    (state) =>
      state.asks.every(
        (asked) => isAstray(state, asked.question) || actions.judge(state, asked, fallback(state, asked)) === null,
      ),
    'what is done for a player who is away is forbidden',
  ),
];
