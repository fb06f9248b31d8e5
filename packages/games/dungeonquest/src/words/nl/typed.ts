import type { TypedWords } from '../typed/typed-words.ts';

/** What is typed in Dutch. */
export const TYPED_WORDS: TypedWords = {
  modes: { dice: ['dobbel', 'dobbelgevecht'], solo: ['solo'], cards: ['kaarten'], base: ['geen'] },
  cards: { quickShot: ['snelschot', 'snel'], slash: ['houw'], boltOfAgony: ['pijnschicht', 'schicht', 'pijn'] },
  plain: {
    wait: ['wacht', 'wachten'],
    fight: ['vecht', 'vechten'],
    escape: ['ontsnap', 'ontsnappen', 'vlucht'],
    roll: ['gooi', 'gooien'],
    keep: ['houd', 'laat'],
    addWound: ['erbij', 'meer'],
    decline: ['genoeg', 'hierbij'],
  },
  reroll: ['opnieuw', 'hergooi'],
  spend: ['inzet', 'zet'],
  power: ['kracht', 'krachtkaart'],
  item: ['voorwerp', 'ding'],
  leads: ['leg', 'kies', 'speel', 'klassiek', 'klassieke'],
};
