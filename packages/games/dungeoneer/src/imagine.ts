import { below, type Game, type Rng, type Seat, shuffle } from '@questhall/kernel';
import { adventureOf, isGloryCard, questOf } from './content/index.ts';
import { isEntrance } from './map/chart.ts';
import { hasSpot } from './map/placing.ts';
import { leftFor } from './queries/shifting.ts';
import { heroOf, innermost, type Match } from './queries/table.ts';
import type { Dungeoneer, Pile } from './types/index.ts';

/** Draws afresh whatever a seat cannot know: hands, decks, face-down Quests, Map cards in others' hands. */
export const imagine: Game<Dungeoneer>['imagine'] = (draft, seat, rng) => {
  for (const pile of draft.table.piles) redrawPile(draft, pile, seat, rng);
  redrawOldCards(draft, seat, rng);
  redrawQuests(draft, seat, rng);
  redrawMaps(draft, seat, rng);
  redrawDealt(draft, seat, rng);
};

const isOf = ({ name }: Pile, card: string): boolean =>
  name === 'all' || (name === 'glory') === isGloryCard(adventureOf(card));

/** Where in other hands a card lies that nobody has seen going there. */
function unseenIn(draft: Match, seat: Seat, isMeant: (card: string) => boolean): (readonly [Seat, number])[] {
  return draft.table.hands.flatMap((hand, holder) => {
    if (holder === seat) return [];
    const known = heroOf(draft.table, holder).known.slice();
    return hand.flatMap((card, at) => {
      const isKnown = known.includes(card);
      return isKnown || !isMeant(card) ? [] : [[holder, at] as const];
    });
  });
}

/** Which deck a card was drawn from is public, so cards stay in hands of their kind. */
function redrawPile(draft: Match, pile: Pile, seat: Seat, rng: Rng): void {
  const { table } = draft;
  const places = unseenIn(draft, seat, (card) => isOf(pile, card) && adventureOf(card).grade === table.grade);
  const seen = pile.known[seat] ?? 0;
  const hidden = pile.draw.splice(0, pile.draw.length - seen);
  const cards = [...hidden, ...places.map(([holder, at]) => table.hands[holder]?.[at] ?? '')];
  shuffle(rng, cards);
  dealTo(draft, places, cards);
  pile.draw.unshift(...cards);
}

/** Cards of a grade that was replaced are in hands alone. */
function redrawOldCards(draft: Match, seat: Seat, rng: Rng): void {
  const { table } = draft;
  for (const pile of table.piles) {
    const places = unseenIn(draft, seat, (card) => isOf(pile, card) && adventureOf(card).grade !== table.grade);
    const cards = places.map(([holder, at]) => table.hands[holder]?.[at] ?? '');
    shuffle(rng, cards);
    dealTo(draft, places, cards);
  }
}

function dealTo({ table }: Match, places: readonly (readonly [Seat, number])[], cards: string[]): void {
  for (const [holder, at] of places) {
    const card = cards.pop();
    const hand = table.hands[holder];
    if (card !== undefined && hand !== undefined) hand[at] = card;
  }
}

/** An Effect Quest would lie face up, so no face-down one is one. [quest.effect-revealed] */
function redrawQuests({ table }: Match, seat: Seat, rng: Rng): void {
  const hidden = table.errands.flatMap((own, holder) =>
    holder === seat ? [] : own.flatMap(({ isUp }, at) => (isUp ? [] : [[holder, at] as const])),
  );
  const pool = [...table.questDeck, ...hidden.map(([holder, at]) => table.errands[holder]?.[at]?.quest ?? '')];
  const plain = pool.filter((quest) => questOf(quest).category !== 'effect');
  shuffle(rng, plain);
  for (const [holder, at] of hidden) {
    const quest = plain.pop();
    const own = table.errands[holder];
    if (quest !== undefined && own !== undefined) own[at] = { quest, isUp: false };
  }
  table.questDeck = [...plain, ...pool.filter((quest) => questOf(quest).category === 'effect')];
  shuffle(rng, table.questDeck);
}

/** The order of the Map decks, but for what lies at the bottom for all to know, and a card that somebody is placing. */
function redrawMaps(draft: Match, seat: Seat, rng: Rng): void {
  const { table } = draft;
  const building = innermost(draft, 'build');
  for (const [index, section] of table.sections.entries()) {
    const hidden = section.deck.splice(section.seenBelow);
    const isBuilt = building !== null && building.section === index;
    const knows = building?.placer === seat || building?.passed.includes(seat) === true;
    if (isBuilt && !knows && building.card !== null) {
      const pool = [...hidden, building.card];
      const left = leftFor(table, section) + hidden.length;
      const fitting = pool.filter((card) => hasSpot(section.placed, section.name, card, left));
      const card = fitting[below(rng, Math.max(1, fitting.length))] ?? building.card;
      building.card = card;
      hidden.splice(0, hidden.length, ...pool.filter((other) => other !== card));
    }
    shuffle(rng, hidden);
    section.deck.push(...hidden);
  }
}

/** Of a revealed map only the holders of Entrances are known. */
function redrawDealt({ table }: Match, seat: Seat, rng: Rng): void {
  const places = table.dealt.flatMap((own, holder) =>
    holder === seat ? [] : own.flatMap((card, at) => (isEntrance(card) ? [] : [[holder, at] as const])),
  );
  const cards = places.map(([holder, at]) => table.dealt[holder]?.[at] ?? '');
  shuffle(rng, cards);
  for (const [holder, at] of places) {
    const card = cards.pop();
    const own = table.dealt[holder];
    if (card !== undefined && own !== undefined) own[at] = card;
  }
}
