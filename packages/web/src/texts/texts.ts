import { type Language, useSettings } from '../shell/settings.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Texts } from './shape.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, nl };

/** The words of the page in its language. */
export const useTexts = (): Texts => TEXTS[useSettings().language];
