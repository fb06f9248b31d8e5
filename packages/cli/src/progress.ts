import { bar } from '@questhall/facets';

const BAR_WIDTH = 30;

/** How far long work is, for whoever waits. */
export interface Progress {
  show(done: number, total: number, besides?: string): void;
  end(): void;
}

/** A bar that grows, on a terminal; nothing elsewhere. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  if (stream.isTTY !== true) return { show() {}, end() {} };
  const count = (n: number): string => n.toLocaleString('en');
  return {
    show: (done, total, besides = '') =>
      void stream.write(
        `\r  ${bar(done / total, BAR_WIDTH).padEnd(BAR_WIDTH)} ${count(done)} of ${count(total)} games ${besides}\u001b[K`,
      ),
    end: () => void stream.write('\r\u001b[K'),
  };
}
