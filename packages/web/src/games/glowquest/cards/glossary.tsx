import { rulebook } from '@questhall/glowquest/client';
import type { Benefit } from '@questhall/glowquest/content';
import type { ReactElement } from 'react';
import { useRules } from '../../../table/game/rules.ts';
import { rulesBehind } from './terms.ts';
import type { CardWords } from './words.ts';

interface GlossaryProps {
  readonly benefits: readonly Benefit[];
  readonly texts: Pick<CardWords, 'glossary' | 'book'>;
}

/** What the words on cards mean, for whoever opens it: by touch as well as by mouse. */
export function Glossary({ benefits, texts }: GlossaryProps): ReactElement | null {
  const ruleOf = useRules(rulebook, texts.book);
  const rules = rulesBehind(benefits);
  if (rules.length === 0) return null;
  return (
    <details className="gq-glossary">
      <summary>{texts.glossary}</summary>
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
