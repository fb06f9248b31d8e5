import { ARTIFACT_SHEETS, ARTIFACTS, type Artifact, isArtifact } from '../content/artifacts.ts';
import { TREASURE_DECK } from '../content/treasure-cards.ts';
import type { Table } from '../types/index.ts';
import { type Law, law, times } from './law.ts';

/** Artifacts that the sheet has somewhere. */
const listed = ({ hidden }: Table): Artifact[] =>
  hidden.treasures.flatMap(({ finds }) => finds.flatMap((find) => (find.kind === 'artifact' ? [find.artifact] : [])));

/** Artifacts that have been found. */
const found = ({ heroes, stripped, piles, lostArtifacts, goneArtifacts }: Table): Artifact[] => [
  ...heroes.flatMap(({ artifacts }) => artifacts),
  ...(stripped ?? []).flatMap(({ artifacts }) => artifacts),
  ...piles.flatMap(({ items }) => items.filter(isArtifact)),
  ...lostArtifacts,
  ...goneArtifacts,
];

export const THING_LAWS: readonly Law[] = [
  law(
    'artifact.ten-in-play',
    ({ table }) => {
      const all = [...listed(table), ...found(table)];
      const isFree = table.house.extraArtifacts || table.ownSheet !== ''; // a sheet of one's own says itself what lies there
      const isAsked = (artifact: Artifact): boolean => isFree || !ARTIFACT_SHEETS[artifact].isExtra;
      return listed(table).every(isAsked) && ARTIFACTS.every((artifact) => times(all, artifact) <= 1);
    },
    'there is one of each artifact, and none is to be found that the house has not asked for',
  ),
  law(
    'search.special-treasure-once',
    ({ table }) => {
      const taken = found(table);
      return listed(table).every((artifact) => !taken.includes(artifact));
    },
    'special treasure that was found is not there a second time',
  ),
  law(
    'search.chest-trap-check',
    ({ table }) =>
      table.hidden.chestTraps.every(
        ({ room }) =>
          table.trapSearched.includes(room) || table.heroes.every(({ searched }) => !searched.includes(room)),
      ),
    'nobody has searched a room for treasure past a trap that nobody knows of',
  ),
  law(
    'treasure.keep-gold-and-potions',
    ({ table }) => table.deck.every((card) => times(table.deck, card) <= times(TREASURE_DECK, card)),
    'no treasure card is in the deck more often than it was printed',
  ),
  law(
    'trap.spear-gone',
    ({ table }) =>
      table.sprung.every((square) => [...table.traps, ...table.hidden.traps].every(({ at }) => at !== square)),
    'where a spear has struck there is no trap',
  ),
  law(
    'trap.springing-makes-known',
    ({ table }) => table.traps.every(({ at, isOpen }) => !isOpen || table.hidden.traps.every((trap) => trap.at !== at)),
    'an open pit is known to everybody',
  ),
  law(
    'search.traps-known-not-placed',
    ({ table }) => table.traps.every(({ at, isOpen }) => isOpen || !table.rocks.includes(at)),
    'a known trap that has not sprung leaves its square as it was',
  ),
];
