import { type EffectOf, type MapId, mapCardOf } from '../content/index.ts';
import type { ThreatKind } from '../types/index.ts';

/** By how much a place makes a Trap harder. [obst.hazard] */
export function hazardAt(where: MapId | null, about: ThreatKind): number {
  const obstacle = where === null ? null : mapCardOf(where).obstacle;
  return about === 'trap' && obstacle?.kind === 'hazard' ? obstacle.more : 0;
}

/** Another number on some ground, and more where a Trap is played in a Hazard. */
export function threatNumberAt(
  { number, instead }: EffectOf<'threat'>,
  where: MapId | null,
  about: ThreatKind,
): number {
  const isElsewhere = instead !== null && where !== null && mapCardOf(where).terrains.includes(instead.on);
  return (isElsewhere ? instead.number : number) + hazardAt(where, about);
}
