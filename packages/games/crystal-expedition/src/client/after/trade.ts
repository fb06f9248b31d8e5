import { silence } from '@questhall/kernel';
import { buyForKit } from '../../frames/kit.ts';
import { rebuild, useVisit } from '../../frames/town.ts';
import { withoutFreeUse } from '../../queries/allowance.ts';
import { note } from '../../queries/chronicle.ts';
import { findHero } from '../../queries/entities.ts';
import { newPiece } from '../../queries/fresh.ts';
import { withChanged, withoutFirst, withoutPiece, withPiece } from '../../queries/gear.ts';
import { CRAFT_RAW } from '../../queries/prices.ts';
import type { Build, EntityId, Hero, Piece, View } from '../../types/index.ts';
import type { Afters } from './make.ts';

/** What changes hands in Town, and for how much. */
type Trading =
  | ('gaveCrowns' | 'gavePiece' | 'stowed' | 'unpacked' | 'bought' | 'sold' | 'upgraded' | 'gemBought' | 'gemSold')
  | ('rawSold' | 'gemSet' | 'gemTaken' | 'kitBought' | 'kitSpent' | 'trained');

/** A hero has so many Crowns more or less, and is of another build. */
function alter(draft: View, id: EntityId, crowns: number, build?: (old: Build) => Build): Hero | null {
  const hero = findHero(draft, id);
  if (hero === null) return null;
  hero.crowns += crowns;
  if (build !== undefined) rebuild(draft, hero, build(hero.build));
  return hero;
}

/** The same in a visit, which cannot be taken back any more. */
function deal(draft: View, id: EntityId, crowns: number, build?: (old: Build) => Build): string {
  const hero = alter(draft, id, crowns, build);
  useVisit(draft, id);
  return hero?.name ?? '';
}

const changing =
  (at: number, piece: Piece) =>
  (build: Build): Build =>
    withChanged(build, at, piece);

const losing =
  (at: number) =>
  (build: Build): Build =>
    withoutPiece(build, at);

const gaining =
  (piece: Piece) =>
  (build: Build): Build =>
    withPiece(build, piece);

export const TRADE: Afters<Trading> = {
  gaveCrowns(draft, { from, to, crowns }) {
    alter(draft, from, -crowns);
    alter(draft, to, crowns);
  },
  gavePiece(draft, { from, to, piece, at }) {
    alter(draft, from, 0, losing(at));
    alter(draft, to, 0, gaining(piece));
  },
  stowed(draft, { hero, piece, at }) {
    alter(draft, hero, 0, losing(at));
    draft.baggage = [...draft.baggage, piece];
  },
  unpacked(draft, { hero, piece, at }) {
    draft.baggage = draft.baggage.toSpliced(at, 1);
    alter(draft, hero, 0, gaining(piece));
  },
  bought(draft, { hero, item, paid }) {
    const piece = newPiece(item);
    const buyer = deal(draft, hero, -paid, gaining(piece));
    note(draft, { note: 'bought', hero: buyer, piece });
  },
  sold(draft, { hero, piece, at, isBaggage, paid }) {
    if (isBaggage) draft.baggage = draft.baggage.toSpliced(at, 1);
    draft.gems = [...draft.gems, ...piece.gems];
    const seller = deal(draft, hero, paid, isBaggage ? undefined : losing(at));
    note(draft, { note: 'sold', hero: seller, piece });
  },
  upgraded(draft, { hero, piece, at, paid }) {
    const owner = deal(draft, hero, -paid, changing(at, piece));
    note(draft, { note: 'upgraded', hero: owner, piece });
  },
  gemBought(draft, { hero, gem, paid, isCrafted }) {
    draft.gems = [...draft.gems, gem];
    if (isCrafted) draft.raw -= CRAFT_RAW;
    const buyer = deal(draft, hero, -paid);
    note(draft, { note: 'gem', hero: buyer, gem, isCrafted });
  },
  gemSold(draft, { hero, gem, paid }) {
    draft.gems = withoutFirst(draft.gems, gem);
    deal(draft, hero, paid);
  },
  rawSold(draft, { hero, paid }) {
    draft.raw -= 1;
    deal(draft, hero, paid);
  },
  gemSet(draft, { hero, piece, at, gem }) {
    draft.gems = withoutFirst(draft.gems, gem);
    deal(draft, hero, 0, changing(at, piece));
  },
  gemTaken(draft, { hero, piece, at, gem, paid }) {
    draft.gems = [...draft.gems, gem];
    deal(draft, hero, -paid, changing(at, piece));
  },
  kitBought: (draft, { hero, item }) => buyForKit({ table: draft }, hero, item, silence),
  kitSpent(draft) {
    if (draft.town !== null) draft.town.kitMoney = null;
  },
  trained(draft, { hero, what, level, paid }) {
    const visitor = alter(draft, hero, -paid, (build) =>
      what === 'race' ? { ...build, raceLevel: level } : { ...build, classLevel: level },
    );
    if (visitor === null || draft.town === null) return;
    visitor.trainings += 1;
    draft.town.freeUses = withoutFreeUse(draft.town, visitor, 'train');
    useVisit(draft, hero, { isServed: true });
    note(draft, { note: 'trained', hero: visitor.name, what, level });
  },
};
