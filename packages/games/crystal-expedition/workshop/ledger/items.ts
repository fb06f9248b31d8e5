import { caught, type GoldenTable, type Ledger, tableIn } from '@questhall/testkit/ledger';
import { changeOf, formOf, gainOf, gainsOf, partsOf } from './gains.ts';
import { classLevels } from './heroes.ts';
import { activatorOf, deedsOf, named } from './words.ts';

/** Every weapon is for melee unless its form says otherwise. */
export const mainHand = (ledger: Ledger): GoldenTable => ({
  name: 'main-hand',
  source: 'T8',
  columns: ['d12', 'item', 'hands', 'base', 'element', 'price', 'gains'],
  rows: tableIn(ledger, '### T8. ', ['D12', 'Item', 'Hands', 'Base', 'Price', 'Form and Activators']).map(
    ([die = '', item = '', hands = '', base = '', price = '', cell = '']) => {
      const [damage = '', element = '-'] = base.split(' ');
      const parts = partsOf(cell).flatMap((part) => part.split(/, (?=or form )/));
      const hasForm = parts.some((part) => formOf(ledger, part) !== null);
      const gains = parts.map((part) => gainOf(ledger, item, part));
      return [
        die,
        named(item),
        hands,
        damage,
        named(element),
        price,
        [...(hasForm ? [] : ['melee']), ...gains].join('; '),
      ];
    },
  ),
});

/** What takes a penalty away gives as much as is too much of it. */
function penaltyOf(ledger: Ledger, item: string, before: readonly string[], text: string): string | null {
  const left = text === 'no Speed penalty' ? '0' : /^Speed penalty only −(\d)$/.exec(text)?.[1];
  if (left === undefined) return null;
  const [had = ''] = caught(ledger, item, before.find((gain) => gain.startsWith('speed -')) ?? '', /-(\d)$/);
  return `speed ${Number(had) - Number(left)}`;
}

/** Levels 1, 3 and 5. */
function wornLevels(ledger: Ledger, item: string, cells: readonly string[]): readonly string[] {
  const before: string[] = [];
  return cells.map((cell) => {
    const parts = partsOf(cell).flatMap((part) => part.split(/, (?=−\d Speed$)/));
    const gains = parts.map(
      (part) => changeOf(before, part) ?? penaltyOf(ledger, item, before, part) ?? gainOf(ledger, item, part),
    );
    before.push(...gains);
    return gains.join('; ');
  });
}

/** What the game calls an item of which the ledger says only what is special. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Vigor', 'amulet-of-vigor'],
  ['Warding', 'amulet-of-warding'],
  ['Purity', 'amulet-of-purity'],
  ['Striding', 'striding-boots'],
  ['Blink', 'blink-boots'],
]);

const worn = (ledger: Ledger, name: string, source: string, title: string): GoldenTable => ({
  name,
  source,
  columns: ['d6', 'item', 'price', 'level 1', 'level 3', 'level 5'],
  rows: tableIn(ledger, `### ${source}. `, ['D6', title, 'Price', 'Level 1', 'Level 3', 'Level 5']).map(
    ([die = '', item = '', price = '', ...cells]) => {
      const id = NAMES.get(item) ?? named(item);
      return [die, id, price, ...wornLevels(ledger, id, cells)];
    },
  ),
});

export const offHand = (ledger: Ledger): GoldenTable => worn(ledger, 'off-hand', 'T9', 'Item');
export const body = (ledger: Ledger): GoldenTable => worn(ledger, 'body', 'T10', 'Item');
export const amulets = (ledger: Ledger): GoldenTable => worn(ledger, 'amulets', 'T12', 'Amulet');
export const boots = (ledger: Ledger): GoldenTable => worn(ledger, 'boots', 'T13', 'Boots');

/** Activators of the Classes, as the Classes have them at first. */
export function rings(ledger: Ledger): GoldenTable {
  const gains = classLevels(ledger).rows.flatMap((cells) => cells.slice(1).flatMap((cell) => cell.split('; ')));
  const ofClass = (name: string): string => gains.find((gain) => gain.startsWith(`${named(name)} `)) ?? name;
  const [price = ''] = caught(ledger, 'T11', titleOf(ledger, '### T11. '), /, (\d+) Crowns each$/);
  const all = ledger.lines.find((line) => line.startsWith('All Rings: ')) ?? '';
  const [less = '', fate = ''] = caught(
    ledger,
    'All Rings',
    all,
    /level 2: once per Encounter the level-1 Activator costs (\d)↝ less; level 4: twice per Encounter; level 5: \+(\d) Fate/,
  );
  const rows = tableIn(ledger, '### T11. ', ['D6', 'Ring of the', 'Level 1', 'Level 3 adds']).map(
    ([die = '', ring = '', first = '', third = '']) => {
      const plain = first.replace(/ \(.*\)$/, '');
      const cheaper = `cheaper ${named(plain)}, ${less} per encounter`;
      return [
        die,
        `ring-of-the-${named(ring)}`,
        price,
        ofClass(plain),
        cheaper,
        ofClass(third),
        cheaper,
        `fate ${fate}`,
      ];
    },
  );
  return {
    name: 'rings',
    source: 'T11',
    columns: ['d6', 'item', 'price', 'level 1', 'level 2', 'level 3', 'level 4', 'level 5'],
    rows,
  };
}

const titleOf = (ledger: Ledger, where: string): string => ledger.lines.find((line) => line.startsWith(where)) ?? '';

/** The Activator of a gem goes by the gem's own name. */
function gemOf(ledger: Ledger, gem: string, text: string): string {
  const bought = /^(?:Active: )?(\d)↝ (\w+): (.+)$/.exec(text);
  if (bought !== null) return activatorOf(ledger, gem, `*${gem}* ${bought[1]}↝ ${bought[2]}: ${bought[3]}`) ?? text;
  const form = /^form (\d)↝: (Reach) with this weapon/.exec(text);
  if (form !== null) return formOf(ledger, `${form[1]}↝: ${form[2]}`)?.replace(/^\w+/, named(gem)) ?? text;
  return gainsOf(ledger, gem, text.replace(/^Active: /, ''));
}

export const prefixes = (ledger: Ledger): GoldenTable => ({
  name: 'prefixes',
  source: 'T14a',
  columns: ['d8', 'prefix', 'element', 'gains'],
  rows: tableIn(ledger, '### T14a. ', ['D8', 'Prefix', 'Element', 'In a hand item in use']).map(
    ([die = '', gem = '', element = '', cell = '']) => [
      die,
      named(gem),
      named(element),
      cell
        .split(/; (?=\d↝)/)
        .map((part) => gemOf(ledger, gem, part))
        .join('; '),
    ],
  ),
});

export const suffixes = (ledger: Ledger): GoldenTable => ({
  name: 'suffixes',
  source: 'T14b',
  columns: ['d8', 'suffix', 'gains'],
  rows: tableIn(ledger, '### T14b. ', ['D8', 'Suffix', 'Effect']).map(([die = '', gem = '', cell = '']) => [
    die,
    named(gem),
    gemOf(ledger, gem, cell),
  ]),
});

/** The seven effects, each with the choices that it leaves. */
export const crystals = (ledger: Ledger): GoldenTable => ({
  name: 'crystals',
  source: 'T7',
  columns: ['number', 'choices'],
  rows: tableIn(ledger, '### T7. ', ['No.', 'Effect', 'Exact result']).map(([number = '', effect = '', text = '']) => [
    number,
    crystalOf(ledger, effect, text),
  ]),
});

function crystalOf(ledger: Ledger, effect: string, text: string): string {
  const figures = (pattern: RegExp): readonly string[] => caught(ledger, effect, text, pattern);
  switch (effect) {
    case 'Heal':
      return `heal ${figures(/^Heal (\d) for yourself or one ally adjacent to you$/)[0]} one self-or-ally adjacent`;
    case 'Damage': {
      const [n, range] = figures(
        /^(\d) damage of an element of your choice .* to one enemy within (\d) squares of you/,
      );
      return `harm ${n} chosen one enemy ${range}`;
    }
    case 'Armor/Reflect/Shield': {
      const [plated, reflect, shield] = figures(/Plated (\d), or Reflect (\d), or Shield (\d)$/);
      return `plated ${plated} self / reflect ${reflect} self / shield ${shield} self`;
    }
    case 'Speed boost': {
      const [hasted, dodge] = figures(/^Hasted (\d), and Dodge (\d) at once$/);
      return `hasted ${hasted} self + dodge ${dodge} self`;
    }
    case 'Grit boost':
      return `bolstered ${figures(/^Bolstered (\d)$/)[0]} self`;
    case 'Apply Effect': {
      const own = figures(/you are Heartened (\d); you are Fired Up (\d); or one enemy within (\d): /);
      const [heartened, firedUp, range] = own;
      const others = ['Weak', 'Unsteady', 'Fragile', 'Slow', 'Poison'].map(
        (name) => `${named(name)} ${figures(new RegExp(`${name} (\\d)`))[0]} one enemy ${range}`,
      );
      return [`heartened ${heartened} self`, `fired-up ${firedUp} self`, ...others].join(' / ');
    }
    default:
      return deedsOf(ledger, effect, text);
  }
}
