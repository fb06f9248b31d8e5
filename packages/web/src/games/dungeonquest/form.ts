import { completed } from '@questhall/border';
import { ARENA_OPTIONS, client, KEEP_OPTIONS, SEATS } from '@questhall/dungeonquest/client';
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

const CHOICE_ICONS: Readonly<Record<string, IconName>> = {
  keep: 'dungeon-gate',
  arena: 'crossed-swords',
  dice: 'rolling-dices',
  solo: 'perspective-dice-six-faces-random',
  cards: 'tied-scroll',
  vote: 'tabletop-players',
};

/** Whoever goes into the keep, by seat. */
const SEAT_ICONS: readonly IconName[] = ['visored-helm', 'viking-helmet', 'bowman', 'hood'];

const REFUSED_BY: Readonly<Record<string, string>> = {
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

/** Here somebody chooses the game, whatever else stands in the form. */
const { follows: _, ...play } = client.options.play;
const OPTIONS = { ...client.options, play };

/** What the odds were computed for; whatever else a table may have, nobody knows. */
const MEASURED_BY = ['play', 'mode', 'hero', 'heroLife', 'monster', 'fighter'];

function wonBy({ play, mode, hero, monster, heroLife }: Values, isUsual: boolean, seats: number): number | null {
  if (!isUsual) return null;
  if (play === 'keep') return WON[`keep ${mode} ${seats}`]?.[0] ?? null;
  const lives = WON[`${mode} ${hero} ${monster}`];
  return (typeof heroLife === 'number' ? lives?.[heroLife - 1] : lives?.at(-1)) ?? null;
}

/** The value of an option as the form shows it. */
function choiceOf(option: string, value: unknown, names: Names, texts: GameTexts): Choice | null {
  const hero = HEROES.find((one) => option === 'hero' && one === value);
  if (hero !== undefined) return heroChoice(hero, names, texts);
  const monster = MONSTERS.find((one) => option === 'monster' && one === value);
  if (monster !== undefined) return monsterChoice(monster, names, texts);
  if (value === 'random') return { ...texts.random, icon: 'perspective-dice-six-faces-random' };
  const worded: Readonly<Record<string, Readonly<Record<string, Titled>>>> = { play: texts.plays, mode: texts.modes };
  const one = worded[option]?.[String(value)];
  return one === undefined ? null : { ...one, icon: CHOICE_ICONS[String(value)] ?? null };
}

export async function loadForm(language: Language): Promise<GameForm> {
  const [names, texts] = await Promise.all([gameNames.load(language), gameTexts.load(language)]);
  const bots: Readonly<Record<string, string>> = texts.bots;
  const nameOf = (hero: unknown): string => choiceOf('hero', hero, names, texts)?.title ?? '';
  return {
    game: 'dungeonquest',
    options: OPTIONS,
    seats: SEATS,
    bots: client.botNames,
    sections: [
      { id: 'play', title: texts.sections.play, options: ['play'], hasSeats: false },
      { id: 'hero', title: texts.sections.hero, options: ['hero', 'heroLife'], hasSeats: false },
      { id: 'monster', title: texts.sections.monster, options: ['monster'], hasSeats: false },
      { id: 'fight', title: texts.sections.fight, options: ['mode'], hasSeats: false },
      { id: 'company', title: texts.sections.company, options: [], hasSeats: true },
    ],
    seatsText: texts.seatsText,
    hidden: [],
    suggested: { hero: 'hugo', heroLife: 4 }, // a first fight has something to decide, and either may win it
    recommends: ['play', 'mode', 'hero', 'heroLife', 'monster'],
    chairs: ['me', 'bot:standard'],
    newSeatAt: (seats) => seats,
    canLeave: (seat, seats) => seat === seats - 1 && seats > SEATS.min,
    seatName(seat, seats, values) {
      if (values['play'] !== 'arena') return texts.seats.dasher(seat + 1);
      const fighter = Number(values['fighter'] ?? 1) - 1;
      if (seat === fighter) return texts.seats.hero;
      return seat === (fighter + 1) % seats ? texts.seats.monster : texts.seats.watcher;
    },
    seatIcon(seat, _seats, values) {
      if (values['play'] !== 'arena') return SEAT_ICONS[seat] ?? 'person';
      if (seat > 1) return 'person';
      return seat === 0 ? 'visored-helm' : 'daemon-skull';
    },
    botName: (bot) => bots[bot] ?? bot,
    isAsked: (option, _chairs, { play }) => !(play === 'keep' ? ARENA_OPTIONS : KEEP_OPTIONS).includes(option),
    seatsNote: ({ play }) => (play === 'arena' ? texts.seatsOfArena : texts.seatsOfKeep),
    optionTexts: (option) => textsFor(texts.options, option),
    choice: (option, value) => choiceOf(option, value, names, texts),
    about(given) {
      if (given('play') === 'keep') return texts.dash;
      const name = (option: string): string => {
        const value = given(option);
        return value === 'random' ? texts.somebody : (choiceOf(option, value, names, texts)?.title ?? '');
      };
      return texts.fight(name('hero'), name('monster'));
    },
    won: (values, chairs) =>
      wonBy(completed(OPTIONS, values), isUsualBut({ options: OPTIONS }, values, MEASURED_BY), chairs.length),
    wonText(share, values) {
      const { play, hero } = completed(OPTIONS, values);
      return play === 'keep' ? texts.wonInKeep(share) : texts.won(nameOf(hero), share);
    },
    optionOf: (rule) => REFUSED_BY[rule] ?? 'options',
  };
}
