import type { HeroQuest } from '@questhall/heroquest';
import type { ReactElement } from 'react';
import { Chips } from '../../table/game/chips.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { HERO_ICONS } from './looks.ts';
import { useTownWords } from './town/words.ts';

/** All heroes and their Body in a line. */
export function HeroQuestStrip({ store }: GameParts<HeroQuest>): ReactElement {
  const { view } = useTable(store).sight;
  const texts = useTownWords();
  return (
    <Chips
      of={view.heroes.map(({ hero, name, body, status }) => ({
        key: hero,
        label: `${name}: ${body} ${texts.body}`,
        icon: HERO_ICONS[hero],
        colour: `--${hero}`,
        text: String(body),
        isActing: view.turn?.hero === hero,
        isOut: status !== 'here',
      }))}
    />
  );
}
