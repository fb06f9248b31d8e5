import { topFrame } from '@questhall/groundwork';
import type { Frames } from '@questhall/kernel';
import { CROWNS_PER_CRYSTAL } from '../content/exploration.ts';
import { expeditionOf } from '../queries/entities.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { askParty, type Draft, type Speaker } from './agenda.ts';
import { advanceQuest } from './quest.ts';

/** Crystals that nobody used are taken out of the walls, all of them, if there are any. */
export function mineAll(draft: Draft, rule: 'crystal.mine-after-victory' | 'room.empty-crystals'): void {
  const { crystals } = expeditionOf(draft.table);
  if (crystals.length > 0) draft.agenda.push({ kind: 'mine', crystals: crystals.length, rule });
}

/** The party says how many it keeps raw. [crystal.crowns-or-raw] */
export const mine: Frames<CrystalExpedition>['mine'] = (draft, { crystals, rule }) =>
  askParty(draft, rule, { kind: 'mine', crystals });

/** So many stay raw, and the others are Crowns. All of them count. [crystal.crowns-or-raw] */
export function takeCrystals(draft: Draft, raw: number, tell: Speaker): void {
  const { crystals, rule } = topFrame(draft, 'mine');
  const expedition = expeditionOf(draft.table);
  const crowns = CROWNS_PER_CRYSTAL * (crystals - raw);
  draft.agenda.pop();
  expedition.crystals = [];
  expedition.purse += crowns;
  expedition.raw += raw;
  tell.all(raw > 0 ? 'crystal.crowns-or-raw' : rule, { type: 'mined', crowns, raw });
  advanceQuest(draft, 'mine-crystals', crystals, tell);
}
