import type { KernelRule } from '@questhall/kernel';
import type { TableRule } from '../heard.ts';

/** What the kernel refuses at every table, in Dutch. */
export const kernelRules: Readonly<Record<KernelRule, { readonly title: string; readonly text: string }>> = {
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

/** What the table itself refuses. */
export const tableRules: Readonly<Record<TableRule, string>> = {
  'table.full': 'Er is geen ruimte om dit te bewaren, dus is het niet gebeurd. Maak ruimte en probeer het opnieuw.',
  'table.lost': 'Iemand anders heeft deze tafel nu open, of ze is verwijderd. Open haar opnieuw om verder te gaan.',
  'table.moved':
    'De tafel is zojuist naar een ander venster verhuisd. Kijk hoe ze ervoor staat en probeer het opnieuw.',
  'table.not-yours': 'Deze plaats wordt door iemand anders gespeeld.',
  'table.nothing': 'Er is op dit moment niets van dien aard.',
  'table.asked': 'Iemand heeft dat al gevraagd; eerst moet iedereen antwoorden.',
  'table.nobody': 'Er is hier niemand en niets met die naam.',
};
