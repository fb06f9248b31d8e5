import type { Cell, Direction } from '@questhall/grid';
import { EAST } from '@questhall/grid';
import { Story } from '@questhall/testkit';
import { expect, onTestFinished } from 'vitest';
import type { Hero } from '../../src/content/heroes.ts';
import { squareAt, TOWERS } from '../../src/content/keep/board.ts';
import type { CardTitle } from '../../src/content/keep/card-titles.ts';
import { type Deck, KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { edgesOf } from '../../src/content/keep/edges.ts';
import { TILE_FORMS, type TileKind } from '../../src/content/keep/tiles.ts';
import { type TreasureTitle, treasureNamed } from '../../src/content/keep/treasures.ts';
import { type Monster, TOKENS } from '../../src/content/monsters.ts';
import type { PowerCard } from '../../src/content/power-cards.ts';
import { dungeonquest } from '../../src/game.ts';
import { type KeepOdds, keepOddsIn } from '../../src/odds/index.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { laid } from '../../src/queries/keep/laid.ts';
import { turnOf } from '../../src/queries/keep/turn.ts';
import type { Action, DungeonQuest, HeroInPlay, Options } from '../../src/types/index.ts';

export type KeepStory = Story<DungeonQuest>;

/** `at('B2')`: the ledger's names of squares. */
export const at = (name: string): Cell => squareAt(name.charAt(0), Number(name.slice(1)));

export const ROLL: Action = { type: 'roll' };
export const KEEP: Action = { type: 'keep' };
export const GO_ON: Action = { type: 'goOn' };
export const SEARCH: Action = { type: 'search' };
export const FIGHT: Action = { type: 'fight' };
export const ESCAPE: Action = { type: 'escape' };
export const LEAVE: Action = { type: 'leave' };
export const DRAW: Action = { type: 'draw' };
export const move = (name: string): Action => ({ type: 'move', to: at(name) });
export const power = (card: PowerCard): Action => ({ type: 'playPower', card });
export const layPower = (card: PowerCard): Action => ({ type: 'layPower', card });
export const use = (item: string): Action => ({ type: 'useItem', item });

/**
 * A dash with these heroes, by seat, each from the tower of its place; the first player has the turn. When the test is
 * over every scripted die has been rolled, and no law is broken.
 */
export function dash(heroes: readonly Hero[], options: Partial<Options> = {}, seed = 'keep'): KeepStory {
  const s = new Story(dungeonquest, { options: { play: 'keep', ...options }, seats: heroes.length, seed });
  onTestFinished(() => s.finish());
  for (let [ask] = s.state.asks; ask?.question.kind === 'hero'; [ask] = s.state.asks)
    s.does(ask.seat, { type: 'takeHero', hero: heroes[ask.seat] ?? 'lindel' });
  for (let [ask] = s.state.asks; ask?.question.kind === 'tower'; [ask] = s.state.asks)
    s.does(ask.seat, { type: 'takeTower', square: TOWERS[ask.seat] ?? 0 });
  return s;
}

/** The same, with the first of these heroes on turn and the others to the left, by turns. */
export function dashLed(heroes: readonly Hero[], options: Partial<Options> = {}, seed = 'keep'): KeepStory {
  const first = onTurn(dash(heroes, options, seed));
  const seats = heroes.length;
  return dash(
    heroes.map((hero, seat) => heroes[(seat - first + seats) % seats] ?? hero),
    options,
    seed,
  );
}

/** A dash for two: this hero on turn at D4, without Power cards, and another to whom nothing happens. */
export function beside(hero: Hero, options: Partial<Options> = {}, seed = 'keep') {
  const s = dashLed([hero, hero === 'maud' ? 'hugo' : 'maud'], options, seed);
  const me = onTurn(s);
  const other = 1 - me;
  const before = structuredClone(heroOf(s, other));
  onTestFinished(() => {
    if (s.state.outcome === null) expect(heroOf(s, other)).toEqual(before);
  });
  lay(s, 'D4', 'chamber', 'OOO');
  stand(s, me, 'D4');
  hold(s, me);
  /** The other has lost the next turn, so that this hero has one more. */
  const again = (): void => {
    heroOf(s, other).hasLostTurn = true;
  };
  return { s, me, other, again };
}

/** All the odds that this seat is shown. */
export function oddsFor(s: KeepStory, seat: number): KeepOdds {
  const odds = keepOddsIn(s.sight(seat));
  if (odds === null) throw new Error('there is nothing to reckon');
  return odds;
}

/** Whose turn it is. */
export const onTurn = (s: KeepStory): number => s.table.fighter;

export function heroOf(s: KeepStory, seat: number): HeroInPlay {
  const hero = s.table.heroes[seat];
  if (hero === null || hero === undefined) throw new Error('no such hero');
  return hero;
}

/** A card of this title is drawn next. */
export function onTop(s: KeepStory, deck: Deck, title: CardTitle): void {
  const { draw } = keepOf(s.table).decks[deck];
  const place = draw.findIndex((card) => KEEP_CARDS[card]?.title === title);
  if (place < 0) throw new Error(`no ${title} is left`);
  draw.push(...draw.splice(place, 1));
}

const formOf = (kind: TileKind, letters: string): number =>
  TILE_FORMS.findIndex((form) => form.kind === kind && form.edges.join() === edgesOf(letters).join());

function takeForm(s: KeepStory, kind: TileKind, letters: string): number {
  const { stack } = keepOf(s.table);
  const place = stack.lastIndexOf(formOf(kind, letters));
  const [form] = place < 0 ? [] : stack.splice(place, 1);
  if (form === undefined) throw new Error(`no ${kind} ${letters} is left`);
  return form;
}

/** Such a tile is drawn next. */
export function tileOnTop(s: KeepStory, kind: TileKind, letters: string): void {
  keepOf(s.table).stack.push(takeForm(s, kind, letters));
}

/** Such a tile lies there, ahead of whoever goes that way; what lay there goes under the stack. */
export function lay(s: KeepStory, name: string, kind: TileKind, letters: string, ahead: Direction = EAST): void {
  const keep = keepOf(s.table);
  const old = keep.tiles[at(name)] ?? -1;
  if (old >= 0) keep.stack.unshift(old >> 2);
  else keep.peeked.pop();
  keep.tiles[at(name)] = laid(takeForm(s, kind, letters), ahead);
}

/** The hero stands there as his turn begins. */
export function stand(s: KeepStory, seat: number, name: string, enteredBy: Direction | null = null): void {
  const hero = heroOf(s, seat);
  hero.square = at(name);
  hero.enteredBy = enteredBy;
  if (seat === onTurn(s)) turnOf(s.state).trail = [hero.square];
}

/** He holds these Power cards, and no others. */
export function hold(s: KeepStory, seat: number, ...cards: readonly PowerCard[]): void {
  const { table } = s;
  table.powerDeck.push(...(table.powerHands[seat] ?? []));
  table.powerHands[seat] = cards.map((card) => {
    const place = table.powerDeck.indexOf(card);
    if (place < 0) throw new Error(`no ${card} is left`);
    table.powerDeck.splice(place, 1);
    return card;
  });
}

/** This Power card is drawn next. */
export function powerOnTop(s: KeepStory, card: PowerCard): void {
  const { powerDeck } = s.table;
  powerDeck.push(...powerDeck.splice(powerDeck.indexOf(card), 1));
}

/** He carries these Treasures. */
export function carry(s: KeepStory, seat: number, ...titles: readonly TreasureTitle[]): void {
  const { treasureDeck } = keepOf(s.table);
  for (const title of titles) {
    treasureDeck.splice(treasureDeck.indexOf(treasureNamed(title)), 1);
    heroOf(s, seat).treasures.push(treasureNamed(title));
  }
}

/** He keeps this item. */
export function keepItem(s: KeepStory, seat: number, title: CardTitle): void {
  onTop(s, 'search', title);
  heroOf(s, seat).items.push(...keepOf(s.table).decks.search.draw.splice(-1));
}

/** A token that lies there. */
export function guard(s: KeepStory, name: string, monster: Monster, life: number): void {
  const token = s.table.pool.find((one) => TOKENS[one]?.monster === monster && TOKENS[one]?.life === life);
  if (token === undefined) throw new Error('no such token is left');
  s.table.pool = s.table.pool.filter((one) => one !== token);
  keepOf(s.table).lairs.push({ square: at(name), token, isLifeShown: false, knownTo: 0 });
}

/** The only token of the pool: all others are put aside on squares nobody comes to. */
export function poolOf(s: KeepStory, monster: Monster, life: number): void {
  const token = s.table.pool.find((one) => TOKENS[one]?.monster === monster && TOKENS[one]?.life === life);
  if (token === undefined) throw new Error('no such token is left');
  const lairs = keepOf(s.table).lairs;
  for (const [place, other] of s.table.pool.entries())
    if (other !== token) lairs.push({ square: at('K10') - 40 + place, token: other, isLifeShown: false, knownTo: 0 });
  s.table.pool = [token];
}

/** A corridor for a monster ahead of a hero with these cards; its player has those. */
export function meets(
  cards: readonly PowerCard[],
  answer: readonly PowerCard[] = [],
  hero: 'lindel' | 'tatianna' = 'lindel',
) {
  const s = dashLed([hero, 'maud', 'hugo'], { mode: 'solo' });
  const me = onTurn(s);
  const other = (me + 1) % 3;
  const third = (me + 2) % 3;
  lay(s, 'D4', 'chamber', 'OOO');
  lay(s, 'E4', 'corridor', 'XOX');
  stand(s, me, 'D4');
  hold(s, me, ...cards);
  hold(s, other, ...answer);
  return { s, me, other, third };
}
