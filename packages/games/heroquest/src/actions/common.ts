import { findFrame } from '@questhall/groundwork';
import type { Ask, Deed, Facts, Refusal, Tell } from '@questhall/kernel';
import { type Draft, type MovingFrame, movingFrame } from '../frames/agenda.ts';
import { endMove } from '../frames/harm.ts';
import { captiveOf, genieOf, heroOf, idOfHero } from '../queries/figures.ts';
import { mayAct, mayMove } from '../queries/reach.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  type Action,
  CAPTIVE_ID,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
  type HeroTurnFrame,
  type Match,
} from '../types/index.ts';

export type Asked = Ask<HeroQuest>;
export type DeedOf<K extends Action['type']> = Deed<HeroQuest, Extract<Action, { type: K }>>;
export type No = Refusal<Rule>;

export const no = (rule: Rule, facts: Facts = {}): No => ({ rule, facts });

/** Something else is asked now: the rule that asks is the answer to "why not?". */
export function notNow({ rule, question }: Asked): No {
  if (question.kind === 'meanwhile') return no('round.heroes-then-zargon', { asked: question.kind }); // out of turn one may drink, and nothing else
  return no(question.kind === 'genie' ? 'ally.genie-cannot' : rule, { asked: question.kind });
}

/** The hero whose own turn is being asked about, with the turn's account; null when something else is asked. */
export function turnIn(
  state: Match,
  { question }: Asked,
): { readonly hero: HeroInPlay; readonly turn: HeroTurnFrame } | null {
  if (question.kind !== 'turn' && question.kind !== 'puppet') return null;
  const turn = findFrame(state, 'heroTurn');
  return turn === null ? null : { hero: heroOf(state.table, question.hero), turn };
}

/** A hero in its own hands: nobody pulls its strings. */
export function ownTurnIn(state: Match, asked: Asked): ReturnType<typeof turnIn> {
  return asked.question.kind === 'turn' ? turnIn(state, asked) : null;
}

/** Whoever is walking under this question, and the account of its steps. */
export function walkerIn(
  state: Match,
  { question }: Asked,
): { readonly figure: FigureId; readonly at: Square; readonly moving: MovingFrame } | null {
  const moving = movingFrame(state);
  if (moving === null) return null;
  switch (question.kind) {
    case 'turn':
    case 'puppet':
    case 'whisk':
      return { figure: idOfHero(question.hero), at: heroOf(state.table, question.hero).at, moving };
    case 'genie': {
      const genie = genieOf(state.table);
      return genie && { figure: GENIE_ID, at: genie.at, moving };
    }
    case 'captive': {
      const captive = captiveOf(state.table);
      return captive && { figure: CAPTIVE_ID, at: captive.at, moving };
    }
    default:
      return null;
  }
}

/** Why this hero cannot act any more in this turn. */
export function actionRefusal(turn: HeroTurnFrame, hero: HeroInPlay): No | null {
  if (mayAct(turn)) return null;
  return turn.hasActed ? no('turn.move-and-one-action', { acted: turn.hero }) : no(halfRule(hero));
}

/**
 * Why whoever is on the move cannot take another step, wherever it leads: walks, jumps and portals are all steps of one
 * move.
 */
export function moveRefusal({ table }: Match, moving: MovingFrame): No | null {
  if (moving.kind === 'heroTurn' && !mayMove(moving)) {
    if (!moving.isMoveOver) return no(halfRule(heroOf(table, moving.hero)));
    return no(moving.hasActed ? 'turn.no-split-move' : 'quest.q10-portal-doors');
  }
  return moving.movement === null ? no('move.roll-two-red', { rolled: 0 }) : null;
}

/** What leaves a hero half a turn: it moves or acts, not both. */
export const halfRule = ({ mind }: HeroInPlay): Rule => (mind === 0 ? 'mind.zero-is-shaken' : 'dread.choking-murk');

/**
 * The action is spent; a hero that has already walked does not walk on, another may still walk. [turn.no-split-move,
 * turn.either-order]
 */
export function spendAction({ table }: Draft, turn: HeroTurnFrame, tell: Tell<HeroQuest>): void {
  turn.hasActed = true;
  if (turn.hasStepped) endMove(heroOf(table, turn.hero), turn, tell);
}

/** The heroes that a seat answers for. [seat.own-heroes-only] */
export const heroesOfSeat = ({ table }: Match, seat: number): HeroInPlay[] =>
  table.heroes.filter((hero) => hero.seat === seat);
