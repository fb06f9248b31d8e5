import type { DungeonQuest } from '@questhall/dungeonquest';
import { HERO_SHEETS, NAMES } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { GameParts } from '../ui.ts';

/** What the hero's sheet says, and what it tests. */
export function ArenaSide({ store }: GameParts<DungeonQuest>): ReactElement {
  const { standing } = useTable(store);
  const { hero, test, mode } = standing.sight.view;
  const sheet = HERO_SHEETS[hero.hero];
  return (
    <div className="dq-side">
      <h3>{NAMES.hero[hero.hero]}</h3>
      <dl>
        <dt>Life</dt>
        <dd>
          {hero.life - hero.wounds} of {hero.life}
        </dd>
        <dt>Determination</dt>
        <dd>{hero.determination}</dd>
        {test !== null && (
          <>
            <dt>Tests</dt>
            <dd>
              {NAMES.attribute[test.attribute]} {test.value}
            </dd>
          </>
        )}
        {mode !== null && (
          <>
            <dt>Combat</dt>
            <dd>{NAMES.mode[mode]}</dd>
          </>
        )}
        <dt>Life on the sheet</dt>
        <dd>{sheet.life}</dd>
      </dl>
    </div>
  );
}
