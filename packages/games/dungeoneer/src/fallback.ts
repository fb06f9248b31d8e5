import type { Game } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { adventureOf, FORMS, questOf } from './content/index.ts';
import { PACK_MAX } from './frames/stowing.ts';
import { heroScore } from './queries/scores.ts';
import { clockwise, heroOf, type Match, strikeOf, turnOf } from './queries/table.ts';
import type { Action, Dungeoneer, Table } from './types/index.ts';

/**
 * What an absent seat does: it passes, plays nothing, and takes the usual way where a rule demands an answer.
 * [time.absent]
 */
export const fallback: Game<Dungeoneer>['fallback'] = (state, asked): Action => {
  const { table } = state;
  const { seat, question } = asked;
  const first = (): Action => {
    const action = actions.propose(state, asked).find((one) => actions.judge(state, asked, one) === null);
    if (action === undefined) throw new Error(`nothing can answer ${question.kind}`);
    return action;
  };
  switch (question.kind) {
    case 'window':
    case 'challenge':
      return { type: 'pass' };
    case 'choice':
      return { type: 'endPhase' };
    case 'aside':
      return { type: 'resign' };
    case 'muster':
      return { type: 'disband' };
    case 'dodge':
      return { type: 'dodge', pays: false };
    case 'spaceEffect':
      return { type: 'decline' };
    case 'shift':
      return { type: 'stop' };
    case 'minion':
      return { type: 'minion', strike: null };
    case 'lead':
      return { type: 'lead', form: boldest(state, question.quest) };
    case 'stow':
      return { type: 'stow', to: stowed(state, seat, question.strike) };
    case 'trimPack':
      return { type: 'trimPack', card: weakest(table, seat) };
    case 'spoils': {
      const to = heroOf(table, question.wounded).isOut
        ? clockwise(table, (seat + 1) % table.heroes.length)[0]
        : question.wounded;
      return { type: 'spoils', to: to ?? null };
    }
    case 'trim':
    case 'lose':
      return last(state, asked);
    case 'draw':
    case 'look': {
      const [largest] = table.piles.toSorted((x, y) => y.draw.length - x.draw.length); // the Glory deck comes first
      const preferred: Action | null =
        largest === undefined
          ? null
          : question.kind === 'draw'
            ? { type: 'draw', pile: largest.name }
            : { type: 'lookAt', pile: largest.name };
      return preferred !== null && actions.judge(state, asked, preferred) === null ? preferred : first();
    }
    case 'discard':
      return table.house.discardOptional ? { type: 'discard', card: null } : first();
    default:
      return first();
  }
};

/**
 * The form in which the monster has the greatest lead, in the order Melee, Magic, Speed. [quest.slay-left-neighbour]
 */
function boldest(state: Match, quest: string): 'melee' | 'magic' | 'speed' {
  const { criteria } = questOf(quest);
  if (criteria.form !== 'slay') throw new Error(`${quest} is no monster`);
  const { scores, signs } = criteria.monster;
  const { seat } = turnOf(state);
  const lead = (form: (typeof FORMS)[number]): number => scores[form] - heroScore(state.table, seat, form);
  const [best] = FORMS.filter((form) => signs[form] === 'attack').toSorted((x, y) => lead(y) - lead(x));
  return best ?? 'melee';
}

function stowed({ table }: Match, seat: number, strike: number): 'hand' | 'pack' | 'discard' {
  if (heroOf(table, seat).pack.length < PACK_MAX) return 'pack';
  return strikeOf(table, strike).wounds === 0 ? 'hand' : 'discard';
}

/** The most wounded, then the cheapest. */
const weakest = (table: Table, seat: number): string => {
  const [beast] = heroOf(table, seat).pack.toSorted(
    (x, y) => y.wounds - x.wounds || adventureOf(x.card).cost - adventureOf(y.card).cost,
  );
  return beast?.card ?? '';
};

const last: (state: Match, asked: Parameters<typeof actions.propose>[1]) => Action = (state, asked) => {
  const legal = actions.propose(state, asked).filter((one) => actions.judge(state, asked, one) === null);
  const action = legal.at(-1);
  if (action === undefined) throw new Error(`nothing can answer ${asked.question.kind}`);
  return action;
};
