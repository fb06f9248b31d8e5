import type { Game } from '@questhall/kernel';
import type { Dungeoneer } from './types/index.ts';

export const laws: Game<Dungeoneer>['laws'] = () => [];
