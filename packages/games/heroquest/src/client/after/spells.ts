import { GENIE } from '../../content/monsters.ts';
import { SPELL_FIGURES } from '../../content/spells.ts';
import { wallsSeen } from '../../queries/board.ts';
import { findHero, heroOf } from '../../queries/figures.ts';
import { burst } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Effects, type Event, type FigureId, GENIE_ID, type HeroInPlay, type View } from '../../types/index.ts';
import { afterAction, type Changes, isOnTurn, withHero, withMonster, withMonsters, withTurn } from './change.ts';

type Cast = Extract<Event, { type: 'spellCast' }>;

type SpellEvent =
  | 'spellCast'
  | 'spellKept'
  | 'diceRolled'
  | 'facesRolled'
  | 'dreadCast'
  | 'resisted'
  | 'fellAsleep'
  | 'woke'
  | 'stillAsleep'
  | 'losesTurn'
  | 'effectBegan'
  | 'effectEnded';

/** Spells of either side, and what they leave upon somebody. */
export const SPELLS_CAST: Pick<Changes, SpellEvent> = {
  spellCast: cast,
  spellKept: (view, { hero, spell }) =>
    withHero(view, hero, (draft) => {
      draft.spent = draft.spent.filter((one) => one !== spell);
      draft.used.push('spell-ring');
    }),
  diceRolled: null,
  facesRolled: null,
  dreadCast: (view, { monster, spell }) =>
    withMonster(view, monster, (draft) => {
      draft.hasActed = true;
      draft.isDone = draft.hasMoved;
      draft.spells = draft.spells.filter((one) => one !== spell);
      draft.cast.push(spell);
    }),
  resisted: null,
  /** Of a hero it is told as an effect. */
  fellAsleep: (view, { figure }) =>
    withMonster(view, figure, (draft) => {
      draft.isAsleep = true;
    }),
  woke: (view, { figure }) =>
    withMonster(view, figure, (draft) => {
      draft.isAsleep = false;
    }),
  stillAsleep: (view, { figure }) =>
    withMonster(view, figure, (draft) => {
      draft.isDone = true;
    }),
  losesTurn: (view, { monster }) =>
    withMonster(view, monster, (draft) => {
      draft.losesTurn = false;
      draft.isDone = true;
    }),
  effectBegan: (view, { hero, effect }) =>
    withHero(view, hero, ({ effects }) => {
      effects[effect] = lastingOf(view, hero, effect);
    }),
  effectEnded: (view, { hero, effect }) =>
    withHero(view, hero, ({ effects }) => {
      effects[effect] = 0;
    }),
};

/** How long an effect lasts: one that counts turns counts the one that is going on, too. */
function lastingOf(view: View, hero: HeroInPlay['hero'], effect: keyof Effects): number {
  if (effect === 'haste' || effect === 'veil') return isOnTurn(view, hero) ? 2 : 1;
  return effect === 'brew' && view.turn?.who === 'zargon' ? 2 : 1;
}

/** A spell is spent, and with it the action of whoever's turn it is. */
function cast(view: View, event: Cast): View {
  const { hero, spell, targets, at } = event;
  const { held } = heroOf(view, hero);
  const isRescue = targets.length === 0 && at === null; // [death.rescue-spell]
  const spent = withHero(view, hero, (draft) => void draft.spent.push(spell));
  if (!isOnTurn(view, hero)) return spent;
  const isFirst = view.turn?.firstSpell === null && held === 'wizards-staff' && !view.turn.hasActed;
  const acted = afterAction(spent);
  if (isRescue) return acted;
  return takenEffect(withTurn(acted, { firstSpell: isFirst ? spell : null }), event);
}

/** What a spell does that no event of its own tells. */
function takenEffect(view: View, { hero, spell, targets, at, mode }: Cast): View {
  switch (spell) {
    case 'tempest':
      return inTheStorm(view, at ?? heroOf(view, hero).at);
    case 'genie':
      return withGenie(view, heroOf(view, hero), at ?? heroOf(view, hero).at);
    case 'swift-wind':
      return mode === 'whisk' ? whisked(view, targets[0] ?? -1) : view;
    default:
      return view;
  }
}

/** [monster.lost-turn] */
function inTheStorm(view: View, centre: Square): View {
  const squares = burst(view, centre, wallsSeen(view));
  return withMonsters(view, (draft) => {
    if (squares.includes(draft.at)) draft.losesTurn = true;
  });
}

function withGenie(view: View, { hero, seat }: HeroInPlay, at: Square): View {
  const { turns } = SPELL_FIGURES.genie;
  const genie = { id: GENIE_ID, at, body: GENIE.body, seat, turns, summoner: hero, isChained: false };
  return { ...view, allies: [...view.allies.filter(({ id }) => id !== GENIE_ID), genie] };
}

/** Somebody goes out of turn, for as long as the wind blows. [spell.swift-wind] */
function whisked(view: View, figure: FigureId): View {
  const target = findHero(view, figure);
  if (target === null || view.turn === null) return view;
  const { steps } = SPELL_FIGURES['swift-wind'];
  return {
    ...view,
    turn: {
      who: 'hero',
      hero: target.hero,
      movement: steps,
      hasStepped: false,
      hasActed: true,
      isMoveOver: false,
      isHalf: false,
      firstSpell: null,
    },
  };
}
