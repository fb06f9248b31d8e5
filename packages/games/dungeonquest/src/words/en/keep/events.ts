import type { Naming } from '@questhall/facets';
import type { Seat, Sight } from '@questhall/kernel';
import { kindOf } from '../../../queries/keep/laid.ts';
import type { DungeonQuest, KeepEvent, View } from '../../../types/index.ts';
import { verbFor } from '../../names.ts';
import { cardName, heroOf, titledName, treasureName } from '../../telling/keep.ts';
import { cornerOf, headingTo, spotAt } from '../../telling/spots.ts';
import { NAMES } from '../names.ts';
import { capital, count, listed, tokens, withArticle, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { aTile, CORNER_NAMES, formText, openingsText, placeName, spotName } from './places.ts';

const treasures = (n: number): string => count(n, 'Treasure', 'Treasures');
const cards = (n: number): string => count(n, 'Power card', 'Power cards');
const deckName = (deck: keyof typeof NAMES.deck | 'power'): string => (deck === 'power' ? 'Power' : NAMES.deck[deck]);

const LEFT_ALONE = { corpse: 'The dead are left in peace.', crypt: 'The sarcophagus stays shut.', trap: '' } as const;

/** What happens in the keep, in a sentence. What says not whose it is is told without a name. */
export function keepEvent(happened: KeepEvent, naming: Naming, { view }: Sight<DungeonQuest>): string {
  const { keep } = view;
  switch (happened.type) {
    case 'firstChosen':
      return playerDoes(naming, happened.seat, 'begin', 'every round');
    case 'decksShuffled':
      return 'Tiles, tokens and every deck are shuffled.';
    case 'heroTaken':
      return playerDoes(naming, happened.seat, 'lead', NAMES.hero[happened.hero]);
    case 'towerTaken':
      return heroDoes(view, naming, happened.seat, 'wait', `in the ${CORNER_NAMES[cornerOf(happened.square)]}`);
    case 'powerDealt':
      return seatDoes(view, naming, happened.seat, 'hold', listed(happened.cards.map((card) => NAMES.power[card])));
    case 'powerDealtUnseen':
      return seatDoes(view, naming, happened.seat, 'hold', cards(happened.cards));
    case 'torchLit':
      return `A torch shows a Chamber beside the tower: ${openingsText(happened.square, happened.tile)}.`;
    case 'sunMoved':
      return happened.space === 1
        ? `The sun rises; it will set after ${happened.of} rounds.`
        : `The sun moves on: round ${happened.space} of ${happened.of}.`;
    case 'nightFell':
      return 'Night falls, and the gates are shut.';
    case 'turnBegan':
      return `It is ${possessive(heroName(view, naming, happened.seat))} turn.`;
    case 'turnSkipped':
      return heroDoes(view, naming, happened.seat, 'lose', 'this turn');
    case 'passed':
      return heroDoes(view, naming, happened.seat, 'have', 'nothing to do, and waits');
    case 'healed':
      if (happened.wounds === 0) return 'There is nothing to heal.';
      return `${capital(wounds(happened.wounds))} healed; ${wounds(happened.suffered)} left.`;
    case 'powerPlayed':
      return seatDoes(view, naming, happened.seat, 'play', NAMES.power[happened.card]);
    case 'itemUsed':
      return `${cardName(NAMES, happened.card)} is used up.`;
    case 'treasureUsed':
      return heroDoes(view, naming, happened.seat, 'use', `the ${NAMES.treasure[happened.treasure]}`);
    case 'treasureReturned':
      return `The ${titledName(NAMES, happened.treasure)} is gone.`;
    case 'stumbled':
      return 'Chance picks the way out of the dark.';
    case 'crossingFailed':
      return 'The way is barred; that is the end of the turn.';
    case 'unlocked':
      return 'The key turns, and the door opens.';
    case 'entered':
      return entered(happened, naming, view);
    case 'tilesSeen':
      return `To choose from: ${happened.forms.map(formText).join(' – ')}.`;
    case 'tilesSeenUnseen':
      return `${capital(count(happened.tiles, 'tile is', 'tiles are'))} looked at in secret.`;
    case 'tileLaid': {
      const kind = kindOf(happened.tile);
      return kind === null ? '' : `${capital(aTile(kind))} opens up: ${openingsText(happened.square, happened.tile)}.`;
    }
    case 'tilePutUnder':
      return 'The other tile goes under the stack.';
    case 'tilesArranged':
      return 'The tiles go back on the stack.';
    case 'tileTurned':
      return `The floor turns; now it is ${openingsText(happened.square, happened.tile)}.`;
    case 'corridorGoesOn':
      return 'The corridor leads on.';
    case 'corridorEnded':
      return 'The corridor leads no further.';
    case 'cardDrawn':
      return `${cardName(NAMES, happened.card)}. ${THINGS.card(happened.card)}`;
    case 'cardPassedOver':
      return `${cardName(NAMES, happened.card)} is put aside.`;
    case 'deckReshuffled':
      return `The ${deckName(happened.deck)} cards are shuffled again.`;
    case 'deckEmpty':
      return `There is no ${deckName(happened.deck)} card left.`;
    case 'nothingMoves':
      return 'No monster is left to come.';
    case 'left':
      return LEFT_ALONE[happened.what];
    case 'goldFound':
      return `${happened.gold} gold found: ${happened.total} in all.`;
    case 'itemKept':
      return `${cardName(NAMES, happened.card)} is kept.`;
    case 'crownTaken':
      return `The ${NAMES.title.burialCrown} is taken: a Treasure without a dragon.`;
    case 'tokensLost':
      return happened.tokens === 0 ? 'There is no determination to lose.' : `${capital(tokens(happened.tokens))} lost.`;
    case 'turnWillBeLost':
      return 'The next turn is lost.';
    case 'turnSaved':
      return 'The light holds: no turn is lost.';
    case 'alerted':
      return 'Hugo is not taken by surprise.';
    case 'caged':
      return 'A cage comes down.';
    case 'freed':
      return 'The bars give way: free again.';
    case 'testSpared':
      return `No test of ${NAMES.attribute[happened.attribute]} is needed.`;
    case 'boosted':
      return `The test of ${NAMES.attribute[happened.attribute]} counts ${happened.less} less.`;
    case 'tokensGained':
      return `${capital(tokens(happened.tokens))} gained, ${happened.held} held.`;
    case 'hurt':
      return heroDoes(view, naming, happened.seat, 'take', `${wounds(happened.wounds)}; ${happened.left} life left`);
    case 'perished':
      return `${NAMES.hero[happened.hero]} ${verbFor(happened.hero, 'is', 'are')} dead.`;
    case 'belongingsLost':
      return lost(happened, naming, view);
    case 'belongingsLeft':
      return `Gold and Treasures stay behind in ${placeName(keep, happened.square)}.`;
    case 'remainsTaken':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'take',
        `what the dead left: ${haul(happened.gold, happened.treasures)}`,
      );
    case 'remainsTakenUnseen':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'take',
        `what the dead left: ${happened.gold} gold and ${treasures(happened.treasures)}`,
      );
    case 'fell':
      return 'The ground gives way, down into the catacombs.';
    case 'descended':
      return `Below, heading ${NAMES.way[happened.way]}.`;
    case 'headed':
      return `Now heading ${NAMES.way[happened.way]}.`;
    case 'advanced':
      return `On in the dark, ${wayBetween(happened.from, happened.to)}.`;
    case 'stairFound':
      return 'There is a broken stair.';
    case 'stairBlocked':
      return keep !== null && spotAt(keep, happened.square).kind === 'unknown'
        ? 'The stair is blocked: nothing but rock above.'
        : 'The stair is blocked: somebody stands above.';
    case 'stayedBelow':
      return 'The stair is left behind.';
    case 'drifted':
      return 'The stair winds aside.';
    case 'treasuresTaken':
      return heroDoes(view, naming, happened.seat, 'take', haul(0, happened.treasures));
    case 'treasuresTakenUnseen':
      return heroDoes(view, naming, happened.seat, 'take', treasures(happened.treasures));
    case 'shielded':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'hold',
        `up the ${NAMES.treasure.emberAegis}: ${wounds(happened.wounds)} less`,
      );
    case 'treasuresBurnt':
      return heroDoes(view, naming, happened.seat, 'lose', treasures(happened.treasures));
    case 'bluffed':
      return `A bluff: the monster has Life ${happened.life}.`;
    case 'partingOffered':
      return 'The monster would rather part in peace.';
    case 'parted':
      return 'They part in peace, and the turn is over.';
    case 'escapeTried':
      return 'An escape is tried.';
    case 'escapeRevealed':
      return `Turned up: ${NAMES.power[happened.hero]} for the hero, ${NAMES.power[happened.monster]} for the monster${happened.isDeck ? ', off the deck' : ''}: ${happened.heroTotal} against ${happened.monsterTotal}.`;
    case 'escaped':
      return `Away, to ${placeName(keep, happened.to)}.`;
    case 'escapeFailed':
      return 'There is no getting away.';
    case 'tokenLeft':
      return `The ${NAMES.monster[happened.monster]} stays behind in ${placeName(keep, happened.square)}.`;
    case 'powerDiscarded':
      return seatDoes(view, naming, happened.seat, 'discard', NAMES.power[happened.card]);
    case 'leftKeep':
      return `${NAMES.hero[happened.hero]} ${verbFor(happened.hero, 'leaves', 'leave')} the keep with ${happened.gold} gold and ${treasures(happened.treasures)}.`;
    case 'scored':
      return heroDoes(
        view,
        naming,
        happened.seat,
        'bring',
        `out ${haul(happened.gold, happened.treasures, happened.hasCrown)}: ${happened.result} in all`,
      );
    case 'ranked':
      return `That makes ${withArticle(NAMES.rank[happened.rank])}.`;
  }
}

/** `340 gold, a Silver Lyre and a Carved Tusk`. */
function haul(gold: number, places: readonly number[], hasCrown = false): string {
  const things = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...places.map((place) => treasureName(NAMES, place)),
    ...(hasCrown ? [NAMES.title.burialCrown] : []),
  ];
  return things.length === 0 ? 'nothing' : listed(things);
}

function lost(
  { seat, gold, treasures: several, power, items }: Extract<KeepEvent, { type: 'belongingsLost' }>,
  naming: Naming,
  view: View,
): string {
  const things = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(several > 0 ? [treasures(several)] : []),
    ...items.map((card) => cardName(NAMES, card)),
    ...power.map((card) => NAMES.power[card]),
  ];
  return things.length === 0 ? 'Nothing else is lost.' : seatDoes(view, naming, seat, 'lose', listed(things));
}

function entered({ seat, from, to, by }: Extract<KeepEvent, { type: 'entered' }>, naming: Naming, view: View): string {
  const where = view.keep === null ? '' : spotName(spotAt(view.keep, to));
  if (by === 'stair') return heroDoes(view, naming, seat, 'come', `up in ${where}`);
  const way = wayBetween(from, to);
  return heroDoes(
    view,
    naming,
    seat,
    'go',
    `${way}${by === 'secretDoor' ? ', through a secret door,' : ''} into ${where}`,
  );
}

function wayBetween(from: number, to: number): string {
  const heading = headingTo(from, to);
  return heading === null ? 'on' : NAMES.way[heading.way];
}

const IRREGULAR: Readonly<Record<string, string>> = { go: 'goes', have: 'has' };
const third = (verb: string): string => IRREGULAR[verb] ?? `${verb}s`;

const possessive = (name: string): string => (name === 'you' ? 'your' : name.endsWith('s') ? `${name}’` : `${name}’s`);

const heroName = (view: View, naming: Naming, seat: Seat): string => {
  const hero = heroOf(view, seat);
  return hero === null ? naming(seat) : NAMES.hero[hero];
};

/** What the player of a seat does, by whatever the seat is called. */
function playerDoes(naming: Naming, seat: Seat, verb: string, what: string): string {
  const name = naming(seat);
  return `${capital(name)} ${name === 'you' ? verb : third(verb)} ${what}.`;
}

/** What is done from a seat: by you, or by a player who goes by the name of the hero, alive or dead. */
export function seatDoes(view: View, naming: Naming, seat: Seat, verb: string, what: string): string {
  return naming(seat) === 'you' ? playerDoes(naming, seat, verb, what) : heroDoes(view, naming, seat, verb, what);
}

/** What the hero of a seat does. */
function heroDoes(view: View, naming: Naming, seat: Seat, verb: string, what: string): string {
  const hero = heroOf(view, seat);
  if (hero === null) return playerDoes(naming, seat, verb, what);
  return `${NAMES.hero[hero]} ${verbFor(hero, third(verb), verb)} ${what}.`;
}
