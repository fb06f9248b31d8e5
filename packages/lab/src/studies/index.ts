import type { Study } from '../study.ts';
import { dungeonquestStudy } from './dungeonquest.ts';
import { heroquestStudy } from './heroquest.ts';

/** Every game the lab can play. */
export const STUDIES: readonly Study[] = [dungeonquestStudy, heroquestStudy];

export const findStudy = (id: string): Study | undefined => STUDIES.find((study) => study.id === id);
