import type { Glowquest } from '@questhall/glowquest';
import type { ComponentType, JSX } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import { TileBoard } from '../../../tiles/board.tsx';
import { Decision } from '../../../tiles/hand/decision.tsx';
import type { DrawThings } from '../../../tiles/layers.tsx';
import { Glow } from './glow.tsx';
import './glowquest-board.css';
import { decisionIcon, endingLast, isDecision } from './hand/decision.ts';
import { Dock } from './hand/hand.tsx';
import { TILES } from './tiles.ts';
import { useBoardWords } from './words.ts';

const drawGlow: DrawThings<Glowquest['View']> = ({ glow }, within) => <Glow squares={glow.join()} within={within} />;

/** The dungeon as far as it exists, and everything that can be done in it. */
export const GlowquestBoard: ComponentType<GameParts<Glowquest>> = ({ store }): JSX.Element => {
  const words = useBoardWords();
  return (
    <TileBoard
      game={TILES}
      store={store}
      words={words}
      drawThings={drawGlow}
      over={({ asked, offers }) => (
        <Decision
          store={store}
          asked={asked !== null && isDecision(asked.ask.question) ? asked : null}
          offers={endingLast(offers)}
          words={words}
          iconOf={decisionIcon}
        />
      )}
      dock={(parts) => <Dock {...parts} texts={words} />}
    />
  );
};
