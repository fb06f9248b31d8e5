import { describe, expect, test } from 'vitest';
import { BASIC_IDS, BASICS, REINFORCEMENTS } from '../../content/basic-benefits.ts';
import { CARD_IDS, CARDS, type CardId } from '../../content/cards.ts';
import { GLOW_IDS, GLOWS } from '../../content/glow-benefits.ts';
import { MONSTER_IDS, MONSTERS } from '../../content/monsters.ts';
import type { Benefit } from '../../content/vocabulary.ts';
import { sayBenefit, sayCard, sayClause, sayPattern, sayTrait } from '../telling/say.ts';
import { MONSTER_PHRASES, PHRASES } from './phrases.ts';

const cardLines = CARD_IDS.map((id) => ({ id, lines: sayCard(CARDS[id], PHRASES) }));
const heroBenefits: readonly Benefit[] = [...BASIC_IDS.map((id) => BASICS[id]), ...GLOW_IDS.map((id) => GLOWS[id])];
const monsterBenefits: readonly Benefit[] = [
  ...MONSTER_IDS.flatMap((id) => MONSTERS[id].benefits),
  ...BASIC_IDS.map((id) => BASICS[id]),
  REINFORCEMENTS,
];
const traits = MONSTER_IDS.flatMap((id) => MONSTERS[id].traits);

/** What it does, without what it is called. */
const deedsOf = ({ cost, timing, target, clauses, duration, pattern, limit }: Benefit): unknown => [
  cost,
  timing,
  target,
  clauses,
  duration,
  pattern,
  limit,
];

function expectSentence(line: string): void {
  expect(line).toMatch(/^(?:[A-Z]|\d|[+−]\d).*[^.,:; ]\.$/);
  expect(line).not.toMatch(/ {2}| [.,:;)]|[,:;]\S|[,:;]{2}|\( |undefined|null|NaN|\[object|=>|speed/);
  expect(line.split('(').length).toBe(line.split(')').length);
}

/** Fails when two different things are told in the same words. */
function expectDistinct(told: readonly (readonly [text: string, meaning: unknown])[]): void {
  const meanings = new Map<string, string>();
  for (const [text, meaning] of told) {
    const known = meanings.get(text);
    if (known === undefined) meanings.set(text, JSON.stringify(meaning));
    else expect(JSON.stringify(meaning), text).toBe(known);
  }
}

describe('every text is a sentence', () => {
  test.each(cardLines)('$id', ({ lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expectSentence(line);
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
      expect(line).not.toMatch(/\byour?\b|\ball(y|ies)\b|\benem(y|ies)\b/);
    }
  });
});

describe('what differs reads differently', () => {
  test('among cards', () => {
    expectDistinct(
      CARD_IDS.map((id) => {
        const { slot, traits, benefit } = CARDS[id];
        return [sayCard(CARDS[id], PHRASES).join('\n'), [slot, traits, benefit]];
      }),
    );
  });

  test('among Basic and Glow Benefits and those of cards', () => {
    const ofCards = CARD_IDS.flatMap((id) => CARDS[id].benefit ?? []);
    expectDistinct([...heroBenefits, ...ofCards].map((benefit) => [sayBenefit(benefit, PHRASES), deedsOf(benefit)]));
  });

  test('among Benefits of monsters', () => {
    expectDistinct(monsterBenefits.map((benefit) => [sayBenefit(benefit, MONSTER_PHRASES), deedsOf(benefit)]));
  });
});

const LINES: readonly (readonly [CardId, readonly string[]])[] = [
  ['hamstring', ['1 Surge, after a hit: +1 damage, and the target is Immobile (Short).']],
  ['payback', ['1 Surge, after a hit: +1 damage, and +1 damage if you are below maximum Hitpoints.']],
  ['bull-rush', ['2 Surges, any time: you move up to 4 squares and push an adjacent enemy up to 2 squares.']],
  [
    'challenge',
    [
      '1 Surge, any time, not on a Lord: an enemy anywhere takes you for its Preferred Target (Short), and you gain Shield 1.',
    ],
  ],
  ['killing-rhythm', ['Free, once you have attacked: you gain 2 Surges if you killed an enemy.']],
  [
    'throwing-knives',
    ['1 Surge, before an attack: you may attack with base damage 3 (Turn), and such an attack has Ranged.'],
  ],
  ['lunge', ['1 Surge, before an attack: you have +1 to-hit (Turn), and all attacks this Turn have Reach.']],
  ['frailty', ['2 Surges, any time, Ranged, not while an earlier use lasts: an enemy in range gets Fragile 1 (Long).']],
  [
    'force-wave',
    ['2 Surges, any time: all adjacent enemies get Push 2 and Unsteady 1 (Short), and you gain Shield 1.'],
  ],
  ['starfall', ['4 Surges, after a hit: +3 damage, and the attack has Radius 2.']],
  ['mend', ['1 Surge, any time: you or an ally in range gets Heal 2.']],
  ['tower-shield', ['Slot: Off Hand.', '+1 Armor.', '−1 Speed.']],
  ['amulet-of-clarity', ['Slot: Amulet.', 'Immune to Stun.', 'Immune to Weak.']],
  [
    'war-spear',
    [
      'Slot: Main Hand.',
      'Attacks with base damage 3 and Reach, which your Benefits have too.',
      '1 Surge, after a hit: the attack has Line.',
    ],
  ],
];

test.each(LINES)('%s reads well', (id, lines) => {
  expect(sayCard(CARDS[id], PHRASES)).toEqual(lines);
});

test('[benefit.clause-order] a clause can be told by itself, and keeps its place among the others', () => {
  const benefit = CARDS['force-wave'].benefit ?? expect.fail('it has one');
  expect(benefit.clauses.map((clause) => sayClause(clause, benefit, PHRASES))).toEqual([
    'all adjacent enemies get Push 2',
    'all adjacent enemies get Unsteady 1 (Short)',
    'you gain Shield 1',
  ]);
});

test('a pattern has its name and its number', () => {
  expect(sayPattern({ kind: 'bounce', n: 4 }, PHRASES)).toBe('Bounce 4');
  expect(sayPattern({ kind: 'cleave', n: 0 }, PHRASES)).toBe('Cleave');
});

test('the Basic Benefits of monsters are told of monsters', () => {
  expect(sayBenefit(BASICS.guard, MONSTER_PHRASES)).toBe(
    '1 Surge, any time, up to twice per Turn, while it has less than 2 Shield: it gains Shield 1.',
  );
  expect(sayBenefit(REINFORCEMENTS, MONSTER_PHRASES)).toBe(
    '3 Surges, any time: it calls the rest of the Patrol for its next Turn.',
  );
});
