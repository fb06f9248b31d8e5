import type { DungeonQuest } from '@questhall/dungeonquest';
import { HERO_SHEETS } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { GameParts } from '../ui.ts';
import { useArenaTexts } from './texts.ts';
import { useArenaTongue } from './tongue.ts';

/** What the hero's sheet says, and what it tests. */
export function ArenaSide({ store }: GameParts<DungeonQuest>): ReactElement {
  const { standing } = useTable(store);
  const { names } = useArenaTongue();
  const texts = useArenaTexts();
  const { hero, test, mode } = standing.sight.view;
  const sheet = HERO_SHEETS[hero.hero];
  return (
    <div className="dq-side">
      <h3>{names.hero[hero.hero]}</h3>
      <dl>
        <dt>{texts.life}</dt>
        <dd>{texts.lifeLeft(hero.life - hero.wounds, hero.life)}</dd>
        <dt>{texts.determination}</dt>
        <dd>{hero.determination}</dd>
        {test !== null && (
          <>
            <dt>{texts.tests}</dt>
            <dd>
              {names.attribute[test.attribute]} {test.value}
            </dd>
          </>
        )}
        {mode !== null && (
          <>
            <dt>{texts.combat}</dt>
            <dd>{names.mode[mode]}</dd>
          </>
        )}
        <dt>{texts.sheetLife}</dt>
        <dd>{sheet.life}</dd>
      </dl>
    </div>
  );
}
