import type { DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import { type Way, type WayOdds, wayOdds } from '@questhall/dungeonquest/odds';
import { type ReactElement, useMemo } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import type { KeepTexts } from '../texts/en.ts';
import { verdictOn } from './verdict.ts';

interface WayHomeProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
  readonly texts: KeepTexts['home'];
}

/** How far it is to the nearest tower for whoever looks on, and whether the day is long enough for it. */
export function WayHome({ store, view, keep, texts }: WayHomeProps): ReactElement | null {
  const { seat } = useTable(store);
  const hero = view.heroes[seat] ?? null;
  const way = useMemo(
    () =>
      hero === null || hero.fate !== 'inside' || hero.square < 0 || keep.sun === 0
        ? null
        : wayOdds(view, keep, hero, seat, 'home'),
    [view, keep, hero, seat],
  );
  if (way === null) return null;
  const verdict = verdictOn(way);
  return (
    <p className="way-home" data-verdict={verdict}>
      <Icon name={verdict === 'inTime' ? 'exit-door' : 'hourglass'} />
      <span>
        {saidOf(way, texts)} {verdict !== 'inTime' && <b>{texts.verdict[verdict]}</b>}
      </span>
    </p>
  );
}

function saidOf({ known, atBest, below }: WayOdds, texts: KeepTexts['home']): string {
  if (below !== null) return texts.below(below);
  const isShorter = atBest !== null && (known === null || atBest.turns < known.turns);
  const dark = isShorter ? texts.atBest(atBest.turns) : '';
  if (known === null) return [texts.unknown, dark].filter((part) => part !== '').join(' ');
  if (known.turns === 0) return texts.there;
  return [isHeldUp(known) ? texts.heldUp(known.turns) : texts.known(known.turns), dark]
    .filter((part) => part !== '')
    .join(' ');
}

/** Something on the way may cost a turn or more. */
const isHeldUp = ({ turns: _turns, unknown: _unknown, ...hurdles }: Way): boolean =>
  Object.values(hurdles).some((n) => n > 0);
