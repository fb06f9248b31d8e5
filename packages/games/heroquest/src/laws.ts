import type { State } from '@questhall/kernel';
import { ARTIFACTS } from './content/artifacts.ts';
import { TREASURE_DECK } from './content/treasure-cards.ts';
import { boardOf, isRevealed, isStair } from './queries/board.ts';
import { heroesHere } from './queries/figures.ts';
import { isOpenPit, isSolid } from './queries/floor.ts';
import { bodyMax, mayHold, mindMax } from './queries/gear.ts';
import type { HeroQuest, Table } from './types/index.ts';

/** What must be true of every state of this game. */
export function laws({ table, agenda }: State<HeroQuest>): readonly string[] {
  const isWalking = agenda.some(({ kind }) => kind === 'walk' || kind === 'spring');
  return [...figureLaws(table, isWalking), ...heroLaws(table), ...sheetLaws(table), ...thingLaws(table)];
}

function figureLaws(table: Table, isWalking: boolean): string[] {
  const broken: string[] = [];
  const { size } = boardOf(table.plan).grid;
  const squares = new Map<number, number>();
  for (const { at, id } of table.monsters) {
    if (at < 0 || at >= size) broken.push(`monster ${id} is off the board`);
    if (squares.has(at)) broken.push(`two monsters on ${at}`);
    squares.set(at, id);
    if (isStair(table, at)) broken.push(`monster ${id} on the stairway`);
    if (table.rocks.includes(at)) broken.push(`monster ${id} in the rock`);
  }
  return isWalking ? broken : [...broken, ...standingLaws(table)];
}

/** Where heroes may stand when nobody is on the move. */
function standingLaws(table: Table): string[] {
  const here = heroesHere(table);
  return here.flatMap((hero) => {
    const broken: string[] = [];
    const isShared = isStair(table, hero.at) || isOpenPit(table, hero.at);
    if (!isShared && table.monsters.some(({ at }) => at === hero.at)) broken.push(`the ${hero.hero} shares ${hero.at} with a monster`);
    if (!isShared && here.some((other) => other !== hero && other.at === hero.at)) broken.push(`two heroes on ${hero.at}`);
    if (isSolid(table, hero.at)) broken.push(`the ${hero.hero} stands in something solid`);
    return broken;
  });
}

function heroLaws(table: Table): string[] {
  return table.heroes.flatMap((hero) => {
    const broken: string[] = [];
    if (hero.body < 0 || hero.body > bodyMax(hero)) broken.push(`the ${hero.hero} has ${hero.body} Body Points`);
    if (hero.mind < 0 || hero.mind > mindMax(hero) + 1) broken.push(`the ${hero.hero} has ${hero.mind} Mind Points`);
    if (hero.gold < 0) broken.push(`the ${hero.hero} owes gold`);
    if (hero.held !== null && !mayHold(hero, hero.held)) broken.push(`the ${hero.hero} holds ${hero.held}`);
    if (hero.status === 'dead' && hero.body > 0) broken.push(`the ${hero.hero} is dead with ${hero.body} Body Points`);
    return broken;
  });
}

/** What is hidden is hidden. */
function sheetLaws(table: Table): string[] {
  const { hidden } = table;
  const broken: string[] = [];
  for (const { at, key } of hidden.monsters) if (isRevealed(table, at)) broken.push(`a ${key} hides in plain sight on ${at}`);
  for (const rock of hidden.rocks) if (isRevealed(table, rock)) broken.push(`rock on ${rock} is not shown`);
  const known = new Set(table.doors.map(({ edge }) => edge));
  for (const edge of [...hidden.doors.map((door) => door.edge), ...hidden.secretDoors])
    if (known.has(edge)) broken.push(`door ${edge} is there twice`);
  if (known.size !== table.doors.length) broken.push('two doors on one edge');
  return broken;
}

/** Nothing exists twice that exists once. */
function thingLaws(table: Table): string[] {
  const owned = [...table.heroes.flatMap(({ artifacts }) => artifacts), ...(table.stripped ?? []).flatMap(({ artifacts }) => artifacts)];
  const lying = table.piles.flatMap(({ items }) => items);
  const listed = table.hidden.treasures.flatMap(({ finds }) => finds.flatMap((find) => (find.kind === 'artifact' ? [find.artifact] : [])));
  const all = [...owned, ...lying, ...listed, ...table.lostArtifacts, ...table.goneArtifacts];
  const twice = ARTIFACTS.filter((artifact) => all.filter((one) => one === artifact).length > 1);
  const tooMany = TREASURE_DECK.length < table.deck.length ? ['the treasure deck has grown'] : [];
  return [...twice.map((artifact) => `the ${artifact} exists twice`), ...tooMany];
}
