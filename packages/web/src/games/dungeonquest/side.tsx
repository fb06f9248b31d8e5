import type { DungeonQuest } from '@questhall/dungeonquest';
import { heroSeen } from '@questhall/dungeonquest/client';
import { ATTRIBUTES, HERO_SHEETS } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { KeepSide } from './keep/side/side.tsx';
import { ATTRIBUTE_ICONS } from './looks.ts';
import { useArenaWords } from './wording/words.ts';

/** Beside the ring the one who fights, and beside the keep everybody. */
export function Side({ store }: GameParts<DungeonQuest>): ReactElement {
  const { view } = useTable(store).sight;
  return view.keep === null ? <ArenaSide store={store} /> : <KeepSide store={store} view={view} keep={view.keep} />;
}

/** What the hero's sheet says, and what of it is tested here. */
function ArenaSide({ store }: GameParts<DungeonQuest>): ReactElement {
  const texts = useArenaWords();
  const { view } = useTable(store).standing.sight;
  const { test, mode, monster } = view;
  const hero = heroSeen(view);
  if (hero === null) return <div className="dq-side" />;
  const sheet = HERO_SHEETS[hero.hero];
  return (
    <div className="dq-side">
      <h3>{texts.names.hero[hero.hero]}</h3>
      <p className="soft">
        {texts.life(Math.max(0, hero.life - hero.wounds), hero.life)}, {texts.wounds(hero.wounds)}
      </p>
      <ul className="dq-attributes">
        {ATTRIBUTES.map((attribute) => (
          <li key={attribute} data-tested={test?.attribute === attribute}>
            <Icon name={ATTRIBUTE_ICONS[attribute]} />
            <span>{texts.names.attribute[attribute]}</span>
            <b>{test?.attribute === attribute ? test.value : sheet[attribute]}</b>
            {test?.attribute === attribute && monster !== null && (
              <small>{texts.tests(texts.names.monster[monster.monster])}</small>
            )}
          </li>
        ))}
      </ul>
      <dl>
        <dt>{texts.determination}</dt>
        <dd>{hero.determination}</dd>
        {mode !== null && (
          <>
            <dt>{texts.combat}</dt>
            <dd>{texts.names.mode[mode]}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
