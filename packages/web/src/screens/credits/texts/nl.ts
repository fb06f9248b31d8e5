import type { CreditsTexts } from './en.ts';

export const nl: CreditsTexts = {
  icons: 'Tekens',
  iconsText: 'Van game-icons.net, onder de Creative Commons-licentie CC BY 3.0, door ons gekleurd:',
  ownIcons: 'Borden, taferelen en de kleine tekens op knoppen zijn van onszelf.',
  fonts: 'Letters',
  fontsText: 'Cinzel van Natanael Gama en Source Sans van Paul D. Hunt, beide onder de SIL Open Font License 1.1.',
  games: 'De spellen',
  gamesText:
    'Questhall is onofficieel. Regels, queesten en teksten staan hier in onze eigen woorden; van de uitgegeven spellen is geen beeld of tekst gebruikt. De namen van de spellen zijn van hun eigenaars, die niets met dit programma te maken hebben.',
  parts: 'Gemaakt met',
  partsText: 'React, onder de MIT-licentie.',
};
