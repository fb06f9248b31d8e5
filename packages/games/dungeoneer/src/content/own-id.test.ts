import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';
import { CARD_ID_MAX, nameIdOf, OWN_LINE_MAX, OWN_NAME_MAX, type OwnId, readOwnId, writeOwnId } from './own-id.ts';

const longest: OwnId = { kind: 'quest', set: 'LD', name: 'n'.repeat(40), line: 'l'.repeat(400) };

test('an id holds a whole card of somebody’s own, up to the longest name and the longest line', () => {
  const id = writeOwnId(longest);
  expect([readOwnId(id), id.length, nameIdOf(id)]).toEqual([longest, CARD_ID_MAX, longest.name]);
  expect([OWN_NAME_MAX, OWN_LINE_MAX]).toEqual([longest.name.length, longest.line.length]);
});

test.each<[string, Partial<OwnId>]>([
  ['a name that is too long', { name: 'n'.repeat(41) }],
  ['a line that is too long', { line: 'l'.repeat(401) }],
  ['no line', { line: '' }],
])('%s makes no card', (_what, more) => {
  const id = writeOwnId({ ...longest, ...more });
  expect([readOwnId(id), nameIdOf(id)]).toEqual([null, id]);
});

test('what is worked out once is kept until there is too much of it, and then all is forgotten', () => {
  const reckoned: string[] = [];
  const once = onceFor((name: string) => {
    reckoned.push(name);
    return name.toUpperCase();
  }, 2);
  const asked = [...'ababccacbcb'].map(once).join('');
  expect([asked, reckoned.join('')]).toEqual(['ABABCCACBCB', 'abcabc']);
});
