import { includesSeat, type Seat, type Types } from '@questhall/kernel';
import type { Chair, Lobby, TableCard } from '@questhall/wire';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { pageOf, withUi } from '../../games/index.ts';
import { noteTable } from '../../shell/last-table.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { nextPerson, peopleIn, type Seated } from '../../table/store/seated.ts';
import { Entrance } from './entrance.tsx';
import { NoTable } from './no-table.tsx';

/** Something that lies on the table, and how it is put away. */
export interface Laid {
  readonly element: ReactElement;
  readonly close: () => void;
}

/** Lays out a table of some game for somebody: to be played, or to be looked back at. */
type Lay = <T extends Types>(ui: GameUi<T>, seated: Seated<T>, seat: Seat) => Promise<Laid>;

interface LayingProps {
  readonly id: string;
  readonly lobby: Lobby;
  /** Must be the same at every call. */
  readonly lay: Lay;
  readonly loading: string;
}

/** Somebody stands before a table: its game is loaded, and whoever is to look at it is known. */
interface Arrived {
  readonly card: TableCard;
  readonly seat: Seat;
  /** Several people share this screen, and have secrets from each other. */
  readonly needsCurtain: boolean;
  readonly lay: () => Promise<Laid>;
  readonly entrance: (onEnter: () => void) => ReactElement;
}

/** Comes to a table: its game is loaded, it is laid out, and put away when somebody leaves. */
export function Laying({ id, lobby, lay, loading }: LayingProps): ReactElement {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [isIn, setIsIn] = useState(false);
  const [element, setElement] = useState<ReactElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = useCallback((error: unknown) => {
    noteTable(null); // no page shall lead back to it
    setProblem(error instanceof Error ? error.message : String(error));
  }, []);
  useEffect(() => {
    let isHere = true;
    arrive(id, lobby, lay).then(
      (there) => {
        if (!isHere) return;
        setArrived(there);
        setIsIn(!there.needsCurtain);
      },
      (error: unknown) => isHere && fail(error),
    );
    return () => {
      isHere = false;
    };
  }, [id, lobby, lay, fail]);
  useEffect(() => {
    if (arrived === null || !isIn) return;
    let isHere = true;
    const laying = arrived.lay();
    laying.then(
      (laid) => isHere && setElement(laid.element),
      (error: unknown) => isHere && fail(error),
    );
    return () => {
      isHere = false;
      laying.then(
        ({ close }) => close(),
        () => {}, // what was never laid need not be put away
      );
    };
  }, [arrived, isIn, fail]);
  if (problem !== null) return <NoTable id={id} lobby={lobby} problem={problem} />;
  if (arrived !== null && !isIn) return arrived.entrance(() => setIsIn(true));
  return element ?? <main className="table-loading">{loading}</main>;
}

async function arrive(id: string, lobby: Lobby, lay: Lay): Promise<Arrived> {
  const card = (await lobby.cards()).find((one) => one.id === id);
  if (card === undefined) throw new Error('');
  const { game } = card;
  const page = pageOf(game);
  if (page === null) throw new Error(`there is no game called ${game} here`);
  const seat = nextPerson(card);
  return withUi<Arrived>(page, (ui) => ({
    card,
    seat,
    needsCurtain: hasSecrets(ui, card, seat),
    lay: () => lay(ui, seatedAt(lobby, card, game), seat),
    entrance: (onEnter) => <Entrance ui={ui} card={card} seat={seat} onEnter={onEnter} />,
  }));
}

/** Whether somebody else around this screen must not see what this seat sees. */
function hasSecrets<T extends Types>(ui: GameUi<T>, { company, isOver }: TableCard, seat: Seat): boolean {
  const people = peopleIn(company);
  if (isOver || ui.isOpen === true) return false;
  return company.some(
    (_, other) => other !== seat && includesSeat(people, other) && !ui.isOpenBetween(other, seat, company.length),
  );
}

function seatedAt<T extends Types>(lobby: Lobby, card: TableCard, game: Seated<T>['game']): Seated<T> {
  const { id, name, company } = card;
  return {
    id,
    game,
    name,
    company,
    options: card.options as T['Options'], // the game wrote them on the card, all but those that are secret
    async sit(seat, ears) {
      const sat = await lobby.sit(id, seat, ears);
      if (!sat.ok) throw new Error(`${sat.problem.field}: ${sat.problem.message}`);
      return sat.value as Chair<T>; // the host plays the game that is on the card
    },
  };
}
