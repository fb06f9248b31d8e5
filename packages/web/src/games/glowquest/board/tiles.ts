import type { Action, Glowquest, View } from '@questhall/glowquest';
import { activeIn, actorOf, after, movedIn, placesOf, squaresAt, tollOf, touch } from '@questhall/glowquest/client';
import {
  type Entity,
  entityAt,
  findEntity,
  hitpointsMax,
  isConscious,
  isHero,
  speedOf,
} from '@questhall/glowquest/queries';
import { tileAt } from '@questhall/tiles';
import type { TileFigure, TileGame } from '../../../tiles/game.ts';
import { colourOf, iconOf } from '../looks.ts';
import { effectMarks, effectsOf } from './effects.ts';
import { type GlowVerb, verbsOf } from './offers/verbs.ts';
import type { BoardWords } from './words.ts';

const figureIn = (view: View, entity: Entity): TileFigure => ({
  id: entity.id,
  key: isHero(entity) ? entity.role : String(entity.id),
  at: entity.at,
  isHero: isHero(entity),
  isUp: isConscious(entity),
  colour: colourOf(entity),
  icon: iconOf(entity),
  hitpoints: entity.hitpoints,
  most: hitpointsMax(view, entity),
  shield: entity.shield,
  reflect: entity.reflect,
});

const DEAR: readonly Action['type'][] = ['attack', 'throwRock'];

/** So far around a hero who explores, however fast it is. */
const LEAST = 6;
const MOST = 11;

/** Glowquest as its board has to know it. */
export const TILES: TileGame<Glowquest, BoardWords, GlowVerb> = {
  touch,
  placesOf,
  squaresAt,
  actorOf,
  activeIn,
  movedIn,
  tollOf,
  verbsOf,
  floorOf: ({ floor }) => floor,
  withFloorOf: (view, { floor }) => ({ ...view, floor }),
  figuresOf: (view) => [...view.heroes, ...view.monsters].map((entity) => figureIn(view, entity)),
  groundName({ floor }, square, { names }) {
    const tile = tileAt(floor, square);
    return tile === null ? null : names.tile[tile.kind];
  },
  thingsOn: ({ glow }, square, words) => (glow.includes(square) ? [words.glow] : []),
  landmarks: ({ glow }) => glow,
  factsOf(view, id, words) {
    const entity = findEntity(view, id);
    if (entity === null) return [];
    const bounty = isHero(entity) ? 0 : entity.bounty;
    return [...effectsOf(entity, words), ...(bounty > 0 ? [words.bounty(bounty)] : [])];
  },
  marksOf(view, id, { effectSigns }) {
    const entity = findEntity(view, id);
    return entity === null ? '' : effectMarks(entity, effectSigns);
  },
  notesOn(view, square, words) {
    const there = entityAt(view, square);
    if (there !== null) return isConscious(there) ? [] : [words.downNote];
    return view.glow.includes(square) ? [words.glowNote] : [];
  },
  isChoice: ({ kind }) => ['stand', 'setUp', 'momentum', 'follow', 'forced'].includes(kind),
  isWhoNext: ({ kind }) => kind === 'activate',
  isStriking: ({ kind }) => kind === 'turn',
  isExploring: ({ kind }) => kind === 'explore',
  isDear: (view, { steps, way }) =>
    steps.some(({ type }) => DEAR.includes(type)) || (way.length > 0 && tollOf(view) > 0),
  stepped: (view, who, from, to) => after(view, { type: 'moved', who, from, to, how: 'slide' }),
  isFight: ({ encounter }) => encounter !== null,
  outlookOf({ phase, heroes }) {
    const explorer = phase === null ? undefined : heroes[phase.hero];
    return explorer === undefined ? LEAST : Math.max(LEAST, Math.min(MOST, 2 * speedOf(explorer)));
  },
  sightRules: ['pattern.ranged', 'pattern.reach', 'benefit.range-default', 'geo.line-of-sight'],
  barredRules: ['geo.adjacent-orthogonal', 'move.through-allies'],
};
