import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, open, type Player, seedRng, silence } from '@questhall/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Annals, annalOf } from './annals.ts';
import type { Vault } from './vault/types.ts';
import { vault } from './vault/vault.ts';
import { watched } from './watching.ts';

const first: Player<Vault> = ({ offers }) => {
  const [offer] = offers;
  if (offer === undefined) throw new Error('nobody is asked without offers');
  return offer;
};

const played = (game: Game<Vault>, answers = 12) =>
  annalOf(
    game,
    watched(
      game,
      open(game, { traps: 3, crowded: false }, 2, 'fast:annals', silence),
      first,
      seedRng('fast:annals'),
      answers,
    ),
    [],
  );

function written(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-annals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = pathToFileURL(join(folder, 'annals.txt'));
  new Annals(path, true).change('a visit', played(vault));
  return path;
}

test('a match that goes as it went has not changed, and one that is not written down has', () => {
  const annals = new Annals(written());
  expect(annals.names).toEqual(['a visit']);
  expect(annals.change('a visit', played(vault))).toBeNull();
  expect(annals.change('another', played(vault))).toMatch(/^answer 1, /);
  expect(annals.change('a visit', played(vault, 5))).toBe('over after 5 of 7 answers');
});

test('another reason for a refusal, another rule of what is told or another offer is a change', () => {
  const annals = new Annals(written());
  const changed = (changes: Partial<Game<Vault>>) => annals.change('a visit', played({ ...vault, ...changes }));
  expect(
    changed({
      judge: (...asked) => {
        const refusal = vault.judge(...asked);
        return refusal === null ? null : { ...refusal, facts: { more: 1 } };
      },
    }),
  ).toMatch(/^answer /);
  expect(changed({ propose: (...asked) => vault.propose(...asked).toReversed() })).toMatch(/^answer /);
  expect(changed({ fallback: (state, ask) => vault.propose(state, ask).at(-1) ?? vault.fallback(state, ask) })).toMatch(
    /^answer /,
  );
});
