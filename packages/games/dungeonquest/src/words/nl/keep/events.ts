import type { Naming } from '@questhall/facets';
import type { Seat, Sight } from '@questhall/kernel';
import { kindOf } from '../../../queries/keep/laid.ts';
import type { DungeonQuest, KeepEvent, View } from '../../../types/index.ts';
import { verbFor } from '../../names.ts';
import { cardName, heroOf, titledName, treasureName } from '../../telling/keep.ts';
import { cornerOf, headingTo, spotAt } from '../../telling/spots.ts';
import { theMonster } from '../fighters.ts';
import { NAMES } from '../names.ts';
import { capital, count, listed, tokens, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { aTile, CORNER_NAMES, formText, openingsText, placeName, spotName } from './places.ts';

const treasures = (n: number): string => count(n, 'Schat', 'Schatten');
const cards = (n: number): string => count(n, 'Krachtkaart', 'Krachtkaarten');
const deckName = (deck: keyof typeof NAMES.deck | 'power'): string =>
  `${deck === 'power' ? 'Kracht' : NAMES.deck[deck]}kaart`;

const LEFT_ALONE = {
  corpse: 'De dode wordt met rust gelaten.',
  crypt: 'De sarcofaag blijft dicht.',
  trap: '',
} as const;

/** What happens in the keep, in a sentence. What says not whose it is is told without a name. */
export function keepEvent(happened: KeepEvent, naming: Naming, { view }: Sight<DungeonQuest>): string {
  const { keep } = view;
  switch (happened.type) {
    case 'firstChosen':
      return playerDoes(naming, happened.seat, 'begint elke ronde');
    case 'decksShuffled':
      return 'Tegels, fiches en alle stapels worden geschud.';
    case 'heroTaken':
      return playerDoes(naming, happened.seat, `leidt ${NAMES.hero[happened.hero]}`);
    case 'towerTaken':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'wacht',
        'wachten',
        `in de ${CORNER_NAMES[cornerOf(happened.square)]}`,
      );
    case 'powerDealt':
      return seatDoes(
        view,
        naming,
        happened.seat,
        'houdt',
        'houden',
        listed(happened.cards.map((card) => NAMES.power[card])),
      );
    case 'powerDealtUnseen':
      return seatDoes(view, naming, happened.seat, 'houdt', 'houden', cards(happened.cards));
    case 'torchLit':
      return `Een fakkel toont een Kamer naast de toren: ${openingsText(happened.square, happened.tile)}.`;
    case 'sunMoved':
      return happened.space === 1
        ? `De zon komt op; na ${happened.of} ronden gaat ze onder.`
        : `De zon schuift op: ronde ${happened.space} van ${happened.of}.`;
    case 'nightFell':
      return 'De nacht valt, en de poorten gaan dicht.';
    case 'turnBegan':
      return `De beurt is aan ${heroName(view, naming, happened.seat)}.`;
    case 'turnSkipped':
      return heroDoes(view, naming, happened.seat, 'verliest', 'verliezen', 'deze beurt');
    case 'passed':
      return heroDoes(view, naming, happened.seat, 'kan', 'kunnen', 'niets doen, en wacht');
    case 'healed':
      if (happened.wounds === 0) return 'Er valt niets te genezen.';
      return `${capital(wounds(happened.wounds))} genezen; nog ${wounds(happened.suffered)}.`;
    case 'powerPlayed':
      return seatDoes(view, naming, happened.seat, 'speelt', 'spelen', NAMES.power[happened.card]);
    case 'itemUsed':
      return `${cardName(NAMES, happened.card)} is opgebruikt.`;
    case 'treasureUsed':
      return heroDoes(view, naming, happened.seat, 'gebruikt', 'gebruiken', `${NAMES.treasure[happened.treasure]}`);
    case 'treasureReturned':
      return `${titledName(NAMES, happened.treasure)} is weg.`;
    case 'stumbled':
      return 'Het toeval kiest de weg uit het donker.';
    case 'crossingFailed':
      return 'De weg is versperd; daarmee is de beurt voorbij.';
    case 'unlocked':
      return 'De sleutel draait, en de deur gaat open.';
    case 'entered':
      return entered(happened, naming, view);
    case 'tilesSeen':
      return `Om uit te kiezen: ${happened.forms.map(formText).join(' – ')}.`;
    case 'tilesSeenUnseen':
      return `${capital(count(happened.tiles, 'tegel wordt', 'tegels worden'))} in het geheim bekeken.`;
    case 'tileLaid': {
      const kind = kindOf(happened.tile);
      return kind === null ? '' : `Daar ligt ${aTile(kind)}: ${openingsText(happened.square, happened.tile)}.`;
    }
    case 'tilePutUnder':
      return 'De andere tegel gaat onder de stapel.';
    case 'tilesArranged':
      return 'De tegels gaan terug op de stapel.';
    case 'tileTurned':
      return `De vloer draait; nu is het ${openingsText(happened.square, happened.tile)}.`;
    case 'corridorGoesOn':
      return 'De gang loopt door.';
    case 'corridorEnded':
      return 'De gang leidt niet verder.';
    case 'cardDrawn':
      return `${cardName(NAMES, happened.card)}. ${THINGS.card(happened.card)}`;
    case 'cardPassedOver':
      return `${cardName(NAMES, happened.card)} gaat opzij.`;
    case 'deckReshuffled':
      return `De ${deckName(happened.deck)}en worden opnieuw geschud.`;
    case 'deckEmpty':
      return `Er is geen ${deckName(happened.deck)} meer.`;
    case 'nothingMoves':
      return 'Er is geen monster meer over.';
    case 'left':
      return LEFT_ALONE[happened.what];
    case 'goldFound':
      return `${happened.gold} goud gevonden: ${happened.total} in het geheel.`;
    case 'itemKept':
      return `${cardName(NAMES, happened.card)} gaat mee.`;
    case 'crownTaken':
      return `De ${NAMES.title.burialCrown} gaat mee: een Schat zonder draak.`;
    case 'tokensLost':
      return happened.tokens === 0
        ? 'Er is geen wilskracht te verliezen.'
        : `${capital(tokens(happened.tokens))} kwijt.`;
    case 'turnWillBeLost':
      return 'De volgende beurt gaat verloren.';
    case 'turnSaved':
      return 'Het licht houdt stand: er gaat geen beurt verloren.';
    case 'alerted':
      return 'Hugo laat zich niet verrassen.';
    case 'caged':
      return 'Er valt een kooi omlaag.';
    case 'freed':
      return 'De tralies wijken: weer vrij.';
    case 'testSpared':
      return `Een toets van ${NAMES.attribute[happened.attribute]} is niet nodig.`;
    case 'boosted':
      return `De toets van ${NAMES.attribute[happened.attribute]} telt ${happened.less} minder.`;
    case 'tokensGained':
      return `${capital(tokens(happened.tokens))} erbij, ${happened.held} in het geheel.`;
    case 'hurt':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'krijgt',
        'krijgen',
        `${wounds(happened.wounds)}; nog ${happened.left} leven over`,
      );
    case 'perished':
      return `${NAMES.hero[happened.hero]} ${verbFor(happened.hero, 'is', 'zijn')} dood.`;
    case 'belongingsLost':
      return lost(happened, naming, view);
    case 'belongingsLeft':
      return `Goud en Schatten blijven achter in ${placeName(keep, happened.square)}.`;
    case 'remainsTaken':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'neemt',
        'nemen',
        `mee wat de dode naliet: ${haul(happened.gold, happened.treasures)}`,
      );
    case 'remainsTakenUnseen':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'neemt',
        'nemen',
        `mee wat de dode naliet: ${happened.gold} goud en ${treasures(happened.treasures)}`,
      );
    case 'fell':
      return 'De grond bezwijkt, omlaag de catacomben in.';
    case 'descended':
      return `Beneden, op weg naar het ${NAMES.way[happened.way]}.`;
    case 'headed':
      return `Nu op weg naar het ${NAMES.way[happened.way]}.`;
    case 'advanced':
      return `Verder in het donker, ${wayBetween(happened.from, happened.to)}.`;
    case 'stairFound':
      return 'Er is een gebroken trap.';
    case 'stairBlocked':
      return keep !== null && spotAt(keep, happened.square).kind === 'unknown'
        ? 'De trap is versperd: boven is niets dan rots.'
        : 'De trap is versperd: boven staat iemand.';
    case 'stayedBelow':
      return 'De trap blijft achter.';
    case 'drifted':
      return 'De trap buigt af.';
    case 'treasuresTaken':
      return heroDoes(view, naming, happened.seat, 'neemt', 'nemen', haul(0, happened.treasures));
    case 'treasuresTakenUnseen':
      return heroDoes(view, naming, happened.seat, 'neemt', 'nemen', treasures(happened.treasures));
    case 'shielded':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'heft',
        'heffen',
        `${NAMES.treasure.emberAegis}: ${wounds(happened.wounds)} minder`,
      );
    case 'treasuresBurnt':
      return heroDoes(view, naming, happened.seat, 'verliest', 'verliezen', treasures(happened.treasures));
    case 'bluffed':
      return `Bluf: het monster heeft leven ${happened.life}.`;
    case 'partingOffered':
      return 'Het monster gaat liever in vrede uiteen.';
    case 'parted':
      return 'Ze gaan in vrede uiteen, en de beurt is voorbij.';
    case 'escapeTried':
      return 'Een poging om te ontsnappen.';
    case 'escapeRevealed':
      return `Omgedraaid: ${NAMES.power[happened.hero]} voor de held, ${NAMES.power[happened.monster]} voor het monster${happened.isDeck ? ', van de stapel' : ''}: ${happened.heroTotal} tegen ${happened.monsterTotal}.`;
    case 'escaped':
      return `Weg, naar ${placeName(keep, happened.to)}.`;
    case 'escapeFailed':
      return 'Ontkomen lukt niet.';
    case 'tokenLeft':
      return `${capital(theMonster(happened.monster))} blijft achter in ${placeName(keep, happened.square)}.`;
    case 'powerDiscarded':
      return seatDoes(view, naming, happened.seat, 'legt', 'leggen', `${NAMES.power[happened.card]} af`);
    case 'leftKeep':
      return `${NAMES.hero[happened.hero]} ${verbFor(happened.hero, 'verlaat', 'verlaten')} de burcht met ${happened.gold} goud en ${treasures(happened.treasures)}.`;
    case 'scored':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'brengt',
        'brengen',
        `${haul(happened.gold, happened.treasures, happened.hasCrown)} naar buiten: ${happened.result} in het geheel`,
      );
    case 'ranked':
      return `Dat is er een voor de titel ${NAMES.rank[happened.rank]}.`;
  }
}

/** `340 goud, Zilveren Lier en Besneden Slagtand`. */
function haul(gold: number, places: readonly number[], hasCrown = false): string {
  const things = [
    ...(gold > 0 ? [`${gold} goud`] : []),
    ...places.map((place) => treasureName(NAMES, place)),
    ...(hasCrown ? [NAMES.title.burialCrown] : []),
  ];
  return things.length === 0 ? 'niets' : listed(things);
}

function lost(
  { seat, gold, treasures: several, power, items }: Extract<KeepEvent, { type: 'belongingsLost' }>,
  naming: Naming,
  view: View,
): string {
  const things = [
    ...(gold > 0 ? [`${gold} goud`] : []),
    ...(several > 0 ? [treasures(several)] : []),
    ...items.map((card) => cardName(NAMES, card)),
    ...power.map((card) => NAMES.power[card]),
  ];
  return things.length === 0
    ? 'Verder gaat er niets verloren.'
    : seatDoes(view, naming, seat, 'verliest', 'verliezen', listed(things));
}

function entered({ seat, from, to, by }: Extract<KeepEvent, { type: 'entered' }>, naming: Naming, view: View): string {
  const where = view.keep === null ? '' : spotName(spotAt(view.keep, to));
  if (by === 'stair') return heroDoes(view, naming, seat, 'komt', 'komen', `boven in ${where}`);
  const door = by === 'secretDoor' ? ' door een geheime deur' : '';
  return heroDoes(view, naming, seat, 'gaat', 'gaan', `${wayBetween(from, to)}${door}, ${where} in`);
}

function wayBetween(from: number, to: number): string {
  const heading = headingTo(from, to);
  return heading === null ? 'verder' : `naar het ${NAMES.way[heading.way]}`;
}

const heroName = (view: View, naming: Naming, seat: Seat): string => {
  const hero = heroOf(view, seat);
  return hero === null ? naming(seat) : NAMES.hero[hero];
};

/** What the player of a seat does, by whatever the seat is called: a seat is one person, also when its hero is two. */
export const playerDoes = (naming: Naming, seat: Seat, does: string): string => `${capital(naming(seat))} ${does}.`;

/** What is done from a seat: by you, or by a player who goes by the name of the hero, alive or dead. */
export const seatDoes = (view: View, naming: Naming, seat: Seat, one: string, several: string, what: string): string =>
  naming(seat) === 'jij'
    ? playerDoes(naming, seat, `${one} ${what}`)
    : heroDoes(view, naming, seat, one, several, what);

/** What the hero of a seat does. */
function heroDoes(view: View, naming: Naming, seat: Seat, one: string, several: string, what: string): string {
  const hero = heroOf(view, seat);
  return hero === null
    ? playerDoes(naming, seat, `${one} ${what}`)
    : `${NAMES.hero[hero]} ${verbFor(hero, one, several)} ${what}.`;
}
