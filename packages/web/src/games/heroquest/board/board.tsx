import type { Plan } from '@questhall/facets';
import type { Action, HeroQuest } from '@questhall/heroquest';
import { after, squarePlace, squaresAt } from '@questhall/heroquest/client';
import { boardOf, figuresAt, type Square } from '@questhall/heroquest/queries';
import { type ComponentType, type JSX, useMemo, useRef } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import { VerbBar } from '../../../board/pointing/verb-bar.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { describeSquare, thingsOn } from './describe.ts';
import { boundsOf, homeOf } from './ground.ts';
import type { Verb } from './verbs.ts';
import './heroquest-board.css';
import { Layers } from './layers.tsx';
import { isMustering, MusterPanel } from './muster.tsx';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { allAimsOf, touched } from './touched.ts';
import { type Pictured, usePicture } from './use-picture.ts';
import { type BoardWords, useBoardWords } from './words.ts';

const HOTKEYS: Readonly<Record<string, string>> = {
  roll: 'r',
  attack: 'a',
  'search treasure': 't',
  'search secretDoors': 'd',
  'search traps': 'p',
};

/** The dungeon as far as this seat knows it, and everything that can be done in it. */
export const HeroQuestBoard: ComponentType<GameParts<HeroQuest>> = ({ store }): JSX.Element => {
  const viewport = useRef<ViewportHandle>(null);
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, asking, asked, verbs, reach, targets, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const pointed = cursor ?? hover;
  const meant = useMemo(
    () => (asking === null || pointed === null ? null : touched(asking, squarePlace(pointed))),
    [asking, pointed],
  );
  const wish = refusal?.action ?? null;
  const [wished = null] = asking === null || wish === null ? [] : allAimsOf(asking, [wish]);
  const { outcome } = store.snapshot().standing.sight;
  const aims = useMemo(
    () => (asking === null || aiming === null ? [] : allAimsOf(asking, aiming.offers)),
    [aiming, asking],
  );
  const aimTargets = useMemo(() => new Set(aims.flatMap((square) => figuresAt(picture, square))), [aims, picture]);
  const home = useMemo(() => homeOf(picture), [picture]);
  const bounds = useMemo(() => boundsOf(picture.plan), [picture.plan]);
  return (
    <GridBoard
      columns={boardOf(picture.plan).grid.width}
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, boardOf(picture.plan).grid.width)}
      pointer={pointer}
      texts={texts}
      hint={hover === null ? '' : hintFor(pictured, hover, meant?.plan ?? null, texts)}
      said={cursor === null ? '' : describeSquare(picture, cursor, pictured, texts)}
      isPointing={hover !== null && meant !== null && (meant.plan !== null || meant.offers.length > 0)}
      over={
        asking !== null &&
        isMustering(asking.asked.ask.question) && (
          <MusterPanel key={asking.asked.ask.id} store={store} asking={asking} texts={texts} />
        )
      }
      dock={
        outcome === null && (
          <VerbBar
            verbs={verbs}
            aiming={aiming}
            hotkeys={HOTKEYS}
            texts={texts}
            titleOf={(verb) => titleOf(verb, pictured, texts)}
            onChoose={pointer.choose}
          />
        )
      }
    >
      <Layers
        view={picture}
        reach={aiming === null ? reach : aims}
        targets={aiming === null ? targets : aimTargets}
        ready={ready}
        actor={actor}
      />
      <Pointing
        view={picture}
        question={asked?.ask.question ?? null}
        way={meant?.plan?.way ?? []}
        isThreat={pointed !== null && figuresAt(picture, pointed).some((id) => targets.has(id))}
        pointed={pointed}
        aiming={aiming}
        isCursor={cursor !== null}
        refusal={refusal}
        wished={wished}
      />
    </GridBoard>
  );
};

/** Who and what is under the mouse, and what a blow would be worth from where it would be struck. */
function hintFor(pictured: Pictured, square: Square, plan: Plan<Action> | null, texts: BoardWords): string {
  const { picture, asking, actor } = pictured;
  const things = thingsOn(picture, square, pictured, texts);
  const [last, end] = [plan?.steps.at(-1), plan?.way.at(-1)];
  if (last === undefined || asking === null) return things.join('; ');
  const [to] = end === undefined ? [] : squaresAt(picture, end);
  const then = to === undefined || actor === null ? picture : after(picture, { type: 'placed', figure: actor, to });
  const { detail } = texts.action(last, asking.asked.ask, { ...asking.sight, view: then });
  return [...things, detail].filter((part) => part !== '').join('; ');
}

/** What is worth knowing before something is done: all that it comes to, where there is one way to do it. */
function titleOf({ title, offers }: Verb, { asking }: Pictured, texts: BoardWords): string {
  const [only, second] = offers;
  if (only === undefined) return `${title}: ${texts.notNow}`;
  if (second !== undefined || asking === null) return title;
  const { detail } = texts.action(only, asking.asked.ask, asking.sight);
  return detail === '' ? title : `${title}: ${detail}`;
}
