import { closeTown, restore } from '../../frames/town.ts';
import { leaveFloor, setOut, succeed } from '../../frames/travelling.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { View } from '../../types/index.ts';
import { type Afters, below, change, type Told } from './make.ts';

/** Out of Town, down, and home again. */
type Travelling =
  | ('expeditionBegan' | 'wentDown' | 'questAdvanced' | 'questDone' | 'gloryChanged' | 'crownsWon')
  | ('expeditionEnded' | 'purseShared' | 'refreshed');

/** What it was worth is counted, though the party is not home yet. [town.return-order] */
function expeditionEnded(draft: View, { line }: Told<'expeditionEnded'>): void {
  const isSuccess = line.result === 'success';
  draft.chronicle = [...draft.chronicle, line];
  draft.dungeons = draft.dungeons.map((dungeon, at) =>
    at === line.dungeon ? { ...dungeon, isWon: dungeon.isWon || isSuccess } : dungeon,
  );
  if (isSuccess) {
    draft.successes += 1;
    for (const hero of draft.party) succeed(hero);
  } else draft.failures += 1;
}

/** Where all have fallen, what each gets is all that it has left. [expedition.all-unconscious-loses-crowns] */
function purseShared(draft: View, { shares, lostRaw }: Told<'purseShared'>): void {
  const last = draft.chronicle.at(-1);
  const isFallen = last?.line === 'expedition' && last.result === 'fallen';
  draft.party.forEach((hero, place) => {
    hero.crowns = (isFallen ? 0 : hero.crowns) + (shares[place] ?? 0);
  });
  draft.raw += (draft.expedition?.raw ?? 0) - lostRaw;
  draft.expedition = null;
}

export const TRAVELLING: Afters<Travelling> = {
  expeditionBegan(draft, { dungeon }) {
    const boosts = closeTown({ table: draft });
    setOut(draft, dungeon, boosts);
  },
  wentDown: (draft, { level }) => leaveFloor(draft, level),
  questAdvanced: below((expedition, { done }) => {
    expedition.done = done;
  }),
  questDone: below((expedition) => {
    expedition.isWon = true;
  }),
  gloryChanged: below((expedition, { glory }) => {
    expedition.glory = glory;
  }),
  crownsWon: below((expedition, { purse }) => {
    expedition.purse = purse;
  }),
  expeditionEnded,
  purseShared,
  refreshed(draft, { heroes }) {
    for (const hero of draft.party)
      if (draft.expedition === null) restore(draft, hero);
      else if (heroes.includes(hero.id)) change(draft, hero.id, { hitpoints: hitpointsMax(draft, hero) });
  },
};
