import { bad, good, type Result } from '@questhall/border';
import type { Types } from '@questhall/kernel';
import {
  type Chair,
  type Ears,
  type FromHall,
  isCount,
  isRecord,
  isRequest,
  type Lobby,
  type Port,
  type Request,
  type Requests,
} from '@questhall/wire';

/** Everything that one connection holds. */
interface Connection {
  readonly lobby: Lobby;
  readonly chairs: Map<number, Chair<Types>>;
  say(message: FromHall): void;
  isOpen(): boolean;
}

/** Answers what comes in over a port, for as long as somebody is at its other end; gives back how that ends. */
export function serve(lobby: Lobby, port: Port): () => void {
  const chairs = new Map<number, Chair<Types>>();
  let isOpen = true;
  const say = (message: FromHall): void => {
    if (isOpen) port.post(message);
  };
  const connection: Connection = { lobby, chairs, say, isOpen: () => isOpen };
  const stopWatching = lobby.onCards(() => say({ type: 'cards' }));
  port.listen((raw) => {
    const id = isRecord(raw) && isCount(raw['id']) ? raw['id'] : null;
    const answered = isRequest(raw) ? answer(connection, raw) : Promise.reject(new Error('that is no request'));
    answered.then(
      (value) => id !== null && say({ type: 'answer', id, value }),
      (error: unknown) =>
        id !== null && say({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) }),
    );
  });
  return () => {
    isOpen = false;
    stopWatching();
    for (const chair of chairs.values()) chair.leave();
    chairs.clear();
  };
}

/** The one place where a name becomes a call. */
async function answer(connection: Connection, request: Request): Promise<unknown> {
  const { lobby, chairs, say } = connection;
  switch (request.name) {
    case 'cards':
      return lobby.cards();
    case 'make':
      return lobby.make(request.body.order);
    case 'rename':
      return lobby.rename(request.body.table, request.body.name);
    case 'remove':
      return lobby.remove(request.body.table);
    case 'export':
      return lobby.exportTable(request.body.table, (text) => say({ type: 'piece', id: request.id, text }));
    case 'import':
      return lobby.importTable(request.body.text);
    case 'sit':
      return sit(connection, request.body);
    case 'leave':
      chairs.get(request.body.chair)?.leave();
      chairs.delete(request.body.chair);
      return null;
    default:
      return fromChair(chairOf(chairs, request.body.chair), request);
  }
}

async function sit(connection: Connection, { chair, table, seat, since }: Requests['sit']): Promise<Result<null>> {
  const { lobby, chairs, say } = connection;
  if (chairs.has(chair)) return bad('chair', 'is taken');
  const ears: Ears<Types> = {
    hear: (heard) => say({ type: 'heard', chair, heard }),
    lose: (problem) => say({ type: 'lost', chair, problem }),
  };
  const sat = await lobby.sit(table, seat, ears, since);
  if (!sat.ok) return sat;
  if (connection.isOpen()) chairs.set(chair, sat.value);
  else sat.value.leave();
  return good(null);
}

function chairOf(chairs: ReadonlyMap<number, Chair<Types>>, number: number): Chair<Types> {
  const chair = chairs.get(number);
  if (chair === undefined) throw new Error(`nobody sits in chair ${number}`);
  return chair;
}

/** What can only be asked by somebody who sits there. */
type FromChair = Exclude<
  Request,
  { readonly name: 'cards' | 'make' | 'rename' | 'remove' | 'export' | 'import' | 'sit' | 'leave' }
>;

function fromChair(chair: Chair<Types>, { name, body }: FromChair): Promise<unknown> {
  switch (name) {
    case 'answer':
      return chair.answer(body.ask, body.action, body.dice);
    case 'why':
      return chair.why(body.ask, body.action);
    case 'undo':
      return chair.askUndo();
    case 'agree':
      return chair.agree(body.undo, body.isAgreed);
    case 'hand':
      return chair.handTo(body.sitter);
    case 'order':
      return chair.order(body.order, body.isOn);
    case 'roll':
      return chair.rollFor(body.die);
    case 'retry':
      return chair.retry();
    case 'past':
      return chair.past(body.isWhole);
    case 'recall':
      return chair.recall(body.clock);
  }
}
