import type { TerminalFacet } from '@questhall/facets';
import { options } from '../../options.ts';
import type { DungeonQuest } from '../../types.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalTexts } from '../terminal/terminal-texts.ts';
import { spotName } from './keep/places.ts';
import { NAMES } from './names.ts';
import { count, decimal, listed, percent, tokens } from './numbers.ts';
import { TYPED_WORDS } from './typed.ts';

/** What is said and understood at the terminal, in English. */
export const TERMINAL_TEXTS: TerminalTexts = {
  names: NAMES,
  typedWords: [TYPED_WORDS],
  examples: { action: 'escape', rule: 'dice.fail-over', topic: 'doubles' },
  openings: [
    '--set mode=cards --set hero=hugo --set heroLife=6',
    '--set play=keep --players me       into the keep, alone',
    '--set play=keep --players me,me,me       three heroes, one keyboard',
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
  keep: {
    signs: {
      chamber: NAMES.tile.chamber,
      corridor: NAMES.tile.corridor,
      trapped: NAMES.tile.trapped,
      stairwell: NAMES.tile.stairwell,
      turning: NAMES.tile.turning,
      rubble: NAMES.tile.rubble,
      web: NAMES.tile.web,
      dark: NAMES.tile.dark,
      chasm: NAMES.tile.chasm,
      bridge: NAMES.tile.bridge,
      sinkhole: NAMES.tile.sinkhole,
      shaft: NAMES.tile.shaft,
      tower: 'tower',
      hoard: 'hoard',
      monster: 'a monster waits',
      remains: 'what a dead hero left',
      below: 'below, in the catacombs',
      door: 'door',
      portcullis: 'portcullis',
    },
    round: (sun, of) => `round ${sun} of ${of}`,
    stack: (tiles) => count(tiles, 'tile left', 'tiles left'),
    dragon: (cards) => `${NAMES.title.dragonfire}: 1 card in ${cards}`,
    hoard: (treasures) => `${count(treasures, 'Treasure', 'Treasures')} in the hoard`,
    waiting: 'Waiting in the keep:',
    monsterLife: (monster, life) => `${monster}, Life ${life}`,
    fates: { left: 'is out', dead: 'dead' },
    riches: (gold, treasures) =>
      treasures === 0 ? `${gold} gold` : `${gold} gold and ${count(treasures, 'Treasure', 'Treasures')}`,
    place: (spot) => `in ${spotName(spot)}`,
    below: (way) => `in the catacombs, heading ${way}`,
    caged: 'caged',
    losesTurn: 'loses a turn',
    way: (goal, atBest, known) =>
      `${goal === 'home' ? 'nearest tower' : 'hoard'}: ${count(atBest, 'move', 'moves')} at best${known === null ? ', no way known' : known === atBest ? ', by a known way' : `, ${known} by known ways`}`,
    treasure: (name, gold) => `${name} (${gold})`,
    carried: (treasures) => `carried: ${listed(treasures)}`,
  },
  options: {
    play: options.play,
    mode: options.mode,
    hero: options.hero,
    monster: options.monster,
    heroLife: options.heroLife,
  },
  choices: {
    plays: {
      arena: 'one hero against one monster in the ring; some minutes',
      keep: 'one to four heroes after a dragon’s hoard, out again before nightfall; an hour and more',
    },
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
