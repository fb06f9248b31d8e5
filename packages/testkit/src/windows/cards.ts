export type Form = 'melee' | 'magic' | 'speed';
type Scores = Readonly<Record<Form, number>>;

export const SETS = ['cellar', 'keep'] as const;
export type CardSet = (typeof SETS)[number];

/** What kinds of dice a hero can be sure-handed with. */
export type Roll = 'threat' | 'counter';

interface Card {
  readonly name: string;
  /** In the order in which the acts of one lap work. */
  readonly class: 'ability' | 'boon' | 'treasure' | 'bane' | 'encounter';
  readonly time: 'anytime' | 'response' | 'hero' | 'lord' | 'roll' | 'wounded';
  readonly cost: number;
  readonly effect: 'heal' | 'repel' | 'counter' | 'warp' | 'rob' | 'tip' | 'wound' | 'slip' | 'spare' | 'bestOfTwo';
  readonly amount: number;
  readonly sets: readonly CardSet[];
}

const EVERY = SETS;

export const CARD_IDS = [
  'mend',
  'dawn',
  'stride',
  'ward',
  'flare',
  'tonic',
  'filch',
  'rats',
  'ghoul',
  'fiend',
  'hound',
  'drake',
  'flagstone',
  'mire',
  'slab',
  'weave',
  'omen',
  'slip',
  'spare',
] as const;
export type CardId = (typeof CARD_IDS)[number];

const CARDS: Readonly<Record<CardId, Card>> = {
  mend: {
    name: 'Knitting Charm',
    class: 'boon',
    time: 'anytime',
    cost: 2,
    effect: 'heal',
    amount: 2,
    sets: ['cellar'],
  },
  dawn: { name: 'Morning Prayer', class: 'boon', time: 'anytime', cost: 4, effect: 'heal', amount: 4, sets: ['keep'] },
  stride: { name: 'Long Stride', class: 'boon', time: 'anytime', cost: 4, effect: 'warp', amount: 0, sets: ['keep'] },
  ward: { name: 'Turn Aside', class: 'boon', time: 'response', cost: 3, effect: 'repel', amount: 4, sets: EVERY },
  flare: {
    name: 'Scorching Reply',
    class: 'boon',
    time: 'response',
    cost: 2,
    effect: 'counter',
    amount: 1,
    sets: EVERY,
  },
  tonic: { name: 'Bitter Tonic', class: 'treasure', time: 'hero', cost: 2, effect: 'heal', amount: 3, sets: EVERY },
  filch: { name: 'Light Fingers', class: 'bane', time: 'lord', cost: 2, effect: 'rob', amount: 3, sets: EVERY },
  rats: { name: 'Granary Rats', class: 'encounter', time: 'lord', cost: 1, effect: 'wound', amount: 1, sets: EVERY },
  ghoul: {
    name: 'Ditch Ghoul',
    class: 'encounter',
    time: 'lord',
    cost: 4,
    effect: 'wound',
    amount: 1,
    sets: ['cellar'],
  },
  fiend: {
    name: 'Beam Fiend',
    class: 'encounter',
    time: 'lord',
    cost: 5,
    effect: 'wound',
    amount: 1,
    sets: ['cellar'],
  },
  hound: {
    name: 'Lean Hound',
    class: 'encounter',
    time: 'lord',
    cost: 4,
    effect: 'wound',
    amount: 1,
    sets: ['cellar'],
  },
  drake: { name: 'Soot Drake', class: 'encounter', time: 'lord', cost: 7, effect: 'wound', amount: 2, sets: ['keep'] },
  flagstone: {
    name: 'Loose Flagstone',
    class: 'encounter',
    time: 'anytime',
    cost: 2,
    effect: 'tip',
    amount: 6,
    sets: ['cellar'],
  },
  mire: {
    name: 'Sucking Mire',
    class: 'encounter',
    time: 'anytime',
    cost: 2,
    effect: 'tip',
    amount: 6,
    sets: ['cellar'],
  },
  slab: {
    name: 'Sliding Slab',
    class: 'encounter',
    time: 'anytime',
    cost: 3,
    effect: 'tip',
    amount: 7,
    sets: ['keep'],
  },
  weave: { name: 'Thread Reading', class: 'ability', time: 'roll', cost: 1, effect: 'bestOfTwo', amount: 2, sets: [] },
  omen: { name: 'Known Beforehand', class: 'ability', time: 'roll', cost: 2, effect: 'bestOfTwo', amount: 2, sets: [] },
  slip: { name: 'Half a Step Left', class: 'ability', time: 'response', cost: 2, effect: 'slip', amount: 2, sets: [] },
  spare: { name: 'Not Today', class: 'ability', time: 'wounded', cost: 4, effect: 'spare', amount: 1, sets: [] },
};

export const cardOf = (id: CardId): Card => CARDS[id];

/** What a monster has in every form, and the one in which it attacks. */
export interface Foe {
  readonly scores: Scores;
  readonly form: Form;
  readonly life: number;
}

const FOES: Partial<Readonly<Record<CardId, Foe>>> = {
  rats: { scores: { melee: 1, magic: 0, speed: 2 }, form: 'speed', life: 1 },
  ghoul: { scores: { melee: 3, magic: 1, speed: 1 }, form: 'melee', life: 2 },
  fiend: { scores: { melee: 3, magic: 3, speed: 2 }, form: 'melee', life: 2 },
  hound: { scores: { melee: 2, magic: 0, speed: 4 }, form: 'speed', life: 1 },
  drake: { scores: { melee: 7, magic: 6, speed: 6 }, form: 'melee', life: 3 },
};

export const foeOf = (id: CardId): Foe | null => FOES[id] ?? null;

/** The score that a trap tries. */
const TRIED: Partial<Readonly<Record<CardId, Form>>> = { flagstone: 'speed', mire: 'melee', slab: 'speed' };

export const triedBy = (id: CardId): Form | null => TRIED[id] ?? null;

interface HeroCard {
  readonly scores: Scores;
  /** The only form in which he attacks. */
  readonly form: Form;
  readonly ability: CardId | null;
  readonly rolls: readonly Roll[];
}

export const HERO_IDS = ['warden', 'weaver', 'scout', 'champion', 'oracle'] as const;
export type HeroId = (typeof HERO_IDS)[number];

const HERO_CARDS: Readonly<Record<HeroId, HeroCard>> = {
  warden: { scores: { melee: 3, magic: 1, speed: 2 }, form: 'melee', ability: null, rolls: [] },
  weaver: { scores: { melee: 2, magic: 3, speed: 2 }, form: 'magic', ability: 'weave', rolls: ['threat'] },
  scout: { scores: { melee: 1, magic: 0, speed: 3 }, form: 'speed', ability: 'slip', rolls: [] },
  champion: { scores: { melee: 5, magic: 3, speed: 3 }, form: 'melee', ability: 'spare', rolls: [] },
  oracle: { scores: { melee: 3, magic: 5, speed: 3 }, form: 'magic', ability: 'omen', rolls: ['threat', 'counter'] },
};

export const heroCard = (id: HeroId): HeroCard => HERO_CARDS[id];

/** What whoever enters collects, and what waits there. */
interface Space {
  readonly glory: number;
  readonly peril: number;
  /** The Speed that gets past the spikes. */
  readonly spikes: number | null;
  /** Who pays 1 Glory here looks at the top of the deck. */
  readonly isLookout: boolean;
}

const space = (collects: number, spikes: number | null = null, isLookout = false): Space => ({
  glory: collects,
  peril: collects,
  spikes,
  isLookout,
});

/** In a ring. */
export const SPACES: readonly Space[] = [space(0), space(1), space(2, 5), space(2, 6), space(2, null, true), space(1)];
const NOWHERE = space(0);
export const spaceAt = (at: number): Space => SPACES[at] ?? NOWHERE;

/** The lowest printed cost of a kind of card in a set: everybody can read the list. */
export function cheapest(set: CardSet, isWanted: (card: Card) => boolean): number {
  return Math.min(
    ...CARD_IDS.map(cardOf).flatMap((card) => (card.sets.includes(set) && isWanted(card) ? [card.cost] : [])),
  );
}
