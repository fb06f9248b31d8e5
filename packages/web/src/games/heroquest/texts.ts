import type { Effects } from '@questhall/heroquest/queries';
import { useLanguage } from '../../texts/language.ts';
import { TEXTS as BOARD_TEXTS } from './board/texts.ts';

const en = {
  body: (left: number, most: number) => `${left} of ${most} Body Points`,
  mind: (left: number, most: number) => `${left} of ${most} Mind Points`,
  bareHands: 'bare hands',
  gold: (n: number) => `${n} gold`,
  dead: 'dead',
  left: 'left by the stairway',
  dice: (attack: number, defend: number) => `${attack} attack, ${defend} defend`,
  asleep: 'asleep',
  quest: (n: number) => `Quest ${n}`,
};

type SideTexts = typeof en;

const nl: SideTexts = {
  body: (left, most) => `${left} van ${most} lichaamspunten`,
  mind: (left, most) => `${left} van ${most} geestpunten`,
  bareHands: 'blote handen',
  gold: (n) => `${n} goud`,
  dead: 'dood',
  left: 'de trap op, naar buiten',
  dice: (attack, defend) => `${attack} aanval, ${defend} verdediging`,
  asleep: 'slaapt',
  quest: (n) => `Queeste ${n}`,
};

const TEXTS = { en, nl };

/** What stands beside the names on the sheets of heroes and monsters. */
export const useSideTexts = (): SideTexts & { readonly effects: Readonly<Record<keyof Effects, string>> } => {
  const language = useLanguage();
  return { ...TEXTS[language], effects: BOARD_TEXTS[language].effects };
};
