import type { Language } from '@questhall/facets';
import { QUESTS } from '@questhall/heroquest/content';
import { parseSheet } from '@questhall/heroquest/sheet';
import { useHeroQuestWording } from './wording/wording.ts';

/** A quest of the campaign, as far as it is told before it is played. */
export interface Quest {
  readonly number: number;
  readonly title: string;
  readonly briefing: string;
}

let quests: readonly Quest[] | null = null;

const readQuests = (): readonly Quest[] =>
  QUESTS.map((text, i) => {
    const sheet = parseSheet(text);
    return { number: i + 1, title: sheet.ok ? sheet.value.title : '', briefing: sheet.ok ? sheet.value.briefing : '' };
  });

/** The quests in this language. Their sheets are read once, when somebody first wants their titles. */
export async function loadQuests(language: Language): Promise<readonly Quest[]> {
  quests ??= readQuests();
  const { quest } = await useHeroQuestWording.load(language);
  return quests.map(({ number, title, briefing }) => ({ number, ...quest(title, briefing) }));
}

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
