import type { Locator, Page } from '@playwright/test';
import { bots, heroquest } from '@questhall/heroquest';
import { begin, makeSave, readOptions, seedRng } from '@questhall/kernel';
import { Host } from '@questhall/wire';
import { expect } from './table.ts';

const MOVES_MAX = 20_000;

/** A campaign that the program has played until the heroes are back in town, as the text of its file. */
function savedInTown(raw: Readonly<Record<string, unknown>>, seed: number): string {
  const options = readOptions(heroquest.options, { campaign: true, ...raw });
  if (!options.ok) throw new Error(options.problem.message);
  const header = { game: heroquest.id, edition: heroquest.edition, options: options.value, seats: 2, seed: `fast:${seed}`, from: null };
  const company = [bots.standard(), bots.standard()];
  const host = new Host(heroquest, begin(heroquest, header), company, seedRng('fast:7'));
  for (let moves = 0; !host.standing(0).asked.some(({ ask }) => ask.question.kind === 'town'); moves++) {
    expect(moves).toBeLessThan(MOVES_MAX);
    expect(host.playOn()).toBe('played');
  }
  return makeSave(host.journal);
}

/** Puts a saved campaign on the shelf and sits down at it. */
export async function comeToTown(page: Page, raw: Readonly<Record<string, unknown>> = {}): Promise<Locator> {
  await page.goto('/#/');
  const buffer = Buffer.from(savedInTown(raw, 1));
  await page.locator('input[type=file]').setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: /Continue/ }).click();
  const town = page.getByRole('region', { name: 'In town' });
  await expect(town).toBeVisible();
  return town;
}
