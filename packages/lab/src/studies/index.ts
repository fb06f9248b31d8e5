import type { Study } from '../study.ts';

/** Every game the lab can play, each loaded when it is asked for: a worker needs one. */
const STUDIES: Readonly<Record<string, () => Promise<Study>>> = {
  dungeonquest: async () => (await import('./dungeonquest.ts')).dungeonquestStudy,
  glowquest: async () => (await import('./glowquest.ts')).glowquestStudy,
  heroquest: async () => (await import('./heroquest.ts')).heroquestStudy,
};

export const STUDY_IDS: readonly string[] = Object.keys(STUDIES);

export const findStudy = async (id: string): Promise<Study | null> =>
  Object.hasOwn(STUDIES, id) ? ((await STUDIES[id]?.()) ?? null) : null;
