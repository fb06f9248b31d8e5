import { TOWERS } from '../../content/keep/board.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { TILE_FORMS } from '../../content/keep/tiles.ts';
import type { Action, DungeonQuest, View } from '../../types.ts';
import { formSigns } from '../forms.ts';
import { wayIn } from '../ways.ts';
import { NAMES } from './names.ts';
import { capital, listed } from './numbers.ts';

type Question = DungeonQuest['Question'];

const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;

/** `north`, `east, from the northern half`. */
function wayName(view: View, to: number): string {
  const found = wayIn(view, to);
  if (found === null) return 'somewhere else';
  const name = NAMES.way[found.way];
  return found.half === null ? name : `${name}, from the ${found.half}ern half`;
}

const formName = (form: number): string => {
  const printed = TILE_FORMS[form];
  return printed === undefined ? '' : `${NAMES.tile[printed.kind]} ${formSigns(form)}`;
};

const GO_ON: Partial<Readonly<Record<Question['kind'], string>>> = {
  startWindow: 'Go on',
  door: 'Try the door',
  meeting: 'Face it',
  torch: 'Lose a turn',
  trap: 'Keep this trap',
  offer: 'Leave it',
  secretDoor: 'Leave the door',
  stair: 'Stay below',
  leave: 'Stay in the keep',
  aegis: 'Take the fire',
  bluff: 'Go on',
  parting: 'Propose nothing',
  partingAnswer: 'Refuse',
};

/** What the answers in the keep are called; null for those of a fight. */
export function keepAction(chosen: Action, question: Question, view: View): string | null {
  switch (chosen.type) {
    case 'takeHero':
      return NAMES.hero[chosen.hero];
    case 'takeTower':
      return `The ${CORNERS[TOWERS.indexOf(chosen.square)] ?? 'other'} tower`;
    case 'goOn':
      return GO_ON[question.kind] ?? 'Go on';
    case 'move':
      return `Go ${wayName(view, chosen.to)}`;
    case 'stumble':
      return 'Stumble out of the dark';
    case 'search':
      return 'Search';
    case 'catchBreath':
      return 'Catch breath';
    case 'descend':
      return 'Go down the stairs';
    case 'plunder':
      return 'Plunder the hoard';
    case 'leave':
      return 'Leave the keep';
    case 'pass':
      return 'Pass';
    case 'advance':
      return 'Advance';
    case 'grope':
      return 'Grope about';
    case 'turn':
      return `Turn ${chosen.to}`;
    case 'head':
      return `Head ${NAMES.way[chosen.way]}`;
    case 'layTile':
      return `Lay ${formName(chosen.form)}`;
    case 'draw':
      return 'Draw the card';
    case 'drop':
      return `Drop ${chosen.treasure === 'burialCrown' ? NAMES.title.burialCrown : NAMES.treasure[chosen.treasure]}`;
    case 'swap':
      return 'Draw another trap';
    case 'resolve': {
      const card = KEEP_CARDS[chosen.card];
      return `Take ${card === undefined ? 'this card' : NAMES.title[card.title]}${goldIn(chosen.card)}`;
    }
    case 'arrange':
      return capital(listed(chosen.forms.map(formName)));
    case 'climb':
      return 'Go up';
    case 'offerParting':
      return 'Propose to part';
    case 'part':
      return 'Part';
    case 'retreat':
      return `Retreat ${wayName(view, chosen.to)}`;
    case 'layPower':
      return NAMES.power[chosen.card];
    case 'leaveToDeck':
      return 'Leave it to the deck';
    case 'discard':
      return `Discard ${NAMES.power[chosen.card]}`;
    default:
      return null;
  }
}

/** Cards of one title may differ in their gold. */
function goldIn(place: number): string {
  const found = KEEP_CARDS[place]?.effects.find(({ does }) => does === 'gold');
  return found?.does === 'gold' ? ` (${found.gold} gold)` : '';
}
