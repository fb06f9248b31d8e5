import type { Event, HeroQuest, View } from '@questhall/heroquest';
import { GENIE, RAGNAR } from '@questhall/heroquest/content';
import {
  CAPTIVE_ID,
  type Effects,
  type FigureId,
  findAlly,
  findMonster,
  GENIE_ID,
  idOfHero,
  type MonsterInPlay,
  type Square,
} from '@questhall/heroquest/queries';
import type { Told } from '@questhall/kernel';

/**
 * What the board shows while something goes on: how things stood, and what has happened since. When all is told, it is
 * the view again.
 */
export function pictureOf(view: View, now: readonly Told<HeroQuest>[]): View {
  return now.reduce((picture, { event }) => after(picture, event), view);
}

/** Only what can be seen on the board is taken over; the next view brings the rest. */
function after(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return event.figure === GENIE_ID ? joined(view, GENIE_ID, event.to) : moved(view, event.figure, event.to);
    case 'stepped':
    case 'jumped':
      return moved(view, event.figure, event.to);
    case 'walked':
      return moved(view, event.figure, event.path.at(-1) ?? -1);
    case 'jumpFailed':
      return moved(view, event.figure, event.over);
    case 'revealed':
      return { ...view, revealed: lit(view.revealed, event.squares) };
    case 'doorsSeen':
      return withDoors(view, event.doors);
    case 'secretDoorsFound':
      return withDoors(
        view,
        event.doors.map((edge) => ({ edge, kind: 'secret' as const, isOpen: false })),
      );
    case 'doorOpened':
    case 'doorClosed':
      return turned(view, event.door, event.type === 'doorOpened');
    case 'rocksSeen':
      return {
        ...view,
        rocks: [...view.rocks, ...event.squares],
        revealed: lit(view.revealed, event.squares),
        changes: view.changes + 1,
      };
    case 'blockFell':
      return { ...view, rocks: [...view.rocks, event.at], changes: view.changes + 1 };
    case 'furnitureSeen':
      return { ...view, furniture: [...view.furniture, ...event.pieces] };
    case 'stairsSeen':
      return { ...view, stairs: event.at };
    case 'trapsFound':
      return { ...view, traps: [...view.traps, ...event.traps.map((trap) => ({ ...trap, isOpen: false }))] };
    case 'trapDisarmed':
      return { ...view, traps: view.traps.filter(({ at }) => at !== event.at) };
    case 'turnBegan':
      return view.turn === null ? view : { ...view, turn: { ...view.turn, who: 'hero', hero: event.hero } };
    default:
      return figuresAfter(view, event);
  }
}

function figuresAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'captiveSeen':
      return joined(view, CAPTIVE_ID, event.at);
    case 'monsterAppeared':
      return appeared(view, event);
    case 'wounded':
      return wounded(view, event.figure, event.left);
    case 'healed':
      return wounded(view, idOfHero(event.hero), event.body);
    case 'died':
    case 'vanished':
      return gone(view, event.figure);
    case 'freed':
      return gone(view, event.monster);
    case 'left':
      return gone(view, idOfHero(event.hero));
    case 'fellAsleep':
    case 'woke':
      return slept(view, event.figure, event.type === 'fellAsleep');
    case 'effectBegan':
    case 'effectEnded':
      return affected(view, idOfHero(event.hero), event.effect, event.type === 'effectBegan');
    default:
      return view;
  }
}

type Upon<X> = (one: X) => X;

/** Changes one figure, whichever kind it is. */
function change(
  view: View,
  id: FigureId,
  hero: Upon<View['heroes'][number]>,
  monster: Upon<MonsterInPlay>,
  ally: Upon<View['allies'][number]>,
): View {
  return {
    ...view,
    heroes: view.heroes.map((one) => (idOfHero(one.hero) === id ? hero(one) : one)),
    monsters: view.monsters.map((one) => (one.id === id ? monster(one) : one)),
    allies: view.allies.map((one) => (one.id === id ? ally(one) : one)),
  };
}

function moved(view: View, id: FigureId, at: Square): View {
  const go = <X extends { readonly at: Square }>(one: X): X => ({ ...one, at });
  return at < 0 ? view : change(view, id, go, go, go);
}

const wounded = (view: View, id: FigureId, body: number): View =>
  change(
    view,
    id,
    (hero) => ({ ...hero, body }),
    (monster) => ({ ...monster, wounds: monster.body - body }),
    (ally) => ({ ...ally, body }),
  );

const gone = (view: View, id: FigureId): View => ({
  ...view,
  heroes: view.heroes.map((hero) => (idOfHero(hero.hero) === id ? { ...hero, status: 'left' as const } : hero)),
  monsters: view.monsters.filter((monster) => monster.id !== id),
  allies: view.allies.filter((ally) => ally.id !== id),
});

const slept = (view: View, id: FigureId, isAsleep: boolean): View =>
  change(
    view,
    id,
    (hero) => ({ ...hero, effects: { ...hero.effects, slumber: isAsleep ? 1 : 0 } }),
    (monster) => ({ ...monster, isAsleep }),
    (ally) => ally,
  );

const affected = (view: View, id: FigureId, effect: keyof Effects, isOn: boolean): View =>
  change(
    view,
    id,
    (hero) => ({ ...hero, effects: { ...hero.effects, [effect]: isOn ? 1 : 0 } }),
    (monster) => monster,
    (ally) => ally,
  );

function appeared(view: View, { monster: id, stats, at }: Extract<Event, { type: 'monsterAppeared' }>): View {
  if (findMonster(view, id) !== null) return view;
  const fresh = {
    wounds: 0,
    spells: [],
    cast: [],
    isAsleep: false,
    losesTurn: false,
    hasMoved: false,
    hasActed: false,
    isDone: false,
    home: null,
  };
  return { ...view, monsters: [...view.monsters, { ...stats, ...fresh, id, at }] };
}

/** The Genie comes out of its bottle, or a captive is found in chains. */
function joined(view: View, id: FigureId, at: Square): View {
  if (findAlly(view, id) !== null) return moved(view, id, at);
  const { body } = id === GENIE_ID ? GENIE : RAGNAR;
  const ally = { id, at, body, seat: 0, turns: 1, summoner: null, isChained: id === CAPTIVE_ID };
  return { ...view, allies: [...view.allies, ally] };
}

function lit(words: readonly number[], squares: readonly Square[]): number[] {
  const revealed = words.slice();
  for (const square of squares) revealed[square >> 5] = (revealed[square >> 5] ?? 0) | (1 << (square & 31));
  return revealed;
}

function withDoors(view: View, doors: readonly Pick<View['doors'][number], 'edge' | 'kind' | 'isOpen'>[]): View {
  const fresh = doors.filter(({ edge }) => !view.doors.some((door) => door.edge === edge));
  return {
    ...view,
    doors: [...view.doors, ...fresh.map((door) => ({ ...door, changed: view.round }))],
    changes: view.changes + 1,
  };
}

const turned = (view: View, edge: number, isOpen: boolean): View => ({
  ...view,
  doors: view.doors.map((door) => (door.edge === edge ? { ...door, isOpen } : door)),
  changes: view.changes + 1,
});
