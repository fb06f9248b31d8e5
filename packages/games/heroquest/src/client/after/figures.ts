import type { DreadSpell } from '../../content/dread-spells.ts';
import { RELOAD_TURNS } from '../../content/equipment.ts';
import { RAGNAR } from '../../content/monsters.ts';
import {
  captiveOf,
  findHero,
  findMonster,
  hasBegun,
  heroesHere,
  heroOf,
  idOfHero,
  isMonsterId,
} from '../../queries/figures.ts';
import { openSquare } from '../../queries/moving.ts';
import { endEffects } from '../../setup/heroes.ts';
import type { Square } from '../../sheet/sheet.ts';
import {
  CAPTIVE_ID,
  type Event,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type Lurking,
  type View,
} from '../../types/index.ts';
import {
  afterAction,
  type Changes,
  withAlly,
  withHero,
  withHidden,
  withMonster,
  withoutAlly,
  withTurn,
} from './change.ts';
import { captiveCut } from './turns.ts';

type FigureEvent =
  | 'captiveSeen'
  | 'monsterAppeared'
  | 'attackRolled'
  | 'defenceRolled'
  | 'attackFailed'
  | 'harmless'
  | 'wounded'
  | 'mindLost'
  | 'healed'
  | 'died'
  | 'freed'
  | 'vanished'
  | 'left'
  | 'captiveFreed'
  | 'captiveOut'
  | 'bannerFell';

/** Who comes and goes, blows and wounds. */
export const FIGURES: Pick<Changes, FigureEvent> = {
  captiveSeen: (view, { at }) =>
    withHidden(
      {
        ...view,
        allies: [
          ...view.allies,
          { id: CAPTIVE_ID, at, body: RAGNAR.body, seat: view.zargonSeat, turns: 0, summoner: null, isChained: true },
        ],
      },
      () => ({ goalSquare: null }),
    ),
  monsterAppeared: appeared,
  attackRolled: struck,
  defenceRolled: null,
  attackFailed: null,
  harmless: null,
  wounded: (view, { figure, left }) => captiveCut(hurt(view, figure, left), figure),
  mindLost: (view, { hero, left }) =>
    withHero(view, hero, (draft) => {
      draft.mind = left;
    }),
  healed: (view, { hero, body }) => hurt(view, idOfHero(hero), body),
  died(view, { figure, at }) {
    const hero = findHero(view, figure);
    if (hero !== null) return heroDied(view, hero, at);
    return isMonsterId(figure) ? withoutMonster(view, figure) : captiveCut(withoutAlly(view, figure), figure);
  },
  freed: (view, { monster }) => withoutMonster(view, monster),
  vanished: (view, { figure }) => {
    const after = withoutAlly(view, figure);
    return view.turn?.who === 'genie' ? { ...after, turn: null } : after;
  },
  left: (view, { hero }) =>
    withHero(view, hero, (draft) => {
      draft.status = 'left';
    }),
  captiveFreed: (view, { hero }) =>
    withHidden(
      withAlly(view, CAPTIVE_ID, (captive) => {
        captive.isChained = false;
        captive.seat = heroOf(view, hero).seat;
      }),
      () => ({ later: [] }),
    ),
  captiveOut: (view) => withoutAlly(view, CAPTIVE_ID),
  bannerFell: (view) => ({ ...view, isAuraUp: false }),
};

function hurt(view: View, figure: FigureId, body: number): View {
  if (isMonsterId(figure))
    return withMonster(view, figure, (draft) => {
      draft.wounds = draft.body - body;
    });
  const hero = findHero(view, figure);
  const set = (one: { body: number }): void => {
    one.body = body;
  };
  return hero === null ? withAlly(view, figure, set) : withHero(view, hero.hero, set);
}

const withoutMonster = (view: View, id: FigureId): View => ({
  ...view,
  monsters: view.monsters.filter((monster) => monster.id !== id),
});

/** [death.removed] */
function heroDied(view: View, dead: HeroInPlay, at: Square): View {
  const after = withHero(view, dead.hero, (draft) => {
    draft.status = 'dead';
    draft.body = 0;
    endEffects(draft);
    draft.at = openSquare(view, at);
  });
  const captive = captiveOf(after);
  if (captive === null || captive.isChained || captive.seat !== dead.seat) return after;
  const here = heroesHere(after);
  const [next] = here;
  const isLed = next === undefined || here.some(({ seat }) => seat === dead.seat);
  return isLed
    ? after
    : withAlly(after, CAPTIVE_ID, (draft) => {
        draft.seat = next.seat;
      });
}

/** A blow: the action of whoever's turn it is, unless a spell or a card brought it. */
function struck(view: View, { attacker, parts }: Extract<Event, { type: 'attackRolled' }>): View {
  if (isMonsterId(attacker))
    return view.turn?.who !== 'zargon'
      ? view
      : withMonster(view, attacker, (draft) => {
          draft.hasActed = true;
          draft.isDone = draft.hasMoved;
        });
  if (attacker === GENIE_ID)
    return withTurn(view, {
      hasActed: true,
      movement: view.turn?.hasStepped === true ? 0 : (view.turn?.movement ?? 0),
    });
  const hero = findHero(view, attacker);
  if (hero === null || parts.some(({ rule }) => rule === 'spell.tempest')) return view;
  const after = afterAction(view);
  return hero.held === 'crossbow'
    ? withHero(after, hero.hero, (draft) => {
        draft.reloading = 1 + RELOAD_TURNS; // [attack.crossbow-reload]
      })
    : after;
}

/**
 * A monster is put on the board; its spells are known to Zargon alone. One that is called in Zargon's turn waits for the
 * next, and one that comes as it begins does not. [dread.summons-wait, quest.clock]
 */
function appeared(view: View, { monster: id, stats, at }: Extract<Event, { type: 'monsterAppeared' }>): View {
  if (findMonster(view, id) !== null) return view;
  const isIt = (lurking: Lurking): boolean => lurking.key === stats.key && lurking.at === at;
  const { hidden } = view;
  const lurking = hidden?.monsters.find(isIt);
  const spells: readonly DreadSpell[] =
    hidden === null
      ? []
      : ((lurking ?? [...hidden.later, ...view.fallen].find(({ key }) => key === stats.key))?.spells ?? []);
  const isRisen = view.isGoalMet && view.fallen.some(({ key }) => key === stats.key);
  const monster = {
    ...stats,
    id,
    at,
    wounds: 0,
    spells: [...spells],
    cast: [],
    isAsleep: false,
    losesTurn: false,
    hasMoved: false,
    hasActed: false,
    isDone: view.turn?.who === 'zargon' && hasBegun(view) && !isRisen,
    home: at,
  };
  const after = {
    ...view,
    monsters: [...view.monsters, monster],
    roster: [...view.roster, stats.name],
    nextFigure: id + 1,
  };
  return lurking === undefined
    ? after
    : withHidden(after, ({ monsters }) => ({ monsters: monsters.filter((one) => one !== lurking) }));
}
