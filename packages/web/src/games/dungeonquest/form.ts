import { completed } from '@questhall/border';
import { client, KEEP_OPTIONS, SEATS } from '@questhall/dungeonquest/client';
import {
  ATTRIBUTES,
  HERO_SHEETS,
  HEROES,
  type Hero,
  MONSTER_SHEETS,
  MONSTERS,
  type Monster,
} from '@questhall/dungeonquest/content';
import type { Names } from '@questhall/dungeonquest/facets';
import { WON } from '@questhall/dungeonquest/measured';
import type { Language } from '@questhall/facets';
import { type Choice, type GameForm, isUsualBut, type Titled, textsFor, type Values } from '../../forms/form.ts';
import type { IconName } from '../../look/icon-names.ts';
import { HERO_ICONS, MONSTER_ICONS } from './looks.ts';
import { gameNames } from './names.ts';
import type { GameTexts } from './texts/en.ts';
import { gameTexts } from './texts/texts.ts';

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

function heroChoice(hero: Hero, names: Names, texts: GameTexts): Choice {
  const sheet = ATTRIBUTES.map((attribute) => `${names.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`);
  const facts = [texts.life(HERO_SHEETS[hero].life), ...sheet].join(' · ');
  return { title: names.hero[hero], text: texts.heroes[hero], facts, icon: HERO_ICONS[hero] };
}

function monsterChoice(monster: Monster, names: Names, texts: GameTexts): Choice {
  const { attribute, lives } = MONSTER_SHEETS[monster];
  const text = texts.lives(lives[0] ?? 0, lives.at(-1) ?? 0, names.attribute[attribute]);
  return { title: names.monster[monster], text, icon: MONSTER_ICONS[monster] };
}

/** What the odds were computed for; whatever else a table may have, nobody knows. */
const MEASURED_BY = ['mode', 'hero', 'heroLife', 'monster', 'fighter'];

function wonBy({ mode, hero, monster, heroLife }: Values, isUsual: boolean): number | null {
  const lives = isUsual ? WON[`${mode} ${hero} ${monster}`] : undefined;
  return (typeof heroLife === 'number' ? lives?.[heroLife - 1] : lives?.at(-1)) ?? null;
}

/** The form sets fights: the keep's rules are in no book yet. */
const OF_A_FIGHT = Object.fromEntries(
  Object.entries(client.options).filter(([option]) => !KEEP_OPTIONS.includes(option)),
);

/** The value of an option as the form shows it. */
function choiceOf(option: string, value: unknown, names: Names, texts: GameTexts): Choice | null {
  const hero = HEROES.find((one) => option === 'hero' && one === value);
  if (hero !== undefined) return heroChoice(hero, names, texts);
  const monster = MONSTERS.find((one) => option === 'monster' && one === value);
  if (monster !== undefined) return monsterChoice(monster, names, texts);
  if (value === 'random') return { ...texts.random, icon: 'perspective-dice-six-faces-random' };
  const modes: Readonly<Record<string, Titled>> = texts.modes;
  const mode = option === 'mode' ? modes[String(value)] : undefined;
  return mode === undefined ? null : { ...mode, icon: MODE_ICONS[String(value)] ?? null };
}

export async function loadForm(language: Language): Promise<GameForm> {
  const [names, texts] = await Promise.all([gameNames.load(language), gameTexts.load(language)]);
  const bots: Readonly<Record<string, string>> = texts.bots;
  const nameOf = (hero: unknown): string => choiceOf('hero', hero, names, texts)?.title ?? '';
  return {
    game: 'dungeonquest',
    options: OF_A_FIGHT,
    seats: SEATS,
    bots: client.botNames,
    sections: [
      { id: 'hero', title: texts.sections.hero, options: ['hero', 'heroLife'], hasSeats: false },
      { id: 'monster', title: texts.sections.monster, options: ['monster'], hasSeats: false },
      { id: 'fight', title: texts.sections.fight, options: ['mode'], hasSeats: false },
      { id: 'company', title: texts.sections.company, options: [], hasSeats: true },
    ],
    seatsText: texts.seatsText,
    hidden: [],
    suggested: { hero: 'hugo', heroLife: 4 }, // a first fight has something to decide, and either may win it
    recommends: ['mode', 'hero', 'heroLife', 'monster'],
    chairs: ['me', 'bot:standard'],
    newSeatAt: (seats) => seats,
    canLeave: (seat, seats) => seat === seats - 1 && seats > SEATS.min,
    seatName(seat, seats, values) {
      const fighter = Number(values['fighter'] ?? 1) - 1;
      if (seat === fighter) return texts.seats.hero;
      return seat === (fighter + 1) % seats ? texts.seats.monster : texts.seats.watcher;
    },
    seatIcon(seat) {
      if (seat > 1) return 'person';
      return seat === 0 ? 'visored-helm' : 'daemon-skull';
    },
    botName: (bot) => bots[bot] ?? bot,
    isAsked: () => true,
    optionTexts: (option) => textsFor(texts.options, option),
    choice: (option, value) => choiceOf(option, value, names, texts),
    about(given) {
      const name = (option: string): string => {
        const value = given(option);
        return value === 'random' ? texts.somebody : (choiceOf(option, value, names, texts)?.title ?? '');
      };
      return texts.fight(name('hero'), name('monster'));
    },
    won: (values) => wonBy(completed(client.options, values), isUsualBut(client, values, MEASURED_BY)),
    wonText: (share, values) => texts.won(nameOf(completed(client.options, values)['hero']), share),
    optionOf: (rule) => OPTIONS[rule] ?? 'options',
  };
}
