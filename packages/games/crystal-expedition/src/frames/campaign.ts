import { ask, askAny, type Frames } from '@questhall/kernel';
import { TWO_REWARDS_FROM } from '../content/index.ts';
import { seatOf } from '../queries/seating.ts';
import { openDungeons } from '../queries/town.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { askParty, type Draft, players, type Speaker } from './agenda.ts';
import { discoverDungeon } from './dungeons.ts';
import { beginExpedition } from './expedition.ts';
import { closeTown, openTown } from './town.ts';

/** Heroes, the first dungeon, Town, and one expedition after the other. [campaign.start-sequence] */
export const campaign: Frames<CrystalExpedition>['campaign'] = (draft, frame, tell) => {
  const { table } = draft;
  switch (frame.stage) {
    case 'create': {
      const [place] = frame.places;
      if (place !== undefined) ask(draft, seatOf(draft, place), 'hero.creation-order', { kind: 'create', place });
      else {
        frame.stage = 'discover';
        // no die falls before somebody has said that it may
        if (draft.clock === 0) askAny(draft, players(draft), 'campaign.start-sequence', { kind: 'begin' });
      }
      return;
    }
    case 'discover':
      if (!frame.skipsTown) openTown(draft, 'campaign.start-sequence', tell);
      discoverDungeon(draft, tell);
      frame.stage = frame.skipsTown ? 'choose' : 'town';
      return;
    case 'back':
      openTown(draft, 'town.return-order', tell);
      frame.stage = 'town';
      reward(draft, tell);
      return;
    case 'town':
      frame.stage = 'choose';
      draft.agenda.push({ kind: 'town' });
      return;
    case 'choose': {
      const dungeons = openDungeons(table);
      frame.stage = 'depart';
      frame.dungeon = dungeons.at(-1) ?? 0;
      if (dungeons.length > 1) askParty(draft, 'dungeon.return-to-previous', { kind: 'dungeon', dungeons });
      return;
    }
    case 'depart':
      frame.stage = 'back';
      beginExpedition(draft, frame.dungeon, closeTown(draft), tell);
  }
};

/** After a success there is one more dungeon, and a reward. [town.return-order, dungeon.new-after-success] */
function reward(draft: Draft, tell: Speaker): void {
  const last = draft.table.chronicle.findLast((line) => line.line === 'expedition');
  if (last?.result !== 'success') return;
  discoverDungeon(draft, tell);
  const left = last.glory >= TWO_REWARDS_FROM ? 2 : 1; // [reward.two-at-eleven]
  draft.agenda.push({ kind: 'reward', glory: last.glory, left, chosen: [] });
}
