import { DRAUGHT_WOUNDS } from '../../content/keep/figures.ts';
import { AEGIS_WOUNDS, BURIAL_CROWN_GOLD, THIMBLE_WOUNDS } from '../../content/keep/treasures.ts';
import { type ThingPhrases, type Things, thingsIn } from '../telling/things.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

export const PHRASES: ThingPhrases = {
  does: {
    draw: ({ deck }) => `draw a ${NAMES.deck[deck]} card`,
    offer: ({ deck }) => `you may draw a ${NAMES.deck[deck]} card`,
    wound({ dice, wounds: more, isHalved }) {
      if (dice === 0) return wounds(more);
      const rolled = isHalved ? 'wounds for half a die (rounded up)' : 'as many wounds as a die shows';
      return more === 0 ? rolled : `${rolled} and ${more} more`;
    },
    kill: () => 'death',
    fall: () => 'a fall into the catacombs',
    loseTurn: () => 'a lost turn',
    cage: () => 'a cage, and the turn is over',
    gold: ({ gold }) => `${gold} gold`,
    keep: ({ item }) => `keep it: ${PHRASES.item[item]}`,
    crown: () => `keep it: a Treasure of ${BURIAL_CROWN_GOLD} gold, open for all to see`,
    meet: ({ isRaised, mayEscape }) =>
      mayEscape
        ? 'a monster appears'
        : `${isRaised ? 'a Skeleton rises' : 'a monster attacks'}, and there is no escape`,
    lookAtTiles: ({ tiles }) => `look at the next ${count(tiles, 'tile', 'tiles')} and put them back as you like`,
    grind: ({ quarters }) => `the tile turns ${quarters * 90} degrees clockwise under your feet`,
    loseTokens: () => 'all your determination tokens are lost',
    cross: () => 'the door opens',
    secretDoor: () => 'you may step to any square beside yours, walls or no walls',
    wayUp: () => 'climb up, or stay below',
    turnHeading: ({ leftUpTo }) => `a die turns you: left up to ${leftUpTo}, right above`,
    drift: ({ squares }) => `the water carries you ${count(squares, 'square', 'squares')} ahead`,
    takeTreasures: ({ treasures }) => `take ${count(treasures, 'Treasure', 'Treasures')}`,
    dragonfire: ({ dice }) =>
      `everybody in the hoard takes the wounds of ${count(dice, 'die', 'dice')} and loses all Treasures`,
  },
  test: (attribute) => `test ${NAMES.attribute[attribute]}`,
  failure: (outcome) => `failure: ${outcome}`,
  success: (outcome) => `success: ${outcome}`,
  afterwards: (what) => `then ${what}`,
  stillOpens: 'the door opens if you can still walk',
  listed,
  capital,
  nothing: {
    dungeon: 'nothing happens',
    trap: 'nothing happens',
    search: 'there is nothing to find',
    door: 'no way through',
    corpse: 'there is nothing left',
    crypt: 'there is nothing in it',
    catacomb: 'nothing happens',
    dragon: 'nothing happens',
    tile: 'you stay, and the turn is over',
  },
  item: {
    draught: `at the start of a turn, it heals ${wounds(DRAUGHT_WOUNDS)}`,
    rope: 'you pass bridge, sinkhole and shaft and leave a chasm without a test',
    key: 'it opens one door without a card',
  },
  treasure: {
    lanternOfLateHours: 'your torch does not go out, and you choose the way out of the dark',
    emberAegis: `it keeps ${wounds(AEGIS_WOUNDS)} of Dragonfire off you`,
    featherCloak: 'you pass bridge and shaft and leave a chasm without a test',
    thimbleOfMending: `give it back at the start of a turn, and it heals ${wounds(THIMBLE_WOUNDS)}`,
    keyOfNineWards: 'every door opens without a card',
    coinOfSecondChances: 'give it back to roll a failed test again',
  },
  worth: (gold) => `worth ${gold} gold`,
  power: {
    meeting: () => 'before you fight or flee: everybody sees the monster’s Life',
    startOfTurn: ({ heals, tokens: gained }) =>
      `at the start of a turn: ${heals > 0 ? `it heals ${wounds(heals)}` : `you gain ${tokens(gained)}`}`,
    test: ({ attribute, less }) => `before a test of ${NAMES.attribute[attribute]}: the total counts ${less} less`,
    entering: () => 'on a tile you know, without a monster: no card is drawn',
    somethingMoves: () => `when you draw ${NAMES.title.somethingMoves}: no monster comes`,
    never: () => 'for escapes alone',
  },
  tile: {
    chamber: `draw a ${NAMES.deck.dungeon} card`,
    corridor: 'move on in the same turn',
    trapped: `draw a ${NAMES.deck.trap} card`,
    stairwell: `draw a ${NAMES.deck.dungeon} card, or go down into the catacombs`,
    turning: 'it turns halfway round once you are in',
    rubble: '',
    web: '',
    dark: 'chance picks your way out',
    chasm: '',
    bridge: 'each Treasure you drop first makes the test one easier',
    sinkhole: '',
    shaft: '',
  },
  leaving: (test, isAnyWay) => `to get out${isAnyWay ? '' : ' any way but the one you came'}, ${test}`,
};

/** What everything in the keep does, in English. */
export const THINGS: Things = thingsIn(PHRASES);
