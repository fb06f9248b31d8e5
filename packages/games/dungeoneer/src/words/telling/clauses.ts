import type { Bracket, Clause, Effect, EffectOf } from '../../content/index.ts';
import type { Phrases, Quantity, Said, Scene, Voice } from './phrases.ts';

// What players read is made from what the rules run on, so the two cannot differ.

/** `5`, `5 and 4`, `1, 2 and 3`. */
export const listWith = (items: readonly (string | number)[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

const ROLLED = { threat: 'threats', attack: 'attack', counter: 'counter' } as const;

/** The rolls that an ability is for, by its bracket or else by what it changes. */
export function rollsOf({ bracket, choices }: Clause): Bracket['rolls'] {
  if (bracket.rolls.length > 0) return bracket.rolls;
  const words = choices.flat().map(({ word }) => word);
  return (['threat', 'attack', 'counter'] as const).filter((roll) => words.includes(ROLLED[roll]));
}

const isQuantity = (one: Said | Quantity): one is Quantity => 'thing' in one;

function sayWord<W extends Exclude<Effect['word'], 'threat'>>(
  word: W,
  effect: EffectOf<W>,
  scene: Scene,
  { effects }: Phrases,
): Said | Quantity {
  return effects[word](effect, scene);
}

/** Next to each other and about the same: one sentence can say both. */
function isAlike(one: Said | Quantity, other: Said | Quantity | undefined): boolean {
  if (other === undefined) return false;
  if (isQuantity(one))
    return isQuantity(other) && one.owner === other.owner && one.change === other.change && one.owner !== '';
  return !isQuantity(other) && one.who === other.who && one.who !== '';
}

function sayAlike(group: readonly (Said | Quantity)[], { changed, and }: Phrases): string {
  const quantities = group.filter(isQuantity);
  const [first] = quantities;
  if (first !== undefined) {
    const isPlural = first.isPlural || quantities.length > 1;
    const things = quantities.map(({ thing }) => thing);
    return changed(first.owner, things, isPlural, first.change);
  }
  const deeds = group.flatMap((one) => (isQuantity(one) ? [] : one));
  const does = listWith(
    deeds.map((deed) => deed.does),
    and,
  );
  return [deeds[0]?.who, does].filter(Boolean).join(' ');
}

/** In the order of the card, which is the order they happen in. */
function sayAll(said: readonly (Said | Quantity)[], phrases: Phrases): string {
  const groups: (Said | Quantity)[][] = [];
  for (const one of said) {
    const group = groups.at(-1);
    if (group !== undefined && isAlike(one, group.at(-1))) group.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => sayAlike(group, phrases)).join(`, ${phrases.and} `);
}

/** Who suffers what a failed Threat does. */
function failVoice({ who, isFailForAll }: EffectOf<'threat'>, { voice }: Scene): keyof Phrases['onFail'] {
  if (isFailForAll) return 'everyone';
  if (who !== 'target') return 'failing';
  return voice === 'own' ? 'own' : 'failed';
}

/** What failing does, with what introduces it. */
export function sayFail(threat: EffectOf<'threat'>, scene: Scene, phrases: Phrases): string {
  if (threat.fail.length === 0) return phrases.noHarm;
  const voice = failVoice(threat, scene);
  return `${phrases.onFail[voice]}${sayEffects(threat.fail, { ...scene, voice }, phrases)}`;
}

/** A hit effect takes the place of the wound, so one that deals none says so. [combat.e-hit-effect] */
const isHarmless = ({ trigger, choices }: Clause): boolean =>
  trigger === 'hit' && !choices.flat().some(({ word }) => word === 'wound');

function sayEffects(effects: readonly Effect[], scene: Scene, phrases: Phrases): string {
  const [first] = effects;
  if (first?.word === 'threat') return `${phrases.threat(first, scene)}; ${sayFail(first, scene, phrases)}`;
  const said = effects.flatMap((effect) =>
    effect.word === 'threat' ? [] : [sayWord(effect.word, effect, scene, phrases)],
  );
  return sayAll(isHarmless(scene.clause) ? [...said, phrases.unwounded] : said, phrases);
}

/** When, where and for what. */
function headOf(scene: Scene, phrases: Phrases): string {
  const { isOncePerTurn, bracket, chooser, choices } = scene.clause;
  const parts = [
    bracket.on.length > 0 && phrases.ground(bracket.on),
    isOncePerTurn && phrases.oncePerTurn,
    phrases.moment(scene),
    bracket.token && phrases.carrying,
    bracket.form !== null && phrases.fight(bracket.form, bracket.against, scene),
    bracket.form === null && bracket.against !== null && phrases.against(bracket.against),
    phrases.price(scene.clause),
    choices.length > 1 && chooser !== 'user' && phrases.chooser[chooser],
  ];
  return parts.filter(Boolean).join(', ');
}

/** One clause as one sentence. */
export function sayClause(clause: Clause, voice: Voice, isLasting: boolean, phrases: Phrases): string {
  const scene: Scene = { voice: clause.bracket.host ? 'host' : voice, isLasting, clause };
  const choices = clause.choices.map((effects) => sayEffects(effects, scene, phrases));
  const body = [...new Set(choices)].join(`, ${phrases.or} `);
  const { min } = clause.bracket;
  const head = headOf(scene, phrases);
  return sentence(`${head === '' ? '' : `${head}: `}${body}${min === null ? '' : phrases.min(min)}`);
}
