import { escapeText } from './svg.ts';

const STYLE = `
  :root { color-scheme: light dark; --ink: #2b2118; --soft: #6d5d49; --paper: #faf5ea; --line: #d9ccb4; --bar: #8a5a1f; --mark: #9b1c1c; --heat: #c0392b; --floor: #f1e8d6; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eadfca; --soft: #b3a48b; --paper: #1b1612; --line: #43382b; --bar: #d2a55a; --mark: #ff8f7a; --heat: #ff6a4d; --floor: #2a221b; } }
  @media print { :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --line: #bbb; --bar: #7a4a10; --mark: #900; --heat: #c0392b; --floor: #f4f4f4; } h2 { break-after: avoid; } table, svg { break-inside: avoid; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
  h1, h2 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; }
  h1 { font-size: 1.9rem; margin-bottom: 0.25rem; }
  h2 { font-size: 1.2rem; margin-top: 2.25rem; border-bottom: 1px solid var(--line); padding-bottom: 0.25rem; }
  .soft { color: var(--soft); } .big { font-size: 1.25rem; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child { text-align: left; padding-left: 0; }
  td { white-space: nowrap; } td:first-child { white-space: normal; } td.bar { width: 40%; } td.bar svg { display: block; width: 100%; height: 0.8rem; }
  tr.sure td { font-weight: 600; }
  .wide { overflow-x: auto; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85rem; border-left: 3px solid var(--line); padding-left: 0.8rem; }
  summary { cursor: pointer; }
  .plot, .board { width: 100%; height: auto; display: block; }
  .board { max-height: 40rem; }
  .plot rect, td.bar rect { fill: var(--bar); } .plot .ground { fill: var(--line); }
  .plot line { stroke: var(--line); } .plot .whisker { stroke: var(--ink); stroke-width: 3; } .plot .exact { stroke: var(--mark); stroke-width: 2; }
  .plot text, .board text { fill: var(--ink); font: 12px system-ui, sans-serif; }
  .board .floor { fill: var(--floor); } .board .heat { fill: var(--heat); }
  .board .wall { stroke: var(--ink); stroke-width: 2; stroke-linecap: square; } .board .door { stroke: var(--bar); stroke-width: 6; } .board .secret { stroke: var(--bar); stroke-width: 6; stroke-dasharray: 4 3; }
  .board .name { font-weight: 700; font-size: 15px; } .board .figure { font-size: 11px; } .board .sign { font-size: 11px; fill: var(--soft); }
  .board .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
`;

/** A page that needs nothing else: light, dark and on paper. */
export const pageOf = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title><style>${STYLE}</style></head>
<body>
${parts.filter((part) => part !== '').join('\n')}
<p class="soft">Questhall is unofficial; the names of games, heroes and monsters belong to their owners.</p>
</body>
</html>
`;

export const row = (cells: readonly string[], cell: 'td' | 'th', isSure = false): string =>
  `<tr${isSure ? ' class="sure"' : ''}>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

export const tableOf = (head: readonly string[], rows: readonly string[]): string =>
  `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table></div>`;

/** Something to be opened by whoever wants to read it. */
export const folded = (title: string, inside: string): string =>
  `<details><summary>${escapeText(title)}</summary>${inside}</details>`;

const LONG = 12;

/** A long table shows its first rows, and has the others folded away. */
export function longTable(head: readonly string[], rows: readonly string[]): string {
  const more = rows.slice(LONG);
  const first = tableOf(head, rows.slice(0, LONG));
  return more.length === 0 ? first : `${first}\n${folded(`${more.length} more`, tableOf(head, more))}`;
}

/** The command that makes the same page, to be pasted. */
export const againPart = (command: string): string =>
  `<h2>Play it again</h2>\n<p><code>${escapeText(command)}</code></p>`;
