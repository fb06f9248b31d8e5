import { HERO_SHEETS } from '../content/heroes.ts';
import type { HeroInPlay, Question, Table } from '../types/index.ts';
import { type Law, law } from './law.ts';

const every =
  (holds: (hero: HeroInPlay, table: Table) => boolean): Law['holds'] =>
  ({ table }) =>
    table.heroes.every((hero) => holds(hero, table));

const hasTalisman = ({ artifacts }: HeroInPlay): boolean => artifacts.includes('talisman-of-lore');

const isOwn = ({ gear, artifacts }: HeroInPlay, thing: string): boolean =>
  gear.some((one) => one === thing) || artifacts.some((one) => one === thing);

/** The hero whose doings somebody is asked about. */
const heroAsked = (question: Question): string | null =>
  question.kind === 'turn' ||
  question.kind === 'puppet' ||
  question.kind === 'whisk' ||
  question.kind === 'defend' ||
  question.kind === 'rescue'
    ? question.hero
    : null;

export const HERO_LAWS: readonly Law[] = [
  law(
    null,
    every(({ hero, body }) => body >= 0 && body <= HERO_SHEETS[hero].body),
    'nobody has fewer Body Points than none or more than the class has',
  ),
  law(
    'mind.starting-values',
    every((one) => one.mind >= 0 && one.mind <= HERO_SHEETS[one.hero].mind + 1),
    'nobody has more Mind Points than it started with and the Talisman lends',
  ),
  law(
    'artifact.talisman-of-lore',
    every((one) => one.mind <= HERO_SHEETS[one.hero].mind || hasTalisman(one)),
    'a Mind Point too many comes of the Talisman that the hero carries',
  ),
  law(
    'gold.recorded',
    every(({ gold }) => gold >= 0),
    'nobody owes gold',
  ),
  law(
    'equip.hands',
    every((one) => one.held === null || isOwn(one, one.held)),
    'what is in hand is the hero’s own',
  ),
  law(
    'equip.wizard-no-armor',
    every(({ hero, suit }) => hero !== 'wizard' || suit === null),
    'the Wizard wears no armour',
  ),
  law(
    'death.zero-body',
    every(({ status, body }) => status !== 'dead' || body === 0),
    'the dead have no Body Points',
  ),
  law(
    'death.removed',
    ({ table, asks }) =>
      asks.every(({ question }) =>
        table.heroes.every(({ hero, status }) => hero !== heroAsked(question) || status === 'here'),
      ),
    'nobody is asked what a hero does that is off the board',
  ),
  law(
    'death.spells-lost-for-quest',
    ({ table }) =>
      table.heroes
        .filter(({ status }) => status === 'dead')
        .every((dead) =>
          table.heroes.every(
            (other) => other === dead || !other.schools.some((school) => dead.schools.includes(school)),
          ),
        ),
    'nobody has the spells of the dead',
  ),
  law(
    'death.mid-move-monster-order',
    ({ table, asks }) =>
      asks.every(({ question }) => question.kind !== 'zargon') ||
      table.heroes.every(({ status, body }) => status !== 'here' || body > 0),
    'no monster is used before a hero without Body Points is saved or gone',
  ),
  law(
    'seat.dead-player-silent',
    ({ table, asks }) =>
      table.ending !== null ||
      asks.every(({ seat }) => {
        const own = table.heroes.filter((hero) => hero.seat === seat);
        return own.length === 0 || own.some(({ status }) => status !== 'dead');
      }),
    'nobody asks a player whose heroes are all dead',
  ),
  law(
    'quest.one-survivor-is-enough',
    ({ table }) => table.ending !== 'success' || table.heroes.some(({ status }) => status !== 'dead'),
    'a quest that succeeded has a survivor',
  ),
  law(
    'quest.q6-stripped',
    ({ table }) =>
      table.stripped === null ||
      table.round === 0 ||
      table.heroes.every(({ gear, suit }) => gear.length === 0 && (suit === null || suit === 'borins-armor')),
    'while their chest is shut, the heroes have neither weapons nor armour nor tools',
  ),
];
