import type { Dungeoneer } from '@questhall/dungeoneer';
import type { ReactElement } from 'react';
import { Chips } from '../../table/game/chips.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { colourOf, faceOf } from './looks.ts';
import { useWords } from './wording/wording.ts';

/** Everybody in a line: life, and with it Glory and Peril, which are what is played for. */
export function DungeoneerStrip({ store }: GameParts<Dungeoneer>): ReactElement {
  const { view } = useTable(store).sight;
  const words = useWords();
  return (
    <Chips
      of={view.heroes.map((hero, seat) => ({
        key: String(seat),
        label: `${words.says.heroName(view, seat)}: ${words.life} ${hero.life}, ${words.glory} ${hero.glory}, ${words.peril} ${hero.peril}`,
        icon: faceOf(hero),
        colour: colourOf(seat),
        text: `${hero.life}·${hero.glory}·${hero.peril}`,
        isActing: view.active === seat,
        isOut: hero.isOut,
      }))}
    />
  );
}
