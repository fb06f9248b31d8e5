import type { Language } from '@questhall/facets';
import { useHeroQuestWording } from './wording/wording.ts';

/** A quest of the campaign, as far as it is told before it is played. */
export interface Quest {
  readonly number: number;
  readonly title: string;
  readonly briefing: string;
}

let quests: Promise<readonly Quest[]> | null = null;

async function readQuests(): Promise<readonly Quest[]> {
  const [{ QUESTS }, { parseSheet }] = await Promise.all([
    import('@questhall/heroquest/content'),
    import('@questhall/heroquest/sheet'),
  ]);
  return QUESTS.map((text, i) => {
    const sheet = parseSheet(text);
    return { number: i + 1, title: sheet.ok ? sheet.value.title : '', briefing: sheet.ok ? sheet.value.briefing : '' };
  });
}

/** The quests in this language. Their sheets are read once, when somebody first wants their titles. */
export async function loadQuests(language: Language): Promise<readonly Quest[]> {
  quests ??= readQuests();
  const [all, { quest }] = await Promise.all([quests, useHeroQuestWording.load(language)]);
  return all.map(({ number, title, briefing }) => ({ number, ...quest(title, briefing) }));
}

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
