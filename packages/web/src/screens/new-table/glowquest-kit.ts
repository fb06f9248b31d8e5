import { readOptions } from '@questhall/border';
import { BOT_NAMES, options, rolesOf, rulebook, SEATS, seatsFor } from '@questhall/glowquest/client';
import { ROLE_STATS, ROLES } from '@questhall/glowquest/content';
import { ROLE_ICONS } from '../../games/glowquest/looks.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Chair, Choice, TableKit, Values } from './kit.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'difficulty.easy': 'hearts',
  'difficulty.normal': 'crossed-swords',
  'difficulty.hard': 'death-skull',
  'monsters.seat': 'daemon-skull',
  'monsters.heroes': 'tabletop-players',
};

const usual = readOptions(options, {});

/** The options as the game reads them; as usual where it cannot. */
function read(values: Values): Parameters<typeof seatsFor>[0] {
  const given = readOptions(options, values);
  if (given.ok) return given.value;
  if (!usual.ok) throw new Error('the usual options are not legal');
  return usual.value;
}

/** Whoever sits down for a hero, and whoever does for the monsters. */
const HERO_CHAIR: Chair = 'me';
const MONSTERS_CHAIR: Chair = 'bot:standard';

export const glowquestKit: TableKit = {
  id: 'glowquest',
  options,
  rulebook,
  seats: SEATS,
  bots: BOT_NAMES,
  quests: [],
  sections: [
    { id: 'expedition', options: ['heroes', 'difficulty'], hasSeats: false },
    { id: 'company', options: ['monsters'], hasSeats: true },
  ],
  hidden: [],
  suggested: {},
  chairs: [HERO_CHAIR, HERO_CHAIR, HERO_CHAIR, MONSTERS_CHAIR],
  newSeatAt: (seats) => seats,
  // Whoever sat for the heroes keeps a chair as long as there is one, and so does whoever sat for the monsters.
  chairsFor(values, chairs) {
    const given = read(values);
    const heroes = rolesOf(given).length;
    const monsters = chairs.findLast((chair) => chair.startsWith('bot:')) ?? MONSTERS_CHAIR;
    const sat = Array.from({ length: heroes }, (_, seat) => chairs[Math.min(seat, chairs.length - 2)] ?? HERO_CHAIR);
    return seatsFor(given) > heroes ? [...sat, monsters] : sat;
  },
  canLeave: () => false,
  seatName: (seat, _seats, values, texts) => texts.seats[rolesOf(read(values))[seat] ?? 'monsters'],
  seatIcon(seat, _seats, values) {
    const role = rolesOf(read(values))[seat];
    return role === undefined ? 'daemon-skull' : ROLE_ICONS[role];
  },
  isAsked: () => true,
  choice(option, value, texts): Choice {
    const role = ROLES.find((one) => option === 'heroes' && one === value);
    if (role !== undefined) {
      const { speed, grit, hitpoints } = ROLE_STATS[role];
      const facts = texts.choices.roleFacts(speed, grit, hitpoints);
      return {
        title: texts.seats[role],
        text: texts.choices.role[role],
        facts,
        icon: ROLE_ICONS[role],
        isEnglish: false,
      };
    }
    const words: Readonly<Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>> =
      {
        difficulty: texts.choices.difficulty,
        monsters: texts.choices.monsters,
      };
    const known = words[option]?.[String(value)];
    const icon = ICONS[`${option}.${String(value)}`] ?? null;
    return { title: known?.title ?? String(value), text: known?.text ?? '', icon, isEnglish: known === undefined };
  },
  party(heroes, texts) {
    const [role, another] = ROLES.filter((one) => heroes.includes(one));
    const isLone = role !== undefined && another === undefined;
    return { values: {}, note: isLone ? texts.newTable.loneHero(ROLE_STATS[role].loneHitpoints) : '' };
  },
  seatsNote(values, chairs, texts) {
    const isProgram = read(values).monsters === 'seat' && chairs.at(-1)?.startsWith('bot:') === true;
    return isProgram && values['playersRunMonsters'] === true ? texts.newTable.programRuns : '';
  },
  about: (given, texts) => texts.homePage.expedition(String(given('heroes')).split(',').length),
  optionOf: (rule) => (rule === 'create.party-size' ? 'seats' : 'options'),
};
