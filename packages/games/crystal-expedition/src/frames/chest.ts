import { type Frames, fixed, roll } from '@questhall/kernel';
import { chestBy, chestGemBy, chestSlotBy, type GemId, itemsIn, PREFIX_IDS, SUFFIX_IDS } from '../content/index.ts';
import { faceOf } from '../content/rows.ts';
import { expeditionOf, heroOf } from '../queries/entities.ts';
import { newPiece } from '../queries/fresh.ts';
import { slotIsFree, withPiece } from '../queries/gear.ts';
import type { CrystalExpedition, EntityId, Piece } from '../types/index.ts';
import { askParty, type Draft, type Speaker } from './agenda.ts';
import { advanceQuest } from './quest.ts';
import { changeRoom } from './rooms.ts';

/** What came out of a chest, and the dice that say so. */
interface Found {
  readonly dice: number[];
  readonly crowns: number;
  readonly raw: number;
  readonly gem: GemId | null;
  readonly piece: Piece | null;
}

/** A die says what it holds; more of them say which. [loot.chest] */
export function openChest(draft: Draft, room: number, tell: Speaker): void {
  const expedition = expeditionOf(draft.table);
  const found = rollChest(draft);
  const { crowns, raw, gem, piece } = found;
  changeRoom(draft, room, { hasChest: false });
  expedition.purse += crowns;
  expedition.raw += raw;
  if (gem !== null) draft.table.gems = [...draft.table.gems, gem];
  tell.all('loot.chest', { type: 'chestOpened', room, ...found });
  advanceQuest(draft, 'find-treasure', 1, tell);
  if (piece !== null) draft.agenda.push({ kind: 'assign', piece });
}

function rollChest({ rng }: Draft): Found {
  const first = roll(rng, 12);
  const chest = chestBy(first);
  const nothing: Found = { dice: [first], crowns: 0, raw: 0, gem: null, piece: null };
  if ('n' in chest) return chest.holds === 'crowns' ? { ...nothing, crowns: chest.n } : { ...nothing, raw: chest.n };
  const second = roll(rng, 6);
  if (chest.holds === 'gem') {
    const gems = chestGemBy(second) === 'prefix' ? PREFIX_IDS : SUFFIX_IDS;
    const third = roll(rng, gems.length);
    return { ...nothing, dice: [first, second, third], gem: faceOf<GemId>(gems, third) };
  }
  const items = itemsIn(chestSlotBy(second));
  const third = roll(rng, items.length);
  const piece: Piece = fixed({ ...newPiece(faceOf(items, third)), level: chest.level });
  return { ...nothing, dice: [first, second, third], piece };
}

/** Heroes who have a place for a piece. */
const takersOf = ({ party }: Draft['table'], { item }: Piece): EntityId[] =>
  party.filter(({ build }) => slotIsFree(build, item)).map(({ id }) => id);

/** Whoever has a place for it may have it; where nobody has, it goes with the baggage. [loot.found-item-assigned] */
export const assign: Frames<CrystalExpedition>['assign'] = (draft, { piece }, tell) => {
  const heroes = takersOf(draft.table, piece);
  if (heroes.length === 0) assignTo(draft, piece, null, tell);
  else askParty(draft, 'loot.found-item-assigned', { kind: 'assign', piece, heroes });
};

/** Null is the baggage, which all share. [loot.common-stock] */
export function assignTo(draft: Draft, piece: Piece, hero: EntityId | null, tell: Speaker): void {
  const { table } = draft;
  draft.agenda.pop();
  if (hero === null) table.baggage = [...table.baggage, piece];
  else {
    const taker = heroOf(table, hero);
    taker.build = withPiece(taker.build, piece);
  }
  tell.all(hero === null ? 'loot.common-stock' : 'loot.found-item-assigned', {
    type: 'assigned',
    piece: fixed(piece),
    hero,
  });
}
