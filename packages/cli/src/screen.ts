const WIDTH_USUAL = 80;
const WIDTH_MIN = 30;
const WIDTH_MAX = 100;

/** Where text goes: how wide it is, and whether it shows colours. */
export interface Screen {
  readonly width: number;
  write(text: string): void;
  /** A line, broken where it is too long; further lines stand behind the indent. */
  line(text?: string, indent?: number): void;
  bold(text: string): string;
  dim(text: string): string;
  clear(): void;
}

export function screenOf(stream: NodeJS.WriteStream): Screen {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const isClever = stream.isTTY === true && TERM !== 'dumb';
  const isColoured =
    FORCE_COLOR === undefined || FORCE_COLOR === '' ? isClever && NO_COLOR === undefined : FORCE_COLOR !== '0';
  const styled = (open: number, close: number) => (text: string) =>
    isColoured && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  const width = Math.max(WIDTH_MIN, Math.min(stream.columns || WIDTH_USUAL, WIDTH_MAX)); // some terminals say 0
  const write = (text: string): void => void stream.write(text);
  return {
    width,
    write,
    line: (text = '', indent = 0) => write(`${wrap(text, width, indent)}\n`),
    bold: styled(1, 22),
    dim: styled(2, 22),
    clear: () => write(isClever ? '\u001b[2J\u001b[3J\u001b[H' : '\n\n\n'),
  };
}

/** A command that somebody may want to copy stays in one piece. */
const COMMAND = /^ +(npx|node) /;

/** Help as wide as the terminal: what was broken into lines for the source is put together first. */
export function wrapHelp(text: string, width: number): string {
  return text
    .replace(/(\S)\n(?=\S)/g, '$1 ')
    .split('\n')
    .map((line) => (COMMAND.test(line) ? line : wrap(line, width, line.search(/\S|$/))))
    .join('\n');
}

const STYLE = new RegExp(`${'\\u001b'}\\[\\d+m`, 'g');
const visible = (text: string): number => [...text.replace(STYLE, '')].length;

/** Text in lines no wider than this. Spaces at its start stay; the lines after the first begin behind the indent. */
export function wrap(text: string, width: number, indent = 0): string {
  if (visible(text) <= width) return text;
  const [start = ''] = /^ */.exec(text) ?? [];
  const hanging = ' '.repeat(Math.min(indent, Math.floor(width / 2)));
  const lines: string[] = [];
  let line = start;
  for (const word of text.trimStart().split(/(?<=\S) /)) {
    const isFirst = line.trim() === '';
    if (!isFirst && visible(line) + 1 + visible(word.trimEnd()) > width) {
      lines.push(line);
      line = hanging + word.trimStart();
    } else line = isFirst ? line + word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
