const WIDTH_USUAL = 80;
const WIDTH_MIN = 40;
const WIDTH_MAX = 100;

/** Where text goes: how wide it is, and whether it shows colours. */
export interface Screen {
  readonly width: number;
  write(text: string): void;
  line(text?: string): void;
  bold(text: string): string;
  dim(text: string): string;
  clear(): void;
}

export function screenOf(stream: NodeJS.WriteStream): Screen {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const isColoured = FORCE_COLOR !== undefined || (stream.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb');
  const styled = (open: number, close: number) => (text: string) => (isColoured ? `\u001b[${open}m${text}\u001b[${close}m` : text);
  const write = (text: string): void => void stream.write(text);
  return {
    width: Math.max(WIDTH_MIN, Math.min(stream.columns || WIDTH_USUAL, WIDTH_MAX)), // some terminals say 0
    write,
    line: (text = '') => write(`${text}\n`),
    bold: styled(1, 22),
    dim: styled(2, 22),
    clear: () => write(stream.isTTY === true ? '\u001b[2J\u001b[3J\u001b[H' : `${'\n'.repeat(3)}`),
  };
}

/** Text in lines no wider than this, each behind an indent. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each).join('\n');
}

/** A share as a bar of eighths. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}
