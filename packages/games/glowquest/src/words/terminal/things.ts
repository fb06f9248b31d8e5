import type { Thing } from '@questhall/facets';
import { CARD_IDS, CARDS, MONSTER_IDS, MONSTERS, type MonsterId, type MonsterRecord } from '../../content/index.ts';
import type { TerminalWords } from './terminal-words.ts';

/** Everything with a name that a player of Glowquest may ask about: cards and monsters. */
export function thingsIn(words: TerminalWords): readonly Thing[] {
  const { names, sayCard } = words.wording;
  return [
    ...CARD_IDS.map((id) => ({ name: names.card[id], kind: names.deck[CARDS[id].deck], lines: sayCard(CARDS[id]) })),
    ...MONSTER_IDS.map((id) => ({
      name: names.monster[id],
      kind: `${names.category[MONSTERS[id].category]}, ${names.family[MONSTERS[id].family]}`,
      lines: monsterLines(id, words),
    })),
  ];
}

/** What stands on its sheet. */
function monsterLines(id: MonsterId, words: TerminalWords): readonly string[] {
  const { texts, wording } = words;
  const { prefers, benefits } = MONSTERS[id];
  return [
    `${[...recordNumbers(id, MONSTERS[id], words), texts.prefers(wording.names.role[prefers])].join(', ')}.`,
    ...benefits.map((benefit) => `${wording.benefit(benefit.id)}: ${wording.sayBenefit(benefit, 'monsters')}`),
  ];
}

/** What all figures of a record have in common, with the base damage they have now. */
export function recordNumbers(
  id: MonsterId,
  { speed, grit, armor, base }: Pick<MonsterRecord, 'speed' | 'grit' | 'armor' | 'base'>,
  { texts, patternText }: TerminalWords,
): readonly string[] {
  return [
    texts.grit(grit),
    ...(armor === 0 ? [] : [texts.armor(armor)]),
    texts.speed(speed),
    texts.baseDamage(base, patternText(id)),
  ];
}
