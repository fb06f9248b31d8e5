import type { DungeonQuest } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import { Chips } from '../../../../table/game/chips.tsx';
import type { GameParts } from '../../../../table/game/ui.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { HERO_COLOURS, HERO_ICONS } from '../../looks.ts';
import { useKeepWords } from '../wording/words.ts';

/** Everybody in a line: the life that is left, and how many Treasures. */
export function KeepStrip({ store }: GameParts<DungeonQuest>): ReactElement {
  const { view } = useTable(store).sight;
  const words = useKeepWords();
  return (
    <Chips
      of={view.heroes.flatMap((hero, seat) => {
        if (hero === null) return [];
        const left = Math.max(0, hero.life - hero.wounds);
        return [
          {
            key: String(seat),
            label: `${words.says.names.hero[hero.hero]}: ${words.life(left, hero.life)}, ${words.treasures(hero.treasureCount)}`,
            icon: HERO_ICONS[hero.hero],
            colour: HERO_COLOURS[hero.hero],
            text: hero.treasureCount === 0 ? `${left}` : `${left}·${hero.treasureCount}`,
            isActing: seat === view.fighter && hero.fate === 'inside',
            isOut: hero.fate !== 'inside',
          },
        ];
      })}
    />
  );
}
