import type { Action, CrystalExpedition, View } from '@questhall/crystal-expedition';
import {
  activeIn,
  actorOf,
  after,
  endPlace,
  movedIn,
  placesOf,
  squaresAt,
  touch,
} from '@questhall/crystal-expedition/client';
import {
  type Entity,
  entityAt,
  findEntity,
  hitpointsMax,
  isConscious,
  isHero,
  monstersOf,
  speedOf,
} from '@questhall/crystal-expedition/queries';
import type { Place } from '@questhall/facets';
import { type Floor, stepTo, tileAt } from '@questhall/tiles';
import { squarePlace, type TileFigure, type TileGame } from '../../../tiles/game.ts';
import { colourOf, iconOf } from '../looks.ts';
import { effectMarks, effectsOf } from './effects.ts';
import { furnishingsOf } from './things.tsx';
import { type CrystalVerb, verbsOf } from './verbs.ts';
import type { BoardWords } from './words.ts';

const NO_FLOOR: Floor = { next: 1, tiles: [], openings: [], doors: [], joins: [] };

const floorOf = ({ expedition }: View): Floor => expedition?.floor ?? NO_FLOOR;

const figureIn = (view: View, entity: Entity): TileFigure => {
  const { id, at, hitpoints, shield, reflect } = entity;
  return {
    ...{ id, at, hitpoints, shield, reflect },
    key: isHero(entity) ? `hero ${entity.hero}` : String(id),
    isHero: isHero(entity),
    isUp: isConscious(entity),
    colour: colourOf(entity),
    icon: iconOf(entity),
    most: hitpointsMax(view, entity),
  };
};

/** Whoever points into the dark beyond an open end means that end. */
function meant(view: View, place: Place): Place {
  const end = floorOf(view).openings.find(({ left, right, way }) =>
    [left, right].some((cell) => place === squarePlace(cell + stepTo(way))),
  );
  return end === undefined ? place : endPlace(end.id);
}

const DEAR: readonly Action['type'][] = ['attack', 'explore', 'useCrystal'];
const CHOSEN: readonly string[] = ['stand', 'shift', 'push', 'advance'];

const LEAST = 8;

/** Crystal Expedition as its board has to know it. */
export const TILES: TileGame<CrystalExpedition, BoardWords, CrystalVerb> = {
  placesOf,
  squaresAt,
  actorOf,
  activeIn,
  movedIn,
  verbsOf,
  floorOf,
  touch: (sight, ask, offers, place) => touch(sight, ask, offers, meant(sight.view, place)),
  tollOf: () => 0,
  withFloorOf: (view, { expedition }) =>
    view.expedition === null || expedition === null
      ? view
      : { ...view, expedition: { ...view.expedition, floor: expedition.floor } },
  figuresOf: (view) =>
    view.expedition === null ? [] : [...view.party, ...monstersOf(view)].map((entity) => figureIn(view, entity)),
  groundName(view, square, { names }) {
    const kind = view.expedition === null ? undefined : tileAt(view.expedition.floor, square)?.kind;
    return kind === undefined ? null : names.tile[kind];
  },
  thingsOn: (view, square, { own }) => [
    ...(view.expedition?.crystals.includes(square) === true ? [own.crystal] : []),
    ...(view.expedition?.floor.shaft === square ? [own.shaft] : []),
    ...furnishingsOf(view).flatMap((one) => (one.square === square ? [own[one.kind]] : [])),
  ],
  landmarks: (view) => [...(view.expedition?.crystals ?? []), ...furnishingsOf(view).map(({ square }) => square)],
  factsOf(view, id, words) {
    const entity = findEntity(view, id);
    if (entity === null) return [];
    const bounties = isHero(entity) ? 0 : entity.bounties;
    return [...effectsOf(entity, words), ...(bounties > 0 ? [words.own.bounty(bounties)] : [])];
  },
  marksOf(view, id, words) {
    const entity = findEntity(view, id);
    return entity === null ? '' : effectMarks(entity, words);
  },
  notesOn(view, square, { own }) {
    const there = entityAt(view, square);
    if (there !== null && !isConscious(there)) return [own.downNote];
    return view.expedition?.crystals.includes(square) === true ? [own.crystalNote] : [];
  },
  isChoice: ({ kind }) => CHOSEN.includes(kind),
  isWhoNext: ({ kind }) => kind === 'next',
  isStriking: ({ kind }) => kind === 'turn',
  isExploring: ({ kind }) => kind === 'explore',
  isDear: (_view, { steps }) => steps.some(({ type }) => DEAR.includes(type)),
  stepped: (view, who, _from, to) => after(view, { type: 'walked', who, path: [to] }),
  isFight: ({ expedition }) => expedition !== null && expedition.encounter !== null,
  outlookOf: (view) => Math.max(LEAST, ...view.party.map((hero) => speedOf(view, hero))),
  sightRules: ['grid.line-of-sight', 'attack.ranged', 'attack.reach'],
  barredRules: ['move.not-through-crystals', 'move.through-allies'],
};
