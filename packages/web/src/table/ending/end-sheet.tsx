import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { titleOf } from '../../shell/game-title.ts';
import { hrefOf } from '../../shell/router.ts';
import { useRules } from '../game/rules.ts';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useWholeLog } from '../store/use-whole-log.ts';
import { inShort } from './in-short.ts';
import { LuckOf } from './luck.tsx';
import { Onward, SaveFile, Share } from './onward.tsx';
import { Tallies } from './tallies.tsx';
import { useEndedTexts } from './texts/texts.ts';

interface EndSheetProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly onClose: () => void;
}

/** The sheet at the end: who won and by which rule, what each one did, how the dice fell, and where to go from here. */
export function EndSheet<T extends Types>({ ui, store, onClose }: EndSheetProps<T>): ReactElement {
  const { standing } = useTable(store);
  const log = useWholeLog(store);
  const texts = useEndedTexts();
  const wording = ui.useWording();
  const ruleOf = useRules(ui.client.rulebook, wording.book);
  const dialog = useRef<HTMLDialogElement>(null);
  const onward = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    onward.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true }); // what is most likely wanted
    dialog.current?.scrollTo(0, 0);
  }, []);
  const { sight } = standing;
  const told = useMemo(() => log.map((logged) => logged.told), [log]);
  const statistics = useMemo(() => wording.statistics(told, sight), [wording, told, sight]);
  const decidedBy = statistics.decidedBy ?? sight.outcome?.rule ?? '';
  const rule = ruleOf(decidedBy);
  const verdict = wording.outcome(sight);
  const { title, text } = verdict;
  const short = inShort({ game: titleOf(ui.id), name: store.seated.name, verdict, statistics }, texts);
  return (
    <dialog ref={dialog} className="dialog parchment end-sheet" aria-labelledby="end-title" onClose={onClose}>
      <p className="end-over">{texts.over}</p>
      <h2 id="end-title">{title}</h2>
      {text !== '' && <p className="end-details">{text}</p>}
      {rule !== null && (
        <p className="end-rule">
          {texts.decidedBy} <a href={`#/rules/${ui.id}/${decidedBy}`}>{rule.title}</a>
          <span lang={rule.lang}>: {rule.text}</span>
        </p>
      )}
      {standing.isMarked && <p className="end-marked">{texts.marked}</p>}
      <div className="end-numbers">
        <Tallies statistics={statistics} />
        {statistics.luck.length > 0 && <LuckOf luck={statistics.luck} />}
      </div>
      <div className="end-more">
        <SaveFile store={store} />
        <a className="button button-quiet" href={hrefOf({ screen: 'replay', id: store.seated.id })}>
          {texts.replay}
        </a>
        <a className="button button-quiet" href={hrefOf({ screen: 'home' })}>
          {texts.home}
        </a>
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {texts.toBoard}
        </button>
      </div>
      <div ref={onward} className="end-links">
        <Onward ui={ui} store={store} />
        <Share text={short} />
      </div>
    </dialog>
  );
}
