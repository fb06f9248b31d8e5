import { CLASS_IDS, RACE_IDS, STARTING_CROWNS } from '../../content/index.ts';
import type { Speaker } from '../../frames/agenda.ts';
import { introduce, isNameFree, makeHero } from '../../frames/create.ts';
import { useVisit } from '../../frames/town.ts';
import { handOnPurse, joinParty, leaveParty, serve } from '../../frames/wagon.ts';
import { note } from '../../queries/chronicle.ts';
import { findHero, heroOf } from '../../queries/entities.ts';
import { bareBuild } from '../../queries/fresh.ts';
import { seatOf } from '../../queries/seating.ts';
import { emptyPlace, namesFor, ROSTER_MAX, townOf, waitingHero } from '../../queries/town.ts';
import type { Action, EntityId, Hero, Table } from '../../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from '../common.ts';
import { asideRefusal, fickleRefusal, isAskedFor, isServed, roleRefusal, visitorsOf, visitRefusal } from './common.ts';

const visitors = (state: Match, asked: Asked): readonly Hero[] => visitorsOf(state, asked, 'wagon');

/** One thing a visit. [wagon.create-or-switch] */
const serviceRefusal = (state: Match, asked: Asked, hero: EntityId): No | null =>
  visitRefusal(state, asked, hero, 'wagon') ?? (isServed(state, hero) ? no('wagon.create-or-switch', { hero }) : null);

const DESTINATIONS = ['wagon', 'empty', 'own'] as const;

/** Somebody new, who waits, takes an empty place or that of whoever visits. [wagon.create-or-switch, wagon.roster-of-six] */
export const hire: DeedOf<'hire'> = {
  propose(state, asked) {
    const proposed: Extract<Action, { type: 'hire' }>[] = [];
    const { table } = state;
    const destinations = DESTINATIONS.filter((to) => to !== 'empty' || emptyPlace(table) !== null);
    for (const { id } of visitors(state, asked))
      for (const race of serviceRefusal(state, asked, id) === null ? RACE_IDS : [])
        for (const heroClass of CLASS_IDS)
          for (const name of namesFor(table, race))
            for (const to of destinations) proposed.push({ type: 'hire', hero: id, race, heroClass, name, to });
    return proposed;
  },
  judge(state, asked, { hero, race, heroClass, name, to }) {
    const { table } = state;
    const refusal = serviceRefusal(state, asked, hero) ?? asideRefusal(asked);
    if (refusal !== null) return refusal;
    const roster = table.party.length + table.wagon.length;
    if (roster >= ROSTER_MAX) return no('wagon.roster-of-six', { heroes: roster });
    if (!isNameFree(table, race, name)) return no('hero.creation-order', { name });
    if (to === 'wagon') return null;
    if (to === 'empty' && emptyPlace(table) === null) return no('wagon.party-stays-one-to-three', { to });
    return roleRefusal(state, { heroClass }, to === 'own' ? hero : null);
  },
  perform(draft, { seat }, { hero: visitor, race, heroClass, name, to }, tell) {
    const { table } = draft;
    const place = to === 'wagon' ? null : to === 'own' ? visitor : emptyPlace(table);
    const hero = makeHero(table, place ?? visitor, name, bareBuild({ race, heroClass }), 0);
    serve(table, visitor);
    introduce(table, hero, place, { kit: null, by: visitor }, 'wagon.create-or-switch', tell);
    settleIn(table, hero, place, visitor, tell);
    if (table.house.wagonCrowns) {
      hero.crowns += STARTING_CROWNS; // beside its share of the purse of whoever it replaces
      if (place === null) handOnPurse(table, hero, null, tell);
      return;
    }
    townOf(table).kitMoney = { hero: hero.hero, crowns: STARTING_CROWNS };
    draft.agenda.push({ kind: 'kit', hero: hero.hero, seat: place === null ? seat : seatOf(draft, place) });
  },
};

/** Where somebody new goes, and whom it replaces. */
function settleIn(table: Table, hero: Hero, place: EntityId | null, visitor: EntityId, tell: Speaker): void {
  if (place === null) table.wagon = [...table.wagon, hero];
  else if (place === visitor) replace(table, visitor, place, hero, null, tell);
  else joinParty(table, hero, place, null, visitor, tell);
}

/** One comes, another goes; the purse stays. [wagon.purse-stays-with-party] */
function replace(table: Table, by: EntityId, place: EntityId, hero: Hero, heir: EntityId | null, tell: Speaker): void {
  const leaving = leaveParty(table, place, tell);
  joinParty(table, hero, place, leaving.name, by, tell);
  handOnPurse(table, leaving, heir, tell);
}

/** Who can have the Crowns of somebody who goes: only one of several, if there are any. */
const heirsOf = (party: readonly EntityId[], { crowns }: Hero): readonly (EntityId | null)[] =>
  crowns > 0 && party.length > 1 ? [null, ...party] : [null];

/** Only oneself, or somebody whose player agrees; and not in the middle of a round of Fickle. [wagon.create-or-switch] */
function goingRefusal(state: Match, asked: Asked, hero: EntityId, who: EntityId): No | null {
  const refusal = serviceRefusal(state, asked, hero);
  if (refusal !== null) return refusal;
  if (findHero(state.table, who) === null) return no('wagon.create-or-switch', { who });
  return fickleRefusal(state, who) ?? (seatOf(state, who) === asked.seat ? null : asideRefusal(asked));
}

const heirRefusal = (heirs: readonly (EntityId | null)[], heir: EntityId | null): No | null =>
  heirs.includes(heir) ? null : no('wagon.purse-stays-with-party', { heir: heir ?? -1 });

/** One hero of the party for one who waits. [wagon.create-or-switch] */
export const exchange: DeedOf<'exchange'> = {
  propose: (state, asked) =>
    visitors(state, asked).flatMap(({ id: hero }) =>
      state.table.wagon.flatMap(({ hero: waiting }) =>
        state.table.party.flatMap((leaving) =>
          heirsOf(
            state.table.party.map(({ id }) => id),
            leaving,
          ).map((heir) => ({ type: 'exchange', hero, who: leaving.id, waiting, heir }) as const),
        ),
      ),
    ),
  judge(state, asked, { hero, who, waiting, heir }) {
    const { table } = state;
    const refusal = goingRefusal(state, asked, hero, who);
    if (refusal !== null) return refusal;
    const newcomer = waitingHero(table, waiting);
    if (newcomer === null) return no('wagon.create-or-switch', { waiting });
    const heirs = heirsOf(
      table.party.map(({ id }) => id),
      heroOf(table, who),
    );
    return roleRefusal(state, newcomer.build, who) ?? heirRefusal(heirs, heir);
  },
  perform(draft, asked, action, tell) {
    const { table } = draft;
    const { hero, who, waiting, heir } = action;
    if (isAskedFor(draft, asked, { by: hero, of: who }, 'wagon.create-or-switch', action, tell)) return;
    const newcomer = waitingHero(table, waiting);
    if (newcomer === null) return;
    serve(table, hero);
    replace(table, hero, who, newcomer, heir, tell);
  },
};

/** A place is left empty, unless it is the last one. [wagon.party-stays-one-to-three] */
export const stayBehind: DeedOf<'stayBehind'> = {
  propose: (state, asked) =>
    visitors(state, asked).flatMap(({ id: hero }) =>
      state.table.party.flatMap((leaving) =>
        heirsOf(othersThan(state.table, leaving.id), leaving).map(
          (heir) => ({ type: 'stayBehind', hero, who: leaving.id, heir }) as const,
        ),
      ),
    ),
  judge(state, asked, { hero, who, heir }) {
    const { table } = state;
    const refusal = goingRefusal(state, asked, hero, who);
    if (refusal !== null) return refusal;
    if (table.party.length === 1) return no('wagon.party-stays-one-to-three', { who });
    return heirRefusal(heirsOf(othersThan(table, who), heroOf(table, who)), heir);
  },
  perform(draft, asked, action, tell) {
    const { table } = draft;
    const { hero, who, heir } = action;
    if (isAskedFor(draft, asked, { by: hero, of: who }, 'wagon.create-or-switch', action, tell)) return;
    serve(table, hero);
    const leaving = leaveParty(table, who, tell);
    note(table, { note: 'left', hero: leaving.name });
    const { hero: number, name } = leaving;
    tell.all('wagon.create-or-switch', { type: 'stayedBehind', hero: number, name, place: who, by: hero });
    handOnPurse(table, leaving, heir, tell);
  },
};

const othersThan = ({ party }: Table, who: EntityId): readonly EntityId[] =>
  party.map(({ id }) => id).filter((id) => id !== who);

/** Somebody who waits takes the first empty place. [wagon.create-or-switch, wagon.inherits-visits] */
export const fill: DeedOf<'fill'> = {
  propose: (state, asked) =>
    visitors(state, asked).flatMap(({ id }) =>
      state.table.wagon.map(({ hero: waiting }) => ({ type: 'fill', hero: id, waiting }) as const),
    ),
  judge(state, asked, { hero, waiting }) {
    const refusal = serviceRefusal(state, asked, hero);
    if (refusal !== null) return refusal;
    const newcomer = waitingHero(state.table, waiting);
    if (newcomer === null) return no('wagon.create-or-switch', { waiting });
    if (emptyPlace(state.table) === null) return no('wagon.party-stays-one-to-three', { waiting });
    return roleRefusal(state, newcomer.build, null);
  },
  perform({ table }, _asked, { hero, waiting }, tell) {
    const newcomer = waitingHero(table, waiting);
    const place = emptyPlace(table);
    if (newcomer === null || place === null) return;
    serve(table, hero);
    joinParty(table, newcomer, place, null, hero, tell);
  },
};

/** For good, and with all that it owns. [wagon.roster-of-six] */
export const dismiss: DeedOf<'dismiss'> = {
  propose: (state, asked) =>
    visitors(state, asked).flatMap(({ id }) =>
      state.table.wagon.map(({ hero: waiting }) => ({ type: 'dismiss', hero: id, waiting }) as const),
    ),
  judge: (state, asked, { hero, waiting }) =>
    visitRefusal(state, asked, hero, 'wagon') ??
    (waitingHero(state.table, waiting) === null ? no('wagon.roster-of-six', { waiting }) : null),
  perform({ table }, _asked, { hero, waiting }, tell) {
    const gone = waitingHero(table, waiting);
    if (gone === null) return;
    table.wagon = table.wagon.filter((other) => other !== gone);
    useVisit(table, hero);
    note(table, { note: 'dismissed', hero: gone.name });
    tell.all('wagon.roster-of-six', { type: 'dismissed', hero: waiting, name: gone.name, by: hero });
  },
};
