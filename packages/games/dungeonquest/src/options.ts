import { choice, flag, whole, wholeOrUsual } from '@questhall/border';
import type { Fields, Refusal } from '@questhall/kernel';
import { HEROES } from './content/heroes.ts';
import { ATTRIBUTE_MAX, ATTRIBUTE_MIN, DETERMINATION_MAX, LIFE_MAX } from './content/lives.ts';
import { MODES } from './content/modes.ts';
import { MONSTERS } from './content/monsters.ts';
import { PLAYS } from './content/plays.ts';
import { modeRefusal } from './queries/modes.ts';
import { HOUSE_RULES } from './rulebook/house.ts';
import type { Rule } from './rulebook/index.ts';
import { KEEP_HOUSE_RULES } from './rulebook/keep/house.ts';
import { SEATS } from './seats.ts';
import type { Options } from './types/index.ts';

const HOUSE = { ...HOUSE_RULES, ...KEEP_HOUSE_RULES };

const houseRule = (name: keyof typeof HOUSE): Fields<Options>[typeof name] => flag(HOUSE[name].title, HOUSE[name].text);

/** What only the keep has a use for. */
export const KEEP_OPTIONS: readonly string[] = Object.keys(KEEP_HOUSE_RULES);

/** What only a fight in the arena has a use for. */
export const ARENA_OPTIONS: readonly string[] = [
  ...(['hero', 'heroLife', 'heroWounds', 'attribute', 'determination'] as const),
  ...(['monster', 'monsterLife', 'fighter'] as const),
] satisfies readonly (keyof Options)[];

export const options: Fields<Options> = {
  play: {
    ...choice(
      'Game',
      'The keep: the dash for the dragon’s hoard, in and out before sunset. The arena: one fight, and what is meant where its hero or its monster is named.',
      PLAYS,
      'keep',
    ),
    // A fight that was saved before there was a keep names them all.
    follows: (others) => (ARENA_OPTIONS.some((option) => Object.hasOwn(others, option)) ? 'arena' : undefined),
  },
  mode: choice(
    'Combat',
    'How fights are fought. All three are quicker, luckier and less tactical than a full card combat. "vote" lets the table agree on it first.',
    [...MODES, 'vote'],
    'dice',
  ),
  hero: choice('Hero', 'Who fights.', HEROES, 'lindel'),
  heroLife: wholeOrUsual('Hero’s life', 'Life left at the start; usually all that is on the sheet.', 1, LIFE_MAX),
  heroWounds: wholeOrUsual(
    'Hero’s wounds',
    'Wounds already suffered; usually what is missing from the sheet.',
    0,
    LIFE_MAX,
  ),
  attribute: wholeOrUsual(
    'Attribute',
    'What Combat Dice tests; usually the hero’s own value.',
    ATTRIBUTE_MIN,
    ATTRIBUTE_MAX,
  ),
  determination: whole('Determination', 'Determination tokens the hero brings along.', 0, DETERMINATION_MAX, 0),
  monster: choice('Monster', 'Who waits in the ring; "random" draws any token.', [...MONSTERS, 'random'], 'random'),
  monsterLife: wholeOrUsual(
    'Monster’s life',
    'Life on its token; usually that of a token drawn at random.',
    1,
    LIFE_MAX,
  ),
  fighter: whole('Fighter', 'The seat whose hero fights; the next one plays the monster.', 1, SEATS.max, 1),
  soloAiMonster: houseRule('soloAiMonster'),
  heroWinsDoubleKill: houseRule('heroWinsDoubleKill'),
  determinationInCombat: houseRule('determinationInCombat'),
  heavyCounter: houseRule('heavyCounter'),
  escapeBetweenRounds: houseRule('escapeBetweenRounds'),
  monsterMayFlee: houseRule('monsterMayFlee'),
  torchlightStart: houseRule('torchlightStart'),
  noInstantDeath: houseRule('noInstantDeath'),
  fallenHoard: houseRule('fallenHoard'),
  secondHero: houseRule('secondHero'),
  longDay: houseRule('longDay'),
};

/** What these options cannot be at a table of so many seats. */
export function admit(given: Options, seats: number): Refusal<Rule> | null {
  const refusal = given.mode === 'vote' ? null : modeRefusal(given.mode, seats, given);
  if (refusal !== null) return refusal;
  if (given.play === 'keep') return null; // who fights whom, and how hale, is for the arena to say
  if (given.fighter > seats) return { rule: 'encounter.monster-player-left', facts: { fighter: given.fighter, seats } };
  if (given.monster === 'random' && given.monsterLife !== null)
    return { rule: 'encounter.token-already-here', facts: { monster: 'random' } };
  return null;
}
