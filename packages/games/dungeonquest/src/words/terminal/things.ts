import type { Thing } from '@questhall/facets';
import { ATTRIBUTES, HERO_SHEETS, HEROES } from '../../content/heroes.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { ITEMS } from '../../content/keep/effects.ts';
import { TILE_KINDS } from '../../content/keep/tiles.ts';
import { TREASURES } from '../../content/keep/treasures.ts';
import { MONSTER_SHEETS, MONSTERS } from '../../content/monsters.ts';
import { POWER_CARDS } from '../../content/power-cards.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** Everything with a name that a player of DungeonQuest may ask about. */
export function thingsIn({ names, things, kinds, choices }: TerminalTexts): readonly Thing[] {
  return [
    ...POWER_CARDS.map((card) => thing(names.power[card], kinds.power, things.power(card))),
    ...ITEMS.map((item) => thing(names.item[item], kinds.item, things.item(item))),
    ...byName(
      TREASURES.map((treasure, at) => thing(names.treasure[treasure.title], kinds.treasure, things.treasure(at))),
    ),
    ...byName(KEEP_CARDS.map(({ title, deck }, at) => thing(names.title[title], names.deck[deck], things.card(at)))),
    ...TILE_KINDS.map((tile) => thing(names.tile[tile], kinds.tile, things.tile(tile))),
    ...HEROES.map((hero) => {
      const { life } = HERO_SHEETS[hero];
      const sheet = ATTRIBUTES.map((attribute) => `${names.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`);
      const fighting = choices.hero(choices.heroes[hero], life, sheet.join(', '));
      return { name: names.hero[hero], kind: kinds.hero, lines: [names.trait[hero], fighting] };
    }),
    ...MONSTERS.map((monster) => {
      const { attribute, lives } = MONSTER_SHEETS[monster];
      const line = choices.monster(lives[0] ?? 0, lives.at(-1) ?? 0, names.attribute[attribute]);
      return thing(names.monster[monster], kinds.monster, line);
    }),
  ];
}

const thing = (name: string, kind: string, line: string): Thing => ({ name, kind, lines: line === '' ? [] : [line] });

/** What goes by one name in one deck is one thing, though its copies may differ. */
function byName(things: readonly Thing[]): readonly Thing[] {
  const found = new Map<string, Thing>();
  for (const { name, kind, lines } of things) {
    const key = `${kind}/${name}`;
    found.set(key, { name, kind, lines: [...new Set([...(found.get(key)?.lines ?? []), ...lines])] });
  }
  return [...found.values()];
}
