import type { View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
/** Title and briefing of a quest: they are written in this language. */
export const quest = (title: string, briefing: string): { readonly title: string; readonly briefing: string } => ({
  title,
  briefing,
});

/** A quest as it is announced; one of somebody's own has no number. */
export function headingOf(view: Pick<View, 'quest' | 'title' | 'briefing'>): string {
  const { title } = quest(view.title, view.briefing);
  const number = campaignNumber(view);
  return number === null ? title : `Quest ${number}: ${title}`;
}
