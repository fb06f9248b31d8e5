import { choice } from '@questhall/border';
import { type Game, shuffle } from '@questhall/kernel';
import { actions, decode } from './actions.ts';
import { CHALLENGE_LEVEL, WINDOW } from './asked.ts';
import { CARD_IDS, type CardSet, cardOf, HERO_IDS, type HeroId, SETS } from './cards.ts';
import { frames } from './frames.ts';
import { activeOf, type Draft, handOf, isStanding, lateFor, no } from './pieces.ts';
import { rulebook } from './rulebook.ts';
import { type Act, COPIES, HAND_DEALT, type Hero, LIFE_MAX, type Parley, type Strike } from './types.ts';

const SEATS_MOST = 4;
const PURSE = 4;

const makeHero = (hero: HeroId): Hero => ({
  hero,
  life: LIFE_MAX,
  glory: PURSE,
  peril: PURSE,
  points: 0,
  hasSaved: false,
  isTipped: false,
  space: 0,
  readied: [],
  hasAttacked: false,
  hasUsedAbility: false,
});

// Records of plain values and lists of them: a spread is a whole copy.
const copyHero = (hero: Hero): Hero => ({ ...hero, readied: hero.readied.slice() });
const copyAct = ({ seat, action }: Act): Act => ({ seat, action: { ...action } });
const copyStrike = (strike: Strike): Strike => ({ ...strike });

const cardsOf = (set: CardSet) =>
  CARD_IDS.filter((id) => cardOf(id).sets.includes(set)).flatMap((id) => Array.from({ length: COPIES }, () => id));

/** Windows lie inside each other by rising levels. */
function areLevelsRising({ agenda }: Draft): boolean {
  const levels = agenda.flatMap((frame) => {
    if (frame.kind === 'challenge') return [CHALLENGE_LEVEL];
    return frame.kind === 'window' ? [WINDOW[frame.window].level] : [];
  });
  return levels.every((level, at) => at === 0 || level > (levels[at - 1] ?? 0));
}

/** A toy of nothing but windows: sealed wishes, laps, windows inside windows, and answers that have come too late. */
export const parley: Game<Parley> = {
  id: 'parley',
  title: 'The Parley',
  edition: '1',
  rulebook,
  seats: { min: 2, max: SEATS_MOST },
  options: { set: choice('Set', 'Which cards are in the deck.', SETS, 'cellar') },
  reveals: ['played', 'declared', 'sent', 'fell'],
  admit: () => null,

  setup({ set }, seats, rng) {
    const deck = cardsOf(set);
    const heroes = HERO_IDS.slice();
    shuffle(rng, deck);
    shuffle(rng, heroes);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND_DEALT));
    const known = hands.map(() => 0);
    const table = {
      set,
      turn: 1,
      heroes: heroes.slice(0, seats).map(makeHero),
      hands,
      deck,
      known,
      discard: [],
      strikes: [],
      acts: [],
    };
    return { table, agenda: [{ kind: 'turn', seat: 0, stage: 'start', owed: null, hasMustered: false }] };
  },

  decode,
  ...actions,
  frames,

  unasked: (state, seat) =>
    seat >= 0 && seat < state.seats && !isStanding(state.table, seat) ? no('end.fallen') : lateFor(state),

  view(state, seat) {
    const { table, agenda } = state;
    return {
      set: table.set,
      turn: table.turn,
      active: activeOf(state),
      heroes: table.heroes.map(copyHero),
      hand: handOf(table, seat).slice(),
      handSizes: table.hands.map((hand) => hand.length),
      top: table.deck.slice(table.deck.length - (table.known[seat] ?? 0)),
      deckSize: table.deck.length,
      discard: table.discard.slice(),
      strikes: table.strikes.map(copyStrike),
      acts: table.acts.map(copyAct),
      windows: agenda.flatMap((frame) => (frame.kind === 'window' ? [{ window: frame.window, lap: frame.lap }] : [])),
    };
  },

  imagine({ table }, seat, rng) {
    const top = table.deck.splice(table.deck.length - (table.known[seat] ?? 0));
    const unseen = table.deck.concat(...table.hands.filter((_, holder) => holder !== seat));
    shuffle(rng, unseen);
    table.hands = table.hands.map((hand, holder) => (holder === seat ? hand : unseen.splice(0, hand.length)));
    table.deck = unseen.concat(top);
  },

  clone: (table) => ({
    set: table.set,
    turn: table.turn,
    heroes: table.heroes.map(copyHero),
    hands: table.hands.map((hand) => hand.slice()),
    deck: table.deck.slice(),
    known: table.known.slice(),
    discard: table.discard.slice(),
    strikes: table.strikes.map(copyStrike),
    acts: table.acts.map(copyAct),
  }),

  fallback(_state, { question }) {
    if (question.kind === 'choice') return { type: 'end' };
    return { type: question.kind === 'muster' ? 'strike' : 'pass' };
  },

  laws(state) {
    const { table } = state;
    const broken: string[] = [];
    const lying = table.strikes.filter(({ card, isOver }) => card !== null && !isOver).length;
    const held = table.hands.flat().length + table.heroes.reduce((sum, { readied }) => sum + readied.length, 0);
    if (table.deck.length + table.discard.length + held + lying !== cardsOf(table.set).length)
      broken.push('cards are neither made nor lost');
    if (table.heroes.some(({ life, glory, peril, points }) => Math.min(life, glory, peril, points) < 0))
      broken.push('nothing is below zero');
    if (!areLevelsRising(state)) broken.push('windows lie inside each other by rising levels');
    return broken;
  },
};
