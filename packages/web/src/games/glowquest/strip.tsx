import type { Glowquest } from '@questhall/glowquest';
import { activeIn } from '@questhall/glowquest/client';
import { hasFallen } from '@questhall/glowquest/queries';
import type { ReactElement } from 'react';
import { Chips } from '../../table/game/chips.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { useCardWords } from './cards/words.ts';
import { colourOf, iconOf } from './looks.ts';

/** All heroes and their Hitpoints in a line. */
export function GlowquestStrip({ store }: GameParts<Glowquest>): ReactElement {
  const { view, asks } = useTable(store).sight;
  const { names } = useCardWords();
  return (
    <Chips
      of={view.heroes.map((hero) => ({
        key: hero.role,
        label: `${names.role[hero.role]}: ${hero.hitpoints}`,
        icon: iconOf(hero),
        colour: colourOf(hero),
        text: String(hero.hitpoints),
        isActing: activeIn(view) === hero.id,
        isOut: hasFallen(hero, asks),
      }))}
    />
  );
}
