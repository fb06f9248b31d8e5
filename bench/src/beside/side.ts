import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from './checkout.ts';

/** Which games a player is to play, by their numbers. */
export interface Order {
  readonly from: number;
  readonly to: number;
}

/** What a player played, and what it took. */
export interface Round {
  readonly games: readonly { readonly isWon: boolean; readonly moves: number }[];
  readonly cpuSeconds: number;
}

/** A checkout that plays when it is told to, and uses no time in between. */
export interface Side {
  play(order: Order): Promise<Round>;
  leave(): void;
}

const PLAYER = fileURLToPath(new URL('./player.js', import.meta.url));

/** A process of its own for each checkout: neither teaches the other's compiler. */
export async function takeSide(root: string, plan: string): Promise<Side> {
  const child = fork(PLAYER, [root, plan], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  const fail = (): Error => new Unavailable(`${root} cannot play ${plan}:\n${complaint.trim()}`);
  await nextMessage(child, fail);
  return {
    async play(order) {
      child.send(order);
      return (await nextMessage(child, fail)) as Round; // a player answers an order with nothing else
    },
    leave: () => void child.kill(),
  };
}

function nextMessage(child: ChildProcess, fail: () => Error): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const close = (): void => reject(fail());
    child.once('close', close);
    child.once('message', (message) => {
      child.off('close', close);
      resolve(message);
    });
  });
}
