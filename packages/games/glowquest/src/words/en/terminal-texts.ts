import { percent } from '@questhall/facets';
import { options } from '../../options.ts';
import type { TerminalTexts } from '../terminal/terminal-words.ts';
import { digits, list, price } from './numbers.ts';
import { SIDES } from './places.ts';

const atLeast = (isExact: boolean): string => (isExact ? '' : 'at least ');

/** What the terminal says besides what every player is told. */
export const TERMINAL_TEXTS: TerminalTexts = {
  beforeDescent: 'Before the descent',
  descending: (floor) => `On the way to floor ${floor}`,
  exploring: (floor) => `Floor ${floor}, exploring`,
  afterFight: (floor) => `Floor ${floor}, after an Encounter`,
  patrolFight: (floor, round, family) => `Floor ${floor}, round ${round} against the ${family} of a Patrol`,
  roomFight: (floor, round, family, room) => `Floor ${floor}, round ${round} against the ${family} of the ${room}`,
  goal: (rooms, resolve) =>
    `Goal: clear ${rooms} rooms, and then the Quest room. Whoever falls costs 1 Resolve, and there are ${resolve}.`,
  progress: (resolve, found, cleared, rooms, quest) =>
    `Resolve ${resolve}. Rooms: ${found} found, ${cleared} of ${rooms} cleared; ${quest}.`,
  quest: {
    cleared: 'the Quest room is cleared',
    found: 'the Quest room is found',
    ahead: 'the Quest room comes fifth',
  },
  when: (floor, resolve) => `Floor ${floor}, Resolve ${resolve}.`,
  round: (round, resolve) => `Round ${round}, Resolve ${resolve}.`,
  legend: { stairs: 'stairs', glow: 'Glow', opening: 'unexplored', closed: 'closed door', open: 'open door' },
  sides: SIDES,
  goesOn: (sides) => `the dungeon goes on to the ${list(sides)}`,
  grit: (n) => `Grit ${n}`,
  armor: (n) => `Armor ${n}`,
  speed: (n) => `Speed ${n}`,
  base: (n) => `base ${n}`,
  baseDamage: (n, pattern) => `base damage ${n}${pattern === '' ? '' : ` ${pattern}`}`,
  prefers: (role) => `prefers ${role}`,
  shield: (n) => `Shield ${n}`,
  reflect: (n) => `Reflect ${n}`,
  hitpoints: (left, most) => `Hitpoints ${left}/${most}`,
  unconscious: 'Unconscious',
  bounties: (n) => digits(n, 'Bounty', 'Bounties'),
  hasCalled: 'has called',
  mayCall: 'may call',
  onGlow: 'on Glow',
  saved: (surges) => `${price(surges)} saved`,
  usedUp: (card) => `${card} (used up)`,
  drawn: (card) => `Drawn: ${card}.`,
  turnOf: (who, left) => `Turn of ${who}: ${left}.`,
  explores: (who, left) => `${who} explores: ${left}.`,
  strike: (whom, weapon, plain, spent) =>
    `${whom}${weapon === '' ? '' : ` with ${weapon}`}: ${plain}; with all Surges ${spent}.`,
  onceInReach: (whom) => `${whom}, once within reach,`,
  outcome: ({ hit, kill, loss }, isExact) =>
    `hits ${percent(hit)}, kills ${atLeast(isExact)}${percent(kill)}, ${atLeast(isExact)}${loss.toFixed(1)} damage`,
  hints: [
    'A square is called by its numbers on the map, counted east and south of the Stairs Up: 3,-4. Steps by the compass will do as well: ne 2.',
    'In your Turn you have Surges to spend: walk and use cost some, attack is free, once. What a card does is told where it is offered.',
    'Every attack shifts both fighters: whoever wins drives the other one back and follows. Mind what is behind you.',
    'On the map D, O and U are heroes, small letters lie Unconscious, and > marks whose Turn it is. Monsters go by a letter, and a number where there are several: attack g2.',
  ],
  openings: [
    '--set heroes=offense --set difficulty=easy       one hero, and more Resolve',
    '--players me,me,me,standard       three heroes at one keyboard',
    '--set monsters=heroes --set playersRunMonsters=on --players me,me,me       you run the monsters too',
    '--set figures=@my.figures       figures of your own',
    '--load expedition.table       on with a saved match',
  ],
  difficulty: options.difficulty,
  difficulties: { easy: 'Resolve 4: so often may a hero fall', normal: 'Resolve 3', hard: 'Resolve 2' },
  idleMonsters: (seat) =>
    `The monsters follow their script, and seat ${seat} is only asked what it leaves open. With --set playersRunMonsters=on that seat decides everything.`,
  topic: 'glow',
  blanks: {
    square: '<square>',
    card: '<card>',
    from: '<from>',
    to: '<to>',
    hero: '<hero>',
    deck: '<deck>',
    whom: '<whom>',
  },
};
