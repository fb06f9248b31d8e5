import { type JSX, type ReactNode, useState } from 'react';
import type { IconVerb } from '../../board/pointing/pointing.ts';
import { VerbBar } from '../../board/pointing/verb-bar.tsx';
import { Icon } from '../../look/icon.tsx';
import type { TileFigure } from '../game.ts';
import type { TileTexts } from '../texts/en.ts';
import './hand.css';
import type { WithPrice } from './paid.ts';
import { Shelf } from './shelf.tsx';
import { Surges } from './surges.tsx';

interface TileDockProps<V> {
  /** Whoever acts, and what it is about. */
  readonly who: Omit<PurseProps, 'cost' | 'texts'> | null;
  readonly verbs: readonly V[];
  readonly aiming: V | null;
  readonly hotkeys: Readonly<Record<string, string>>;
  readonly texts: TileTexts;
  /** What lies on the shelf is called so. */
  readonly shelf: string;
  readonly detailOf?: ((verb: V) => string) | undefined;
  readonly onChoose: (verb: V) => void;
  /** Surges that the walk would take which is pointed at on the board. */
  readonly toll: number;
  /** The attack that is being made. */
  readonly children: ReactNode;
}

/** Under the board: who acts, what is left to spend, and everything that can be done with it. */
export function TileDock<Action, V extends IconVerb<Action> & WithPrice>(props: TileDockProps<V>): JSX.Element {
  const { who, verbs, aiming, hotkeys, texts, shelf, detailOf, onChoose, toll, children } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const paid = verbs.filter((verb) => verb.paid !== null);
  const wanted = paid.find(({ key, offers }) => key === pointed && offers.length > 0) ?? aiming;
  return (
    <div className="tile-dock" data-hand={paid.length > 0}>
      {who === null ? (
        <div className="tile-purse" />
      ) : (
        <Purse {...who} cost={Math.max(toll, wanted?.paid?.due ?? 0)} texts={texts} />
      )}
      {children}
      <VerbBar<Action, V>
        verbs={verbs.filter((verb) => verb.paid === null)}
        aiming={aiming}
        hotkeys={hotkeys}
        texts={texts}
        detailOf={detailOf}
        titleOf={({ title, offers }) => (offers.length === 0 ? `${title}: ${texts.notNow}` : title)}
        onChoose={onChoose}
      />
      {paid.length > 0 && (
        <Shelf
          verbs={paid}
          aiming={aiming}
          label={shelf}
          notNow={texts.notNow}
          onChoose={onChoose}
          onRead={setPointed}
        />
      )}
    </div>
  );
}

interface PurseProps extends Pick<TileFigure, 'icon' | 'colour'> {
  readonly name: string;
  readonly state: string;
  /** Surges and squares that are left; null where there is nothing to count. */
  readonly surges: number | null;
  readonly squares: number | null;
  readonly cost: number;
  readonly texts: Pick<TileTexts, 'surges' | 'squaresLeft'>;
}

/** Who acts, and what is left. */
function Purse({ icon, colour, name, state, surges, squares, cost, texts }: PurseProps): JSX.Element {
  return (
    <div className="tile-purse" style={{ borderColor: `var(${colour})` }}>
      <p className="tile-purse-who">
        <Icon name={icon} />
        <span>
          <b>{name}</b>
          <small>{state}</small>
        </span>
      </p>
      {surges !== null && <Surges left={surges} cost={cost} label={texts.surges(surges)} />}
      {squares !== null && <p className="tile-purse-squares">{texts.squaresLeft(squares)}</p>}
    </div>
  );
}
