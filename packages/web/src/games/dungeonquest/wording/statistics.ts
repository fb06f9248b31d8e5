import type { DungeonQuest, Event } from '@questhall/dungeonquest';
import { heroSeen } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';
import type { Names } from '@questhall/dungeonquest/facets';
import type { Sight, Told } from '@questhall/kernel';
import { fallOf, numberDie, type Statistics, type Tallied } from '../../../table/game/statistics.ts';

const woundsOf = (events: readonly Event[], side: Side): number =>
  events.reduce((sum, event) => (event.type === 'wounded' && event.side === side ? sum + event.wounds : sum), 0);

/** Dice that left a hand: of those rolled again only the new ones. */
const diceOf = (event: Event): readonly number[] => {
  if (event.type === 'rolled') return event.dice;
  return event.type === 'rerolled' ? event.positions.map((position) => event.dice[position] ?? 0) : [];
};

/** A fight in numbers: wounds on both sides, and all dice together. */
export function statisticsOf(
  log: readonly Told<DungeonQuest>[],
  { view }: Sight<DungeonQuest>,
  names: Names,
): Statistics {
  const events = log.map(({ event }) => event);
  const taken = { hero: woundsOf(events, 'hero'), monster: woundsOf(events, 'monster') };
  const met = events.find((event) => event.type === 'monsterMet');
  const monster = view.monster?.monster ?? met?.monster;
  const isDead = (side: Side): boolean => events.some((event) => event.type === 'died' && event.side === side);
  const fighter = heroSeen(view);
  const hero = { name: fighter === null ? '' : names.hero[fighter.hero], colour: '--leaf' };
  const tallied: Tallied[] = [
    { ...hero, isDead: isDead('hero'), tallies: { dealt: taken.monster, taken: taken.hero } },
  ];
  if (monster !== undefined)
    tallied.push({
      name: names.monster[monster],
      colour: '--blood',
      isDead: isDead('monster'),
      tallies: { dealt: taken.hero, taken: taken.monster },
    });
  const dice = events.flatMap(diceOf);
  const total = dice.reduce((sum, die) => sum + die, 0);
  const fall = fallOf(dice.length, total, numberDie);
  // Combat Dice have to stay low. [dice.succeed-equal-or-under]
  const deviation = view.mode === 'dice' ? -fall.deviation : fall.deviation;
  return {
    decidedBy: null,
    tallied,
    luck: dice.length === 0 ? [] : [{ ...hero, kind: 'pips', ...fall, deviation }],
  };
}
