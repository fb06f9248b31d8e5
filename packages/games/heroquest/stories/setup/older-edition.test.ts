import { seedRng, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { heroquest } from '../../src/game.ts';
import { setup } from '../../src/setup/setup.ts';
import { HEROES_SEAT } from '../cast.ts';
import { DungeonStory, onTurn, settle } from '../dungeon.ts';

test('a table that was asked for its order before the quest began, as in edition 3, still begins', () => {
  const s = new DungeonStory(heroquest, {
    options: { quest: 1, kit: 'new' },
    seats: 2,
    arrange(draft) {
      const { options } = heroquest;
      const usual = Object.fromEntries(Object.entries(options).map(([name, field]) => [name, field.initial]));
      draft.table = setup({ ...usual, kit: 'new' } as Parameters<typeof setup>[0], 2, seedRng('fast:old')).table; // each field has its own kind of value
      const frame = { kind: 'quest' as const, stage: 'order' as const, next: 0, wizard: [], elf: [] };
      draft.agenda = [{ kind: 'campaign', stage: 'quest', ready: [] }, frame];
      draft.asks = [];
      heroquest.frames.quest(draft, frame, silence);
    },
  });
  expect(s.view(HEROES_SEAT).stairs).toBeNull();
  settle(s);
  expect(onTurn(s)).toBe('barbarian');
  expect(s.view(HEROES_SEAT).stairs).not.toBeNull();
  s.finish();
});
