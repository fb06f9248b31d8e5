import type { Seat, Types } from '@questhall/kernel';
import type { Chair, Ears } from './chair.ts';
import { isFromHall, isImported, isPast, isRefusal, isReply, isSight, isTableCard, resultOf } from './from-hall.ts';
import type { Lobby } from './lobby.ts';
import type { RequestName, Requests } from './requests.ts';
import { type Guard, isText, listOf, orNull } from './shapes.ts';

/** One end of a worker's port, a channel or a socket. */
export interface Port {
  post(message: unknown): void;
  /** What comes in from the other end. */
  listen(listener: (message: unknown) => void): void;
}

interface Waiting {
  readonly take: (value: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly onPiece: (text: string) => void;
}

const isNothing = (raw: unknown): raw is null => raw === null;

/** The hall at the other end of a port: every wish is a message, and its answer comes back under the same number. */
export function connectHall(port: Port): Lobby {
  const waiting = new Map<number, Waiting>();
  const ears = new Map<number, Ears<Types>>();
  const watchers = new Set<() => void>();
  let requests = 0;
  let chairs = 0;

  port.listen((message) => {
    if (!isFromHall(message)) throw new Error('the hall said something that is none of its messages');
    switch (message.type) {
      case 'answer':
        waiting.get(message.id)?.take(message.value);
        waiting.delete(message.id);
        return;
      case 'failure':
        waiting.get(message.id)?.fail(new Error(message.message));
        waiting.delete(message.id);
        return;
      case 'piece':
        return waiting.get(message.id)?.onPiece(message.text);
      case 'heard':
        return ears.get(message.chair)?.hear(message.heard);
      case 'lost':
        return ears.get(message.chair)?.lose(message.problem);
      case 'cards':
        for (const watcher of watchers) watcher();
    }
  });

  function ask<N extends RequestName, X>(
    name: N,
    body: Requests[N],
    fits: Guard<X>,
    onPiece: (text: string) => void = () => undefined,
  ): Promise<X> {
    return new Promise((resolve, fail) => {
      requests += 1;
      const take = (value: unknown): void =>
        fits(value) ? resolve(value) : fail(new Error(`the hall’s answer to “${name}” is none`));
      waiting.set(requests, { take, fail, onPiece });
      port.post({ id: requests, name, body });
    });
  }

  const chairOf = (chair: number, seat: Seat): Chair<Types> => ({
    seat,
    answer: (asked, action, dice = []) => ask('answer', { chair, ask: asked, action, dice }, isReply),
    why: (asked, action) => ask('why', { chair, ask: asked, action }, orNull(isRefusal)),
    askUndo: () => ask('undo', { chair }, isReply),
    agree: (undo, isAgreed) => ask('agree', { chair, undo, isAgreed }, isReply),
    handTo: (sitter) => ask('hand', { chair, sitter }, isReply),
    order: (order, isOn) => ask('order', { chair, order, isOn }, isReply),
    rollFor: (die) => ask('roll', { chair, die }, isReply),
    retry: () => ask('retry', { chair }, isReply),
    past: (isWhole) => ask('past', { chair, isWhole }, isPast),
    recall: (clock) => ask('recall', { chair, clock }, orNull(isSight)),
    leave() {
      ears.delete(chair);
      void ask('leave', { chair }, isNothing);
    },
  });

  return {
    cards: () => ask('cards', {}, listOf(isTableCard)),
    make: (order) => ask('make', { order }, resultOf(isText)),
    rename: (table, name) => ask('rename', { table, name }, resultOf(isNothing)),
    remove: (table) => ask('remove', { table }, resultOf(isNothing)),
    exportTable: (table, onPiece) => ask('export', { table }, resultOf(isNothing), onPiece),
    importTable: (text) => ask('import', { text }, resultOf(isImported)),
    async sit(table, seat, listener, since) {
      chairs += 1;
      const chair = chairs;
      ears.set(chair, listener); // what the table says first comes before the answer
      const sat = await ask('sit', { chair, table, seat, since }, resultOf(isNothing));
      if (sat.ok) return { ok: true, value: chairOf(chair, seat) };
      ears.delete(chair);
      return sat;
    },
    onCards(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
}
