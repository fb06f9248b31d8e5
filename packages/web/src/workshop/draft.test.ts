import type { Review } from '@questhall/facets';
import { expect, test } from 'vitest';
import type { Keeping } from './design-shelf.ts';
import { Draft, type DraftAround } from './draft.ts';
import { nothingMeasured } from './measured.ts';
import type { OwnDesign } from './own-design.ts';

const FIRST: OwnDesign = { id: 'a', game: 'g', text: 'one', title: '', errors: 0, n: 1, changed: 0, measured: null };

/** A shelf of one place, which can be full. */
class Place implements DraftAround {
  design: OwnDesign | null = FIRST;
  isFull = false;
  readonly read: string[] = [];
  readonly #listeners = new Set<() => void>();
  readonly shelf = {
    keep: async (design: OwnDesign, after: number | null): Promise<Keeping> => {
      if (this.isFull) return 'full';
      if (this.design?.id === design.id && this.design.n !== after) return 'elsewhere';
      this.design = design;
      return 'kept';
    },
    find: async (id: string): Promise<OwnDesign | null> => (this.design?.id === id ? this.design : null),
    onChange: (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    },
  };
  readonly now = (): number => 7;
  readonly newId = (): string => 'b';
  review = async (text: string): Promise<Review> => {
    this.read.push(text);
    const errors = text.includes('!') ? [{ line: 1, column: null, text: 'must not shout' }] : [];
    const picture = text.includes('?') ? [] : [{ text: `[${text}]` }];
    return { title: text.toUpperCase(), errors, warnings: [], picture };
  };
  async fromElsewhere(text: string): Promise<void> {
    this.design = { ...(this.design ?? FIRST), text, n: (this.design?.n ?? 0) + 5 };
    for (const listener of this.#listeners) listener();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function open(): Promise<{ readonly place: Place; readonly draft: Draft }> {
  const place = new Place();
  const draft = new Draft(FIRST, place);
  await settled();
  return { place, draft };
}

test('each change is kept and read; of those that come at once only the last is read', async () => {
  const { place, draft } = await open();
  expect(place.design).toMatchObject({ text: 'one', title: 'ONE' });
  for (const text of ['o', 'ow', 'owl!']) draft.type(text);
  await settled();
  expect(place.design).toMatchObject({ text: 'owl!', title: 'OWL!', errors: 1, changed: 7 });
  expect(place.read).toEqual(['one', 'o', 'owl!']);
  expect(draft.state()).toMatchObject({ reviewed: 'owl!', keeping: 'kept' });
});

test('the plan of a text that cannot be drawn is the one before', async () => {
  const { draft } = await open();
  draft.change('two?');
  await settled();
  expect(draft.state()).toMatchObject({ drawn: 'one', reviewed: 'two?' });
});

test('a text that cannot be read is called what it was called before', async () => {
  const { place, draft } = await open();
  place.review = async () => ({ title: '', errors: [], warnings: [], picture: [] });
  draft.change('two');
  await settled();
  expect(place.design).toMatchObject({ text: 'two', title: 'ONE' });
});

test('what was measured is kept with the text', async () => {
  const { place, draft } = await open();
  draft.measure(nothingMeasured('x'));
  await settled();
  expect(place.design).toMatchObject({ text: 'one', measured: { of: 'x' } });
});

test('without room nothing is lost, and it is kept as soon as there is some', async () => {
  const { place, draft } = await open();
  place.isFull = true;
  draft.change('two');
  await settled();
  expect(draft.state()).toMatchObject({ keeping: 'full', history: { now: 'two' } });
  expect(place.design?.text).toBe('one');
  place.isFull = false;
  await draft.keep();
  expect(draft.state().keeping).toBe('kept');
  expect(place.design?.text).toBe('two');
});

test('what another tab changes comes here, and can be taken back', async () => {
  const { place, draft } = await open();
  await place.fromElsewhere('theirs');
  expect(draft.state().history.now).toBe('theirs');
  draft.undo();
  await settled();
  expect(place.design?.text).toBe('one');
});

test('what both changed is not written over: both are kept, or theirs is taken', async () => {
  const { place, draft } = await open();
  place.design = { ...FIRST, text: 'theirs', n: 9 };
  draft.change('mine');
  await settled();
  expect(draft.state().keeping).toBe('elsewhere');
  expect(place.design.text).toBe('theirs');
  expect(await draft.keepBoth()).toBe('b');
  expect(place.design).toMatchObject({ id: 'b', text: 'mine' });

  const other = await open();
  other.place.design = { ...FIRST, text: 'theirs', n: 9 };
  other.draft.change('mine');
  await settled();
  await other.draft.takeTheirs();
  await settled();
  expect(other.draft.state()).toMatchObject({ keeping: 'kept', history: { now: 'theirs' } });
  other.draft.undo();
  expect(other.draft.state().history.now).toBe('mine');
});
