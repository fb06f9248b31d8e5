import { findRule, type Types } from '@questhall/kernel';
import { Fragment, memo, type ReactElement, useMemo, useRef } from 'react';
import type { GameUi, Tongue } from '../games/ui.ts';
import type { Logged, TableStore } from './store.ts';
import { useTableTexts } from './texts.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useTable } from './use-table.ts';

/** So much of the past is on the page; the rest is in the replay. */
const LINES_MAX = 200;

interface LineProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly tongue: Tongue<T>;
  readonly logged: Logged<T>;
  readonly naming: (seat: number) => string;
}

/** One sentence for an event, and the rule it came about by. */
function LineOf<T extends Types>({ ui, tongue, logged: { told, sight }, naming }: LineProps<T>): ReactElement | null {
  const sentence = tongue.event(told.event, naming, sight);
  if (sentence === '') return null;
  const rule = findRule(ui.rulebook, told.rule);
  return (
    <li className="log-line">
      <span>{sentence}</span>{' '}
      <a className="log-rule" href={`#/rules/${ui.id}/${told.rule}`} title={rule?.title ?? told.rule} lang="en">
        {rule?.title ?? told.rule}
      </a>
    </li>
  );
}

const Line = memo(LineOf) as typeof LineOf; // memo forgets that the component is generic

/** What happened, newest last, with the line behind which nothing can be taken back. */
export function Log<T extends Types>({ ui, store }: { readonly ui: GameUi<T>; readonly store: TableStore<T> }): ReactElement {
  const { log, standing, seat } = useTable(store);
  const texts = useTableTexts();
  const tongue = ui.useTongue();
  const list = useRef<HTMLOListElement>(null);
  useEndInSight(list, log.length);
  const naming = (other: number): string =>
    other === seat ? texts.you : tongue.seatName(other, store.seated.options, store.seated.company.length);
  const shown = useMemo(() => digested(ui, chapterOf(ui, log).slice(-LINES_MAX)), [ui, log]);
  const horizonAt = shown.findLastIndex(({ clock }) => clock <= standing.horizon);
  return (
    <ol ref={list} className="log" aria-label={texts.log}>
      {shown.map((logged, i) => (
        <Fragment key={logged.at}>
          <Line ui={ui} tongue={tongue} logged={logged} naming={naming} />
          {i === horizonAt && i < shown.length - 1 && <li className="log-horizon">{texts.horizon}</li>}
        </Fragment>
      ))}
    </ol>
  );
}

/** All since the last chapter began. */
function chapterOf<T extends Types>({ isChapter }: GameUi<T>, log: readonly Logged<T>[]): readonly Logged<T>[] {
  const from = isChapter === undefined ? -1 : log.findLastIndex(({ told }) => isChapter(told.event));
  return from < 0 ? log : log.slice(from);
}

/** The same in fewer words, move by move: six steps are one walk. */
function digested<T extends Types>({ digest }: GameUi<T>, log: readonly Logged<T>[]): readonly Logged<T>[] {
  if (digest === undefined) return log;
  const lines: Logged<T>[] = [];
  for (let from = 0, to = 0; from < log.length; from = to) {
    const first = log[from];
    if (first === undefined) break;
    while (log[to]?.clock === first.clock) to += 1;
    const told = digest(log.slice(from, to).map((logged) => logged.told));
    lines.push(...told.map((one, i) => ({ ...first, at: first.at + i, told: one })));
  }
  return lines;
}
