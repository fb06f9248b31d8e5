import { grown, walledUp } from '@questhall/tiles';
import { isTokenOn } from '../../content/index.ts';
import { withShaft } from '../../dungeon/floor.ts';
import { changeRoom } from '../../frames/rooms.ts';
import { findHero } from '../../queries/entities.ts';
import { OUTSIDE } from '../../queries/fresh.ts';
import { withPiece } from '../../queries/gear.ts';
import { areWanderersDue } from '../../queries/wandering.ts';
import { type Afters, below, change, UNCHANGED } from './make.ts';

/** The dungeon, what lies in it, and what the party finds. */
type Exploring =
  | ('stood' | 'phaseBegan' | 'exploreRolled' | 'dieRerolled' | 'laid' | 'brickedUp' | 'shaftFound' | 'crystalsGrown')
  | ('roomOpened' | 'prisonerFound' | 'prisonerFreed' | 'tokenAdded' | 'wanderersCame' | 'rested' | 'chestOpened')
  | ('assigned' | 'mined' | 'marched');

export const EXPLORING: Afters<Exploring> = {
  stood: (draft, { hero, at }) => change(draft, hero, { at }),
  phaseBegan: below((expedition, { hero, squares }) => {
    expedition.phase = { hero, left: squares };
  }),
  exploreRolled: UNCHANGED,
  dieRerolled: below((expedition, { left }) => {
    expedition.rumours = left;
  }),
  laid: below((expedition, { explored, tiles, openings, doors, joins, next }) => {
    expedition.floor = grown(expedition.floor, { explored, tiles, openings, doors, joins, next });
  }),
  brickedUp: below((expedition, { exit }) => {
    expedition.floor = walledUp(expedition.floor, exit);
  }),
  shaftFound: below((expedition, { at }) => {
    expedition.floor = withShaft(expedition.floor, at);
  }),
  crystalsGrown: below((expedition, { squares }) => {
    expedition.crystals = [...expedition.crystals, ...squares];
  }),
  roomOpened: below((expedition, { tile, isBig, hasChest, isEmpty, opened }) => {
    const room = { tile, isBig, hasChest, isQuiet: isEmpty, mayRest: isEmpty, hasPrisoner: false };
    expedition.opened = opened;
    expedition.rooms = [...expedition.rooms, room];
  }),
  prisonerFound: (draft, { tile }) => changeRoom({ table: draft }, tile, { hasPrisoner: true }),
  prisonerFreed: below((expedition) => {
    expedition.isPrisonerFree = true;
    expedition.isPrisonerMissed = false;
  }),
  tokenAdded: below((expedition, { tokens }) => {
    expedition.tokens = tokens;
  }),
  wanderersCame: below((expedition) => {
    expedition.tokens = 0;
  }),
  rested: below((expedition, { bonus }, draft) => {
    const room = expedition.rooms.find(({ mayRest }) => mayRest);
    expedition.rest = bonus;
    if (room !== undefined) changeRoom({ table: draft }, room.tile, { mayRest: false });
  }),
  chestOpened: below((expedition, { room, crowns, raw, gem }, draft) => {
    changeRoom({ table: draft }, room, { hasChest: false });
    expedition.purse += crowns;
    expedition.raw += raw;
    if (gem !== null) draft.gems = [...draft.gems, gem];
  }),
  assigned(draft, { piece, hero: id }) {
    const hero = id === null ? null : findHero(draft, id);
    if (hero === null) draft.baggage = [...draft.baggage, piece];
    else hero.build = withPiece(hero.build, piece);
  },
  mined: below((expedition, { crowns, raw }) => {
    expedition.crystals = [];
    expedition.purse += crowns;
    expedition.raw += raw;
  }),
  marched(draft, { die, squares }) {
    for (const { hero, at } of squares) change(draft, hero, { at });
    if (draft.expedition === null) return;
    // Where wanderers come now, everybody says anew where it stands. [wander.march-back]
    const tokens = draft.expedition.tokens + (isTokenOn(die) ? 1 : 0);
    if (areWanderersDue({ house: draft.house, expedition: { ...draft.expedition, tokens } }))
      for (const hero of draft.party) hero.at = OUTSIDE;
  },
};
