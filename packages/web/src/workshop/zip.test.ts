import { expect, test } from 'vitest';
import { zip } from './zip.ts';

/** What a reader finds by the directory at the end of the file. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const found: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [length, name] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.slice(from, from + length);
    expect(view.getUint32(at + 16, true)).toBe(view.getUint32(local + 14, true));
    found[new TextDecoder().decode(bytes.slice(at + 46, at + 46 + name))] = new TextDecoder().decode(data);
    at += 46 + name;
  }
  expect(at).toBe(end);
  return found;
}

test('all files are found in a zip by its directory, with their names and their words', () => {
  const entries = [
    { name: 'the-trial.quest', text: 'Q1 The Trial\ngoal: kill verag\n', changed: Date.UTC(2026, 10, 19, 12) },
    { name: 'épée.quest', text: 'Épée “und” …\n', changed: Date.UTC(2026, 10, 19, 12) },
    { name: 'empty.quest', text: '', changed: 0 },
  ];
  expect(unzip(zip(entries))).toEqual(Object.fromEntries(entries.map(({ name, text }) => [name, text])));
  expect(unzip(zip([]))).toEqual({});
});

test('the checksum is the one that zip files have', () => {
  const bytes = zip([{ name: 'a', text: '123456789', changed: 0 }]);
  expect(new DataView(bytes.buffer).getUint32(14, true)).toBe(0xcbf43926);
});
