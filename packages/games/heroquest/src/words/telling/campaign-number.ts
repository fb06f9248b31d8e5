import { QUESTS } from '../../content/quests/index.ts';
import { parseSheet } from '../../sheet/index.ts';
import type { View } from '../../types/index.ts';

interface Shipped {
  readonly title: string;
  readonly briefing: string;
}

const shipped: (Shipped | null)[] = [];

/** A quest of the campaign as it is told; it is read once. */
export function shippedQuest(number: number): Shipped | null {
  const known = shipped[number];
  if (known !== undefined) return known;
  const sheet = parseSheet(QUESTS[number - 1] ?? '');
  const told = sheet.ok ? { title: sheet.value.title, briefing: sheet.value.briefing } : null;
  shipped[number] = told;
  return told;
}

/** The number of the quest that is being played; null for one of somebody's own, which has the number of another. */
export function campaignNumber({ quest, title, briefing }: Pick<View, 'quest' | 'title' | 'briefing'>): number | null {
  const ours = shippedQuest(quest);
  return ours?.title === title && ours.briefing === briefing ? quest : null;
}
