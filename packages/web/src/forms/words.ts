import { useMemo } from 'react';
import { type Bilingual, bilingual } from '../texts/bilingual.ts';
import type { Texts } from '../texts/shape.ts';
import { useTexts } from '../texts/texts.ts';
import { type FormTexts, formEn } from './texts-en.ts';

/** The words of the page, and those of the form. */
export interface FormWords extends Texts, FormTexts {}

export const useFormTexts: Bilingual<FormTexts> = bilingual<FormTexts>(
  formEn,
  async () => (await import('./texts-nl.ts')).formNl,
);

export function useFormWords(): FormWords {
  const page = useTexts();
  const form = useFormTexts();
  return useMemo(() => ({ ...page, ...form }), [page, form]);
}
