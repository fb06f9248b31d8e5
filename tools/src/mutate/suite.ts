import { format } from 'node:util';
import { expect } from 'vitest';

/** One test, ready to be run. */
export interface Case {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...args: readonly unknown[]) => unknown;
type Declare = (name: string, ...rest: readonly unknown[]) => void;
interface Declarer extends Declare {
  each: (rows: readonly unknown[]) => Declare;
  runIf: (condition: unknown) => Declare;
}

const bodyIn = (rest: readonly unknown[]): Body => {
  const body = rest.find((one): one is Body => typeof one === 'function');
  if (body === undefined) throw new Error('a test without a body');
  return body;
};

/** As many of the arguments as the name has room for. */
function nameOf(name: string, args: readonly unknown[]): string {
  const holes = name.match(/%[sidfjoO#]/g)?.length ?? 0;
  return format(name, ...args.slice(0, holes));
}

function declarer(declare: (name: string, run: () => unknown) => void): Declarer {
  const one: Declare = (name, ...rest) => declare(name, bodyIn(rest));
  const each: Declarer['each'] =
    (rows) =>
    (name, ...rest) => {
      for (const row of rows) {
        const args: readonly unknown[] = Array.isArray(row) ? row : [row];
        declare(nameOf(name, args), () => bodyIn(rest)(...args));
      }
    };
  return Object.assign(one, { each, runIf: (condition: unknown): Declare => (condition ? one : () => undefined) });
}

/**
 * What tests import from vitest, for a runner that chooses itself what it runs. It has only what our tests use:
 * anything else of vitest is undefined here, and the file that asks for it fails before any mutant is tried.
 */
export class Suite {
  readonly cases: Case[] = [];
  readonly #path: string[] = [];
  readonly #hooks: (() => void)[] = [];

  get api(): {
    readonly test: Declarer;
    readonly it: Declarer;
    readonly describe: Declarer;
    readonly expect: typeof expect;
    readonly onTestFinished: (hook: () => void) => void;
  } {
    const test = declarer((name, run) =>
      this.cases.push({ name: [...this.#path, name].join(' > '), run: () => this.#whole(run) }),
    );
    const describe = declarer((name, run) => {
      this.#path.push(name);
      run();
      this.#path.pop();
    });
    return { test, it: test, describe, expect, onTestFinished: (hook) => this.#hooks.push(hook) };
  }

  /** A test, and what it has asked for at its end; one that fails has failed without that. */
  #whole(run: () => unknown): unknown {
    this.#hooks.length = 0;
    const finish = (): void => {
      for (const hook of this.#hooks.splice(0)) hook();
    };
    const done = run();
    return done instanceof Promise ? done.then(finish) : finish();
  }
}
