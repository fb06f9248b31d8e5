import { TOWERS } from '../../content/keep/board.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { TILE_FORMS } from '../../content/keep/tiles.ts';
import type { Action, DungeonQuest, View } from '../../types.ts';
import { formSigns } from '../forms.ts';
import { wayIn } from '../ways.ts';
import { NAMES } from './names.ts';
import { capital, listed } from './numbers.ts';

type Question = DungeonQuest['Question'];

const CORNERS = ['noordwestelijke', 'noordoostelijke', 'zuidwestelijke', 'zuidoostelijke'] as const;

/** `naar het noorden`, `naar het oosten, uit de noordelijke helft`. */
function wayName(view: View, to: number): string {
  const found = wayIn(view, to);
  if (found === null) return 'ergens anders heen';
  const name = `naar het ${NAMES.way[found.way]}`;
  return found.half === null ? name : `${name}, uit de ${found.half === 'north' ? 'noordelijke' : 'zuidelijke'} helft`;
}

const formName = (form: number): string => {
  const printed = TILE_FORMS[form];
  return printed === undefined ? '' : `${NAMES.tile[printed.kind]} ${formSigns(form)}`;
};

const GO_ON: Partial<Readonly<Record<Question['kind'], string>>> = {
  startWindow: 'Verder',
  door: 'De deur proberen',
  meeting: 'Ga erop af',
  torch: 'Een beurt verliezen',
  trap: 'Deze val houden',
  offer: 'Laat het',
  secretDoor: 'Laat de deur',
  stair: 'Blijf beneden',
  leave: 'Blijf in de burcht',
  aegis: 'Het vuur ondergaan',
  bluff: 'Verder',
  parting: 'Niets voorstellen',
  partingAnswer: 'Weigeren',
};

/** What the answers in the keep are called; null for those of a fight. */
export function keepAction(chosen: Action, question: Question, view: View): string | null {
  switch (chosen.type) {
    case 'takeHero':
      return NAMES.hero[chosen.hero];
    case 'takeTower':
      return `De ${CORNERS[TOWERS.indexOf(chosen.square)] ?? 'andere'} toren`;
    case 'goOn':
      return GO_ON[question.kind] ?? 'Verder';
    case 'move':
      return `Ga ${wayName(view, chosen.to)}`;
    case 'stumble':
      return 'Strompel het donker uit';
    case 'search':
      return 'Zoeken';
    case 'catchBreath':
      return 'Op adem komen';
    case 'descend':
      return 'De trap af';
    case 'plunder':
      return 'De schatkamer plunderen';
    case 'leave':
      return 'De burcht verlaten';
    case 'pass':
      return 'Passen';
    case 'advance':
      return 'Verder lopen';
    case 'grope':
      return 'Rondtasten';
    case 'turn':
      return `Draai naar ${chosen.to === 'left' ? 'links' : 'rechts'}`;
    case 'head':
      return `Naar het ${NAMES.way[chosen.way]}`;
    case 'layTile':
      return `Leg ${formName(chosen.form)}`;
    case 'draw':
      return 'De kaart trekken';
    case 'drop':
      return `${chosen.treasure === 'burialCrown' ? NAMES.title.burialCrown : NAMES.treasure[chosen.treasure]} laten vallen`;
    case 'swap':
      return 'Een andere val trekken';
    case 'resolve': {
      const card = KEEP_CARDS[chosen.card];
      return `Neem ${card === undefined ? 'deze kaart' : NAMES.title[card.title]}${goldIn(chosen.card)}`;
    }
    case 'arrange':
      return capital(listed(chosen.forms.map(formName)));
    case 'climb':
      return 'Naar boven';
    case 'offerParting':
      return 'Voorstellen uiteen te gaan';
    case 'part':
      return 'Uiteen gaan';
    case 'retreat':
      return `Wijk uit ${wayName(view, chosen.to)}`;
    case 'layPower':
      return NAMES.power[chosen.card];
    case 'leaveToDeck':
      return 'Laat het aan de stapel';
    case 'discard':
      return `${NAMES.power[chosen.card]} afleggen`;
    default:
      return null;
  }
}

/** Cards of one title may differ in their gold. */
function goldIn(place: number): string {
  const found = KEEP_CARDS[place]?.effects.find(({ does }) => does === 'gold');
  return found?.does === 'gold' ? ` (${found.gold} goud)` : '';
}
