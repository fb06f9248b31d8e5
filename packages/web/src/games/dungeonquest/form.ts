import { BOT_NAMES, options, rulebook, SEATS } from '@questhall/dungeonquest/client';
import {
  ATTRIBUTES,
  HERO_SHEETS,
  HEROES,
  type Hero,
  MONSTER_SHEETS,
  MONSTERS,
  type Monster,
  NAMES,
  type Names,
} from '@questhall/dungeonquest/content';
import type { Language } from '@questhall/facets';
import { type Choice, type TableForm, type Titled, wordsFor } from '../../forms/form.ts';
import type { IconName } from '../../look/icon-names.ts';
import { HERO_ICONS, MONSTER_ICONS } from './looks.ts';
import type { PageWords } from './words/en.ts';
import { loadWords } from './words/load.ts';

const MODE_ICONS: Readonly<Record<string, IconName>> = {
  dice: 'rolling-dices',
  solo: 'perspective-dice-six-faces-random',
  cards: 'tied-scroll',
  vote: 'tabletop-players',
};

const OPTIONS: Readonly<Record<string, string>> = {
  'mode.classic-needs-two': 'mode',
  'mode.no-base-combat': 'mode',
  'encounter.monster-player-left': 'fighter',
  'encounter.token-already-here': 'monsterLife',
};

function heroChoice(hero: Hero, names: Names, words: PageWords): Choice {
  const sheet = ATTRIBUTES.map((attribute) => `${names.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`);
  const facts = [words.life(HERO_SHEETS[hero].life), ...sheet].join(' · ');
  return { title: names.hero[hero], text: words.heroes[hero], facts, icon: HERO_ICONS[hero] };
}

function monsterChoice(monster: Monster, names: Names, words: PageWords): Choice {
  const { attribute, lives } = MONSTER_SHEETS[monster];
  const text = words.lives(lives[0] ?? 0, lives.at(-1) ?? 0, names.attribute[attribute]);
  return { title: names.monster[monster], text, icon: MONSTER_ICONS[monster] };
}

/** The value of an option as the form shows it. */
function choiceOf(option: string, value: unknown, names: Names, words: PageWords): Choice | null {
  const hero = HEROES.find((one) => option === 'hero' && one === value);
  if (hero !== undefined) return heroChoice(hero, names, words);
  const monster = MONSTERS.find((one) => option === 'monster' && one === value);
  if (monster !== undefined) return monsterChoice(monster, names, words);
  if (value === 'random') return { ...words.random, icon: 'perspective-dice-six-faces-random' };
  const modes: Readonly<Record<string, Titled>> = words.modes;
  const mode = option === 'mode' ? modes[String(value)] : undefined;
  return mode === undefined ? null : { ...mode, icon: MODE_ICONS[String(value)] ?? null };
}

const namesIn = async (language: Language): Promise<Names> =>
  language === 'nl' ? (await import('@questhall/dungeonquest/words-nl')).DUTCH_NAMES : NAMES;

export async function loadForm(language: Language): Promise<TableForm> {
  const [names, words] = await Promise.all([namesIn(language), loadWords(language)]);
  const bots: Readonly<Record<string, string>> = words.bots;
  return {
    game: 'dungeonquest',
    options,
    rulebook,
    seats: SEATS,
    bots: BOT_NAMES,
    sections: [
      { id: 'hero', title: words.sections.hero, options: ['hero', 'heroLife'], hasSeats: false },
      { id: 'monster', title: words.sections.monster, options: ['monster'], hasSeats: false },
      { id: 'fight', title: words.sections.fight, options: ['mode'], hasSeats: false },
      { id: 'company', title: words.sections.company, options: [], hasSeats: true },
    ],
    seatsText: words.seatsText,
    hidden: [],
    suggested: { hero: 'hugo', heroLife: 6 }, // a first fight has something to decide, and is not won before it begins
    chairs: ['me', 'bot:standard'],
    newSeatAt: (seats) => seats,
    canLeave: (seat, seats) => seat === seats - 1 && seats > SEATS.min,
    seatName(seat, seats, values) {
      const fighter = Number(values['fighter'] ?? 1) - 1;
      if (seat === fighter) return words.seats.hero;
      return seat === (fighter + 1) % seats ? words.seats.monster : words.seats.watcher;
    },
    seatIcon(seat) {
      if (seat > 1) return 'person';
      return seat === 0 ? 'visored-helm' : 'daemon-skull';
    },
    botName: (bot) => bots[bot] ?? bot,
    isAsked: () => true,
    optionWords: (option) => wordsFor(words.options, option),
    choice: (option, value) => choiceOf(option, value, names, words),
    about(given) {
      const name = (option: string): string => {
        const value = given(option);
        return value === 'random' ? words.somebody : (choiceOf(option, value, names, words)?.title ?? '');
      };
      return words.fight(name('hero'), name('monster'));
    },
    optionOf: (rule) => OPTIONS[rule] ?? 'options',
  };
}
