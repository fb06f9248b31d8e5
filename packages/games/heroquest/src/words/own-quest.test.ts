import { readOptions } from '@questhall/border';
import { open, sight, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { QUESTS } from '../content/quests/index.ts';
import { heroquest } from '../game.ts';
import { BEGINNING } from '../sheet/beginning.ts';
import { retitleSheet } from '../sheet/index.ts';
import * as en from './en/index.ts';
import { terminal } from './en/terminal.ts';
import * as nl from './nl/index.ts';

/** How a quest is announced, shown and summed up. */
function said(sheet: string, { wording }: typeof en | typeof nl = en): readonly string[] {
  const options = readOptions(heroquest.options, { sheet });
  if (!options.ok) throw new Error(options.problem.message);
  const draft = open(heroquest, options.value, 2, 'fast:own', silence);
  const seen = sight(heroquest, draft, 0);
  const { quest, title } = seen.view;
  const outcome = { winners: 1, rule: 'quest.all-dead-fails' } as const;
  return [
    wording.event({ type: 'questBegan', quest, title, attempt: 0 }, (seat) => `Seat ${seat}`, seen),
    terminal.scene(seen).find((line) => line !== '') ?? '',
    wording.outcome({ ...seen, outcome }).text,
    wording.event({ type: 'rewarded', hero: 'elf', gold: 5, quest }, (seat) => `Seat ${seat}`, seen),
  ];
}

test('a quest of somebody’s own has no number of the campaign, whatever it is called', () => {
  const [began, shown, summed, rewarded] = said(BEGINNING);
  expect(began).toBe('The Rat Cellar.');
  expect(shown).toMatch(/^The Rat Cellar/);
  expect(summed).toMatch(/^The Rat Cellar took no rounds/);
  expect(rewarded).toBe('The Elf gets 5 gold.');
  for (const words of [en, nl])
    expect(said(retitleSheet(BEGINNING, 'The Trial'), words).join('\n')).not.toMatch(
      /(Quest|Queeste|queeste|quest) \d/,
    );
});

test('one of the campaign keeps its own', () => {
  const [began, shown, summed, rewarded] = said(QUESTS[0]?.trim() ?? '');
  expect([began, shown]).toEqual(['Quest 1: The Trial.', 'Quest 1: The Trial']);
  expect(summed).toMatch(/Quest 1, The Trial, took .* Next: quest 2, The Rescue of Sir Ragnar\.$/);
  expect(rewarded).toBe('The Elf circles quest 1 and gets 5 gold.');
  expect(said(QUESTS[0]?.trim() ?? '', nl)[0]).toBe('Queeste 1: De Proef.');
});
