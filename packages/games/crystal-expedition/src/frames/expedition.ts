import { topFrame } from '@questhall/groundwork';
import { ask, type Frames } from '@questhall/kernel';
import { EXPLORING_SPEEDS } from '../content/index.ts';
import { entityAt, expeditionOf } from '../queries/entities.ts';
import { stairsUp } from '../queries/exits.ts';
import { seatOf } from '../queries/seating.ts';
import { speedOf } from '../queries/stats.ts';
import type { BoughtBoost, CrystalExpedition } from '../types/index.ts';
import { askParty, type Draft, type FrameOf, type Speaker } from './agenda.ts';
import { checkQuest } from './success.ts';
import { leaveFloor, setOut } from './travelling.ts';

export function beginExpedition(draft: Draft, dungeon: number, boosts: readonly BoughtBoost[], tell: Speaker): void {
  const isKnown = draft.table.dungeons[dungeon]?.isVisited === true;
  const { glory } = setOut(draft.table, dungeon, boosts);
  draft.agenda.push({ kind: 'expedition', stage: 'enter', next: 0 });
  tell.all(isKnown ? 'dungeon.fresh-layout' : 'glory.starts-at-ten', { type: 'expeditionBegan', dungeon, glory });
}

/** Down the stairs, and then about until it is over. */
export const expedition: Frames<CrystalExpedition>['expedition'] = (draft, frame, tell) => {
  if (frame.stage === 'enter') enter(draft, frame);
  else explore(draft, frame, tell);
};

/** Each to a square of the stairs that its player likes. [explore.start-on-stairs] */
function enter(draft: Draft, frame: FrameOf<'expedition'>): void {
  const { table } = draft;
  const hero = table.party[frame.next];
  if (hero === undefined) {
    frame.stage = 'explore';
    frame.next = 0;
    return;
  }
  const squares = stairsUp(expeditionOf(table).floor).filter((cell) => entityAt(table, cell) === null);
  ask(draft, seatOf(draft, hero.id), 'explore.start-on-stairs', { kind: 'stand', hero: hero.id, squares });
}

/** Whatever the party likes to do next, unless it is done. [explore.untimed-movement] */
function explore(draft: Draft, frame: FrameOf<'expedition'>, tell: Speaker): void {
  if (checkQuest(draft, null, 'expedition.success-on-quest', tell)) return;
  if (draft.table.house.explorationPhases && expeditionOf(draft.table).phase === null) beginPhase(draft, frame, tell);
  askParty(draft, 'explore.untimed-movement', { kind: 'explore' });
}

/** By turns in the order of the seats, where the house has it so. */
function beginPhase({ table }: Draft, frame: FrameOf<'expedition'>, tell: Speaker): void {
  const hero = table.party[frame.next % table.party.length];
  if (hero === undefined) return;
  frame.next = (frame.next + 1) % table.party.length;
  const squares = EXPLORING_SPEEDS * speedOf(table, hero);
  expeditionOf(table).phase = { hero: hero.id, left: squares };
  tell.all('explore.untimed-movement', { type: 'phaseBegan', hero: hero.id, squares });
}

/** All together to a new floor: what was not taken above is lost. [explore.sealed-dungeon, loot.chest] */
export function goDown(draft: Draft, tell: Speaker): void {
  const level = expeditionOf(draft.table).floor.level + 1;
  leaveFloor(draft.table, level);
  Object.assign(topFrame(draft, 'expedition'), { stage: 'enter', next: 0 });
  tell.all('explore.sealed-dungeon', { type: 'wentDown', level });
}
