import type { TerminalFacet } from '@questhall/facets';
import { options } from '../../options.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalTexts } from '../terminal/terminal-texts.ts';
import { ODDS_TEXTS } from './keep/odds.ts';
import { spotName } from './keep/places.ts';
import { NAMES } from './names.ts';
import { count, decimal, listed, percent, tokens } from './numbers.ts';
import { THINGS } from './things.ts';
import { TYPED_WORDS } from './typed.ts';

/** What is said and understood at the terminal, in English. */
export const TERMINAL_TEXTS: TerminalTexts = {
  names: NAMES,
  things: THINGS,
  kinds: {
    power: 'Power card',
    item: 'item',
    treasure: 'Treasure',
    tile: 'chamber tile',
    hero: 'hero',
    monster: 'monster',
  },
  typedWords: [TYPED_WORDS],
  examples: { action: 'escape', rule: 'dice.fail-over', topic: 'doubles' },
  openings: [
    '--set play=keep --players me       into the keep, alone',
    '--set mode=solo --players me,standard,cautious       three heroes, you lead one',
    '--set mode=cards --players me,me       two people, one keyboard',
    '--set hero=hugo --set heroLife=6 --set mode=cards       one fight in the arena',
    '--set play=arena --set mode=cards --players standard,me       you are the monster',
    '--set play=keep --dice typed',
    '--load fight.table       on with a saved match',
  ],
  characters: {
    standard: 'careful: round trouble where that is near, one raid on the hoard, and home; fights as well as can be',
    greedy: 'fills the bag while the dragon sleeps, opens every grave, and takes the short way',
    cautious: 'goes far round trouble, turns home when hurt, and wants time to spare',
    quickShot: 'careful, but always lays Quick Shot in a fight',
    slash: 'careful, but always lays Slash in a fight',
    boltOfAgony: 'careful, but always lays Bolt of Agony in a fight',
  },
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
    play: {
      title: options.play.title,
      text: 'The keep: the dash for the dragon’s hoard, in and out before sunset. The arena: one fight.',
    },
    mode: options.mode,
    hero: options.hero,
    monster: options.monster,
    heroLife: options.heroLife,
  },
  choices: {
    plays: {
      keep: 'one to four heroes after a dragon’s hoard, out again before nightfall; half an hour and more',
      arena: 'one hero against one monster in the ring; some minutes',
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
    passes: (chance) => `passes ${chance}`,
    getsAway: (clean, bought) => `gets away ${clean}, at a price ${bought}`,
    holds: (chance) => `holds ${chance}`,
    opens: (chance) => `opens ${chance}`,
    burns: (chance) => `fire ${chance}`,
    reckonedBy: (rules) => `Reckoned by ${rules}; "rule" and an id shows one.`,
  },
  keepOdds: ODDS_TEXTS,
};

/** The keep and the arena at the terminal, in English. */
export const terminal: TerminalFacet<DungeonQuest> = terminalOf(TERMINAL_TEXTS);
