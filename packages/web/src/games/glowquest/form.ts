import { completed, readOptions } from '@questhall/border';
import type { Language } from '@questhall/facets';
import { BOT_NAMES, options, rolesOf, SEATS, seatsFor } from '@questhall/glowquest/client';
import { ROLE_STATS, ROLES } from '@questhall/glowquest/content';
import { WON } from '@questhall/glowquest/measured';
import {
  type ChairChoice,
  type Choice,
  type GameForm,
  isUsualBut,
  type Titled,
  textsFor,
  type Values,
} from '../../forms/form.ts';
import { ownTitle } from '../../forms/own-title.ts';
import type { IconName } from '../../look/icon-names.ts';
import { ROLE_ICONS } from './looks.ts';
import { gameTexts } from './texts/texts.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'difficulty.easy': 'hearts',
  'difficulty.normal': 'crossed-swords',
  'difficulty.hard': 'death-skull',
  'creation.draft': 'spell-book',
  'creation.either': 'tabletop-players',
  'creation.ready': 'sprint',
  'monsters.seat': 'daemon-skull',
  'monsters.heroes': 'tabletop-players',
};

/** The difficulties, from the easiest on. */
const LEVELS: readonly unknown[] = options.difficulty.choices ?? [];

const usual = readOptions(options, {});

/** The options as the game reads them; as usual where it cannot. */
function read(values: Values): Parameters<typeof seatsFor>[0] {
  const given = readOptions(options, values);
  if (given.ok) return given.value;
  if (!usual.ok) throw new Error('the usual options are not legal');
  return usual.value;
}

/** Whoever sits down for a hero, and whoever does for the monsters. */
const HERO_CHAIR: ChairChoice = 'me';
const MONSTERS_CHAIR: ChairChoice = 'bot:standard';

export async function loadForm(language: Language): Promise<GameForm> {
  const texts = await gameTexts.load(language);
  const choices: Readonly<Record<string, Readonly<Record<string, Titled>>>> = texts.choices;
  const bots: Readonly<Record<string, string>> = texts.bots;
  return {
    game: 'glowquest',
    options,
    seats: SEATS,
    bots: BOT_NAMES,
    sections: [
      {
        id: 'expedition',
        title: texts.sections.expedition,
        options: ['heroes', 'creation', 'difficulty'],
        hasSeats: false,
      },
      { id: 'company', title: texts.sections.company, options: ['monsters'], hasSeats: true },
    ],
    seatsText: texts.seatsText,
    hidden: ['figures'],
    suggested: { creation: 'either' },
    recommends: ['creation', 'difficulty', 'monsters'],
    chairs: [HERO_CHAIR, HERO_CHAIR, HERO_CHAIR, MONSTERS_CHAIR],
    partyOption: 'heroes',
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
    seatName: (seat, _seats, values) => texts.seats[rolesOf(read(values))[seat] ?? 'monsters'],
    seatIcon(seat, _seats, values) {
      const role = rolesOf(read(values))[seat];
      return role === undefined ? 'daemon-skull' : ROLE_ICONS[role];
    },
    botName: (bot) => bots[bot] ?? bot,
    isAsked: () => true,
    optionTexts: (option) => textsFor(texts.options, option),
    choice(option, value): Choice | null {
      const role = ROLES.find((one) => option === 'heroes' && one === value);
      if (role !== undefined) {
        const { speed, grit, hitpoints } = ROLE_STATS[role];
        const facts = texts.roleFacts(speed, grit, hitpoints);
        return { title: texts.seats[role], text: texts.roles[role], facts, icon: ROLE_ICONS[role] };
      }
      const known = choices[option]?.[String(value)];
      return known === undefined ? null : { ...known, icon: ICONS[`${option}.${String(value)}`] ?? null };
    },
    party(heroes) {
      const [role, another] = ROLES.filter((one) => heroes.includes(one));
      const isLone = role !== undefined && another === undefined;
      return { values: {}, note: isLone ? texts.loneHero(ROLE_STATS[role].loneHitpoints) : '' };
    },
    seatsNote(values, chairs) {
      const isProgram = read(values).monsters === 'seat' && chairs.at(-1)?.startsWith('bot:') === true;
      return isProgram && values['playersRunMonsters'] === true ? texts.programRuns : '';
    },
    won(values) {
      const { heroes, difficulty, creation } = completed(options, values);
      if (creation === 'ready') return null; // measured with drawn cards
      const isUsual = isUsualBut({ options }, values, ['heroes', 'creation', 'difficulty', 'monsters']);
      return (isUsual ? WON[String(heroes)]?.[LEVELS.indexOf(difficulty)] : undefined) ?? null;
    },
    wonText: (share) => texts.won(share),
    about: (given) => ownTitle(given('figures'), texts.expedition(String(given('heroes')).split(',').length)),
    optionOf: (rule) => (rule === 'create.party-size' ? 'seats' : 'options'),
  };
}
