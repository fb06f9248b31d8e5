import { findRule, type Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { GameUi } from '../games/ui.ts';
import './why-not.css';
import type { TableStore } from './store.ts';
import { useTableTexts } from './texts.ts';
import { useTable } from './use-table.ts';

/** Why something cannot be done: the rule, its text, and the facts. */
export function WhyNot<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement | null {
  const { refusal, standing } = useTable(store);
  const texts = useTableTexts();
  const tongue = ui.useTongue();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusal !== null) panel.current?.focus();
  }, [refusal]);
  if (refusal === null) return null;
  const { rule: id, facts } = refusal.refusal;
  const rule = findRule(ui.rulebook, id);
  const sentence = tongue.facts(facts, standing.sight);
  // Everybody sits before this screen, so everybody can be asked; without secrets one person may well have all the
  // chairs.
  const isOne = ui.isOpen === true || store.company.filter(({ kind }) => kind === 'person').length === 1;
  return (
    <section
      ref={panel}
      className="why-not"
      role="alertdialog"
      aria-label={texts.whyNot}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && store.dismiss()}
    >
      <h2 lang="en">{rule?.title ?? id}</h2>
      {sentence !== '' && <p className="why-facts">{sentence}</p>}
      <p lang="en">{rule?.text}</p>
      <footer>
        <a href={`#/rules/${ui.id}/${id}`}>{texts.openRule}</a>
        {refusal.action === null && standing.undo !== null && (
          <button type="button" className="button" onClick={() => void store.undo(true)}>
            {isOne ? texts.undoAll : texts.undoAgreed}
          </button>
        )}
        <button type="button" className="button" onClick={() => store.dismiss()}>
          {texts.close}
        </button>
      </footer>
    </section>
  );
}
