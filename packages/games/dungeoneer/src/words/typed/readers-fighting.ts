import type { Seat } from '@questhall/kernel';
import {
  adventureOf,
  type CardId,
  FORMS,
  type Form,
  HERO_IDS,
  heroCardOf,
  type QuestId,
  questOf,
} from '../../content/index.ts';
import { entrancesIn, entrancesOf } from '../../queries/exits.ts';
import { attackerOf, specialClause } from '../../queries/fighting.ts';
import { escorted, tokensLying } from '../../queries/quests.ts';
import { fighterOn, heroSign } from '../../queries/scores.ts';
import { heroesOn, heroOf, seatsIn } from '../../queries/table.ts';
import { currentAttacks } from '../telling/strikes.ts';
import {
  askedFor,
  cardSlot,
  fighterWords,
  flagSlot,
  formSlot,
  mapSlot,
  othersIn,
  questSlot,
  type Reader,
  type Reading,
  read,
  readFirst,
  readOne,
  seatSlot,
  seatWords,
  spaceSlot,
} from './reading.ts';
import { maybe, numberSlot, type Slot, slot } from './slots.ts';

const isMark = (card: CardId): boolean =>
  adventureOf(card).kind === 'bane' && adventureOf(card).duration === 'attachment';

/** Forms in which a monster can attack. */
export const formsOf = (card: CardId): readonly Form[] =>
  FORMS.filter((form) => adventureOf(card).fighter?.signs[form] === 'attack');

/** Without anything behind it: to begin a list. */
export const send: Reader = (typed, reading) => {
  const { view, seat, words } = reading;
  if (askedFor(reading, 'muster') === null) return typed.length === 0 ? { type: 'muster' } : null;
  const cards = [...view.hand, ...heroOf(view, seat).pack.map(({ card }) => card)].filter((card) =>
    ['monster', 'trap'].includes(adventureOf(card).kind),
  );
  return readFirst(typed, cardSlot(reading, cards), reading, (card, rest) => {
    const others = othersIn(reading);
    const values = read(
      rest,
      [
        seatSlot(reading, others),
        ...entrySlots(card, reading),
        maybe(
          view.hand.filter(isMark).map((mark) => [mark as CardId | null, words.card(mark)] as const),
          null,
        ),
        maybe(
          others.map((other) => [other as Seat | null, seatWords(reading, other)] as const),
          null,
        ),
      ],
      reading,
    );
    if (values === null) return null;
    const [target, form, isSpecial, more, attachment, payer] = values;
    const special = isSpecial ? more : null;
    const paying = attachment === null ? null : (payer ?? onlyOne(others));
    return { type: 'encounter', card, target, form, special, attachment, payer: paying };
  });
};

const onlyOne = <X>(all: readonly X[]): X | null => (all.length === 1 ? (all[0] ?? null) : null);

/** How it attacks, and what is paid beyond the price. */
function entrySlots(card: CardId, reading: Reading): readonly [Slot<Form | null>, Slot<boolean>, Slot<number>] {
  const forms = formsOf(card);
  const clause = specialClause(card);
  return [
    forms.length === 0 ? maybe([], null) : formSlot(reading, forms),
    clause === null ? maybe([], false) : flagSlot(reading.words.special),
    clause === null || clause.bracket.variable === null ? maybe([], 0) : numberSlot(clause.bracket.variable[0]),
  ];
}

/** A hero who stands here, or a monster that has just attacked. */
export const challenge: Reader = (typed, reading) => {
  const { view, seat, words } = reading;
  const hero = heroOf(view, seat);
  const beside = heroesOn(view, hero.space).filter((other) => other !== seat);
  const foes = view.strikes.flatMap((strike, foe) =>
    strike.hero === seat && !strike.isOver && (strike.kind === 'monster' || strike.kind === 'quest')
      ? [[{ hero: null, foe }, fighterWords(reading, attackerOf(strike))] as const]
      : [],
  );
  const targets = slot<{ hero: Seat | null; foe: number | null }>([
    ...foes,
    ...beside.map((other) => [{ hero: other, foe: null }, seatWords(reading, other)] as const),
  ]);
  const minions = hero.readied.flatMap(({ card }) => (adventureOf(card).kind === 'monster' ? [card] : []));
  const forms = FORMS.filter((form) => heroSign(view, seat, form) === 'attack');
  const values = read(
    typed,
    [
      targets,
      maybe(
        FORMS.map((form) => [form as Form | null, words.form[form]] as const),
        null,
      ),
      maybe(
        minions.map((card) => [card as CardId | null, words.card(card)] as const),
        null,
      ),
      flagSlot(words.lying),
    ],
    reading,
  );
  if (values === null) return null;
  const [target, chosen, minion, isTipping] = values;
  const form =
    chosen ?? onlyOne(minion === null ? forms : FORMS.filter((one) => fighterOn(minion).signs[one] === 'attack'));
  if (form === null) return reading.note(reading.unclear.missing(forms.map((one) => words.form[one][0])));
  return { type: 'challenge', ...target, form, minion, isTipping };
};

export const lead: Reader = (typed, reading) => {
  const quest = askedFor(reading, 'lead')?.quest;
  const criteria = quest === undefined ? null : questOf(quest).criteria;
  const forms = criteria?.form === 'slay' ? FORMS.filter((form) => criteria.monster.signs[form] === 'attack') : FORMS;
  const form = readOne(typed, formSlot(reading, forms), reading);
  return form === null ? null : { type: 'lead', form: form.value };
};

/** The first or the second thing that a hit can do; where it leads, if it leads somewhere. */
export const hit: Reader = (typed, reading) => {
  const spaces = spaceSlot(reading);
  const values = read(
    typed,
    [
      numberSlot(1),
      maybe(
        spaces.entries.map(([name, space]) => [space as string | null, [name]] as const),
        null,
      ),
    ],
    reading,
  );
  return values === null ? null : { type: 'hit', choice: values[0] - 1, space: values[1] };
};

export const steal: Reader = (typed, reading) => {
  const quests = seatsIn(reading.view).flatMap((seat) => escorted(reading.view, seat));
  const quest = readOne(typed, questSlot(reading, quests), reading);
  return quest === null ? null : { type: 'steal', quest: quest.value };
};

export const minion: Reader = (typed, reading) => {
  const options = currentAttacks(reading.view).map(
    (one) => [one.index as number | null, fighterWords(reading, one.attacker)] as const,
  );
  const found = readOne(typed, slot([...options, [null, reading.words.nobody] as const]), reading);
  return found === null ? null : { type: 'minion', strike: found.value };
};

export const stow: Reader = (typed, reading) => {
  const { stow: places } = reading.words;
  const options = (['hand', 'pack', 'discard'] as const).map((to) => [to, places[to]] as const);
  const found = readOne(typed, slot(options), reading);
  return found === null ? null : { type: 'stow', to: found.value };
};

export const peril: Reader = (typed, reading) => {
  const { view, words } = reading;
  const options = seatsIn(view).map((seat) => [seat as Seat | null, seatWords(reading, seat)] as const);
  const found = readOne(typed, slot([...options, [null, words.nobody] as const]), reading);
  return found === null ? null : { type: 'spoils', to: found.value };
};

/** Quests that a seat may work on, as far as it knows them. */
const openQuests = ({ view, seat }: Reading): readonly QuestId[] => [
  ...(view.errands[seat] ?? []).flatMap(({ quest }) => (quest === null ? [] : [quest])),
  ...view.globals,
];

/** The scores that a Quest may be attempted with. */
export function scoresOf(quest: QuestId): readonly Form[] {
  const { criteria } = questOf(quest);
  const clause = criteria.form === 'threat' || criteria.form === 'search' ? criteria.threat : null;
  const threat = clause?.choices[0]?.[0];
  return threat?.word === 'threat' ? threat.scores : [];
}

export const attempt: Reader = (typed, reading) => {
  return readFirst(typed, questSlot(reading, openQuests(reading)), reading, (quest, rest) => {
    const scores = scoresOf(quest);
    const { criteria } = questOf(quest);
    const values = read(
      rest,
      [
        scores.length === 0 ? maybe<Form | null>([], null) : formSlot(reading, scores),
        criteria.form === 'pay' && criteria.prices.length > 1 ? numberSlot(1) : maybe<number>([], 1),
      ],
      reading,
    );
    return values === null ? null : { type: 'attempt', quest, form: values[0], price: values[1] - 1 };
  });
};

const questVerb =
  (
    type: 'search' | 'takeToken' | 'deliver' | 'dropToken' | 'pickUp',
    of: (reading: Reading) => readonly QuestId[],
  ): Reader =>
  (typed, reading) => {
    const quest = readOne(typed, questSlot(reading, of(reading)), reading);
    return quest === null ? null : { type, quest: quest.value };
  };

const formOf =
  (form: string) =>
  (reading: Reading): readonly QuestId[] =>
    openQuests(reading).filter((quest) => questOf(quest).criteria.form === form);

export const search: Reader = questVerb('search', formOf('search'));
export const take: Reader = questVerb('takeToken', formOf('escort'));
export const deliver: Reader = questVerb('deliver', formOf('escort'));
export const leave: Reader = questVerb('dropToken', formOf('escort'));
export const pick: Reader = questVerb('pickUp', ({ view }) => tokensLying(view).map(([quest]) => quest));

export const hero: Reader = (typed, reading) => {
  const { view, words } = reading;
  const asked = askedFor(reading, 'pickHero', 'rebirth');
  const isFitting = (id: string): boolean => asked === null || heroCardOf(id).grade === asked.grade;
  const unused = view.spare.filter(isFitting);
  const ids = unused.length > 0 ? unused : HERO_IDS.filter(isFitting); // with none left, those that were set aside
  const found = readOne(typed, slot(ids.map((id) => [id, words.hero(id)] as const)), reading);
  return found === null ? null : { type: asked?.kind === 'rebirth' ? 'rebirth' : 'pickHero', hero: found.value };
};

/** An Entrance, to begin on. */
export const start: Reader = (typed, reading) => {
  const isAgain = askedFor(reading, 'rebirthPlace') !== null;
  const space = readOne(typed, mapSlot(reading, entrancesOf(reading.view)), reading);
  return space === null ? null : { type: isAgain ? 'rebirthPlace' : 'chooseEntrance', space: space.value };
};

export const pair: Reader = (typed, reading) => {
  const entrance = readOne(typed, mapSlot(reading, entrancesIn(reading.view, 'dungeon')), reading);
  return entrance === null ? null : { type: 'pair', entrance: entrance.value };
};
