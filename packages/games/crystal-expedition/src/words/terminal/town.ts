import type { Hero, Stay, Town, View } from '../../types/index.ts';
import { kindOf, NAME_WIDTH } from './figures.ts';
import type { TerminalWords } from './terminal-words.ts';

/** Who has which visits left, purses, dungeons, and what belongs to all. */
export function townLines(words: TerminalWords, view: View, town: Town): readonly string[] {
  const { texts, wording } = words;
  const { names } = wording;
  const stays = view.chronicle.filter(({ line }) => line === 'town').length;
  return [
    texts.town(stays + 1),
    ...view.party.flatMap((hero) => heroLines(hero, town.stays[hero.id], words)),
    ...view.dungeons.map((dungeon, at) => texts.dungeon(at + 1, wording.dungeon(dungeon), dungeon.isVisited)),
    ...some(
      texts.boosts,
      town.boosts.map(({ boost }) => names.boost[boost]),
    ),
    ...(view.gems.length === 0 && view.raw === 0
      ? []
      : [
          texts.gems(
            view.gems.map((gem) => names.gem[gem]),
            view.raw,
          ),
        ]),
    ...some(texts.baggage, view.baggage.map(wording.piece)),
    ...some(
      texts.waiting,
      view.wagon.map(({ name }) => name),
    ),
  ];
}

const some = (text: (names: readonly string[]) => string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [text(names)];

function heroLines(hero: Hero, stay: Stay | undefined, words: TerminalWords): readonly string[] {
  const { texts, wording } = words;
  const where =
    stay === undefined
      ? []
      : stay.isReady
        ? [texts.ready]
        : [
            ...(stay.visit === null ? [] : [texts.at(wording.names.location[stay.visit.location])]),
            texts.visits(stay.visitsLeft),
          ];
  const { pieces } = hero.build;
  return [
    `  ${hero.name.padEnd(NAME_WIDTH)}${[kindOf(hero, words), wording.crowns(hero.crowns), ...where].join('  ')}`,
    ...(pieces.length === 0 ? [] : [`    ${pieces.map(wording.piece).join(', ')}`]),
  ];
}
