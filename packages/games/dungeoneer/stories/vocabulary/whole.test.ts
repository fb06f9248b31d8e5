import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CARD_IDS, type Effect, HERO_IDS, MAP_IDS, QUEST_IDS } from '../../src/content/index.ts';
import { SPEECH } from '../../src/content/notation/speech.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SRC = join(HERE, '../../src');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** How each word is written in the stories of this folder; the compiler asks for every one. */
const WRITTEN: Readonly<Record<Effect['word'], RegExp>> = {
  score: /LABELS\[form\]\} [+−]/,
  threats: /Threat \+\$\{by\}/,
  attack: /Attack [+−]\$\{by\}/,
  counter: /Counter \+\$\{by\}/,
  bestOfTwo: /Best of 2/,
  threat: /Thr \$\{short\}/,
  wound: /Wound \$\{by\}/,
  woundMore: /Wound \+\$\{by\}/,
  prevent: /Prevent \$\{by\}/,
  preventTo: /Prevent to \$\{kept\}/,
  heal: /Heal \$\{by\}/,
  tip: /Tip \(untip \$\{short\}/,
  untip: /Untip/,
  level: /Level −\$\{by\}/,
  glory: /Glory [+−]\$\{by\}/,
  peril: /Peril [+−]\$\{by\}/,
  move: /Move \+\$\{by\}/,
  warp: /Warp \(\$\{to\}\)/,
  shift: /Shift \$\{by\}/,
  repel: /Repel \(cost ≤\$\{most\}/,
  minion: /Step G: Minion/,
  limit: /Limit \$\{letter\} \+\$\{by\}/,
  cost: /Cost [+−]\$\{by\}/,
  free: /Cost 0 \(first Explore\)/,
  open: /Open \(1 wall\)/,
  ignore: /Ignore \(\$\{what\}\)/,
  symbol: /Symbol \$\{SHORTS/,
  draw: /Draw \$\{by\}/,
  discard: /Discard \$\{by\}/,
  look: /Look \$\{by\}/,
  upkeep: /Upkeep \$\{cost\}/,
  charges: /Charges \$\{charges\}/,
  lift: /Lift \[\$\{price\} MP\]/,
  liftAt: /Lift \(\$\{where\}\)/,
};

test('[data.one-vocabulary] every word of the language is tried with all that it can be given', () => {
  const stories = filesIn(HERE)
    .filter((file) => file.endsWith('.test.ts') && file !== 'whole.test.ts')
    .map((file) => readFileSync(join(HERE, file), 'utf8'))
    .join('\n');
  expect([...Object.keys(SPEECH), 'threat'].toSorted()).toEqual(Object.keys(WRITTEN).toSorted());
  for (const [word, written] of Object.entries(WRITTEN)) expect([word, written.test(stories)]).toEqual([word, true]);
});

test('[data.one-vocabulary] [core.fixed-sets] no card has code of its own: none is named where rules are carried out', () => {
  const ids = new Set<string>([...CARD_IDS, ...HERO_IDS, ...MAP_IDS, ...QUEST_IDS]);
  const naming = filesIn(SRC).filter((file) => {
    if (file.endsWith('.test.ts') || /^(content\/(sets\/|english-names\.)|words\/|facets\/)/.test(file)) return false;
    const text = readFileSync(join(SRC, file), 'utf8');
    return [...text.matchAll(/'([A-Z]{2}-[AHMQ]\d+)'/g)].some(([, id = '']) => ids.has(id));
  });
  expect(naming).toEqual([]);
});
