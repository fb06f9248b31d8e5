import { silence } from '@questhall/kernel';
import { KITS, REWARD_CROWNS, STARTING_CROWNS } from '../../content/index.ts';
import { makeHero, seatHero } from '../../frames/create.ts';
import { changeStay, openTown, restore, useVisit } from '../../frames/town.ts';
import { withoutFreeUse } from '../../queries/allowance.ts';
import { note } from '../../queries/chronicle.ts';
import { findHero } from '../../queries/entities.ts';
import { bareBuild, crownsAfter, kitBuild } from '../../queries/fresh.ts';
import { waitingHero } from '../../queries/town.ts';
import type { EntityId, Hero, HeroId, View } from '../../types/index.ts';
import { type Afters, change, type Told, UNCHANGED } from './make.ts';

/** Heroes who come and go, and what they do in Town but trade. */
type InTown =
  | ('heroMade' | 'dungeonFound' | 'townEntered' | 'visited' | 'leftLocation' | 'declaredReady' | 'dungeonRerolled')
  | ('fickleThrown' | 'fickleEnded' | 'drank' | 'joined' | 'stayedBehind' | 'crownsShared' | 'dismissed')
  | ('rewarded' | 'retired' | 'proposed' | 'voted' | 'proposalFailed');

/** Who is made at the Wagon waits there until it is told to join. [wagon.create-or-switch] */
function heroMade(draft: View, event: Told<'heroMade'>): void {
  const { place, name, race, heroClass, kit, by } = event;
  const build = kit === null ? bareBuild({ race, heroClass }) : kitBuild(KITS[kit]);
  const isPaid = by === null || draft.house.wagonCrowns;
  const crowns = kit !== null ? crownsAfter(KITS[kit]) : isPaid ? STARTING_CROWNS : 0;
  const hero = makeHero(draft, place ?? by ?? 0, name, build, crowns);
  note(draft, { note: 'made', hero: name, race, heroClass });
  if (by === null) seatHero(draft, hero, hero.id);
  else {
    draft.wagon = [...draft.wagon, hero];
    useVisit(draft, by, { isServed: true });
    if (draft.town !== null && !isPaid) draft.town.kitMoney = { hero: hero.hero, crowns: STARTING_CROWNS };
  }
}

/** Whoever sits there goes to the Wagon; the place keeps its visits. [wagon.inherits-visits] */
function leave(draft: View, place: EntityId): void {
  const hero = findHero(draft, place);
  if (hero === null) return;
  changeStay(draft, place, { isReady: false });
  draft.party = draft.party.filter((other) => other !== hero);
  draft.wagon = [...draft.wagon, hero];
  for (const other of draft.party) restore(draft, other);
}

function joined(draft: View, { hero: id, name, place, instead, by }: Told<'joined'>): void {
  const hero = waitingHero(draft, id);
  useVisit(draft, by, { isServed: true });
  if (instead !== null) leave(draft, place);
  note(draft, { note: 'joined', hero: name, instead });
  if (hero === null) return;
  draft.wagon = draft.wagon.filter((other) => other !== hero);
  seatHero(draft, hero, place);
}

const anybody = ({ party, wagon }: View, id: HeroId): Hero | undefined =>
  [...party, ...wagon].find(({ hero }) => hero === id);

const nameOf = (draft: View, id: EntityId): string => findHero(draft, id)?.name ?? '';

/** Something was paid for in a visit; a free use is gone by it. [reward.free-is-price-only] */
function pay(draft: View, id: EntityId, paid: number, use: 'explorer' | 'tavern'): void {
  const hero = findHero(draft, id);
  if (hero === null || draft.town === null) return;
  hero.crowns -= paid;
  draft.town.freeUses = withoutFreeUse(draft.town, hero, use);
  useVisit(draft, id, { isServed: true });
}

function fickleThrown(draft: View, { hero: id, stake, dice, house }: Told<'fickleThrown'>): void {
  const { town } = draft;
  const gambler = findHero(draft, id);
  if (town === null || gambler === null) return;
  const sum = (thrown: readonly number[]): number => thrown.reduce((total, die) => total + die, 0);
  if (!town.gamblers.includes(gambler.hero)) town.gamblers = [...town.gamblers, gambler.hero];
  gambler.crowns -= stake;
  const round = { stake, hero: sum(dice), house: sum(house) };
  useVisit(draft, id, {
    rounds: (town.stays[id]?.visit?.rounds ?? 0) + 1,
    fickle: round.hero > round.house ? null : round, // [fickle.hero-leads]
  });
}

function rewarded(draft: View, { reward, hero: id }: Told<'rewarded'>): void {
  const hero = id === null ? null : findHero(draft, id);
  if (reward === 'crowns') for (const one of draft.party) one.crowns += REWARD_CROWNS;
  else if (hero !== null && draft.town !== null)
    draft.town.freeUses = [...draft.town.freeUses, { reward, hero: hero.hero }];
  note(draft, { note: 'rewarded', reward, hero: hero?.name ?? null });
}

export const TOWN: Afters<InTown> = {
  heroMade,
  dungeonFound(draft, { dungeon, features }) {
    draft.dungeons = [...draft.dungeons, features];
    note(draft, { note: 'found', dungeon });
  },
  townEntered: (draft) => openTown({ table: draft }, 'town.return-order', silence),
  visited: (draft, { hero, location, left }) =>
    changeStay(draft, hero, {
      visitsLeft: left,
      visit: { location, isSettled: false, isServed: false, rounds: 0, fickle: null },
    }),
  leftLocation(draft, { hero, isTakenBack }) {
    const left = draft.town?.stays[hero]?.visitsLeft ?? 0;
    changeStay(draft, hero, { visit: null, visitsLeft: left + (isTakenBack ? 1 : 0) });
  },
  declaredReady: (draft, { hero, isReady }) => changeStay(draft, hero, { isReady }),
  dungeonRerolled(draft, { hero, dungeon, features, paid }) {
    draft.dungeons = draft.dungeons.with(dungeon, features);
    pay(draft, hero, paid, 'explorer');
    note(draft, { note: 'rerolled', hero: nameOf(draft, hero), dungeon });
  },
  fickleThrown,
  fickleEnded(draft, { hero, won, crowns }) {
    change(draft, hero, { crowns });
    useVisit(draft, hero, { fickle: null });
    note(draft, { note: 'gambled', hero: nameOf(draft, hero), won });
  },
  drank(draft, { hero, boost, element, paid }) {
    pay(draft, hero, paid, 'tavern');
    if (draft.town !== null) draft.town.boosts = [...draft.town.boosts, { boost, element }];
    note(draft, { note: 'drank', hero: nameOf(draft, hero), boost, element });
  },
  joined,
  stayedBehind(draft, { name, place, by }) {
    useVisit(draft, by, { isServed: true });
    leave(draft, place);
    note(draft, { note: 'left', hero: name });
  },
  crownsShared(draft, { from, shares }) {
    const giver = anybody(draft, from);
    if (giver !== undefined) giver.crowns = 0;
    for (const share of shares) {
      const heir = findHero(draft, share.hero);
      if (heir !== null) heir.crowns += share.crowns;
    }
  },
  dismissed(draft, { hero, name, by }) {
    draft.wagon = draft.wagon.filter((other) => other.hero !== hero);
    useVisit(draft, by);
    note(draft, { note: 'dismissed', hero: name });
  },
  rewarded,
  retired: UNCHANGED,
  proposed: UNCHANGED,
  voted: UNCHANGED,
  proposalFailed: UNCHANGED,
};
