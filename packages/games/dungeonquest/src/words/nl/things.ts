import { DRAUGHT_WOUNDS } from '../../content/keep/figures.ts';
import { AEGIS_WOUNDS, BURIAL_CROWN_GOLD, THIMBLE_WOUNDS } from '../../content/keep/treasures.ts';
import { type ThingPhrases, type Things, thingsIn } from '../telling/things.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

/** `een Valkaart`, `een Zoekkaart`. */
const cardOf = (deck: keyof typeof NAMES.deck): string => `een ${NAMES.deck[deck]}kaart`;

export const PHRASES: ThingPhrases = {
  does: {
    draw: ({ deck }) => `trek ${cardOf(deck)}`,
    offer: ({ deck }) => `je mag ${cardOf(deck)} trekken`,
    wound({ dice, wounds: more, isHalved }) {
      if (dice === 0) return wounds(more);
      const rolled = isHalved
        ? 'wonden voor een halve worp (naar boven afgerond)'
        : 'zoveel wonden als een steen toont';
      return more === 0 ? rolled : `${rolled} en nog ${more}`;
    },
    kill: () => 'de dood',
    fall: () => 'een val in de catacomben',
    loseTurn: () => 'een verloren beurt',
    cage: () => 'een kooi, en de beurt is voorbij',
    gold: ({ gold }) => `${gold} goud`,
    keep: ({ item }) => `houd dit: ${PHRASES.item[item]}`,
    crown: () => `houd dit: een Schat van ${BURIAL_CROWN_GOLD} goud, voor ieder te zien`,
    meet: ({ isRaised, mayEscape }) =>
      mayEscape
        ? 'een monster verschijnt'
        : `${isRaised ? 'een Skelet staat op' : 'een monster valt aan'}, en ontsnappen kan niet`,
    lookAtTiles: ({ tiles }) => `bekijk de volgende ${count(tiles, 'tegel', 'tegels')} en leg ze terug zoals je wilt`,
    grind: ({ quarters }) => `de tegel draait ${quarters * 90} graden met de klok mee onder je voeten`,
    loseTokens: () => 'al je wilskrachtfiches zijn weg',
    cross: () => 'de deur gaat open',
    secretDoor: () => 'je mag naar elk vak naast het jouwe stappen, muren of niet',
    wayUp: () => 'klim naar boven, of blijf beneden',
    turnHeading: ({ leftUpTo }) => `een steen draait je: links tot en met ${leftUpTo}, rechts daarboven`,
    drift: ({ squares }) => `het water voert je ${count(squares, 'vak', 'vakken')} vooruit`,
    takeTreasures: ({ treasures }) => `neem ${count(treasures, 'Schat', 'Schatten')}`,
    dragonfire: ({ dice }) =>
      `ieder in de schatkamer krijgt de wonden van ${count(dice, 'steen', 'stenen')} en verliest alle Schatten`,
  },
  test: (attribute) => `toets ${NAMES.attribute[attribute]}`,
  failure: (outcome) => `mislukt: ${outcome}`,
  success: (outcome) => `gelukt: ${outcome}`,
  afterwards: (what) => `daarna: ${what}`,
  stillOpens: 'de deur gaat open als je nog lopen kunt',
  listed,
  capital,
  nothing: {
    dungeon: 'er gebeurt niets',
    trap: 'er gebeurt niets',
    search: 'er is niets te vinden',
    door: 'geen doorgang',
    corpse: 'er is niets meer over',
    crypt: 'er ligt niets in',
    catacomb: 'er gebeurt niets',
    dragon: 'er gebeurt niets',
    tile: 'je blijft, en de beurt is voorbij',
  },
  item: {
    draught: `aan het begin van een beurt geneest hij ${wounds(DRAUGHT_WOUNDS)}`,
    rope: 'brug, zinkgat en schacht kosten geen toets, en een kloof uit komen evenmin',
    key: 'hij opent één deur zonder kaart',
  },
  treasure: {
    lanternOfLateHours: 'je toorts dooft niet, en in het donker kies je zelf je weg',
    emberAegis: `het houdt ${wounds(AEGIS_WOUNDS)} van het Drakenvuur tegen`,
    featherCloak: 'brug en schacht kosten geen toets, en een kloof uit komen evenmin',
    thimbleOfMending: `geef hem aan het begin van een beurt terug, en hij geneest ${wounds(THIMBLE_WOUNDS)}`,
    keyOfNineWards: 'elke deur gaat open zonder kaart',
    coinOfSecondChances: 'geef hem terug om een mislukte toets over te doen',
  },
  worth: (gold) => `${gold} goud waard`,
  power: {
    meeting: () => 'voordat je vecht of vlucht: iedereen ziet het leven van het monster',
    startOfTurn: ({ heals, tokens: gained }) =>
      `aan het begin van een beurt: ${heals > 0 ? `geneest ${wounds(heals)}` : `je krijgt ${tokens(gained)}`}`,
    test: ({ attribute, less }) => `voor een toets van ${NAMES.attribute[attribute]}: de worp telt ${less} minder`,
    entering: () => 'op een tegel die er al lag, zonder monster: er wordt geen kaart getrokken',
    somethingMoves: () => `als je ${NAMES.title.somethingMoves} trekt: er komt geen monster`,
    never: () => 'alleen om te ontsnappen',
  },
  tile: {
    chamber: `trek ${cardOf('dungeon')}`,
    corridor: 'ga in dezelfde beurt verder',
    trapped: `trek ${cardOf('trap')}`,
    stairwell: `trek ${cardOf('dungeon')}, of daal af in de catacomben`,
    turning: 'ze draait een halve slag zodra je binnen bent',
    rubble: '',
    web: '',
    dark: 'het toeval kiest je weg naar buiten',
    chasm: '',
    bridge: 'elke Schat die je eerst laat vallen maakt de toets één lichter',
    sinkhole: '',
    shaft: '',
  },
  leaving: (test, isAnyWay) => `${test} om eruit te komen${isAnyWay ? '' : ', behalve langs de weg terug'}`,
};

/** What everything in the keep does, in Dutch. */
export const THINGS: Things = thingsIn(PHRASES);
