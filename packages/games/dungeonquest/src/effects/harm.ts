import { type Seat, type State, seatsOf, type Tell } from '@questhall/kernel';
import { KEEP_CARDS } from '../content/keep/decks.ts';
import { TOKENS_FOR_FAILURE, TOKENS_FOR_FAILURE_MAUD } from '../content/keep/figures.ts';
import { fighterOf, isBelow, isInside, keepOf } from '../queries/heroes.ts';
import { treasuresOf } from '../queries/keep/worth.ts';
import { isWeak } from '../queries/results.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, HeroInPlay } from '../types/index.ts';
import { putAway, returnTreasures } from './decks.ts';
import { endTurn } from './end-turn.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

const CROWN = KEEP_CARDS.findIndex(({ title }) => title === 'burialCrown');

/** Wounds that nothing else comes of: whether the hero is still alive. */
export function wound(draft: Draft, seat: Seat, wounds: number, rule: Rule, tell: Teller): boolean {
  const hero = draft.table.heroes[seat];
  if (!isInside(hero)) return false;
  if (wounds === 0) return true;
  const wasWeak = isWeak(hero.hero, hero.wounds);
  hero.wounds += wounds;
  tell.all(rule, { type: 'hurt', seat, wounds, left: Math.max(0, hero.life - hero.wounds) });
  const isAlive = hero.wounds < hero.life;
  if (isAlive && !wasWeak && isWeak(hero.hero, hero.wounds))
    tell.all('ability.challara-threshold', { type: 'weakened', wounds: hero.wounds });
  return isAlive;
}

/** The hero whose turn it is suffers; a death ends the turn. */
export function hurt(draft: Draft, wounds: number, rule: Rule, tell: Teller): boolean {
  const { fighter } = draft.table;
  if (wound(draft, fighter, wounds, rule, tell)) return true;
  slay(draft, fighter, 'wounds.killed', tell);
  endTurn(draft);
  return false;
}

/** All that a hero had is gone, and he is off the board. At nightfall and below, nothing is left lying. */
export function slay(draft: Draft, seat: Seat, rule: Rule, tell: Teller): void {
  const hero = draft.table.heroes[seat];
  if (!isInside(hero)) return;
  hero.fate = 'dead';
  tell.all(rule, { type: 'perished', seat, hero: hero.hero });
  if (draft.table.house.fallenHoard && rule !== 'round.nightfall' && !isBelow(hero)) leaveRemains(draft, seat, tell);
  const power = draft.table.powerHands[seat] ?? [];
  tell.all('death.discard', {
    type: 'belongingsLost',
    seat,
    gold: hero.gold,
    treasures: treasuresOf(hero),
    power: power.slice(),
    items: hero.items.slice(),
  });
  returnTreasures(draft, hero.treasures);
  if (hero.hasCrown) putAway(draft, CROWN);
  hero.gold = 0;
  hero.treasures = [];
  hero.hasCrown = false;
  layDown(draft, seat, hero);
}

/** Power cards, items and tokens are discarded, and the figure is gone. [leave.final] [death.discard] */
export function layDown(draft: Draft, seat: Seat, hero: HeroInPlay): void {
  draft.table.powerDiscards.push(...(draft.table.powerHands[seat] ?? []));
  draft.table.powerHands[seat] = [];
  for (const card of hero.items) putAway(draft, card);
  hero.items = [];
  hero.determination = 0;
  hero.square = -1;
  hero.heading = null;
  hero.enteredBy = null;
  hero.searches = 0;
  hero.isCaged = false;
  hero.hasLostTurn = false;
}

/** Gold and Treasures stay on the square for whoever comes (a house rule). */
function leaveRemains(draft: Draft, seat: Seat, tell: Teller): void {
  const hero = draft.table.heroes[seat];
  if (hero === null || hero === undefined || (hero.gold === 0 && treasuresOf(hero) === 0)) return;
  const { gold, hasCrown, treasures, square } = hero;
  keepOf(draft.table).remains.push({ square, gold, hasCrown, treasures, knownTo: seatsOf(seat) });
  hero.gold = 0;
  hero.hasCrown = false;
  hero.treasures = [];
  tell.all('death.discard', { type: 'belongingsLeft', seat, square });
}

/** The Burial Crown goes where Crypt cards go. [treasure.crown] */
export function loseCrown(draft: Draft, hero: HeroInPlay): void {
  if (!hero.hasCrown) return;
  hero.hasCrown = false;
  putAway(draft, CROWN);
}

export function heal({ table }: Draft, wounds: number, rule: Rule, tell: Teller): void {
  const hero = fighterOf(table);
  const healed = Math.min(wounds, hero.wounds);
  hero.wounds -= healed;
  tell.all(healed < wounds ? 'wounds.heal-floor' : rule, { type: 'healed', wounds: healed, suffered: hero.wounds });
}

/** For a failed test, after all that came of it. [test.gain-on-failure] */
export function gainForFailure({ table }: Draft, tell: Teller): void {
  const hero = fighterOf(table);
  const isStubborn = hero.hero === 'maud';
  const rule = isStubborn ? 'trait.maud-stubborn' : 'test.gain-on-failure';
  gainTokens(hero, isStubborn ? TOKENS_FOR_FAILURE_MAUD : TOKENS_FOR_FAILURE, rule, tell);
}

export function gainTokens(hero: HeroInPlay, tokens: number, rule: Rule, tell: Teller): void {
  hero.determination += tokens;
  tell.all(rule, { type: 'tokensGained', tokens, held: hero.determination });
}
