import { banner, type Cue, caption, card, flash, thrown, UNSEEN } from '@questhall/facets';
import type { EntityId, Location } from '../../types/index.ts';
import { dungeonPlace, heroPlace, townPlace } from '../places/names.ts';
import { type Cues, number, purse } from './make.ts';

/** What happens in Town, and before it. */
type InTown =
  | ('heroMade' | 'dungeonFound' | 'townEntered' | 'visited' | 'leftLocation' | 'declaredReady' | 'gaveCrowns')
  | ('gavePiece' | 'stowed' | 'unpacked' | 'dungeonRerolled' | 'fickleThrown' | 'fickleEnded' | 'drank' | 'bought')
  | ('sold' | 'upgraded' | 'gemBought' | 'gemSold' | 'rawSold' | 'gemSet' | 'gemTaken' | 'joined' | 'stayedBehind')
  | ('crownsShared' | 'dismissed' | 'kitBought' | 'kitSpent' | 'trained' | 'rewarded' | 'retired' | 'proposed')
  | ('voted' | 'proposalFailed');

const sheet = (id: EntityId, tone: 'good' | 'plain' = 'good'): readonly Cue[] => flash([heroPlace(id)], tone);

/** Something was paid for, or paid, at a location. */
const deal = (location: Location, hero: EntityId, crowns: number): readonly Cue[] => [
  ...flash([townPlace(location)], 'plain'),
  ...purse(hero, crowns),
];

export const TOWN: Cues<InTown> = {
  heroMade: ({ place }) => (place === null ? [] : sheet(place)),
  dungeonFound: ({ dungeon }) => [...thrown([dungeonPlace(dungeon)]), ...card(null, 'plain')],
  townEntered: UNSEEN,
  visited: ({ hero, location }) => flash([townPlace(location), heroPlace(hero)], 'good'),
  leftLocation: UNSEEN,
  declaredReady: ({ hero, isReady }) => sheet(hero, isReady ? 'good' : 'plain'),
  gaveCrowns: ({ from, to, crowns }) => [...purse(from, -crowns), ...purse(to, crowns)],
  gavePiece: ({ from, to }) => flash([heroPlace(from), heroPlace(to)], 'good'),
  stowed: ({ hero }) => sheet(hero, 'plain'),
  unpacked: ({ hero }) => sheet(hero),
  dungeonRerolled: ({ hero, dungeon, paid }) => [
    ...purse(hero, -paid),
    ...thrown([dungeonPlace(dungeon)]),
    ...card(dungeonPlace(dungeon), 'plain'),
  ],
  fickleThrown: ({ hero }) => thrown([townPlace('gambler'), heroPlace(hero)]),
  // The stake came off before, so that what is won is twice what was laid.
  fickleEnded: ({ hero, die, won }) => [
    ...(die === null ? [] : thrown([townPlace('gambler'), heroPlace(hero)])),
    ...number([heroPlace(hero)], won > 0 ? `+${won}` : `${won}`, won > 0 ? 'good' : 'bad', 'crowns'),
    ...caption([heroPlace(hero)]),
  ],
  drank: ({ hero, paid }) => deal('tavern', hero, -paid),
  bought: ({ hero, paid }) => deal('blacksmith', hero, -paid),
  sold: ({ hero, paid }) => deal('blacksmith', hero, paid),
  upgraded: ({ hero, paid }) => deal('blacksmith', hero, -paid),
  gemBought: ({ hero, paid }) => deal('blacksmith', hero, -paid),
  gemSold: ({ hero, paid }) => deal('blacksmith', hero, paid),
  rawSold: ({ hero, paid }) => deal('blacksmith', hero, paid),
  gemSet: ({ hero }) => deal('blacksmith', hero, 0),
  gemTaken: ({ hero, paid }) => deal('blacksmith', hero, -paid),
  joined: ({ place }) => flash([townPlace('wagon'), heroPlace(place)], 'good'),
  stayedBehind: ({ place }) => flash([townPlace('wagon'), heroPlace(place)], 'plain'),
  crownsShared: ({ shares }) => shares.flatMap(({ hero, crowns }) => purse(hero, crowns)),
  dismissed: () => flash([townPlace('wagon')], 'plain'),
  kitBought: UNSEEN,
  kitSpent: UNSEEN,
  trained: ({ hero, paid }) => [...deal('guild', hero, -paid), ...card(heroPlace(hero), 'good')],
  rewarded: () => banner('good'),
  retired: () => banner('plain'),
  proposed: UNSEEN,
  voted: UNSEEN,
  proposalFailed: UNSEEN,
};
