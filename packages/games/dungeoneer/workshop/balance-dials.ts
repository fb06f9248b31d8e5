/** What was turned since the cards were written, and why. */
export const DIALS: string = `## Dials

Nothing was turned: the cards play as they were written.
`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Record<string, string>> = {};
