import type { Wording } from '@questhall/facets';
import type { HeroQuest, View } from '@questhall/heroquest';
import { figureIn, words } from '@questhall/heroquest/client';
import { NAMES } from '@questhall/heroquest/content';
import type { FigureId } from '@questhall/heroquest/queries';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { ACTS, type Acts } from './acts.ts';
import { type DiceWords, diceOf } from './dice.ts';
import { statisticsOf } from './statistics.ts';
import { titleOf } from './titles.ts';

/** What a language has to bring. */
interface Spoken extends DiceWords {
  readonly acts: Acts;
  readonly telling: Wording<HeroQuest>;
  /** `the Elf`, `Orc 7`. */
  figureIn(view: Pick<View, 'roster'>, id: FigureId): string;
  readonly seats: { readonly heroes: string; player(seat: number): string };
}

/** HeroQuest in one language. */
export interface HeroQuestWording extends PageWording<HeroQuest>, Pick<Spoken, 'names' | 'monster' | 'figureIn'> {}

const wordingOf = ({ telling, seats: called, ...spoken }: Spoken): HeroQuestWording => ({
  ...telling,
  ...spoken,
  action: (action, ask, sight) => ({
    title: titleOf(action, sight.view, spoken) ?? telling.typed(action, sight),
    detail: telling.action(action, ask, sight).detail,
  }),
  dice: (event, sight) => diceOf(event, sight, spoken),
  seatName: (seat, _options, seats) =>
    seat === seats - 1 ? 'Zargon' : seats === 2 ? called.heroes : called.player(seat),
  statistics: (log, sight) => statisticsOf(log, sight, spoken.names),
});

const ENGLISH: Spoken = {
  telling: words,
  acts: ACTS.en,
  names: NAMES,
  figureIn,
  monster: (name) => name,
  faces: { S: 'skull', W: 'white shield', B: 'black shield', '-': 'blank' },
  seats: { heroes: 'The heroes', player: (seat) => `Player ${seat + 1}` },
};

async function loadDutch(): Promise<HeroQuestWording> {
  const { dutch, DUTCH_NAMES, figureIn: dutchFigure, monsterName } = await import('@questhall/heroquest/words-nl');
  return wordingOf({
    telling: dutch,
    acts: ACTS.nl,
    names: DUTCH_NAMES,
    figureIn: dutchFigure,
    monster: monsterName,
    faces: { S: 'schedel', W: 'wit schild', B: 'zwart schild', '-': 'leeg' },
    seats: { heroes: 'De helden', player: (seat) => `Speler ${seat + 1}` },
  });
}

export const useHeroQuestWording: InLanguage<HeroQuestWording> = inLanguage(
  wordingOf(ENGLISH),
  { nl: loadDutch },
  ({ pseudoTexts, pseudoWording }) => wordingOf({ ...pseudoTexts(ENGLISH), telling: pseudoWording(ENGLISH.telling) }),
);
