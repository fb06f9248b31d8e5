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
import { HERO_ICONS, MONSTER_ICONS } from '../../games/dungeonquest/looks.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Language } from '../../shell/settings.ts';
import type { Choice, TableKit } from './kit.ts';
import type { FormWords } from './words.ts';

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

function heroChoice(hero: Hero, names: Names, { choices }: FormWords): Choice {
  const sheet = ATTRIBUTES.map((attribute) => `${names.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`).join(
    ' · ',
  );
  const facts = `${choices.life(HERO_SHEETS[hero].life)} · ${sheet}`;
  return { title: names.hero[hero], text: choices.hero[hero], facts, icon: HERO_ICONS[hero], isEnglish: false };
}

function monsterChoice(monster: Monster, names: Names, { choices }: FormWords): Choice {
  const { attribute, lives } = MONSTER_SHEETS[monster];
  const text = choices.lives(lives[0] ?? 0, lives.at(-1) ?? 0, names.attribute[attribute]);
  return { title: names.monster[monster], text, icon: MONSTER_ICONS[monster], isEnglish: false };
}

export async function makeDungeonquestKit(language: Language): Promise<TableKit> {
  return kitWith(language === 'nl' ? (await import('@questhall/dungeonquest/words-nl')).DUTCH_NAMES : NAMES);
}

const kitWith = (names: Names): TableKit => ({
  id: 'dungeonquest',
  options,
  rulebook,
  seats: SEATS,
  bots: BOT_NAMES,
  quests: [],
  sections: [
    { id: 'hero', options: ['hero', 'heroLife'], hasSeats: false },
    { id: 'monster', options: ['monster'], hasSeats: false },
    { id: 'fight', options: ['mode'], hasSeats: false },
    { id: 'company', options: [], hasSeats: true },
  ],
  hidden: [],
  suggested: { hero: 'hugo', heroLife: 6 }, // a first fight has something to decide, and is not won before it begins
  chairs: ['me', 'bot:standard'],
  newSeatAt: (seats) => seats,
  canLeave: (seat, seats) => seat === seats - 1 && seats > SEATS.min,
  seatName(seat, seats, values, texts) {
    const fighter = Number(values['fighter'] ?? 1) - 1;
    if (seat === fighter) return texts.seats.hero;
    return seat === (fighter + 1) % seats ? texts.seats.monster : texts.seats.watcher;
  },
  seatIcon(seat) {
    if (seat > 1) return 'person';
    return seat === 0 ? 'visored-helm' : 'daemon-skull';
  },
  isAsked: () => true,
  choice(option, value, texts): Choice {
    const hero = HEROES.find((one) => option === 'hero' && one === value);
    if (hero !== undefined) return heroChoice(hero, names, texts);
    const monster = MONSTERS.find((one) => option === 'monster' && one === value);
    if (monster !== undefined) return monsterChoice(monster, names, texts);
    if (value === 'random')
      return { ...texts.choices.random, icon: 'perspective-dice-six-faces-random', isEnglish: false };
    const modes: Readonly<Record<string, { readonly title: string; readonly text: string }>> = texts.choices.mode;
    const mode = modes[String(value)];
    if (option !== 'mode' || mode === undefined) return { title: String(value), text: '', icon: null, isEnglish: true };
    return { ...mode, icon: MODE_ICONS[String(value)] ?? null, isEnglish: false };
  },
  about(given, texts) {
    const name = (option: string): string => {
      const value = given(option);
      return value === 'random' ? texts.homePage.somebody : this.choice(option, value, texts).title;
    };
    return texts.homePage.fight(name('hero'), name('monster'));
  },
  optionOf: (rule) => OPTIONS[rule] ?? 'options',
});
