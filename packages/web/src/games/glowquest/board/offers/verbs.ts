import type { Action, View } from '@questhall/glowquest';
import { bestFirst, bestWeapon, tollOf } from '@questhall/glowquest/client';
import { BASICS, type Benefit, CARDS, type Deck, type Timing } from '@questhall/glowquest/content';
import {
  type BenefitId,
  benefitOf,
  benefitsOf,
  costOf,
  coveredBy,
  type Entity,
  type EntityId,
  enemiesOf,
  entityAt,
  findEntity,
  glowAtHand,
  isChosen,
  isEnemy,
  isHero,
  isOfGlow,
  type Question,
} from '@questhall/glowquest/queries';
import type { IconVerb } from '../../../../board/pointing/pointing.ts';
import type { IconName } from '../../../../look/icon-names.ts';
import type { Paid } from '../../../../tiles/hand/paid.ts';
import { DECK_ICONS } from '../../looks.ts';
import type { BoardWords } from '../words.ts';

/** Something that whoever acts may want to do. */
export interface GlowVerb extends IconVerb<Action> {
  readonly paid: Benefited | null;
}

/** A Benefit at hand; steps that are paid for already take nothing. */
interface Benefited extends Paid {
  readonly id: BenefitId;
  readonly group: Group;
}

type Group = 'card' | 'own' | 'glow' | 'basic';

type VerbWords = Pick<BoardWords, 'verbNames' | 'benefit' | 'sayBenefit' | 'sayBriefly' | 'figureIn' | 'alsoHits'>;

/** All that belongs to whoever acts now; nothing while somebody is asked something else. */
export function verbsOf(
  view: View,
  question: Question | null,
  offers: readonly Action[],
  actor: EntityId | null,
  texts: VerbWords,
): readonly GlowVerb[] {
  const entity = actor === null ? null : findEntity(view, actor);
  const plain = plainVerbs(view, question, offers, entity, texts);
  // Whoever lies Unconscious uses nothing: what it can do fits on a line. [down.truncated-turn]
  return entity === null || question?.kind === 'down'
    ? plain
    : [...plain, ...benefitVerbs(view, entity, offers, texts)];
}

function plainVerbs(
  view: View,
  question: Question | null,
  offers: readonly Action[],
  actor: Entity | null,
  { verbNames }: VerbWords,
): readonly GlowVerb[] {
  const plain = (key: string, icon: IconName, title: string, action: Action): GlowVerb => ({
    ...{ key, icon, title, paid: null },
    offers: offers.filter(({ type }) => type === action.type),
    wish: () => action,
  });
  switch (question?.kind) {
    case 'turn':
      return actor === null ? [] : [attack(view, actor, offers, verbNames.attack)];
    case 'explore':
      return [open(view, actor, offers, verbNames.open)];
    case 'down':
      return [
        plain('recover', 'hearts', verbNames.recover, { type: 'recover' }),
        aimed('throwRock', 'rock', verbNames.throwRock, offers, (square) => ({
          type: 'throwRock',
          target: (square === null ? undefined : entityAt(view, square)?.id) ?? view.monsters[0]?.id ?? -1,
        })),
        aimed('crawl', 'person', verbNames.crawl, offers, (square) => ({
          type: 'crawl',
          to: square ?? actor?.at ?? -1,
        })),
      ];
    default:
      return [];
  }
}

const aimed = (
  key: Action['type'],
  icon: IconName,
  title: string,
  offers: readonly Action[],
  wish: (square: number | null) => Action,
): GlowVerb => ({ key, icon, title, paid: null, offers: offers.filter(({ type }) => type === key), wish });

/** Somebody must be named even to hear that nobody is near. */
function attack(view: View, actor: Entity, offers: readonly Action[], title: string): GlowVerb {
  return aimed('attack', 'crossed-swords', title, bestFirst(view, actor.id, offers), (square) => {
    const there = square === null ? null : entityAt(view, square);
    const target = there?.id ?? enemiesOf(view, actor)[0]?.id ?? -1;
    return { type: 'attack', target, base: bestWeapon(view, actor) };
  });
}

function open({ floor }: View, actor: Entity | null, offers: readonly Action[], title: string): GlowVerb {
  const closed = floor.doors.filter(({ isOpen }) => !isOpen);
  const nearest = closed.find(({ near }) => near === actor?.at) ?? closed[0];
  return aimed('open', 'dungeon-gate', title, offers, () => ({ type: 'open', door: nearest?.id ?? -1 }));
}

/** Glow Benefits are at hand next to Glow only; all the others always are. [glow.heroes-only] */
function benefitVerbs(view: View, actor: Entity, offers: readonly Action[], texts: VerbWords): readonly GlowVerb[] {
  if (view.encounter === null) return [];
  const hasGlow = glowAtHand(view, actor).length > 0;
  return benefitsOf(actor)
    .filter((id) => hasGlow || !isOfGlow(benefitOf(id)))
    .map((id) => benefitVerb(view, actor, id, offers, texts))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * What is good at any time comes first, and then what belongs to an attack; on cards before on none. Whether it can be
 * used changes nothing: nobody looks for a Benefit at another place than it had, or presses another than was meant.
 */
const placeOf = ({ paid }: GlowVerb): number =>
  paid === null ? 0 : (OF_ATTACK.has(benefitOf(paid.id).timing) ? GROUPS.length : 0) + GROUPS.indexOf(paid.group);

const OF_ATTACK: ReadonlySet<Timing> = new Set(['before', 'roll', 'hit', 'miss']);

const GROUPS: readonly Group[] = ['card', 'own', 'glow', 'basic'];
const GROUP_ICONS: Readonly<Record<Group, IconName>> = {
  card: 'spell-book',
  own: 'daemon-skull',
  glow: 'crystal-growth',
  basic: 'sprint',
};

function benefitVerb(view: View, actor: Entity, id: BenefitId, offers: readonly Action[], texts: VerbWords): GlowVerb {
  const [group, deck] = [groupOf(id), deckOf(id)];
  const cost = costOf(view, actor, id);
  const hit = alsoHitBy(view, actor, benefitOf(id));
  const side = isHero(actor) ? 'heroes' : 'monsters';
  const due = id === 'move' && view.turn?.who === actor.id ? tollOf(view) : cost;
  return {
    key: id,
    icon: GROUP_ICONS[group],
    title: texts.benefit(id),
    paid: {
      ...{ id, group, cost, due, look: deck ?? group },
      mark: deck === null ? (group === 'glow' ? GROUP_ICONS.glow : null) : DECK_ICONS[deck],
      isAffordable: view.turn?.who !== actor.id || due <= view.turn.surges,
      text: texts.sayBenefit(benefitOf(id), side),
      brief: texts.sayBriefly(benefitOf(id), side),
      warning: hit.length === 0 ? '' : texts.alsoHits(hit.map((one) => texts.figureIn(view, one.id))),
      isGrave: hit.some((one) => !isEnemy(actor, one)),
    },
    // A move is paid for by going, unless those steps are of a shift. [move.amount] [move.shift]
    offers: offers.filter((offer) =>
      id === 'move'
        ? offer.type === 'go' && view.turn?.stroll?.isShift !== true
        : offer.type === 'use' && offer.benefit === id,
    ),
    wish: (square) => (id === 'move' ? { type: 'go', to: square ?? actor.at } : usingOf(view, actor, id, square)),
  };
}

/**
 * Everybody on the squares that a pattern would add to the attack in progress, friend or foe.
 * [pattern.mandatory-squares]
 */
function alsoHitBy(view: View, actor: Entity, { timing, pattern }: Benefit): readonly Entity[] {
  const { attack } = view;
  const target = attack?.attacker === actor.id && timing === 'hit' ? findEntity(view, attack.target) : null;
  if (target === null || pattern === null) return [];
  return coveredBy(view, actor, target, pattern)
    .flatMap((id) => findEntity(view, id) ?? [])
    .filter(({ hitpoints }) => hitpoints > 0);
}

const deckOf = (id: BenefitId): Deck | null => Object.entries(CARDS).find(([card]) => card === id)?.[1].deck ?? null;

function groupOf(id: BenefitId): Group {
  if (Object.hasOwn(BASICS, id)) return 'basic';
  if (isOfGlow(benefitOf(id))) return 'glow';
  return deckOf(id) === null ? 'own' : 'card';
}

/** Used on whoever stands there; or on nobody, where that is all there is to say. */
function usingOf(view: View, actor: Entity, id: BenefitId, square: number | null): Action {
  const there = square === null ? null : entityAt(view, square);
  const isAtGlow = square !== null && view.glow.includes(square);
  const glow = isOfGlow(benefitOf(id)) ? (isAtGlow ? square : (glowAtHand(view, actor)[0] ?? null)) : null;
  return { type: 'use', benefit: id, target: isChosen(benefitOf(id).target) ? (there?.id ?? null) : null, glow };
}
