import type { BookWords, RuleWords } from '@questhall/facets';
import type { HouseRuleName, Rule } from '../../rulebook/index.ts';
import { FIGHTING_TITLES } from './titles/fighting.ts';
import { MONSTER_TITLES } from './titles/monsters.ts';
import { QUEST_TITLES } from './titles/quests.ts';
import { TABLE_TITLES } from './titles/table.ts';
import { THING_TITLES } from './titles/things.ts';

const TITLES: Readonly<Record<Rule, string>> = {
  ...TABLE_TITLES,
  ...FIGHTING_TITLES,
  ...THING_TITLES,
  ...MONSTER_TITLES,
  ...QUEST_TITLES,
};

/** The texts themselves are English for now. */
const RULES = Object.fromEntries(Object.entries(TITLES).map(([rule, title]) => [rule, { title }])) as Readonly<
  Record<Rule, RuleWords>
>; // the same keys

const HOUSE_RULES: Readonly<Record<HouseRuleName, { readonly title: string; readonly text: string }>> = {
  asPublished: {
    title: 'Zoals uitgegeven',
    text: 'Het spel uit de doos: ieder zijn eigen schild, monsters uit de doos, deuren blijven open, bekend is niet veilig, te dichtbij om te schieten, verloren in de rots, roest zonder redding, en het vak van de Dwerg zoals uitgegeven; elk ervan is nog apart in te stellen, maar stenen met een leeg vlak zijn niet uit de doos. Spreuken, schatten en artefacten blijven zoals in dit boek, en geen worp wordt minder dan één steen. De veertien queesten hier zijn er niet op afgestemd; een queeste die voor de doos is getekend, begint ermee.',
  },
  smallParty: {
    title: 'Een klein gezelschap',
    text: 'Het gezelschap telt 1 tot 3 helden, en “alle helden dood” betekent: al dezen. Voor elke held die ontbreekt, haalt Zargon bij het klaarzetten een vijfde van de naamloze monsters van het blad, naar beneden afgerond; het programma neemt elke vijfde van zijn lijst.',
  },
  figureLimits: {
    title: 'Alleen figuren uit de doos',
    text: 'Een opgeroepen of dolend monster waarvoor geen figuur vrij is, verschijnt niet.',
  },
  beginnerSpells: {
    title: 'Minder spreuken om te leren',
    text: 'In queeste 1 blijft de vierde groep spreuken in de doos, en heeft de Tovenaar er 6.',
  },
  doorsStayOpen: {
    title: 'Deuren blijven open',
    text: 'Een deur die open is geweest kan niet meer dicht, zoals in het uitgegeven spel.',
  },
  tallFurnitureBlocks: {
    title: 'Achter hoge meubels',
    text: 'Pijnbank, boekenkast, haard, wapenrek en kast houden zicht tegen zoals figuren dat doen.',
  },
  crossbowNotAdjacent: {
    title: 'Te dichtbij om te schieten',
    text: 'Met een Kruisboog schiet je niet op een monster dat naast je staat, zoals in het uitgegeven spel.',
  },
  daggerRecoverable: {
    title: 'Dolken zijn terug te halen',
    text: 'Een gegooide Dolk belandt op het vak van het doelwit, en kan daar worden opgeraapt.',
  },
  blankDie: {
    title: 'Stenen met een leeg vlak',
    text: 'Een gevechtssteen heeft 3 schedels, 1 wit schild, 1 zwart schild en 1 leeg vlak.',
  },
  publishedShields: {
    title: 'Ieder zijn eigen schild',
    text: 'Helden weren alleen met witte schilden af en monsters alleen met zwarte, zoals in het uitgegeven spel.',
  },
  publishedMonsters: {
    title: 'Monsters uit de doos',
    text: 'Monsters hebben de getallen van de uitgegeven kaarten. Een Zombie loopt 5 vakken; een Mummie heeft 2 lichaamspunten; een Gedrocht verdedigt met 3 stenen en heeft 2 lichaamspunten; een Schrikkrijger loopt 7 vakken, valt met 4 stenen aan en heeft 3 lichaamspunten; een Gargouille verdedigt met 5 stenen en heeft 4 geestpunten. Monsters met een eigen regel in de queeste houden wat daar staat.',
  },
  rockEntombs: {
    title: 'Verloren in de rots',
    text: 'Een held met Door de Rots mag in massieve rots eindigen, en sterft daar.',
  },
  pitNoTreasure: {
    title: 'Daar beneden ligt niets',
    text: 'Wie in een kuil naar schatten zoekt, vindt niets.',
  },
  chestTrapMustDisarm: {
    title: 'Bekend is niet veilig',
    text: 'Een bekende val in een kist of een ander meubel gaat bij het zoeken naar schatten toch af, tot iemand hem onschadelijk heeft gemaakt.',
  },
  dwarfDisarm: {
    title: 'Het vak van de Dwerg',
    text: 'Streng, zoals gewoonlijk, laat de regel zoals hij is. Gedeeld: de Dwerg gooit altijd zoals met de Gereedschapstas. Uitgegeven: de Dwerg mislukt alleen op een zwart schild.',
  },
  freeTrading: {
    title: 'Vrij ruilen',
    text: 'Tijdens een queeste mag een held ook wapens, harnassen en gereedschapstassen geven aan een held die ernaast staat.',
  },
  extraArtifacts: {
    title: 'Nog vier artefacten',
    text: 'Er doen nog vier artefacten mee: de Holle Lantaarn in queeste 2, de Veermansmunt in queeste 4, de Doornhandschoen in queeste 8 en de Zandloper in queeste 13.',
  },
  corrodePermanent: {
    title: 'Roest zonder redding',
    text: 'Een wapen dat door Roestvraat wordt getroffen, is voorgoed weg.',
  },
  rescueSpellStrict: {
    title: 'Geen tweede adem',
    text: 'Een held die in zijn eigen beurt iets heeft gedaan, kan zich later in dezelfde ronde niet met een genezende spreuk redden.',
  },
  playOnAfterFailure: {
    title: 'Door naar de volgende',
    text: 'Hoe een queeste ook afliep, de volgende kan worden gespeeld.',
  },
  sellHalf: {
    title: 'Terugverkopen',
    text: 'Tussen queesten koopt de wapenkamer uitrusting terug voor de halve prijs, naar beneden afgerond.',
  },
  replayIdentical: {
    title: 'Weer dezelfde kerker',
    text: 'Een queeste die opnieuw wordt gespeeld, gebruikt haar blad onveranderd.',
  },
};

/** The rulebook in Dutch, as far as it is translated. */
export const book: BookWords<Rule> = {
  sections: {
    seat: 'De tafel en de doos',
    board: 'Het bord',
    reveal: 'Wat de helden ontdekken',
    setup: 'Een queeste klaarzetten',
    turn: 'Rondes en beurten',
    move: 'Lopen',
    door: 'Deuren',
    sight: 'Zichtlijnen',
    attack: 'Aanvallen',
    combat: 'Dobbelstenen en schade',
    cast: 'Spreuken gebruiken',
    spell: 'De twaalf spreuken van de helden',
    search: 'Zoeken',
    trap: 'Vallen',
    treasure: 'Schatten, goud en dranken',
    deck: 'De schatkaarten',
    equip: 'Wapens en harnassen',
    artifact: 'Artefacten',
    monster: 'Monsters en Zargons beurt',
    dread: 'Schrik en de geest',
    dreadSpell: 'De twaalf schrikspreuken',
    death: 'Dood en redding',
    quest: 'Hoe een queeste afloopt',
    campaign: 'De campagne',
    sheet: 'Een queesteblad lezen',
    quests: 'De veertien queesten',
    aiZargon: 'Als het programma Zargon speelt',
    aiHeroes: 'Als het programma helden speelt',
  },
  rules: RULES,
  houseRules: HOUSE_RULES,
};
