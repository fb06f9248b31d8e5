import type { Sight } from '@questhall/kernel';
import { heroSeen } from '../../queries/heroes.ts';
import type { DungeonQuest, HeroSeen, View } from '../../types.ts';
import type { TerminalTexts } from './terminal-texts.ts';

const LIFE_BAR_MAX = 20;
const NAME_WIDTH = 26;
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

/** The arena in a few lines. */
export function sceneIn(texts: TerminalTexts): (sight: Sight<DungeonQuest>) => readonly string[] {
  return ({ view }) => {
    const hero = heroSeen(view);
    const lines = [titleOf(view, texts), ...(hero === null ? [] : [heroLine(hero, view, texts)])];
    if (view.monster !== null) lines.push(monsterLine(view.monster, texts));
    const lying = lyingLine(view, texts);
    if (lying !== null) lines.push(`  ${lying}`);
    const hand = view.powerHand.map((card) => texts.names.power[card]);
    if (hand.length > 0) lines.push(`  ${texts.scene.hand(hand)}`);
    return lines;
  };
}

function titleOf({ mode, round }: View, { names, scene }: TerminalTexts): string {
  const title = mode === null ? scene.noMode : names.mode[mode];
  return round === 0 ? title : scene.round(title, round);
}

function heroLine(hero: HeroSeen, { test, house }: View, texts: TerminalTexts): string {
  const { names, scene } = texts;
  const left = Math.max(0, hero.life - hero.wounds);
  const tested = test === null ? '' : `   ${names.attribute[test.attribute]} ${test.value}`;
  const tokens = house.determinationInCombat ? `   ${scene.tokens(hero.determination)}` : '';
  return `  ${names.hero[hero.hero].padEnd(NAME_WIDTH)}${lifeBar(left, hero.life, texts)}${tested}${tokens}`;
}

function monsterLine({ monster, life, wounds }: NonNullable<View['monster']>, texts: TerminalTexts): string {
  const bar = life === null ? texts.scene.lifeUnknown : lifeBar(Math.max(0, life - wounds), life, texts);
  return `  ${texts.names.monster[monster].padEnd(NAME_WIDTH)}${bar}`;
}

function lifeBar(left: number, life: number, { scene }: TerminalTexts): string {
  const hearts = life > LIFE_BAR_MAX ? '' : `${'♥'.repeat(left)}${'♡'.repeat(life - left)}  `;
  return `${hearts}${scene.life(left, life)}`;
}

function lyingLine({ lying }: View, { names, scene }: TerminalTexts): string | null {
  const { dice, heroCard, monsterCard, arrow } = lying;
  if (dice.length > 0) return scene.dice(dice.map((face) => FACES[face - 1]).join(' '), dice);
  if (heroCard !== null && monsterCard !== null) return scene.cards(names.card[heroCard], names.card[monsterCard]);
  return arrow === null ? null : scene.arrow(names.card[arrow]);
}
