import { DIRECTIONS } from '@questhall/grid';
import { ask, type Frames, type Manner, type State, type Tell, takeUp, wishesOf } from '@questhall/kernel';
import { actions } from '../../actions/index.ts';
import { TATIANNA_ESCAPE } from '../../content/abilities.ts';
import { MONSTER_SHEETS } from '../../content/monsters.ts';
import { POWER_VALUES, type PowerCard } from '../../content/power-cards.ts';
import { discardPower, topPower } from '../../effects/decks.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { slay, wound } from '../../effects/harm.ts';
import { arrive } from '../../effects/tiles.ts';
import { leaveToken } from '../../effects/tokens.ts';
import { fighterOf, isBelow } from '../../queries/heroes.ts';
import { retreatSquares } from '../../queries/keep/crossings.ts';
import { besideOf } from '../../queries/keep/squares.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { monsterSeat } from '../../queries/seats.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type EscapeFrame = Extract<DungeonQuest['Frame'], { kind: 'escape' }>;

/** Everybody sees that something was laid, and nobody what. [escape.secret-commit] */
const FACE_DOWN: Manner<DungeonQuest> = { seal: 'escape.secret-commit', isLaidInSight: true };

/** Where to, two secret cards, and which counts for more. */
export const escaping: Frames<DungeonQuest>['escape'] = (draft, frame, tell) => {
  const { table } = draft;
  switch (frame.stage) {
    case 'retreat': {
      frame.stage = 'lay';
      if (isBelow(fighterOf(table))) return;
      const [only, another] = retreatSquares(table, turnOf(draft).from);
      if (only !== undefined && another === undefined) frame.to = only;
      else ask(draft, table.fighter, 'escape.retreat-square', { kind: 'retreat' });
      return;
    }
    case 'lay':
      frame.stage = 'reveal';
      lay(draft);
      return;
    case 'reveal':
      for (const wish of wishesOf(draft)) {
        takeUp(draft, wish);
        actions.perform(draft, wish.ask, wish.action, tell);
      }
      draft.agenda.pop();
      reveal(draft, frame, tell);
  }
};

/** Whoever has only one thing to lay is not asked. [seat.no-empty-question] */
function lay(draft: Draft): void {
  const { table } = draft;
  const monster = monsterSeat(draft);
  const hand = table.powerHands[table.fighter] ?? [];
  if (hand.length > 1)
    ask(draft, table.fighter, 'escape.secret-commit', { kind: 'escapeCard', side: 'hero' }, FACE_DOWN);
  if (monster !== null && (table.powerHands[monster]?.length ?? 0) > 0)
    ask(draft, monster, 'escape.secret-commit', { kind: 'escapeCard', side: 'monster' }, FACE_DOWN);
}

function reveal(draft: Draft, { heroCard, monsterCard, to }: EscapeFrame, tell: Teller): void {
  const { table } = draft;
  const { monster, fighter } = table;
  const [only] = table.powerHands[fighter] ?? [];
  const card = heroCard ?? only;
  if (card === undefined || monster === null) throw new Error('nobody tries to escape');
  const answer = monsterCard ?? topPower(draft, tell);
  if (answer === null) throw new Error('no Power card is left to stand in');
  discardPower(draft, fighter, card);
  discardAnswer(draft, answer, monsterCard === null);
  const { grip, blow } = MONSTER_SHEETS[monster.monster];
  const isFleet = fighterOf(table).hero === 'tatianna';
  const heroTotal = POWER_VALUES[card] + (isFleet ? TATIANNA_ESCAPE : 0);
  const monsterTotal = POWER_VALUES[answer] + grip;
  const isDeck = monsterCard === null;
  const plain = isDeck ? 'escape.deck-stands-in' : 'escape.totals';
  tell.all(isFleet ? 'trait.tatianna-fleet' : plain, {
    type: 'escapeRevealed',
    hero: card,
    monster: answer,
    isDeck,
    heroTotal,
    monsterTotal,
  });
  const isAway = heroTotal >= monsterTotal;
  const rule = heroTotal === monsterTotal ? 'escape.bought' : 'escape.failed';
  if (heroTotal <= monsterTotal && !wound(draft, fighter, blow, rule, tell)) {
    leaveToken(draft, tell, true);
    slay(draft, fighter, 'escape.blow-can-kill', tell);
    endTurn(draft);
  } else if (isAway) getAway(draft, to, heroTotal > monsterTotal, tell);
  else tell.all('escape.failed', { type: 'escapeFailed' });
}

/** Out of the monster player's hand, or the card that the deck has turned up. [escape.deck-stands-in] */
function discardAnswer(draft: Draft, answer: PowerCard, isDeck: boolean): void {
  const seat = monsterSeat(draft);
  if (isDeck || seat === null) draft.table.powerDiscards.push(answer);
  else discardPower(draft, seat, answer);
}

/** Quietly back, and the turn is over. [escape.retreat-quietly] */
function getAway(draft: Draft, to: number, isClean: boolean, tell: Teller): void {
  const hero = fighterOf(draft.table);
  const from = hero.square;
  leaveToken(draft, tell, false);
  if (isBelow(hero)) tell.all('escape.catacombs', { type: 'escaped', to: from });
  else {
    tell.all(isClean ? 'escape.clean' : 'escape.retreat-quietly', { type: 'escaped', to });
    arrive(draft, to, DIRECTIONS.find((way) => besideOf(to, way) === from) ?? null);
    turnOf(draft).entered = to;
  }
  endTurn(draft);
}
