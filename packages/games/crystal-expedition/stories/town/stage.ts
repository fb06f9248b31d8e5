import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { type ItemId, KITS, type KitId } from '../../src/content/index.ts';
import type { Draft } from '../../src/frames/agenda.ts';
import { openTown } from '../../src/frames/town.ts';
import { crystalExpedition } from '../../src/game.ts';
import { freshHero, kitBuild, newPiece } from '../../src/queries/fresh.ts';
import { withPiece } from '../../src/queries/gear.ts';
import { stayOf, townOf } from '../../src/queries/town.ts';
import type {
  Action,
  Dungeon,
  EntityId,
  Event,
  Hero,
  Location,
  Options,
  Piece,
  Stay,
  Table,
  Town,
} from '../../src/types/index.ts';
import type { CrystalStory } from '../scene.ts';

/** A dungeon where nobody has been. */
export const UNSEEN: Dungeon = {
  type: 'orc',
  strength: 'fire',
  weakness: 'shadow',
  quest: 'clear-rooms',
  threat: 1,
  isVisited: false,
  isWon: false,
};

interface Given extends Partial<Omit<Options, 'heroes'>> {
  /** Nobody sits at a place that has null. */
  readonly heroes?: readonly (KitId | null)[];
  readonly players?: number;
}

const PARTY: readonly KitId[] = ['dwarf-fighter', 'elf-rogue', 'human-cleric'];

/** A party in Town, each hero with the kit of its name and a hundred Crowns, and nobody has done anything yet. */
export function town(set: (table: Table, draft: Draft) => void = () => {}, given: Given = {}): CrystalStory {
  const { heroes = PARTY, players = heroes.length, ...house } = given;
  return new Story(crystalExpedition, {
    options: { monsters: 'table', ...house, heroes: heroes.map(() => 'new').join() },
    seats: players,
    arrange(draft) {
      const { table } = draft;
      table.party = heroes.flatMap((kit, place) => (kit === null ? [] : [townsman(place, kit)]));
      table.heroesMade = heroes.length;
      table.dungeons = [UNSEEN];
      openTown(draft, 'campaign.start-sequence', silence);
      set(table, draft);
      draft.asks = [];
      draft.agenda = [
        { kind: 'campaign', stage: 'choose', places: [], skipsTown: false, dungeon: 0 },
        { kind: 'town' },
      ];
      crystalExpedition.frames.town(draft, { kind: 'town' }, silence);
    },
  });
}

const townsman = (place: EntityId, kit: KitId): Hero =>
  freshHero(place, place, KITS[kit].name, kitBuild(KITS[kit]), 100);

/** Somebody waits at the Wagon, under this number. */
export function waits(table: Table, number: number, kit: KitId, changes: Partial<Hero> = {}): void {
  const hero = { ...freshHero(number, 0, `${KITS[kit].name} the Younger`, kitBuild(KITS[kit]), 0), ...changes };
  table.wagon = [...table.wagon, hero];
  table.heroesMade = Math.max(table.heroesMade, number + 1);
}

export function hero({ party }: Table, place: EntityId): Hero {
  const one = party.find(({ id }) => id === place);
  if (one === undefined) throw new Error(`nobody sits at ${place}`);
  return one;
}

/** One more piece, in use if a hand is free for it. */
export function owns(table: Table, place: EntityId, item: ItemId, changes: Partial<Piece> = {}): void {
  const owner = hero(table, place);
  owner.build = withPiece(owner.build, { ...newPiece(item), ...changes });
}

/** Nothing at all is carried. */
export function bare(table: Table, place: EntityId): void {
  const owner = hero(table, place);
  owner.build = { ...owner.build, pieces: [], main: null, off: null };
}

export const crownsOf = ({ table }: CrystalStory): readonly number[] => table.party.map(({ crowns }) => crowns);
export const carried = ({ table }: CrystalStory, place: EntityId): readonly ItemId[] =>
  hero(table, place).build.pieces.map(({ item }) => item);
/** What is in the Main Hand and in the Off Hand. */
export function inHands({ table }: CrystalStory, place: EntityId): readonly (ItemId | null)[] {
  const { pieces, main, off } = hero(table, place).build;
  return [main, off].map((hand) => (hand === null ? null : (pieces[hand]?.item ?? null)));
}
export const stay = ({ table }: CrystalStory, place: EntityId): Stay => stayOf(table, place);
export const here = ({ table }: CrystalStory): Town => townOf(table);
export const visitsOf = (s: CrystalStory): readonly number[] => here(s).stays.map(({ visitsLeft }) => visitsLeft);
/** Who is asked to go on, and who is only heard if something comes to mind. */
export const asking = ({ state }: CrystalStory): readonly [busy: number[], done: number[]] => [
  state.asks.filter(({ wait }) => wait !== 'none').map(({ seat }) => seat),
  state.asks.filter(({ wait }) => wait === 'none').map(({ seat }) => seat),
];

export const heard = <K extends Event['type']>(s: CrystalStory, type: K): Extract<Event, { type: K }>[] =>
  s.heard(0).filter((event): event is Extract<Event, { type: K }> => event.type === type);

export const visit = (place: EntityId, location: Location): Action => ({ type: 'visit', hero: place, location });
export const leave = (place: EntityId): Action => ({ type: 'leave', hero: place });
export const ready = (place: EntityId): Action => ({ type: 'ready', hero: place });
export const withdraw = (place: EntityId): Action => ({ type: 'withdraw', hero: place });
export const buy = (place: EntityId, item: ItemId): Action => ({ type: 'buy', hero: place, item });
export const sell = (place: EntityId, piece: number): Action => ({ type: 'sell', hero: place, piece });
export const upgrade = (place: EntityId, piece: number): Action => ({ type: 'upgrade', hero: place, piece });
export const train = (place: EntityId, what: 'race' | 'class'): Action => ({ type: 'train', hero: place, what });
export const giveCrowns = (from: EntityId, to: EntityId, crowns: number): Action => ({
  type: 'giveCrowns',
  from,
  to,
  crowns,
});
export const givePiece = (from: EntityId, to: EntityId, piece: number): Action => ({
  type: 'givePiece',
  from,
  to,
  piece,
});
