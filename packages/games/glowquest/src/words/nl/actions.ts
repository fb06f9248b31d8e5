import type { Cell } from '@questhall/grid';
import type { Ask } from '@questhall/kernel';
import type { Deck } from '../../content/index.ts';
import { costOf } from '../../queries/benefits.ts';
import { entityAt, entityOf, heroOf } from '../../queries/entities.ts';
import { attackCost, effectSum, gainDraws } from '../../queries/stats.ts';
import type { Action, EntityId, Glowquest, Question, View } from '../../types/index.ts';
import { actorOf } from '../en/actions.ts';
import { baseAt, blowOf, tallyOf } from '../telling/blows.ts';
import { squareText } from '../typed/squares.ts';
import type { Telling } from '../words.ts';
import { cardText, useText } from './card-lines.ts';
import { dodgeText, needText, recoverText } from './checks.ts';
import { effectText } from './effects.ts';
import { baseName, figureIn, theDeck } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { digits, impulses, small } from './numbers.ts';
import { doorText } from './places.ts';
import { leavingText, surroundings } from './surroundings.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Labels = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => string };

const { card: CARDS } = DUTCH_NAMES;

const LABELS: Labels = {
  gain: ({ deck }, view, question) =>
    `keuze uit ${small(gainDraws(heroOf(view, actorOf(view, question))))} van ${theDeck(deck)}: ${DECK_LINES[deck]}; nog ${digits(view.deckSizes[deck], 'kaart', 'kaarten')}`,
  keep: ({ card, reshuffle }) =>
    reshuffle ? `${CARDS[card]}, en de weggelegde kaarten gaan terug in de stapel` : cardText(card),
  exchange: ({ card }) => `${CARDS[card]} opgeven voor een Passieve kaart`,
  award: ({ hero, deck }, view) => `een aanwinst voor ${figureIn(view, hero)}, van ${theDeck(deck)}`,
  handOver: ({ card, to }, view) => `aan ${figureIn(view, to)} geven: ${cardText(card)}`,
  discard: ({ card }) => `wegdoen: ${cardText(card)}`,
  trade: ({ card, from, to }, view) =>
    `${CARDS[card]} van ${figureIn(view, from)} naar ${figureIn(view, to)}, als beiden het willen`,
  accept: () => 'ja, graag',
  decline: (_action, _view, { kind }) => REFUSALS[kind] ?? 'nee, dank je',
  stand: ({ at }) => `op ${squareText(at)}`,
  go: ({ to }, view, question) => goText(view, question, to),
  open: ({ door: id }, view) => {
    const door = view.floor.doors.find((one) => one.id === id);
    return door === undefined ? 'een deur openen' : `de deur ${doorText(door)} openen en zien wat er in de kamer is`;
  },
  endPhase: (_action, { heroes }) =>
    `het hierbij laten: ${heroes.length > 1 ? 'de volgende held verkent' : 'je begint opnieuw te verkennen'}`,
  setUp: ({ at }) => `op ${squareText(at)}`,
  use: ({ benefit, target, glow }, view, question) => useText(view, actorOf(view, question), benefit, target, glow),
  attack: ({ target, base }, view, question) => attackText(view, actorOf(view, question), target, base),
  done: (_action, view, { kind }) => doneText(view, kind),
  place: ({ to }, view, question) => placeText(view, question, to),
  name: ({ target }, view) => figureIn(view, target),
  reduce: ({ effect }, view, question) =>
    `weg met ${effectText(effect, effectSum(entityOf(view, actorOf(view, question)), effect))}`,
  flee: ({ enemy }, view) => `vluchten voor ${figureIn(view, enemy)}, met Wankel 1 erbij tot het einde van het Treffen`,
  dodge: ({ enemy }, view, question) =>
    `${figureIn(view, enemy)} ontwijken bij ${dodgeText(view, actorOf(view, question))}; mislukt het, dan zet je deze beurt geen stap meer`,
  guard: (_action, view, question) =>
    `ze verliezen in plaats van ${question.kind === 'guard' ? figureIn(view, question.ally) : 'de ander'}`,
  survive: ({ card }) => cardText(card),
  recover: (_action, view, question) =>
    `een worp van ${recoverText(view, actorOf(view, question))}, om helemaal gezond bij te komen`,
  throwRock: ({ target }, view) => `2 schade voor ${figureIn(view, target)}`,
  crawl: ({ to }) => `naar ${squareText(to)} kruipen`,
  activate: ({ monster }, view) => `${figureIn(view, monster)} op ${squareText(entityOf(view, monster).at)}`,
  endTurn: (_action, { turn }) =>
    turn === null || turn.surges === 0
      ? 'het hierbij laten'
      : `het hierbij laten; ${impulses(turn.surges)} ${turn.surges === 1 ? 'gaat' : 'gaan'} dan verloren`,
};

/** What choosing it does. */
export const action: Telling<Glowquest>['action'] = (chosen, { question }: Ask<Glowquest>, { view }) => {
  const label = LABELS[chosen.type] as (chosen: Action, view: View, question: Question) => string; // looked up by the action's own type
  return label(chosen, view, question);
};

const DECK_LINES: Readonly<Record<Deck, string>> = {
  defense: 'Voordelen om jezelf en anderen te beschermen en vijanden tegen te houden',
  offense: 'Voordelen om vaker, harder en meer vijanden tegelijk te raken',
  utility: 'Voordelen om te genezen, te helpen en vijanden te hinderen',
  equipment: 'wapens, pantsers en wat er verder te dragen valt',
  passive: 'wat altijd telt en geen Impulsen kost',
};

const REFUSALS: Readonly<Partial<Record<Question['kind'], string>>> = {
  gain: 'deze keer geen kaart',
  trade: 'nee, alles blijft waar het is',
  guard: 'het laten gebeuren',
  brink: 'vallen',
};

function goText(view: View, question: Question, to: Cell): string {
  const mover = actorOf(view, question);
  const isPaid = question.kind === 'turn' && view.turn?.stroll === null;
  const cost = isPaid ? costOf(view, entityOf(view, mover), 'move') : 0;
  return `naar ${squareText(to)}${surroundings(view, mover, to)}${cost === 0 ? '' : `, voor ${impulses(cost)}`}${leavingText(view, mover)}`;
}

function attackText(view: View, attacker: EntityId, target: EntityId, source: Of<'attack'>['base']): string {
  const base = baseAt(view, attacker, source);
  const whom = `${figureIn(view, target)}${source === 'own' ? '' : ` met ${baseName(source)}`}`;
  if (base === null) return whom;
  const blow = blowOf(view, attacker, target, base);
  const cost = attackCost(base);
  return `${whom}${cost === 0 ? '' : ` voor ${impulses(cost)}`}: basisschade ${blow.base}, ${needText(view, blow)}`;
}

function doneText(view: View, kind: Question['kind']): string {
  const { attack } = view;
  if (kind === 'leave') return 'toch hier blijven';
  if (kind === 'move') return 'hier stoppen';
  if (kind !== 'roll' || attack === null || attack.die === 0) return 'verder niets';
  return tallyOf(view, attack).isHit ? 'verder niets: het is raak' : 'verder niets: het is mis';
}

function placeText(view: View, question: Question, to: Cell): string {
  const moved = 'moved' in question ? question.moved : actorOf(view, question);
  if (entityOf(view, moved).at === to) return `blijven op ${squareText(to)}`;
  const there = entityAt(view, to);
  const who = there === null ? '' : `, waar ${figureIn(view, there.id)} moet wijken`;
  return `naar ${squareText(to)}${view.glow.includes(to) ? ', de Gloed in' : ''}${who}`;
}
