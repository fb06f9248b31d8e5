import { keyOf } from '@questhall/facets';
import { BENEFITS, CARD_IDS } from '../../content/index.ts';
import { inAttackRange } from '../../queries/attacking.ts';
import { benefitsOf, findBenefit, glowAtHand, isChosen, isOfGlow, targetsOf } from '../../queries/benefits.ts';
import { enemiesOf, findEntity, isHero } from '../../queries/entities.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Base, BenefitId, Entity, EntityId } from '../../types/index.ts';
import { type Reader, type Reading, readKey } from './reading.ts';
import { readFigure, whomText } from './reading-figures.ts';
import { readSquare } from './squares.ts';

/** Whatever somebody might try to use, also a card that is not used but worn: the judge says why not. */
const NAMED: readonly BenefitId[] = [...new Set<BenefitId>([...BENEFITS.keys(), ...CARD_IDS])];

const actorIn = ({ view }: Reading): Entity | null => findEntity(view, view.turn?.who ?? -1);

/** Every way to read the first words as a Benefit, in full before the others, and the words after it. */
function benefitsFirst(
  words: readonly string[],
  reading: Reading,
): readonly { readonly id: BenefitId; readonly rest: readonly string[] }[] {
  const { typedWords } = reading;
  const actor = actorIn(reading);
  const atHand = actor === null ? [] : benefitsOf(actor);
  const lengths = words.map((_, i) => words.length - i);
  const full = lengths.flatMap((length) => {
    const id = NAMED.find((one) => typedWords.benefit(one).includes(keyOf(words.slice(0, length))));
    return id === undefined ? [] : [{ id, rest: words.slice(length) }];
  });
  const begun = lengths.flatMap((length) => {
    const id = readKey(words.slice(0, length), NAMED, reading, typedWords.benefit, atHand);
    return id === null ? [] : [{ id, rest: words.slice(length) }];
  });
  return [...full, ...begun];
}

/** `use mend utility`, `use glow-lance g2 3,-4`; whom and which Glow need not be said where only one can be meant. */
export const use: Reader = (words, reading) => {
  const glow = readSquare(words.at(-1) ?? '');
  const said = glow === null ? words : words.slice(0, -1);
  for (const { id, rest } of benefitsFirst(said, reading)) {
    const target =
      rest.length === 0 ? onlyTarget(id, reading) : readFigure(rest, reading, isForEnemies(id) ? 'monsters' : 'heroes');
    if (target === null && rest.length > 0) continue;
    if (target === null && isAimed(id)) return reading.note(aimText(id, reading));
    return { type: 'use', benefit: id, target, glow: glow ?? nearGlow(id, reading) };
  }
  const { unclear } = reading;
  return reading.note(said.length === 0 ? unclear.whatToUse : unclear.nothingCalled(said.join(' ')));
};

const isAimed = (id: BenefitId): boolean => isChosen(findBenefit(id)?.target ?? 'self');
const isForEnemies = (id: BenefitId): boolean => /enemy/.test(findBenefit(id)?.target ?? '');

function targetIds(id: BenefitId, reading: Reading): readonly EntityId[] {
  const [benefit, actor] = [findBenefit(id), actorIn(reading)];
  return benefit === null || actor === null || !isChosen(benefit.target)
    ? []
    : targetsOf(reading.view, actor, benefit).map((one) => one.id);
}

function onlyTarget(id: BenefitId, reading: Reading): EntityId | null {
  const [only, other] = targetIds(id, reading);
  return other === undefined ? (only ?? null) : null;
}

function aimText(id: BenefitId, reading: Reading): string {
  const ids = targetIds(id, reading);
  return ids.length === 0 ? reading.unclear.nobodyInRange(id) : whomText(reading, ids);
}

function nearGlow(id: BenefitId, reading: Reading): number | null {
  const [benefit, actor] = [findBenefit(id), actorIn(reading)];
  return benefit === null || actor === null || !isOfGlow(benefit) ? null : (glowAtHand(reading.view, actor)[0] ?? null);
}

/** `attack g2`, `attack ghoul 2 longsword`; without a word for it, with what hurts most. */
export const attack: Reader = (words, reading) => {
  const actor = actorIn(reading);
  for (let length = words.length; length > 0; length--) {
    const target = readFigure(words.slice(0, length), reading, actor === null || isHero(actor) ? 'monsters' : 'heroes');
    if (target === null) continue;
    const base =
      length === words.length ? bestBase(actor, target, reading) : readBase(words.slice(length), actor, reading);
    if (base !== null) return { type: 'attack', target, base };
  }
  const enemies = actor === null ? [] : enemiesOf(reading.view, actor).map(({ id }) => id);
  return reading.note(whomText(reading, enemies));
};

function readBase(words: readonly string[], actor: Entity | null, reading: Reading): Base['source'] | null {
  if (reading.typedWords.hands.includes(keyOf(words))) return 'role';
  const atHand =
    actor === null
      ? []
      : basesOf(reading.view, actor).flatMap(({ source }) => (source === 'role' || source === 'own' ? [] : [source]));
  return readKey(words, CARD_IDS, reading, reading.typedWords.card, atHand);
}

/** The highest value that reaches the target; the highest of all when none does. */
function bestBase(actor: Entity | null, target: EntityId, { view }: Reading): Base['source'] {
  const victim = findEntity(view, target);
  const bases = actor === null ? [] : basesOf(view, actor).toSorted((one, other) => other.n - one.n);
  const reaching =
    actor === null || victim === null ? undefined : bases.find((base) => inAttackRange(view, actor, base, victim));
  return (reaching ?? bases[0])?.source ?? 'role';
}
