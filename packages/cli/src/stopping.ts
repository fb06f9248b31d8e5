import type { Progress } from './progress.ts';

export const INTERRUPTED = 130;

/** Work that Ctrl-C ends after the games under way; again, and it just ends. */
export async function stoppable<X>(progress: Progress, work: (signal: AbortSignal) => Promise<X>): Promise<X> {
  const stop = new AbortController();
  const interrupt = (): void => {
    progress.end();
    process.stderr.write('Finishing the games under way; the report follows. Ctrl-C again ends at once.\n');
    process.exitCode = INTERRUPTED;
    stop.abort();
  };
  process.once('SIGINT', interrupt);
  try {
    return await work(stop.signal);
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
  }
}
