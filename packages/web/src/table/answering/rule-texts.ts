import { TABLE_RULES, type TableRule } from '@questhall/wire';
import { useLanguage } from '../../texts/language.ts';

const nl: Readonly<Record<TableRule, string>> = {
  'table.full': 'Er is geen ruimte om dit te bewaren, dus is het niet gebeurd. Maak ruimte en probeer het opnieuw.',
  'table.lost': 'Iemand anders heeft deze tafel nu open, of ze is verwijderd. Open haar opnieuw om verder te gaan.',
  'table.moved':
    'De tafel is zojuist naar een ander venster verhuisd. Kijk hoe ze ervoor staat en probeer het opnieuw.',
  'table.not-yours': 'Deze plaats wordt door iemand anders gespeeld.',
  'table.nothing': 'Er is op dit moment niets van dien aard.',
  'table.asked': 'Iemand heeft dat al gevraagd; eerst moet iedereen antwoorden.',
  'table.nobody': 'Er is hier niemand en niets met die naam.',
};

const TEXTS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(TABLE_RULES)),
  nl: new Map(Object.entries(nl)),
};

/** What the table itself refuses, in the language of the page; undefined for a rule of the game. */
export const useTableRuleText = (rule: string): string | undefined => TEXTS[useLanguage()]?.get(rule);
