/** Title and briefing of a quest: they are written in this language. */
export const quest = (title: string, briefing: string): { readonly title: string; readonly briefing: string } => ({
  title,
  briefing,
});
