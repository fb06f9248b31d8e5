import { createInterface, type Interface } from 'node:readline';

const LINE_LENGTH_MAX = 500;

/** Lines that somebody types, or that come from a pipe. */
export interface LineReader {
  readonly isInteractive: boolean;
  /** What the Tab key may complete. */
  words: readonly string[];
  /** Whether the last line was cut off by Ctrl-C. */
  readonly isInterrupted: boolean;
  /** The next line; null when there are no more, or on Ctrl-C. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function readLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream): LineReader {
  const waiting: ((line: string | null) => void)[] = [];
  const arrived: string[] = [];
  let [isOpen, isInterrupted] = [true, false];
  const lines: Interface = createInterface({
    input,
    output,
    terminal: input.isTTY === true,
    historySize: 0, // the next player must not find the last one's secret behind the arrow key
    completer: (line: string) => {
      const hits = reader.words.filter((word) => word.startsWith(line));
      return [hits.length > 0 ? hits : reader.words, line];
    },
  });
  const answerAll = (line: string | null): void => {
    for (const take of waiting.splice(0)) take(line);
  };
  const reader: LineReader & { isInterrupted: boolean } = {
    isInteractive: input.isTTY === true,
    words: [],
    get isInterrupted() {
      return isInterrupted;
    },
    async next(prompt) {
      isInterrupted = false;
      lines.setPrompt(prompt);
      if (isOpen) lines.prompt();
      else output.write(prompt);
      const [queued] = arrived.splice(0, 1);
      const line = queued ?? (isOpen ? await new Promise<string | null>((resolve) => waiting.push(resolve)) : null);
      if (!reader.isInteractive || line === null) output.write(`${line ?? ''}\n`); // so that a transcript shows both sides
      return line;
    },
    close: () => lines.close(),
  };
  lines.on('line', (line) => {
    const take = waiting.shift();
    const short = line.slice(0, LINE_LENGTH_MAX);
    if (take === undefined) arrived.push(short);
    else take(short);
  });
  lines.on('SIGINT', () => {
    isInterrupted = true;
    lines.write(null, { ctrl: true, name: 'u' }); // what was half typed is gone
    answerAll(null);
  });
  lines.on('close', () => {
    isOpen = false;
    answerAll(null);
  });
  return reader;
}

/** Whether somebody agrees, in any language that the table speaks: yes, ja. */
export const isYes = (line: string): boolean => /^[yj]/i.test(line.trim());
