import type { Seat } from '@questhall/kernel';
import {
  adventureOf,
  type Clause,
  FORMS,
  heroCardOf,
  isAdventure,
  mapCardOf,
  type QuestId,
  questOf,
  SIDES,
  type Side,
} from '../../content/index.ts';
import { exitOf } from '../../map/chart.ts';
import { duelOdds, type Match, trapTrial } from '../../odds/index.ts';
import { heroOf } from '../../queries/table.ts';
import type { Placed } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { sayClause } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import type { Voice } from '../telling/phrases.ts';
import { roughly } from '../telling/reckoning.ts';
import { TEXTS } from './cards.ts';
import { PHRASES } from './effects.ts';
import { NAMES } from './names.ts';
import { heroName } from './people.ts';

/** Without the full stop: a sentence that goes into a line of its own. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

/** All that an Adventure card says, in a line. */
export const cardText = (card: string): string => unstopped(TEXTS.adventure(adventureOf(card)).join(' '));

/** One of the things that a clause leaves to choose from. */
export const choiceText = (clause: Clause, choice: number, voice: Voice = 'own'): string =>
  unstopped(sayClause({ ...clause, trigger: null, choices: [clause.choices[choice] ?? []] }, voice, false, PHRASES));

/** A card of the Inventory, or the ability of a hero. */
export const sourceLine = (source: string): string =>
  isAdventure(source) ? cardText(source) : unstopped(TEXTS.hero(heroCardOf(source)).join(' '));

/** What a Quest asks for. */
export const questText = (quest: QuestId): string => unstopped(TEXTS.criteria(questOf(quest)).join(' '));

/** Race and class, scores, ability. */
export function heroText(hero: string): string {
  const { race, class: trade, rows, base, clauses } = heroCardOf(hero);
  const scores = FORMS.map((form) => `${NAMES.form[form]} ${(base?.[form] ?? 0) + (rows[0]?.[form] ?? 0)}`).join(', ');
  const ability = clauses.length === 0 ? '' : `; ${nameIn(NAMES.ability, hero)}: ${sourceLine(hero)}`;
  return `${nameIn(NAMES.race, race)} and ${nameIn(NAMES.class, trade)}; ${scores}${ability}`;
}

const EXIT_WORDS = { open: 'open', locked: 'locked', trapped: 'trapped', wall: 'wall' } as const;

/** The exits of a card as it would lie: `north open, east locked Speed 6, south open, west wall`. */
export const exitsText = (placed: Placed): string =>
  SIDES.map((side: Side) => {
    const exit = exitOf(placed, side);
    const trial = 'number' in exit ? ` ${NAMES.form[exit.form]} ${exit.number}` : '';
    return `${NAMES.side[side]} ${EXIT_WORDS[exit.kind]}${trial}`;
  }).join(', ');

/** What waits in the middle of a space: `Pit, Speed 5`; empty for nothing. */
export function obstacleLine(space: string): string {
  const { obstacle } = mapCardOf(space);
  if (obstacle === null) return '';
  if (obstacle.kind === 'hazard') return `Hazard +${obstacle.more}`;
  return `${obstacle.kind === 'pit' ? 'Pit' : 'Spikes'}, ${NAMES.form[obstacle.form]} ${obstacle.number}`;
}

/** What a Trap does, and how often somebody who is there fails. */
export function trapText(to: Listener, card: string, seat: Seat): string {
  const trial = trapTrial(to.view, card, heroOf(to.view, seat).space, seat);
  return trial === null
    ? cardText(card)
    : `${cardText(card)} (${heroName(to, seat)} fails ${roughly(1 - trial.chance)})`;
}

/** `die + 3 against die + 2: hits 58 %, is hit back 28 %`. */
export function duelText(match: Match): string {
  const { hit, back } = duelOdds(match);
  return `${match.attack} against ${match.counter}: hits ${roughly(hit)}, is hit back ${roughly(back)}`;
}
