import type { View } from '../../types/index.ts';
import type { TerminalTexts } from './terminal-texts.ts';

const LIFE_BAR_MAX = 20;
export const NAME_WIDTH = 26;
/** Of a terminal of 80 columns, less what a table is indented by. */
const COLUMNS = 76;
export const INDENT = '     ';
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

export function lifeBar(left: number, life: number, { scene }: TerminalTexts): string {
  const hearts = life > LIFE_BAR_MAX ? '' : `${'♥'.repeat(left)}${'♡'.repeat(life - left)}  `;
  return `${hearts}${scene.life(left, life)}`;
}

/** The monster, and what lies on the table. */
export function fightLines(view: View, texts: TerminalTexts): readonly string[] {
  const lying = lyingLine(view, texts);
  return [
    ...(view.monster === null ? [] : [monsterLine(view.monster, texts)]),
    ...(lying === null ? [] : [`  ${lying}`]),
  ];
}

function monsterLine({ monster, life, wounds }: NonNullable<View['monster']>, texts: TerminalTexts): string {
  const bar = life === null ? texts.scene.lifeUnknown : lifeBar(Math.max(0, life - wounds), life, texts);
  return `  ${texts.names.monster[monster].padEnd(NAME_WIDTH)}${bar}`;
}

function lyingLine({ lying }: View, { names, scene }: TerminalTexts): string | null {
  const { dice, heroCard, monsterCard, arrow } = lying;
  if (dice.length > 0) return scene.dice(dice.map((face) => FACES[face - 1]).join(' '), dice);
  if (heroCard !== null && monsterCard !== null) return scene.cards(names.card[heroCard], names.card[monsterCard]);
  return arrow === null ? null : scene.arrow(names.card[arrow]);
}

/** In as many lines as it takes; those behind the first stand a little further in. */
export function folded(text: string, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length >= COLUMNS) {
      lines.push(line);
      line = INDENT;
    }
    line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}
