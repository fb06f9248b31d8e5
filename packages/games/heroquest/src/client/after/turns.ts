import { GENIE, RAGNAR } from '../../content/monsters.ts';
import { JUMP_COST } from '../../content/traps.ts';
import { captiveOf, findAlly, genieOf, heroOf } from '../../queries/figures.ts';
import { CAPTIVE_ID, GENIE_ID, type HeroInPlay, type TurnView, type View } from '../../types/index.ts';
import {
  afterSteps,
  type Changes,
  moved,
  withAlly,
  withHero,
  withHeroes,
  withMonster,
  withMonsters,
  withTurn,
} from './change.ts';

/** A turn of which nothing is used yet. */
const freshTurn = (who: TurnView['who'], left: Partial<TurnView> = {}): TurnView => ({
  who,
  hero: null,
  movement: null,
  hasStepped: false,
  hasActed: false,
  isMoveOver: false,
  isHalf: false,
  firstSpell: null,
  ...left,
});

type TurnEvent =
  | 'roundBegan'
  | 'turnBegan'
  | 'turnEnded'
  | 'turnLost'
  | 'turnCut'
  | 'rolledMove'
  | 'stepped'
  | 'walked'
  | 'placed'
  | 'stopped'
  | 'jumped'
  | 'jumpFailed'
  | 'zargonBegan'
  | 'activated'
  | 'zargonEnded';

/** Rounds, turns, and how far somebody still goes in them. */
export const TURNS: Pick<Changes, TurnEvent> = {
  roundBegan: (view, { round }) => ({
    ...withHeroes(view, (hero) => {
      hero.hasActedThisRound = false;
    }),
    round,
    portals: [],
    turn: null,
  }),
  turnBegan(view, { hero }) {
    const { mind, effects } = heroOf(view, hero);
    const begun = withHero(afterGenie(view), hero, (draft) => {
      draft.reloading = Math.max(0, draft.reloading - 1);
      draft.hasActedThisRound = false;
    });
    return { ...begun, turn: freshTurn('hero', { hero, isHalf: mind === 0 || effects.murk > 0 }) };
  },
  turnEnded(view, { hero }) {
    const hasActed = view.turn?.hasActed === true;
    const ended = withHero(view, hero, (draft) => {
      if (draft.status === 'here') wearOff(draft);
      draft.hasActedThisRound = hasActed;
    });
    return { ...ended, turn: nextWithoutAWord(ended, hero) };
  },
  turnLost: null,
  turnCut: null,
  rolledMove(view, { hero, movement }) {
    const isAgain = view.turn !== null && view.turn.movement !== null;
    const rolled = isAgain ? withHero(view, hero, ({ used }) => void used.push('ferrymans-coin')) : view;
    return withTurn(rolled, { movement });
  },
  stepped: (view, { figure, to }) => afterSteps(moved(view, figure, to), 1),
  walked: (view, { figure, path }) =>
    withMonster(moved(view, figure, path.at(-1) ?? -1), figure, (draft) => {
      draft.hasMoved = true;
      draft.isDone = draft.hasActed;
    }),
  placed: (view, { figure, to }) => moved(view, figure, to),
  stopped: null,
  jumped: (view, { figure, to }) => afterSteps(moved(view, figure, to), JUMP_COST),
  jumpFailed: (view, { figure, over }) => afterSteps(moved(view, figure, over), JUMP_COST),
  zargonBegan(view) {
    const begun = withMonsters(afterGenie(view), (draft) => {
      draft.hasMoved = false;
      draft.hasActed = false;
      draft.isDone = false;
    });
    return { ...begun, turn: freshTurn('zargon') };
  },
  /** Whoever has begun and is left is done. [zargon.all-active-monsters] */
  activated: (view, { monster }) =>
    withMonsters(view, (draft) => {
      if (draft.id !== monster && (draft.hasMoved || draft.hasActed)) draft.isDone = true;
    }),
  zargonEnded(view) {
    const ended = withHeroes(view, ({ effects }) => {
      if (effects.brew > 1) effects.brew -= 1;
    });
    return { ...ended, turn: null };
  },
};

/** What lasts longer is not told; what ends is. */
function wearOff({ effects }: HeroInPlay): void {
  if (effects.veil > 1) effects.veil -= 1;
  if (effects.haste > 1) effects.haste -= 1;
}

/** The turns of the Genie and of a captive begin without a word. [ally.genie-turn, quest.q2-escort] */
function nextWithoutAWord(view: View, hero: HeroInPlay['hero']): TurnView | null {
  if (genieOf(view)?.summoner === hero) return freshTurn('genie', { movement: GENIE.move });
  const isLast = !view.order.slice(view.order.indexOf(hero) + 1).some((next) => heroOf(view, next).status === 'here');
  const captive = captiveOf(view);
  return isLast && captive !== null && !captive.isChained ? freshTurn('captive', { movement: RAGNAR.move }) : null;
}

/** The Genie has had its turn, which ended without a word. [ally.genie-ends] */
const afterGenie = (view: View): View =>
  view.turn?.who === 'genie' && findAlly(view, GENIE_ID) !== null
    ? withAlly(view, GENIE_ID, (genie) => {
        genie.turns -= 1;
      })
    : view;

/** No step is left to a captive who is hurt or dead. [turn.ends-early] */
export const captiveCut = (view: View, figure: number): View =>
  figure === CAPTIVE_ID && view.turn?.who === 'captive' ? withTurn(view, { movement: 0 }) : view;
