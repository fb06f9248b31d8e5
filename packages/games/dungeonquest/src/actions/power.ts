import type { Ask, Deed, State, Tell } from '@questhall/kernel';
import { KEEP_CARDS } from '../content/keep/decks.ts';
import { POWER_USES, type PowerUse } from '../content/keep/power.ts';
import { POWER_CARDS, type PowerCard } from '../content/power-cards.ts';
import { discardPower } from '../effects/decks.ts';
import { gainTokens, heal } from '../effects/harm.ts';
import { fighterOf } from '../queries/heroes.ts';
import { isSprintable } from '../queries/keep/sprint.ts';
import { isAtStart } from '../queries/keep/turn.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no } from './refuse.ts';

type Match = State<DungeonQuest>;
type Play = Extract<Action, { type: 'playPower' }>;

const known = (card: string): PowerCard | undefined => POWER_CARDS.find((one) => one === card);

/** The moments at which a question lets Power cards be played for their effect, and by which rule. */
function momentOf(
  state: Match,
  { question }: Ask<DungeonQuest>,
): { readonly rule: Rule; readonly fits: (use: PowerUse) => boolean } {
  switch (question.kind) {
    case 'action':
    case 'startWindow':
      if (!isAtStart(state)) return { rule: 'turn.order-of-steps', fits: () => false };
      return { rule: 'turn.start-window', fits: ({ at }) => at === 'startOfTurn' };
    case 'test': {
      const frame = state.agenda.at(-1);
      const isBoosted = frame?.kind === 'test' && frame.isBoosted;
      const fits = (use: PowerUse): boolean => use.at === 'test' && use.attribute === question.attribute && !isBoosted;
      return { rule: 'test.boost-before', fits };
    }
    case 'failed': // the dice lie: it is too late for a boost
      return { rule: 'test.order', fits: () => false };
    case 'tileCard':
    case 'stairwell':
      return { rule: 'power.sprint', fits: ({ at }) => at === 'entering' && isSprintable(state) };
    case 'meeting':
      return { rule: 'power.snuffed-lantern', fits: ({ at }) => at === 'somethingMoves' };
    case 'bluff':
      return { rule: 'power.bluff', fits: ({ at }) => at === 'meeting' };
    default:
      return { rule: 'power.two-uses', fits: () => false };
  }
}

/** A Power card for its effect. Refused alike whether one holds it or not, so that trying tells nothing. */
export const playPower: Deed<DungeonQuest, Play> = {
  propose(state, asked) {
    const { fits } = momentOf(state, asked);
    const hand = state.table.powerHands[asked.seat] ?? [];
    return [...new Set(hand)].filter((card) => fits(POWER_USES[card])).map((card) => ({ type: 'playPower', card }));
  },
  judge(state, asked, { card }) {
    const { table, agenda } = state;
    if (table.keep === null || agenda.some(({ kind }) => kind === 'combat'))
      return no('encounter.power-only-for-escape', { card });
    const { rule, fits } = momentOf(state, asked);
    const title = known(card);
    const isHeld = title !== undefined && table.powerHands[asked.seat]?.includes(title) === true;
    return isHeld && fits(POWER_USES[title]) ? null : no(rule, { card });
  },
  perform(draft, { seat, question }, { card }, tell) {
    const title = known(card);
    if (title === undefined) throw new Error('there is no such card');
    discardPower(draft, seat, title);
    tell.all('power.two-uses', { type: 'powerPlayed', seat, card: title });
    use(draft, POWER_USES[title], question, tell);
  },
};

function use(draft: Match, played: PowerUse, question: DungeonQuest['Question'], tell: Tell<DungeonQuest>): void {
  switch (played.at) {
    case 'meeting':
      showLife(draft, tell);
      return;
    case 'startOfTurn':
      if (played.heals > 0) heal(draft, played.heals, 'turn.start-window', tell);
      if (played.tokens > 0) gainTokens(fighterOf(draft.table), played.tokens, 'turn.start-window', tell);
      return;
    case 'test': {
      const frame = topFrame(draft, 'test');
      frame.less += played.less;
      frame.isBoosted = true;
      tell.all('test.boost-before', { type: 'boosted', attribute: played.attribute, less: played.less });
      return;
    }
    case 'entering':
      topFrame(draft, 'entry').stage = 'next';
      return;
    case 'somethingMoves': {
      const frame = topFrame(draft, 'card');
      frame.at = KEEP_CARDS[frame.card]?.effects.length ?? 0;
      return;
    }
    case 'never':
      throw new Error(`nothing is played for its effect at ${question.kind}`);
  }
}

function showLife({ table }: Match, tell: Tell<DungeonQuest>): void {
  if (table.monster === null) throw new Error('there is nobody to see through');
  table.monster.isLifeShown = true;
  tell.all('power.bluff', { type: 'bluffed', life: table.monster.life });
}
