import { useMemo } from 'react';
import { type Bilingual, bilingual } from '../../texts/bilingual.ts';
import type { Texts, Wide } from '../../texts/shape.ts';
import { useTexts } from '../../texts/texts.ts';
import { formEn } from './texts-en.ts';

export type FormTexts = Wide<typeof formEn>;

/** The words of the page, and those of the form. */
export interface FormWords extends Texts, FormTexts {}

export const useFormTexts: Bilingual<FormTexts> = bilingual<FormTexts>(formEn, async () => (await import('./texts-nl.ts')).formNl);

export function useFormWords(): FormWords {
  const page = useTexts();
  const form = useFormTexts();
  return useMemo(() => ({ ...page, ...form }), [page, form]);
}
