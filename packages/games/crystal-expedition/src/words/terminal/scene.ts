import type { Sight } from '@questhall/kernel';
import { goalAt } from '../../own/index.ts';
import { isHitting, totalOf } from '../../queries/blow.ts';
import { dungeonOf, findHero } from '../../queries/entities.ts';
import { armsOf, baseOf } from '../../queries/reach.ts';
import { armorOf, grabOf, gritOf, speedOf } from '../../queries/stats.ts';
import type { Attack, CrystalExpedition, Expedition, Hero, Monster, SheetLine, View } from '../../types/index.ts';
import { healthOf, kindOf, NAME_WIDTH, upon } from './figures.ts';
import { mapLines } from './map.ts';
import type { TerminalWords } from './terminal-words.ts';
import { townLines } from './town.ts';

/** The table as everybody sees it, a line each. */
export function sceneIn(words: TerminalWords, sight: Sight<CrystalExpedition>): readonly string[] {
  const { view, asks } = sight;
  const { expedition } = view;
  if (expedition === null) return view.town === null ? beginningLines(words, view) : townLines(words, view, view.town);
  return [
    titleOf(expedition, words),
    ...progressLines(view, expedition, words),
    ...(isOutside(view, asks) ? [] : mapLines(view, expedition, words)),
    ...view.party.map((hero) => heroLine(view, hero, words)),
    ...sheetLines(view, expedition, words),
    ...(expedition.attack === null ? turnLines(sight, expedition, words) : attackLines(view, expedition.attack, words)),
  ];
}

/** The dungeon by itself, and how everybody in it is; empty in Town. */
export function mapIn(words: TerminalWords, { view, asks }: Sight<CrystalExpedition>): readonly string[] {
  const { expedition } = view;
  if (expedition === null || isOutside(view, asks)) return [];
  return [
    ...mapLines(view, expedition, words),
    ...view.party.map((hero) => heroLine(view, hero, words)),
    ...sheetLines(view, expedition, words),
  ];
}

/** Before anybody stands on the stairs there is nothing to draw. */
const isOutside = ({ party }: View, asks: Sight<CrystalExpedition>['asks']): boolean =>
  party.every(({ at }) => at < 0) && asks.every(({ question }) => question.kind !== 'stand');

const beginningLines = (words: TerminalWords, view: View): readonly string[] => [
  words.texts.beginning,
  ...view.party.map((hero) => `  ${nameIn(view, hero, words)}${kindOf(hero, words)}`),
];

function titleOf({ dungeon, floor, encounter }: Expedition, { texts }: TerminalWords): string {
  const { level } = floor;
  return encounter === null ? texts.exploring(dungeon + 1, level) : texts.fighting(dungeon + 1, level, encounter.round);
}

function progressLines(view: View, expedition: Expedition, { texts, wording }: TerminalWords): readonly string[] {
  const { glory, purse, raw, tokens, done, rest } = expedition;
  const dungeon = dungeonOf(view);
  return [
    texts.progress(glory, wording.crowns(purse), raw, tokens),
    texts.quest(wording.dungeon(dungeon), done, goalAt(view, dungeon.quest)),
    ...(rest === null ? [] : [texts.rested(wording.names.rest[rest])]),
  ];
}

const nameIn = (view: View, { id, name }: Hero, { wording }: TerminalWords): string =>
  `${wording.signOf(view, id)} ${name.padEnd(NAME_WIDTH)}`;

function heroLine(view: View, hero: Hero, words: TerminalWords): string {
  const { texts } = words;
  const armor = armorOf(view, hero);
  const facts = [
    healthOf(view, hero, texts),
    texts.fate(hero.fate),
    texts.grit(gritOf(view, hero)),
    ...(armor === 0 ? [] : [texts.armor(armor)]),
    texts.speed(speedOf(view, hero)),
    texts.base(Math.max(...armsOf(view, hero).map((arm) => baseOf(view, hero, arm)))),
    ...upon(hero, words),
  ];
  return `  ${nameIn(view, hero, words)}${facts.join('  ')}`;
}

/** The Monster Sheet in its order, with an arrow at the line that comes next. [monster.sheet] */
function sheetLines(view: View, { encounter, monsters }: Expedition, words: TerminalWords): readonly string[] {
  if (encounter === null) return [];
  const { sheet, pointer } = encounter;
  const lines = sheet
    .map((line, at) => ({ line, isNext: at === pointer % Math.max(1, sheet.length) }))
    .filter(({ line }) => line.state !== 'left')
    .map(({ line, isNext }) => {
      const monster = monsters.find(({ id }) => id === line.monster);
      return `  ${isNext ? '→' : ' '} ${monsterText(view, line, monster, words)}`;
    });
  return [words.texts.monsterSheet, ...lines];
}

function monsterText(view: View, line: SheetLine, monster: Monster | undefined, words: TerminalWords): string {
  const { texts, wording } = words;
  const name = `${wording.signOf(view, line.monster)} ${wording.nameOf(view, line.monster)}`;
  if (monster === undefined) return `${name}: ${texts.dead}`;
  const armor = armorOf(view, monster);
  const facts = [
    healthOf(view, monster, texts),
    texts.grit(gritOf(view, monster)),
    texts.grab(grabOf(view, monster)),
    ...(armor === 0 ? [] : [texts.armor(armor)]),
    texts.speed(speedOf(view, monster)),
    texts.base(Math.max(...armsOf(view, monster).map((arm) => baseOf(view, monster, arm)))),
    ...upon(monster, words),
    ...(monster.bounties === 0 ? [] : [texts.bounties(monster.bounties)]),
  ];
  return `${name}: ${facts.join(', ')}`;
}

/** Whose Turn it is, and what is left of it. */
function turnLines(
  sight: Sight<CrystalExpedition>,
  { turn }: Expedition,
  { texts, wording }: TerminalWords,
): readonly string[] {
  return turn === null ? [] : [texts.turnOf(wording.figureIn(sight.view, turn.who), wording.left(sight))];
}

/** The Attack or Focus that is open: dice, total, Surges. */
function attackLines(view: View, attack: Attack, { texts, wording }: TerminalWords): readonly string[] {
  const who = wording.nameOf(view, attack.attacker);
  const dice = attack.dice.join(' ');
  const fate = findHero(view, attack.attacker)?.fate ?? 0;
  const isHit = isHitting(attack);
  const line =
    attack.target === null
      ? texts.focus(who, dice)
      : texts.attack(who, dice, totalOf(attack), attack.grit, wording.figureIn(view, attack.target));
  return [`${line} ${texts.surges(attack.surges, fate)}${isHit ? ' ✓' : ''}`];
}
