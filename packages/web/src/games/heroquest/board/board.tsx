import type { HeroQuest } from '@questhall/heroquest';
import { offerOdds } from '@questhall/heroquest/client';
import { boardOf, type Square, squareOf } from '@questhall/heroquest/queries';
import { type ComponentType, type JSX, useMemo, useRef } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { centreOf } from '../../../board/cells.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import { VerbBar } from '../../../board/pointing/verb-bar.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { describeSquare, thingsOn } from './describe.ts';
import { boundsOf, homeOf } from './ground.ts';
import { aimedAt, type Verb } from './verbs.ts';
import './heroquest-board.css';
import { Layers } from './layers.tsx';
import { figuresAt, offersAt } from './offers.ts';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { type Pictured, usePicture } from './use-picture.ts';
import { type BoardWords, useBoardWords } from './words.ts';

const HOTKEYS: Readonly<Record<string, string>> = {
  roll: 'r',
  attack: 'a',
  'search treasure': 't',
  'search secretDoors': 'd',
  'search traps': 'p',
  endTurn: 'e',
};

/** The dungeon as far as this seat knows it, and everything that can be done in it. */
export const HeroQuestBoard: ComponentType<GameParts<HeroQuest>> = ({ store }): JSX.Element => {
  const viewport = useRef<ViewportHandle>(null);
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, before, last, asked, offers, verbs, reach, targets, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(store, pictured, texts), viewport);
  const { hover, cursor, aiming } = pointer;
  const { outcome } = store.snapshot().standing.sight;
  const aims = useMemo(
    () => [...new Set(aiming?.offers.flatMap((offer) => aimedAt(picture, offer)))],
    [aiming, picture],
  );
  const aimTargets = useMemo(() => new Set(aims.flatMap((square) => figuresAt(picture, square))), [aims, picture]);
  const home = useMemo(() => homeOf(picture), [picture]);
  const bounds = useMemo(() => boundsOf(picture.plan), [picture.plan]);
  return (
    <GridBoard
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, boardOf(picture.plan).grid.width)}
      pointer={pointer}
      texts={texts}
      hint={hover === null ? '' : hintFor(pictured, hover, texts)}
      said={cursor === null ? '' : describeSquare(picture, cursor, offers, texts)}
      isPointing={hover !== null && asked !== null && offersAt(picture, asked.ask.question, offers, hover).length > 0}
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
        before={before}
        last={last}
        reach={aiming === null ? reach : aims}
        targets={aiming === null ? targets : aimTargets}
        ready={ready}
        actor={actor}
      />
      <Pointing
        view={picture}
        question={asked?.ask.question ?? null}
        offers={offers}
        pointed={cursor ?? hover}
        aiming={aiming}
        isCursor={cursor !== null}
        refusal={refusal}
      />
    </GridBoard>
  );
};

/** Who and what is under the mouse, and what a blow would be worth. */
function hintFor({ picture, asked, offers }: Pictured, square: Square, texts: BoardWords): string {
  const things = thingsOn(picture, square, offers, texts);
  const strike = offers.find((offer) => offer.type === 'attack' && squareOf(picture, offer.target) === square);
  const odds = strike === undefined || asked === null ? null : offerOdds(picture, asked.ask.question, strike);
  return [...things, ...(odds === null ? [] : [texts.odds(odds.kill, odds.damage)])].join('; ');
}

/** What is worth knowing before something is done: the odds where there is one way to do it. */
function titleOf({ title, offers }: Verb, { view, asked }: Pictured, texts: BoardWords): string {
  const [only, second] = offers;
  if (only === undefined) return `${title}: ${texts.notNow}`;
  const odds = second === undefined && asked !== null ? offerOdds(view, asked.ask.question, only) : null;
  return odds === null ? title : `${title}: ${texts.odds(odds.kill, odds.damage)}`;
}
