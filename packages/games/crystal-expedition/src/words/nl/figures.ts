import { capital, list, small } from '@questhall/facets/dutch';
import { MONSTERS, type MonsterId } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { calledIn, type Figures, foesIn, heroIn } from '../telling/figures.ts';
import { NAMES } from './names.ts';

/** In a list: `Brunhild`, `Orkplunderaar 2`, or `Orkplunderaar` where there is only one. */
export function nameOf(view: Figures, id: EntityId): string {
  const hero = heroIn(view, id);
  if (hero !== null) return hero.name;
  const called = calledIn(view, id);
  if (called === null) return 'Monster';
  const name = NAMES.monster[called.record];
  return called.number === null ? name : `${name} ${called.number}`;
}

/** Words with `het`; all other monsters have `de`. */
const NEUTER: readonly MonsterId[] = ['tusk-boar'];
const the = (record: MonsterId): string => (NEUTER.includes(record) ? 'het' : 'de');

/** In a sentence: `Brunhild`, `Orkplunderaar 2`, or `de Orkplunderaar` where there is only one. */
export function figureIn(view: Figures, id: EntityId): string {
  if (heroIn(view, id) !== null) return nameOf(view, id);
  const called = calledIn(view, id);
  if (called === null) return 'het monster';
  return called.number === null ? `${the(called.record)} ${NAMES.monster[called.record]}` : nameOf(view, id);
}

/** At the beginning of a sentence. */
export const whoever = (view: Figures, id: EntityId): string => capital(figureIn(view, id));

export const figuresIn = (view: Figures, ids: readonly EntityId[]): string => list(ids.map((id) => figureIn(view, id)));

const PLURALS: Readonly<Record<MonsterId, string>> = {
  'orc-warchief': 'Orkhoofdmannen',
  'orc-shaman': 'Orksjamanen',
  'orc-raider': 'Orkplunderaars',
  'goblin-archer': 'Goblinschutters',
  'orc-shieldbearer': 'Orkschilddragers',
  'goblin-drummer': 'Goblintrommelaars',
  'barrow-wight': 'Grafgeesten',
  necromancer: 'Dodenbezweerders',
  'skeleton-guard': 'Skeletwachters',
  zombie: 'Zombies',
  ghoul: 'Lijkeneters',
  shade: 'Schimmen',
  'ironhide-bear': 'IJzerberen',
  'pack-alpha': 'Roedelleiders',
  'giant-rat': 'Reuzenratten',
  'cave-wolf': 'Grotwolven',
  'web-spider': 'Webspinnen',
  'tusk-boar': 'Slagtandzwijnen',
};

const severalOf = (record: MonsterId): string => PLURALS[record];

/** `een Orkplunderaar`; a Champion is called one. */
export const oneOf = (record: MonsterId): string =>
  MONSTERS[record].rank === 'champion' ? `de Kampioen ${NAMES.monster[record]}` : `een ${NAMES.monster[record]}`;

/** `twee Orkplunderaars en een Goblinschutter`. */
export const foesText = (view: Figures): string =>
  list(foesIn(view).map(({ record, count }) => (count === 1 ? oneOf(record) : `${small(count)} ${severalOf(record)}`)));
