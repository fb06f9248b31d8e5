import type { TerminalFacet } from '@questhall/facets';
import { options } from '../../options.ts';
import type { HeroQuest } from '../../types/index.ts';
import { type KitTexts, type TerminalWords, terminalOf } from '../terminal/kit.ts';
import { ODDS } from './odds.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';
import { EAR } from './typed.ts';

const KIT: KitTexts = {
  hints: [
    'A square is called by its column and row on the map: 4,9. A side of it has a letter more: 4,9E is its east side, 4,9S its south side.',
    'In its turn a hero rolls and walks, and does one action, before or after the walk: attack, cast, search or disarm. Doors and potions are free.',
    'On the map a star marks whose turn it is. Where there are several monsters of a kind, each has a number: attack g2; attack orc will do where only one can be meant.',
  ],
  examples: { action: 'walk 9,9', rule: 'move.roll-two-red', topic: 'pit' },
  openings: [
    '--set asPublished=on       the game of the box: white shields for heroes, black ones for monsters',
    '--set quest=3 --set zargon=novice       you lead all four heroes',
    '--players me,me,standard       two people share the heroes',
    '--players standard,me       you are Zargon',
    '--set campaign=on       all fourteen quests',
    '--set sheet=@my.quest       a quest of your own; one that was imported begins as published',
    '--load quest.table       on with a saved match',
  ],
  simulations: ['--games 100 --set quest=1', '--games 1000 --set quest=3 --set zargon=novice'],
  options: {
    asPublished: options.asPublished,
    quest: options.quest,
    campaign: options.campaign,
    kit: options.kit,
    zargon: options.zargon,
  },
  choices: {
    zargon: {
      novice: 'strikes at whoever is near, and lets some of its monsters doze',
      standard: 'knows whom to strike, and how to close a corridor',
      master: 'also lets its monsters wait for each other',
    },
    kit: {
      usual: 'what a careful party would own by then; every quest can be won with it',
      new: 'a weapon each and nothing else, as in quest 1',
    },
  },
  lookAway: 'Zargon’s map shows the whole quest: when it is Zargon’s turn, the others look away.',
  slots: {
    heroes: '<heroes>',
    hero: '<hero>',
    square: '<column,row>',
    monster: '<monster>',
    thing: '<thing>',
    gold: '<gold>',
    suit: '<suit>',
    name: '<name>',
    whom: '<whom>',
    direction: '<direction>',
  },
};

/** All that is said and understood at the terminal, in English. */
export const TERMINAL_WORDS: TerminalWords = { texts: TERMINAL_TEXTS, odds: ODDS, kit: KIT, ear: EAR };

/** HeroQuest at the terminal, in English. */
export const terminal: TerminalFacet<HeroQuest> = terminalOf(TERMINAL_WORDS);
