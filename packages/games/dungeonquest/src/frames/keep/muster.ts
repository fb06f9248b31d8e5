import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { type Frames, type State, shuffle, type Tell } from '@questhall/kernel';
import { TOWERS } from '../../content/keep/board.ts';
import { TILE_FORMS } from '../../content/keep/tiles.ts';
import { dealCombatHands, readyCombatDeck } from '../../effects/combat-deck.ts';
import { dealPower } from '../../effects/decks.ts';
import { chooseHero, chooseTower } from '../../effects/mustering.ts';
import { keepOf } from '../../queries/heroes.ts';
import { laid } from '../../queries/keep/laid.ts';
import { besideOf } from '../../queries/keep/squares.ts';
import { sunSpaces } from '../../queries/keep/sun.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Heroes from the last seat backwards, towers in turn order, then the Power cards, which nobody has seen before. */
export const muster: Frames<DungeonQuest>['muster'] = (draft, frame, tell) => {
  const { table, seats } = draft;
  const { first } = keepOf(table);
  if (frame.chosen === 0 && frame.stage === 'heroes') {
    tell.all('setup.first-player', { type: 'firstChosen', seat: first });
    tell.all('setup.decks', { type: 'decksShuffled' });
  }
  if (frame.stage === 'hands') {
    draft.agenda.pop();
    begin(draft, tell);
    return;
  }
  const place = frame.stage === 'heroes' ? seats - 1 - frame.chosen : frame.chosen;
  table.fighter = (first + place) % seats;
  frame.chosen += 1;
  const choose = frame.stage === 'heroes' ? chooseHero : chooseTower;
  if (frame.chosen === seats) {
    frame.chosen = 0;
    frame.stage = frame.stage === 'heroes' ? 'towers' : 'hands';
  }
  choose(draft, tell);
};

function begin(draft: Draft, tell: Teller): void {
  const { table } = draft;
  for (let seat = 0; seat < draft.seats; seat++) dealPower(draft, seat, tell);
  if (table.house.torchlightStart) lightTorches(draft, tell);
  table.hasCombatHands = table.mode === 'cards';
  readyCombatDeck(draft);
  dealCombatHands(draft, 'setup.classic-hands', tell);
  const keep = keepOf(table);
  keep.sun = 1;
  tell.all('setup.sun', { type: 'sunMoved', space: 1, of: sunSpaces(table) });
  draft.agenda.push({ kind: 'round', turns: 0 });
}

/** Two chambers beside every tower that somebody starts from (a house rule). */
function lightTorches(draft: Draft, tell: Teller): void {
  const keep = keepOf(draft.table);
  for (let place = 0; place < draft.seats; place++) {
    const tower = draft.table.heroes[(keep.first + place) % draft.seats]?.square ?? -1;
    for (const way of TORCH_WAYS) {
      const square = besideOf(tower, way);
      if (!TOWERS.includes(tower) || square < 0) continue;
      const at = keep.stack.findLastIndex((form) => TILE_FORMS[form]?.kind === 'chamber');
      const [form] = keep.stack.splice(at, 1);
      if (form === undefined) continue;
      const tile = laid(form, way);
      keep.tiles[square] = tile;
      tell.all('setup.sun', { type: 'torchLit', square, tile });
    }
  }
  shuffle(draft.rng, keep.stack);
  keep.peeked.length = keep.stack.length;
}

/** East or west of the tower before north or south of it. */
const TORCH_WAYS = [EAST, WEST, NORTH, SOUTH] as const;
