import { bearingText, list, wayText } from '@questhall/facets/english';
import { joined, roughly, titled } from '@questhall/facets/saying';
import { CRYSTALS } from '../../content/index.ts';
import { findActivator, priceOf } from '../../queries/activators.ts';
import { damageOf, isHitting } from '../../queries/blow.ts';
import { entityOf, findEntity, isHero } from '../../queries/entities.ts';
import { findInterrupt } from '../../queries/interrupting.ts';
import type { Action, EntityId, Question, View } from '../../types/index.ts';
import { actorOf } from '../telling/actors.ts';
import { escapeOn } from '../telling/escapes.ts';
import { wayBetween, wayFrom } from '../telling/places.ts';
import { sayBriefly, sayChoice } from '../telling/say.ts';
import type { Answers, FightingAction } from '../telling/sayings.ts';
import { figureIn, figuresIn, nameOf } from './figures.ts';
import { NAMES } from './names.ts';
import { odds } from './odds.ts';
import { effectText, MONSTER_PHRASES, PHRASES } from './phrases.ts';
import { pieceName, price } from './things.ts';

type Of<K extends FightingAction> = Extract<Action, { type: K }>;

/** What can be done in an Encounter. */
export const FIGHTING: Pick<Answers, FightingAction> = {
  hold: ({ hero, main, off }, view) => {
    const pieces = view.party.find(({ id }) => id === hero)?.build.pieces ?? [];
    const names = [main, off].flatMap((at) => {
      const piece = at === null ? undefined : pieces[at];
      return piece === undefined ? [] : [pieceName(piece)];
    });
    return titled(
      `${nameOf(view, hero)}: ${names.length === 0 ? 'empty both hands' : `hold ${list(names)}${names.length === 1 ? ' alone' : ''}`}`,
    );
  },
  go: ({ to }, view, question) => {
    const who = actorOf(view, question);
    const way = wayFrom(view, who, to);
    return titled(`Walk ${way === null ? 'there' : wayText(way)}`, escapeText(view, who, to));
  },
  attack: attackSaid,
  focus: () => titled('Focus', 'three dice for Surges alone: no hit, no Momentum, no Damage'),
  endTurn: (_action, view) => titled('End the Turn', lostText(view)),
  crawl: ({ to }, view, question) => {
    const way = wayFrom(view, actorOf(view, question), to);
    return titled(`Crawl ${way === null ? 'there' : wayText(way)}`);
  },
  recover: () => titled('Try to recover', 'a 6 wakes you with 1 Hitpoint'),
  reroll: ({ die, by }, _view, question) => {
    const shown = question.kind === 'reroll' ? (question.dice[die] ?? 0) : 0;
    return titled(`Throw the ${shown} again`, REROLLED[by] ?? '');
  },
  spendFate: (_action, view, question) => {
    const hero = view.party.find(({ id }) => id === actorOf(view, question));
    return titled('Spend 1 Fate', `one Surge more; ${hero?.fate ?? 0} left, and none comes back before Town`);
  },
  use: useSaid,
  useCrystal: crystalSaid,
  callOn: ({ trait }) =>
    trait === 'surges'
      ? titled('Draw on the Spell Orb', 'one Surge more, once per Encounter')
      : titled('Strike with Precision', '+2 to-hit, once per Encounter'),
  momentum: (_action, view) => {
    const attack = view.expedition?.attack ?? null;
    return titled(
      'Perform Momentum',
      attack === null || isHitting(attack)
        ? 'it hits: nothing is added to hit after this'
        : 'it misses: nothing is added to hit after this',
    );
  },
  damage: (_action, view) => titled('Deal the Damage', damageText(view)),
  finish: (_action, view) => {
    const attack = view.expedition?.attack ?? null;
    const rest = attack === null || attack.surges === 0 ? '' : `${price(attack.surges)} would be lost`;
    const open = attack === null || attack.target === null || attack.hasDamage ? '' : 'Momentum and Damage follow';
    return titled('Complete the Attack', joined([open, rest], '; '));
  },
  place: ({ to }, view, question) => placeSaid(view, question, to),
  name: ({ target }, view) => titled(`First ${figureIn(view, target)}`),
  cleanse: ({ effect }, view, question) => {
    const bearer = question.kind === 'cleanse' ? findEntity(view, question.bearer) : null;
    return titled(`Lose ${effectText(effect, bearer?.effects.find(({ id }) => id === effect)?.n ?? 0)}`);
  },
  interrupt: interruptSaid,
  done: (_action, _view, question) => DONE[question.kind] ?? titled('Done'),
};

const DONE: Readonly<Partial<Record<Question['kind'], ReturnType<typeof titled>>>> = {
  reroll: titled('Keep them'),
  rumours: titled('Keep them'),
  interrupts: titled('Not now'),
  encore: titled('No Attack'),
};

const REROLLED: Readonly<Record<string, string>> = {
  'reroll-attack': 'of Fortune, once per Encounter',
  'reroll-attack-or-escape': 'Adapt, once per Encounter',
};

function escapeText(view: View, who: EntityId, to: number): string {
  const chance = escapeOn(view, who, to);
  return chance === 1 ? '' : `an Escape Check on the way: ${roughly(chance)}`;
}

function attackSaid(chosen: Of<'attack'>, view: View, question: Question): ReturnType<typeof titled> {
  const { target, means, form, element } = chosen;
  const how = joined([
    means === 'bolt' ? 'Spellbolt' : form === 'melee' ? '' : NAMES.form[form],
    element === null ? '' : NAMES.element[element],
  ]);
  return titled(
    `Attack ${figureIn(view, target)}${how === '' ? '' : ` (${how})`}`,
    odds(view, actorOf(view, question), chosen),
  );
}

function useSaid(
  { activator, targets, isCheaper }: Of<'use'>,
  view: View,
  question: Question,
): ReturnType<typeof titled> {
  const user = actorOf(view, question);
  const entity = findEntity(view, user);
  const one = entity === null ? null : findActivator(view, entity, activator);
  const whom =
    targets.length === 0 || (targets.length === 1 && targets[0] === user) ? '' : ` on ${figuresIn(view, targets)}`;
  if (one === null) return titled(`Use ${NAMES.activator[activator]}${whom}`);
  const phrases = user < 3 ? PHRASES : MONSTER_PHRASES;
  return titled(
    `${NAMES.activator[activator]}${whom}`,
    `${price(priceOf(one, isCheaper))}. ${sayBriefly(one.of, one.level, phrases)}`,
  );
}

function crystalSaid(
  { at, crystal, option, target, element }: Of<'useCrystal'>,
  view: View,
  question: Question,
): ReturnType<typeof titled> {
  const user = entityOf(view, actorOf(view, question));
  const clauses = CRYSTALS[crystal][option] ?? [];
  const whom = target === null || target === user.id ? '' : ` on ${figureIn(view, target)}`;
  const many =
    (view.expedition?.crystals ?? []).length > 1 ? `the Crystal ${bearingText(wayBetween(user.at, at))}` : '';
  return titled(
    `Crystal: ${NAMES.crystal[crystal]}${element === null ? '' : ` of ${NAMES.element[element]}`}${whom}`,
    joined([price(1), sayChoice(clauses, PHRASES), many], ', '),
  );
}

function damageText(view: View): string {
  const attack = view.expedition?.attack ?? null;
  const target = attack === null || attack.target === null ? null : findEntity(view, attack.target);
  return attack === null || target === null ? '' : `${damageOf(view, attack, target)} before Armor, Reflect and Shield`;
}

function interruptSaid({ who, interrupt }: Of<'interrupt'>, view: View): ReturnType<typeof titled> {
  const owner = entityOf(view, who);
  const one = findInterrupt(view, owner, interrupt);
  return titled(
    `${nameOf(view, who)}: ${NAMES.interrupt[interrupt]}`,
    one === null ? '' : sayBriefly(one.of, one.level, isHero(owner) ? PHRASES : MONSTER_PHRASES),
  );
}

function placeSaid(view: View, question: Question, to: number): ReturnType<typeof titled> {
  const moved = question.kind === 'push' ? question.pushed : actorOf(view, question);
  const way = wayFrom(view, moved, to);
  if (way === null || way.kind === 'here') return titled('Stay here');
  const verb =
    question.kind === 'push' && question.pushed !== question.who
      ? `Drive ${figureIn(view, moved)}`
      : (PLACED[question.kind] ?? 'Go');
  return titled(`${verb} ${wayText(way)}`);
}

const PLACED: Readonly<Partial<Record<Question['kind'], string>>> = {
  push: 'Fall back',
  advance: 'Come nearer',
  shift: 'Go',
};

/** What would be lost. */
function lostText(view: View): string {
  const turn = view.expedition?.turn ?? null;
  return turn === null || turn.hasAttacked
    ? ''
    : `the ${turn.left === null && !turn.isMoveOver ? 'Move and the Attack' : 'Attack'} would be lost`;
}
