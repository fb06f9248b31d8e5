import type { Thing } from '@questhall/facets';
import {
  adventureOf,
  FORMS,
  heroCardOf,
  isGloryCard,
  mapCardOf,
  questOf,
  SET_CARDS,
  SET_IDS,
  SUPPLEMENT_CARDS,
} from '../../content/index.ts';
import { nameIn } from '../names.ts';
import type { TerminalWords } from './terminal-texts.ts';

/** Everything with a name that a player of Dungeoneer may ask about: the cards of all sets. */
export function thingsIn(words: TerminalWords): readonly Thing[] {
  const lists = [...SET_IDS.map((set) => SET_CARDS[set]), ...Object.values(SUPPLEMENT_CARDS)];
  const each = <K>(pick: (list: (typeof lists)[number]) => readonly K[]): readonly K[] => [
    ...new Set(lists.flatMap(pick)),
  ];
  return [
    ...each(({ heroes }) => heroes).map((id) => heroThing(id, words)),
    ...each(({ adventures }) => adventures).map((id) => adventureThing(id, words)),
    ...each(({ quests }) => quests).map((id) => questThing(id, words)),
    ...each(({ maps }) => maps).map((id) => ({
      name: nameIn(words.wording.names.map, id),
      kind: words.texts.things.map,
      lines: words.wording.texts.map(mapCardOf(id)),
    })),
  ];
}

function heroThing(id: string, { texts, wording: { names, texts: said } }: TerminalWords): Thing {
  const hero = heroCardOf(id);
  const scores = FORMS.map((form) => `${names.form[form]} ${(hero.base?.[form] ?? 0) + (hero.rows[0]?.[form] ?? 0)}`);
  const ability = said.hero(hero).join(' ');
  return {
    name: nameIn(names.hero, id),
    kind: texts.things.hero,
    lines: [
      `${nameIn(names.race, hero.race)}, ${nameIn(names.class, hero.class)}; ${scores.join(', ')}; ${texts.life(hero.life, hero.life)}`,
      ...(ability === '' ? [] : [`${nameIn(names.ability, id)}: ${ability}`]),
    ],
  };
}

function adventureThing(id: string, { texts, wording: { names, texts: said } }: TerminalWords): Thing {
  const card = adventureOf(id);
  const kind = [names.kind[card.kind], names.time[card.time], texts.price(card.cost, isGloryCard(card))];
  return { name: nameIn(names.card, id), kind: kind.join(', '), lines: said.adventure(card) };
}

function questThing(id: string, { texts, wording: { names, texts: said } }: TerminalWords): Thing {
  const quest = questOf(id);
  return {
    name: nameIn(names.quest, id),
    kind: texts.things.quest,
    lines: [`${said.place(quest)}. ${said.criteria(quest).join(' ')}`, ...said.reward(quest)],
  };
}
