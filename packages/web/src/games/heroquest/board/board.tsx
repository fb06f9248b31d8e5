import type { HeroQuest } from '@questhall/heroquest';
import { boardOf, figuresAt } from '@questhall/heroquest/queries';
import { type ComponentType, type JSX, useMemo, useRef } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import { VerbBar } from '../../../board/pointing/verb-bar.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { boundsOf, homeOf } from './ground.ts';
import type { Verb } from './verbs.ts';
import './heroquest-board.css';
import { Layers } from './layers.tsx';
import { isMustering, MusterPanel } from './muster.tsx';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { useMeant } from './use-meant.ts';
import { type Pictured, usePicture } from './use-picture.ts';
import { useSpoken } from './use-spoken.ts';
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
  const { picture, asking, asked, verbs, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const pointed = (cursor ?? hover)?.square ?? null;
  const meant = useMeant(pictured, aiming, cursor ?? hover);
  const spoken = useSpoken(pictured, pointer, meant, texts);
  const { outcome } = store.snapshot().standing.sight;
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
      {...spoken}
      isPointing={hover !== null && meant.isSomething}
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
      <Layers view={picture} reach={meant.reach} targets={meant.targets} ready={meant.ready} actor={actor} />
      <Pointing
        view={picture}
        question={asked?.ask.question ?? null}
        way={meant.plan?.way ?? []}
        isThreat={pointed !== null && figuresAt(picture, pointed).some((id) => meant.targets.has(id))}
        pointed={pointed}
        door={meant.door}
        aiming={aiming}
        isCursor={cursor !== null}
        refusal={refusal}
        wished={meant.wished}
      />
    </GridBoard>
  );
};

/** What is worth knowing before something is done: all that it comes to, where there is one way to do it. */
function titleOf({ title, does = '', offers }: Verb, { asking }: Pictured, texts: BoardWords): string {
  const [only, second] = offers;
  const isPlain = only !== undefined && second === undefined && asking !== null;
  const line = isPlain ? texts.action(only, asking.asked.ask, asking.sight).detail : does;
  const said = [line, only === undefined ? texts.notNow : ''].filter((part) => part !== '').join('; ');
  return said === '' ? title : `${title}: ${said}`;
}
