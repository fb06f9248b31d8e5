import { readOptions } from '@questhall/border';
import { admit, BOT_NAMES, options, partyOf, rulebook, SEATS, seatOfHero } from '@questhall/heroquest/client';
import { HEROES, NAMES, type Names } from '@questhall/heroquest/content';
import { HERO_ICONS } from '../../games/heroquest/looks.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Language } from '../../shell/settings.ts';
import { loadQuests } from '../quests.ts';
import type { Choice, TableKit, Values } from './kit.ts';

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

const namesIn = async (language: Language): Promise<Names> =>
  language === 'nl' ? (await import('@questhall/heroquest/words-nl')).DUTCH_NAMES : NAMES;

export async function makeHeroquestKit(language: Language): Promise<TableKit> {
  const [quests, names] = await Promise.all([loadQuests(), namesIn(language)]);
  return {
    id: 'heroquest',
    options,
    rulebook,
    seats: SEATS,
    bots: BOT_NAMES,
    quests,
    sections: [
      { id: 'reading', options: ['asPublished'], hasSeats: false },
      { id: 'quest', options: ['quest', 'campaign'], hasSeats: false },
      { id: 'company', options: ['heroes', 'zargon'], hasSeats: true },
      { id: 'gear', options: ['kit'], hasSeats: false },
    ],
    hidden: ['sheet'],
    suggested: {},
    chairs: ['me', 'bot:standard'],
    newSeatAt: (seats) => seats - 1,
    canLeave: (seat, seats) => seat < seats - 1 && seats > SEATS.min,
    seatName(seat, seats, values, texts) {
      if (seat === seats - 1) return texts.seats.zargon;
      return heroesOf(seat, seats, values, names) || texts.seats.seat(seat + 1);
    },
    seatIcon: (seat, seats) => (seat === seats - 1 ? 'overlord-helm' : 'swordwoman'),
    isAsked: (option, chairs) => option !== 'zargon' || chairs.at(-1)?.startsWith('bot:') === true,
    choice(option, value, texts): Choice {
      const words: Readonly<
        Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
      > = {
        kit: texts.choices.kit,
        zargon: texts.choices.zargon,
      };
      const hero = HEROES.find((one) => option === 'heroes' && one === value);
      if (hero !== undefined) return { title: names.hero[hero], text: '', icon: HERO_ICONS[hero], isEnglish: false };
      const known = words[option]?.[String(value)];
      const title = known?.title ?? String(value);
      return {
        title,
        text: known?.text ?? '',
        icon: ICONS[`${option}.${String(value)}`] ?? null,
        isEnglish: known === undefined,
      };
    },
    party(heroes, texts) {
      const isSmall = heroes.length < HEROES.length;
      return { values: { smallParty: isSmall }, note: isSmall ? texts.newTable.partOfParty : '' };
    },
    about(given, texts) {
      if (given('campaign') === true) return texts.homePage.campaign;
      const number = Number(given('quest'));
      return texts.homePage.quest(number, quests.find((quest) => quest.number === number)?.title ?? '');
    },
    optionOf: (rule) => OPTIONS[rule] ?? 'options',
  };
}
