import { listSeats, type Types } from '@questhall/kernel';
import { Fragment, memo, type ReactElement, useMemo, useRef } from 'react';
import { lighting } from '../../board/pointing/spotlight.ts';
import { type RuleSaid, useRules } from '../game/rules.ts';
import type { GameUi, PageWording } from '../game/ui.ts';
import { chapterOf, digested } from './digest.ts';
import './log.css';
import type { Logged } from '../store/log-lines.ts';
import { peopleIn } from '../store/seated.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { useEndInSight } from './use-end-in-sight.ts';

/** So much of the past is on the page; the rest is in the replay. */
const LINES_MAX = 200;

interface LineProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly wording: PageWording<T>;
  readonly logged: Logged<T>;
  readonly naming: (seat: number) => string;
  readonly ruleOf: (id: string) => RuleSaid | null;
}

/** One sentence for an event, and the rule it came about by. */
function LineOf<T extends Types>({
  ui,
  wording,
  logged: { told, sight },
  naming,
  ruleOf,
}: LineProps<T>): ReactElement | null {
  const sentence = wording.event(told.event, naming, sight);
  if (sentence === '') return null;
  const rule = ruleOf(told.rule)?.title ?? told.rule;
  return (
    <li className="log-line" {...lighting(() => ui.client.placesIn?.(told.event, sight.view) ?? [])}>
      <span>{sentence}</span>{' '}
      <a className="log-rule" href={`#/rules/${ui.id}/${told.rule}`} title={rule}>
        {rule}
      </a>
    </li>
  );
}

const Line = memo(LineOf) as typeof LineOf; // memo forgets that the component is generic

/**
 * What happened, newest last, with the line behind which nothing can be taken back. What comes is read out by the
 * announcer, wherever this is.
 */
export function Log<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement {
  const { log, isLogWhole, standing, seat } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const ruleOf = useRules(ui.client.rulebook, wording.book);
  const list = useRef<HTMLDivElement>(null);
  useEndInSight(list, log.length);
  const naming = (other: number): string =>
    other === seat ? texts.you : wording.seatName(other, store.seated.options, store.seated.company.length);
  const shown = useMemo(() => digested(ui, chapterOf(ui, log).slice(-LINES_MAX)), [ui, log]);
  const isAlone = ui.isOpen === true || listSeats(peopleIn(store.company)).length <= 1;
  const horizonAt = shown.findLastIndex(({ clock }) => clock <= standing.horizon);
  return (
    <div ref={list} className="log" role="log" aria-label={texts.log} aria-live="off">
      <ol>
        {!isLogWhole && (
          <li className="log-earlier">
            <button type="button" className="button button-quiet" onClick={() => void store.recallLog()}>
              {texts.earlier}
            </button>
          </li>
        )}
        {shown.map((logged, i) => (
          <Fragment key={logged.at}>
            <Line ui={ui} wording={wording} logged={logged} naming={naming} ruleOf={ruleOf} />
            {i === horizonAt && i < shown.length - 1 && (
              <li className="log-horizon">{isAlone ? texts.horizonAlone : texts.horizon}</li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
