import type { Glowquest } from '@questhall/glowquest';
import type { ComponentType, JSX } from 'react';
import { TileBoard } from '../../../board/tiles/board.tsx';
import type { DrawThings } from '../../../board/tiles/layers.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { Glow } from './glow.tsx';
import './glowquest-board.css';
import { Decision } from './hand/decision.tsx';
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
      over={(pictured) => <Decision store={store} pictured={pictured} texts={words} />}
      dock={({ pictured, aiming, choose, toll }) => (
        <Dock
          view={pictured.picture}
          actor={pictured.actor}
          question={pictured.asked?.ask.question ?? null}
          verbs={pictured.verbs}
          aiming={aiming}
          texts={words}
          asking={pictured.asking}
          onChoose={choose}
          toll={toll}
        />
      )}
    />
  );
};
