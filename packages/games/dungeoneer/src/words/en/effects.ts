import type { Amount } from '../../content/index.ts';
import type { Phrases, Quantity, Scene } from '../telling/phrases.ts';
import { fight, moment, price } from './effects-moments.ts';
import {
  aCategory,
  counted,
  either,
  fact,
  HEROES,
  hero,
  list,
  more,
  OWNERS,
  PLAYERS,
  player,
  points,
  quantity,
  tracked,
  wounds,
} from './effects-voices.ts';
import { NAMES } from './names.ts';

/** A lasting total, that of one roll, or that of one attack in the combat. */
function total(thing: string, by: Amount, scene: Scene): Quantity {
  if (scene.clause.trigger === 'roll') return quantity('', 'that total', by);
  if (scene.isLasting || scene.voice === 'self') return quantity(OWNERS[scene.voice], thing, by);
  return quantity('', `your ${thing} against one attack of your choice`, by);
}

const THREATENED = {
  target: null,
  space: 'every hero in the space',
  terrain: 'the target hero and every hero whose space shares a terrain with it',
} as const;
const LIMITS = { treasures: 'Treasure limit', boons: 'Boon limit', kind: 'limit for readied Treasures of one kind' };
const IGNORED = { pit: 'Pits', spikes: 'Spikes', levelDrain: 'Level Drain' };
const OPENED = {
  locked: 'every Locked or Lost exit counts as open for your hero',
  exit: 'one exit of the space that has a Threat counts as open for everybody until the end of the turn',
  wall: 'one wall of the space, with the side it faces, counts as open for your hero’s next Move this turn',
};

/** How the clauses of cards are said in English. */
export const PHRASES: Phrases = {
  effects: {
    score: ({ form, by }, { voice }) => quantity(OWNERS[voice], NAMES.form[form], by),
    threats: ({ by }, { voice, clause }) => {
      const isAtExits = clause.bracket.rolls.includes('exit');
      return quantity(OWNERS[voice], `Threat rolls${isAtExits ? ' at exits' : ''}`, by, true);
    },
    attack: ({ by, isFoes }, scene) => {
      if (!isFoes) return total('attack total', by, scene);
      const change = typeof by === 'number' ? more(by) : 'lower by as much';
      return { owner: '', thing: 'the total of one attack of your choice on your hero', isPlural: false, change };
    },
    counter: ({ by }, scene) => total('counter-attack total', by, scene),
    bestOfTwo: () => fact('roll 2 dice and use the higher'),
    wound: ({ by }, scene) => hero(scene, `takes ${wounds(by)}`),
    woundMore: ({ by }, { voice, clause }) => {
      const form = clause.bracket.form === null ? '' : `${NAMES.form[clause.bracket.form]} `;
      return fact(`${OWNERS[voice]} ${form}hits deal ${wounds(by)} more`);
    },
    prevent: ({ by }) => fact(`${wounds(by)} ${by === 1 ? 'is' : 'are'} prevented`),
    preventTo: ({ life }, scene) => hero(scene, `keeps ${life} life`),
    heal: ({ by }, scene) => hero(scene, `regains ${by} life`),
    tip: ({ untip }, scene) => {
      const threat = untip && `a ${NAMES.form[untip.form]} Threat of ${untip.number}`;
      return hero(scene, untip === null ? 'is tipped' : `is tipped, and standing up then takes ${threat} too`);
    },
    untip: (_, scene) => hero(scene, 'stands up if tipped'),
    level: ({ by }, scene) => hero(scene, `loses ${counted(-by, 'level')}`),
    glory: ({ by }, scene) => tracked('Glory', by, scene),
    peril: ({ by }, scene) => tracked('Peril', by, scene),
    move: ({ by }, scene) => player(scene, 'gain', `${points(by)} at once`),
    warp: ({ to }, scene) => {
      const section = 'is warped to another space of your choice in the same section';
      return hero(scene, to === 'section' ? section : `${section}, or to an Entrance of your choice`);
    },
    shift: ({ by }) => fact(by === 1 ? `shift ${by} Map card` : `shift up to ${by} Map cards, one after the other`),
    repel: ({ cost, category }) => {
      const isOne = category === null ? '' : `is ${aCategory(category)} or `;
      return fact(
        `before the dice fall, discard one monster that attacks your hero and ${isOne}has a printed cost of ${cost} or less`,
      );
    },
    minion: () => fact('that monster becomes your Minion with its wounds, and this card is attached to it'),
    limit: ({ of, by }) => quantity('your', LIMITS[of], by),
    cost: ({ of, by }) => {
      const cards = of === 'treasure' ? 'Treasures' : 'Boons and Treasures';
      return fact(`your ${cards} cost ${Math.abs(by)} Glory ${by < 0 ? 'less, but at least 1' : 'more'}`);
    },
    free: ({ what }) => {
      const deed = what === 'firstExplore' ? 'your first Explore in each of your turns' : 'your hero’s challenge';
      return fact(`${deed} costs no movement point`);
    },
    open: ({ what }) => fact(OPENED[what]),
    ignore: ({ what }, { voice }) => {
      const verb = what.join() === 'levelDrain' ? 'does' : 'do';
      return fact(`${list(what.map((one) => IGNORED[one]))} ${verb} not work on ${HEROES[voice]}`);
    },
    symbol: ({ form }, scene) => hero(scene, `can attack with ${NAMES.form[form]}`),
    draw: ({ by }, scene) => player(scene, 'draw', counted(by, 'Adventure card')),
    discard: ({ by }, scene) => player(scene, 'discard', `${counted(by, 'readied Boon')} of choice`),
    look: ({ by }, scene) =>
      player(
        scene,
        'look',
        `in secret at the top ${counted(by, 'card')} of an Adventure deck and may change the order`,
      ),
    upkeep: ({ by }) => fact(`upkeep of ${by} Glory in your Reset phase, or the card returns to your hand`),
    charges: ({ by }) => fact(`this card has ${counted(by, 'charge')} and is discarded after the last`),
    lift: ({ points: asked }, { voice }) =>
      fact(`${PLAYERS[voice]} may discard this card in the Hero phase for ${points(asked)}`),
    liftAt: ({ where }, { voice }) => {
      const places = either(where.map((one) => (one === 'city' ? 'a city space' : 'an Entrance')));
      return fact(`this card is discarded when ${HEROES[voice]} enters ${places}`);
    },
  },
  changed: (owner, things, isPlural, change) =>
    `${[owner, list(things)].filter(Boolean).join(' ')} ${isPlural ? 'are' : 'is'} ${change}`,
  threat: ({ scores, number, instead, who }, { voice, clause }) => {
    const [only = 'melee'] = scores;
    const named = scores.length === 1 ? `a ${NAMES.form[only]} Threat of` : 'a Threat of';
    const other = instead === null ? '' : ` (${instead.number} on ${NAMES.terrain[instead.on]})`;
    const choice = scores.length === 1 ? '' : ` with ${either(scores.map((score) => NAMES.form[score]))}`;
    const target = clause.trigger === 'enter' ? 'that hero alone' : HEROES[voice];
    return `${THREATENED[who] ?? target} must overcome ${named} ${number}${other}${choice}`;
  },
  onFail: { own: 'on a fail ', failing: '', failed: 'on a fail ', everyone: 'on a fail ' },
  noHarm: 'failing does no harm',
  unwounded: { who: HEROES.struck, does: 'takes no wound' },
  oncePerTurn: 'once per turn',
  moment,
  carrying: 'while you have the token',
  ground: (terrains) => `on ${either(terrains.map((terrain) => NAMES.terrain[terrain]))}`,
  fight,
  against: (category) => `against ${aCategory(category)}`,
  price,
  chooser: { controller: 'by its controller’s choice', hero: 'by the choice of the hero’s player' },
  min: (least) => `, but not below ${least}`,
  and: 'and',
  or: 'or',
};
