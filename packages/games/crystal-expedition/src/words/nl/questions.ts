import type { Wording } from '@questhall/facets';
import { list, small, squares } from '@questhall/facets/dutch';
import { asking, joined } from '@questhall/facets/saying';
import { isHitting, totalOf } from '../../queries/blow.ts';
import type { CrystalExpedition, Question, View } from '../../types/index.ts';
import type { Questions } from '../telling/sayings.ts';
import { wishText } from './events-exploring.ts';
import { figureIn, nameOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, pieceName, price } from './things.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

const QUESTIONS: Questions = {
  begin: () => 'Het gezelschap is compleet. Zullen jullie de eerste kerker zoeken?',
  create: ({ place }) => `Wie is held ${place + 1} van het gezelschap?`,
  town: () => 'Het gezelschap is in de Stad. Wat moet er nog gebeuren voor het vertrek?',
  kit: (_question, { town }) =>
    `De nieuwkomer heeft ${crowns(town?.kitMoney?.crowns ?? 0)} uitrustingsgeld. Waaraan wordt het besteed?`,
  consent: ({ by, of, wish }, view) => consentText(by, of, wish, view),
  reward: ({ left }) =>
    left === 1 ? 'Welke beloning neemt het gezelschap?' : 'Het gezelschap neemt twee beloningen. Welke is de eerste?',
  dungeon: () => 'Welke kerker wordt het?',
  stand: ({ hero }, view) => `Waar op de trap staat ${figureIn(view, hero)}?`,
  explore: (_question, view) => exploreText(view),
  rumours: ({ left }) =>
    `Geruchten mogen een van deze dobbelstenen opnieuw gooien, ${left === 1 ? 'voor het laatst' : `nog ${small(left)} keer`}. Doen?`,
  mine: ({ crystals }) =>
    crystals === 1
      ? 'Er is een Kristal gedolven. Wordt het verkocht voor 5 Kronen, of blijft het ruw?'
      : `Er zijn ${crystals} Kristallen gedolven. Hoeveel blijven er ruw, en worden niet voor 5 Kronen verkocht?`,
  assign: ({ piece }) => `Wie neemt ${pieceName(piece)}?`,
  pressOn: () => 'De Opdracht is volbracht. Naar huis met de buit, of verder het donker in?',
  vote: ({ by, wish }, view) => `${whoever(view, by)} stelt voor ${wishText(wish, view)}. Ben je ervoor?`,
  turn: ({ who }, view) => turnText(who, view),
  down: ({ who }, view) => `${whoever(view, who)} ligt bewusteloos. Eerst kruipen, of meteen proberen bij te komen?`,
  reroll: ({ who, of, dice }, view) =>
    `${whoever(view, who)} heeft ${list(dice)} gegooid${of === 'escape' ? ' om te ontsnappen' : ''}. Wordt er een opnieuw gegooid?`,
  attack: ({ who }, view) => attackText(who, view),
  shift: ({ who, how }, view) => `Waarheen ${how === 'dodge' ? 'Ontwijkt' : 'Teleporteert'} ${figureIn(view, who)}?`,
  push: ({ who, pushed, isChain }, view) =>
    isChain
      ? `Achter ${figureIn(view, pushed)} is geen vak vrij. Wie wordt opzij geduwd?`
      : who === pushed
        ? `${whoever(view, pushed)} wordt teruggedreven, en kiest zelf. Waarheen?`
        : `${whoever(view, who)} drijft ${figureIn(view, pushed)} terug. Waarheen?`,
  advance: ({ who }, view) => `Waar komt ${figureIn(view, who)} dichterbij?`,
  next: () => 'Wie krijgt er nu schade?',
  cleanse: ({ bearer }, view) => `Welk Effect raakt ${figureIn(view, bearer)} kwijt?`,
  interrupts: ({ options }, view) =>
    options.length === 1
      ? options.map(({ who, interrupt }) => `Gebruikt ${figureIn(view, who)} ${NAMES.interrupt[interrupt]}?`).join('')
      : 'Welke Onderbreking komt eerst?',
  encore: ({ who }, view) => `Toegift! ${whoever(view, who)} mag een Aanval doen, zonder Loop. Op wie?`,
};

export const question: Wording<CrystalExpedition>['question'] = asking<CrystalExpedition>(QUESTIONS);

function consentText(by: number, of: number, wish: Of<'consent'>['wish'], view: View): string {
  const [who, whose] = [whoever(view, by), figureIn(view, of)];
  switch (wish.type) {
    case 'giveCrowns':
      return `${who} wil ${crowns(wish.crowns)} aan ${nameOf(view, wish.to)} geven. Vindt ${whose} dat goed?`;
    case 'givePiece': {
      const piece = view.party.find(({ id }) => id === wish.from)?.build.pieces[wish.piece];
      return `${who} wil dat ${piece === undefined ? 'iets' : pieceName(piece)} naar ${nameOf(view, wish.to)} gaat. Vindt ${whose} dat goed?`;
    }
    default:
      return `${who} wil dat ${whose} achterblijft bij de Wagen. Vindt ${whose} dat goed?`;
  }
}

function exploreText(view: View): string {
  const { expedition } = view;
  if (expedition === null) return 'En nu?';
  const { rest, glory } = expedition;
  const ready = rest === null ? '' : ` ${NAMES.rest[rest]} ligt klaar voor het volgende Treffen.`;
  return `Het gezelschap heeft ${glory} Glorie.${ready} Waarheen?`;
}

function turnText(who: number, view: View): string {
  const turn = view.expedition?.turn ?? null;
  const left =
    turn?.isMoveOver === true ? 'geen stappen meer' : turn?.left === null ? '' : `nog ${squares(turn?.left ?? 0)}`;
  const rest = joined([left, turn?.hasAttacked === true ? 'de Aanval gedaan' : '']);
  return `${whoever(view, who)} is aan de beurt${rest === '' ? '' : `, ${rest}`}. Wat nu?`;
}

function attackText(who: number, view: View): string {
  const attack = view.expedition?.attack ?? null;
  if (attack === null) return 'Wat volgt er in de Aanval?';
  const left = `${price(attack.surges)} te besteden`;
  if (attack.target === null) return `${whoever(view, who)} heeft Concentratie, met ${left}. Waaraan?`;
  const result =
    attack.isHit === null
      ? isHitting(attack)
        ? 'tot nu toe genoeg'
        : 'tot nu toe mis'
      : attack.isHit
        ? 'raak'
        : 'mis';
  return `${whoever(view, who)} heeft ${totalOf(attack)} tegen Weerstand ${attack.grit}, ${result}, met ${left}. En nu?`;
}
