import { isAdventure, isMapCard, isQuest, mapCardOf } from '../../content/index.ts';
import type { EventOf } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import { sideNow, sideTo } from '../telling/places.ts';
import type { Heroic, Sayings } from '../telling/sayings.ts';
import { sumText } from './dice-text.ts';
import { list, points, wounds } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, place, quest as questName, says, somebody, whose } from './people.ts';
import { exitText } from './places.ts';

const OBSTACLES = { pit: 'the Pit', spikes: 'the Spikes', hazard: 'the Hazard' };

/** What stands in the middle of a space: `the Pit of the Chain Walk`. */
export function obstacleText(space: string): string {
  const { obstacle } = mapCardOf(space);
  return obstacle === null ? place(space) : `${OBSTACLES[obstacle.kind]} of ${place(space)}`;
}

/** What a Threat comes from: `the Pit of the Chain Walk`, `Choking Spores`. */
export function sourceText(about: EventOf<'threat'>['about'], source: string | null): string {
  if (about === 'untip') return 'the mud';
  if (source === null) return 'a Threat';
  if (about === 'exit') return `an exit of ${place(source)}`;
  if (isMapCard(source)) return obstacleText(source);
  if (isQuest(source)) return questName(source);
  return isAdventure(source) ? cardName(source) : nameIn(NAMES.ability, source);
}

const changed = (to: Listener, seat: number, by: number, what: string): string =>
  says(to, seat, `${by < 0 ? 'lose' : 'gain'} ${Math.abs(by)} ${what}`);

function paidText({ seat, what, amount }: EventOf<'paid'>, to: Listener): string {
  switch (what) {
    case 'glory':
      return says(to, seat, `pay ${amount} Glory`);
    case 'peril':
      return `${amount} of ${whose(to, seat)} Peril is spent.`;
    case 'points':
      return says(to, seat, `spend ${points(amount)}`);
    case 'saved':
      return `${capital(whose(to, seat))} saved movement point is gone.`;
    case 'bonus':
      return says(to, seat, 'spend the bonus movement point');
  }
}

function movedText({ seat, from, to: there, by }: EventOf<'moved'>, to: Listener): string {
  const side = sideTo(to.view, from, there);
  switch (by) {
    case 'exit':
      return says(to, seat, `go ${side === null ? '' : `${NAMES.side[side]} `}to ${place(there)}`);
    case 'sewer':
      return says(to, seat, `crawl through the sewer to ${place(there)}`);
    case 'portal':
      return says(to, seat, `step through the Portal to ${place(there)}`);
    case 'warp':
      return says(to, seat, `are warped to ${place(there)}`);
  }
}

function gateText({ seat, card, side: printed, state }: EventOf<'gate'>, to: Listener): string {
  const exit = exitText(card, sideNow(to.view, card, printed));
  if (state === 'held') return says(to, seat, `stay in the doorway: ${exit} is held open`);
  return `${capital(exit)} is ${state === 'opened' ? 'open' : 'disarmed'} until the next turn.`;
}

/** Heroes: what they have, where they go, what becomes of them. */
export const HEROIC: Sayings<Heroic> = {
  collected: ({ seat, space, glory, peril }, to) =>
    says(to, seat, `collect ${glory} Glory and ${peril} Peril on ${place(space)}`),
  glory: ({ seat, by }, to) => changed(to, seat, by, 'Glory'),
  peril: ({ seat, by }, to) => changed(to, seat, by, 'Peril'),
  points: ({ seat, by, now }, to) => says(to, seat, by === now ? `have ${points(now)}` : `gain ${points(by)}`),
  saved: ({ seat }, to) => says(to, seat, 'save a movement point'),
  paid: paidText,
  moved: movedText,
  gate: gateText,
  gatesReset: () => 'Locks lock again, and traps at exits are armed.',
  holdEnded: ({ seat }, to) => says(to, seat, 'leave the doorway, and the exit shuts'),
  wallOpened: ({ seat, side }, to) => says(to, seat, `find a way through the wall to the ${NAMES.side[side]}`),
  tipped: ({ seat }, to) => says(to, seat, 'are tipped'),
  untipped: ({ seat }, to) => says(to, seat, 'stand up'),
  stuck: ({ seat }, to) => says(to, seat, 'do not get up'),
  tippedForPoint: ({ seat }, to) => says(to, seat, 'lie down for a bonus movement point'),
  healed: ({ seat, by, life }, to) => `${does(somebody(to, seat), 'regain')} ${by} life: ${life} now.`,
  wounded: ({ seat, by, life }, to) => `${does(somebody(to, seat), 'take')} ${wounds(by)}: ${life} life left.`,
  prevented: ({ seat, by }, to) => says(to, seat, `are spared ${wounds(by)}`),
  defeated: ({ seat }, to) => says(to, seat, 'are defeated'),
  reborn: ({ seat, heroes }, to) =>
    `${does({ text: seat === to.seat ? 'you' : to.naming(seat), person: seat === to.seat ? 'you' : 'one' }, 'come')} back as ${list(heroes.map((hero) => nameIn(NAMES.hero, hero)))}.`,
  level: ({ seat, level, by }, to) => {
    if (by === 0) return says(to, seat, `stay at level ${level}`);
    return says(to, seat, `${by > 0 ? 'rise' : 'fall'} to level ${level}`);
  },
  promoted: ({ seat, level }, to) => says(to, seat, `are lifted to level ${level}`),
  threat: ({ seat, about, source, form, faces, total, number, isOvercome }, to) => {
    const what = `${NAMES.form[form]} against ${number}`;
    const end = isOvercome ? 'overcome' : 'failed';
    return says(to, seat, `face ${sourceText(about, source)}, ${what}: ${sumText(faces, total)}, ${end}`);
  },
  worked: ({ source, seat }, to) =>
    `${capital(sourceText('space', source))} ${isMapCard(source) && mapCardOf(source).obstacle?.kind === 'spikes' ? 'do' : 'does'} nothing to ${somebody(to, seat).text}.`,
};
