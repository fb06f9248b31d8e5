import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { type EntityId, findEntity, isHero } from '@questhall/crystal-expedition/queries';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { useBoardWords } from '../board/words.ts';
import { Dungeons } from './dungeons.tsx';
import { HeroCard } from './hero-card.tsx';
import { MonsterSheet } from './monsters.tsx';
import { Progress } from './progress.tsx';
import '../../../tiles/sheet/side.css';
import './side.css';

/** Read by few, and not at every table. */
const HeroDialog = lazy(() => import('../sheets/hero-dialog.tsx').then((module) => ({ default: module.HeroDialog })));
const MonsterDialog = lazy(() =>
  import('../sheets/monster-dialog.tsx').then((module) => ({ default: module.MonsterDialog })),
);

/** The expedition or the dungeons that are known, the party, and the Monster Sheet. */
export function CrystalSide({ store }: GameParts<CrystalExpedition>): ReactElement {
  const { view } = useTable(store).sight;
  const words = useBoardWords();
  const [opened, setOpened] = useState<EntityId | null>(null);
  const entity = opened === null ? null : findEntity(view, opened);
  const close = (): void => setOpened(null);
  return (
    <div className="ce-side tile-side">
      {view.expedition === null ? <Dungeons view={view} words={words} /> : <Progress view={view} words={words} />}
      {view.party.map((hero) => (
        <HeroCard key={hero.hero} hero={hero} view={view} words={words} onOpen={() => setOpened(hero.id)} />
      ))}
      <MonsterSheet view={view} words={words} onOpen={setOpened} />
      <Suspense fallback={null}>
        {entity !== null &&
          (isHero(entity) ? (
            <HeroDialog hero={entity} view={view} store={store} onClose={close} />
          ) : (
            <MonsterDialog monster={entity} view={view} onClose={close} />
          ))}
      </Suspense>
    </div>
  );
}
