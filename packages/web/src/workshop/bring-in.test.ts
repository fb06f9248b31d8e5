import { expect, test } from 'vitest';
import { isBinary } from './bring-in.ts';

test('a picture is no text, whatever it is called', async () => {
  expect(isBinary('The Rat Cellar\ngoal: reach\n')).toBe(false);
  expect(isBinary('“Épée” …')).toBe(false);
  expect(isBinary(await new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0xff, 0xfe)], 'a.quest').text())).toBe(
    true,
  );
  expect(isBinary(await new File([Uint8Array.of(65, 0, 66)], 'a.quest').text())).toBe(true);
});
