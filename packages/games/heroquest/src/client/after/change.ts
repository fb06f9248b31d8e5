import { cloneHero, cloneMonster } from '../../clone.ts';
import type { Hero } from '../../content/heroes.ts';
import { findHero, isMonsterId } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type {
  AllyInPlay,
  Event,
  FigureId,
  HeroInPlay,
  Hidden,
  MonsterInPlay,
  TurnView,
  View,
} from '../../types/index.ts';

type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;

/** What an event changes of what a seat sees, for each type of event; null where it is only told. */
export type Changes = { readonly [K in Event['type']]: ((view: View, event: EventOf<K>) => View) | null };

/** Something of one hero is another way; the rest of the view stays the very same. */
export const withHero = (view: View, hero: Hero, change: (draft: HeroInPlay) => void): View => ({
  ...view,
  heroes: view.heroes.map((one) => (one.hero === hero ? changed(cloneHero(one), change) : one)),
});

export const withHeroes = (view: View, change: (draft: HeroInPlay) => void): View => ({
  ...view,
  heroes: view.heroes.map((one) => changed(cloneHero(one), change)),
});

/** What was seen of a monster's spells stays seen, and no more. */
export const withMonster = (view: View, id: FigureId, change: (draft: MonsterInPlay) => void): View => ({
  ...view,
  monsters: view.monsters.map((one) => (one.id === id ? changed(cloneMonster(one), change) : one)),
});

export const withMonsters = (view: View, change: (draft: MonsterInPlay) => void): View => ({
  ...view,
  monsters: view.monsters.map((one) => changed(cloneMonster(one), change)),
});

export const withAlly = (view: View, id: FigureId, change: (draft: AllyInPlay) => void): View => ({
  ...view,
  allies: view.allies.map((one) => (one.id === id ? changed({ ...one }, change) : one)),
});

export const withoutAlly = (view: View, id: FigureId): View => ({
  ...view,
  allies: view.allies.filter((ally) => ally.id !== id),
});

/** What is left of the turn that is going on. */
export const withTurn = (view: View, left: Partial<TurnView>): View =>
  view.turn === null ? view : { ...view, turn: { ...view.turn, ...left } };

/** What only Zargon knows; nothing for those who do not. */
export const withHidden = (view: View, change: (hidden: Hidden) => Partial<Hidden>): View =>
  view.hidden === null ? view : { ...view, hidden: { ...view.hidden, ...change(view.hidden) } };

/** A figure stands somewhere else. */
export function moved(view: View, id: FigureId, at: Square): View {
  const go = (one: { at: Square }): void => {
    one.at = at;
  };
  if (isMonsterId(id)) return withMonster(view, id, go);
  const hero = findHero(view, id);
  return hero === null ? withAlly(view, id, go) : withHero(view, hero.hero, go);
}

/** Steps are taken, and no second spell follows the first any more. [artifact.wizards-staff] */
export const afterSteps = (view: View, steps: number): View =>
  withTurn(view, {
    movement: Math.max(0, (view.turn?.movement ?? 0) - steps),
    hasStepped: true,
    firstSpell: null,
  });

/** The action is spent, and whoever has walked does not walk on. [turn.no-split-move] */
export const afterAction = (view: View): View =>
  withTurn(view, { hasActed: true, isMoveOver: view.turn !== null && (view.turn.isMoveOver || view.turn.hasStepped) });

/** Whether this is the hero whose turn is going on. */
export const isOnTurn = ({ turn }: View, hero: Hero): boolean => turn?.who === 'hero' && turn.hero === hero;

function changed<X>(draft: X, change: (draft: X) => void): X {
  change(draft);
  return draft;
}
