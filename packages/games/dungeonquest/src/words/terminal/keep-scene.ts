import type { Seat, Sight } from '@questhall/kernel';
import { BURIAL_CROWN_GOLD, TREASURES } from '../../content/keep/treasures.ts';
import { itemsOf } from '../../queries/keep/items.ts';
import type { DungeonQuest, HeroSeen, KeepSeen, View } from '../../types/index.ts';
import { wayHome, wayToHoard } from '../telling/home.ts';
import { spotAt } from '../telling/spots.ts';
import { fightLines, folded, INDENT, lifeBar } from './fight.ts';
import { mapOf } from './map.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** The map, with a gap, and what is told beside it. */
const MAP_WIDTH = 43;
const NAME_WIDTH = 25;

type Seen = Sight<DungeonQuest>;

/** The keep, who is in it, and what this seat holds. */
export function keepScene(keep: KeepSeen, seen: Seen, texts: TerminalTexts): readonly string[] {
  const { view } = seen;
  const seat = seatOf(seen);
  return [
    titleOf(view, texts),
    ...boardLines(keep, view, texts),
    ...view.heroes.flatMap((hero, at) => (hero === null ? [] : heroLines(keep, hero, at, view, texts))),
    ...holdingLines(view, seat, texts),
    ...tableLines(seen, texts),
  ];
}

/** The map by itself, with what is beside it and a line for every hero. */
export const keepMap = (keep: KeepSeen, view: View, texts: TerminalTexts): readonly string[] => [
  ...boardLines(keep, view, texts),
  ...view.heroes.flatMap((hero, at) => (hero === null ? [] : heroLines(keep, hero, at, view, texts).slice(0, 1))),
];

function boardLines(keep: KeepSeen, { heroes }: View, texts: TerminalTexts): readonly string[] {
  const { lines, signs } = mapOf(keep, heroes);
  const beside = [
    ...sunLines(keep, texts),
    '',
    ...signs.map(([sign, what]) => `${sign}  ${texts.keep.signs[what]}`),
    '',
    ...lairLines(keep, texts),
  ];
  const rows = Math.max(lines.length, beside.length);
  return Array.from({ length: rows }, (_, row) =>
    `${(lines[row] ?? '').padEnd(MAP_WIDTH)}${beside[row] ?? ''}`.trimEnd(),
  );
}

/** What lies on the table, while it still matters. */
const tableLines = ({ view, asks }: Seen, texts: TerminalTexts): readonly string[] =>
  view.monster !== null || asks.some(({ question }) => question.kind === 'failed') ? fightLines(view, texts) : [];

/** The same in a line, for whoever acts. */
export function keepStatus(keep: KeepSeen, seen: Seen, texts: TerminalTexts): string {
  const { view } = seen;
  const hero = view.heroes[view.fighter] ?? null;
  if (hero === null || keep.sun === 0) return titleOf(view, texts);
  const parts = [
    texts.keep.round(keep.sun, keep.sunSpaces),
    texts.names.hero[hero.hero],
    ...(hero.fate === 'inside' ? [texts.scene.life(lifeLeft(hero), hero.life), ...statesOf(keep, hero, texts)] : []),
    ...tableLines(seen, texts).map((line) => line.trim().replaceAll(/ {2,}/g, ' ')),
  ];
  return parts.join(' – ');
}

/** Whoever is asked; with nobody, whose turn it is. */
const seatOf = ({ asks: [asked], view }: Seen): Seat => asked?.seat ?? view.fighter;

const lifeLeft = ({ life, wounds }: HeroSeen): number => Math.max(0, life - wounds);

function titleOf({ mode, keep }: View, { names, keep: said, scene }: TerminalTexts): string {
  const title = mode === null ? scene.noMode : names.mode[mode];
  return keep === null || keep.sun === 0 ? title : `${title} – ${said.round(keep.sun, keep.sunSpaces)}`;
}

function sunLines({ sun, sunSpaces, stackSize, decks, treasuresLeft }: KeepSeen, { keep }: TerminalTexts): string[] {
  return [
    `${'☀'.repeat(Math.max(0, sunSpaces - sun))}${'·'.repeat(Math.min(sun, sunSpaces))}`,
    keep.stack(stackSize),
    keep.dragon(decks.dragon.left),
    keep.hoard(treasuresLeft),
  ];
}

/** Monsters that wait, each kind once, with the Life that this seat knows. */
function lairLines({ lairs }: KeepSeen, { names, keep }: TerminalTexts): readonly string[] {
  if (lairs.length === 0) return [];
  const known = lairs.map(({ monster, life }) =>
    life === null ? names.monster[monster] : keep.monsterLife(names.monster[monster], life),
  );
  return [keep.waiting, ...known.map((line) => `  ${line}`)];
}

function heroLines(keep: KeepSeen, hero: HeroSeen, seat: Seat, view: View, texts: TerminalTexts): readonly string[] {
  const turn = seat === view.fighter && hero.fate === 'inside' ? '>' : ' ';
  const name = `${turn} ${seat + 1}  ${texts.names.hero[hero.hero]}`.padEnd(NAME_WIDTH + 5);
  if (hero.fate !== 'inside')
    return [`${name}${texts.keep.fates[hero.fate]}${hero.fate === 'left' ? `, ${riches(hero, texts)}` : ''}`];
  return [
    `${name}${lifeBar(lifeLeft(hero), hero.life, texts)}`,
    ...folded([riches(hero, texts), ...statesOf(keep, hero, texts)].join(', '), INDENT),
  ];
}

const riches = ({ gold, treasureCount }: HeroSeen, { keep }: TerminalTexts): string => keep.riches(gold, treasureCount);

/** What there is to know of a hero besides life and riches. */
function statesOf(keep: KeepSeen, hero: HeroSeen, texts: TerminalTexts): readonly string[] {
  const { names, keep: said, scene } = texts;
  if (hero.square < 0) return [];
  const ways = [
    ...(hero.treasureCount > 0 ? [] : [{ to: 'hoard' as const, ...wayToHoard(keep, hero.square) }]),
    { to: 'home' as const, ...wayHome(keep, hero.square) },
  ];
  const items = itemsOf(hero);
  return [
    ...(hero.determination > 0 ? [scene.tokens(hero.determination)] : []),
    ...items.map((item) => names.item[item]),
    ...(hero.hasCrown ? [names.title.burialCrown] : []),
    ...(hero.heading === null ? [said.place(spotAt(keep, hero.square))] : [said.below(names.way[hero.heading])]),
    ...(hero.isCaged ? [said.caged] : []),
    ...(hero.hasLostTurn ? [said.losesTurn] : []),
    ...ways.flatMap(({ to, atBest, known }) => (atBest === 0 ? [] : [said.way(to, atBest, known)])),
  ];
}

/** What only this seat knows: its Power cards and its Treasures. */
function holdingLines(
  { heroes, powerHand }: View,
  seat: Seat,
  { names, keep, scene }: TerminalTexts,
): readonly string[] {
  const treasures = (heroes[seat]?.treasures ?? []).flatMap((place) => {
    const one = TREASURES[place];
    return one === undefined ? [] : [keep.treasure(names.treasure[one.title], one.gold)];
  });
  const crown = heroes[seat]?.hasCrown === true ? [keep.treasure(names.title.burialCrown, BURIAL_CROWN_GOLD)] : [];
  const carried = [...treasures, ...crown];
  return [
    ...(powerHand.length === 0 ? [] : folded(scene.hand(powerHand.map((card) => names.power[card])))),
    ...(carried.length === 0 ? [] : folded(keep.carried(carried))),
  ];
}
