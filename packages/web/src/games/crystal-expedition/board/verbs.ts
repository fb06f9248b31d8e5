import type { Action, View } from '@questhall/crystal-expedition';
import { KINDS, type Kind } from '@questhall/crystal-expedition/content';
import {
  type AtHand,
  activatorsOf,
  entityAt,
  findEntity,
  isHero,
  monstersOf,
  type Question,
} from '@questhall/crystal-expedition/queries';
import type { IconVerb } from '../../../board/pointing/pointing.ts';
import type { IconName } from '../../../look/icon-names.ts';
import type { Paid } from '../../../tiles/hand/paid.ts';
import type { BoardWords } from './words.ts';

/** Something that whoever acts may want to do; Activators have a price. */
export interface CrystalVerb extends IconVerb<Action> {
  readonly paid: Paid | null;
}

type Plain = keyof BoardWords['own']['verbs'];

/** When an Activator is good: before the dice are settled, on a hit, or any time. */
const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  aim: 'arrow-cluster',
  damage: 'drop',
  hit: 'crossed-swords',
  free: 'sprint',
};

const ICONS: Readonly<Record<Plain, IconName>> = {
  attack: 'crossed-swords',
  focus: 'brain',
  momentum: 'whirlwind',
  damage: 'drop',
  spendFate: 'clover',
  explore: 'dungeon-gate',
  recover: 'hearts',
  crawl: 'person',
  openChest: 'chest',
  descend: 'dungeon-gate',
  march: 'village',
  flee: 'sprint',
  goHome: 'village',
  useCrystal: 'crystal-growth',
};

/** What belongs to a question; flight, and the rest that is done seldom, only where it is offered. */
const BY_QUESTION: Readonly<Partial<Record<Question['kind'], readonly Plain[]>>> = {
  explore: ['explore', 'openChest', 'descend', 'march', 'goHome', 'flee'],
  turn: ['attack', 'focus', 'flee'],
  down: ['recover', 'crawl', 'flee'],
  attack: ['momentum', 'damage', 'spendFate', 'useCrystal'],
  encore: ['attack'],
  pressOn: ['goHome'],
};

const ONLY_OFFERED: readonly Plain[] = ['openChest', 'descend', 'march', 'goHome', 'flee', 'useCrystal'];

/** All that belongs to whoever acts now. */
export function verbsOf(
  view: View,
  question: Question | null,
  offers: readonly Action[],
  actor: number | null,
  words: BoardWords,
): readonly CrystalVerb[] {
  if (question === null) return [];
  const plain = (BY_QUESTION[question.kind] ?? [])
    .map((type) => plainVerb(view, type, offers, words))
    .filter(({ offers: ways, key }) => ways.length > 0 || !ONLY_OFFERED.some((type) => type === key));
  const rests = offers.flatMap((offer) => (offer.type === 'rest' ? [restVerb(offer, words)] : []));
  const calls = offers.flatMap((offer) => (offer.type === 'callOn' ? [callVerb(offer, words)] : []));
  const user = actor === null ? null : findEntity(view, actor);
  if (user === null || question.kind !== 'attack') return [...plain, ...rests, ...calls];
  const inOrder = activatorsOf(view, user).toSorted((a, b) => KINDS.indexOf(a.of.kind) - KINDS.indexOf(b.of.kind));
  return [...plain, ...calls, ...inOrder.map((one) => paidVerb(view, one, isHero(user), offers, words))];
}

const plainVerb = (view: View, type: Plain, offers: readonly Action[], words: BoardWords): CrystalVerb => {
  const ways = offers.filter((offer) => offer.type === type);
  return {
    key: type,
    icon: ICONS[type],
    title: words.own.verbs[type],
    paid: null,
    offers: ways,
    wish: (square) => ways[0] ?? wishFor(view, type, square),
  };
};

/** A rest in an empty room comes in three kinds. */
const restVerb = (offer: Extract<Action, { type: 'rest' }>, { names }: BoardWords): CrystalVerb => ({
  key: `rest-${offer.bonus}`,
  icon: 'small-fire',
  title: names.rest[offer.bonus],
  paid: null,
  offers: [offer],
  wish: () => offer,
});

/** What an item gives once in an Encounter. */
const callVerb = (offer: Extract<Action, { type: 'callOn' }>, { own }: BoardWords): CrystalVerb => ({
  key: `call-${offer.trait}`,
  icon: offer.trait === 'surges' ? 'lightning-tear' : 'arrow-cluster',
  title: own.calls[offer.trait],
  paid: null,
  offers: [offer],
  wish: () => offer,
});

/** What somebody wishes for who presses a grey button: the rules say why not. */
function wishFor(view: View, type: Plain, square: number | null): Action {
  const there = square === null ? null : entityAt(view, square);
  switch (type) {
    case 'attack':
      return {
        type,
        target: there?.id ?? monstersOf(view)[0]?.id ?? -1,
        means: 'hand',
        form: 'melee',
        element: null,
      };
    case 'explore':
      return { type, hero: view.party[0]?.id ?? 0, exit: view.expedition?.floor.openings[0]?.id ?? -1 };
    case 'openChest':
      return { type, room: view.expedition?.rooms[0]?.tile ?? -1 };
    case 'crawl':
      return { type, to: square ?? -1 };
    case 'useCrystal':
      return { type, at: square ?? -1, crystal: 'heal', option: 0, target: null, element: null };
    default:
      return { type };
  }
}

function paidVerb(
  view: View,
  { of, level, cost }: AtHand,
  isOfHero: boolean,
  offers: readonly Action[],
  words: BoardWords,
): CrystalVerb {
  const surges = view.expedition?.attack?.surges ?? 0;
  const whose = isOfHero ? 'heroes' : 'monsters';
  const text = words.sayActivator(of, level, whose);
  const brief = words.sayBriefly(of, level, whose);
  return {
    key: of.id,
    icon: 'lightning-tear',
    title: words.names.activator[of.id],
    paid: {
      ...{ cost, due: cost, text, brief, warning: '', isGrave: false, look: of.kind, mark: KIND_ICONS[of.kind] },
      isAffordable: cost <= surges,
    },
    offers: offers.filter((offer) => offer.type === 'use' && offer.activator === of.id),
    wish(square) {
      const there = square === null ? null : entityAt(view, square);
      return { type: 'use', activator: of.id, targets: there === null ? [] : [there.id], isCheaper: false };
    },
  };
}
