import { isAdventure, isMapCard, isQuest, mapCardOf } from '../../content/index.ts';
import type { EventOf } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import { sideNow, sideTo } from '../telling/places.ts';
import type { Heroic, Sayings } from '../telling/sayings.ts';
import { sumText } from './dice-text.ts';
import { list, points, wounds } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, place, quest as questName, says, somebody, whom, whose } from './people.ts';
import { exitText, POINTS } from './places.ts';

const OBSTACLES = { pit: 'de Kuil', spikes: 'de Pinnen', hazard: 'de Gevaarlijke plek' };

/** What stands in the middle of a space: `de Kuil van het Kettingpad`. */
export function obstacleText(space: string): string {
  const { obstacle } = mapCardOf(space);
  return obstacle === null ? place(space) : `${OBSTACLES[obstacle.kind]} van ${place(space)}`;
}

/** What a Threat comes from: `de Kuil van het Kettingpad`, `Verstikkende Sporen`. */
export function sourceText(about: EventOf<'threat'>['about'], source: string | null): string {
  if (about === 'untip') return 'de modder';
  if (source === null) return 'een Dreiging';
  if (about === 'exit') return `een uitgang van ${place(source)}`;
  if (isMapCard(source)) return obstacleText(source);
  if (isQuest(source)) return questName(source);
  return isAdventure(source) ? cardName(source) : nameIn(NAMES.ability, source);
}

const changed = (to: Listener, seat: number, by: number, what: string): string =>
  says(to, seat, `${by < 0 ? 'verliest' : 'krijgt'} ${Math.abs(by)} ${what}`);

function paidText({ seat, what, amount }: EventOf<'paid'>, to: Listener): string {
  switch (what) {
    case 'glory':
      return says(to, seat, `betaalt ${amount} Roem`);
    case 'peril':
      return `${capital(whose(to, seat, 'Gevaar', 'het'))} betaalt ${amount}.`;
    case 'points':
      return says(to, seat, `gebruikt ${points(amount)}`);
    case 'saved':
      return `${capital(whose(to, seat, 'gespaarde bewegingspunt', 'het'))} is weg.`;
    case 'bonus':
      return says(to, seat, 'gebruikt het extra bewegingspunt');
  }
}

function movedText({ seat, from, to: there, by }: EventOf<'moved'>, to: Listener): string {
  const side = sideTo(to.view, from, there);
  switch (by) {
    case 'exit':
      return says(to, seat, `gaat ${side === null ? '' : `naar ${POINTS[side]}, `}naar ${place(there)}`);
    case 'sewer':
      return says(to, seat, `kruipt door het riool naar ${place(there)}`);
    case 'portal':
      return says(to, seat, `stapt door het Portaal naar ${place(there)}`);
    case 'warp':
      return says(to, seat, `wordt verplaatst naar ${place(there)}`);
  }
}

function gateText({ seat, card, side: printed, state }: EventOf<'gate'>, to: Listener): string {
  const exit = exitText(card, sideNow(to.view, card, printed));
  if (state === 'held') return says(to, seat, `blijft in de deuropening: ${exit} blijft open`);
  return `${capital(exit)} is tot de volgende beurt ${state === 'opened' ? 'open' : 'onschadelijk'}.`;
}

/** Heroes: what they have, where they go, what becomes of them. */
export const HEROIC: Sayings<Heroic> = {
  collected: ({ seat, space, glory, peril }, to) =>
    says(to, seat, `verzamelt ${glory} Roem en ${peril} Gevaar op ${place(space)}`),
  glory: ({ seat, by }, to) => changed(to, seat, by, 'Roem'),
  peril: ({ seat, by }, to) => changed(to, seat, by, 'Gevaar'),
  points: ({ seat, by, now }, to) => says(to, seat, by === now ? `heeft ${points(now)}` : `krijgt ${points(by)} erbij`),
  saved: ({ seat }, to) => says(to, seat, 'spaart een bewegingspunt'),
  paid: paidText,
  moved: movedText,
  gate: gateText,
  gatesReset: () => 'Sloten vallen weer dicht en vallen in uitgangen staan weer op scherp.',
  holdEnded: ({ seat }, to) => says(to, seat, 'verlaat de deuropening en de uitgang valt dicht'),
  wallOpened: ({ seat, side }, to) => says(to, seat, `vindt een weg door de muur naar ${POINTS[side]}`),
  tipped: ({ seat }, to) => says(to, seat, 'kantelt'),
  untipped: ({ seat }, to) => says(to, seat, 'staat op'),
  stuck: ({ seat }, to) => says(to, seat, 'komt niet overeind'),
  tippedForPoint: ({ seat }, to) => says(to, seat, 'gaat liggen voor een extra bewegingspunt'),
  healed: ({ seat, by, life }, to) => `${does(somebody(to, seat), 'geneest')} ${by}: nu ${life} leven.`,
  wounded: ({ seat, by, life }, to) => `${does(somebody(to, seat), 'krijgt')} ${wounds(by)}: nog ${life} leven.`,
  prevented: ({ seat, by }, to) => `${wounds(by)} voor ${whom(to, seat)} ${by === 1 ? 'wordt' : 'worden'} voorkomen.`,
  defeated: ({ seat }, to) => says(to, seat, 'is verslagen'),
  reborn: ({ seat, heroes }, to) => {
    const who = seat === to.seat ? somebody(to, seat) : ({ text: to.naming(seat), person: 'one' } as const);
    return `${does(who, 'komt')} terug als ${list(heroes.map((hero) => nameIn(NAMES.hero, hero)))}.`;
  },
  level: ({ seat, level, by }, to) => {
    if (by === 0) return says(to, seat, `blijft op niveau ${level}`);
    return says(to, seat, `${by > 0 ? 'stijgt' : 'zakt'} naar niveau ${level}`);
  },
  promoted: ({ seat, level }, to) => says(to, seat, `wordt naar niveau ${level} getild`),
  threat: ({ seat, about, source, form, faces, total, number, isOvercome }, to) => {
    const what = `${NAMES.form[form]} tegen ${number}`;
    const end = isOvercome ? 'overwonnen' : 'mislukt';
    return says(to, seat, `trotseert ${sourceText(about, source)}, ${what}: ${sumText(faces, total)}, ${end}`);
  },
  worked: ({ source, seat }, to) => {
    const isSpikes = isMapCard(source) && mapCardOf(source).obstacle?.kind === 'spikes';
    return `${capital(sourceText('space', source))} ${isSpikes ? 'deren' : 'deert'} ${whom(to, seat)} niet.`;
  },
};
