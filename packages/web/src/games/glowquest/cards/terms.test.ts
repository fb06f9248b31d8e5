import { CARD_IDS, MONSTERS, NEGATIVES } from '@questhall/glowquest/content';
import { expect, test } from 'vitest';
import { benefitsOn, rulesBehind } from './terms.ts';

test('the words of a card have their rules, each once', () => {
  expect(rulesBehind(benefitsOn(['blast']))).toEqual(['pattern.radius']);
  expect(rulesBehind(benefitsOn(['blast', 'blast', 'raise-shield']))).toEqual(['pattern.radius', 'damage.shield']);
  expect(rulesBehind(benefitsOn(['longsword']))).toEqual([]);
});

test('every negative Effect, pattern and duration on any card or sheet is explained', () => {
  const benefits = [...benefitsOn(CARD_IDS), ...Object.values(MONSTERS).flatMap((record) => record.benefits)];
  const rules = rulesBehind(benefits);
  for (const negative of NEGATIVES) expect(rules).toContain(`effect.${negative}`);
  for (const { pattern, duration } of benefits) {
    if (pattern !== null) expect(rules).toContain(`pattern.${pattern.kind}`);
    if (duration !== 'now') expect(rules).toContain(`dur.${duration}`);
  }
});
