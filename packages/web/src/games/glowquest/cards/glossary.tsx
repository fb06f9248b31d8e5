import { rulebook } from '@questhall/glowquest/client';
import type { Benefit } from '@questhall/glowquest/content';
import { findRule } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { rulesBehind } from './terms.ts';
import type { CardWords } from './words.ts';

interface GlossaryProps {
  readonly benefits: readonly Benefit[];
  readonly texts: Pick<CardWords, 'glossary'>;
}

/** What the words on cards mean, for whoever opens it: by touch as well as by mouse. The rules are in English. */
export function Glossary({ benefits, texts }: GlossaryProps): ReactElement | null {
  const rules = rulesBehind(benefits);
  if (rules.length === 0) return null;
  return (
    <details className="gq-glossary">
      <summary>{texts.glossary}</summary>
      <dl lang="en">
        {rules.map((id) => {
          const rule = findRule(rulebook, id);
          return (
            <div key={id}>
              <dt>{rule?.title}</dt>
              <dd>{rule?.text}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
