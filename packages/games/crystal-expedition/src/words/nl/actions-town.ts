import { list } from '@questhall/facets/dutch';
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
import { THE } from './events-town.ts';
import { figureIn, nameOf } from './figures.ts';
import { NAMES } from './names.ts';
import { PHRASES } from './phrases.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

const LOCATION_LINES: Readonly<Record<Location, string>> = {
  explorer: `laat nog eens naar een kerker kijken, voor ${crowns(REROLL_PRICE)}`,
  gambler: 'hoogstens drie ronden Grillig',
  tavern: 'iets dat iedereen helpt op de volgende expeditie',
  blacksmith: 'kopen, verkopen, verbeteren, edelstenen zetten: zoveel je wilt',
  wagon: 'maak een nieuwe held, of ruil met een die wacht',
  guild: 'train je Klasse of je Ras',
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
const namePiece = (piece: Piece | undefined): string => (piece === undefined ? 'het' : pieceName(piece));

const waitingName = (view: View, waiting: number): string =>
  view.wagon.find(({ hero }) => hero === waiting)?.name ?? 'iemand';

const heirText = (view: View, heir: EntityId | null): string =>
  heir === null ? 'de Kronen worden verdeeld' : `${nameOf(view, heir)} krijgt de Kronen`;

/** What the gap at Fickle leaves to hope for. */
function courtText(view: View, hero: EntityId): string {
  const fickle = view.town?.stays[hero]?.visit?.fickle ?? null;
  if (fickle === null) return '';
  return `${winsFrom(fickle.hero - fickle.house)} van de 6 kanten winnen ${crowns(fickle.stake)}, de andere verliezen ze`;
}

/** What can be done in Town, and with heroes. */
export const TOWN: Pick<Answers, TownAction> = {
  create: ({ race, heroClass, name }) =>
    titled(`${name}, ${NAMES.race[race]} en ${NAMES.heroClass[heroClass]}`, heroText(race, heroClass)),
  begin: () => titled('Begin', 'de dobbelstenen van de eerste kerker vallen'),
  takeKit: ({ kit }) =>
    titled(NAMES.kit[kit], `kant-en-klaar, met ${list(KITS[kit].items.map((item) => NAMES.item[item]))}`),
  visit: ({ hero, location }, view) => titled(`${nameOf(view, hero)}: naar ${THE[location]}`, LOCATION_LINES[location]),
  leave: ({ hero }, view) => {
    const visit = view.town?.stays[hero]?.visit;
    return titled(
      `${nameOf(view, hero)}: ${visit == null ? 'weggaan' : `weg uit ${THE[visit.location]}`}`,
      visit?.isSettled === false ? 'er is niets gebeurd, dus het bezoek telt niet' : '',
    );
  },
  ready: ({ hero }, view) => {
    const left = view.town?.stays[hero]?.visitsLeft ?? 0;
    return titled(
      `${nameOf(view, hero)}: klaar voor vertrek`,
      left === 0 ? '' : `${digits(left, 'bezoek gaat', 'bezoeken gaan')} verloren`,
    );
  },
  withdraw: ({ hero }, view) => titled(`${nameOf(view, hero)}: nog even blijven`),
  giveCrowns: ({ from, to, crowns: n }, view) =>
    titled(`${nameOf(view, from)}: geef ${crowns(n)} aan ${nameOf(view, to)}`),
  givePiece: ({ from, to, piece }, view) =>
    titled(`${nameOf(view, from)}: geef ${namePiece(pieceOf(view, from, piece))} aan ${nameOf(view, to)}`),
  stow: ({ hero, piece }, view) =>
    titled(`${nameOf(view, hero)}: leg ${namePiece(pieceOf(view, hero, piece))} bij de bagage`),
  unpack: ({ hero, piece }, view) =>
    titled(`${nameOf(view, hero)}: haal ${namePiece(view.baggage[piece])} uit de bagage`),
  rerollDungeon: ({ dungeon, locks }, view) => {
    const features = view.dungeons[dungeon];
    return titled(
      `Kijk nog eens naar de kerker${locks.length === 0 ? '' : `, met ${list(locks.map((lock) => NAMES.feature[lock]))} vast`}`,
      features === undefined ? '' : `nu: ${dungeonText(features)}`,
    );
  },
  stake: ({ crowns: n }) => titled(`Zet ${crowns(n)} in`, 'een ronde Grillig'),
  court: ({ hero }, view) => titled('Waag de Grillige dobbelsteen', courtText(view, hero)),
  concede: ({ hero }, view) => {
    const stake = view.town?.stays[hero]?.visit?.fickle?.stake ?? 0;
    return titled('Geef toe', `verlies ${crowns(stake / 2)}, en de ronde is voorbij`);
  },
  drink: ({ boost, element }) =>
    titled(
      `${NAMES.boost[boost]}${element === null ? '' : ` van ${NAMES.element[element]}`}`,
      `${crowns(BOOSTS[boost].price)}. ${BOOSTS[boost].gains.map((gain) => sayGain(gain, 1, PHRASES)).join(' ')}`,
    ),
  buy: ({ item }) => titled(`Koop ${NAMES.item[item]}`, `${crowns(ITEMS[item].price)}. ${itemText(item)}`),
  sell: ({ hero, piece }, view) => sellSaid(pieceOf(view, hero, piece)),
  sellBaggage: ({ piece }, view) => sellSaid(view.baggage[piece]),
  upgrade: ({ hero, piece }, view) => {
    const one = pieceOf(view, hero, piece);
    return one === undefined
      ? titled('Verbeter het')
      : titled(`Verbeter ${pieceName(one)}`, `tot niveau ${one.level + 1}, voor ${crowns(levelPrice(one.level))}`);
  },
  buyGem: ({ gem }) => titled(`Koop een edelsteen “${NAMES.gem[gem]}”`, `${crowns(GEM_PRICE)}. ${gemText(gem)}`),
  craftGem: ({ gem }) =>
    titled(
      `Laat een edelsteen “${NAMES.gem[gem]}” maken`,
      `${CRAFT_RAW} ruwe Kristallen en ${crowns(CRAFT_PRICE)}. ${gemText(gem)}`,
    ),
  sellGem: ({ gem }) => titled(`Verkoop een edelsteen “${NAMES.gem[gem]}”`),
  sellRaw: () => titled('Verkoop een ruw Kristal', `voor ${crowns(RAW_RESALE)}`),
  setGem: ({ hero, piece, gem }, view) =>
    titled(`Zet “${NAMES.gem[gem]}” in ${namePiece(pieceOf(view, hero, piece))}`, gemText(gem)),
  takeGem: ({ hero, piece, gem }, view) =>
    titled(`Haal “${NAMES.gem[gem]}” uit ${namePiece(pieceOf(view, hero, piece))}`, `voor ${crowns(TAKING_PRICE)}`),
  hire: ({ race, heroClass, name, to }) =>
    titled(
      `Maak ${name}, ${NAMES.race[race]} en ${NAMES.heroClass[heroClass]}`,
      joined([HIRED[to], heroText(race, heroClass)], '; '),
    ),
  exchange: ({ who, waiting, heir }, view) =>
    titled(`${waitingName(view, waiting)} in plaats van ${nameOf(view, who)}`, heirText(view, heir)),
  stayBehind: ({ who, heir }, view) => titled(`${nameOf(view, who)} blijft achter`, heirText(view, heir)),
  fill: ({ waiting }, view) => titled(`${waitingName(view, waiting)} komt bij het gezelschap`),
  dismiss: ({ waiting }, view) => titled(`Stuur ${waitingName(view, waiting)} voorgoed weg`, 'met alle uitrusting'),
  kitBuy: ({ item }) =>
    titled(`Neem ${NAMES.item[item]}`, `${crowns(ITEMS[item].price)} uitrustingsgeld. ${itemText(item)}`),
  kitDone: (_action, { town }) => {
    const left = town?.kitMoney?.crowns ?? 0;
    return titled('De uitrusting is compleet', left === 0 ? '' : `${crowns(left)} zouden vervallen`);
  },
  train: ({ hero, what }, view) => trainSaid(view, hero, what),
  chooseReward: ({ reward, hero }, view) =>
    titled(`${NAMES.reward[reward]}${hero === null ? '' : `, voor ${figureIn(view, hero)}`}`),
  chooseDungeon: ({ dungeon }, view) => {
    const features = view.dungeons[dungeon];
    return titled(
      dungeon === view.dungeons.length - 1 ? 'Naar de nieuwste kerker' : 'Naar een eerdere kerker',
      features === undefined ? '' : dungeonText(features),
    );
  },
  retire: () => titled('Beëindig de campagne', 'de kroniek gaat dicht, voorgoed'),
};

const HIRED: Readonly<Record<Extract<Action, { type: 'hire' }>['to'], string>> = {
  wagon: 'wacht bij de Wagen',
  empty: 'neemt de lege plaats',
  own: 'neemt de plaats van wie op bezoek is',
};

const gemText = (gem: Parameters<typeof gemGains>[0]): string =>
  gemGains(gem)
    .map((gain) => sayGain(gain, 1, PHRASES))
    .join(' ');

const sellSaid = (piece: Piece | undefined): ReturnType<typeof titled> =>
  piece === undefined
    ? titled('Verkoop het')
    : titled(`Verkoop ${pieceName(piece)}`, `voor ${crowns(resaleOf(piece))}`);

function trainSaid(view: View, hero: EntityId, what: 'race' | 'class'): ReturnType<typeof titled> {
  const build = view.party.find(({ id }) => id === hero)?.build;
  if (build === undefined) return titled('Train');
  const level = what === 'race' ? build.raceLevel : build.classLevel;
  const name = what === 'race' ? NAMES.race[build.race] : NAMES.heroClass[build.heroClass];
  const gains = (what === 'race' ? RACES[build.race] : CLASSES[build.heroClass]).levels.at(level) ?? [];
  return titled(
    `Train als ${name}, tot niveau ${level + 1}`,
    `${crowns(levelPrice(level))}. ${gains.map((gain) => sayGain(gain, 1, PHRASES)).join(' ')}`,
  );
}
