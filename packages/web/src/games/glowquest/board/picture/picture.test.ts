import { type Glowquest, glowquest, type View } from '@questhall/glowquest';
import { below, type Player } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { Watching } from '../../../../testing/watching.ts';
import { wallsShown } from '../ground.ts';
import { pictureOf } from './picture.ts';

const MOVES = 900;

/** A walk is told when it is over or given up, and a blow when nobody can take it for somebody else any more. */
const UNTOLD: readonly string[] = ['leave', 'guard'];

/** Any answer: so all kinds of things happen. */
const anything: Player<Glowquest> = ({ offers, rng }) => offers[below(rng, offers.length)] ?? expect.fail();

/** What the board shows of a view. */
const shownOf = (view: View) => ({
  heroes: view.heroes.map(({ at, hitpoints, shield, reflect, effects, cards }) => ({
    at,
    hitpoints,
    shield,
    reflect,
    effects,
    cards,
  })),
  monsters: view.monsters.map(({ id, record, at, hitpoints, shield, reflect, effects, bounty }) => ({
    ...{ id, record, at, hitpoints, shield, reflect },
    ...{ effects, bounty },
  })),
  glow: view.glow.toSorted((a, b) => a - b),
  walls: wallsShown(view.floor),
  openings: view.floor.openings.map(({ left, right, way }) => ({ left, right, way })),
  doors: view.floor.doors.map(({ near, far, isOpen }) => ({ near, far, isOpen })),
  squares: view.floor.tiles.flatMap(({ cells }) => cells),
  resolve: view.resolve,
  rooms: [view.roomsFound, view.roomsCleared],
  actor: view.turn?.who ?? view.phase?.hero ?? null,
  left: view.phase?.left ?? null,
  surges: view.turn?.surges ?? null,
  drawn: view.drawn,
  roster: view.roster,
  deckSizes: view.deckSizes,
});

test.each(['defense,offense,utility', 'offense', 'defense,utility'])(
  '%s: what is shown after all events is what the seat sees',
  (heroes) => {
    const players = heroes.split(',').map(() => anything);
    const match = new Watching(glowquest, { heroes, monsters: 'heroes' }, players, `fast:picture ${heroes}`);
    let before: View | null = null;
    for (let move = 1; move <= MOVES; move++) {
      const told = match.playOn(0);
      if (told === null) break;
      const after = match.sight(0).view;
      const isHalfway =
        UNTOLD.includes(match.journal.state.asks[0]?.question.kind ?? '') ||
        told.some(({ event }) => event.type === 'dodged');
      if (before !== null && !isHalfway && told.length > 0)
        expect(shownOf(pictureOf(before, told)), `move ${move}: ${told.map(({ event }) => event.type).join()}`).toEqual(
          shownOf(after),
        );
      before = after;
    }
  },
);
