import { capital, list, small } from '@questhall/facets/dutch';
import { digits } from '@questhall/facets/saying';
import { goalAt } from '../../own/index.ts';
import type { Action, Event, View } from '../../types/index.ts';
import type { Exploring, Sayings } from '../telling/sayings.ts';
import { figureIn, nameOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

type Of<K extends Exploring> = Extract<Event, { type: K }>;

/** The dungeon as it grows, and what becomes of the expedition. */
export const EXPLORING: Sayings<Exploring> = {
  proposed: ({ by, wish }, view) => `${whoever(view, by)} stelt voor ${wishText(wish, view)}.`,
  voted: ({ by, isFor }, view) =>
    `${whoever(view, by)} ${isFor === null ? 'stemt niet' : isFor ? 'is ervoor' : 'is ertegen'}.`,
  proposalFailed: () => 'Er is geen meerderheid: het gaat niet door.',
  expeditionBegan: ({ dungeon, glory }, { dungeons }) => {
    const features = dungeons[dungeon];
    return `De expeditie begint met ${glory} Glorie${features === undefined ? '' : `. ${dungeonText(features)}`}.`;
  },
  stood: ({ hero }, view) => `${whoever(view, hero)} komt de trap af.`,
  phaseBegan: ({ hero, squares }, view) =>
    `${whoever(view, hero)} verkent, en mag ${digits(squares, 'vak', 'vakken')} ver.`,
  walked: ({ who, path }, view) => `${whoever(view, who)} loopt ${digits(path.length, 'vak', 'vakken')}.`,
  exploreRolled: ({ hero, isRoom }, view) =>
    `${whoever(view, hero)} ${isRoom ? 'opent de deur' : 'verkent wat voor ons ligt'}.`,
  dieRerolled: ({ from, to, left }) =>
    `Door Geruchten wordt een ${from} een ${to}; ${left === 0 ? 'ze zijn op' : `nog ${left}`}.`,
  laid: ({ tiles, openings, doors }) => laidText(tiles, openings.length, doors.length),
  brickedUp: () => 'De weg is dichtgemetseld: er past niets achter.',
  shaftFound: () => 'Niets leidt verder, maar er is een schacht in de vloer.',
  crystalsGrown: ({ squares }) =>
    squares.length === 1 ? 'Hier glinstert een Kristal.' : `Hier glinsteren ${small(squares.length)} Kristallen.`,
  roomOpened: ({ isBig, hasChest, isEmpty, opened }) =>
    `${isBig ? 'Een grote' : 'Een kleine'} kamer, nummer ${opened} van de expeditie${hasChest ? ', met een kist' : ''}${isEmpty ? '. Er is niemand' : ''}.`,
  prisonerFound: () => 'Hier zit iemand uit de Stad gevangen.',
  prisonerFreed: () => 'De gevangene is vrij. Nu de weg terug.',
  tokenAdded: ({ tokens }) => `Er roert zich iets in het donker: ${digits(tokens, 'fiche', 'fiches')} in de pot.`,
  wanderersCame: () => 'Zwervende monsters hebben jullie gevonden.',
  rested: ({ bonus }) => `Het gezelschap rust: ${NAMES.rest[bonus]}.`,
  chestOpened: chestText,
  assigned: ({ piece, hero }, view) =>
    hero === null ? `${pieceName(piece)} gaat bij de bagage.` : `${whoever(view, hero)} neemt ${pieceName(piece)}.`,
  mined: ({ crowns: n, raw }) =>
    `Er worden Kristallen gedolven: ${list([...(n === 0 ? [] : [crowns(n)]), ...(raw === 0 ? [] : [digits(raw, 'ruw Kristal', 'ruwe Kristallen')])])}.`,
  wentDown: ({ level }) => `Het gezelschap klimt omlaag naar verdieping ${level}.`,
  marched: ({ die, tokens }) =>
    `Onderweg toont een D4 ${die}${die === 4 ? `: ${digits(tokens, 'fiche', 'fiches')} in de pot` : ''}.`,
  questAdvanced: ({ done, goal }) => `De Opdracht: ${done} van ${goal}.`,
  questDone: () => 'De Opdracht is volbracht.',
  gloryChanged: ({ by, glory }) => `${by > 0 ? `${by} Glorie gewonnen` : `${-by} Glorie verloren`}: nu ${glory}.`,
  crownsWon: ({ crowns: n, purse }) => `${capital(crowns(n))} voor de beurs, waar er nu ${purse} in zitten.`,
  expeditionEnded: ({ line }, view) => endText(line, view),
};

/** What somebody proposes, in a few words. */
export function wishText(wish: Action, view: View): string {
  switch (wish.type) {
    case 'explore':
      return `dat ${figureIn(view, wish.hero)} verkent`;
    case 'rest':
      return `hier te rusten: ${NAMES.rest[wish.bonus]}`;
    case 'openChest':
      return 'de kist te openen';
    case 'descend':
      return 'door de schacht omlaag te klimmen';
    case 'march':
      return 'terug te gaan naar de trap';
    case 'flee':
      return 'te vluchten';
    case 'goHome':
      return 'naar huis te gaan';
    case 'goOn':
      return 'door te gaan';
    case 'rerollDie':
      return 'één dobbelsteen opnieuw te gooien';
    case 'mine':
      return wish.raw === 0 ? 'elk Kristal te verkopen' : `${digits(wish.raw, 'Kristal', 'Kristallen')} ruw te houden`;
    case 'assign':
      return wish.hero === null ? 'het bij de bagage te doen' : `het aan ${figureIn(view, wish.hero)} te geven`;
    case 'chooseReward':
      return `deze beloning: ${NAMES.reward[wish.reward]}${wish.hero === null ? '' : `, voor ${nameOf(view, wish.hero)}`}`;
    case 'chooseDungeon': {
      const dungeon = view.dungeons[wish.dungeon];
      return `deze kerker${dungeon === undefined ? '' : `: ${dungeonText(dungeon)}`}`;
    }
    case 'retire':
      return 'de campagne te beëindigen';
    default:
      return 'iets';
  }
}

function laidText(tiles: Of<'laid'>['tiles'], openings: number, doors: number): string {
  const room = tiles.find(({ kind }) => kind === 'small' || kind === 'big');
  if (room !== undefined) return `Achter de deur ligt een ${NAMES.tile[room.kind]}.`;
  const end = tiles.at(-1)?.kind ?? 'section';
  const what = end === 'section' ? 'Een gang' : `Een gang met een ${NAMES.tile[end]}`;
  const ways = [
    ...(openings === 0 ? [] : [digits(openings, 'weg verder', 'wegen verder')]),
    ...(doors === 0 ? [] : [digits(doors, 'deur', 'deuren')]),
  ];
  return `${what}${ways.length === 0 ? ' die nergens heen leidt' : `: ${list(ways)}`}.`;
}

function chestText({ crowns: n, raw, gem, piece }: Of<'chestOpened'>): string {
  if (piece !== null) return `In de kist ligt ${pieceName(piece)}.`;
  if (gem !== null) return `In de kist ligt een edelsteen: “${NAMES.gem[gem]}”.`;
  return raw > 0 ? `In de kist liggen ${raw} ruwe Kristallen.` : `In de kist liggen ${crowns(n)}.`;
}

function endText({ result, glory, done, features }: Of<'expeditionEnded'>['line'], view: View): string {
  switch (result) {
    case 'success':
      return `De expeditie slaagt, met ${glory} Glorie.`;
    case 'glory':
      return 'Er is geen Glorie meer: de expeditie is mislukt.';
    case 'fallen':
      return 'Alle helden zijn bewusteloos: de expeditie is mislukt.';
    case 'fled':
      return `Het gezelschap vlucht, met de Opdracht op ${done} van ${goalAt(view, features.quest)}.`;
  }
}
