import { a, list } from '@questhall/facets/english';
import type { Event } from '../../types/index.ts';
import type { Sayings, Staying } from '../telling/sayings.ts';
import { figureIn, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

type Of<K extends Staying> = Extract<Event, { type: K }>;

const paidText = (paid: number): string => (paid === 0 ? 'for nothing' : `for ${crowns(paid)}`);

/** Town and the campaign. */
export const TOWN: Sayings<Staying> = {
  heroMade: ({ name, race, heroClass, place }) =>
    `${name}, ${a(NAMES.race[race])} ${NAMES.heroClass[heroClass]}, ${place === null ? 'waits at the Wagon' : 'joins the party'}.`,
  dungeonFound: ({ features }) => `A dungeon is discovered. ${dungeonText(features)}.`,
  townEntered: () => 'The party is in Town, as good as new.',
  visited: ({ hero, location, left }, view) =>
    `${whoever(view, hero)} goes to the ${NAMES.location[location]}; ${left === 0 ? 'no visit is' : left === 1 ? 'one visit is' : `${left} visits are`} left.`,
  leftLocation: ({ hero, location, isTakenBack }, view) =>
    isTakenBack
      ? `${whoever(view, hero)} thinks better of it: the visit to the ${NAMES.location[location]} does not count.`
      : `${whoever(view, hero)} leaves the ${NAMES.location[location]}.`,
  declaredReady: ({ hero, isReady }, view) =>
    isReady ? `${whoever(view, hero)} is ready to set out.` : `${whoever(view, hero)} wants to stay a little longer.`,
  gaveCrowns: ({ from, to, crowns: n }, view) => `${whoever(view, from)} gives ${crowns(n)} to ${figureIn(view, to)}.`,
  gavePiece: ({ from, to, piece }, view) =>
    `${whoever(view, from)} gives ${pieceName(piece)} to ${figureIn(view, to)}.`,
  stowed: ({ hero, piece }, view) => `${whoever(view, hero)} puts ${pieceName(piece)} into the baggage.`,
  unpacked: ({ hero, piece }, view) => `${whoever(view, hero)} takes ${pieceName(piece)} out of the baggage.`,
  dungeonRerolled: ({ hero, features, locks, paid }, view) =>
    `${whoever(view, hero)} has the dungeon looked at again ${paidText(paid)}${lockText(locks)}. ${dungeonText(features)}.`,
  fickleThrown: ({ hero, stake, dice, house }, view) =>
    `${whoever(view, hero)} stakes ${crowns(stake)} at Fickle: ${sum(dice)} against ${sum(house)} of the house.`,
  fickleEnded: fickleText,
  drank: ({ hero, boost, element, paid }, view) =>
    `${whoever(view, hero)} treats the party to ${NAMES.boost[boost]}${element === null ? '' : ` (${NAMES.element[element]})`} ${paidText(paid)}.`,
  bought: ({ hero, item, paid }, view) => `${whoever(view, hero)} buys ${NAMES.item[item]} ${paidText(paid)}.`,
  sold: ({ hero, piece, paid }, view) => `${whoever(view, hero)} sells ${pieceName(piece)} ${paidText(paid)}.`,
  upgraded: ({ hero, piece, paid }, view) =>
    `${whoever(view, hero)} has ${NAMES.item[piece.item]} raised to level ${piece.level} ${paidText(paid)}.`,
  gemBought: ({ hero, gem, paid, isCrafted }, view) =>
    isCrafted
      ? `${whoever(view, hero)} has a gem “${NAMES.gem[gem]}” made of three raw Crystals ${paidText(paid)}.`
      : `${whoever(view, hero)} buys a gem “${NAMES.gem[gem]}” ${paidText(paid)}.`,
  gemSold: ({ hero, gem, paid }, view) => `${whoever(view, hero)} sells a gem “${NAMES.gem[gem]}” ${paidText(paid)}.`,
  rawSold: ({ hero, paid }, view) => `${whoever(view, hero)} sells a raw Crystal ${paidText(paid)}.`,
  gemSet: ({ hero, piece }, view) => `${whoever(view, hero)} has a gem set: ${pieceName(piece)}.`,
  gemTaken: ({ hero, piece, gem, paid }, view) =>
    `${whoever(view, hero)} has the gem “${NAMES.gem[gem]}” taken out of ${NAMES.item[piece.item]} ${paidText(paid)}.`,
  joined: ({ name, instead }) =>
    instead === null ? `${name} joins the party.` : `${name} goes instead of ${instead}.`,
  stayedBehind: ({ name }) => `${name} stays behind at the Wagon.`,
  crownsShared: ({ crowns: n, shares }, view) =>
    n === 0
      ? 'There are no Crowns to hand on.'
      : `The Crowns stay with the party: ${list(shares.map((share) => `${crowns(share.crowns)} for ${figureIn(view, share.hero)}`))}.`,
  dismissed: ({ name }) => `${name} leaves for good, with all equipment.`,
  kitBought: ({ item, left }) => `The newcomer chooses ${NAMES.item[item]}; ${crowns(left)} of kit money left.`,
  kitSpent: ({ forfeited }) =>
    forfeited === 0
      ? 'The kit money is spent.'
      : `The kit is complete; ${crowns(forfeited)} of kit money are forfeited.`,
  trained: ({ hero, what, level, paid }, view) =>
    `${whoever(view, hero)} trains ${paidText(paid)}: ${what === 'race' ? 'Race' : 'Class'} level ${level}.`,
  rewarded: ({ reward, hero }, view) =>
    `The reward: ${NAMES.reward[reward]}${hero === null ? '' : `, for ${figureIn(view, hero)}`}.`,
  retired: () => 'The party hangs up its cloaks. The campaign is over.',
  purseShared: ({ lost, lostRaw, shares }) => {
    const gone = [
      ...(lost === 0 ? [] : [crowns(lost)]),
      ...(lostRaw === 0 ? [] : [lostRaw === 1 ? 'a raw Crystal' : `${lostRaw} raw Crystals`]),
    ];
    const got = shares.some((share) => share > 0) ? `The purse is shared out: ${list(shares.map(crowns))}.` : '';
    return [gone.length === 0 ? '' : `${list(gone)} are lost.`, got].filter(Boolean).join(' ') || 'The purse is empty.';
  },
};

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

const lockText = (locks: Of<'dungeonRerolled'>['locks']): string =>
  locks.length === 0 ? '' : `, with ${list(locks.map((lock) => NAMES.feature[lock]))} locked`;

function fickleText({ hero, how, die, won }: Of<'fickleEnded'>, view: Parameters<typeof whoever>[0]): string {
  const who = whoever(view, hero);
  const result = won > 0 ? `wins ${crowns(won)}` : `loses ${crowns(-won)}`;
  if (how === 'concede') return `${who} concedes and ${result}.`;
  return `The Fickle die shows ${die}, thrown by ${how === 'house' ? 'the house' : figureIn(view, hero)}: ${who} ${result}.`;
}
