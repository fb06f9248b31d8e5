import type { Cell } from '@questhall/grid';
import { ask, type Frames, roll } from '@questhall/kernel';
import { TILES_PER_DIE } from '../content/index.ts';
import { entityAt, expeditionOf } from '../queries/entities.ts';
import { OUTSIDE } from '../queries/fresh.ts';
import { byRow } from '../queries/placing.ts';
import { seatOf } from '../queries/seating.ts';
import { areWanderersDue } from '../queries/wandering.ts';
import type { CrystalExpedition } from '../types/index.ts';
import type { Draft, FrameOf, Speaker } from './agenda.ts';
import { advanceQuest } from './quest.ts';
import { addToken, callWanderers } from './wander.ts';

type MarchFrame = FrameOf<'march'>;

/** Back to the stairs with the townsperson, three tiles for a die. [wander.march-back] */
export const march: Frames<CrystalExpedition>['march'] = (draft, frame, tell) =>
  STAGES[frame.stage](draft, frame, tell);

const STAGES: Readonly<Record<MarchFrame['stage'], (draft: Draft, frame: MarchFrame, tell: Speaker) => void>> = {
  die(draft, frame, tell) {
    const { table } = draft;
    const die = roll(draft.rng, 4);
    frame.dice += 1;
    lineUp(draft, frame);
    const squares = table.party.map(({ id, at }) => ({ hero: id, at }));
    tell.all('wander.march-back', { type: 'marched', die, tokens: expeditionOf(table).tokens, squares });
    addToken(draft, die, tell);
    frame.stage = areWanderersDue(table) ? 'stand' : nextStage(frame);
    frame.next = 0;
    if (frame.stage === 'stand') for (const hero of table.party) hero.at = OUTSIDE;
  },
  stand(draft, frame) {
    const { table } = draft;
    const hero = table.party[frame.next];
    const squares = reached(draft, frame).filter((cell) => entityAt(table, cell) === null);
    if (hero === undefined) frame.stage = 'come';
    else ask(draft, seatOf(draft, hero.id), 'wander.march-back', { kind: 'stand', hero: hero.id, squares });
  },
  come(draft, frame) {
    frame.stage = nextStage(frame);
    callWanderers(draft, draft.table.party[0]?.id ?? 0, 'wander.threshold-half-glory');
  },
  over(draft, _frame, tell) {
    draft.agenda.pop();
    advanceQuest(draft, 'rescue-townsperson', 1, tell);
  },
};

/** The place in the route that the dice have led to; the first of it is where the party set out. */
const placeIn = ({ route, dice }: MarchFrame): number => Math.min(TILES_PER_DIE * dice, route.length - 1);

const nextStage = (frame: MarchFrame): 'die' | 'over' => (placeIn(frame) === frame.route.length - 1 ? 'over' : 'die');

/** The squares of the tile that the party has come to, and then those of the one before it. */
function reached({ table }: Draft, frame: MarchFrame): Cell[] {
  const { tiles } = expeditionOf(table).floor;
  const place = placeIn(frame);
  const squaresOf = (tile: number | undefined): Cell[] =>
    (tiles.find(({ id }) => id === tile)?.cells ?? []).toSorted(byRow);
  return [...squaresOf(frame.route[place]), ...squaresOf(frame.route[place - 1])];
}

/** Nobody says where they stand as long as nobody comes. */
function lineUp(draft: Draft, frame: MarchFrame): void {
  const squares = reached(draft, frame);
  draft.table.party.forEach((hero, place) => {
    hero.at = squares[place] ?? hero.at;
  });
}
