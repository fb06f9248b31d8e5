import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from(
    [0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))].flatMap((code) => [code & 255, code >> 8]),
  );

test('text is read as editors save it', () => {
  for (const bytes of [utf8('é\nb'), utf8('\ufeffé\nb'), utf16('é\nb'), utf8('é\rb')])
    expect(plainText(bytes)).toEqual({ ok: true, value: 'é\nb' });
  expect(plainText(utf8('a\r\nb'))).toEqual({ ok: true, value: 'a\r\nb' });
  const latin = Uint8Array.from([...utf8('<?xml encoding="iso-8859-1"?>'), 0xe9]);
  expect(plainText(latin)).toEqual({ ok: true, value: '<?xml encoding="iso-8859-1"?>é' });
});

test('what is no text, or in letters that nobody knows, is refused in a sentence', () => {
  const whyNot = (...bytes: number[]): string => {
    const read = plainText(Uint8Array.from(bytes));
    return read.ok ? '' : `${read.problem.field}: ${read.problem.message}`;
  };
  expect(whyNot(0x89, 0x50, 0x4e, 0x47, 0)).toBe('binary: it is no text, but a picture or a program');
  expect(whyNot(65, 0)).toMatch(/^binary/);
  expect(whyNot(65, 10, 0xe9, 65)).toBe('encoding: its letters are not written in UTF-8 (line 2); save it as UTF-8');
  expect(whyNot(...utf8('<?xml encoding="klingon"?>'))).toMatch(/^encoding: it is not written in “klingon”/);
});
