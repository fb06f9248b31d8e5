import type { View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';

interface QuestWords {
  readonly title: string;
  readonly briefing: string;
}

/** The quests of the campaign, by the titles that their sheets have, and how their briefings begin there. */
const QUESTS: Readonly<Record<string, QuestWords & { readonly begins: string }>> = {
  'The Trial': {
    begins: 'A hero without',
    title: 'De Proef',
    briefing:
      'Een held zonder daden is maar iemand met een zwaard. Verag, de gargouille, heeft zich genesteld in de kelders onder het oude wachthuis, en alle verdwaalde goblins en orken uit het dal zijn bij haar ingetrokken. Dood Verag, kom weer boven, en de mensen zullen jullie namen kennen.',
  },
  'The Rescue of Sir Ragnar': {
    begins: 'Sir Ragnar, the',
    title: 'De redding van Sir Ragnar',
    briefing:
      'Sir Ragnar, ridder van de Koning zelf, is levend gevangengenomen, en de orken slijpen de bijl al. Hij ligt geketend in de diepste cel van hun kerker. Sla de ketenen los en zorg dat hij op eigen benen de trap op gaat: aan een dode ridder heeft niemand iets.',
  },
  'Lair of the Orc Warlord': {
    begins: 'Farm after farm',
    title: 'Het hol van de orkenkrijgsheer',
    briefing:
      'Hoeve na hoeve is dit najaar afgebrand, en achter elk vuur staat krijgsheer Ulag. Hij is nu thuis, en zijn halve bende ook; de andere helft keert bij kleine groepjes terug van haar rooftochten. Versla hem voordat er te veel terug zijn.',
  },
  'Prince Magnus’ Gold': {
    begins: 'Robbers fell',
    title: 'Het goud van prins Magnus',
    briefing:
      'Rovers hebben de wagens van prins Magnus overvallen en drie zware kisten onder de grond gesleept. De Prins heeft elke munt erin geteld en wil iedere kist op de trap zien. Naar wat er verder nog rondslingert, zal hij niet vragen.',
  },
  'Melar’s Maze': {
    begins: 'Melar spent',
    title: 'De doolhof van Melar',
    briefing:
      'Melar zocht zijn halve leven naar één geheim, en bouwde de rest ervan een doolhof om wat hij gevonden had. Daarbinnen is hij gestorven, of zoiets. Zoek de binnenste kamer op en breng zijn Talisman van Kennis mee naar huis.',
  },
  'Legacy of the Orc Warlord': {
    begins: 'The last you',
    title: 'De erfenis van de orkenkrijgsheer',
    briefing:
      'Het laatste wat jullie je herinneren is de herberg, en een vriend van Ulag die de wijn betaalde. Nu zitten jullie in een cel onder de orkenheuvel, met niets dan je hemd. Ulags broer Grak wil jullie als voorbeeld stellen. Vind wat hij jullie afnam, stel hém als voorbeeld, en zoek een weg naar buiten.',
  },
  'The Lost Wizard': {
    begins: 'Orell served',
    title: 'De verloren tovenaar',
    briefing:
      'Orell diende de Koning dertig jaar lang, tot hij een graf opende dat beter dicht had kunnen blijven. Nu geeft hij de doden bevelen en kent hij zijn eigen naam niet meer. Dwing hem op de knieën, dan laat los wat hem berijdt. De Koning wil hem levend terug.',
  },
  'The Fire Mage': {
    begins: 'Every village',
    title: 'De vuurmagiër',
    briefing:
      'Elk dorp langs de rivier heeft een dak aan Balur verloren, en twee dorpen alles. Zijn hol ligt onder de heuvel, warm als een oven. Vlammen kietelen hem maar, dus houd je zwaarden scherp, en geloof niet dat hij verslagen is voordat hij dood is.',
  },
  'Race Against Time': {
    begins: 'You had the',
    title: 'Race tegen de klok',
    briefing:
      'Jullie hadden de schat van het gewelf bijna in handen, toen de vloer brak en de pilaren begonnen te hellen. De weg terug is er niet meer. Er is nog een trap, en je kunt zien waar die moet zijn; straks is er niets meer over om uit te klimmen. Laat het goud liggen. Laat alles liggen.',
  },
  'Castle of Mystery': {
    begins: 'A mad architect',
    title: 'Het kasteel der raadsels',
    briefing:
      'Een krankzinnige bouwmeester heeft dit kasteel gebouwd, en geen deur leidt waar je denkt. Stap erdoor, en je staat om het even waar: in de zaal, in de crypte, in de armen van de wacht. Ergens is de Ring van Terugkeer verborgen. Vind hem, want wie er zonder naar binnen ging, is er meestal nog.',
  },
  'Bastion of Dread': {
    begins: 'From this bastion',
    title: 'Het bastion van de schrik',
    briefing:
      'Elk voorjaar trekken de Schrikkrijgers uit dit bastion. Hun slotvoogd Morrec drilt hen dag en nacht, en zolang zijn trommels klinken, vecht zelfs een goblin voor twee. Breng de trommels tot zwijgen. Morrec moet vallen, en al zijn krijgers met hem.',
  },
  'Barak Tor — Barrow of the Witch Lord': {
    begins: 'Under Barak Tor',
    title: 'Barak Tor — De grafheuvel van de Heksenheer',
    briefing:
      'Onder Barak Tor slaapt de Heksenheer, die door geen van jullie wapens te krassen is. Toch is hij ooit geveld, en wie dat deed, kerfde in zijn graf hoe het ging. Ga naar binnen, lees wat er staat, en wees weg voordat hij zijn leden heeft gestrekt. Het is koud in de heuvel, en de kou staat aan zijn kant.',
  },
  'Quest for the Spirit Blade': {
    begins: 'The tomb spoke',
    title: 'De queeste naar de Geesteskling',
    briefing:
      'Het graf sprak van een zwaard: de Geesteskling, ingemetseld in een heiligdom opdat niemand het ooit nog zou trekken. Velen zijn het gaan halen. Ze zijn er allemaal nog, en geen van hen wil worden afgelost. Vind de kamer zonder deur, en neem de kling.',
  },
  'Return to Barak Tor': {
    begins: 'This is the last',
    title: 'Terug naar Barak Tor',
    briefing:
      'Dit is de laatste weg. De Geesteskling is van jullie, en snijdt wat niets anders snijdt. Maar de Heksenheer heeft niet stilgezeten: wie door zijn hand stierf, staat nu in zijn gelederen, en er komen er meer uit de grond terwijl je nog telt. Ga naar hem toe en maak er een einde aan.',
  },
};

/** Title and briefing of a quest; a sheet that somebody else wrote stays as it is. */
export function quest(title: string, briefing: string): QuestWords {
  const known = Object.hasOwn(QUESTS, title) ? QUESTS[title] : undefined;
  if (known === undefined || (briefing !== '' && !briefing.startsWith(known.begins))) return { title, briefing };
  return { title: known.title, briefing: known.briefing };
}

/** A quest as it is announced; one of somebody's own has no number. */
export function headingOf(view: Pick<View, 'quest' | 'title' | 'briefing'>): string {
  const { title } = quest(view.title, view.briefing);
  const number = campaignNumber(view);
  return number === null ? title : `Queeste ${number}: ${title}`;
}
