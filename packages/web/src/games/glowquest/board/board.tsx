import type { Glowquest, View } from '@questhall/glowquest';
import { type EntityId, entityAt, findEntity, isEnemy } from '@questhall/glowquest/queries';
import { type ComponentType, type JSX, useMemo, useRef, useState } from 'react';
import { Overview, type OverviewHandle } from '../../../board/camera/overview.tsx';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { CELL, centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import type { GameParts } from '../../../table/game/ui.ts';
import { Decision } from './hand/decision.tsx';
import './glowquest-board.css';
import { boundsOf, homeOf, WIDTH } from './ground.ts';
import { Dock } from './hand/hand.tsx';
import { Layers } from './layers.tsx';
import { mapOf, mattersIn } from './map.ts';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { tollOn } from './touched.ts';
import { useMeant } from './use-meant.ts';
import { isChoice, usePicture } from './use-picture.ts';
import { useSpoken } from './use-spoken.ts';
import { useBoardWords } from './words.ts';

/** So wide, and there is room for the map beside everything else. */
const WIDE = '(width >= 80rem)';

/** The dungeon as far as it exists, and everything that can be done in it. */
export const GlowquestBoard: ComponentType<GameParts<Glowquest>> = ({ store }): JSX.Element => {
  const viewport = useRef<ViewportHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  const [hasMap, setHasMap] = useState(() => matchMedia(WIDE).matches);
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, asked, asking, verbs, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const at = (cursor ?? hover)?.square ?? null;
  const { isSomething, plan, door, reach, targets, wished } = useMeant(pictured, aiming, cursor ?? hover);
  const spoken = useSpoken(pictured, pointer, { plan, door }, texts);
  const home = useMemo(() => homeOf(picture, active), [picture, active]);
  const bounds = useMemo(() => boundsOf(picture.floor), [picture.floor]);
  const map = useMemo(() => mapOf(picture), [picture]);
  const matters = useMemo(() => mattersIn(picture, pictured.reach), [picture, pictured.reach]);
  const question = asked?.ask.question ?? null;
  return (
    <GridBoard
      columns={WIDTH}
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, WIDTH)}
      pointer={pointer}
      texts={texts}
      {...spoken}
      isPointing={hover !== null && isSomething}
      onView={(shown) => overview.current?.view(shown)}
      over={
        <>
          <Overview
            ref={overview}
            {...map}
            matters={matters}
            isOpen={hasMap}
            texts={texts}
            onToggle={() => setHasMap(!hasMap)}
            onGo={(centre) => viewport.current?.show(around(centre))}
          />
          <Decision store={store} pictured={pictured} texts={texts} />
        </>
      }
      dock={
        store.snapshot().standing.sight.outcome === null && (
          <Dock
            view={picture}
            actor={actor}
            question={question}
            verbs={verbs}
            aiming={aiming}
            texts={texts}
            asking={asking}
            onChoose={pointer.choose}
            toll={tollOn(picture, plan)}
          />
        )
      }
    >
      <Layers
        view={picture}
        reach={reach}
        isChoice={aiming === null && question !== null && isChoice(question)}
        targets={targets}
        ready={ready}
        actor={actor}
      />
      <Pointing
        view={picture}
        question={question}
        plan={plan}
        isThreat={at !== null && targets.has(entityAt(picture, at)?.id ?? -1) && isFoeAt(picture, actor, at)}
        pointed={at}
        door={door}
        isCursor={cursor !== null}
        refusal={refusal}
        wished={wished}
        texts={texts}
      />
    </GridBoard>
  );
};

/** Whether somebody stands there whom this one fights. */
function isFoeAt(view: View, actor: EntityId | null, square: number): boolean {
  const [one, other] = [actor === null ? null : findEntity(view, actor), entityAt(view, square)];
  return one === null || other === null || isEnemy(one, other);
}

/** As much of the board as one looks at, around a point of the overview. */
const around = ({ x, y }: { readonly x: number; readonly y: number }): Parameters<ViewportHandle['show']>[0] => ({
  x: x - CELL * 4,
  y: y - CELL * 3,
  width: CELL * 8,
  height: CELL * 6,
});
