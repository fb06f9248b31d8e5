import type { Problem } from '@questhall/border';
import { findRule } from '@questhall/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { TableForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';

interface TroubleProps {
  readonly form: TableForm;
  readonly field: string;
  readonly problem: Problem | null;
}

/** What is wrong with a field, under it: the rule in full, where a rule refuses. */
export function Trouble({ form, field, problem }: TroubleProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isHere = problem !== null && problem.field === field;
  useEffect(() => {
    if (isHere) place.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return (
    <div ref={place} role="alert">
      {isHere && (
        <p className="problem">
          <Icon name="warning" />
          <Words form={form} problem={problem} />
        </p>
      )}
    </div>
  );
}

function Words({ form, problem }: { readonly form: TableForm; readonly problem: Problem }): ReactElement {
  const { homePage } = useTexts();
  const { newTable } = useFormTexts();
  if (problem.field === 'shelf') return <span>{homePage.trouble.full()}</span>;
  const rule = problem.rule === undefined ? null : findRule(form.rulebook, problem.rule);
  const field = form.options[problem.field];
  if (rule === null || problem.rule === undefined) {
    if (field?.bounds !== undefined) return <span>{newTable.outside(...field.bounds)}</span>;
    return <span lang="en">{`${field?.title ?? problem.field} ${problem.message}`}</span>;
  }
  return (
    <span lang={form.english.has(problem.rule) ? 'en' : undefined}>
      <a href={hrefOf({ screen: 'rules', game: form.game, rule: problem.rule })}>{rule.title}</a>: {rule.text}
    </span>
  );
}
