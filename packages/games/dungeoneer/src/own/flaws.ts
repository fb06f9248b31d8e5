import { didYouMean } from '@questhall/facets';
import {
  type Adventure,
  CATEGORIES,
  type CardSet,
  CLASSES,
  type Clause,
  FORMS,
  HERO_IDS,
  type HeroCard,
  heroCardOf,
  mapCardOf,
  type OwnId,
  type QuestCard,
  RACES,
  readAdventure,
  readHero,
  readQuest,
  SET_CARDS,
} from '../content/index.ts';

/** What is wrong with a card that can be read: with an error it cannot be played. */
export interface Flaw {
  readonly isError: boolean;
  /** The word at fault. */
  readonly word: string;
  readonly text: string;
}

const DIE = 6;
const LIFE_MAX = 6;
const NUMBER_MAX = 30;

const wrong = (word: string, text: string): readonly Flaw[] => [{ isError: true, word, text }];
const odd = (word: string, text: string): readonly Flaw[] => [{ isError: false, word, text }];
const when = (isSo: boolean, flaws: readonly Flaw[]): readonly Flaw[] => (isSo ? flaws : []);

/** Throws where the card cannot even be read. */
export function flawsOf({ kind, name, line }: OwnId, set: CardSet): readonly Flaw[] {
  const large = Array.from(line.matchAll(/(?<!\w)\d+/g), ([number]) => number).find(
    (number) => Number(number) > NUMBER_MAX,
  );
  const flaws = large === undefined ? [] : wrong(large, `${large} is too much: no number is above ${NUMBER_MAX}`);
  switch (kind) {
    case 'card':
      return [...flaws, ...adventureFlaws(readAdventure(name, line, set))];
    case 'hero':
      return [...flaws, ...heroFlaws(readHero(name, line, set.grade))];
    case 'quest':
      return [...flaws, ...questFlaws(readQuest(name, line, set.grade), set)];
  }
}

const unknown = (what: string, word: string, known: readonly string[]): readonly Flaw[] =>
  known.includes(word)
    ? []
    : wrong(
        capital(word),
        `“${capital(word)}” is no ${what}; there are ${known.map(capital).join(', ')}.${didYouMean(word, known)}`,
      );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** [comp.glory-cards] [comp.peril-cards] */
function adventureFlaws(card: Adventure): readonly Flaw[] {
  const { kind, cost, time, duration, category, fighter, clauses } = card;
  const isGlory = kind === 'boon' || kind === 'treasure';
  const gain = clauses.filter(({ trigger }) => trigger === null || trigger === 'play').reduce(mostGlory, 0);
  return [
    ...unknown('kind of card', category, CATEGORIES),
    ...when(cost < 1, wrong(`${cost}`, 'a card costs at least 1')),
    ...when(
      isGlory ? time === 'lord' : time !== 'lord' && time !== 'anytime',
      wrong(
        capital(time),
        isGlory
          ? 'a Boon or Treasure is for Hero, Anytime or Response, and not for the Dungeonlord'
          : 'a Bane, Monster or Trap is played by the Dungeonlord, or Anytime',
      ),
    ),
    ...when(
      (duration === 'monster') !== (kind === 'monster'),
      wrong(capital(duration), 'a Monster is a Monster, and nothing else is'),
    ),
    ...when(
      fighter !== null && !FORMS.some((form) => fighter.signs[form] === 'attack'),
      wrong('Monster', 'a Monster attacks in one form at least: give it a ●'),
    ),
    ...when(fighter !== null && fighter.life < 1, wrong('Life 0', 'a Monster has 1 life at least')),
    ...when(
      clauses.length === 0 && kind !== 'monster',
      wrong(capital(kind), 'does nothing; say behind the bar what it does'),
    ),
    ...when(
      isGlory && gain > 0 && gain >= cost,
      wrong('Glory', `gives back ${gain} Glory and costs ${cost}: it must cost more`),
    ),
    ...clauses.flatMap(abilityFlaws),
  ];
}

const mostGlory = (most: number, { choices }: Clause): number =>
  Math.max(
    most,
    ...choices.map((effects) =>
      effects.reduce(
        (sum, effect) => (effect.word === 'glory' ? sum + (typeof effect.by === 'number' ? effect.by : DIE) : sum),
        0,
      ),
    ),
  );

/** What can be used as often as one pays must cost something, and not bring in what it costs. */
function abilityFlaws({ price, isOncePerTurn, choices }: Clause): readonly Flaw[] {
  if (price === null || isOncePerTurn || (price.pay !== 'glory' && price.pay !== 'points')) return [];
  const paid = price.pay === 'glory' ? 'Glory' : 'MP';
  const isFree = price.amount === 0;
  const isEarning = choices.flat().some(({ word }) => word === 'glory' || word === 'move');
  return when(
    isFree || isEarning,
    wrong(`${price.amount} ${paid}`, 'could be used without end; write “once per turn” behind its price'),
  );
}

/** [comp.hero-card-fields] */
function heroFlaws(hero: HeroCard): readonly Flaw[] {
  const { life, rows, base, grade, signs, clauses } = hero;
  const isFalling = FORMS.some((form) => rows.some((row, at) => row[form] < (rows[at - 1]?.[form] ?? 0)));
  return [
    ...unknown('race', hero.race, RACES),
    ...unknown('class', hero.class, CLASSES),
    ...when(life < 1 || life > LIFE_MAX, wrong(`Life ${life}`, `a hero has 1 to ${LIFE_MAX} life`)),
    ...when(
      (base === null) !== (grade === 'heroic'),
      wrong('', grade === 'heroic' ? 'a heroic hero has three rows of scores' : 'write a base and three rows with +'),
    ),
    ...when(
      FORMS.every((form) => signs[form] !== 'attack'),
      odd('', 'this hero never attacks: no symbol is ●'),
    ),
    ...when(base === null && isFalling, odd('', 'a score falls from one level to the next')),
    ...clauses.flatMap(abilityFlaws),
  ];
}

/** The places that a Quest names. */
function placesOf({ location, criteria }: QuestCard): readonly string[] {
  const named = location.at === 'card' ? [location.card] : [];
  return criteria.form === 'escort' ? [...named, criteria.from, criteria.to] : named;
}

/** [data.quest-locations-in-set] [data.quest-feasible] */
function questFlaws(quest: QuestCard, set: CardSet): readonly Flaw[] {
  const maps: readonly string[] = SET_CARDS[set.id].maps;
  const { location, criteria } = quest;
  const kinds = maps.map((map) => mapCardOf(map).kind);
  const isNowhere = location.at === 'kinds' && !location.kinds.some((kind) => kinds.includes(kind));
  return [
    ...[...new Set(placesOf(quest))].flatMap((place) =>
      when(!maps.includes(place), wrong(place, `${place} is no map of ${set.id}; its maps are ${maps.join(', ')}`)),
    ),
    ...when(isNowhere, wrong('any', `the maps of ${set.id} have no such place`)),
    ...when(
      criteria.form === 'slay' && !FORMS.some((form) => criteria.monster.signs[form] === 'attack'),
      wrong('Slay', 'the monster attacks in one form at least: give it a ●'),
    ),
    ...when(criteria.form === 'slay' && criteria.monster.life < 1, wrong('Life 0', 'the monster has 1 life at least')),
    ...threatFlaws(quest),
    ...when(
      criteria.form === 'search' && criteria.number > DIE + 1,
      odd('Search', `nobody finds it before he is far from an Entrance: the die shows ${DIE} at most`),
    ),
    ...when(
      criteria.form === 'chance' && criteria.sequence.some((number) => number < 1 || number > DIE),
      wrong('Chance', `a die shows 1 to ${DIE}`),
    ),
  ];
}

/** Every hero of the grade, at its first level and with the best throw, against what the Quest asks. */
function threatFlaws({ criteria, grade }: QuestCard): readonly Flaw[] {
  if (criteria.form !== 'threat' && criteria.form !== 'search') return [];
  const heroes = HERO_IDS.map(heroCardOf).filter((hero) => hero.grade === grade);
  return criteria.threat.choices.flat().flatMap((effect) => {
    if (effect.word !== 'threat') return [];
    const short = heroes.filter(({ base, rows }) =>
      effect.scores.every((form) => rows[0][form] + (base?.[form] ?? 0) + DIE < effect.number),
    );
    return when(
      short.length > 0,
      odd(`${effect.number}`, `${short.length} of ${heroes.length} heroes never throw ${effect.number} at first`),
    );
  });
}
