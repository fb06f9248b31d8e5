import type { Locator, Page } from '@playwright/test';
import { campaignInTown } from '../games/heroquest/scenes.mjs';
import { expect, sitDownAt } from './table.ts';

/** Sits down at a campaign whose heroes are back in town. */
export async function comeToTown(page: Page, raw: Readonly<Record<string, unknown>> = {}): Promise<Locator> {
  await sitDownAt(page, campaignInTown(raw));
  const town = page.locator('.town');
  await expect(town).toBeVisible();
  return town;
}
