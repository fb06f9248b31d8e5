import type { Naming } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { TREASURES } from '../../content/keep/treasures.ts';
import type { KeepEvent } from '../../types.ts';
import { theMonster } from './fighters.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

const title = (card: number): string => {
  const printed = KEEP_CARDS[card];
  return printed === undefined ? 'een kaart' : NAMES.title[printed.title];
};

const treasureNames = (places: readonly number[]): string =>
  listed(places.flatMap((place) => (TREASURES[place] === undefined ? [] : NAMES.treasure[TREASURES[place].title])));

const deckName = (deck: keyof typeof NAMES.deck | 'power'): string => (deck === 'power' ? 'Kracht' : NAMES.deck[deck]);

const treasures = (n: number): string => count(n, 'schat', 'schatten');
const cards = (n: number): string => count(n, 'kaart', 'kaarten');

/** What happens in the keep. */
export function keepEvent(happened: KeepEvent, naming: Naming): string {
  const does = (seat: Seat, what: string): string => `${capital(naming(seat))} ${what}.`;
  switch (happened.type) {
    case 'firstChosen':
      return does(happened.seat, 'begint elke ronde');
    case 'decksShuffled':
      return 'Tegels, stapels en fiches zijn geschud.';
    case 'heroTaken':
      return does(happened.seat, `leidt ${NAMES.hero[happened.hero]}`);
    case 'towerTaken':
      return does(happened.seat, 'begint in een toren');
    case 'powerDealt':
      return does(happened.seat, `krijgt ${listed(happened.cards.map((card) => NAMES.power[card]))}`);
    case 'powerDealtUnseen':
      return does(happened.seat, `krijgt ${count(happened.cards, 'krachtkaart', 'krachtkaarten')}`);
    case 'torchLit':
      return 'Een fakkel toont de kamer naast de toren.';
    case 'sunMoved':
      return `De zon staat op vak ${happened.space} van ${happened.of}.`;
    case 'nightFell':
      return 'De zon is onder. Wie nog binnen is, komt er niet meer uit.';
    case 'turnBegan':
      return does(happened.seat, 'is aan de beurt');
    case 'turnSkipped':
      return does(happened.seat, 'verliest deze beurt');
    case 'passed':
      return does(happened.seat, 'kan niets doen');
    case 'healed':
      return `${capital(wounds(happened.wounds))} genezen; nog ${happened.suffered} over.`;
    case 'powerPlayed':
      return does(happened.seat, `speelt ${NAMES.power[happened.card]}`);
    case 'itemUsed':
      return `${title(happened.card)} is op.`;
    case 'treasureUsed':
      return does(happened.seat, `gebruikt: ${NAMES.treasure[happened.treasure]}`);
    case 'treasureReturned':
      return `${happened.treasure === 'burialCrown' ? NAMES.title.burialCrown : NAMES.treasure[happened.treasure]} gaat terug.`;
    case 'stumbled':
      return 'Het donker uit, waarheen dan ook.';
    case 'crossingFailed':
      return 'Er is geen doorkomen aan.';
    case 'unlocked':
      return 'De deur gaat open zonder kaart.';
    case 'entered':
      return happened.by === 'stair'
        ? does(happened.seat, 'komt boven in de burcht')
        : does(happened.seat, happened.by === 'secretDoor' ? 'gaat door een geheime deur' : 'gaat verder');
    case 'tilesSeen':
      return `In het geheim bekeken: ${count(happened.forms.length, 'tegel', 'tegels')}.`;
    case 'tilesSeenUnseen':
      return `Bekeken: ${count(happened.tiles, 'tegel', 'tegels')}.`;
    case 'tileLaid':
      return 'Er wordt een tegel gelegd.';
    case 'tilePutUnder':
      return 'De andere tegel gaat onder de stapel.';
    case 'tilesArranged':
      return 'De tegels gaan terug op de stapel.';
    case 'tileTurned':
      return 'De vloer draait.';
    case 'corridorGoesOn':
      return 'De gang gaat maar één kant op verder.';
    case 'corridorEnded':
      return 'De gang loopt dood.';
    case 'cardDrawn':
      return `${title(happened.card)}.`;
    case 'cardPassedOver':
      return `${title(happened.card)} gaat voorbij.`;
    case 'deckReshuffled':
      return `De stapel ${deckName(happened.deck)} wordt opnieuw geschud.`;
    case 'deckEmpty':
      return `In de stapel ${deckName(happened.deck)} zit geen kaart meer.`;
    case 'nothingMoves':
      return 'Er is geen monster meer in de voorraad, dus er komt niets.';
    case 'left':
      return 'Het blijft liggen.';
    case 'goldFound':
      return `${happened.gold} goud, samen ${happened.total}.`;
    case 'itemKept':
      return `${title(happened.card)} wordt bewaard.`;
    case 'crownTaken':
      return 'De Grafkroon: een schat die iedereen ziet.';
    case 'tokensLost':
      return `${capital(tokens(happened.tokens))} kwijt.`;
    case 'turnWillBeLost':
      return 'De volgende beurt gaat verloren.';
    case 'turnSaved':
      return 'Er gaat geen beurt verloren.';
    case 'alerted':
      return 'Hugo zag het aankomen.';
    case 'caged':
      return 'De kooi valt.';
    case 'freed':
      return 'De kooi is open.';
    case 'testSpared':
      return `Een toets op ${NAMES.attribute[happened.attribute]} is niet nodig.`;
    case 'boosted':
      return `Het totaal telt ${happened.less} minder.`;
    case 'tokensGained':
      return `${capital(tokens(happened.tokens))} erbij; nu ${happened.held}.`;
    case 'hurt':
      return does(happened.seat, `krijgt ${wounds(happened.wounds)}; nog ${happened.left} leven over`);
    case 'perished':
      return `Omgekomen in de burcht: ${NAMES.hero[happened.hero]}.`;
    case 'belongingsLost':
      return lost(happened);
    case 'belongingsLeft':
      return 'Goud en schatten liggen waar de held viel.';
    case 'remainsTaken':
      return does(
        happened.seat,
        `neemt wat hier lag: ${happened.gold} goud${happened.treasures.length === 0 ? '' : `, ${treasureNames(happened.treasures)}`}`,
      );
    case 'remainsTakenUnseen':
      return does(happened.seat, `neemt wat hier lag: ${happened.gold} goud, ${treasures(happened.treasures)}`);
    case 'fell':
      return 'De vloer geeft mee.';
    case 'descended':
      return `Beneden gaat het naar het ${NAMES.way[happened.way]}.`;
    case 'headed':
      return `Beneden gaat het nu naar het ${NAMES.way[happened.way]}.`;
    case 'advanced':
      return 'Beneden een vak verder.';
    case 'stairFound':
      return 'Een kapotte trap leidt omhoog.';
    case 'stairBlocked':
      return 'De trap is versperd.';
    case 'stayedBelow':
      return 'De trap blijft waar ze is.';
    case 'drifted':
      return 'De trap komt een vak opzij uit.';
    case 'treasuresTaken':
      return happened.treasures.length === 0
        ? does(happened.seat, 'vindt een lege schatkamer')
        : does(happened.seat, `neemt ${treasureNames(happened.treasures)}`);
    case 'treasuresTakenUnseen':
      return does(happened.seat, `neemt ${treasures(happened.treasures)}`);
    case 'shielded':
      return does(happened.seat, `krijgt ${wounds(happened.wounds)} minder: ${NAMES.treasure.emberAegis}`);
    case 'treasuresBurnt':
      return does(happened.seat, `verliest ${treasures(happened.treasures)} aan het vuur`);
    case 'bluffed':
      return `Het monster toont zijn leven: ${happened.life}.`;
    case 'partingOffered':
      return 'Het monster wil het hierbij laten.';
    case 'parted':
      return 'Ze gaan zonder slag uiteen.';
    case 'escapeTried':
      return 'De held probeert te ontsnappen.';
    case 'escapeRevealed':
      return `${NAMES.power[happened.hero]}, samen ${happened.heroTotal}, tegen ${NAMES.power[happened.monster]}${happened.isDeck ? ' van de stapel' : ''}, samen ${happened.monsterTotal}.`;
    case 'escaped':
      return 'De held is weg.';
    case 'escapeFailed':
      return 'Er is geen ontsnappen aan.';
    case 'tokenLeft':
      return `${capital(theMonster(happened.monster))} wacht daar.`;
    case 'powerDiscarded':
      return does(happened.seat, `legt ${NAMES.power[happened.card]} af`);
    case 'leftKeep':
      return `De burcht uit: ${NAMES.hero[happened.hero]}, met ${happened.gold} goud en ${treasures(happened.treasures)}; ${cards(happened.power.length + happened.items.length)} gaan terug.`;
    case 'scored':
      return does(happened.seat, `brengt thuis: ${broughtHome(happened)}`);
    case 'ranked':
      return `Rang: ${NAMES.rank[happened.rank]}.`;
  }
}

function lost({ gold, treasures: n, power, items }: Extract<KeepEvent, { type: 'belongingsLost' }>): string {
  const things = [...power.map((card) => NAMES.power[card]), ...items.map(title)];
  return `Verloren: ${listed([`${gold} goud`, treasures(n), ...things])}.`;
}

function broughtHome(scored: Extract<KeepEvent, { type: 'scored' }>): string {
  const names = scored.treasures.flatMap((place) => {
    const printed = TREASURES[place];
    return printed === undefined ? [] : NAMES.treasure[printed.title];
  });
  const crown = scored.hasCrown ? [NAMES.title.burialCrown] : [];
  return `${listed([`${scored.gold} goud`, ...names, ...crown])}: ${scored.result}`;
}
