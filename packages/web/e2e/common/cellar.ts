import type { Page } from '@playwright/test';
import { questWhen } from '../games/heroquest/scenes.mjs';
import { give as answerWith, expect, importText, passCurtain, settled } from './table.ts';

/** Words that stand on the sheet for Zargon alone, and nowhere else in the house. */
export const PLANTED = ['Quorvex', 'quorvex', 'Zibberwick'];

const SHEET = `The Small Cellar
briefing: One room is open, and one is not.
plan:
|AAAA.BBBB.CCC
|AAAA.BBBB.CCC
|AAAA.BBBB.CCC
|.............
wander: orc
stairs: 0,0
goal: kill grub
doors: 3,1E 4,1E 8,1E 9,1E
named: grub goblin 4 1 6 9 0 - "Grub"
named: quorvex mummy 4 2 1 1 0 - "Quorvex"
mon: grub 3,2; quorvex 11,1
note: a 11,1 Zibberwick sleeps here.
`;

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', name: 'standard' } as const;

/** The smallest quest there is, as a file: one hero, whose turn begins, or whose turn is over. */
export const cellar = (zargon: 'person' | 'bot', turn: 'turn' | 'zargon' = 'turn'): Promise<string> =>
  questWhen({ sheet: SHEET, heroes: 'barbarian', smallParty: true }, (kind) => kind === turn, [
    PERSON,
    zargon === 'bot' ? BOT : PERSON,
  ]);

/** Puts a cellar on the empty shelf, sits down at it as its hero, and says where it is. */
export async function openCellar(page: Page, zargon: 'person' | 'bot'): Promise<string> {
  await page.goto('/#/');
  await importText(page, await cellar(zargon));
  await page.getByRole('link', { name: /Continue/ }).click();
  await passCurtain(page);
  await settled(page);
  return page.url();
}

/**
 * Gives an answer by the beginning of its name. A tab that lies behind another draws slowly, so it comes to the front.
 */
async function give(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await answerWith(page, name);
}

export const roll = (page: Page): Promise<void> => give(page, 'roll');
export const endTurn = (page: Page): Promise<void> => give(page, 'end');

/** What is asked, and what can be answered: two pages that show this alike are in step. */
export async function shown(page: Page): Promise<string> {
  await settled(page);
  const question = await page.locator('.question').innerText();
  const answers = await page.locator('.answer').evaluateAll((all) => all.map((one) => one.getAttribute('data-name')));
  const log = await page.locator('.log-line').allInnerTexts();
  return [question, ...answers, ...log].join('\n');
}

/** The program has had its turn, and the Barbarian is asked again. */
export async function expectSecondRound(page: Page): Promise<void> {
  await expect(page.locator('.log')).toContainText('Round 2');
  await expect(page.locator('.log-line').last()).toContainText('The Barbarian’s turn');
}

/** The two pages show the same table. */
export async function expectInStep(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await shown(other)).toBe(await shown(one))).toPass({ intervals: [20, 40, 80] });
}
