import { findFrame } from '@questhall/groundwork';
import { type Frames, fixed } from '@questhall/kernel';
import { lineOf } from '../queries/chronicle.ts';
import { expeditionOf } from '../queries/entities.ts';
import { boostGains } from '../queries/sheet.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Expedition, ExpeditionLine } from '../types/index.ts';
import { type Draft, monstersSeats, players, type Speaker } from './agenda.ts';
import { restore } from './town.ts';
import { succeed } from './travelling.ts';

type Result = ExpeditionLine['result'];

/** The expedition is over here and now: whatever lies underneath is not resolved any more. [glory.zero-fails-at-once] */
export function goHome(draft: Draft, result: Result, rule: Rule): void {
  draft.agenda.push({ kind: 'home', result, rule });
}

/** Back to Town, with what is left. [town.return-order] */
export const home: Frames<CrystalExpedition>['home'] = (draft, frame, tell) => {
  const { table } = draft;
  const expedition = expeditionOf(table);
  const result = keptResult(expedition, frame.result);
  const line = fixed(lineOf(table, expedition, result));
  draft.agenda = draft.agenda.filter(({ kind }) => kind === 'campaign');
  tell.all(result === frame.result ? frame.rule : 'expedition.success-ends-at-once', { type: 'expeditionEnded', line });
  share(draft, expedition, result, tell);
  table.dungeons = table.dungeons.map((dungeon, at) =>
    at === expedition.dungeon ? { ...dungeon, isWon: dungeon.isWon || result === 'success' } : dungeon,
  );
  table.chronicle = [...table.chronicle, line];
  table.expedition = null;
  returnToTown(draft, line, tell);
  if (table.expeditions === 0 || table.successes + table.failures < table.expeditions) return;
  draft.outcome = { winners: result === 'success' ? players(draft) : monstersSeats(draft), rule: frame.rule };
};

/** Where the house let the party press on, only a fall of all loses what was won. [expedition.success-ends-at-once] */
const keptResult = ({ isWon }: Expedition, result: Result): Result =>
  isWon && result !== 'fallen' ? 'success' : result;

/** What the Crowns of the party come to. */
function share({ table }: Draft, expedition: Expedition, result: Result, tell: Speaker): void {
  const { party } = table;
  if (result !== 'fallen') {
    const shares = sharesOf(expedition.purse, party.length);
    party.forEach((hero, place) => {
      hero.crowns += shares[place] ?? 0;
    });
    table.raw += expedition.raw;
    tell.all(keepingRule(result), { type: 'purseShared', lost: 0, lostRaw: 0, shares });
    return;
  }
  const heap = party.reduce((sum, { crowns }) => sum + crowns, expedition.purse);
  const hasPact = isPactMade(expedition);
  const kept = hasPact ? Math.floor(heap / 2) : 0;
  const shares = sharesOf(kept, party.length);
  party.forEach((hero, place) => {
    hero.crowns = shares[place] ?? 0;
  });
  const rule = hasPact ? 'expedition.rescuers-pact' : 'expedition.all-unconscious-loses-crowns';
  tell.all(rule, { type: 'purseShared', lost: heap - kept, lostRaw: expedition.raw, shares });
}

const isPactMade = ({ boosts }: Expedition): boolean =>
  boostGains(boosts).some((gain) => gain.gain === 'ability' && gain.does.trait === 'half-crowns-kept');

const keepingRule = (result: Result): Rule =>
  result === 'success' ? 'expedition.keeps-loot' : 'expedition.zero-glory-keeps-crowns';

/** Evenly, and one more each from the first seat on as long as there are some. [loot.expedition-purse] */
export const sharesOf = (crowns: number, heroes: number): number[] =>
  Array.from({ length: heroes }, (_, place) => Math.floor(crowns / heroes) + (place < crowns % heroes ? 1 : 0));

/** The party is home again: what it has been through counts, and everybody is whole. [town.restores-hitpoints-and-fate] */
function returnToTown(draft: Draft, { result }: ExpeditionLine, tell: Speaker): void {
  const { table } = draft;
  const frame = findFrame(draft, 'campaign');
  if (frame === null) throw new Error('no campaign is going on');
  frame.stage = 'back';
  if (result === 'success') {
    table.successes += 1;
    for (const hero of table.party) succeed(hero);
  } else table.failures += 1;
  for (const hero of table.party) restore(table, hero);
  tell.all('town.restores-hitpoints-and-fate', { type: 'refreshed', heroes: table.party.map(({ id }) => id) });
}
