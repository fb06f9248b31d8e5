import { dungeonPlace } from '@questhall/crystal-expedition/client';
import { FEATURES, type Feature, hasFreeUse, rerollPrice } from '@questhall/crystal-expedition/queries';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { QUEST_ICONS } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

/** Every dungeon that has been found, as a card; features of one can be locked before its dice are thrown again. */
export function Explorer({ town, hero }: PanelProps): ReactElement {
  return (
    <div className="ce-cards" data-wide="">
      {town.view.dungeons.map((_, dungeon) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dungeon has no other name than its number
        <DungeonCard key={dungeon} town={town} hero={hero} dungeon={dungeon} />
      ))}
    </div>
  );
}

function DungeonCard({ town, hero, dungeon }: PanelProps & { readonly dungeon: number }): ReactElement | null {
  const { town: texts, names } = useTownWords();
  const [locks, setLocks] = useState<readonly Feature[]>([]);
  const features = town.view.dungeons[dungeon];
  if (features === undefined || town.view.town === null) return null;
  const values: Readonly<Record<Feature, string>> = {
    type: names.type[features.type],
    strength: names.element[features.strength],
    weakness: names.element[features.weakness],
    quest: names.quest[features.quest],
  };
  const toggle = (feature: Feature): void =>
    setLocks(FEATURES.filter((one) => (one === feature) !== locks.includes(one)));
  const price = rerollPrice(locks, hasFreeUse(town.view.town, hero, 'explorer'));
  return (
    <article className="ce-card" data-place={dungeonPlace(dungeon)} data-won={features.isWon || undefined}>
      <h4>
        <Icon name={QUEST_ICONS[features.quest]} /> {names.quest[features.quest]}{' '}
        <small>{texts.threat(features.threat)}</small>
        {features.isWon ? <small>{texts.won}</small> : features.isVisited && <small>{texts.visited}</small>}
      </h4>
      <dl>
        {FEATURES.map((feature) => (
          <div key={feature}>
            <dt>{names.feature[feature]}</dt>
            <dd>
              {values[feature]}
              {!features.isVisited && (
                <label className="ce-lock">
                  <input type="checkbox" checked={locks.includes(feature)} onChange={() => toggle(feature)} />
                  {locks.includes(feature) ? texts.lock : texts.lockFor}
                </label>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!features.isVisited && (
        <Deed town={town} does={{ type: 'rerollDungeon', hero: hero.id, dungeon, locks: [...locks] }} isMain>
          <Icon name="rolling-dices" /> {texts.reroll(price)}
        </Deed>
      )}
    </article>
  );
}
