import { readOptions } from '@questhall/border';
import type { Language } from '@questhall/facets';
import { admit, BOT_NAMES, options, partyOf, SEATS, seatOfHero } from '@questhall/heroquest/client';
import { HEROES, type Names } from '@questhall/heroquest/content';
import { parseSheet } from '@questhall/heroquest/sheet';
import { type Choice, type GameForm, type Titled, textsFor, type Values } from '../../forms/form.ts';
import type { IconName } from '../../look/icon-names.ts';
import { HERO_ICONS } from './looks.ts';
import { gameNames } from './names.ts';
import { questPicker } from './quest-picker.tsx';
import { loadQuests } from './quests.ts';
import { gameTexts } from './texts/texts.ts';
import { wonAt } from './won.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'kit.usual': 'chest',
  'kit.new': 'plain-dagger',
  'zargon.novice': 'goblin',
  'zargon.standard': 'orc-head',
  'zargon.master': 'overlord-helm',
};

/** Where the rules that can refuse a new table look. */
const OPTIONS: Readonly<Record<string, string>> = {
  'seat.two-to-five': 'seats',
  'seat.several-heroes': 'seats',
  'seat.four-heroes': 'heroes',
  'setup.sequential-quests': 'campaign',
};

/** The heroes of a seat, as the game itself shares them out. */
function heroesOf(seat: number, seats: number, values: Values, names: Names): string {
  const read = readOptions(options, values);
  if (!read.ok || admit(read.value, seats) !== null) return '';
  const party = partyOf(read.value.heroes);
  return party
    .filter((_, i) => seatOfHero(i, party.length, seats - 1) === seat)
    .map((hero) => names.hero[hero])
    .join(', ');
}

export async function loadForm(language: Language): Promise<GameForm> {
  const [quests, names, texts] = await Promise.all([
    loadQuests(language),
    gameNames.load(language),
    gameTexts.load(language),
  ]);
  const choices: Readonly<Record<string, Readonly<Record<string, Titled>>>> = texts.choices;
  const bots: Readonly<Record<string, string>> = texts.bots;
  return {
    game: 'heroquest',
    options,
    seats: SEATS,
    bots: BOT_NAMES,
    sections: [
      { id: 'reading', title: texts.sections.reading, options: ['asPublished'], hasSeats: false },
      { id: 'quest', title: texts.sections.quest, options: ['quest', 'campaign'], hasSeats: false },
      { id: 'company', title: texts.sections.company, options: ['heroes', 'zargon'], hasSeats: true },
      { id: 'gear', title: texts.sections.gear, options: ['kit'], hasSeats: false },
    ],
    seatsText: texts.seatsText,
    hidden: ['sheet'],
    suggested: {},
    recommends: ['kit', 'zargon'],
    chairs: ['me', 'bot:standard'],
    partyOption: 'heroes',
    widgets: { quest: questPicker(quests) },
    preset: { sets: texts.presetSets, stays: texts.presetStays },
    newSeatAt: (seats) => seats - 1,
    canLeave: (seat, seats) => seat < seats - 1 && seats > SEATS.min,
    seatName(seat, seats, values) {
      if (seat === seats - 1) return texts.seats.zargon;
      return heroesOf(seat, seats, values, names) || texts.seats.seat(seat + 1);
    },
    seatIcon: (seat, seats) => (seat === seats - 1 ? 'overlord-helm' : 'swordwoman'),
    botName: (bot) => bots[bot] ?? bot,
    isAsked(option, chairs, { sheet }) {
      if (option === 'quest' || option === 'campaign') return sheet === undefined || sheet === '';
      return option !== 'zargon' || chairs.at(-1)?.startsWith('bot:') === true;
    },
    optionTexts: (option) => textsFor(texts.options, option),
    choice(option, value): Choice | null {
      const hero = HEROES.find((one) => option === 'heroes' && one === value);
      if (hero !== undefined) return { title: names.hero[hero], text: '', icon: HERO_ICONS[hero] };
      const known = choices[option]?.[String(value)];
      return known === undefined ? null : { ...known, icon: ICONS[`${option}.${String(value)}`] ?? null };
    },
    party(heroes) {
      const isSmall = heroes.length < HEROES.length;
      return { values: { smallParty: isSmall }, note: isSmall ? texts.partOfParty : '' };
    },
    won: wonAt,
    wonText: (share) => texts.won(share),
    about(given) {
      const own = parseSheet(String(given('sheet') ?? ''));
      if (own.ok) return own.value.title;
      if (given('campaign') === true) return texts.campaign;
      const number = Number(given('quest'));
      return texts.quest(number, quests.find((quest) => quest.number === number)?.title ?? '');
    },
    optionOf: (rule) => OPTIONS[rule] ?? 'options',
  };
}
