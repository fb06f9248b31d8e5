import type { DungeonQuest, Event } from '@questhall/dungeonquest';
import { words } from '@questhall/dungeonquest/client';
import { NAMES, type Names } from '@questhall/dungeonquest/content';
import type { DieShown, Throw, Wording } from '@questhall/facets';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { statisticsOf } from './statistics.ts';

/** The arena in one language. */
interface ArenaWording extends PageWording<DungeonQuest> {
  readonly names: Names;
}

interface SeatTexts {
  readonly monster: string;
  player(seat: number): string;
}

const EN: SeatTexts = { monster: 'the monster’s player', player: (seat) => `player ${seat + 1}` };
const NL: SeatTexts = { monster: 'de speler van het monster', player: (seat) => `speler ${seat + 1}` };

const numbers = (dice: readonly number[]): DieShown[] =>
  dice.map((die) => ({ face: 'number', text: String(die), isGood: false }));

const diceOf = (event: Event): Throw | null =>
  event.type === 'rolled' || event.type === 'rerolled' ? { title: '', dice: numbers(event.dice) } : null;

const wordingOf = (telling: Wording<DungeonQuest>, names: Names, texts: SeatTexts): ArenaWording => ({
  ...telling,
  names,
  action: (action, ask, sight) => ({
    title: telling.typed(action, sight),
    detail: telling.action(action, ask, sight).detail,
  }),
  dice: diceOf,
  seatName: (seat, { fighter, hero }, seats) =>
    seat === fighter - 1 ? names.hero[hero] : seats === 2 ? texts.monster : texts.player(seat),
  statistics: (log, sight) => statisticsOf(log, sight, names),
});

async function loadDutch(): Promise<ArenaWording> {
  const { dutch, DUTCH_NAMES } = await import('@questhall/dungeonquest/words-nl');
  return wordingOf(dutch, DUTCH_NAMES, NL);
}

export const useArenaWording: InLanguage<ArenaWording> = inLanguage(
  wordingOf(words, NAMES, EN),
  { nl: loadDutch },
  ({ pseudoTexts, pseudoWording }) => wordingOf(pseudoWording(words), pseudoTexts(NAMES), pseudoTexts(EN)),
);
