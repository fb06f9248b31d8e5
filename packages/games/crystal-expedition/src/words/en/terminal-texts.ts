import { list, SIDES } from '@questhall/facets/english';
import { digits } from '@questhall/facets/saying';
import { KITS } from '../../content/index.ts';
import { options } from '../../options.ts';
import type { TerminalTexts } from '../terminal/terminal-words.ts';
import { price } from './things.ts';

const CHOICES: Readonly<Record<string, string>> = {
  town: 'six visits between the dungeons: shop, train, gamble',
  dungeon: 'at once, with what the kits hold',
};

/** What the terminal says besides what every player is told. */
export const TERMINAL_TEXTS: TerminalTexts = {
  beginning: 'A campaign begins',
  town: (stay) => (stay === 1 ? 'In Town' : `In Town, stay ${stay}`),
  exploring: (dungeon, level) => `Dungeon ${dungeon}, floor ${level}, exploring`,
  fighting: (dungeon, level, round) => `Dungeon ${dungeon}, floor ${level}, Round ${round} of an Encounter`,
  progress: (glory, purse, raw, tokens) =>
    `Glory ${glory}. Purse ${purse}, raw Crystals ${raw}, wandering tokens ${tokens}.`,
  quest: (text, done, goal) => `${text} (${done} of ${goal})`,
  legend: {
    stairs: 'stairs up',
    down: 'way down',
    crystal: 'Crystal',
    opening: 'unexplored',
    closed: 'closed door',
    open: 'open door',
  },
  sides: SIDES,
  goesOn: (sides) => `the dungeon goes on to the ${list(sides)}`,
  hitpoints: (left, most) => `Hitpoints ${left}/${most}`,
  unconscious: 'Unconscious',
  grit: (n) => `Grit ${n}`,
  grab: (n) => `Grab ${n}`,
  armor: (n) => `Armor ${n}`,
  speed: (n) => `Speed ${n}`,
  base: (n) => `base ${n}`,
  fate: (n) => `Fate ${n}`,
  shield: (n) => `Shield ${n}`,
  reflect: (n) => `Reflect ${n}`,
  bounties: (n) => digits(n, 'Bounty', 'Bounties'),
  dead: 'dead',
  monsterSheet: 'Monster Sheet, the arrow at whoever comes next:',
  turnOf: (who, left) => `Turn of ${who}: ${left}.`,
  attack: (who, dice, total, grit, whom) => `${who} rolled ${dice}: ${total} against Grit ${grit} of ${whom};`,
  focus: (who, dice) => `${who} rolled ${dice} in Focus;`,
  surges: (surges, fate) => `${price(surges)} to spend, Fate ${fate}.`,
  rested: (rest) => `Rested: ${rest} in the next Encounter.`,
  visits: (n) => `${digits(n, 'visit', 'visits')} left`,
  ready: 'ready',
  at: (location) => `at the ${location}`,
  dungeon: (number, text, isVisited) => `Dungeon ${number}${isVisited ? ' (entered)' : ''}: ${text}`,
  boosts: (names) => `Boosts: ${names.join(', ')}`,
  gems: (names, raw) => `Gems: ${names.length === 0 ? 'none' : names.join(', ')}; raw Crystals ${raw}`,
  baggage: (names) => `Baggage: ${names.join(', ')}`,
  waiting: (names) => `At the Wagon: ${names.join(', ')}`,
  strike: (whom, how, odds) => `${whom} (${how}): ${odds}.`,
  things: { gem: 'gem', race: 'Race', heroClass: 'Class', level: (level) => `Level ${level}` },
  hints: [
    'A square is named by the steps to it: 2n1e is two north and one east. Its numbers on the map will do as well: 3,-4.',
    'In your Turn you may Move and then Attack. The lowest of the three dice gives Surges: spend them with use, then momentum, damage and end.',
    'Every Attack shifts both fighters. Mind what is behind you, and who holds you: leaving an enemy needs an Escape Check.',
    'On the map heroes are capital letters, > is whose Turn it is, and _ lies Unconscious. Monsters are small letters: attack r2.',
    'What can only mean one thing need not be typed: attack is enough where there is one enemy in reach.',
  ],
  openings: [
    '--set begin=dungeon --set expeditions=1       straight into one dungeon',
    '--set heroes=elf-mage       one hero alone',
    '--set heroes=new,new,new       heroes of your own',
    '--players me,standard,standard       one hero is yours',
    '--set figures=@my.figures       figures of your own',
    '--load campaign.table       on with a saved campaign',
  ],
  options: { begin: options.begin, expeditions: options.expeditions },
  choice: (_option, value) => CHOICES[value] ?? kitText(value),
  idleMonsters: (seat) => `Seat ${seat} runs the monsters, and decides all that they do.`,
  topic: 'crystal',
  blanks: {
    hero: '<hero>',
    square: '<square>',
    item: '<item>',
    gem: '<gem>',
    crowns: '<crowns>',
    race: '<race>',
    class: '<class>',
    name: '<name>',
    to: '<wagon, empty or own>',
    whom: '<whom>',
    features: '<what stays>',
    piece: '<piece>',
    side: '<side>',
    what: '<what for>',
  },
};

/** Who that is: `Bruni`. */
function kitText(value: string): string {
  const kit = Object.entries(KITS).find(([id]) => id === value);
  return kit === undefined ? '' : kit[1].name;
}
