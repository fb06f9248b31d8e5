import type { Subject } from '@questhall/facets/saying';
import type { Phrases, ToldTrait } from '../telling/phrases.ts';
import { NAMES } from './names.ts';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const times = (n: number): string => (n === 1 ? 'Once per Encounter' : `${n} times per Encounter`);

const CONDITIONS: Phrases['conditions'] = {
  'moved-far': ' if you moved 3 or more squares this Turn',
  'target-at-half': ' if the target has half its Hitpoints or less',
  'ally-beside-target': ' if one of your side stands beside the target too',
  'target-is-minion': ' against Minions',
  'target-is-champion': ' against Champions',
  'target-not-adjacent': ' against targets that are not adjacent',
  'nobody-else': ' if there is nobody else',
};

/** What holds without being bought, in English. */
export function traitText(trait: ToldTrait, whom: Subject | null): string {
  switch (trait.trait) {
    case 'poison-less':
      return `Poison placed on you is ${trait.n} less.`;
    case 'melee-base':
      return `${signed(trait.n)} base damage in melee.`;
    case 'bolt-base':
      return `${signed(trait.n)} base damage of a Spellbolt.`;
    case 'bolt-range':
      return `${signed(trait.n)} range of a Spellbolt.`;
    case 'grit-from-afar':
      return `${signed(trait.n)} Grit against Ranged and Reach.`;
    case 'other-roles-for':
      return `You may use Activators of other Roles for ${trait.n} Surge more.`;
    case 'start-shield':
      return `You start each Encounter with Shield ${trait.n}.`;
    case 'glory':
      return `The expedition starts with ${trait.n} more Glory.`;
    case 'exploration-rerolls':
      return `${trait.n} times the party may throw one die of an exploration roll again.`;
    case 'between-legs':
      return 'Once per Move you may step through a square of an enemy, without an Escape Check in or out.';
    case 'wild':
      return 'An Attack roll whose lowest die shows 1 brings no Surges.';
    case 'body-keeps-speed':
      return 'What you wear on your Body never lowers your Speed.';
    case 'poison-proof':
      return 'Poison has no effect on you.';
    case 'chooses-push':
      return 'When Momentum can push you to several squares, you choose.';
    case 'first-step-dodges':
      return 'The first step of each Move is a Dodge.';
    case 'crosses-enemies':
      return 'May cross squares of heroes.';
    case 'half-crowns-kept':
      return 'If all of you fall, only half of the Crowns are lost.';
    case 'reroll-attack':
      return `${times(trait.perEncounter)} you may throw one die of your Attack again.`;
    case 'reroll-attack-or-escape':
      return `${times(trait.perEncounter)} you may throw one die of your Attack or Escape Check again.`;
    case 'chosen-element':
      return `${times(trait.perEncounter)} each of you may make an Attack of the element chosen.`;
    case 'to-hit-later':
      return `${times(trait.perEncounter)} ${signed(trait.n)} to-hit after your Attack roll.`;
    case 'surges':
      return `${times(trait.perEncounter)} ${signed(trait.n)} Surge in your Attack.`;
    case 'to-hit':
      return `${signed(trait.n)} to-hit${trait.condition === null ? '' : CONDITIONS[trait.condition]}.`;
    case 'damage':
      return `${signed(trait.n)} damage${trait.condition === null ? '' : CONDITIONS[trait.condition]}.`;
    case 'escape':
      return `${signed(trait.n)} to Escape Checks${whom === null || whom.person === 'you' ? '' : ` of ${whom.text}`}.`;
    case 'cheaper':
      return `${times(trait.perEncounter)} ${NAMES.activator[trait.activator]} costs 1 Surge less, if you like.`;
    case 'base-element':
      return `Base damage may be ${NAMES.element[trait.element]}.`;
    case 'spellbolt':
      return `You may attack Ranged ${trait.range} with base damage ${trait.base}, as ${trait.elements
        .map((element) => NAMES.element[element])
        .join(', ')}.`;
  }
}
