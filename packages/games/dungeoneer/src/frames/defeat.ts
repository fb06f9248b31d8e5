import { ask, includesSeat, type Manner, NOBODY, type Seat, seatsOf } from '@questhall/kernel';
import { adventureOf, type CardId, type HeroId, heroCardOf } from '../content/index.ts';
import { isLater, tokensLying } from '../queries/quests.ts';
import {
  clockwise,
  errandsOf,
  handOf,
  heroOf,
  isActive,
  type Match,
  progressIn,
  seatsIn,
  type Telling,
  takeFrom,
} from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Dungeoneer, Frame, FrameOf, Question, Strike } from '../types/index.ts';
import { discard, discardBeast } from './pieces.ts';
import { fillGlobals } from './quest-places.ts';
import { handBack, isAct } from './window.ts';

/** A hero has no life left. [end.hero-defeated] */
export function defeat(draft: Match, seat: Seat, tell: Telling): void {
  const isReborn = draft.table.house.reincarnation && !includesSeat(draft.table.resigned, seat);
  loseCards(draft, seat, tell);
  dropStrikes(draft, seat, tell);
  draft.table.gates = draft.table.gates.filter(({ state, by }) => state !== 'held' || by !== seat);
  if (isReborn) {
    startAgain(draft, seat, tell);
    return;
  }
  const hero = heroOf(draft.table, seat);
  leaveQuests(draft, seat, tell);
  hero.isOut = true;
  hero.space = null;
  hero.glory = 0;
  hero.peril = 0;
  hero.hasSaved = false;
  const left = seatsIn(draft.table);
  if (left.length === 1) {
    draft.outcome = { winners: seatsOf(...left), rule: 'core.win-last-hero' };
    return;
  }
  if (isActive(draft, seat)) cutTurn(draft, seat, tell);
}

/** Hand, Inventory, Pack and the monsters of a running combat go to the discard pile. [end.defeat-cards] */
function loseCards(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  const cards: CardId[] = handOf(table, seat).splice(0);
  tell.all('end.defeat-cards', { type: 'defeated', seat, cards: cards.slice() });
  hero.known = [];
  for (const card of cards) discard(draft, seat, card, 'end.defeat-cards', tell);
  for (const beast of [...hero.readied.splice(0), ...hero.pack.splice(0)])
    discardBeast(draft, seat, beast, 'end.defeat-cards', tell);
  for (const { card } of hero.banes.splice(0)) discard(draft, seat, card, 'end.defeat-cards', tell);
  for (const other of table.heroes)
    other.banes = other.banes.map((curse) => (curse.by === seat ? { card: curse.card, by: null } : curse));
}

/**
 * Attacks on him and his own come to nothing; his Encounters that are still to strike go as well.
 * [combat.attacker-defeated]
 */
function dropStrikes(draft: Match, seat: Seat, tell: Telling): void {
  for (const strike of draft.table.strikes) {
    if (strike.hero === seat || (strike.by === seat && strike.kind !== 'monster')) strike.isVain = true;
    if (strike.by === seat) dropEncounter(draft, strike, 'combat.attacker-defeated', tell);
  }
}

/** A Monster or a Trap that lies on the table for its attack, with all that is attached to it. */
function dropEncounter(draft: Match, strike: Strike, rule: Rule, tell: Telling): void {
  const { card, by, kind } = strike;
  if (strike.isOver || card === null || (kind !== 'monster' && kind !== 'trap')) return;
  strike.isOver = true;
  discardBeast(draft, by, { card, attached: strike.attached.splice(0) }, rule, tell);
}

/** Unfinished Quests go under the deck, tokens stay where they are. [end.defeat-quests] */
function leaveQuests(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const { space } = heroOf(table, seat);
  const own = errandsOf(table, seat).splice(0);
  const lying = new Set(tokensLying(table).map(([quest]) => quest));
  const buried = own.filter(({ quest }) => {
    const progress = progressIn(table, quest);
    if (progress?.token === 'card' && space !== null) progress.token = space;
    else if (!lying.has(quest)) return true;
    table.stray.push(quest);
    return false;
  });
  for (const progress of table.progress) progress.markers[seat] = 0;
  const quests = buried.map(({ quest }) => quest);
  table.progress = table.progress.filter(({ quest }) => !quests.includes(quest));
  // The one that came first lies on top of the others, under the deck.
  table.questDeck.unshift(...quests.toReversed());
  const shown = buried.flatMap(({ quest, isUp }) => (isUp ? [quest] : []));
  if (buried.length > 0)
    tell.all('end.defeat-quests', { type: 'questsBuried', seat, quests: shown, count: buried.length });
  fillGlobals(draft, 'end.defeat-quests', tell);
}

/** The player stays, with a new hero. [opt.reincarnation] */
function startAgain(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  hero.space = null;
  const isUsed = (id: HeroId): boolean => !isLater(table.grade, heroCardOf(id).grade);
  const old = hero.heroes.filter(isUsed);
  hero.heroes = hero.heroes.filter((id) => !isUsed(id));
  // What else a blow would have done to the old hero is not done to the new one. [opt.reincarnation-losses]
  for (const frame of draft.agenda)
    if (frame.kind === 'effects' && frame.target === seat) frame.effects.length = frame.at;
  missBanes(draft, seat, tell);
  if (isActive(draft, seat)) cutTurn(draft, seat, tell);
  draft.agenda.push({ kind: 'rebirth', seat, stage: 'hero', heroes: old });
}

/** A Bane that was meant for the old hero does not find him any more. [lord.bane-without-target] */
function missBanes(draft: Match, seat: Seat, tell: Telling): void {
  for (const frame of draft.agenda.slice()) {
    if (frame.kind !== 'bane' || frame.target !== seat) continue;
    takeFrom<Frame>(draft.agenda, frame);
    tell.all('lord.bane-without-target', { type: 'fizzled', card: frame.card });
    dropBane(draft, frame, 'lord.bane-without-target', tell);
  }
}

/** His own turn is over at once: all that was under way falls away. [end.defeat-own-turn] */
function cutTurn(draft: Match, seat: Seat, tell: Telling): void {
  for (const wish of draft.wishes) if (isAct(wish)) handBack(wish, 'end.defeat-own-turn', tell);
  draft.wishes = [];
  for (const strike of draft.table.strikes) dropEncounter(draft, strike, 'end.defeat-own-turn', tell);
  for (const frame of draft.agenda) if (frame.kind === 'bane') dropBane(draft, frame, 'end.defeat-own-turn', tell);
  draft.agenda.length = 1;
  draft.table.strikes = [];
  tell.all('end.defeat-own-turn', { type: 'cut', seat });
}

/** A Bane that waits for answers lies nowhere yet; an Instant is discarded as it is played. */
function dropBane(draft: Match, { seat, card }: FrameOf<'bane'>, rule: Rule, tell: Telling): void {
  if (adventureOf(card).duration !== 'instant') discard(draft, seat, card, rule, tell);
}

const ASIDE: Question = { kind: 'aside' };
const UNWAITED: Manner<Dungeoneer> = { wait: 'none' };

/**
 * While the active player chooses, everybody else can give up: nothing runs then. At other moments it would have to wait
 * for that, and questions put beside every answer would make a secret round tell who sits in it. [end.resign]
 */
export function offerResigning(draft: Match, choosing: Seat): void {
  for (const seat of seatsIn(draft.table))
    if (seat !== choosing && !includesSeat(draft.table.resigned, seat)) ask(draft, seat, 'end.resign', ASIDE, UNWAITED);
}

/** Whoever gave up falls as soon as nothing runs any more. [end.resign] */
export function fallResigned(draft: Match, tell: Telling): boolean {
  const { resigned } = draft.table;
  if (resigned === NOBODY) return false;
  const falling = seatsIn(draft.table).find((seat) => includesSeat(resigned, seat));
  if (falling === undefined) return false;
  defeat(draft, falling, tell);
  return true;
}

/** The next player in the game to the left. */
export const leftOf = ({ table }: Match, seat: Seat): Seat =>
  clockwise(table, seat).find((other) => other !== seat) ?? seat;
