import type { TypedWords } from '../typed/typed-words.ts';

/** What is typed in English. */
export const TYPED_WORDS: TypedWords = {
  modes: { dice: ['dice'], solo: ['solo'], cards: ['cards'], base: ['base'] },
  cards: { quickShot: ['quickshot', 'quick'], slash: ['slash'], boltOfAgony: ['bolt'] },
  plain: {
    wait: ['wait'],
    fight: ['fight'],
    escape: ['escape', 'flee'],
    roll: ['roll'],
    keep: ['keep'],
    addWound: ['add'],
    decline: ['decline'],
  },
  reroll: ['reroll'],
  spend: ['spend'],
  power: ['power'],
  item: ['item'],
  leads: ['lay', 'agree', 'play'],
};
