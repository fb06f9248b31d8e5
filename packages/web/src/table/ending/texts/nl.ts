import { type EndedTexts, rounded } from './en.ts';

export const nl: EndedTexts = {
  over: 'Het spel is uit',
  decidedBy: 'Beslist door',
  numbers: 'Wat ieder deed',
  who: 'Wie',
  dead: 'dood',
  tallies: {
    dealt: 'Schade gedaan',
    taken: 'Schade geleden',
    kills: 'Gedood',
    healed: 'Genezen',
    falls: 'Gevallen',
    searches: 'Gezocht',
    gold: 'Goud',
  },
  luck: 'Geluk',
  luckText: 'Wat de dobbelstenen toonden, naast wat zulke stenen gemiddeld tonen.',
  kinds: {
    skulls: 'Schedels',
    shields: 'Schilden',
    pips: 'Alle stenen samen',
    surges: 'Impulsstenen',
    toHit: 'Raakworpen',
  },
  rolled: (rolled, dice, kind) =>
    kind === 'skulls' || kind === 'shields'
      ? `${rolled} van ${dice}`
      : `${rolled} met ${dice} ${dice === 1 ? 'steen' : 'stenen'}`,
  expected: (expected) => `${rounded(expected).replace('.', ',')} verwacht`,
  lucky: 'beter dan gewoonlijk',
  unlucky: 'slechter dan gewoonlijk',
  even: 'ongeveer zoals gewoonlijk',
  replay: 'Nog eens bekijken',
  next: 'Volgende queeste',
  again: 'Nog eens spelen',
  home: 'Naar het begin',
  toBoard: 'Naar het bord',
  sheet: 'Hoe het ging',
  starting: 'De tafel wordt gedekt …',
  share: 'Delen',
  copied: 'Gekopieerd: plak het waar je wilt.',
  notCopied: 'Deze browser laat ons niet kopiëren. Hier staat het:',
  export: 'Bewaren als bestand',
  marked: 'In deze partij is iets teruggenomen nadat er was gegooid of een geheim bekend was.',
};
