import { bearingText, list, wayText } from '@questhall/facets/dutch';
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
      `${nameOf(view, hero)}: ${names.length === 0 ? 'beide handen leeg' : `houd ${names.length === 1 ? 'alleen ' : ''}${list(names)} vast`}`,
    );
  },
  go: ({ to }, view, question) => {
    const who = actorOf(view, question);
    const way = wayFrom(view, who, to);
    return titled(`Loop ${way === null ? 'erheen' : wayText(way)}`, escapeText(view, who, to));
  },
  attack: attackSaid,
  focus: () =>
    titled('Concentratie', 'drie dobbelstenen alleen voor Impulsen: geen treffer, geen Momentum, geen Schade'),
  endTurn: (_action, view) => titled('Beëindig de beurt', lostText(view)),
  crawl: ({ to }, view, question) => {
    const way = wayFrom(view, actorOf(view, question), to);
    return titled(`Kruip ${way === null ? 'erheen' : wayText(way)}`);
  },
  recover: () => titled('Probeer bij te komen', 'een 6 wekt je met 1 Levenspunt'),
  reroll: ({ die, by }, _view, question) => {
    const shown = question.kind === 'reroll' ? (question.dice[die] ?? 0) : 0;
    return titled(`Gooi de ${shown} opnieuw`, REROLLED[by] ?? '');
  },
  spendFate: (_action, view, question) => {
    const hero = view.party.find(({ id }) => id === actorOf(view, question));
    return titled('Geef 1 Lot uit', `één Impuls meer; nog ${hero?.fate ?? 0}, en voor de Stad komt er niets terug`);
  },
  use: useSaid,
  useCrystal: crystalSaid,
  callOn: ({ trait }) =>
    trait === 'surges'
      ? titled('Put uit de Toverbol', 'één Impuls meer, één keer per Treffen')
      : titled('Sla met Trefzekerheid', '+2 op de raakworp, één keer per Treffen'),
  momentum: (_action, view) => {
    const attack = view.expedition?.attack ?? null;
    return titled(
      'Voer het Momentum uit',
      attack === null || isHitting(attack)
        ? 'het is raak: hierna komt er op de raakworp niets meer bij'
        : 'het is mis: hierna komt er op de raakworp niets meer bij',
    );
  },
  damage: (_action, view) => titled('Deel de Schade uit', damageText(view)),
  finish: (_action, view) => {
    const attack = view.expedition?.attack ?? null;
    const rest = attack === null || attack.surges === 0 ? '' : `${price(attack.surges)} zou verloren gaan`;
    const open = attack === null || attack.target === null || attack.hasDamage ? '' : 'Momentum en Schade volgen';
    return titled('Rond de Aanval af', joined([open, rest], '; '));
  },
  place: ({ to }, view, question) => placeSaid(view, question, to),
  name: ({ target }, view) => titled(`Eerst ${figureIn(view, target)}`),
  cleanse: ({ effect }, view, question) => {
    const bearer = question.kind === 'cleanse' ? findEntity(view, question.bearer) : null;
    return titled(`Kwijt: ${effectText(effect, bearer?.effects.find(({ id }) => id === effect)?.n ?? 0)}`);
  },
  interrupt: interruptSaid,
  done: (_action, _view, question) => DONE[question.kind] ?? titled('Klaar'),
};

const DONE: Readonly<Partial<Record<Question['kind'], ReturnType<typeof titled>>>> = {
  reroll: titled('Houd ze zo'),
  rumours: titled('Houd ze zo'),
  interrupts: titled('Nu niet'),
  encore: titled('Geen Aanval'),
};

const REROLLED: Readonly<Record<string, string>> = {
  'reroll-attack': 'van Fortuin, één keer per Treffen',
  'reroll-attack-or-escape': 'Aanpassen, één keer per Treffen',
};

function escapeText(view: View, who: EntityId, to: number): string {
  const chance = escapeOn(view, who, to);
  return chance === 1 ? '' : `een Ontsnappingsworp onderweg: ${roughly(chance)}`;
}

function attackSaid(chosen: Of<'attack'>, view: View, question: Question): ReturnType<typeof titled> {
  const { target, means, form, element } = chosen;
  const how = joined([
    means === 'bolt' ? 'Toverschicht' : form === 'melee' ? '' : NAMES.form[form],
    element === null ? '' : NAMES.element[element],
  ]);
  return titled(
    `Val ${figureIn(view, target)} aan${how === '' ? '' : ` (${how})`}`,
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
    targets.length === 0 || (targets.length === 1 && targets[0] === user) ? '' : ` op ${figuresIn(view, targets)}`;
  if (one === null) return titled(`Gebruik ${NAMES.activator[activator]}${whom}`);
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
  const whom = target === null || target === user.id ? '' : ` op ${figureIn(view, target)}`;
  const many =
    (view.expedition?.crystals ?? []).length > 1 ? `het Kristal ${bearingText(wayBetween(user.at, at))}` : '';
  return titled(
    `Kristal: ${NAMES.crystal[crystal]}${element === null ? '' : ` van ${NAMES.element[element]}`}${whom}`,
    joined([price(1), sayChoice(clauses, PHRASES), many], ', '),
  );
}

function damageText(view: View): string {
  const attack = view.expedition?.attack ?? null;
  const target = attack === null || attack.target === null ? null : findEntity(view, attack.target);
  return attack === null || target === null
    ? ''
    : `${damageOf(view, attack, target)} vóór Pantser, Weerkaatsing en Schild`;
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
  if (way === null || way.kind === 'here') return titled('Blijf hier');
  const verb =
    question.kind === 'push' && question.pushed !== question.who
      ? `Drijf ${figureIn(view, moved)}`
      : (PLACED[question.kind] ?? 'Ga');
  return titled(`${verb} ${wayText(way)}`);
}

const PLACED: Readonly<Partial<Record<Question['kind'], string>>> = {
  push: 'Val terug',
  advance: 'Kom dichterbij,',
  shift: 'Ga',
};

/** What would be lost. */
function lostText(view: View): string {
  const turn = view.expedition?.turn ?? null;
  return turn === null || turn.hasAttacked
    ? ''
    : `de ${turn.left === null && !turn.isMoveOver ? 'Loop en de Aanval zouden' : 'Aanval zou'} verloren gaan`;
}
