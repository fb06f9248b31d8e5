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

/** The quests of HeroQuest. Their sheets are read once, when somebody first wants their titles. */
export function loadQuests(): Promise<readonly Quest[]> {
  quests ??= readQuests();
  return quests;
}

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
