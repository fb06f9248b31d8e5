import { expect, test } from 'vitest';
import { KITS } from '../content/index.ts';
import type { Table } from '../types/index.ts';
import { cannotFlee } from './fleeing.ts';
import { freshHero, kitBuild } from './fresh.ts';

test('[flee.needs-a-conscious-hero] somebody has to be able to walk', () => {
  const hero = freshHero(0, 0, 'Ada', kitBuild(KITS['dwarf-fighter']), 0);
  const table: Pick<Table, 'party'> = { party: [hero] };
  expect(hero.hitpoints).toBe(0);
  expect(cannotFlee(table as Table)).toBe('flee.needs-a-conscious-hero'); // nothing else is looked at before that
});
