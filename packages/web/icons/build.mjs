// Writes the sprite of the icons we use, and the list of their names. Run it after a change of names.json or own.json: node packages/web/icons/build.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIconData, iconToSVG } from '@iconify/utils';

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
  return `<symbol id="${name}" viewBox="${attributes.viewBox}">${body}</symbol>`;
}

const lines = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const ownSymbol = ([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24"><g ${lines}>${body.replaceAll("'", '"')}</g></symbol>`;

const names = Object.keys(authors);
const symbols = [...names.map(symbolOf), ...Object.entries(own).map(ownSymbol)];
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>The icons of Questhall</title>\n${symbols.join('\n')}\n</svg>\n`;
writeFileSync(here('../src/look/icons.svg'), sprite);

const entries = Object.entries(authors).map(
  ([name, author]) => `  ${/-/.test(name) ? `'${name}'` : name}: ${author === null ? 'null' : `'${author}'`},\n`,
);
const source = `// Written by icons/build.mjs.

/** The icons from game-icons.net, and who drew each, where we know it. */
export const GAME_ICONS = {
${entries.join('')}} as const;

/** Icons drawn for this table. */
const OWN_ICONS = [
${Object.keys(own)
  .map((name) => `  '${name}',\n`)
  .join('')}] as const;

export type IconName = keyof typeof GAME_ICONS | (typeof OWN_ICONS)[number];
`;
writeFileSync(here('../src/look/icon-names.ts'), source);
process.stdout.write(`${symbols.length} icons, ${sprite.length} bytes\n`);
