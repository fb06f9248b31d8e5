import { describe, expect, test } from 'vitest';
import {
  BASIC_IDS,
  BASICS,
  type Benefit,
  CARD_IDS,
  CARDS,
  type CardId,
  GLOW_IDS,
  GLOWS,
  MONSTER_IDS,
  MONSTERS,
  REINFORCEMENTS,
} from '../../content/index.ts';
import { NAMES as ENGLISH_NAMES } from '../en/names.ts';
import { MONSTER_PHRASES as ENGLISH_OF_MONSTERS, PHRASES as ENGLISH_PHRASES } from '../en/phrases.ts';
import type { Names } from '../names.ts';
import { sayBenefit, sayCard, sayTrait } from '../telling/say.ts';
import { NAMES } from './names.ts';
import { MONSTER_PHRASES, PHRASES } from './phrases.ts';

const heroBenefits: readonly Benefit[] = [...BASIC_IDS.map((id) => BASICS[id]), ...GLOW_IDS.map((id) => GLOWS[id])];
const monsterBenefits: readonly Benefit[] = [
  ...MONSTER_IDS.flatMap((id) => MONSTERS[id].benefits),
  ...BASIC_IDS.map((id) => BASICS[id]),
  REINFORCEMENTS,
];
const traits = MONSTER_IDS.flatMap((id) => MONSTERS[id].traits);

/** Terms and small words that no Dutch card has. */
const ENGLISH =
  /\b(the|and|you|your|with|from|gets?|gains?|has|have|surges?|shield|reflect|armor|grit|speed|glow|turn|short|long|damage|square|squares|ally|allies|enemy|target|push|pull|slide|heal|weak|unsteady|ongoing|fragile|attack|after|before|any)\b/i;

function expectSentence(line: string): void {
  expect(line).toMatch(/^(?:[A-Z]|\d|[+−]\d).*[^.,:; ]\.$/);
  expect(line).not.toMatch(/ {2}| [.,:;)]|[,:;]\S|[,:;]{2}|\( |undefined|null|NaN|\[object|=>/);
  expect(line).not.toMatch(ENGLISH);
  expect(line.split('(').length).toBe(line.split(')').length);
}

describe('every text is a Dutch sentence', () => {
  test.each(CARD_IDS)('%s', (id) => {
    for (const line of sayCard(CARDS[id], PHRASES)) expectSentence(line);
  });

  test('of Basic and Glow Benefits', () => {
    for (const benefit of heroBenefits) expectSentence(sayBenefit(benefit, PHRASES));
  });

  test('of monsters, who are never spoken to', () => {
    const lines = [
      ...monsterBenefits.map((benefit) => sayBenefit(benefit, MONSTER_PHRASES)),
      ...traits.map((one) => sayTrait(one, MONSTER_PHRASES)),
    ];
    for (const line of lines) {
      expectSentence(line);
      expect(line).not.toMatch(/\b(je|jij|jou|jouw|bondgenoot|bondgenoten|vijand|vijanden)\b/);
    }
  });
});

/** As many different texts in Dutch as there are in English. */
const expectAsMany = (dutch: readonly string[], english: readonly string[]): void =>
  expect(new Set(dutch).size).toBe(new Set(english).size);

test('what differs reads differently', () => {
  expectAsMany(
    CARD_IDS.map((id) => sayCard(CARDS[id], PHRASES).join('\n')),
    CARD_IDS.map((id) => sayCard(CARDS[id], ENGLISH_PHRASES).join('\n')),
  );
  expectAsMany(
    heroBenefits.map((benefit) => sayBenefit(benefit, PHRASES)),
    heroBenefits.map((benefit) => sayBenefit(benefit, ENGLISH_PHRASES)),
  );
  expectAsMany(
    monsterBenefits.map((benefit) => sayBenefit(benefit, MONSTER_PHRASES)),
    monsterBenefits.map((benefit) => sayBenefit(benefit, ENGLISH_OF_MONSTERS)),
  );
});

const LINES: readonly (readonly [CardId, readonly string[]])[] = [
  ['hamstring', ['1 Impuls, na een treffer: +1 schade, en het doelwit is Vastgezet (Kort).']],
  ['payback', ['1 Impuls, na een treffer: +1 schade, en +1 schade als je niet al je Levenspunten hebt.']],
  [
    'bull-rush',
    ['2 Impulsen, op elk moment: je loopt hoogstens 4 vakken en duwt een aangrenzende vijand hoogstens 2 vakken.'],
  ],
  [
    'challenge',
    [
      '1 Impuls, op elk moment, niet op een Heer: een vijand waar dan ook krijgt jou als Voorkeursdoel (Kort), en je krijgt Schild 1.',
    ],
  ],
  ['killing-rhythm', ['Gratis, na je aanval: je krijgt 2 Impulsen als je een vijand hebt gedood.']],
  [
    'throwing-knives',
    ['1 Impuls, voor een aanval: je mag aanvallen met basisschade 3 (Beurt), en zo’n aanval heeft Afstand.'],
  ],
  ['shadow-dash', ['2 Impulsen, op elk moment: je glipt zo ver als je Snelheid en krijgt +1 op de raakworp (Beurt).']],
  [
    'force-wave',
    [
      '2 Impulsen, op elk moment: alle aangrenzende vijanden worden hoogstens 2 vakken geduwd en krijgen Wankel 1 (Kort), en je krijgt Schild 1.',
    ],
  ],
  ['war-chant', ['2 Impulsen, op elk moment: jij en alle bondgenoten doen +1 schade (Kort).']],
  ['mend', ['1 Impuls, op elk moment: jij of een bondgenoot binnen bereik krijgt Genezing 2.']],
  ['tower-shield', ['Plek: Tweede hand.', '+1 Pantser.', '−1 Snelheid.']],
  [
    'war-spear',
    [
      'Plek: Hoofdhand.',
      'Aanvallen met basisschade 3 en Reikwijdte, die je Voordelen ook hebben.',
      '1 Impuls, na een treffer: de aanval heeft Lijn.',
    ],
  ],
];

test.each(LINES)('%s reads well', (id, lines) => expect(sayCard(CARDS[id], PHRASES)).toEqual(lines));

describe('names', () => {
  const tables = Object.keys(ENGLISH_NAMES) as (keyof Names)[]; // its own keys

  test.each(tables)('of every %s, and only of those', (table) => {
    const [dutch, english] = [NAMES[table], ENGLISH_NAMES[table]];
    expect(Object.keys(dutch).sort()).toEqual(Object.keys(english).sort());
    for (const name of Object.values(dutch)) expect(name).toMatch(/^\S(.*\S)?$/);
  });

  test('tell everything apart that is paid for, and all monsters', () => {
    const paid = [...Object.values(NAMES.card), ...Object.values(NAMES.benefit)];
    expect(new Set(paid).size).toBe(paid.length);
    const monsters = Object.values(NAMES.monster);
    expect(new Set(monsters).size).toBe(monsters.length);
  });
});
