import type { Naming } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { TREASURES } from '../../content/keep/treasures.ts';
import type { KeepEvent } from '../../types.ts';
import { theMonster } from './fighters.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

const title = (card: number): string => {
  const printed = KEEP_CARDS[card];
  return printed === undefined ? 'a card' : NAMES.title[printed.title];
};

const treasureNames = (places: readonly number[]): string =>
  listed(places.flatMap((place) => (TREASURES[place] === undefined ? [] : NAMES.treasure[TREASURES[place].title])));

const deckName = (deck: keyof typeof NAMES.deck | 'power'): string => (deck === 'power' ? 'Power' : NAMES.deck[deck]);

const treasures = (n: number): string => count(n, 'Treasure', 'Treasures');
const cards = (n: number): string => count(n, 'card', 'cards');

/** What happens in the keep. */
export function keepEvent(happened: KeepEvent, naming: Naming): string {
  const does = (seat: Seat, verb: string, other: string, what: string): string => {
    const name = naming(seat);
    return `${capital(name)} ${name === 'you' ? verb : other}${what === '' ? '' : ` ${what}`}.`;
  };
  switch (happened.type) {
    case 'firstChosen':
      return does(happened.seat, 'play', 'plays', 'first in every round');
    case 'decksShuffled':
      return 'Tiles, decks and tokens are shuffled.';
    case 'heroTaken':
      return does(happened.seat, 'lead', 'leads', NAMES.hero[happened.hero]);
    case 'towerTaken':
      return does(happened.seat, 'start', 'starts', 'from a tower');
    case 'powerDealt':
      return does(happened.seat, 'are', 'is', `dealt ${listed(happened.cards.map((card) => NAMES.power[card]))}`);
    case 'powerDealtUnseen':
      return does(happened.seat, 'are', 'is', `dealt ${count(happened.cards, 'Power card', 'Power cards')}`);
    case 'torchLit':
      return 'A torch shows the chamber beside the tower.';
    case 'sunMoved':
      return `The sun stands on space ${happened.space} of ${happened.of}.`;
    case 'nightFell':
      return 'The sun has set. Nobody who is still inside comes out again.';
    case 'turnBegan':
      return does(happened.seat, 'have', 'has', 'the turn');
    case 'turnSkipped':
      return does(happened.seat, 'lose', 'loses', 'this turn');
    case 'passed':
      return does(happened.seat, 'can', 'can', 'do nothing');
    case 'healed':
      return `${capital(wounds(happened.wounds))} healed; ${happened.suffered} left.`;
    case 'powerPlayed':
      return does(happened.seat, 'play', 'plays', NAMES.power[happened.card]);
    case 'itemUsed':
      return `${title(happened.card)} is used up.`;
    case 'treasureUsed':
      return does(happened.seat, 'use', 'uses', `the ${NAMES.treasure[happened.treasure]}`);
    case 'treasureReturned':
      return `${happened.treasure === 'burialCrown' ? NAMES.title.burialCrown : NAMES.treasure[happened.treasure]} is given up.`;
    case 'stumbled':
      return 'Out of the dark, whichever way.';
    case 'crossingFailed':
      return 'There is no getting through.';
    case 'unlocked':
      return 'The door opens without a card.';
    case 'entered':
      return happened.by === 'stair'
        ? does(happened.seat, 'come', 'comes', 'up into the keep')
        : does(happened.seat, 'move', 'moves', happened.by === 'secretDoor' ? 'through a secret door' : 'on');
    case 'tilesSeen':
      return `${capital(count(happened.forms.length, 'tile', 'tiles'))} looked at in secret.`;
    case 'tilesSeenUnseen':
      return `${capital(count(happened.tiles, 'tile is', 'tiles are'))} looked at.`;
    case 'tileLaid':
      return 'A tile is laid.';
    case 'tilePutUnder':
      return 'The other tile goes under the stack.';
    case 'tilesArranged':
      return 'The tiles go back on top.';
    case 'tileTurned':
      return 'The floor turns.';
    case 'corridorGoesOn':
      return 'The corridor has only one way on.';
    case 'corridorEnded':
      return 'The corridor leads nowhere.';
    case 'cardDrawn':
      return `${title(happened.card)}.`;
    case 'cardPassedOver':
      return `${title(happened.card)} is passed over.`;
    case 'deckReshuffled':
      return `The ${deckName(happened.deck)} cards are shuffled again.`;
    case 'deckEmpty':
      return `There is no ${deckName(happened.deck)} card left to draw.`;
    case 'nothingMoves':
      return 'No monster is left in the pool, so nothing comes.';
    case 'left':
      return 'It is left alone.';
    case 'goldFound':
      return `${happened.gold} gold, which makes ${happened.total}.`;
    case 'itemKept':
      return `${title(happened.card)} is kept.`;
    case 'crownTaken':
      return 'The Burial Crown is taken: a Treasure that everybody sees.';
    case 'tokensLost':
      return `${capital(tokens(happened.tokens))} lost.`;
    case 'turnWillBeLost':
      return 'The next turn will be lost.';
    case 'turnSaved':
      return 'No turn is lost.';
    case 'alerted':
      return 'Hugo has seen it coming.';
    case 'caged':
      return 'The cage falls.';
    case 'freed':
      return 'The cage is open.';
    case 'testSpared':
      return `No test of ${NAMES.attribute[happened.attribute]} is needed.`;
    case 'boosted':
      return `The total will count ${happened.less} less.`;
    case 'tokensGained':
      return `${capital(tokens(happened.tokens))} gained; ${happened.held} held.`;
    case 'hurt':
      return does(happened.seat, 'suffer', 'suffers', `${wounds(happened.wounds)}; ${happened.left} life left`);
    case 'perished':
      return `${NAMES.hero[happened.hero]} perished in the keep.`;
    case 'belongingsLost':
      return lost(happened);
    case 'belongingsLeft':
      return 'Gold and Treasures lie where the hero fell.';
    case 'remainsTaken':
      return does(
        happened.seat,
        'take',
        'takes',
        `what lay here: ${happened.gold} gold${happened.treasures.length === 0 ? '' : `, ${treasureNames(happened.treasures)}`}`,
      );
    case 'remainsTakenUnseen':
      return does(
        happened.seat,
        'take',
        'takes',
        `what lay here: ${happened.gold} gold, ${treasures(happened.treasures)}`,
      );
    case 'fell':
      return 'The floor gives way.';
    case 'descended':
      return `Below, the way leads ${NAMES.way[happened.way]}.`;
    case 'headed':
      return `The way below leads ${NAMES.way[happened.way]} now.`;
    case 'advanced':
      return 'A square further, below.';
    case 'stairFound':
      return 'A broken stair leads up.';
    case 'stairBlocked':
      return 'The stair is blocked.';
    case 'stayedBelow':
      return 'The stair is left alone.';
    case 'drifted':
      return 'The stair comes out a square to the side.';
    case 'treasuresTaken':
      return happened.treasures.length === 0
        ? does(happened.seat, 'find', 'finds', 'the hoard empty')
        : does(happened.seat, 'take', 'takes', treasureNames(happened.treasures));
    case 'treasuresTakenUnseen':
      return does(happened.seat, 'take', 'takes', treasures(happened.treasures));
    case 'shielded':
      return does(happened.seat, 'suffer', 'suffers', `${wounds(happened.wounds)} less behind the Ember Aegis`);
    case 'treasuresBurnt':
      return does(happened.seat, 'lose', 'loses', `${treasures(happened.treasures)} to the fire`);
    case 'bluffed':
      return `The monster shows its Life: ${happened.life}.`;
    case 'partingOffered':
      return 'The monster would let this go.';
    case 'parted':
      return 'They part without a blow.';
    case 'escapeTried':
      return 'The hero tries to escape.';
    case 'escapeRevealed':
      return `${NAMES.power[happened.hero]}, in all ${happened.heroTotal}, against ${NAMES.power[happened.monster]}${happened.isDeck ? ' from the deck' : ''}, in all ${happened.monsterTotal}.`;
    case 'escaped':
      return 'The hero is away.';
    case 'escapeFailed':
      return 'There is no escape.';
    case 'tokenLeft':
      return `${capital(theMonster(happened.monster))} waits there.`;
    case 'powerDiscarded':
      return does(happened.seat, 'discard', 'discards', NAMES.power[happened.card]);
    case 'leftKeep':
      return `${NAMES.hero[happened.hero]} left the keep with ${happened.gold} gold and ${treasures(happened.treasures)}, and gave back ${cards(happened.power.length + happened.items.length)}.`;
    case 'scored':
      return does(happened.seat, 'bring', 'brings', `home ${broughtHome(happened)}`);
    case 'ranked':
      return `Rank: ${NAMES.rank[happened.rank]}.`;
  }
}

function lost({ gold, treasures: n, power, items }: Extract<KeepEvent, { type: 'belongingsLost' }>): string {
  const things = [...power.map((card) => NAMES.power[card]), ...items.map(title)];
  return `Lost: ${listed([`${gold} gold`, treasures(n), ...things])}.`;
}

function broughtHome(scored: Extract<KeepEvent, { type: 'scored' }>): string {
  const names = scored.treasures.flatMap((place) => {
    const printed = TREASURES[place];
    return printed === undefined ? [] : NAMES.treasure[printed.title];
  });
  const crown = scored.hasCrown ? [NAMES.title.burialCrown] : [];
  return `${listed([`${scored.gold} gold`, ...names, ...crown])}: ${scored.result}`;
}
