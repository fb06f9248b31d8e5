import type { CardId } from '@questhall/glowquest/content';

/** What was turned since the tables were drawn, and why. */
export const DIALS = `## Dials

`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Partial<Record<CardId, string>>> = {};
