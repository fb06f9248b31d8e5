import type { Language } from '@questhall/facets';
import { lazy } from 'react';
import type { DesignPage } from '../../workshop/design-page.ts';
import { QuestPlan } from './design/plan.tsx';
import { gameTexts } from './texts/texts.ts';

const Editor = lazy(async () => ({ default: (await import('./editor/editor.tsx')).QuestEditor }));

export async function loadDesignPage(language: Language): Promise<DesignPage> {
  const { rooms } = await gameTexts.load(language);
  return {
    Plan: QuestPlan,
    Editor,
    placeName: (place) => (place === 'corridor' ? rooms.corridor : rooms.room(place)),
  };
}
