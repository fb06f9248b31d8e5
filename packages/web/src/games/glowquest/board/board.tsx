import type { Glowquest, View } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';
import { type ComponentType, type JSX, useMemo, useRef, useState } from 'react';
import { CELL, centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { Overview, type OverviewHandle } from '../../../board/overview.tsx';
import { usePointing } from '../../../board/use-pointing.ts';
import type { ViewportHandle } from '../../../board/viewport-props.ts';
import type { GameParts } from '../../ui.ts';
import { AttackCard } from './attack-card.tsx';
import { Decision } from './decision.tsx';
import { describeSquare, thingsOn } from './describe.ts';
import './glowquest-board.css';
import { boundsOf, homeOf, WIDTH } from './ground.ts';
import { Dock } from './hand.tsx';
import { Layers } from './layers.tsx';
import { mapOf } from './map.ts';
import { aimedAt, offersAt } from './offers.ts';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { oddsText } from './strikes.ts';
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
  const [pointed, setPointed] = useState<string | null>(null);
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, before, last, asked, offers, deeds, reach, targets, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const aims = useMemo(() => [...new Set(aiming?.offers.flatMap((offer) => aimedAt(picture, offer)))], [aiming, picture]);
  const aimTargets = useMemo(() => targetsOn(picture, aims), [picture, aims]);
  const home = useMemo(() => homeOf(picture, active), [picture, active]);
  const bounds = useMemo(() => boundsOf(picture.floor), [picture.floor]);
  const map = useMemo(() => mapOf(picture), [picture]);
  const question = asked?.ask.question ?? null;
  return (
    <GridBoard
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, WIDTH)}
      pointer={pointer}
      texts={texts}
      hint={hover === null ? benefitHint(pictured, pointed) : hintFor(pictured, hover, texts)}
      said={cursor === null ? '' : describeSquare(picture, cursor, offers, texts)}
      isPointing={hover !== null && question !== null && offersAt(picture, question, offers, hover).length > 0}
      onView={(shown) => overview.current?.view(shown)}
      over={
        <>
          <Overview
            ref={overview}
            {...map}
            isOpen={hasMap}
            texts={texts}
            onToggle={() => setHasMap(!hasMap)}
            onGo={({ x, y }) => viewport.current?.show({ x: x - CELL * 4, y: y - CELL * 3, width: CELL * 8, height: CELL * 6 })}
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
            deeds={deeds}
            aiming={aiming}
            texts={texts}
            onChoose={pointer.choose}
            pointed={pointed}
            onPoint={setPointed}
          />
        )
      }
    >
      <Layers
        view={picture}
        before={before}
        last={last}
        reach={aiming === null ? reach : aims}
        isChoice={aiming === null && question !== null && CHOICES.includes(question.kind)}
        targets={aiming === null ? targets : aimTargets}
        ready={ready}
        actor={actor}
      />
      <Pointing view={picture} question={question} offers={offers} pointed={cursor ?? hover} isCursor={cursor !== null} refusal={refusal} />
    </GridBoard>
  );
};

/** Those who stand on squares that something is aimed at. */
const targetsOn = ({ heroes, monsters }: View, squares: readonly number[]): ReadonlySet<number> =>
  new Set([...heroes, ...monsters].filter(({ at }) => squares.includes(at)).map(({ id }) => id));

/** Who and what is under the mouse, and what an attack would be worth. */
function hintFor({ picture, view, offers, actor }: Pictured, square: number, texts: BoardWords): string {
  const strike = offers.find((offer) => offer.type === 'attack' && aimedAt(picture, offer).includes(square));
  if (strike === undefined) return thingsOn(picture, square, offers, texts).join('; ');
  // There is one line for it: that it can be attacked goes without saying.
  return [...thingsOn(picture, square, [], texts), oddsText(view, actor, strike, texts)].filter((part) => part !== '').join('; ');
}

/** What a Benefit does, in full: there is little room on its tile. */
const benefitHint = ({ deeds }: Pictured, key: string | null): string => deeds.find((deed) => deed.key === key)?.benefit?.text ?? '';
