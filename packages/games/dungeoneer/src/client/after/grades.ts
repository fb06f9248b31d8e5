import { adventureOf, isGloryCard, mapCardOf, questOf, SECTIONS } from '../../content/index.ts';
import { adventuresOf, mapsOf, questsOf } from '../../queries/decks.ts';
import type { Event, SeenSection, View } from '../../types/index.ts';

/** A new grade: its decks take the place of the old ones, and its Map cards come to those that lie. */
export function gradesAfter(view: View, event: Event): View {
  if (event.type !== 'gradeChanged') return view;
  const { grade } = event;
  const cards = adventuresOf(view, grade);
  const maps = mapsOf(view.sets, grade);
  return {
    ...view,
    grade,
    piles: view.piles.map(({ name }) => ({
      name,
      left: cards.filter((card) => name === 'all' || (name === 'glory') === isGloryCard(adventureOf(card))).length,
      discard: [],
      top: [],
    })),
    globals: [],
    errands: view.errands.map(() => []),
    stray: [],
    progress: [],
    finished: view.finished.filter((quest) => questOf(quest).grade === grade),
    questsLeft: questsOf(view, grade, view.heroes.length).length,
    later: view.later.filter((card) => !maps.includes(card)),
    sections: SECTIONS.flatMap((name) => withMaps(view, name, maps) ?? []),
  };
}

/** A section that is there already gets all but the Entrance, which is laid first; a new one begins empty. */
function withMaps({ sections }: View, name: SeenSection['name'], maps: readonly string[]): SeenSection | null {
  const there = sections.find((section) => section.name === name);
  const added = maps.filter((card) => mapCardOf(card).section === name).length;
  if (there !== undefined) return added === 0 ? there : { ...there, left: there.left + added - 1, below: [] };
  return added === 0 ? null : { name, placed: [], left: added, below: [] };
}
