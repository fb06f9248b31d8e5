import type { Sight } from '@questhall/kernel';
import { fighterSeen } from '../../queries/heroes.ts';
import type { DungeonQuest, View } from '../../types/index.ts';
import { fightLines, folded, lifeBar, NAME_WIDTH } from './fight.ts';
import { keepMap, keepScene, keepStatus } from './keep-scene.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** A fight in a few lines, or the keep with its map. */
export function sceneIn(texts: TerminalTexts): (sight: Sight<DungeonQuest>) => readonly string[] {
  return (sight) => {
    const { view } = sight;
    if (view.keep !== null && view.round === 0) return keepScene(view.keep, sight, texts);
    const hand = view.powerHand.map((card) => texts.names.power[card]);
    return [
      titleOf(view, texts),
      heroLine(view, texts),
      ...fightLines(view, texts),
      ...(hand.length > 0 ? folded(texts.scene.hand(hand), '  ') : []),
    ];
  };
}

/** The keep by itself, also while somebody fights in it; the arena has no map. */
export const mapIn =
  (texts: TerminalTexts): ((sight: Sight<DungeonQuest>) => readonly string[]) =>
  (sight) =>
    sight.view.keep === null ? [] : keepMap(sight.view.keep, sight.view, texts);

/** The same in a line, for whoever has just seen it all. */
export const statusIn =
  (texts: TerminalTexts): ((sight: Sight<DungeonQuest>) => string) =>
  (sight) =>
    sight.view.keep === null ? arenaStatus(sight.view, texts) : keepStatus(sight.view.keep, sight, texts);

const arenaStatus = (view: View, texts: TerminalTexts): string =>
  [titleOf(view, texts), heroLine(view, texts), ...fightLines(view, texts)]
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .join(' – ');

function titleOf({ mode, round }: View, { names, scene }: TerminalTexts): string {
  const title = mode === null ? scene.noMode : names.mode[mode];
  return round === 0 ? title : scene.round(title, round);
}

function heroLine(view: View, texts: TerminalTexts): string {
  const { names, scene } = texts;
  const { hero, life, wounds, determination } = fighterSeen(view);
  const tested = view.test === null ? '' : `   ${names.attribute[view.test.attribute]} ${view.test.value}`;
  const tokens = view.house.determinationInCombat ? `   ${scene.tokens(determination)}` : '';
  return `  ${names.hero[hero].padEnd(NAME_WIDTH)}${lifeBar(Math.max(0, life - wounds), life, texts)}${tested}${tokens}`;
}
