import { CLASSES, type ClassId, ITEMS, type ItemId, KITS, type Slot } from '../content/index.ts';
import { slotIsFree } from '../queries/gear.ts';
import type { Action, Build, Hero } from '../types/index.ts';
import { type Asked, anyOf, bestOf, offersOf } from './choice.ts';

/** What each Class wants, first things first: what fills the same place comes only as long as that is empty. */
const WANTED: Readonly<Record<ClassId, readonly ItemId[]>> = {
  fighter: ['longsword', 'chain-hauberk', 'buckler', 'amulet-of-warding', 'ring-of-the-knight', 'ironshod'],
  knight: ['longsword', 'plate-harness', 'buckler', 'amulet-of-warding', 'ring-of-the-fighter', 'ironshod'],
  rogue: ['rapier', 'leather-jerkin', 'amulet-of-vigor', 'springheel', 'ring-of-the-cleric'],
  mage: ['runed-staff', 'leather-jerkin', 'amulet-of-vigor', 'striding-boots', 'ring-of-the-rogue'],
  cleric: ['mace', 'chain-hauberk', 'holy-symbol', 'amulet-of-warding', 'striding-boots', 'ring-of-the-bard'],
  bard: ['short-sword', 'leather-jerkin', 'amulet-of-warding', 'springheel', 'ring-of-the-cleric'],
};

const holdsIn = ({ pieces }: Build, slot: Slot): boolean => pieces.some(({ item }) => ITEMS[item].slot === slot);

/** The next thing that a hero wants and has a place for, whatever it costs. */
export const nextWanted = ({ build }: Pick<Hero, 'build'>): ItemId | null =>
  WANTED[build.heroClass].find((item) => !holdsIn(build, ITEMS[item].slot) && slotIsFree(build, item)) ?? null;

/** How much somebody of this Class would like to have it. */
function likes({ build }: Pick<Hero, 'build'>, item: ItemId): number {
  if (holdsIn(build, ITEMS[item].slot)) return 0;
  const place = WANTED[build.heroClass].indexOf(item);
  return place < 0 ? 1 : 10 - place;
}

/** A ready-made hero whose Role nobody has yet. */
export function heroFor(turn: Asked): Action {
  const { party } = turn.sight.view;
  const roles = party.map(({ build }) => CLASSES[build.heroClass].role);
  const kit = bestOf(offersOf(turn, 'takeKit'), (offer) =>
    roles.includes(CLASSES[KITS[offer.kit].heroClass].role) ? 0 : 1,
  );
  return kit ?? anyOf(turn);
}

/** What is wanted most comes first; what is left of the money is lost. */
export function kitFor(turn: Asked): Action {
  const { view } = turn.sight;
  const newcomer = [...view.party, ...view.wagon].find(({ hero }) => hero === view.town?.kitMoney?.hero);
  const wish = newcomer === undefined ? null : bestOf(offersOf(turn, 'kitBuy'), ({ item }) => likes(newcomer, item));
  return wish === null || newcomer === undefined || likes(newcomer, wish.item) === 0 ? { type: 'kitDone' } : wish;
}
