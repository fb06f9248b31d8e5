import { BOOSTS_MAX, ITEMS, isPrefix, SLOTS, type Slot, socketPairs, VISITS } from '../content/index.ts';
import type { Build, Hero, Piece } from '../types/index.ts';
import { isDistinct, type Law, law, type Match } from './law.ts';

const PARTY_MAX = 3;
const ROSTER_MAX = 6;
/** How many pieces of one slot a hero carries. [gear.two-main-two-off] */
const carried = (slot: Slot): number => (slot === 'main-hand' || slot === 'off-hand' ? 2 : 1);

const rosterOf = ({ table }: Match): readonly Hero[] => [...table.party, ...table.wagon];
const heroes =
  (holds: (hero: Hero, state: Match) => boolean): Law['holds'] =>
  (state) =>
    rosterOf(state).every((hero) => holds(hero, state));

const slotOf = ({ item }: Piece): Slot => ITEMS[item].slot;

const isInSlots = ({ pieces }: Build): boolean =>
  SLOTS.every((slot) => pieces.filter((piece) => slotOf(piece) === slot).length <= carried(slot));

/** What is in a hand is one of the pieces, and belongs there. */
function isHeld({ pieces }: Build, at: number | null, slot: Slot): boolean {
  const piece = at === null ? null : pieces[at];
  return piece === null || (piece !== undefined && slotOf(piece) === slot);
}

function isInTwoHands({ pieces, main, off }: Build): boolean {
  const weapon = main === null ? undefined : pieces[main];
  return off === null || weapon === undefined || ITEMS[weapon.item].weapon?.hands !== 2;
}

function isSet({ item, gems }: Piece): boolean {
  const pairs = socketPairs(ITEMS[item]);
  const prefixes = gems.filter(isPrefix).length;
  return prefixes <= pairs && gems.length - prefixes <= pairs;
}

/** Heroes, and what they own. */
export const PARTY: readonly Law[] = [
  law(
    'party.one-to-three-heroes',
    ({ table }) => table.party.length <= PARTY_MAX,
    'the party has more than three heroes',
  ),
  law('party.seats-in-a-ring', ({ table }) => isInOrder(table.party), 'heroes do not go by their places'),
  law('wagon.roster-of-six', (state) => rosterOf(state).length <= ROSTER_MAX, 'a campaign has more than six heroes'),
  law(null, (state) => isDistinct(rosterOf(state).map(({ hero }) => hero)), 'two heroes have one number'),
  law(
    'town.pay-own-purse',
    heroes(({ crowns }) => crowns >= 0),
    'somebody has less than no Crowns',
  ),
  law(
    'wagon.purse-stays-with-party',
    ({ table }) => table.wagon.every(({ crowns }) => crowns === 0),
    'somebody at the Wagon has Crowns',
  ),
  law(
    'gear.two-main-two-off',
    heroes(({ build }) => isInSlots(build)),
    'somebody carries more than it can',
  ),
  law(
    'gear.swap-freely',
    heroes(({ build }) => isHeld(build, build.main, 'main-hand') && isHeld(build, build.off, 'off-hand')),
    'somebody holds what it does not have, or in the wrong hand',
  ),
  law(
    'gear.two-handed',
    heroes(({ build }) => isInTwoHands(build)),
    'somebody holds more than two hands can',
  ),
  law(
    'gem.sockets',
    ({ table }) =>
      [...table.baggage, ...[...table.party, ...table.wagon].flatMap(({ build }) => build.pieces)].every(isSet),
    'a gem is set where it cannot be',
  ),
  law(
    'guild.once-per-successful-expedition',
    heroes(({ trainings, successes }) => trainings <= successes),
    'somebody has trained more often than it may',
  ),
  law(
    'level.training-and-upgrading',
    heroes(({ trainings, build }) => build.raceLevel + build.classLevel - 2 === trainings),
    'somebody has a level that it was never trained to',
  ),
  law('loot.common-stock', ({ table }) => table.raw >= 0, 'there are less than no raw Crystals'),
  law(
    'loot.expedition-purse',
    ({ table: { expedition } }) => expedition === null || (expedition.purse >= 0 && expedition.raw >= 0),
    'there is less than nothing in the purse',
  ),
  law(
    'glory.zero-fails-at-once',
    (state) => state.table.expedition === null || state.table.expedition.glory > 0 || state.asks.length === 0,
    'an expedition without Glory goes on',
  ),
  law(
    'town.three-visits-per-hero',
    ({ table }) =>
      table.town === null || table.town.stays.every(({ visitsLeft }) => visitsLeft >= 0 && visitsLeft <= VISITS),
    'somebody has more visits than it may',
  ),
  law(
    'tavern.max-two',
    ({ table }) =>
      [table.town?.boosts, table.expedition?.boosts].every((boosts) => (boosts?.length ?? 0) <= BOOSTS_MAX),
    'more boosts serve an expedition than may',
  ),
  law(
    'tavern.no-duplicates',
    ({ table }) =>
      [table.town?.boosts, table.expedition?.boosts].every((boosts) =>
        isDistinct((boosts ?? []).map(({ boost }) => boost)),
      ),
    'one boost was bought twice',
  ),
];

const isInOrder = (party: readonly Hero[]): boolean =>
  party.every(({ id }, at) => id >= 0 && id < PARTY_MAX && (at === 0 || (party[at - 1]?.id ?? 0) < id));
