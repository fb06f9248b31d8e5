import type { Action, CrystalExpedition } from '@questhall/crystal-expedition';
import type { Question } from '@questhall/crystal-expedition/queries';
import type { JSX } from 'react';
import type { IconName } from '../../../look/icon-names.ts';
import type { GameParts } from '../../../table/game/ui.ts';
import { TileBoard } from '../../../tiles/board.tsx';
import { Decision } from '../../../tiles/hand/decision.tsx';
import type { DrawThings } from '../../../tiles/layers.tsx';
import { Dock } from './hand/hand.tsx';
import { Things } from './things.tsx';
import { TILES } from './tiles.ts';
import { useBoardWords } from './words.ts';

const drawThings: DrawThings<CrystalExpedition['View']> = (view, within) => <Things view={view} within={within} />;

/** Questions that no square and no figure answers. */
const DECIDED: readonly Question['kind'][] = [
  ...(['rumours', 'mine', 'assign', 'pressOn', 'vote', 'reroll', 'cleanse', 'interrupts', 'consent'] as const),
];

const ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = {
  agree: 'check',
  decline: 'cross',
  rerollDie: 'rolling-dices',
  reroll: 'rolling-dices',
  mine: 'crystal-growth',
};

/** The dungeon as far as it exists, and everything that can be done in it. */
export function CrystalBoard({ store }: GameParts<CrystalExpedition>): JSX.Element {
  const words = useBoardWords();
  return (
    <TileBoard
      {...{ store, words, drawThings }}
      game={TILES}
      over={({ asked, offers }) => (
        <Decision
          store={store}
          asked={asked !== null && DECIDED.includes(asked.ask.question.kind) ? asked : null}
          offers={offers}
          words={words}
          iconOf={({ type }) => ICONS[type] ?? null}
        />
      )}
      dock={(parts) => <Dock {...parts} words={words} />}
    />
  );
}
