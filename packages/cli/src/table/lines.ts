import { createInterface, type Interface } from 'node:readline';

/** Lines that somebody types, or that come from a pipe; null when there are no more. */
export interface LineReader {
  readonly isInteractive: boolean;
  /** What the Tab key may complete. */
  vocabulary: readonly string[];
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function readLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream): LineReader {
  const waiting: ((line: string | null) => void)[] = [];
  const arrived: string[] = [];
  let isOpen = true;
  const reader: LineReader = {
    isInteractive: input.isTTY === true,
    vocabulary: [],
    async next(prompt) {
      lines.setPrompt(prompt);
      if (isOpen) lines.prompt();
      else output.write(prompt);
      const [queued] = arrived.splice(0, 1);
      const line = queued ?? (isOpen ? await new Promise<string | null>((resolve) => waiting.push(resolve)) : null);
      if (!reader.isInteractive) output.write(`${line ?? ''}\n`); // so that a transcript shows both sides
      return line;
    },
    close: () => lines.close(),
  };
  const lines: Interface = createInterface({
    input,
    output,
    terminal: reader.isInteractive,
    completer: (line: string) => {
      const hits = reader.vocabulary.filter((word) => word.startsWith(line));
      return [hits.length > 0 ? hits : reader.vocabulary, line];
    },
  });
  lines.on('line', (line) => {
    const take = waiting.shift();
    if (take === undefined) arrived.push(line);
    else take(line);
  });
  lines.on('close', () => {
    isOpen = false;
    for (const take of waiting.splice(0)) take(null);
  });
  return reader;
}
