import type { Action, Glowquest, View } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';
import { type ComponentType, type JSX, useMemo, useRef, useState } from 'react';
import { Overview, type OverviewHandle } from '../../../board/camera/overview.tsx';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { CELL, centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import type { GameParts } from '../../../table/game/ui.ts';
import { describeSquare, thingsOn } from './describe.ts';
import { AttackCard } from './hand/attack-card.tsx';
import { Decision } from './hand/decision.tsx';
import './glowquest-board.css';
import { boundsOf, homeOf, WIDTH } from './ground.ts';
import { Dock } from './hand/hand.tsx';
import { Layers } from './layers.tsx';
import { mapOf, mattersIn } from './map.ts';
import { aimedAt, offersAt } from './offers/offers.ts';
import { bestFirst } from './offers/strikes.ts';
import { tollOf, wayFor } from './offers/walks.ts';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { type Pictured, usePicture } from './use-picture.ts';
import { type BoardWords, useBoardWords } from './words.ts';

/** Questions that a square answers, and nothing else. */
const CHOICES: readonly Question['kind'][] = ['stand', 'setUp', 'momentum', 'follow', 'forced'];

/** So wide, and there is room for the map beside everything else. */
const WIDE = '(width >= 80rem)';

/** The dungeon as far as it exists, and everything that can be done in it. */
export const GlowquestBoard: ComponentType<GameParts<Glowquest>> = ({ store }): JSX.Element => {
  const viewport = useRef<ViewportHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  const [hasMap, setHasMap] = useState(() => matchMedia(WIDE).matches);
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, asked, offers, verbs, reach, targets, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const aims = useMemo(() => aimsOf(picture, aiming?.offers ?? []), [aiming, picture]);
  const aimTargets = useMemo(() => targetsOn(picture, aims), [picture, aims]);
  const home = useMemo(() => homeOf(picture, active), [picture, active]);
  const bounds = useMemo(() => boundsOf(picture.floor), [picture.floor]);
  const map = useMemo(() => mapOf(picture), [picture]);
  const matters = useMemo(() => mattersIn(picture, reach), [picture, reach]);
  const question = asked?.ask.question ?? null;
  const at = cursor ?? hover;
  const meant = aiming?.offers ?? offers;
  return (
    <GridBoard
      columns={WIDTH}
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, WIDTH)}
      pointer={pointer}
      texts={texts}
      hint={hover === null ? '' : hintFor(pictured, hover, meant, texts)}
      said={cursor === null ? '' : describeSquare(picture, cursor, offers, texts)}
      isPointing={hover !== null && question !== null && offersAt(picture, question, offers, hover).length > 0}
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
          <AttackCard view={picture} texts={texts} />
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
            onChoose={pointer.choose}
            toll={at !== null && isWalk(meant, at) ? tollOf(picture) : 0}
          />
        )
      }
    >
      <Layers
        view={picture}
        reach={aiming === null ? reach : aims}
        isChoice={aiming === null && question !== null && CHOICES.includes(question.kind)}
        targets={aiming === null ? targets : aimTargets}
        ready={ready}
        actor={actor}
      />
      <Pointing
        view={picture}
        question={question}
        offers={meant}
        pointed={at}
        isCursor={cursor !== null}
        refusal={refusal}
        texts={texts}
      />
    </GridBoard>
  );
};

/** As much of the board as one looks at, around a point of the overview. */
const around = ({ x, y }: { readonly x: number; readonly y: number }): Parameters<ViewportHandle['show']>[0] => ({
  x: x - CELL * 4,
  y: y - CELL * 3,
  width: CELL * 8,
  height: CELL * 6,
});

/** All squares that these offers would strike. */
const aimsOf = (view: Parameters<typeof aimedAt>[0], offers: readonly Parameters<typeof aimedAt>[1][]): number[] => [
  ...new Set(offers.flatMap((offer) => aimedAt(view, offer))),
];

/** Those who stand on squares that something is aimed at. */
const targetsOn = ({ heroes, monsters }: View, squares: readonly number[]): ReadonlySet<number> =>
  new Set([...heroes, ...monsters].filter(({ at }) => squares.includes(at)).map(({ id }) => id));

const isWalk = (offers: readonly Action[], to: number): boolean =>
  offers.some((offer) => offer.type === 'go' && offer.to === to);

/** Who and what is under the mouse, what a walk there would cost, and what an attack would be worth. */
function hintFor({ picture, actor }: Pictured, square: number, offers: readonly Action[], texts: BoardWords): string {
  const here = offers.filter((offer) => offer.type === 'attack' && aimedAt(picture, offer).includes(square));
  const [strike] = bestFirst(picture, actor, here);
  const toll = isWalk(offers, square) ? tollOf(picture) : 0;
  const walk = toll === 0 ? [] : [texts.walk(wayFor(picture, actor, square).length - 1, toll)];
  if (strike === undefined) return [...thingsOn(picture, square, offers, texts), ...walk].join('; ');
  // There is one line for it: that it can be attacked goes without saying.
  return [...thingsOn(picture, square, [], texts), texts.odds(picture, actor, strike)]
    .filter((part) => part !== '')
    .join('; ');
}
