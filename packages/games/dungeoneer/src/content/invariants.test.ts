import { describe, expect, test } from 'vitest';
import {
  adventureOf,
  CARD_IDS,
  CARD_SETS,
  FORMS,
  HERO_IDS,
  type HeroCard,
  heroCardOf,
  MAP_IDS,
  mapCardOf,
  QUEST_IDS,
  type QuestCard,
  questOf,
  SET_CARDS,
  SET_IDS,
  SIDES,
  SUPPLEMENT_CARDS,
} from './index.ts';
import { GRADES } from './vocabulary.ts';

// What has to be true of every card so that a match can be played to its end with any of them.

const DIE = 6;
const cardsIn = (parts: Readonly<Record<string, readonly unknown[]>>): number =>
  Object.values(parts).reduce((sum, { length }) => sum + length, 0);

describe('every deck is whole', () => {
  test.each(SET_IDS)('[comp.deck-of-55] %s has 55 cards with its cut-out card and 3 Trackers', (id) => {
    expect(cardsIn({ ...SET_CARDS[id] }) + 1 + 3).toBe(55);
  });

  test.each(GRADES)('[setup.fourth-seat] four seats have a hero and their Quests at one %s deck', (grade) => {
    const { heroes, quests } = SUPPLEMENT_CARDS[grade];
    expect([heroes.length + 3, quests.length + 7]).toEqual([4, 4 * 2 + 1]);
  });

  test('[core.fixed-sets] every card is of the grade and the section of its set', () => {
    for (const id of SET_IDS) {
      const { grade, section } = CARD_SETS[id];
      const { heroes, quests, maps, adventures } = SET_CARDS[id];
      for (const map of maps) expect(mapCardOf(map)).toMatchObject({ set: id, grade, section });
      for (const card of adventures) expect(adventureOf(card)).toMatchObject({ set: id, grade });
      expect([...heroes.map(heroCardOf), ...quests.map(questOf)].every((card) => card.grade === grade)).toBe(true);
    }
  });

  test('[setup.life-and-level] [comp.scores-by-level] every hero has 6 life, and no score falls from level to level', () => {
    for (const hero of HERO_IDS.map(heroCardOf)) {
      expect(hero.life).toBe(6);
      expect(hero.base === null).toBe(hero.grade === 'heroic');
      const [first, second, third] = hero.rows;
      for (const form of FORMS) expect([first, second, third].map((row) => row[form])).toEqual(rising(hero, form));
    }
  });
});

const rising = ({ rows }: HeroCard, form: (typeof FORMS)[number]): readonly number[] =>
  rows.map((row) => row[form]).toSorted((one, other) => one - other);

const MUSTER = { heroic: 'k', epic: '2k/k>3', legendary: '2k/k>2' } as const;

describe('every map can be built', () => {
  test.each(MAP_IDS)('[data.axis-invariant] %s has a way through on both of its axes', (id) => {
    const { north, east, south, west } = mapCardOf(id).exits;
    expect([north, south].some(({ kind }) => kind !== 'wall')).toBe(true);
    expect([east, west].some(({ kind }) => kind !== 'wall')).toBe(true);
  });

  test.each(SET_IDS)('[data.entrance-four-exits] the one Entrance of %s is open on every side', (id) => {
    const entrances = SET_CARDS[id].maps.map(mapCardOf).filter(({ kind }) => kind === 'entrance');
    expect(entrances).toHaveLength(1);
    for (const { exits, glory, peril } of entrances) {
      expect(SIDES.map((side) => exits[side].kind)).toEqual(['open', 'open', 'open', 'open']);
      expect([glory, peril]).toEqual([1, 1]);
    }
  });

  test.each(SET_IDS)('[data.five-passages] four of five ways of %s lie around its Entrance', (id) => {
    const kinds = SET_CARDS[id].maps.map((map) => mapCardOf(map).kind);
    const ways = CARD_SETS[id].section === 'dungeon' ? ['passage', 'grimPassage'] : ['road', 'grimRoad'];
    expect(kinds.filter((kind) => ways.includes(kind))).toHaveLength(5);
    const rest = CARD_SETS[id].section === 'dungeon' ? 'room' : 'place';
    expect(kinds.filter((kind) => kind === rest)).toHaveLength(5);
  });

  test('[comp.terrain] cards of the Wilderness have terrain, those of the Dungeon have none', () => {
    for (const { section, terrains } of MAP_IDS.map(mapCardOf))
      expect(terrains.length > 0).toBe(section === 'wilderness');
  });

  test('[link.sewer] no sewer ends nowhere', () => {
    for (const id of SET_IDS) {
      const sewers = SET_CARDS[id].maps.flatMap((map) => mapCardOf(map).sewer ?? []);
      for (const letter of sewers) expect(sewers.filter((other) => other === letter)).toHaveLength(2);
    }
  });

  test.each(SET_IDS)('[data.muster] only the Entrance of %s evens out the seats', (id) => {
    const muster = SET_CARDS[id].maps.filter((map) => mapCardOf(map).clauses.some(({ bracket }) => bracket.firstTurn));
    expect(muster.map((map) => mapCardOf(map).kind)).toEqual(['entrance']);
    expect(muster.flatMap((map) => mapCardOf(map).clauses)).toMatchObject([
      {
        trigger: 'reset',
        price: null,
        choices: [[{ word: 'glory', by: MUSTER[CARD_SETS[id].grade] }]],
      },
    ]);
  });
});

/** The places that a Quest names. */
function placesOf({ location, criteria }: QuestCard): readonly string[] {
  const named = location.at === 'card' ? [location.card] : [];
  return criteria.form === 'escort' ? [...named, criteria.from, criteria.to] : named;
}

/** The Threats of a Quest. */
function threatsOf({
  criteria,
}: QuestCard): readonly { readonly scores: readonly string[]; readonly number: number }[] {
  if (criteria.form !== 'threat' && criteria.form !== 'search') return [];
  return criteria.threat.choices.flat().flatMap((effect) => (effect.word === 'threat' ? [effect] : []));
}

/** Whoever may get a Quest: the heroes of its grade. */
const heroesFor = ({ grade }: QuestCard): readonly HeroCard[] =>
  HERO_IDS.map(heroCardOf).filter((hero) => hero.grade === grade);

describe('every Quest can be done', () => {
  test.each(SET_IDS)('[data.quest-locations-in-set] the Quests of %s name places of its own', (id) => {
    const { quests, maps } = SET_CARDS[id];
    for (const quest of quests.map(questOf)) {
      for (const place of placesOf(quest)) expect(maps).toContain(place);
      if (quest.location.at === 'kinds')
        expect(kindsIn(maps)).toEqual(expect.arrayContaining([...quest.location.kinds]));
    }
  });

  test.each(GRADES)('[data.quest-locations-in-set] the further %s Quests name what every such set has', (grade) => {
    const sets = SET_IDS.filter((id) => CARD_SETS[id].grade === grade);
    for (const quest of SUPPLEMENT_CARDS[grade].quests.map(questOf)) {
      expect(placesOf(quest)).toEqual([]);
      for (const id of sets)
        if (quest.location.at === 'kinds')
          expect(kindsIn(SET_CARDS[id].maps)).toEqual(expect.arrayContaining([...quest.location.kinds]));
    }
  });

  test.each(QUEST_IDS)('[data.quest-feasible] the best throw of every hero is enough for %s', (id) => {
    const quest = questOf(id);
    for (const { base, rows } of heroesFor(quest))
      for (const { scores, number } of threatsOf(quest)) {
        const best = Math.max(
          ...FORMS.filter((form) => scores.includes(form)).map((form) => rows[0][form] + (base?.[form] ?? 0)),
        );
        expect(number - best).toBeLessThanOrEqual(DIE);
      }
    // The first space beyond an Entrance adds 1.
    if (quest.criteria.form === 'search') expect(quest.criteria.number).toBeLessThanOrEqual(DIE + 1);
    if (quest.criteria.form === 'chance')
      for (const number of quest.criteria.sequence) expect(number).toBeLessThanOrEqual(DIE);
  });
});

const kindsIn = (maps: readonly string[]): readonly string[] => maps.map((map) => mapCardOf(map).kind);

describe('every Adventure card can be played', () => {
  test.each(CARD_IDS)('[comp.glory-cards] [comp.peril-cards] %s has a time and a duration of its kind', (id) => {
    const { kind, time, duration, fighter } = adventureOf(id);
    if (kind === 'boon' || kind === 'treasure') expect(time).not.toBe('lord');
    else expect(['lord', 'anytime']).toContain(time);
    expect(duration === 'monster').toBe(kind === 'monster');
    expect(fighter !== null).toBe(kind === 'monster');
  });

  test('[combat.a-standard-symbol] every monster can attack', () => {
    for (const { fighter } of CARD_IDS.map(adventureOf))
      if (fighter !== null) expect(Object.values(fighter.signs)).toContain('attack');
  });
});
