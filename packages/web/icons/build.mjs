// Writes the sprites of the icons we use, and the list of their names. Run it after a change of names.json or own.json:
// node packages/web/icons/build.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIconData, iconToSVG } from '@iconify/utils';
import { coarse } from './coarse.mjs';

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const set = require('@iconify-json/game-icons/icons.json');
const authors = readJson(here('names.json'));
const own = readJson(here('own.json'));

function symbolOf(name) {
  const data = getIconData(set, name);
  if (data === null) throw new Error(`game-icons has no icon called ${name}`);
  const { attributes, body } = iconToSVG(data);
  const drawn = body.replaceAll(/ d="([^"]*)"/g, (_, path) => ` d="${coarse(path)}"`);
  return `<symbol id="${name}" viewBox="${attributes.viewBox}">${drawn}</symbol>`;
}

const lines = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const ownSymbol = ([name, body]) =>
  `<symbol id="${name}" viewBox="0 0 24 24"><g ${lines}>${body.replaceAll("'", '"')}</g></symbol>`;

/** What the home page shows; everything else comes with a table. */
const FIRST = [
  ...['barbarian', 'dwarf-face', 'woman-elf-face', 'wizard-face', 'visored-helm', 'daemon-skull', 'crossed-swords'],
  ...['rule-book', 'vintage-robot', 'person', 'cog'],
];
const names = Object.keys(authors);
const stranger = FIRST.find((name) => !names.includes(name));
if (stranger !== undefined) throw new Error(`names.json has no ${stranger}`);

function writeSprite(file, symbols) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>The icons of Questhall</title>\n${symbols.join('\n')}\n</svg>\n`;
  writeFileSync(here(`../src/look/${file}`), sprite);
  process.stdout.write(`${file}: ${symbols.length} icons, ${sprite.length} bytes\n`);
}
writeSprite('icons-first.svg', [...FIRST.map(symbolOf), ...Object.entries(own).map(ownSymbol)]);
writeSprite('icons.svg', names.filter((name) => !FIRST.includes(name)).map(symbolOf));

const quoted = (name) => (/-/.test(name) ? `'${name}'` : name);
const written = '// Written by icons/build.mjs.\n\n';
writeFileSync(
  here('../src/look/icon-authors.ts'),
  `${written}/** The icons from game-icons.net, and who drew each. */
export const ICON_AUTHORS = {
${Object.entries(authors)
  .map(([name, author]) => `  ${quoted(name)}: '${author}',\n`)
  .join('')}} as const;
`,
);
writeFileSync(
  here('../src/look/icon-names.ts'),
  `${written}import type { ICON_AUTHORS } from './icon-authors.ts';

/** Icons drawn for this table. */
const OWN_ICONS = [
${Object.keys(own)
  .map((name) => `  '${name}',\n`)
  .join('')}] as const;

export type IconName = keyof typeof ICON_AUTHORS | (typeof OWN_ICONS)[number];

/** The icons of the home page, and our own: they come in a small sprite of their own. */
export const FIRST_ICONS: ReadonlySet<IconName> = new Set<IconName>([
${FIRST.map((name) => `  '${name}',\n`).join('')}  ...OWN_ICONS,
]);
`,
);
