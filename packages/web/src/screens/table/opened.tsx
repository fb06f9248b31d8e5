import { findRule, type Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useTableTitle } from '../../shell/use-title.ts';
import { Answers } from '../../table/answering/answers.tsx';
import { UndoAsked, UndoButton } from '../../table/answering/undo-button.tsx';
import { WhyNot } from '../../table/answering/why-not.tsx';
import { Curtain } from '../../table/curtain/curtain.tsx';
import { DiceTray } from '../../table/dice/dice-tray.tsx';
import { TypedDice } from '../../table/dice/typed-dice.tsx';
import { Ended } from '../../table/ending/ended.tsx';
import type { GameUi } from '../../table/game/ui.ts';
import { useSounds } from '../../table/hearing/use-sounds.ts';
import { Announcer } from '../../table/log/announcer.tsx';
import { Log } from '../../table/log/log.tsx';
import type { TableStore } from '../../table/store/store.ts';
import { useTable } from '../../table/store/use-table.ts';
import { useTableTexts } from '../../table/texts/texts.ts';
import { Keys } from './keys.tsx';
import { Trouble } from './trouble.tsx';

interface Props<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/** Whose turn it is, what is asked, and by which rule. */
function Question<T extends Types>({ ui, store }: Props<T>): ReactElement {
  const { standing, isSettled } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const [first] = standing.asked;
  if (!isSettled || first === undefined) {
    return (
      <p className="question" role="status">
        {standing.sight.outcome === null ? texts.waiting : texts.over}
      </p>
    );
  }
  const { ask } = first;
  const rule = findRule(ui.client.rulebook, ask.rule)?.title ?? ask.rule;
  return (
    <p className="question" role="status">
      {wording.question(ask, standing.sight)}{' '}
      <a href={`#/rules/${ui.id}/${ask.rule}`} className="question-rule" lang="en" aria-label={rule} title={rule}>
        <span className="table-wide">{rule}</span>
        <span className="table-narrow">§</span>
      </a>
    </p>
  );
}

const PANELS = ['answers', 'side', 'log'] as const;

/** The table itself. On a narrow screen the panels are drawers, one open at a time. */
export function Opened<T extends Types>({ ui, store }: Props<T>): ReactElement {
  const { standing, isSettled, handOver } = useTable(store);
  const texts = useTableTexts();
  const [drawer, setDrawer] = useState<(typeof PANELS)[number]>('answers');
  useHotkeys();
  useTableTitle(store.seated.name, ui.id);
  useSounds(ui, store);
  return (
    <main className="table" data-game={ui.id} data-drawer={drawer}>
      <header className="table-head">
        <a className="table-home" href="#/" aria-label={texts.home}>
          <Icon name="flame" />
          <span className="table-wide">{texts.home}</span>
        </a>
        <Question ui={ui} store={store} />
        <div className="table-tools">
          {!isSettled && (
            <button type="button" className="button button-quiet" data-hotkey="s" onClick={() => store.skip()}>
              {texts.skip}
            </button>
          )}
          <UndoButton ui={ui} store={store} />
          <Keys ofGame={ui.keys} />
          <a
            className="button button-quiet"
            href={hrefOf({ screen: 'settings' })}
            aria-label={texts.settings}
            title={texts.settings}
          >
            <Icon name="cog" />
          </a>
        </div>
      </header>
      <div className="table-board">{handOver === null && <ui.Board store={store} />}</div>
      <nav className="table-drawers" aria-label={texts.panels.answers}>
        {PANELS.map((panel) => (
          <button key={panel} type="button" aria-pressed={drawer === panel} onClick={() => setDrawer(panel)}>
            {texts.panels[panel]}
          </button>
        ))}
      </nav>
      {handOver === null && (
        <aside className="table-panels">
          <div className="panel" data-panel="answers">
            <DiceTray ui={ui} store={store} />
            <TypedDice store={store} />
            {standing.sight.outcome === null ? <Answers ui={ui} store={store} /> : <Ended ui={ui} store={store} />}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="panel" data-panel="side" aria-label={texts.panels.side} tabIndex={0}>
            <ui.Side store={store} />
          </section>
          <div className="panel" data-panel="log">
            <Log ui={ui} store={store} />
          </div>
        </aside>
      )}
      <Trouble store={store} />
      <UndoAsked ui={ui} store={store} />
      {handOver === null && <Announcer ui={ui} store={store} />}
      <WhyNot ui={ui} store={store} />
      <Curtain ui={ui} store={store} />
    </main>
  );
}

/** A key goes to whatever on the page says it wants it, unless somebody is typing. */
function useHotkeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
        (field) => event.target instanceof field,
      );
      const isElsewhere = isTyping || document.querySelector('dialog[open]') !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = document.querySelector<HTMLElement>(`[data-hotkey="${CSS.escape(event.key.toLowerCase())}"]`);
      if (wanted === null) return;
      event.preventDefault();
      if (wanted instanceof HTMLButtonElement) wanted.click();
      else wanted.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
