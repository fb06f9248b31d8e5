/** Title and briefing of a quest: they are written in this language. */
export const quest = (title: string, briefing: string): { readonly title: string; readonly briefing: string } => ({
  title,
  briefing,
});

/** What Zargon's sheet notes beside a square. */
export const note = (text: string): string => text;
