import type { FormTexts } from './en.ts';

export const nl: FormTexts = {
  newTable: {
    title: (game) => `Een nieuwe tafel ${game}`,
    company: 'Wie zit waar',
    addSeat: 'Een plaats erbij',
    removeSeat: (name) => `De plaats van ${name} weghalen`,
    dice: 'De dobbelstenen',
    diceRolled: {
      title: 'Het programma gooit',
      text: 'Eerlijke dobbelstenen, uit een geheim getal dat bij het openen van de tafel wordt getrokken.',
    },
    diceTyped: { title: 'We gooien zelf', text: 'Je gooit op je eigen tafel, en typt in wat er ligt.' },
    house: 'Huisregels',
    houseText:
      'Ze staan allemaal uit, tenzij je ze wilt of een schakelaar hierboven ze aanzet. Bij elke staat welke regel ze verandert.',
    houseOn: (n) => (n === 0 ? 'geen' : `${n} aan`),
    changes: 'Verandert',
    more: 'Meer keuzes',
    usual: 'zoals gewoonlijk',
    outside: (least, most) => `Het moet een geheel getal van ${least} tot ${most} zijn.`,
    recommended: 'aanbevolen',
    suggests: (value) => `Om mee te beginnen raden we ${value} aan.`,
    share: (percent) => (percent < 1 ? 'minder dan 1 %' : percent > 99 ? 'meer dan 99 %' : `${Math.round(percent)} %`),
    won: (share) => `${share} gewonnen`,
    wonOn: (on, off) => `Gewonnen ermee: ${on}; zonder: ${off}.`,
    odds: 'Hoe het gaat',
    summary: 'Jouw tafel',
    start: 'Beginnen',
    starting: 'De tafel wordt gedekt …',
    on: 'Aan',
    off: 'Uit',
  },
  presets: { differs: 'Wat er dan anders is' },
};
