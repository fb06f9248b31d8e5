import type { TerminalFacet } from '@questhall/facets';
import { options } from '../../options.ts';
import type { DungeonQuest } from '../../types.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalTexts } from '../terminal/terminal-texts.ts';
import { NAMES } from './names.ts';
import { decimal, listed, percent, tokens } from './numbers.ts';
import { TYPED_WORDS } from './typed.ts';

/** What is said and understood at the terminal, in English. */
export const TERMINAL_TEXTS: TerminalTexts = {
  names: NAMES,
  typedWords: [TYPED_WORDS],
  examples: { action: 'escape', rule: 'dice.fail-over', topic: 'doubles' },
  openings: [
    '--set mode=cards --set hero=hugo --set heroLife=6',
    '--players me,me       two people, one keyboard',
    '--players standard,me --set mode=cards      you are the monster',
    '--set mode=solo --dice typed',
    '--load fight.table       on with a saved match',
  ],
  scene: {
    noMode: 'How will you fight?',
    round: (mode, round) => `${mode}, round ${round}`,
    life: (left, life) => `${left} of ${life}`,
    lifeUnknown: 'Life unknown',
    tokens,
    dice: (signs, faces) => `on the table: ${signs}  ${listed(faces)}`,
    cards: (hero, monster) => `on the table: ${hero} against ${monster}`,
    arrow: (card) => `on the table: ${card}, from Tatianna’s deck`,
    hand: (cards) => `in hand: ${listed(cards)}`,
  },
  options: { mode: options.mode, hero: options.hero, monster: options.monster, heroLife: options.heroLife },
  choices: {
    modes: {
      dice: 'Combat Dice: two dice against an attribute; no decision a round, one for Hugo',
      solo: 'Classic Solo: one die and a table; no decision a round, one for Hugo',
      cards: 'Classic Cards: each side lays one of three cards in secret; one decision a round for each',
      vote: 'let the table agree on it first',
    },
    heroes: {
      hugo: 'rolls bad dice again, wins ties',
      krutzbeck: 'hits harder',
      tatianna: 'opens with arrows',
      challara: 'weaker from the eighth wound on',
      lindel: 'nothing special in a fight',
      maud: 'nothing special in a fight',
    },
    hero: (ability, life, sheet) => `${ability}; Life ${life}, ${sheet}`,
    monster: (least, most, attribute) => `Life ${least} to ${most}; Combat Dice tests ${attribute}`,
    random: 'any of the 25 tokens',
  },
  idle: (mode, seats) =>
    `With ${mode} seat ${seats.join(' and ')} has nothing to decide, and watches. Classic Cards (--set mode=cards) is for two.`,
  odds: {
    percent,
    decimal,
    wins: (chance) => `wins ${chance}`,
    bestPlay: (chance) => `best play: ${chance}`,
    short: (win, bothDie, wounds) =>
      `the hero wins ${win}${bothDie === null ? '' : `, both die ${bothDie}`}; ${wounds} wounds to expect`,
    isMean: 'Its Life is hidden: this is the mean over all tokens it may be.',
    ends: (win, lose, bothDie) => `The hero wins ${win}, loses ${lose}; both die ${bothDie}.`,
    toExpect: (wounds, rounds) => `Wounds to expect: ${wounds}. Rounds to expect: ${rounds}.`,
    heroMix: (mix) => `Best play for the hero: ${mix}.`,
    monsterMix: (mix) => `Best play for the monster: ${mix}.`,
    escape: (card, clean, bought, failed) =>
      `Escape with ${card}: clean ${clean}, at a price ${bought}, failed ${failed}.`,
    reckonedBy: (rules) => `Reckoned by ${rules}; "rule" and an id shows one.`,
  },
};

/** The arena at the terminal, in English. */
export const terminal: TerminalFacet<DungeonQuest> = terminalOf(TERMINAL_TEXTS);
