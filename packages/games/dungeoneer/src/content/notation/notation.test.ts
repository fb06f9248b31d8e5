import { describe, expect, test } from 'vitest';
import { adventureOf, CARD_IDS, HERO_IDS, heroCardOf, MAP_IDS, mapCardOf, QUEST_IDS, questOf } from '../registry.ts';
import { WRITTEN_SETS, WRITTEN_SUPPLEMENT } from '../sets/index.ts';
import { type Bracket, type Clause, type Effect, type Price, TRIGGERS } from '../vocabulary.ts';
import { NO_BRACKET } from './brackets.ts';
import {
  readAdventure,
  readClauses,
  readHero,
  readMap,
  readQuest,
  writeAdventure,
  writeClauses,
  writeHero,
  writeMap,
  writeQuest,
} from './index.ts';
import { SPEECH } from './speech.ts';

/** Every card as it is written, by its id. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  [...Object.values(WRITTEN_SETS), ...Object.values(WRITTEN_SUPPLEMENT)].flatMap((set) =>
    Object.entries({ maps: {}, adventures: {}, ...set })
      .filter(([part]) => part !== 'set')
      .flatMap(([, cards]) => Object.entries<string | readonly string[]>(cards))
      .map(([id, line]): [string, string] => [id, typeof line === 'string' ? line : line.join(' ')]),
  ),
);

const CLAUSES: readonly Clause[] = [
  ...CARD_IDS.flatMap((id) => adventureOf(id).clauses),
  ...HERO_IDS.flatMap((id) => heroCardOf(id).clauses),
  ...MAP_IDS.flatMap((id) => mapCardOf(id).clauses),
  ...QUEST_IDS.flatMap((id) => {
    const { clauses, reward, criteria } = questOf(id);
    return [...clauses, ...reward, ...('threat' in criteria ? [criteria.threat] : [])];
  }),
];

const EFFECTS: readonly Effect[] = CLAUSES.flatMap(({ choices }) => choices.flat()).flatMap((effect) =>
  effect.word === 'threat' ? [effect, ...effect.fail] : [effect],
);

const PRICES: readonly Price[] = [
  ...CLAUSES.flatMap(({ price }) => price ?? []),
  ...QUEST_IDS.map((id) => questOf(id).criteria).flatMap((criteria) =>
    criteria.form === 'pay' ? criteria.prices : [],
  ),
];

describe('[data.one-vocabulary] every card says the same written and read', () => {
  test.each(CARD_IDS)('%s', (id) => expect(writeAdventure(adventureOf(id))).toBe(WRITTEN.get(id)));
  test.each(HERO_IDS)('%s', (id) => expect(writeHero(heroCardOf(id))).toBe(WRITTEN.get(id)));
  test.each(QUEST_IDS)('%s', (id) => expect(writeQuest(questOf(id))).toBe(WRITTEN.get(id)));
  test.each(MAP_IDS)('%s', (id) => expect(writeMap(mapCardOf(id))).toBe(WRITTEN.get(id)));

  test('and there is no card besides', () => {
    expect([...WRITTEN.keys()].toSorted()).toEqual([...CARD_IDS, ...HERO_IDS, ...QUEST_IDS, ...MAP_IDS].toSorted());
  });
});

describe('[data.one-vocabulary] nothing is in the vocabulary that no card needs', () => {
  test.each([...Object.keys(SPEECH), 'threat'])('the word %s', (word) => {
    expect(EFFECTS.map((effect) => effect.word)).toContain(word);
  });

  test.each(TRIGGERS)('the trigger %s', (trigger) => {
    expect(CLAUSES.map((clause) => clause.trigger)).toContain(trigger);
  });

  test.each(['glory', 'peril', 'points', 'card', 'charge', 'hand', 'treasures'] as const)('the price %s', (pay) => {
    expect(PRICES.map((price) => price.pay)).toContain(pay);
  });

  test.each(Object.keys(NO_BRACKET) as (keyof Bracket)[])('the bracket %s', (field) => {
    expect(CLAUSES.some(({ bracket }) => !isNone(bracket[field]))).toBe(true);
  });

  test.each(['user', 'controller', 'hero'] as const)('alternatives that the %s chooses among', (chooser) => {
    expect(CLAUSES.filter(({ choices }) => choices.length > 1).map((clause) => clause.chooser)).toContain(chooser);
  });
});

const isNone = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

describe('clauses are read', () => {
  test.each([
    ['Speed −1 (min 1)', [{ word: 'score', form: 'speed', by: -1 }], { min: 1 }],
    ['Attack −# (# 1–5)', [{ word: 'attack', by: '#', isFoes: true }], { variable: [1, 5] }],
    ['Attack −2', [{ word: 'attack', by: -2, isFoes: true }], {}],
    ['Attack +2 (Melee)', [{ word: 'attack', by: 2, isFoes: false }], { form: 'melee' }],
    ['Best of 2 (Threat, counter)', [{ word: 'bestOfTwo' }], { rolls: ['threat', 'counter'] }],
    ['Threat +1 (exit)', [{ word: 'threats', by: 1 }], { rolls: ['exit'] }],
    ['Cost 0 (first Explore)', [{ word: 'free', what: 'firstExplore' }], {}],
    ['Warp (own section) (on swamp)', [{ word: 'warp', to: 'section' }], { on: ['swamp'] }],
    [
      'Counter +1 (on swamp, water; Magic against Beast; host; first turn)',
      [{ word: 'counter', by: 1 }],
      { on: ['swamp', 'water'], form: 'magic', against: 'beast', host: true, firstTurn: true },
    ],
  ] as const)('%s', (text, effects, bracket) => {
    const [clause] = readClauses(text, 'a test');
    expect(clause?.choices).toEqual([effects]);
    expect(clause?.bracket).toEqual({ ...NO_BRACKET, ...bracket });
    expect(writeClauses(clause ? [clause] : [])).toBe(text);
  });

  test('a Threat with all that it can be given', () => {
    const text = 'Thr Me/Sp 6 (space; 7 on mountains) ×2 else Wound 1, Tip (untip Ma 4) (space; on plains)';
    const clauses = readClauses(text, 'a test');
    expect(clauses[0]?.choices).toEqual([
      [
        {
          word: 'threat',
          scores: ['melee', 'speed'],
          number: 6,
          instead: { on: 'mountains', number: 7 },
          who: 'space',
          times: 2,
          fail: [
            { word: 'wound', by: 1 },
            { word: 'tip', untip: { form: 'magic', number: 4 } },
          ],
          isFailForAll: true,
        },
      ],
    ]);
    expect(clauses[0]?.bracket).toEqual({ ...NO_BRACKET, on: ['plains'] });
    expect(writeClauses(clauses)).toBe(text);
  });

  test('nothing that was read can be changed', () => {
    const card = adventureOf('HD-A16');
    expect(Object.isFrozen(card.clauses[0]?.choices[0]?.[0])).toBe(true);
  });
});

const HD = { id: 'HD', grade: 'heroic', section: 'dungeon' } as const;

describe('[data.one-vocabulary] what is no word is refused, with the card, the place and what would be right', () => {
  test.each([
    ['Boon 3 Hero Instant Spell | Bless 2', /^X-1, clause 1: "Bless 2" cannot be read; write Melee \+1, /],
    ['Boon 3 Hero Instant Spell | Heal 1 · Heal two', /^X-1, clause 2: "Heal two" cannot be read; write Heal 1$/],
    ['Boon 3 Hero Instant Spell | Open (L', /write Open \(L\), Open \(1 exit\) or Open \(1 wall\)/],
    ['Boon 3 Hero Instant Spell | Dream: Heal 1', /"Dream" cannot be read; write one of Play, Use, Hero, /],
    ['Boon 3 Hero Instant Spell | Use [2 Gold]: Heal 1', /"\[2 Gold\]" cannot be read; a price is \[2 Glory\], /],
    ['Boon 3 Hero Instant Spell | Melee +1 (at night)', /"\(at night\)" cannot be read; a bracket is /],
    ['Boon 3 Hero Instant Spell | Melee +1 (on lava)', /"lava" cannot be read; write one of desert, forest, /],
    ['Boon 3 Hero Instant Spell | Tip (Melee) or Untip', /stands behind the last of them/],
    ['Boon 3 Hero Instant Spell | Counter +#', /a clause with # has its bounds behind it/],
    ['Boon 3 Hero Instant Spell | Counter +# (# 1–4)', /a card that costs 1\+# says what # does/],
    ['Boon 3 Hero Spell | Heal 1', /a card begins like Boon/],
    ['Spell 3 Hero Instant Spell | Heal 1', /write one of Boon, Treasure, Bane, Monster, Trap/],
    ['Boon 3 Hero Instant Spell', /its columns are kind, cost, time, duration, category \| banner/],
    ['Monster 3 Beast | Me 3 Ma 1 Sp 2', /a monster is written like/],
    ['Trap 3 | Thr Sp 6', /a Threat is written like/],
    ['Trap 3 | Thr Sp 6 (everybody) else Tip', /"\(everybody\)" cannot be read; a Threat is written like/],
    ['Trap 3 | Thr Me/Sp 6 else Tip', /a Threat names one score, but on a Quest/],
    ['Boon 3 Hero Instant Spell | Play: Thr Me/Sp 6 else Tip', /a Threat names one score, but on a Quest/],
    ['Trap 3 | Thr Xx 6 else Tip', /"Xx" cannot be read; write one of Me, Ma, Sp/],
    ['Trap 3 | Thr Sp 6 else Wound 1, Thr Sp 6 else Tip', /a Threat stands alone in its clause/],
  ])('%s', (line, complaint) => expect(() => readAdventure('X-1', line, HD)).toThrow(complaint));

  test.each([
    ['Slay | HD-M07 | Kill it | Heal 1', /criteria are written like/],
    ['Slay | HD-M07 | Pay [3 Glory] | Heal 1', /the criteria of such a Quest are of the form slay/],
    ['Sacrifice | HD-M07 | Pay 3 Glory | Heal 1', /criteria are written like/],
    ['Escort | HD-M07 | Escort HD-M07 | Heal 1', /criteria are written like/],
    ['Escort | HD-M08 | Escort HD-M07 → HD-M09 | Heal 1', /found where it begins, at HD-M07/],
    ['Chance | HD-M07 | Chance 3 dice | Heal 1', /criteria are written like/],
    ['Search | any Room | Search, then Thr Ma 6 else nothing | Heal 1', /criteria are written like/],
    ['Effect | HD-M07 | Effect Threat −1 · Thr Ma 6 else nothing | Heal 1', /criteria are written like/],
    ['Sacrifice | somewhere | Pay [3 Glory] | Heal 1', /a location is HD-M07, /],
    ['Sacrifice | any Inn | Pay [3 Glory] | Heal 1', /write one of Entrance, Passage, Grim Passage, /],
    ['Sacrifice | any Entrance | Pay [3 Glory] | Gold', /^X-Q1, reward, clause 1: "Gold"/],
  ])('%s', (line, complaint) => expect(() => readQuest('X-Q1', line, 'heroic')).toThrow(complaint));

  test.each([
    ['Inn | 1/1 | O, O, O, O | —', /write one of Entrance, /],
    ['Room (lava) | 1/1 | O, O, O, O | —', /write one of desert, /],
    ['Room | 1 | O, O, O, O | —', /Glory and Peril are written like 1\/2/],
    ['Room | 1/1 | O, O, O | —', /exits are written like O, L Me6, T Sp5, W/],
    ['Room | 1/1 | O, O, X, O | —', /^X-M1, south exit: "X" cannot be read; an exit is O, W, L Me6 or T Sp5/],
    ['Room | 1/1 | O, O, O, O | Pond', /"Pond" cannot be read/],
  ])('%s', (line, complaint) => expect(() => readMap('X-M1', line, HD)).toThrow(complaint));

  test.each([
    ['Dwarf | Life 6 | 1/1/1 2/2/2 3/3/3 | ● ◆ — | 2/3 | Threat +1', /race and class are written like/],
    ['Dwarf, Warden | 6 | 1/1/1 2/2/2 3/3/3 | ● ◆ — | 2/3 | Threat +1', /life is written like/],
    ['Dwarf, Warden | Life 6 | 1/1/1 2/2/2 | ● ◆ — | 2/3 | Threat +1', /write the scores of three levels/],
    ['Dwarf, Warden | Life 6 | 1/1/1 2/2/2 3/3/3 4/4/4 | ● ◆ — | 2/3 | Threat +1', /write the scores of three levels/],
    ['Dwarf, Warden | Life 6 | 1/1/1 +1/0/0 +1/1/0 | ● ◆ — | 2/3 | Threat +1', /write the base and three rows/],
    ['Dwarf, Warden | Life 6 | 1/1 2/2/2 3/3/3 | ● ◆ — | 2/3 | Threat +1', /scores are written like/],
    ['Dwarf, Warden | Life 6 | 1/1/1 2/2/2 3/3/3 | ● ◆ | 2/3 | Threat +1', /symbols are written like/],
    ['Dwarf, Warden | Life 6 | 1/1/1 2/2/2 3/3/3 | ● ◆ — | 2 | Threat +1', /the two limits are written like/],
  ])('%s', (line, complaint) => expect(() => readHero('X-H1', line, 'heroic')).toThrow(complaint));
});
