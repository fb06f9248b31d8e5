import { notNow } from '@questhall/groundwork';
import { goDown } from '../frames/expedition.ts';
import { expeditionOf, findHero, heroOf } from '../queries/entities.ts';
import {
  exitsOf,
  findExit,
  isDoor,
  placeAt,
  squaresAt,
  squaresDown,
  strollSquares,
  type Way,
} from '../queries/exits.ts';
import { questOf } from '../queries/quests.ts';
import { wayBack } from '../queries/routes.ts';
import type { EntityId, Hero } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from './common.ts';
import { partyDeed } from './party.ts';
import { isOwn, reachOf, strollOn } from './walking.ts';

/** Where this is asked, the party is free to do what it likes. */
export const isExploring = ({ question }: Asked): boolean => question.kind === 'explore';

/** Exploring is over until the fight is. [explore.not-during-encounter] */
const notExploring = ({ table }: Match, asked: Asked): No =>
  (table.expedition?.encounter ?? null) === null
    ? notNow(asked)
    : no('explore.not-during-encounter', { asked: asked.question.kind });

/** Where a hero explores an exit from: one's own hero walks there first, others stand there or not. */
function exploringFrom(state: Match, asked: Asked, hero: Hero, way: Way): number | null {
  if (isOwn(state, asked, hero.id)) return placeAt(state.table, hero, way, reachOf(state, hero.id));
  return squaresAt(way).includes(hero.at) ? hero.at : null;
}

/** One throw for an exit, by a hero who stands at it. [explore.one-roll, explore.hero-at-exit] */
export const explore: DeedOf<'explore'> = partyDeed({
  propose({ table }, asked) {
    if (!isExploring(asked)) return [];
    const exits = exitsOf(expeditionOf(table).floor);
    return table.party.flatMap(({ id }) =>
      exits.map((exit) => ({ type: 'explore', hero: id, exit: exit.id }) as const),
    );
  },
  judge(state, asked, { hero: id, exit }) {
    const { table } = state;
    if (!isExploring(asked)) return notExploring(state, asked);
    const way = findExit(expeditionOf(table).floor, exit);
    const hero = findHero(table, id);
    if (way === null || hero === null) return no('explore.hero-at-exit', { exit });
    if (isDoor(way) && way.isOpen) return no('explore.doors-stay-open', { exit });
    if (table.house.explorationPhases && expeditionOf(table).phase?.hero !== id)
      return no('explore.untimed-movement', { hero: id });
    return exploringFrom(state, asked, hero, way) === null ? no('explore.hero-at-exit', { hero: id, exit }) : null;
  },
  perform(draft, asked, { hero: id, exit }, tell) {
    const hero = heroOf(draft.table, id);
    const way = findExit(expeditionOf(draft.table).floor, exit);
    const from = way === null ? null : exploringFrom(draft, asked, hero, way);
    if (from === null) return;
    strollOn(draft, hero, from, tell);
    draft.agenda.push({ kind: 'discover', stage: 'roll', hero: id, exit, dice: [], room: null, isEncounter: false });
  },
});

/** The hero who goes where the way leads down: whoever has not far to go. */
function descender({ table }: Match): readonly [EntityId, number] | null {
  const down = squaresDown(expeditionOf(table).floor);
  for (const hero of table.party) {
    const to = down.includes(hero.at) ? hero.at : strollSquares(table, hero).find((cell) => down.includes(cell));
    if (to !== undefined) return [hero.id, to];
  }
  return null;
}

/**
 * Down a shaft or stairs to a new floor; where stairs are all that the party looks for, somebody only goes and stands
 * there. [explore.sealed-dungeon]
 */
export const descend: DeedOf<'descend'> = partyDeed({
  propose: (_state, asked) => (isExploring(asked) ? [{ type: 'descend' }] : []),
  judge(state, asked) {
    if (!isExploring(asked)) return notExploring(state, asked);
    const { isPrisonerFree } = expeditionOf(state.table);
    if (isPrisonerFree) return no('wander.march-back'); // the townsperson leaves the room by marching alone
    return descender(state) === null ? no('explore.sealed-dungeon') : null;
  },
  perform(draft, _asked, _action, tell) {
    const { table } = draft;
    const found = descender(draft);
    if (found === null) return;
    const [hero, to] = found;
    strollOn(draft, heroOf(table, hero), to, tell);
    if (questOf(table) !== 'find-stairs' || expeditionOf(table).isWon) goDown(draft, tell);
  },
});

/** Back to the stairs with whoever was freed. [wander.march-back] */
export const march: DeedOf<'march'> = partyDeed({
  propose: (_state, asked) => (isExploring(asked) ? [{ type: 'march' }] : []),
  judge(state, asked) {
    if (!isExploring(asked)) return notExploring(state, asked);
    const { isPrisonerFree, isWon } = expeditionOf(state.table);
    return isPrisonerFree && !isWon ? null : no('wander.march-back');
  },
  perform(draft) {
    const route = wayBack(expeditionOf(draft.table));
    draft.agenda.push({ kind: 'march', stage: 'die', route, dice: 0, next: 0 });
  },
});
