import { choice, flag, whole, wholeOrUsual } from '@questhall/border';
import { whyNot } from '@questhall/facets';
import type { Field, Fields, Refusal } from '@questhall/kernel';
import { HEROES } from './content/heroes.ts';
import { QUESTS } from './content/quests/index.ts';
import { HOUSE_RULES } from './rulebook/house.ts';
import type { Rule } from './rulebook/index.ts';
import { SEATS } from './seats.ts';
import { partyOf } from './setup/heroes.ts';
import { readSheet } from './setup/sheets.ts';
import { SHEET_LENGTH_MAX } from './sheet/limits.ts';
import { reviewSheet } from './sheet/review.ts';
import { validateSheet } from './sheet/validate.ts';
import { DWARF_DISARMS, type DwarfDisarm, type House, KITS, LEVELS, type Options } from './types/index.ts';

const ROUNDS_MAX = 1000;
const ATTEMPTS_MAX = 100;

type Flags = Exclude<keyof House, 'dwarfDisarm'>;

/** What makes it the game of the box, by house rule. */
const PUBLISHED: Partial<House> = HOUSE_RULES.asPublished.sets;

/** A house rule is off, unless the table plays as published and the rule is one of those. */
const houseRule = (name: Flags): Field<boolean> => ({
  ...flag(HOUSE_RULES[name].title, HOUSE_RULES[name].text),
  follows: ({ asPublished }) => (asPublished === true ? PUBLISHED[name] : undefined),
});

/** On for a sheet that says it was drawn for the box. */
const asPublished: Field<boolean> = {
  ...flag(HOUSE_RULES.asPublished.title, HOUSE_RULES.asPublished.text),
  follows: ({ sheet: own }) => typeof own === 'string' && own !== '' && isForTheBox(own),
};

const dwarfDisarm: Field<DwarfDisarm> = {
  ...choice(HOUSE_RULES.dwarfDisarm.title, HOUSE_RULES.dwarfDisarm.text, DWARF_DISARMS, 'strict'),
  follows: ({ asPublished: isAsPublished }) => (isAsPublished === true ? PUBLISHED.dwarfDisarm : undefined),
};

/** Names of heroes, as `barbarian,elf`; always in the order of the book, so that one party has one form. */
const heroes: Field<string> = {
  title: 'Heroes',
  text: 'Who goes down; fewer than four only where the house plays with small parties.',
  initial: HEROES.join(),
  range: `any of ${HEROES.join(', ')}, with commas between them`,
  read(raw) {
    if (typeof raw !== 'string') return undefined;
    const names = raw.split(',').map((name) => name.trim());
    const isKnown = names.every((name) => HEROES.some((hero) => hero === name)) && new Set(names).size === names.length;
    return isKnown ? partyOf(raw).join() : undefined;
  },
  parse: (typed) => typed,
};

/** The text of a quest sheet. [campaign.quest-editor] */
const sheet: Field<string> = {
  title: 'Sheet',
  text: 'A quest of your own, as the text of its sheet; empty for those of the campaign.',
  initial: '',
  range: `the text of a quest sheet, at most ${SHEET_LENGTH_MAX} characters, or nothing`,
  read: (raw) =>
    typeof raw === 'string' && raw.length <= SHEET_LENGTH_MAX && (raw === '' || isPlayable(raw)) ? raw : undefined,
  why: (raw) => (typeof raw === 'string' && raw.includes('\n') ? whyNot('quest', reviewSheet(raw).errors) : null),
  parse: (typed) => typed,
};

function isPlayable(text: string): boolean {
  const read = readSheet(text);
  return read.ok && validateSheet(read.value).errors.length === 0;
}

function isForTheBox(text: string): boolean {
  const read = readSheet(text);
  return read.ok && read.value.isForTheBox;
}

export const options: Fields<Options> = {
  asPublished,
  quest: {
    ...whole('Quest', 'Which quest of the campaign.', 1, QUESTS.length, 1),
    choices: QUESTS.map((_, i) => i + 1),
  },
  sheet,
  campaign: flag('Campaign', 'Goes on with the next quest, with a visit to the armory in between.'),
  kit: choice(
    'Kit',
    'What the heroes own: what a careful party would have by then, or what newcomers have.',
    KITS,
    'usual',
  ),
  heroes,
  zargon: choice('Zargon', 'How well the program plays Zargon.', LEVELS, 'standard'),
  rounds: wholeOrUsual(
    'Rounds',
    'Rounds after which a quest counts as failed; usually as many as it takes.',
    1,
    ROUNDS_MAX,
  ),
  attempts: wholeOrUsual(
    'Attempts',
    'How often a quest of the campaign may be tried; usually as often as you like.',
    1,
    ATTEMPTS_MAX,
  ),
  smallParty: houseRule('smallParty'),
  figureLimits: houseRule('figureLimits'),
  beginnerSpells: houseRule('beginnerSpells'),
  doorsStayOpen: houseRule('doorsStayOpen'),
  tallFurnitureBlocks: houseRule('tallFurnitureBlocks'),
  crossbowNotAdjacent: houseRule('crossbowNotAdjacent'),
  daggerRecoverable: houseRule('daggerRecoverable'),
  blankDie: houseRule('blankDie'),
  publishedShields: houseRule('publishedShields'),
  publishedMonsters: houseRule('publishedMonsters'),
  rockEntombs: houseRule('rockEntombs'),
  pitNoTreasure: houseRule('pitNoTreasure'),
  chestTrapMustDisarm: houseRule('chestTrapMustDisarm'),
  dwarfDisarm,
  freeTrading: houseRule('freeTrading'),
  extraArtifacts: houseRule('extraArtifacts'),
  corrodePermanent: houseRule('corrodePermanent'),
  rescueSpellStrict: houseRule('rescueSpellStrict'),
  playOnAfterFailure: houseRule('playOnAfterFailure'),
  sellHalf: houseRule('sellHalf'),
  replayIdentical: houseRule('replayIdentical'),
};

/**
 * What is wrong with these options at a table of so many seats. [seat.two-to-five, seat.four-heroes,
 * seat.several-heroes, combat.die-faces]
 */
export function admit(
  { heroes: names, smallParty, sheet: own, campaign, asPublished: isAsPublished, blankDie }: Options,
  seats: number,
): Refusal<Rule> | null {
  if (seats < SEATS.min || seats > SEATS.max) return { rule: 'seat.two-to-five', facts: { seats } };
  if (isAsPublished && blankDie) return { rule: 'combat.die-faces', facts: { house: 'blankDie' } }; // no die of the box has a blank
  const party = partyOf(names);
  if (party.length < HEROES.length && !smallParty) return { rule: 'seat.four-heroes', facts: { heroes: party.length } };
  if (seats - 1 > party.length) return { rule: 'seat.several-heroes', facts: { heroes: party.length, seats } };
  return own !== '' && campaign ? { rule: 'setup.sequential-quests', facts: {} } : null;
}
