import { a, list } from '@questhall/facets/english';
import { digits, joined, titled } from '@questhall/facets/saying';
import {
  BOOSTS,
  CLASSES,
  GEM_PRICE,
  gemGains,
  ITEMS,
  type ItemId,
  KITS,
  type Level,
  RACES,
} from '../../content/index.ts';
import { winsFrom } from '../../odds/index.ts';
import {
  CRAFT_PRICE,
  CRAFT_RAW,
  levelPrice,
  RAW_RESALE,
  REROLL_PRICE,
  resaleOf,
  TAKING_PRICE,
} from '../../queries/prices.ts';
import type { Action, EntityId, Location, Piece, View } from '../../types/index.ts';
import { sayGain } from '../telling/say.ts';
import type { Answers, TownAction } from '../telling/sayings.ts';
import { figureIn, nameOf } from './figures.ts';
import { NAMES } from './names.ts';
import { PHRASES } from './phrases.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

const LOCATION_LINES: Readonly<Record<Location, string>> = {
  explorer: `have a dungeon looked at again, for ${crowns(REROLL_PRICE)}`,
  gambler: 'up to three rounds of Fickle',
  tavern: 'something that helps everybody on the next expedition',
  blacksmith: 'buy, sell, upgrade, set gems: as much as you like',
  wagon: 'make a new hero, or change places with one who waits',
  guild: 'train your Class or your Race',
};

/** What an item brings at a level, in a line. */
const itemText = (item: ItemId, level: Level = 1): string =>
  ITEMS[item].levels[0].map((gain) => sayGain(gain, level, PHRASES)).join(' ');

const heroText = (race: keyof typeof RACES, heroClass: keyof typeof CLASSES): string => {
  const [one, other] = [RACES[race].statistics, CLASSES[heroClass].modifiers];
  const value = (key: 'speed' | 'grit' | 'grab' | 'hitpoints' | 'fate'): string =>
    `${NAMES.statistic[key]} ${one[key] + other[key]}`;
  return `${NAMES.role[CLASSES[heroClass].role]}: ${(['speed', 'grit', 'grab', 'hitpoints', 'fate'] as const).map(value).join(', ')}`;
};

const pieceOf = (view: View, hero: EntityId, at: number): Piece | undefined =>
  view.party.find(({ id }) => id === hero)?.build.pieces[at];
const namePiece = (piece: Piece | undefined): string => (piece === undefined ? 'it' : pieceName(piece));

const waitingName = (view: View, waiting: number): string =>
  view.wagon.find(({ hero }) => hero === waiting)?.name ?? 'somebody';

const heirText = (view: View, heir: EntityId | null): string =>
  heir === null ? 'the Crowns are shared out' : `${nameOf(view, heir)} has the Crowns`;

/** What the gap at Fickle leaves to hope for. */
function courtText(view: View, hero: EntityId): string {
  const fickle = view.town?.stays[hero]?.visit?.fickle ?? null;
  if (fickle === null) return '';
  return `${winsFrom(fickle.hero - fickle.house)} of 6 faces win ${crowns(fickle.stake)}, the others lose them`;
}

/** What can be done in Town, and with heroes. */
export const TOWN: Pick<Answers, TownAction> = {
  create: ({ race, heroClass, name }) =>
    titled(`${name}, ${a(NAMES.race[race])} ${NAMES.heroClass[heroClass]}`, heroText(race, heroClass)),
  begin: () => titled('Begin', 'the dice of the first dungeon fall'),
  takeKit: ({ kit }) =>
    titled(NAMES.kit[kit], `ready-made, with ${list(KITS[kit].items.map((item) => NAMES.item[item]))}`),
  visit: ({ hero, location }, view) =>
    titled(`${nameOf(view, hero)}: to the ${NAMES.location[location]}`, LOCATION_LINES[location]),
  leave: ({ hero }, view) => {
    const visit = view.town?.stays[hero]?.visit;
    return titled(
      `${nameOf(view, hero)}: leave${visit == null ? '' : ` the ${NAMES.location[visit.location]}`}`,
      visit?.isSettled === false ? 'nothing was done, so the visit does not count' : '',
    );
  },
  ready: ({ hero }, view) => {
    const left = view.town?.stays[hero]?.visitsLeft ?? 0;
    return titled(
      `${nameOf(view, hero)}: ready to set out`,
      left === 0 ? '' : `${digits(left, 'visit', 'visits')} would be lost`,
    );
  },
  withdraw: ({ hero }, view) => titled(`${nameOf(view, hero)}: stay a little longer`),
  giveCrowns: ({ from, to, crowns: n }, view) =>
    titled(`${nameOf(view, from)}: give ${crowns(n)} to ${nameOf(view, to)}`),
  givePiece: ({ from, to, piece }, view) =>
    titled(`${nameOf(view, from)}: give ${namePiece(pieceOf(view, from, piece))} to ${nameOf(view, to)}`),
  stow: ({ hero, piece }, view) =>
    titled(`${nameOf(view, hero)}: put ${namePiece(pieceOf(view, hero, piece))} into the baggage`),
  unpack: ({ hero, piece }, view) =>
    titled(`${nameOf(view, hero)}: take ${namePiece(view.baggage[piece])} out of the baggage`),
  rerollDungeon: ({ dungeon, locks }, view) => {
    const features = view.dungeons[dungeon];
    return titled(
      `Look at the dungeon again${locks.length === 0 ? '' : `, keeping ${list(locks.map((lock) => NAMES.feature[lock]))}`}`,
      features === undefined ? '' : `now: ${dungeonText(features)}`,
    );
  },
  stake: ({ crowns: n }) => titled(`Stake ${crowns(n)}`, 'a round of Fickle'),
  court: ({ hero }, view) => titled('Court the Fickle die', courtText(view, hero)),
  concede: ({ hero }, view) => {
    const stake = view.town?.stays[hero]?.visit?.fickle?.stake ?? 0;
    return titled('Concede', `lose ${crowns(stake / 2)}, and the round is over`);
  },
  drink: ({ boost, element }) =>
    titled(
      `${NAMES.boost[boost]}${element === null ? '' : ` of ${NAMES.element[element]}`}`,
      `${crowns(BOOSTS[boost].price)}. ${BOOSTS[boost].gains.map((gain) => sayGain(gain, 1, PHRASES)).join(' ')}`,
    ),
  buy: ({ item }) => titled(`Buy ${NAMES.item[item]}`, `${crowns(ITEMS[item].price)}. ${itemText(item)}`),
  sell: ({ hero, piece }, view) => sellSaid(pieceOf(view, hero, piece)),
  sellBaggage: ({ piece }, view) => sellSaid(view.baggage[piece]),
  upgrade: ({ hero, piece }, view) => {
    const one = pieceOf(view, hero, piece);
    return one === undefined
      ? titled('Upgrade it')
      : titled(`Upgrade ${pieceName(one)}`, `to level ${one.level + 1}, for ${crowns(levelPrice(one.level))}`);
  },
  buyGem: ({ gem }) => titled(`Buy a gem “${NAMES.gem[gem]}”`, `${crowns(GEM_PRICE)}. ${gemText(gem)}`),
  craftGem: ({ gem }) =>
    titled(
      `Have a gem “${NAMES.gem[gem]}” made`,
      `${CRAFT_RAW} raw Crystals and ${crowns(CRAFT_PRICE)}. ${gemText(gem)}`,
    ),
  sellGem: ({ gem }) => titled(`Sell a gem “${NAMES.gem[gem]}”`),
  sellRaw: () => titled('Sell a raw Crystal', `for ${crowns(RAW_RESALE)}`),
  setGem: ({ hero, piece, gem }, view) =>
    titled(`Set “${NAMES.gem[gem]}” into ${namePiece(pieceOf(view, hero, piece))}`, gemText(gem)),
  takeGem: ({ hero, piece, gem }, view) =>
    titled(`Take “${NAMES.gem[gem]}” out of ${namePiece(pieceOf(view, hero, piece))}`, `for ${crowns(TAKING_PRICE)}`),
  hire: ({ race, heroClass, name, to }) =>
    titled(
      `Make ${name}, ${a(NAMES.race[race])} ${NAMES.heroClass[heroClass]}`,
      joined([HIRED[to], heroText(race, heroClass)], '; '),
    ),
  exchange: ({ who, waiting, heir }, view) =>
    titled(`${waitingName(view, waiting)} instead of ${nameOf(view, who)}`, heirText(view, heir)),
  stayBehind: ({ who, heir }, view) => titled(`${nameOf(view, who)} stays behind`, heirText(view, heir)),
  fill: ({ waiting }, view) => titled(`${waitingName(view, waiting)} joins the party`),
  dismiss: ({ waiting }, view) => titled(`Send ${waitingName(view, waiting)} away for good`, 'with all equipment'),
  kitBuy: ({ item }) =>
    titled(`Take ${NAMES.item[item]}`, `${crowns(ITEMS[item].price)} of kit money. ${itemText(item)}`),
  kitDone: (_action, { town }) => {
    const left = town?.kitMoney?.crowns ?? 0;
    return titled('The kit is complete', left === 0 ? '' : `${crowns(left)} of kit money would be forfeited`);
  },
  train: ({ hero, what }, view) => trainSaid(view, hero, what),
  chooseReward: ({ reward, hero }, view) =>
    titled(`${NAMES.reward[reward]}${hero === null ? '' : `, for ${figureIn(view, hero)}`}`),
  chooseDungeon: ({ dungeon }, view) => {
    const features = view.dungeons[dungeon];
    return titled(
      dungeon === view.dungeons.length - 1 ? 'To the newest dungeon' : 'To an earlier dungeon',
      features === undefined ? '' : dungeonText(features),
    );
  },
  retire: () => titled('End the campaign', 'the chronicle is closed, for good'),
};

const HIRED: Readonly<Record<Extract<Action, { type: 'hire' }>['to'], string>> = {
  wagon: 'waits at the Wagon',
  empty: 'takes the empty place',
  own: 'takes the place of whoever visits',
};

const gemText = (gem: Parameters<typeof gemGains>[0]): string =>
  gemGains(gem)
    .map((gain) => sayGain(gain, 1, PHRASES))
    .join(' ');

const sellSaid = (piece: Piece | undefined): ReturnType<typeof titled> =>
  piece === undefined ? titled('Sell it') : titled(`Sell ${pieceName(piece)}`, `for ${crowns(resaleOf(piece))}`);

function trainSaid(view: View, hero: EntityId, what: 'race' | 'class'): ReturnType<typeof titled> {
  const build = view.party.find(({ id }) => id === hero)?.build;
  if (build === undefined) return titled('Train');
  const level = what === 'race' ? build.raceLevel : build.classLevel;
  const name = what === 'race' ? NAMES.race[build.race] : NAMES.heroClass[build.heroClass];
  const gains = (what === 'race' ? RACES[build.race] : CLASSES[build.heroClass]).levels.at(level) ?? [];
  return titled(
    `Train as ${a(name)}, to level ${level + 1}`,
    `${crowns(levelPrice(level))}. ${gains.map((gain) => sayGain(gain, 1, PHRASES)).join(' ')}`,
  );
}
