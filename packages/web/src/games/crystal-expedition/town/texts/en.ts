import { list } from '@questhall/facets/english';
import type { Wide } from '../../../../texts/shape.ts';

/** Everything that Town says in words of its own. */
export const en = {
  title: 'Town',
  loading: 'The gate of Town opens …',
  square: 'The houses around the square',
  goTo: (hero: string, house: string): string => `${hero} goes to the ${house}`,
  onSquare: 'on the square',
  visitsLeft: (n: number): string => (n === 1 ? '1 visit left' : `${n} visits left`),
  ready: 'Ready',
  readyOf: (hero: string): string => `${hero} is ready to set out`,
  where: (hero: string, n: number): string =>
    n === 0
      ? `${hero} has no visits left: ready to set out?`
      : `Where does ${hero} go? ${n === 1 ? 'One visit' : `${n} visits`} left, each to one house.`,
  isReady: 'is ready',
  notReady: 'Wait a moment',
  leave: 'Back to the square',
  heroes: 'The party',
  levels: (race: number, heroClass: number): string => `Race ${race} · Class ${heroClass}`,
  carriesOf: (hero: string): string => `What ${hero} carries`,
  givePiece: (piece: string, hero: string): string => `Give ${piece} to ${hero}`,
  stowPiece: (piece: string): string => `Put ${piece} into the party’s baggage`,
  giveCrowns: (n: number, hero: string): string => `Give ${n} Crowns to ${hero}`,
  base: (n: number): string => `Base damage ${n}`,
  twoHanded: 'two-handed',
  nothing: 'nothing',
  inHand: 'in hand',
  unpack: 'Take',
  baggage: 'The party’s baggage',
  rawCrystals: (n: number): string => (n === 1 ? '1 raw Crystal' : `${n} raw Crystals`),
  gems: 'Gems',
  price: (n: number): string => `${n} Crowns`,
  free: 'free',
  buy: 'Buy',
  sell: (n: number): string => `Sell for ${n}`,
  upgrade: (level: number, n: number): string => `To level ${level} for ${n}`,
  level: (n: number): string => `Level ${n}`,
  doors: {
    explorer: 'One dungeon that nobody has entered can be looked at again. What you lock stays as it is.',
    gambler:
      'Fickle: two dice each. Whoever leads, the other throws the Fickle die: even helps its thrower, odd the other. The house wins ties.',
    tavern: 'One round for everybody; it lasts through the next expedition.',
    blacksmith: 'Buy, sell, upgrade and set gems, as much as you can pay for.',
    wagon: 'Heroes who wait, and room for new ones.',
    guild: 'One training for each successful expedition.',
  },
  lock: 'Locked',
  lockFor: 'Lock for 10',
  reroll: (n: number): string => `Throw the open dice for ${n}`,
  threat: (n: number): string => `Threat ${n}`,
  visited: 'entered',
  won: 'won',
  stake: 'Stake',
  playFor: (n: number): string => `Play for ${n}`,
  yours: 'You',
  house: 'The house',
  fickleTable: 'The table of Fickle',
  fickleDie: 'Fickle die',
  even: 'even: helps its thrower',
  odd: 'odd: helps the other',
  wonIt: (n: number): string => `You win ${n} Crowns.`,
  lostIt: (n: number): string => `You lose ${n} Crowns.`,
  roundsLeft: (n: number): string =>
    n === 0
      ? 'No more rounds on this visit.'
      : n === 1
        ? 'One more round on this visit.'
        : `${n} rounds to play on this visit.`,
  tooPoor: 'The Gambler sees an empty purse, and shakes his head.',
  level0: 'You are level. Who is level loses, unless the Fickle die helps.',
  behind: (n: number): string => `You are ${n} behind.`,
  court: 'Court: throw the Fickle die',
  courtOdds: (wins: number, faces: number, average: string): string =>
    `wins on ${wins} of ${faces} faces; ${average} Crowns on the average`,
  concede: 'Concede',
  concedeOdds: (sure: string): string => `half comes back: ${sure} Crowns for sure`,
  bestCourt: 'In the long run it is better to throw.',
  bestConcede: 'In the long run it is better to concede.',
  openingOdds: (win: string, loss: string, half: string): string =>
    `With best play a round is won in ${win}, lost in ${loss}, and given up for half in ${half}.`,
  bought: 'Bought for the next expedition',
  trainRace: (name: string): string => `Train the Race: ${name}`,
  trainClass: (name: string): string => `Train the Class: ${name}`,
  trainings: (n: number): string => (n === 1 ? '1 training open' : `${n} trainings open`),
  atTop: 'there is no more to learn',
  waiting: 'Waiting at the Wagon',
  nobody: 'Nobody waits here.',
  hire: 'Make a new hero',
  race: 'Race',
  heroClass: 'Class',
  name: 'Name',
  make: 'Make this hero',
  kits: 'Or somebody ready-made',
  places: { wagon: 'to wait here', empty: 'into the party', own: 'in my place' },
  slots: 'Wares',
  chronicleOf: 'The chronicle of the party',
  saveChronicle: 'Save as a page',
  expedition: (n: number): string => `Expedition ${n}`,
  stay: 'In Town',
  results: {
    success: 'The Quest was done.',
    glory: 'The Glory ran out.',
    fallen: 'All fell.',
    fled: 'They fled.',
  },
  retire: 'End the campaign',
  retireText: 'The chronicle is closed, and everybody goes home for good.',
  homecoming: 'The homecoming',
  homeWon: 'Home with honours',
  homeLost: 'Home again',
  glory: 'Glory',
  crownsWon: 'Crowns won',
  crownsLost: 'Crowns lost',
  rawWon: 'Raw Crystals',
  championsSlain: 'Champions slain',
  falls: 'Falls',
  against: (type: string, strength: string, weakness: string, threat: number): string =>
    `Against ${type} who strike with ${strength} and are weak to ${weakness}, Threat ${threat}`,
  story: {
    wentOut: (heroes: readonly string[]): string => `${list(heroes)} went down into the dark.`,
    rooms: (n: number, floors: number): string =>
      `They opened ${n === 0 ? 'no room' : n === 1 ? 'one room' : `${n} rooms`}${floors > 1 ? ` on ${floors} floors` : ''}.`,
    champions: (n: number): string => (n === 1 ? 'A Champion fell to them.' : `${n} Champions fell to them.`),
    falls: (who: readonly (readonly [name: string, times: number])[], n: number): string =>
      n === 0
        ? 'Not one of them fell.'
        : `${list(who.map(([name, times]) => `${name} fell ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`))}.`,
    ended: {
      success: (turns: number): string => `After ${turns} Turns the Quest was done.`,
      glory: (turns: number): string => `After ${turns} Turns no Glory was left, and they were called home.`,
      fallen: (turns: number): string => `After ${turns} Turns all of them lay on the ground, and were carried home.`,
      fled: (turns: number): string => `After ${turns} Turns they turned round and fled.`,
    },
    glory: (n: number): string => `They had ${n} Glory left.`,
    brought: (crowns: number, raw: number): string =>
      crowns + raw === 0
        ? 'Their purses were as empty as before.'
        : `They brought home ${list([
            ...(crowns > 0 ? [`${crowns} Crowns`] : []),
            ...(raw > 0 ? [raw === 1 ? 'a raw Crystal' : `${raw} raw Crystals`] : []),
          ])}.`,
    lost: (crowns: number): string =>
      crowns === 0 ? 'There was nothing to lose.' : `${crowns} Crowns were lost with them.`,
  },
  notes: {
    found: 'Word came of another dungeon.',
    rewarded: (reward: string): string => `The party was rewarded: ${reward}.`,
    made: (hero: string, race: string, heroClass: string): string => `${hero} came to Town, ${race} and ${heroClass}.`,
    joined: (hero: string): string => `${hero} joined the party.`,
    left: (hero: string): string => `${hero} stayed behind.`,
    dismissed: (hero: string): string => `${hero} went away.`,
    rerolled: (hero: string): string => `${hero} had a dungeon looked at again.`,
    gambled: (hero: string, won: number): string =>
      won >= 0 ? `${hero} won ${won} Crowns at Fickle.` : `${hero} lost ${-won} Crowns at Fickle.`,
    drank: (hero: string, boost: string): string => `${hero} ordered ${boost}.`,
    bought: (hero: string, piece: string): string => `${hero} bought ${piece}.`,
    sold: (hero: string, piece: string): string => `${hero} sold ${piece}.`,
    upgraded: (hero: string, piece: string): string => `${hero} had ${piece} improved.`,
    gem: (hero: string, gem: string): string => `${hero} came by a gem: ${gem}.`,
    trained: (hero: string, level: number): string => `${hero} trained to level ${level}.`,
  },
} as const;

export type TownTexts = Wide<typeof en>;
