import type { DungeonQuest } from '@questhall/dungeonquest';
import { dungeonquest } from '@questhall/dungeonquest/facets';
import type { Glowquest } from '@questhall/glowquest';
import { glowquest } from '@questhall/glowquest/facets';
import type { HeroQuest } from '@questhall/heroquest';
import { heroquest } from '@questhall/heroquest/facets';
import { type Loaded, load } from '../loaded.ts';

/** What the tests sit at. */
export const arena: Loaded<DungeonQuest> = await load(dungeonquest, 'en');
export const quest: Loaded<HeroQuest> = await load(heroquest, 'en');
export const expedition: Loaded<Glowquest> = await load(glowquest, 'en');
