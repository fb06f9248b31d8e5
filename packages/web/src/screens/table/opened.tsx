import type { Types } from '@questhall/kernel';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { DockContext } from '../../board/dock.tsx';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useTableTitle } from '../../shell/use-title.ts';
import { Answers } from '../../table/answering/answers.tsx';
import { UndoAsked, UndoButton } from '../../table/answering/undo-button.tsx';
import { WhyNot } from '../../table/answering/why-not.tsx';
import { Bar } from '../../table/bar/bar.tsx';
import { LastChance } from '../../table/bar/last-chance.tsx';
import { Speed } from '../../table/bar/speed.tsx';
import { Curtain } from '../../table/curtain/curtain.tsx';
import { TypedDice } from '../../table/dice/typed-dice.tsx';
import { Ended } from '../../table/ending/ended.tsx';
import { useRules } from '../../table/game/rules.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { useSounds } from '../../table/hearing/use-sounds.ts';
import { Announcer } from '../../table/log/announcer.tsx';
import { Log } from '../../table/log/log.tsx';
import { Stage } from '../../table/stage/stage.tsx';
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
  const ruleOf = useRules(ui.client.rulebook, wording.book);
  const [first] = standing.asked;
  if (!isSettled || first === undefined) {
    return (
      <p className="question" role="status">
        {standing.sight.outcome === null ? texts.waiting : texts.over}
      </p>
    );
  }
  const { ask } = first;
  const rule = ruleOf(ask.rule)?.title ?? ask.rule;
  return (
    <p className="question" role="status">
      {wording.question(ask, standing.sight)}{' '}
      <a href={`#/rules/${ui.id}/${ask.rule}`} className="question-rule" aria-label={rule} title={rule}>
        <span className="table-wide">{rule}</span>
        <span className="table-narrow">§</span>
      </a>
    </p>
  );
}

const PANELS = ['side', 'log', 'answers'] as const;
type Panel = (typeof PANELS)[number];

/** The table itself. On a narrow screen the panels are a sheet that comes up from below. */
export function Opened<T extends Types>({ ui, store }: Props<T>): ReactElement {
  const { standing, handOver } = useTable(store);
  const [sheet, setSheet] = useState<Panel | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useHotkeys();
  useTableTitle(store.seated.name, ui.id);
  useSounds(store);
  const isHere = handOver === null;
  return (
    <DockContext value={dock}>
      <main className="table" data-game={ui.id} data-sheet={sheet ?? undefined}>
        <Head ui={ui} store={store} />
        <div className="table-board">
          {isHere && <ui.Board store={store} />}
          {isHere && <Stage ui={ui} store={store} />}
          {isHere && <TypedDice ui={ui} store={store} />}
        </div>
        {isHere && <Bar ui={ui} store={store} dock={setDock} />}
        <Tabs sheet={sheet} onChoose={setSheet} strip={isHere && ui.Strip && <ui.Strip store={store} />} />
        {isHere && (
          <aside className="table-panels">
            <Sheet name="side">
              <ui.Side store={store} />
            </Sheet>
            <div className="panel" data-panel="log">
              <Log ui={ui} store={store} />
            </div>
            <div className="panel" data-panel="answers">
              {standing.sight.outcome === null ? <Answers ui={ui} store={store} /> : <Ended ui={ui} store={store} />}
            </div>
          </aside>
        )}
        <Trouble store={store} />
        <UndoAsked ui={ui} store={store} />
        {isHere && <Announcer ui={ui} store={store} />}
        {isHere && <LastChance ui={ui} store={store} />}
        <WhyNot ui={ui} store={store} />
        <Curtain ui={ui} store={store} />
      </main>
    </DockContext>
  );
}

/** Whose turn it is, and what can be done about the table itself. */
function Head<T extends Types>({ ui, store }: Props<T>): ReactElement {
  const { isSettled, isMeanwhile } = useTable(store);
  const texts = useTableTexts();
  const isPlaying = useLasting(!isSettled, SKIP_AFTER_MS);
  return (
    <header className="table-head">
      <h1 className="unseen">{store.seated.name}</h1>
      <a className="table-home" href="#/" aria-label={texts.home}>
        <Icon name="flame" />
        <span className="table-wide">{texts.home}</span>
      </a>
      {isMeanwhile ? (
        <p className="question" role="status">
          {texts.meanwhile}
        </p>
      ) : (
        <Question ui={ui} store={store} />
      )}
      <div className="table-tools">
        {isPlaying && (
          <button type="button" className="button button-quiet skip" data-hotkey="s" onClick={() => store.skip()}>
            {texts.skip}
          </button>
        )}
        <Speed />
        <UndoButton ui={ui} store={store} />
        <Keys useOwn={ui.useKeys} />
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
  );
}

/** What is over sooner needs no button to make it so. */
const SKIP_AFTER_MS = 700;

/** Whether something has been so for a while. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return isLasting;
}

/** Opens one of the panels on a narrow screen, and closes it again. */
function Tabs({
  sheet,
  strip,
  onChoose,
}: {
  readonly sheet: Panel | null;
  /** The party in a line, in place of its name. */
  readonly strip: ReactNode;
  readonly onChoose: (panel: Panel | null) => void;
}): ReactElement {
  const texts = useTableTexts();
  return (
    <nav className="table-tabs" aria-label={texts.panelsOf}>
      {PANELS.map((panel) => (
        <button
          key={panel}
          type="button"
          aria-expanded={sheet === panel}
          onClick={() => onChoose(sheet === panel ? null : panel)}
        >
          {panel === 'side' && strip ? (
            <>
              <span className="unseen">{texts.panels.side}</span>
              {strip}
            </>
          ) : (
            texts.panels[panel]
          )}
        </button>
      ))}
    </nav>
  );
}

/** A panel that scrolls: it must be reachable by keyboard. */
function Sheet({ name, children }: { readonly name: Panel; readonly children: ReactNode }): ReactElement {
  const texts = useTableTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="panel" data-panel={name} aria-label={texts.panels[name]} tabIndex={0}>
      {children}
    </section>
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
