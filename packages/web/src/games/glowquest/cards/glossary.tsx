import { rulebook } from '@questhall/glowquest/client';
import type { Benefit } from '@questhall/glowquest/content';
import type { ReactElement } from 'react';
import { useRules } from '../../../table/game/rules.ts';
import { Glossary as Words } from '../../../tiles/sheet/glossary.tsx';
import { rulesBehind } from './terms.ts';
import type { CardWords } from './words.ts';

interface GlossaryProps {
  readonly benefits: readonly Benefit[];
  readonly texts: Pick<CardWords, 'glossary' | 'book'>;
}

/** What the words on cards mean. */
export function Glossary({ benefits, texts }: GlossaryProps): ReactElement {
  return <Words title={texts.glossary} rules={rulesBehind(benefits)} ruleOf={useRules(rulebook, texts.book)} />;
}
