import type { TerminalFacet } from '@questhall/facets';
import type { HeroQuest } from '../../types/index.ts';
import { type KitTexts, type TerminalWords, terminalOf } from '../terminal/kit.ts';
import { ODDS } from './odds.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';
import { EAR } from './typed.ts';

const KIT: KitTexts = {
  hints: [
    'Een vak heet naar zijn kolom en rij op de kaart: 4,9. Een kant ervan heeft een woord meer: 4,9oost is de oostkant, 4,9zuid de zuidkant.',
    'In zijn beurt gooit en loopt een held, en doet hij één actie, voor of na het lopen: aanvallen, toveren, zoeken of ontmantelen. Deuren en dranken zijn gratis.',
    'Op de kaart staat een ster bij wie er aan de beurt is. Zijn er meer monsters van een soort, dan heeft elk een nummer: aanval g2; aanval ork is genoeg waar er maar één bedoeld kan zijn.',
    'Engelse woorden worden ook verstaan: walk, attack, search.',
  ],
  examples: { action: 'loop 9,9', rule: 'move.roll-two-red', topic: 'pit' },
  openings: [
    '--set asPublished=on       het spel uit de doos: witte schilden voor helden, zwarte voor monsters',
    '--set quest=3 --set zargon=novice       jij leidt alle vier de helden',
    '--players me,me,standard       twee mensen verdelen de helden',
    '--players standard,me       jij bent Zargon',
    '--set campaign=on       alle veertien queesten',
    '--set sheet=@mijn.quest       een eigen queeste; een geïmporteerde begint zoals uitgegeven',
    '--load queeste.table       verder met een bewaard spel',
  ],
  simulations: ['--games 100 --set quest=1', '--games 1000 --set quest=3 --set zargon=novice'],
  options: {
    asPublished: {
      title: 'Zoals uitgegeven',
      text: 'Het spel uit de doos: witte schilden tellen voor helden, zwarte voor monsters.',
    },
    quest: { title: 'Queeste', text: 'Welke queeste van de campagne.' },
    campaign: {
      title: 'Campagne',
      text: 'Gaat verder met de volgende queeste, met een bezoek aan de wapenkamer ertussen.',
    },
    kit: {
      title: 'Uitrusting',
      text: 'Wat de helden bezitten: wat een zorgvuldig gezelschap tegen die tijd heeft, of wat nieuwkomers hebben.',
    },
    zargon: { title: 'Zargon', text: 'Hoe goed het programma Zargon speelt.' },
  },
  choices: {
    zargon: {
      novice: 'slaat naar wie er dichtbij staat, en laat een deel van de monsters dommelen',
      standard: 'weet wie hij moet treffen, en hoe je een gang afsluit',
      master: 'laat zijn monsters ook op elkaar wachten',
    },
    kit: {
      usual: 'wat zorgvuldige helden tegen die tijd bezitten; elke queeste is ermee te winnen',
      new: 'elk een wapen en verder niets, zoals in queeste 1',
    },
  },
  lookAway: 'Op Zargons kaart staat de hele queeste: als Zargon aan de beurt is, kijken de anderen weg.',
  slots: {
    heroes: '<helden>',
    hero: '<held>',
    square: '<kolom,rij>',
    monster: '<monster>',
    thing: '<ding>',
    gold: '<goud>',
    suit: '<harnas>',
    name: '<naam>',
    whom: '<wie>',
    direction: '<richting>',
  },
};

/** All that is said and understood at the terminal, in Dutch. */
export const TERMINAL_WORDS: TerminalWords = { texts: TERMINAL_TEXTS, odds: ODDS, kit: KIT, ear: EAR };

/** HeroQuest at the terminal, in Dutch. */
export const terminal: TerminalFacet<HeroQuest> = terminalOf(TERMINAL_WORDS);
