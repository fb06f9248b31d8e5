import type { RulebookTexts } from './en.ts';

export const nl: RulebookTexts = {
  title: (game) => `De regels van ${game}`,
  search: 'Zoek in de regels',
  found: (n) => (n === 0 ? 'Geen regel met deze woorden.' : `${n} ${n === 1 ? 'regel' : 'regels'}`),
  sections: 'Inhoud',
  everywhere: 'Aan elke tafel',
  house: 'Huisregels',
  houseMark: 'Huisregel',
  changes: 'Verandert',
  sets: 'Zet aan',
  changedBy: 'Veranderd door',
  linkTo: (title) => `Koppeling naar de regel “${title}”`,
  origins: { source: '', ruling: 'onze uitleg', authored: 'door ons geschreven' },
  unknown: (id) => `Er is geen regel ${id} in dit boek.`,
  kernelText: 'Wat elke tafel weigert, wat er ook op gespeeld wordt.',
};
