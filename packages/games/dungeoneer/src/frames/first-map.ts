import { below, shuffle } from '@questhall/kernel';
import { type MapId, mapCardOf, SIDES } from '../content/index.ts';
import { cellBeside, isEntrance } from '../map/chart.ts';
import { judgePlacing } from '../map/placing.ts';
import type { Match, Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Section } from '../types/index.ts';
import { layCard } from './build.ts';

/**
 * An Entrance, and four passages around it, in the order drawn, turned at random where both ways fit. Where a later
 * grade brings a section with it, the same. [setup.four-passages] [combine.late-section]
 */
export function laySection(draft: Match, section: Section, tell: Telling): void {
  const entrances = section.deck.filter(isEntrance);
  const entrance = entrances[entrances.length === 1 ? 0 : below(draft.rng, entrances.length)];
  if (entrance === undefined) return;
  section.deck = section.deck.filter((card) => card !== entrance);
  const middle = { section: section.name, x: 0, y: 0, turn: 0 };
  layCard(section, entrance, middle, null, tell, entranceRule(draft, entrances.length));
  const passages = section.deck.filter(isPassage);
  shuffle(draft.rng, passages);
  for (const [at, side] of SIDES.entries()) {
    const card = passages[at];
    if (card === undefined) return;
    section.deck = section.deck.filter((other) => other !== card);
    const cell = cellBeside(middle, side);
    const spots = [0, 180].map((turn) => ({ section: section.name, ...cell, turn }));
    const fitting = spots.filter((spot) => judgePlacing(section.placed, section.name, card, spot, 1) === null);
    const spot = fitting[fitting.length === 1 ? 0 : below(draft.rng, fitting.length)];
    if (spot !== undefined) layCard(section, card, spot, null, tell, 'setup.four-passages');
  }
  shuffle(draft.rng, section.deck);
}

/** By which an Entrance lies in the middle of its section. */
function entranceRule({ table }: Match, entrances: number): Rule {
  if (table.round > 0) return 'combine.late-section';
  if (entrances > 1) return 'combine.second-entrance';
  return table.sections.length > 1 ? 'combine.two-entrances' : 'setup.entrance';
}

const isPassage = (card: MapId): boolean =>
  ['passage', 'grimPassage', 'road', 'grimRoad'].includes(mapCardOf(card).kind);
