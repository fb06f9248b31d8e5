import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { isConscious } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Chips } from '../../table/game/chips.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { colourOf, iconOf } from './looks.ts';

/** The party in a line: Hitpoints in the dungeon, Crowns in Town. */
export function CrystalStrip({ store }: GameParts<CrystalExpedition>): ReactElement {
  const { party, expedition } = useTable(store).sight.view;
  const chips = party.map((hero) => {
    const n = expedition === null ? hero.crowns : hero.hitpoints;
    return {
      key: hero.name,
      label: `${hero.name}: ${n}`,
      icon: iconOf(hero),
      colour: colourOf(hero),
      text: String(n),
      isActing: expedition?.turn?.who === hero.id,
      isOut: expedition !== null && !isConscious(hero),
    };
  });
  return <Chips of={chips} />;
}
