import type { ReactElement } from 'react';
import type { RuleSaid } from '../../table/game/rules.ts';

interface GlossaryProps {
  readonly title: string;
  /** The rules behind the words that were read, each once. */
  readonly rules: readonly string[];
  readonly ruleOf: (id: string) => RuleSaid | null;
}

/** What the words on a sheet mean, for whoever opens it: by touch as well as by mouse. */
export function Glossary({ title, rules, ruleOf }: GlossaryProps): ReactElement | null {
  if (rules.length === 0) return null;
  return (
    <details className="tile-glossary">
      <summary>{title}</summary>
      <dl>
        {rules.map((id) => {
          const rule = ruleOf(id);
          return (
            <div key={id}>
              <dt>{rule?.title}</dt>
              <dd lang={rule?.lang}>{rule?.text}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
