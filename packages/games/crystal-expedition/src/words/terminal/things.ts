import type { Thing } from '@questhall/facets';
import { unstopped } from '@questhall/facets/saying';
import {
  CLASS_IDS,
  CLASSES,
  type Gain,
  type Gains,
  GEM_IDS,
  gemGains,
  ITEM_IDS,
  ITEMS,
  LEVELS,
  type Level,
  type Levels,
  MONSTER_IDS,
  MONSTERS,
  RACE_IDS,
  RACES,
  STATISTICS,
  type Statistics,
} from '../../content/index.ts';
import type { Party } from '../telling/wording.ts';
import type { TerminalWords } from './terminal-words.ts';

/** Everything with a name that a player of Crystal Expedition may ask about. */
export function thingsIn(words: TerminalWords): readonly Thing[] {
  const { texts, wording } = words;
  const { names } = wording;
  const learner = (levels: Levels, statistics: string): readonly string[] => [
    statistics,
    ...LEVELS.flatMap((level) => levelLine(levels, level, words)),
  ];
  return [
    ...ITEM_IDS.map((id) => {
      const { slot, price, weapon, levels } = ITEMS[id];
      const base = weapon === null ? [] : [texts.base(weapon.base)];
      return {
        name: names.item[id],
        kind: names.slot[slot],
        lines: [[...base, wording.crowns(price)].join(', '), ...gainLines(levels[0], 1, 'heroes', words)],
      };
    }),
    ...GEM_IDS.map((id) => ({
      name: names.gem[id],
      kind: texts.things.gem,
      lines: gainLines(gemGains(id), 1, 'heroes', words),
    })),
    ...RACE_IDS.map((id) => ({
      name: names.race[id],
      kind: texts.things.race,
      lines: learner(RACES[id].levels, numbersText(RACES[id].statistics, words)),
    })),
    ...CLASS_IDS.map((id) => ({
      name: names.heroClass[id],
      kind: `${texts.things.heroClass}, ${names.role[CLASSES[id].role]}`,
      lines: learner(CLASSES[id].levels, modifiersText(CLASSES[id].modifiers, words)),
    })),
    ...MONSTER_IDS.map((id) => {
      const { type, rank, role, statistics, base, form, gains } = MONSTERS[id];
      const basics = [names.role[role], numbersText(statistics, words), texts.base(base)].join(', ');
      return {
        name: names.monster[id],
        kind: `${names.rank[rank]}, ${names.type[type]}`,
        lines: [
          basics,
          wording.sayGain({ gain: 'form', form }, 1, 'monsters'),
          ...gainLines(gains, 1, 'monsters', words),
        ],
      };
    }),
  ];
}

/** `Speed 5, Grit 7`: those that there are. */
const numbersText = (statistics: Statistics, { wording: { names } }: TerminalWords): string =>
  STATISTICS.filter((statistic) => statistics[statistic] !== 0)
    .map((statistic) => `${names.statistic[statistic]} ${statistics[statistic]}`)
    .join(', ');

/** What a Class adds: `+1 Grit, +2 Hitpoints`. */
const modifiersText = (modifiers: Statistics, { wording }: TerminalWords): string =>
  STATISTICS.filter((statistic) => modifiers[statistic] !== 0)
    .map((statistic) =>
      wording.sayGain({ gain: 'statistic', statistic, n: { base: modifiers[statistic], rises: false } }, 1, 'heroes'),
    )
    .join(', ');

const levelLine = (levels: Levels, level: Level, words: TerminalWords): readonly string[] => {
  const gains = gainLines(levels[level - 1] ?? [], level, 'heroes', words);
  return gains.length === 0 ? [] : [`${words.texts.things.level(level)}: ${gains.map(unstopped).join('; ')}`];
};

const gainLines = (gains: Gains, level: Level, whose: Party, words: TerminalWords): readonly string[] =>
  gains.map((gain) => {
    const name = nameOf(gain, words);
    const said = words.wording.sayGain(gain, level, whose);
    return name === null ? said : `${name}: ${said}`;
  });

/** What is gained, where it has a name of its own. */
function nameOf(gain: Gain, { wording: { names } }: TerminalWords): string | null {
  switch (gain.gain) {
    case 'ability':
      return gain.id === null ? null : names.ability[gain.id];
    case 'activator':
      return names.activator[gain.activator.id];
    case 'interrupt':
      return names.interrupt[gain.interrupt.id];
    default:
      return null;
  }
}
