import type { Subject } from '@questhall/facets/saying';
import type { Phrases, ToldTrait } from '../telling/phrases.ts';
import { NAMES } from './names.ts';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const times = (n: number): string => (n === 1 ? 'Eén keer per Treffen' : `${n} keer per Treffen`);

const CONDITIONS: Phrases['conditions'] = {
  'moved-far': ' als je deze beurt 3 vakken of meer gelopen hebt',
  'target-at-half': ' als het doel de helft van zijn Levenspunten of minder heeft',
  'ally-beside-target': ' als er nog iemand van jouw kant naast het doel staat',
  'target-is-minion': ' tegen Handlangers',
  'target-is-champion': ' tegen Kampioenen',
  'target-not-adjacent': ' tegen doelen die niet naast je staan',
  'nobody-else': ' als er niemand anders is',
};

/** What holds without being bought, in Dutch. */
export function traitText(trait: ToldTrait, whom: Subject | null): string {
  switch (trait.trait) {
    case 'poison-less':
      return `Vergif dat je krijgt is ${trait.n} minder.`;
    case 'melee-base':
      return `${signed(trait.n)} basisschade van dichtbij.`;
    case 'bolt-base':
      return `${signed(trait.n)} basisschade van een Toverschicht.`;
    case 'bolt-range':
      return `${signed(trait.n)} bereik van een Toverschicht.`;
    case 'grit-from-afar':
      return `${signed(trait.n)} Weerstand tegen Afstand en Reikwijdte.`;
    case 'other-roles-for':
      return `Je mag Activators van andere Rollen gebruiken voor ${trait.n} Impuls meer.`;
    case 'start-shield':
      return `Je begint elk Treffen met Schild ${trait.n}.`;
    case 'glory':
      return `De expeditie begint met ${trait.n} Glorie meer.`;
    case 'exploration-rerolls':
      return `${trait.n} keer mag het gezelschap één dobbelsteen van een verkenningsworp opnieuw gooien.`;
    case 'between-legs':
      return 'Eén keer per Loop mag je door het vak van een vijand stappen, zonder Ontsnappingsworp erin of eruit.';
    case 'wild':
      return 'Een raakworp waarvan de laagste dobbelsteen 1 toont, geeft geen Impulsen.';
    case 'body-keeps-speed':
      return 'Wat je om je lichaam draagt, maakt je nooit langzamer.';
    case 'poison-proof':
      return 'Vergif doet je niets.';
    case 'chooses-push':
      return 'Als Momentum je naar meer dan één vak kan duwen, kies jij.';
    case 'first-step-dodges':
      return 'De eerste stap van elke Loop is Ontwijken.';
    case 'crosses-enemies':
      return 'Mag door vakken van helden gaan.';
    case 'half-crowns-kept':
      return 'Als jullie allemaal vallen, gaat maar de helft van de Kronen verloren.';
    case 'reroll-attack':
      return `${times(trait.perEncounter)} mag je één dobbelsteen van je Aanval opnieuw gooien.`;
    case 'reroll-attack-or-escape':
      return `${times(trait.perEncounter)} mag je één dobbelsteen van je Aanval of Ontsnappingsworp opnieuw gooien.`;
    case 'chosen-element':
      return `${times(trait.perEncounter)} mag ieder van jullie een Aanval doen van het gekozen element.`;
    case 'to-hit-later':
      return `${times(trait.perEncounter)} ${signed(trait.n)} op de raakworp nadat je gegooid hebt.`;
    case 'surges':
      return `${times(trait.perEncounter)} ${signed(trait.n)} Impuls in je Aanval.`;
    case 'to-hit':
      return `${signed(trait.n)} op de raakworp${trait.condition === null ? '' : CONDITIONS[trait.condition]}.`;
    case 'damage':
      return `${signed(trait.n)} schade${trait.condition === null ? '' : CONDITIONS[trait.condition]}.`;
    case 'escape':
      return `${signed(trait.n)} op Ontsnappingsworpen${whom === null || whom.person === 'you' ? '' : ` van ${whom.text.replace(/^jij/, 'jou')}`}.`;
    case 'cheaper':
      return `${times(trait.perEncounter)} kost ${NAMES.activator[trait.activator]} 1 Impuls minder, als je wilt.`;
    case 'base-element':
      return `De basisschade mag ${NAMES.element[trait.element]} zijn.`;
    case 'spellbolt':
      return `Je mag Afstand ${trait.range} aanvallen met basisschade ${trait.base}, als ${trait.elements
        .map((element) => NAMES.element[element])
        .join(', ')}.`;
  }
}
