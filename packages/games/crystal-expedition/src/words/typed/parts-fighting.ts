import { askedFor, type Words } from '@questhall/facets';
import { isNear } from '@questhall/tiles';
import {
  ACTIVATOR_IDS,
  type ActivatorId,
  type Clause,
  CRYSTAL_IDS,
  CRYSTALS,
  type CrystalId,
  EFFECT_IDS,
  type Element,
  INTERRUPT_IDS,
  ITEMS,
  type Slot,
  WEAKNESSES,
} from '../../content/index.ts';
import { activatorsOf, findActivator, namingsOf } from '../../queries/activators.ts';
import { findEntity } from '../../queries/entities.ts';
import { namings } from '../../queries/naming.ts';
import { type Arm, armsOf, elementsOf, targetsFrom } from '../../queries/reach.ts';
import type { Entity, EntityId, Piece } from '../../types/index.ts';
import { figure, figuresOf, figureWords, manyIn, named } from './parts.ts';
import { actorIn, choice, type Fields, nameFor, type Part, type Reading, wordFor } from './reading.ts';
import { square } from './squares.ts';

/** Nothing where nobody acts. */
const byActor = <X>(reading: Reading, of: (actor: Entity) => readonly X[]): readonly X[] => {
  const actor = actorIn(reading);
  return actor === null ? [] : of(actor);
};

const isAt =
  (id: unknown): ((one: { readonly id: EntityId }) => boolean) =>
  (one) =>
    one.id === id;

/** Whom an Attack could be made on, with anything. */
export const target: Part = figure('target', (reading) =>
  byActor(reading, (actor) => {
    const { view } = reading;
    const reached = armsOf(view, actor).flatMap((arm) => targetsFrom(view, actor, arm));
    return [...new Set(reached.map(({ id }) => id))];
  }),
);

/** What one attacks with, and how: the only form that reaches so far need not be said. */
export function arm(): Part {
  const isSame = (one: Arm, { means, form }: Fields): boolean => one.means === means && one.form === form;
  const part = choice<Arm | undefined>({
    about: 'form',
    field: 'arm',
    all: (reading) => byActor(reading, (actor) => armsOf(reading.view, actor)),
    near: (reading, given) =>
      byActor(reading, (actor) => {
        const arms = armsOf(reading.view, actor);
        const reaching = arms.filter((one) => targetsFrom(reading.view, actor, one).some(isAt(given['target'])));
        return reaching.length === 0 ? arms : reaching; // too far for all of them: the rules say so
      }),
    words: (one, reading) => armWords(one, reading),
  });
  const fieldsOf = ({ arm: one }: Fields): Fields => {
    const { means, form } = one as Arm; // a checked border: it is what the choice has just given
    return { means, form };
  };
  return {
    about: 'form',
    write: (action, reading) =>
      armWords(
        byActor(reading, (actor) => armsOf(reading.view, actor)).find((one) => isSame(one, action)),
        reading,
      )[0],
    read: (words, reading, given) => part.read(words, reading, given).map(fieldsOf),
    only(reading, given) {
      const only = part.only(reading, given);
      return only === null ? null : fieldsOf(only);
    },
  };
}

const armWords = (one: Arm | undefined, reading: Reading): Words => {
  if (one === undefined) return wordFor('plain', reading);
  return one.means === 'bolt' ? nameFor('ability', 'spellbolt', reading) : nameFor('form', one.form, reading);
};

const elementPart = (near: (reading: Reading, given: Fields) => readonly (Element | null)[]): Part =>
  choice<Element | null>({
    about: 'element',
    field: 'element',
    all: near,
    words: (element, reading) => (element === null ? wordFor('plain', reading) : nameFor('element', element, reading)),
  });

export const attackElement: Part = elementPart((reading, { means, form }) =>
  byActor(reading, (actor) => {
    const one = armsOf(reading.view, actor).find((other) => other.means === means && other.form === form);
    return one === undefined ? [] : elementsOf(reading.view, actor, one);
  }),
);

const NO_ELEMENT: readonly null[] = [null];

/** Only Weapon Oil has one. */
export const oilElement: Part = elementPart((_reading, { boost }) =>
  boost === 'weapon-oil' ? WEAKNESSES : NO_ELEMENT,
);

export const activator: Part = named('activator', 'activator', ACTIVATOR_IDS, {
  near: (reading) => byActor(reading, (actor) => activatorsOf(reading.view, actor).map(({ of }) => of.id)),
});

/** Whom it is for, in the order in which they have to be named. */
export const targets: Part = {
  about: 'whom',
  write: (action, reading) =>
    manyIn(action['targets'])
      .map((id) => figureWords(Number(id), reading)[0])
      .join(' '),
  read(words, reading, given) {
    const ways = waysFor(reading, given);
    const isSame = (one: readonly EntityId[], other: readonly EntityId[]): boolean =>
      one.length === other.length && one.every((id) => other.includes(id));
    return listsIn(words, reading, [...new Set(ways.flat())]).map((ids) => ({
      targets: ways.find((way) => isSame(way, ids)) ?? ids,
    }));
  },
  only(reading, given) {
    const [only, other] = waysFor(reading, given);
    return only === undefined || other !== undefined ? null : { targets: only };
  },
};

const waysFor = (reading: Reading, given: Fields): readonly EntityId[][] => {
  const actor = actorIn(reading);
  const id = given['activator'] as ActivatorId; // a checked border: it was read before
  const one = actor && findActivator(reading.view, actor, id);
  return actor === null || one === null ? [] : namingsOf(reading.view, actor, one);
};

/** All ways to take words for a row of figures. */
function listsIn(words: readonly string[], reading: Reading, near: readonly EntityId[]): readonly EntityId[][] {
  if (words.length === 0) return [[]];
  const each = figure('one', () => near);
  return words.flatMap((_, at) => {
    const first = each.read(words.slice(0, at + 1), reading, {});
    const rest = first.length === 0 ? [] : listsIn(words.slice(at + 1), reading, near);
    return first.flatMap(({ one }) => rest.map((others) => [Number(one), ...others]));
  });
}

export const crystal: Part = named('crystal', 'crystal', CRYSTAL_IDS);

const clausesIn = ({ crystal: id, option }: Fields): readonly Clause[] =>
  CRYSTALS[id as CrystalId]?.[Number(option)] ?? []; // a checked border: it was read before

/** Which of the things that a Crystal can do: an Effect by its name. */
export const crystalOption: Part = choice<number>({
  about: 'choice',
  field: 'option',
  all(_reading, { crystal: id }) {
    const options = CRYSTALS[id as CrystalId] ?? []; // a checked border, as above
    return options.map((_, option) => option);
  },
  words(option, reading, { crystal: id }) {
    const [clause] = clausesIn({ crystal: id, option });
    if (clause?.word === 'effect') return nameFor('effect', clause.effect, reading);
    return clause?.word === 'reflect' || clause?.word === 'shield'
      ? wordFor(clause.word, reading)
      : [String(option + 1)];
  },
});

/** Whom it reaches, where that is left open. */
export const crystalTarget: Part = choice<EntityId | null>({
  about: 'whom',
  field: 'target',
  all: figuresOf,
  near: (reading, given) =>
    byActor(reading, (user) =>
      namings(reading.view, { user, level: 1, trigger: null }, clausesIn(given)).map(([one = null]) => one),
    ),
  words: (id, reading) => (id === null ? wordFor('nothing', reading) : figureWords(id, reading)),
});

export const crystalElement: Part = elementPart((_reading, given) =>
  clausesIn(given).some((clause) => clause.word === 'harm' && clause.element === 'chosen') ? WEAKNESSES : NO_ELEMENT,
);

/** The Crystal itself: the only one beside its user. */
export const crystalSquare: Part = square(
  'at',
  (reading) => actorIn(reading)?.at ?? null,
  (reading) =>
    byActor(reading, ({ at }) => {
      const { expedition } = reading.view;
      return expedition === null ? [] : expedition.crystals.filter((cell) => isNear(expedition.floor, at, cell));
    }),
);

export const callTrait: Part = choice<'to-hit-later' | 'surges'>({
  about: 'choice',
  field: 'trait',
  all: () => ['to-hit-later', 'surges'],
  words: (trait, reading) => wordFor(trait === 'surges' ? 'orb' : 'precision', reading),
});

/** Dice by their places, from the left. */
export const die: Part = choice<number>({
  about: 'die',
  field: 'die',
  all: (reading) => (askedFor(reading, 'reroll')?.dice ?? []).map((_, at) => at),
  words: (at) => [String(at + 1)],
});

export const rerolledBy: Part = choice<string>({
  about: 'choice',
  field: 'by',
  all: (reading) => askedFor(reading, 'reroll')?.by ?? [],
  words: (by) => [by],
});

export const effect: Part = named('effect', 'effect', EFFECT_IDS, {
  near: (reading) => {
    const bearer = findEntity(reading.view, askedFor(reading, 'cleanse')?.bearer ?? -1);
    return (bearer?.effects ?? []).map(({ id }) => id);
  },
});

const owned = (reading: Reading): readonly { readonly who: EntityId; readonly interrupt: unknown }[] =>
  askedFor(reading, 'interrupts')?.options ?? [];

export const interrupt: Part = named('interrupt', 'interrupt', INTERRUPT_IDS, {
  near: (reading) => [...new Set(askedFor(reading, 'interrupts')?.options.map((one) => one.interrupt) ?? [])],
});

export const interrupter: Part = figure('who', (reading, given) =>
  owned(reading)
    .filter((one) => one.interrupt === given['interrupt'])
    .map(({ who }) => who),
);

export const victim: Part = figure('target', (reading) => askedFor(reading, 'next')?.victims ?? []);

/** What fits into a hand. */
export const forHand = (pieces: readonly Piece[], hand: Slot): readonly number[] =>
  pieces.flatMap(({ item }, at) => (ITEMS[item].slot === hand ? [at] : []));
