import type { Types } from '@questhall/kernel';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useRules } from '../game/rules.ts';
import type { GameUi } from '../game/ui.ts';
import './why-not.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { useTableRuleText } from './rule-texts.ts';

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
  const wording = ui.useWording();
  const ruleOf = useRules(ui.client.rulebook, wording.book);
  const ofTable = useTableRuleText(refusal?.refusal.rule ?? '');
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (refusal === null) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      const isElsewhere = document.activeElement !== document.body && document.activeElement !== panel.current;
      if (!isElsewhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [refusal]);
  if (refusal === null) return null;
  const { rule: id, facts } = refusal.refusal;
  if (id === 'table.full' && standing.trouble === 'full') return null; // that is said already, with what to do about it
  const rule = ruleOf(id);
  const sentence = wording.facts(facts, standing.sight);
  return (
    <section
      ref={panel}
      className="why-not"
      role="alertdialog"
      aria-label={texts.whyNot}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && store.dismiss()}
    >
      <h2>{ofTable === undefined ? (rule?.title ?? id) : texts.notDone}</h2>
      {sentence !== '' && <p className="why-facts">{sentence}</p>}
      {ofTable === undefined ? <p lang={rule?.lang}>{rule?.text}</p> : <p>{ofTable}</p>}
      <footer>
        {rule !== null && <a href={`#/rules/${ui.id}/${id}`}>{texts.openRule}</a>}
        <button type="button" className="button" onClick={() => store.dismiss()}>
          {texts.close}
        </button>
      </footer>
    </section>
  );
}
