import type { Histogram } from '../tally.ts';

const WIDTH = 640;
const HEIGHT = 220;
const MARGIN = { top: 12, right: 12, bottom: 36, left: 56 };
const TICKS = 4;
/** Room for the label of the full share. */
const RATE_MARGIN = 28;
const LABELS_MAX = 16;
/** Beyond so many values neighbours share a bar: single ones would be too thin to read. */
const BARS_MAX = 48;

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** How wide a bar must be for a readable number of them: 1, 2 or 5 of some power of ten. */
function widthFor(values: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (values / (step * power) <= BARS_MAX) return step * power;
}

/** Bars of how often each value was seen, or each handful of values. */
export function histogramSvg(name: string, histogram: Histogram): string {
  const seen = Object.entries(histogram).map(([value, n]) => [Number(value), n] as const);
  const [least, largest] = [Math.min(...seen.map(([value]) => value)), Math.max(...seen.map(([value]) => value))];
  const width = widthFor(largest - least + 1);
  const counts = new Map<number, number>();
  for (const [value, n] of seen)
    counts.set(Math.floor(value / width), (counts.get(Math.floor(value / width)) ?? 0) + n);
  const [low, high] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const said = (value: number): string => (width === 1 ? `${value}` : `${value * width}–${value * width + width - 1}`);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const tick = tickFor(Math.max(...counts.values()) / total);
  const most = tick * Math.ceil(Math.max(...counts.values()) / total / tick);
  const [inner, tall] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const step = inner / values.length;
  const y = (share: number): number => MARGIN.top + tall * (1 - share / most);
  const every = Math.ceil(values.length / LABELS_MAX);

  const bars = values.map((value, i) => {
    const share = (counts.get(value) ?? 0) / total;
    const [x, top] = [MARGIN.left + (i + 0.08) * step, y(share)];
    const size = `width="${round(step * 0.84)}" height="${round(tall + MARGIN.top - top)}"`;
    return `<rect x="${round(x)}" y="${round(top)}" ${size}><title>${said(value)}: ${(100 * share).toFixed(2)} %</title></rect>`;
  });
  const label = (value: number, i: number): string =>
    `<text x="${round(MARGIN.left + (i + 0.5) * step)}" y="${HEIGHT - MARGIN.bottom + 18}" text-anchor="middle">${value * width}</text>`;
  const labels = values.map((value, i) => (i % every === 0 || values.length <= LABELS_MAX ? label(value, i) : ''));
  const ticks = Array.from({ length: Math.round(most / tick) + 1 }, (_, i) => i * tick);
  const lines = ticks.map((share) => {
    const height = round(y(share));
    const digits = tick < 0.01 ? 1 : 0;
    return `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${height}" y2="${height}"/><text x="${MARGIN.left - 8}" y="${round(height + 4)}" text-anchor="end">${(100 * share).toFixed(digits)} %</text>`;
  });
  const caption = `${escapeText(name)}: how often each number was seen, from ${least} to ${largest}`;
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${caption}">${lines.join('')}${bars.join('')}${labels.join('')}</svg>`;
}

/** A round step that divides a share into a handful: 1, 2 or 5 of some power of ten. */
function tickFor(share: number): number {
  const power = 10 ** Math.floor(Math.log10(share / TICKS));
  return power * ([1, 2, 5, 10].find((step) => share / (step * power) <= TICKS + 1) ?? 10);
}

/** A share between nothing and everything, with its interval and, where known, the computed value. */
export function rateSvg(
  label: string,
  rate: number,
  [low, high]: readonly [number, number],
  exact: number | null,
): string {
  const x = (share: number): number => round(MARGIN.left + share * (WIDTH - MARGIN.left - RATE_MARGIN));
  const computed =
    exact === null
      ? ''
      : `<line class="exact" x1="${x(exact)}" x2="${x(exact)}" y1="6" y2="44"><title>computed: ${(100 * exact).toFixed(2)} %</title></line>`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => `<text x="${x(share)}" y="60" text-anchor="middle">${100 * share} %</text>`,
  );
  const ground = `<rect class="ground" x="${x(0)}" y="16" width="${round(x(1) - x(0))}" height="18"/>`;
  const won = `<rect x="${x(0)}" y="16" width="${round(x(rate) - x(0))}" height="18"/>`;
  const whisker = `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="25" y2="25"/>`;
  const caption = `${escapeText(label)}: ${(100 * rate).toFixed(2)} %, 95 % between ${(100 * low).toFixed(2)} and ${(100 * high).toFixed(2)} %`;
  return `<svg class="plot" viewBox="0 0 ${WIDTH} 68" role="img" aria-label="${caption}">${ground}${won}${whisker}${computed}${ticks.join('')}</svg>`;
}

const round = (x: number): number => Math.round(x * 100) / 100;
