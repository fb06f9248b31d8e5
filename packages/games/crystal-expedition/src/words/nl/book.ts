import type { BookWords } from '@questhall/facets';
import type { Rule } from '../../rulebook/index.ts';
import { EXPEDITION } from './rules-expedition.ts';
import { FIGHTING } from './rules-fighting.ts';
import { MONSTERS } from './rules-monsters.ts';
import { TOWN } from './rules-town.ts';

/** The rulebook in Dutch: headings, titles and house rules. What a rule says at length is still to be translated. */
export const book: BookWords<Rule> = {
  sections: {
    core: 'Eerste woorden',
    grid: 'Vakken, afstand en zicht',
    party: 'Het gezelschap',
    campaign: 'De campagne',
    hero: 'Helden maken',
    race: 'Rassen',
    town: 'In de Stad',
    explorer: 'De Verkenner',
    gambler: 'De Gokker en Grillig',
    tavern: 'De Herberg',
    smith: 'De Smid',
    wagon: 'De Wagen',
    guild: 'Het Gilde',
    dungeon: 'Een kerker ontdekken',
    glory: 'Glorie',
    expedition: 'Succes en mislukking',
    reward: 'Beloningen',
    loot: 'Buit',
    explore: 'Verkennen',
    passage: 'Gangen',
    room: 'Kamers',
    tiles: 'Hoe tegels in elkaar passen',
    wander: 'Zwervende monsters',
    encounter: 'Treffens',
    round: 'Ronden en beurten',
    move: 'Lopen',
    escape: 'Ontsnappingsworpen',
    dodge: 'Ontwijken en Teleport',
    attack: 'Aanvallen',
    momentum: 'Momentum',
    activator: 'Impulsen en Activators',
    resolution: 'De volgorde binnen een Aanval',
    fate: 'Lot',
    damage: 'Schade',
    crit: 'Voltreffers',
    effect: 'Effecten',
    down: 'Bewusteloze helden en genezing',
    ability: 'Vermogens',
    interrupt: 'Onderbrekingen',
    crystal: 'Kristallen',
    gear: 'Uitrusting',
    gem: 'Edelstenen',
    level: 'Niveaus',
    flee: 'Vluchten',
    monster: 'Monsters',
    ai: 'Hoe monsters beslissen',
    save: 'Een campagne bewaren',
    hidden: 'Wat open ligt en wat verborgen is',
  },
  rules: { ...TOWN, ...EXPEDITION, ...FIGHTING, ...MONSTERS },
  houseRules: {
    uniqueRoles: {
      title: 'Ieder een eigen Rol',
      text: 'Geen twee helden van het gezelschap mogen dezelfde Rol hebben.',
    },
    noLoneHeroHelp: {
      title: 'Alleen zonder hulp',
      text: 'Een held die alleen gaat, krijgt geen extra Levenspunten en geen extra Lot.',
    },
    wagonCrowns: {
      title: 'Vrije Kronen voor nieuwkomers',
      text: 'Een held die bij de Wagen gemaakt wordt, krijgt 250 vrije Kronen, net als de eerste helden.',
    },
    trainNowOrNever: {
      title: 'Nu trainen of nooit',
      text: 'De training die een succes oplevert, kan alleen gebruikt worden in het verblijf in de Stad meteen erna. Daarna is ze verloren.',
    },
    atlas: { title: 'Atlas', text: 'Jullie mogen naar elke kerker die ooit ontdekt is.' },
    flatDungeons: {
      title: 'Geen stijgende Dreiging',
      text: 'Elke kerker heeft Dreiging 1, hoe vaak jullie ook succes hadden.',
    },
    pressOn: {
      title: 'Doorgaan',
      text: 'Als de Opdracht volbracht is, mogen jullie verder verkennen. Dat succes gaat alleen verloren als jullie allemaal bewusteloos raken.',
    },
    explorationPhases: {
      title: 'Om de beurt verkennen',
      text: 'Buiten Treffens zijn jullie om de beurt, in de volgorde van de plaatsen, en ieder gaat hoogstens tweemaal zo ver als zijn Snelheid.',
    },
    wanderAtFullGlory: {
      title: 'Zeldzame zwervers',
      text: 'Zwervende monsters komen pas als de pot net zo groot is als jullie hele Glorie, niet de helft.',
    },
    eachMonsterOncePerRound: {
      title: 'Elk monster één keer',
      text: 'Geen monster handelt vaker dan één keer per Ronde. Is er geen meer over, dan volgt op jouw beurt geen monster; wie aan het eind overblijft, handelt na de laatste held.',
    },
    mercyForTheFallen: {
      title: 'Genade voor wie ligt',
      text: 'Na de korte beurt van een bewusteloze held handelt geen monster.',
    },
    escapeEveryStep: {
      title: 'Bij elke stap ontsnappen',
      text: 'Je doet een Ontsnappingsworp voor elke stap van je Loop die naast een vijand begint.',
    },
    attackNeedsTarget: {
      title: 'Geen Concentratie',
      text: 'Je kunt niet aanvallen zonder doel, ook niet om de Impulsen.',
    },
    momentumChainPush: {
      title: 'Door de menigte duwen',
      text: 'Is er nergens plaats om heen te duwen, dan mag wie duwt eerst iemand uit een van de vijf vakken duwen, op dezelfde manier.',
    },
    sharpEyes: {
      title: 'Scherpe ogen',
      text: 'De tafel vraagt niet naar Onderbrekingen. Je hebt 5 seconden om je kans te zien en te grijpen.',
    },
    playersRunMonsters: {
      title: 'Spelers leiden de monsters',
      text: 'Wie net de beurt van een held heeft gespeeld, speelt het monster dat nu handelt. De Premie is een reden om het goed te doen.',
    },
  },
};
