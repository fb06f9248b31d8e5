import type { State } from '@questhall/kernel';
import { ITEMS, KITS, REWARD_CROWNS, STARTING_CROWNS } from '../../src/content/index.ts';
import type { CrystalExpedition, EntityId, Event, Hero, HeroId, Piece } from '../../src/types/index.ts';
import { add, type Facts, listed, put, set, take } from './facts.ts';

type Table = State<CrystalExpedition>['table'];

const crowns = (hero: HeroId): string => `Crowns of hero ${hero}`;
const pieces = (hero: HeroId): string => `pieces of hero ${hero}`;
const levels = (hero: HeroId): string => `levels of hero ${hero}`;
const visits = (place: EntityId): string => `visits of ${place}`;

const inWords = ({ item, level, gems, isBound }: Piece): string =>
  [item, level, ...[...gems].sort(), ...(isBound ? ['bound'] : [])].join('/');

/** What everybody owns, and the party together. */
export function readBooks({ party, wagon, baggage, gems, raw, town }: Table, facts: Facts): void {
  for (const { hero, crowns: owned, build } of [...party, ...wagon]) {
    set(facts, crowns(hero), owned);
    set(facts, pieces(hero), listed(build.pieces.map(inWords)));
    set(facts, levels(hero), build.raceLevel + build.classLevel);
  }
  set(facts, 'baggage', listed(baggage.map(inWords)));
  set(facts, 'gems', listed(gems));
  set(facts, 'raw', raw);
  if (town !== null) set(facts, 'notes', town.notes.length);
  for (const [place, { visitsLeft }] of (town?.stays ?? []).entries()) set(facts, visits(place), visitsLeft);
}

/** The number of whoever has this place when all of the move has happened; nobody leaves in the same move. */
const at = ({ party }: Table, place: EntityId): HeroId => party.find(({ id }) => id === place)?.hero ?? -1;

/** What is told changes what everybody owns by so much, and is remembered in Town. */
export function keepBooks(facts: Facts, event: Event, table: Table): void {
  come(facts, event, table);
  trade(facts, event, table);
  spend(facts, event, table);
  carry(facts, event, table);
}

/** Heroes come and go, and Town with them. */
function come(facts: Facts, event: Event, table: Table): void {
  switch (event.type) {
    case 'heroMade': {
      const isPaid = event.by === null || table.house.wagonCrowns;
      const kit = event.kit === null ? [] : KITS[event.kit].items;
      const spent = kit.reduce((sum, item) => sum + ITEMS[item].price, 0);
      set(facts, crowns(event.hero), isPaid ? STARTING_CROWNS - spent : 0);
      set(facts, pieces(event.hero), listed(kit.map((item) => `${item}/1`)));
      set(facts, levels(event.hero), 2);
      noted(facts);
      break;
    }
    case 'crownsShared':
      set(facts, crowns(event.from), 0);
      for (const share of event.shares) add(facts, crowns(at(table, share.hero)), share.crowns);
      break;
    case 'joined':
    case 'stayedBehind':
    case 'dungeonFound':
      noted(facts);
      break;
    case 'dismissed':
      for (const name of [crowns, pieces, levels]) facts.delete(name(event.hero));
      noted(facts);
      break;
    case 'townEntered':
      set(facts, 'notes', 0);
      for (const place of [0, 1, 2]) set(facts, visits(place), 3);
      break;
    case 'visited':
      add(facts, visits(event.hero), -1);
      break;
    case 'leftLocation':
      if (event.isTakenBack) add(facts, visits(event.hero), 1);
      break;
    case 'expeditionBegan':
      facts.delete('notes');
      for (const place of [0, 1, 2]) facts.delete(visits(place));
      break;
    default:
      break;
  }
}

/** The chronicle of this stay has one line more; before the first there is none. */
function noted(facts: Facts): void {
  if (facts.has('notes')) add(facts, 'notes', 1);
}

/** Pieces, gems and Crystals change hands. */
function trade(facts: Facts, event: Event, table: Table): void {
  switch (event.type) {
    case 'gavePiece':
      take(facts, pieces(at(table, event.from)), inWords(event.piece));
      put(facts, pieces(at(table, event.to)), inWords(event.piece));
      break;
    case 'stowed':
      take(facts, pieces(at(table, event.hero)), inWords(event.piece));
      put(facts, 'baggage', inWords(event.piece));
      break;
    case 'unpacked':
      take(facts, 'baggage', inWords(event.piece));
      put(facts, pieces(at(table, event.hero)), inWords(event.piece));
      break;
    case 'bought':
      put(facts, pieces(at(table, event.hero)), `${event.item}/1`);
      break;
    case 'kitBought':
      put(facts, pieces(event.hero), `${event.item}/1/bound`);
      break;
    case 'sold':
      take(facts, event.isBaggage ? 'baggage' : pieces(at(table, event.hero)), inWords(event.piece));
      for (const gem of event.piece.gems) put(facts, 'gems', gem);
      break;
    case 'upgraded':
      take(facts, pieces(at(table, event.hero)), inWords({ ...event.piece, level: lower(event.piece) }));
      put(facts, pieces(at(table, event.hero)), inWords(event.piece));
      break;
    case 'gemBought':
      put(facts, 'gems', event.gem);
      if (event.isCrafted) add(facts, 'raw', -3);
      break;
    case 'gemSold':
      take(facts, 'gems', event.gem);
      break;
    case 'rawSold':
      add(facts, 'raw', -1);
      break;
    case 'gemSet':
      take(facts, 'gems', event.gem);
      take(facts, pieces(at(table, event.hero)), inWords({ ...event.piece, gems: less(event.piece, event.gem) }));
      put(facts, pieces(at(table, event.hero)), inWords(event.piece));
      break;
    case 'gemTaken':
      put(facts, 'gems', event.gem);
      take(facts, pieces(at(table, event.hero)), inWords({ ...event.piece, gems: [...event.piece.gems, event.gem] }));
      put(facts, pieces(at(table, event.hero)), inWords(event.piece));
      break;
    default:
      break;
  }
}

const lower = ({ level }: Piece): Piece['level'] => ([1, 2, 3, 4] as const).find((one) => one === level - 1) ?? 1;

function less({ gems }: Piece, gem: Piece['gems'][number]): Piece['gems'] {
  const found = gems.indexOf(gem);
  return gems.filter((_, place) => place !== found);
}

/** Crowns are paid, won and lost. */
function spend(facts: Facts, event: Event, table: Table): void {
  const pay = (place: EntityId, n: number): void => add(facts, crowns(at(table, place)), -n);
  switch (event.type) {
    case 'gaveCrowns':
      pay(event.from, event.crowns);
      pay(event.to, -event.crowns);
      break;
    case 'trained':
      add(facts, levels(at(table, event.hero)), 1);
      pay(event.hero, event.paid);
      noted(facts);
      break;
    case 'bought':
    case 'upgraded':
    case 'gemBought':
    case 'drank':
    case 'dungeonRerolled':
      pay(event.hero, event.paid);
      noted(facts);
      break;
    case 'gemTaken':
      pay(event.hero, event.paid);
      break;
    case 'sold':
      pay(event.hero, -event.paid);
      noted(facts);
      break;
    case 'gemSold':
    case 'rawSold':
      pay(event.hero, -event.paid);
      break;
    case 'fickleThrown':
      pay(event.hero, event.stake);
      break;
    case 'fickleEnded':
      set(facts, crowns(at(table, event.hero)), event.crowns);
      noted(facts);
      break;
    case 'rewarded':
      if (event.reward === 'crowns') for (const { hero } of table.party) add(facts, crowns(hero), REWARD_CROWNS);
      noted(facts);
      break;
    default:
      break;
  }
}

/** What is found on the way, and what is brought home. */
function carry(facts: Facts, event: Event, { party }: Table): void {
  switch (event.type) {
    case 'chestOpened':
      if (event.gem !== null) put(facts, 'gems', event.gem);
      break;
    case 'assigned': {
      const finder = party.find(({ id }) => id === event.hero);
      put(facts, finder === undefined ? 'baggage' : pieces(finder.hero), inWords(event.piece));
      break;
    }
    case 'purseShared':
      add(facts, 'raw', Number(facts.get('raw on the way')) - event.lostRaw);
      for (const [place, { hero }] of party.entries()) share(facts, hero, event.shares[place] ?? 0, event.lost > 0);
      break;
    case 'expeditionEnded':
      if (event.line.result === 'success') for (const { hero, build } of party) unbind(facts, hero, build.pieces);
      break;
    default:
      break;
  }
}

/** Where everything is lost, what each gets is all that it has left. */
function share(facts: Facts, hero: Hero['hero'], n: number, isLost: boolean): void {
  if (isLost) set(facts, crowns(hero), n);
  else add(facts, crowns(hero), n);
}

/** What was bought with kit money is free after a success. */
function unbind(facts: Facts, hero: HeroId, owned: readonly Piece[]): void {
  set(facts, pieces(hero), listed(owned.map((piece) => inWords({ ...piece, isBound: false }))));
}
