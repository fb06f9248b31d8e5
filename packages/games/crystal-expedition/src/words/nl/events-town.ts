import { list } from '@questhall/facets/dutch';
import type { Event, View } from '../../types/index.ts';
import type { Sayings, Staying } from '../telling/sayings.ts';
import { figureIn, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

type Of<K extends Staying> = Extract<Event, { type: K }>;

const paidText = (paid: number): string => (paid === 0 ? 'voor niets' : `voor ${crowns(paid)}`);

/** Town and the campaign. */
export const TOWN: Sayings<Staying> = {
  heroMade: ({ name, race, heroClass, place }) =>
    `${name}, ${NAMES.race[race]} en ${NAMES.heroClass[heroClass]}, ${place === null ? 'wacht bij de Wagen' : 'komt bij het gezelschap'}.`,
  dungeonFound: ({ features }) => `Er is een kerker ontdekt. ${dungeonText(features)}.`,
  townEntered: () => 'Het gezelschap is in de Stad, zo goed als nieuw.',
  visited: ({ hero, location, left }, view) =>
    `${whoever(view, hero)} gaat naar ${THE[location]}; nog ${left === 0 ? 'geen bezoek' : left === 1 ? 'één bezoek' : `${left} bezoeken`} over.`,
  leftLocation: ({ hero, location, isTakenBack }, view) =>
    isTakenBack
      ? `${whoever(view, hero)} bedenkt zich: het bezoek aan ${THE[location]} telt niet.`
      : `${whoever(view, hero)} verlaat ${THE[location]}.`,
  declaredReady: ({ hero, isReady }, view) =>
    isReady ? `${whoever(view, hero)} is klaar voor vertrek.` : `${whoever(view, hero)} wil nog even blijven.`,
  gaveCrowns: ({ from, to, crowns: n }, view) => `${whoever(view, from)} geeft ${crowns(n)} aan ${figureIn(view, to)}.`,
  gavePiece: ({ from, to, piece }, view) =>
    `${whoever(view, from)} geeft ${pieceName(piece)} aan ${figureIn(view, to)}.`,
  stowed: ({ hero, piece }, view) => `${whoever(view, hero)} legt ${pieceName(piece)} bij de bagage.`,
  unpacked: ({ hero, piece }, view) => `${whoever(view, hero)} haalt ${pieceName(piece)} uit de bagage.`,
  dungeonRerolled: ({ hero, features, locks, paid }, view) =>
    `${whoever(view, hero)} laat nog eens naar de kerker kijken, ${paidText(paid)}${lockText(locks)}. ${dungeonText(features)}.`,
  fickleThrown: ({ hero, stake, dice, house }, view) =>
    `${whoever(view, hero)} zet ${crowns(stake)} in bij Grillig: ${sum(dice)} tegen ${sum(house)} van het huis.`,
  fickleEnded: fickleText,
  drank: ({ hero, boost, element, paid }, view) =>
    `${whoever(view, hero)} trakteert het gezelschap op ${NAMES.boost[boost]}${element === null ? '' : ` (${NAMES.element[element]})`}, ${paidText(paid)}.`,
  bought: ({ hero, item, paid }, view) => `${whoever(view, hero)} koopt ${NAMES.item[item]} ${paidText(paid)}.`,
  sold: ({ hero, piece, paid }, view) => `${whoever(view, hero)} verkoopt ${pieceName(piece)} ${paidText(paid)}.`,
  upgraded: ({ hero, piece, paid }, view) =>
    `${whoever(view, hero)} laat ${NAMES.item[piece.item]} verbeteren tot niveau ${piece.level}, ${paidText(paid)}.`,
  gemBought: ({ hero, gem, paid, isCrafted }, view) =>
    isCrafted
      ? `${whoever(view, hero)} laat van drie ruwe Kristallen een edelsteen “${NAMES.gem[gem]}” maken, ${paidText(paid)}.`
      : `${whoever(view, hero)} koopt een edelsteen “${NAMES.gem[gem]}” ${paidText(paid)}.`,
  gemSold: ({ hero, gem, paid }, view) =>
    `${whoever(view, hero)} verkoopt een edelsteen “${NAMES.gem[gem]}” ${paidText(paid)}.`,
  rawSold: ({ hero, paid }, view) => `${whoever(view, hero)} verkoopt een ruw Kristal ${paidText(paid)}.`,
  gemSet: ({ hero, piece }, view) => `${whoever(view, hero)} laat een edelsteen zetten: ${pieceName(piece)}.`,
  gemTaken: ({ hero, piece, gem, paid }, view) =>
    `${whoever(view, hero)} laat de edelsteen “${NAMES.gem[gem]}” uit ${NAMES.item[piece.item]} halen, ${paidText(paid)}.`,
  joined: ({ name, instead }) =>
    instead === null ? `${name} komt bij het gezelschap.` : `${name} gaat in plaats van ${instead}.`,
  stayedBehind: ({ name }) => `${name} blijft achter bij de Wagen.`,
  crownsShared: ({ crowns: n, shares }, view) =>
    n === 0
      ? 'Er zijn geen Kronen om door te geven.'
      : `De Kronen blijven bij het gezelschap: ${list(shares.map((share) => `${crowns(share.crowns)} voor ${figureIn(view, share.hero)}`))}.`,
  dismissed: ({ name }) => `${name} vertrekt voorgoed, met alle uitrusting.`,
  kitBought: ({ item, left }) => `De nieuwkomer kiest ${NAMES.item[item]}; nog ${crowns(left)} uitrustingsgeld.`,
  kitSpent: ({ forfeited }) =>
    forfeited === 0 ? 'Het uitrustingsgeld is op.' : `De uitrusting is compleet; ${crowns(forfeited)} vervallen.`,
  trained: ({ hero, what, level, paid }, view) =>
    `${whoever(view, hero)} traint ${paidText(paid)}: ${what === 'race' ? 'Ras' : 'Klasse'} niveau ${level}.`,
  rewarded: ({ reward, hero }, view) =>
    `De beloning: ${NAMES.reward[reward]}${hero === null ? '' : `, voor ${figureIn(view, hero)}`}.`,
  retired: () => 'Het gezelschap hangt de mantels aan de haak. De campagne is voorbij.',
  purseShared: ({ lost, lostRaw, shares }) => {
    const gone = [
      ...(lost === 0 ? [] : [crowns(lost)]),
      ...(lostRaw === 0 ? [] : [lostRaw === 1 ? 'een ruw Kristal' : `${lostRaw} ruwe Kristallen`]),
    ];
    const got = shares.some((share) => share > 0) ? `De beurs wordt verdeeld: ${list(shares.map(crowns))}.` : '';
    return [gone.length === 0 ? '' : `Verloren: ${list(gone)}.`, got].filter(Boolean).join(' ') || 'De beurs is leeg.';
  },
};

/** Where one goes, with its article. */
export const THE = {
  explorer: 'de Verkenner',
  gambler: 'de Gokker',
  tavern: 'de Herberg',
  blacksmith: 'de Smid',
  wagon: 'de Wagen',
  guild: 'het Gilde',
} as const;

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

const lockText = (locks: Of<'dungeonRerolled'>['locks']): string =>
  locks.length === 0 ? '' : `, met ${list(locks.map((lock) => NAMES.feature[lock]))} vast`;

function fickleText({ hero, how, die, won }: Of<'fickleEnded'>, view: View): string {
  const who = whoever(view, hero);
  const result = won > 0 ? `wint ${crowns(won)}` : `verliest ${crowns(-won)}`;
  if (how === 'concede') return `${who} geeft toe en ${result}.`;
  return `De Grillige dobbelsteen toont ${die}, gegooid door ${how === 'house' ? 'het huis' : figureIn(view, hero)}: ${who} ${result}.`;
}
