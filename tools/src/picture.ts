import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@questhall/catalogue';

// Draws the picture of the README: a real session at the terminal, as an image. Run by `npm run picture`.

const ROOT = new URL('../../', import.meta.url);
const CELL = { width: 8.43, height: 19 };
const PADDING = 18;
const BAR = 34;

/** A session at the terminal that is worth a picture: what is typed, and before which line it ends. */
interface Session {
  readonly title: string;
  readonly command: readonly string[];
  readonly typed: readonly string[];
  readonly until: string;
}

/** The first game whose workshop has one. */
async function findSession(): Promise<Session> {
  for (const id of GAME_IDS) {
    const { session }: { readonly session?: Session } = await import(`@questhall/${id}/workshop`);
    if (session !== undefined) return session;
  }
  throw new Error('no game has a session to draw');
}

const { title, command, typed, until } = await findSession();

/** Bold on, dim on, either off: all that the terminal table uses. */
const STYLE = new RegExp(`(${'\\u001b'}\\[\\d+m)`, 'g');

const escapeText = (text: string): string => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A line with bold and dim marks, as pieces of text on a grid of cells. */
function drawLine(line: string, y: number): string {
  let [column, style] = [0, ''];
  return line
    .split(STYLE)
    .map((piece) => {
      if (piece.startsWith('\u001b')) {
        style = piece === '\u001b[1m' ? ' class="bold"' : piece === '\u001b[2m' ? ' class="dim"' : '';
        return '';
      }
      const x = PADDING + column * CELL.width;
      column += [...piece].length;
      return piece.trim() === ''
        ? ''
        : `<text x="${x.toFixed(1)}" y="${y}"${style} xml:space="preserve">${escapeText(piece)}</text>`;
    })
    .join('');
}

function draw(title: string, lines: readonly string[]): string {
  const plain = lines.map((line) => line.replace(STYLE, ''));
  const width = Math.ceil(2 * PADDING + Math.max(...plain.map((line) => [...line].length)) * CELL.width);
  const height = BAR + 2 * PADDING + lines.length * CELL.height;
  const rows = lines.map((line, i) => drawLine(line, BAR + PADDING + (i + 0.75) * CELL.height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(title)}">
<style>text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#eadfca}.bold{font-weight:700;fill:#f4c66a}.dim{fill:#a8977b}</style>
<rect width="${width}" height="${height}" rx="10" fill="#1b1612"/><rect width="${width}" height="${BAR}" rx="10" fill="#2a221b"/>
<circle cx="20" cy="17" r="5" fill="#9b5a3c"/><circle cx="38" cy="17" r="5" fill="#c79a4b"/><circle cx="56" cy="17" r="5" fill="#6d8a5a"/>
${rows.join('\n')}
</svg>
`;
}

const { stdout, status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('packages/cli/bin/questhall.js', ROOT)), ...command],
  {
    input: `${typed.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  },
);
if (status !== 0) throw new Error('the session failed');
const all = stdout.trimEnd().split('\n');
const lines = all.slice(0, all.findIndex((line) => line.includes(until)) - 1);
const folder = new URL('docs/pictures/', ROOT);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('table.svg', folder),
  draw(title, [
    `\u001b[2m$ npx questhall ${command.slice(0, 8).join(' ')} \\\u001b[22m`,
    `\u001b[2m      ${command.slice(8).join(' ')}\u001b[22m`,
    ...lines,
  ]),
);
console.log(`docs/pictures/table.svg: ${lines.length} lines`);
