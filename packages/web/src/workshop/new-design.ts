import { designShelf, type Keeping } from './design-shelf.ts';
import type { OwnDesign } from './own-design.ts';
import { desk } from './thread.ts';

export const newId = (): string => crypto.randomUUID();

/** Keeps a text that is new here; its id, or what was in the way. */
export async function keepNew(game: string, text: string): Promise<string | Exclude<Keeping, 'kept'>> {
  const { title, errors } = await desk().review(game, text);
  const design: OwnDesign = {
    id: newId(),
    game,
    text,
    title,
    errors: errors.length,
    n: 1,
    changed: Date.now(),
    measured: null,
  };
  const keeping = await designShelf().keep(design, null);
  return keeping === 'kept' ? design.id : keeping;
}
