import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hashText } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { file, GOLEM, lines, questhall } from '../testing/command.ts';

/** As the kernel seals a save. */
const checksumOf = (save: object): string => hashText(JSON.stringify(save));

describe('verify', () => {
  test('names the first move that differs', () => {
    questhall(GOLEM, lines('fight', 'roll', 'save tampered.json', 'quit'));
    const save = JSON.parse(readFileSync(file('tampered.json'), 'utf8'));
    save.moves[1].rolled[0] = (save.moves[1].rolled[0] % 6) + 1;
    writeFileSync(file('tampered.json'), JSON.stringify(save));
    expect(questhall('verify tampered.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('tampered.json: move 2 has the dice'),
    });
    expect(JSON.parse(questhall('verify tampered.json --json').out)).toMatchObject({ ok: false, field: 'move 2' });
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['half a file', '{"format":"questhall-save","ver', 'not complete JSON'],
    ['another file', '{"name":"package"}', 'not a Questhall save'],
    ['a newer save', '{"format":"questhall-save","version":9}', 'is newer than this Questhall'],
    [
      'an unknown game',
      '{"format":"questhall-save","version":2,"game":"chess","edition":"1","options":{},"seats":2,"seed":"fast:1","from":null,"opening":"","moves":[],"hashes":[],"takenBack":[],"snapshot":{},"checksum":""}',
      'there is no game "chess"',
    ],
  ])('%s is no save: exit code 2', (_name, text, message) => {
    writeFileSync(file('bad.json'), text);
    const { code, err } = questhall('verify bad.json');
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });
});

test('verify does not vouch for what it cannot play again', () => {
  questhall(GOLEM, lines('fight', 'roll', 'save old.json', 'quit'));
  const { checksum: _checksum, ...save } = JSON.parse(readFileSync(file('old.json'), 'utf8'));
  const old = { ...save, edition: '0' };
  writeFileSync(file('old.json'), JSON.stringify(old));
  expect(questhall('verify old.json').code).toBe(2);
  writeFileSync(file('old.json'), JSON.stringify({ ...old, checksum: checksumOf(old) }));
  expect(questhall('verify old.json')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`edition is 0, and the rules of today are edition ${save.edition}`),
  });
  expect(questhall('play --load old.json', lines('quit')).out).toContain('This match was begun under edition 0.');
  expect(questhall('replay old.json').out).toContain('cannot be told again');
});

test('what stands in a file does not steer the terminal', () => {
  writeFileSync(file('steer.json'), readFileSync(file('old.json'), 'utf8').replace('"dungeonquest"', '"\\u001b[2J"'));
  const { err } = questhall('verify steer.json');
  expect(err).toContain('there is no game "?[2J"');
});

test('verify takes any bytes for what they are', () => {
  for (const bytes of [randomBytes(2_000), Buffer.from([0xff, 0xfe, 0x00]), Buffer.alloc(100)]) {
    writeFileSync(file('bytes.json'), bytes);
    expect(questhall('verify bytes.json')).toMatchObject({ code: 2, err: expect.stringMatching(/^questhall: .*\n$/) });
  }
});
