import type { KernelRule } from '@questhall/kernel';

export const nl: Readonly<Record<KernelRule, { readonly title: string; readonly text: string }>> = {
  'kernel.over': { title: 'Het spel is uit', text: 'Na het einde kan er niets meer, behalve terugkijken.' },
  'kernel.not-asked': {
    title: 'Niemand vroeg je iets',
    text: 'Alleen een plaats waaraan iets is gevraagd, kan iets doen; wacht op je beurt.',
  },
  'kernel.stale': {
    title: 'Die vraag is voorbij',
    text: 'Een antwoord noemt zijn vraag, en deze was al beantwoord. Kijk wat er nu wordt gevraagd.',
  },
  'kernel.malformed': {
    title: 'Geen zet van dit spel',
    text: 'Wat er gestuurd is, kent dit spel niet. Kies uit wat er wordt aangeboden.',
  },
  'kernel.horizon': {
    title: 'Wat bekend is, blijft bekend',
    text: 'Als er gegooid is, een geheim uitkwam of een keuze verzegeld is, kan alleen de hele tafel dat terugnemen.',
  },
  'kernel.limit': {
    title: 'De partij duurt te lang',
    text: 'Elke partij heeft een grens, zodat niets eeuwig doorgaat. Open een nieuwe tafel.',
  },
};
