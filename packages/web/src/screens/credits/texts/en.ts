import type { Wide } from '../../../texts/shape.ts';

/** Whom and what the page thanks. */
export const en = {
  icons: 'Icons',
  iconsText: 'From game-icons.net, under the Creative Commons licence CC BY 3.0, recoloured by us:',
  ownIcons: 'Boards, scenes and the small signs on buttons are our own.',
  fonts: 'Fonts',
  fontsText: 'Cinzel by Natanael Gama and Source Sans by Paul D. Hunt, both under the SIL Open Font License 1.1.',
  games: 'The games',
  gamesText:
    'Questhall is unofficial. Rules, quests and texts are written in our own words; no art or text of the published games is used. The names of the games belong to their owners, who have nothing to do with this program.',
  parts: 'Built with',
  partsText: 'React, under the MIT licence.',
} as const;

export type CreditsTexts = Wide<typeof en>;
