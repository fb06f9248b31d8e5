import type { Wording } from '@questhall/facets';
import { damageOf } from '../../queries/blow.ts';
import { findEntity } from '../../queries/entities.ts';
import { armorOf } from '../../queries/stats.ts';
import type { Entity, Glowquest, Question, View } from '../../types/index.ts';
import { tallyOf } from '../telling/blows.ts';
import { asking, type Questions } from '../telling/sayings.ts';
import { dodgeText } from './checks.ts';
import { benefitName, figureIn, figuresIn, theDeck, theOne, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { cards as cardCount, digits, hitpoints, list, small, squares, surges } from './numbers.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

const { card: CARDS, pattern: PATTERNS, slot: SLOTS } = NAMES;

const QUESTIONS: Questions = {
  gain: ({ hero, why }, view) =>
    why === 'level'
      ? `${whoever(view, hero)} gaat een niveau omhoog: een kaart van een van je stapels, of een Passieve in ruil voor een kaart die je hebt. Wat kies je?`
      : `${whoever(view, hero)} maakt zich klaar voor de afdaling. Van welke stapel neem je de volgende kaart?`,
  keep: ({ hero, deck, cards }, view) =>
    `${whoever(view, hero)} heeft ${cardCount(cards.length)} getrokken van ${theDeck(deck)}. Welke houd je?`,
  bounty: ({ left }) =>
    `Er ${left === 1 ? 'is een Premie' : `zijn ${small(left)} Premies`} te verdelen. Wie krijgt een aanwinst, en van welke stapel?`,
  overflow: ({ hero, slot, cards }, view) =>
    `${whoever(view, hero)} kan ${list(cards.map((card) => CARDS[card]))} niet samen dragen (${SLOTS[slot]}). Welke gaat weg?`,
  trade: ({ card, from, to }, view) =>
    `Gaat de ruil door: ${CARDS[card]} van ${figureIn(view, from)} naar ${figureIn(view, to)}?`,
  stand: ({ hero }, view) => `Waar op de trap zet je ${figureIn(view, hero)} neer?`,
  explore: ({ hero }, view) => `${whoever(view, hero)} verkent, ${squaresLeft(view.phase?.left ?? 0)}. Waarheen?`,
  setUp: ({ record }) => `Waar zetten de monsters ${theOne(record)} neer? Deze vakken zijn even goed.`,
  turn: ({ who }, view) =>
    `${whoever(view, who)} heeft ${surges(view.turn?.surges ?? 0)}${strollText(view)}. Wat doe je?`,
  down: ({ who }, view) => `${whoever(view, who)} ligt bewusteloos. Wat probeer je?`,
  move: ({ who, left, isShift }, view) =>
    `${whoever(view, who)} mag ${squares(left)} ${strollVerb(isShift)}. Waarheen?`,
  leave: ({ who, enemies }, view) =>
    `${whoever(view, who)} maakt zich los van ${figuresIn(view, enemies)}. Vluchten, met Wankel 1 erbij, of ontwijken met een worp van ${dodgeText(view, who)}?`,
  roll: rollText,
  hit: (_question, view) => hitText(view),
  miss: ({ who }, view) => `${whoever(view, who)} heeft gemist, ${withLeft(view)}. Doe je daar nog iets mee?`,
  forced: ({ moved, how }, view) => `Hoe ver ${FORCED[how]} je ${figureIn(view, moved)}?`,
  momentum: ({ who, moved, isChain }, view) => {
    const name = figureIn(view, moved);
    if (isChain) return `Achter ${name} is geen vak vrij. Wie moet er plaatsmaken?`;
    return who === moved
      ? `${whoever(view, moved)} wordt teruggedreven, en mag zelf kiezen. Waarheen?`
      : `${whoever(view, who)} drijft ${name} terug. Waarheen?`;
  },
  follow: ({ who }, view) => `Waarheen volgt ${figureIn(view, who)}?`,
  victim: ({ pattern }) => `Wie treft de ${PATTERNS[pattern]} ook?`,
  shove: ({ benefit }) => `Wie duw je met ${benefitName(benefit)}?`,
  packets: ({ who }, view) =>
    `Er is van meer dan één kant schade weerkaatst naar ${figureIn(view, who)}. Van wie komt de eerste?`,
  reduce: ({ who, bearer }, view) =>
    who === bearer ? `Wat schudt ${figureIn(view, who)} af?` : `Waarvan raakt ${figureIn(view, bearer)} verlost?`,
  guard: ({ who, ally, loss }, view) =>
    `${whoever(view, ally)} dreigt ${hitpoints(loss)} te verliezen. Verliest ${figureIn(view, who)} ${loss === 1 ? 'dat' : 'die'} in plaats daarvan?`,
  brink: ({ who }, view) => `${whoever(view, who)} staat op 0 Levenspunten. Red je dat met een kaart?`,
  activate: () => 'Welk monster is aan de beurt?',
};

export const question: Wording<Glowquest>['question'] = asking<Glowquest>(QUESTIONS);

const strollVerb = (isShift: boolean): string => (isShift ? 'glippen' : 'lopen');

function strollText({ turn }: View): string {
  if (turn?.stroll == null || turn.stroll.left === 0) return '';
  return ` en mag nog ${squares(turn.stroll.left)} ${strollVerb(turn.stroll.isShift)}`;
}

const squaresLeft = (n: number): string => (n === 0 ? 'zonder vakken over' : `met ${squares(n)} over`);

function withLeft({ turn }: View): string {
  const left = turn?.surges ?? 0;
  return left === 0 ? 'zonder Impulsen over' : `met ${surges(left)} over`;
}

function rollText({ who }: Of<'roll' | 'hit' | 'miss'>, view: View): string {
  const { attack } = view;
  if (attack === null || attack.die === 0)
    return `${whoever(view, who)} gaat gooien, ${withLeft(view)}. Doe je er eerst nog iets bij?`;
  const { total, grit, isHit } = tallyOf(view, attack);
  return `${whoever(view, who)} heeft ${total} tegen Weerstand ${grit} van ${figureIn(view, attack.target)}, ${isHit ? 'raak' : 'mis'}, ${withLeft(view)}. Doe je er nog iets bij?`;
}

function hitText(view: View): string {
  const { attack } = view;
  if (attack === null) return 'Doe je nog iets bij de treffer?';
  const { attacker, target } = attack;
  const victim = findEntity(view, target);
  if (victim === null)
    return `${whoever(view, attacker)} heeft ${figureIn(view, target)} geraakt, die al dood is, ${withLeft(view)}. Gebruik je nog iets anders?`;
  const state = ` (${[digits(victim.hitpoints, 'Levenspunt', 'Levenspunten'), ...layersText(victim)].join(', ')})`;
  return `${whoever(view, attacker)} raakt ${figureIn(view, target)}${state} voor ${damageOf(view, attack)} schade, ${withLeft(view)}. Doe je er nog iets bij?`;
}

/** What damage has to pass. [damage.layer-order] */
function layersText(entity: Entity): readonly string[] {
  const layers = [
    ['Weerkaatsing', entity.reflect],
    ['Schild', entity.shield],
    ['Pantser', armorOf(entity)],
  ] as const;
  return layers.flatMap(([name, n]) => (n === 0 ? [] : [`${name} ${n}`]));
}

const FORCED: Readonly<Record<Of<'forced'>['how'], string>> = { push: 'duw', pull: 'trek', slide: 'schuif' };
