import type { HeroQuest } from '@questhall/heroquest';
import { offerOdds } from '@questhall/heroquest/client';
import { boardOf, type Square, squareOf } from '@questhall/heroquest/queries';
import { type ComponentType, type JSX, useId, useMemo, useRef } from 'react';
import { centreOf } from '../../../board/cells.ts';
import { type Choice, Choices } from '../../../board/choices.tsx';
import { Viewport } from '../../../board/viewport.tsx';
import type { ViewportHandle } from '../../../board/viewport-props.ts';
import type { GameParts } from '../../ui.ts';
import { DeedBar } from './deed-bar.tsx';
import { aimedAt } from './deeds.ts';
import { describeSquare, thingsOn } from './describe.ts';
import { boundsOf, homeOf } from './ground.ts';
import './heroquest-board.css';
import { Layers } from './layers.tsx';
import { figuresAt, offersAt } from './offers.ts';
import { Pointing } from './pointing.tsx';
import { Tools } from './tools.tsx';
import { type Pictured, usePicture } from './use-picture.ts';
import { usePointing } from './use-pointing.ts';
import { type BoardWords, useBoardWords } from './words.ts';

/** The dungeon as far as this seat knows it, and everything that can be done in it. */
export const HeroQuestBoard: ComponentType<GameParts<HeroQuest>> = ({ store }): JSX.Element => {
  const viewport = useRef<ViewportHandle>(null);
  const keys = useId();
  const texts = useBoardWords();
  const pictured = usePicture(store, texts);
  const { picture, before, last, asked, offers, deeds, reach, targets, ready, actor, active, refusal } = pictured;
  const { hover, cursor, menu, aiming, choose, onKey, onTap, onHover, closeMenu } = usePointing(store, pictured, viewport, texts);
  const { sight } = store.snapshot().standing;
  const { outcome } = sight;
  const aims = useMemo(() => [...new Set(aiming?.offers.flatMap((offer) => aimedAt(picture, offer)))], [aiming, picture]);
  const aimTargets = useMemo(() => new Set(aims.flatMap((square) => figuresAt(picture, square))), [aims, picture]);
  const home = useMemo(() => homeOf(picture), [picture]);
  const bounds = useMemo(() => boundsOf(picture.plan), [picture.plan]);
  const hint = hover === null || menu !== null ? '' : hintFor(pictured, hover, texts);
  const leave = (): void => {
    closeMenu();
    viewport.current?.focus();
  };
  const closing = ({ choose, ...choice }: Choice): Choice => ({
    ...choice,
    choose() {
      leave();
      choose();
    },
  });
  const over = (
    <>
      <Tools viewport={viewport} texts={texts} />
      <div className="board-foot">
        {hint !== '' && <p className="board-hint">{hint}</p>}
        {aiming !== null && (
          <p className="aim" role="status">
            {texts.aim(aiming.title)}
          </p>
        )}
      </div>
      {menu !== null && <Choices at={menu.at} title={menu.title} choices={menu.choices.map(closing)} onClose={leave} />}
      <p id={keys} className="unseen board-said">
        {texts.keys}
      </p>
      <p className="unseen board-said" aria-live="polite">
        {cursor === null ? '' : describeSquare(picture, cursor, offers, texts)}
      </p>
    </>
  );
  return (
    <div className="quest-board">
      <Viewport
        ref={viewport}
        bounds={bounds}
        home={home}
        focus={centreOf(active, boardOf(picture.plan).grid.width)}
        label={texts.board}
        describedBy={keys}
        onKey={onKey}
        onTap={onTap}
        onHover={onHover}
        onMove={closeMenu}
        over={over}
        isPointing={hover !== null && asked !== null && offersAt(picture, asked.ask.question, offers, hover).length > 0}
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
      </Viewport>
      {outcome === null && <DeedBar deeds={deeds} aiming={aiming} ask={asked?.ask ?? null} sight={sight} texts={texts} onChoose={choose} />}
    </div>
  );
};

/** Who and what is under the mouse, and what a blow would be worth. */
function hintFor({ picture, asked, offers }: Pictured, square: Square, texts: BoardWords): string {
  const things = thingsOn(picture, square, offers, texts);
  const strike = offers.find((offer) => offer.type === 'attack' && squareOf(picture, offer.target) === square);
  const odds = strike === undefined || asked === null ? null : offerOdds(picture, asked.ask.question, strike);
  return [...things, ...(odds === null ? [] : [texts.odds(odds.kill, odds.damage)])].join('; ');
}
