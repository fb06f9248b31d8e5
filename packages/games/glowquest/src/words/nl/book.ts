import type { BookWords } from '@questhall/facets';
import type { Rule } from '../../rulebook/index.ts';
import { EXPEDITION } from './rules-expedition.ts';
import { FIGHTING } from './rules-fighting.ts';
import { MONSTERS } from './rules-monsters.ts';

/** The rulebook in Dutch: headings, titles and house rules. What a rule says at length is still to be translated. */
export const book: BookWords<Rule> = {
  sections: {
    term: 'Woorden, dobbelstenen en onderdelen',
    create: 'Helden maken',
    gain: 'Kaarten krijgen',
    equip: 'Uitrusting',
    goal: 'Moed, winnen en verliezen',
    explore: 'Verkennen',
    gen: 'Gangen en kamers',
    tile: 'Tegels en deuren',
    fit: 'Hoe de kerker in elkaar past',
    geo: 'Vakken, afstand en zicht',
    glow: 'Gloed',
    enc: 'Treffens',
    turn: 'De beurt in een Treffen',
    dur: 'Hoe lang iets duurt',
    effect: 'Effecten',
    stack: 'Als Effecten optellen',
    benefit: 'Voordelen',
    move: 'Lopen en deuren',
    leave: 'Weg uit het gevecht',
    attack: 'Aanvallen',
    momentum: 'Momentum',
    damage: 'Schade en wat die tegenhoudt',
    down: 'Bewusteloze helden en genezing',
    pattern: 'Patronen',
    level: 'Een niveau omhoog',
    monster: 'Monsters en Premies',
    patrol: 'Patrouilles',
    ctrlWho: 'Het script van de monsters: wie er aan de beurt is',
    ctrlKnows: 'Het script van de monsters: wat het weet',
    ctrlDoes: 'Het script van de monsters: wat het doet',
    scale: 'Grootte van het gezelschap en diepte',
    hidden: 'Wat open ligt en wat verborgen is',
  },
  rules: { ...EXPEDITION, ...FIGHTING, ...MONSTERS },
  houseRules: {
    freeSeating: {
      title: 'Vrije plaatsen',
      text: 'Bij het klaarzetten spreken de spelers af in welke volgorde ze om de tafel zitten, wat hun Rollen ook zijn.',
    },
    unlimitedTiles: { title: 'Eindeloos tegels', text: 'Van geen enkele soort raken de tegels op.' },
    ongoingEachRound: {
      title: 'Aanhoudend slaapt nooit',
      text: 'Bij elke beurt van de eerste held lijden ook de monsters onder Aanhoudend die sinds de vorige beurt van die held niet aan de beurt zijn geweest.',
    },
    spendBeforeRoll: {
      title: 'Eerst betalen, dan gooien',
      text: 'Voordelen bij de worp moeten worden aangekondigd voordat de D12 valt.',
    },
    criticalTwelve: {
      title: 'Voltreffer op twaalf',
      text: 'Toont de D12 zelf 12, dan telt de basisschade van de aanval dubbel.',
    },
    armorFirst: {
      title: 'Eerst het Pantser',
      text: 'Schade komt eerst op het Pantser terecht, dan op Weerkaatsing en dan op het Schild.',
    },
    playersRunMonsters: {
      title: 'Spelers leiden de monsters',
      text: 'De speler die net aan de beurt was, beslist alles voor het monster dat nu handelt, zolang de regels het toelaten. De D6 zegt nog steeds welke soort er aan de beurt is, met wat monsters niet van de helden zien mag nog steeds geen rekening worden gehouden, en bewusteloze helden worden nog steeds met rust gelaten.',
    },
    noWandering: {
      title: 'Geen zwervende monsters',
      text: 'Er wordt niet gegooid voor rondzwervende Patrouilles.',
    },
    noAlert: {
      title: 'Geen Alarm',
      text: 'Monsters krijgen geen Impulsen voor de kamers die het gezelschap heeft gezuiverd.',
    },
    literalLoneHero: {
      title: 'Geen Laatste Verzet',
      text: 'Een held die alleen gaat, valt zoals elke andere, en met de eerste val is de expeditie verloren.',
    },
  },
};
