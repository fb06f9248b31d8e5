// Moments of Crystal Expedition, for pictures and tests.
import { HERO_NAMES, KIT_IDS, KITS } from '@questhall/crystal-expedition/content';
import { crystalExpedition as facets } from '@questhall/crystal-expedition/facets';
import { LOCATIONS } from '@questhall/crystal-expedition/queries';
import { orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/** @typedef {import('@questhall/crystal-expedition').Action} Action */
/** @typedef {import('@questhall/crystal-expedition').View} View */

const SEEDS = 40;
const { game, bots } = await facets.rules();
const player = bots['standard'];
if (player === undefined) throw new Error('the program has no player for it');
const standard = player;

/**
 * The first campaign, over a few seeds, that comes to this moment; one person plays all its heroes, unless there are
 * others.
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {(question: import('@questhall/crystal-expedition/queries').Question, offers: readonly Action[], view: View) =>
 * boolean} isThere
 * @param {readonly import('../../../../../tools/run/saved.js').Sitter[]} company
 */
export async function campaignWhen(raw, isThere, company = [PERSON]) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const table = { raw: { expeditions: 3, ...raw }, company, seed: `fast:${seed}` };
    const save = await playedUntil(game, standard, table, isThere);
    if (save !== null) return save;
  }
  return orFail(Promise.resolve(null));
}

/** A campaign that is over. */
export const finished = () => playedOut(game, standard, { raw: { expeditions: 1 }, company: [PERSON], seed: 'fast:1' });

const HEROES = 3;

/** @param {View} view */
const roomsIn = ({ expedition }) => expedition?.rooms.length ?? 0;

/** @param {View} view */
const mayStillMiss = ({ expedition }) => expedition?.attack?.isHit === null && expedition.attack.surges >= 3;

/** Those who can go along, by their names: they are called the same in every language. */
export const people = [...KIT_IDS.map((kit) => KITS[kit].name), ...Object.values(HERO_NAMES).flat()];

/** Where one can go in Town. */
export const houses = LOCATIONS;

/** What is worth a picture, by name. */
export const scenes = {
  town: () => campaignWhen({}, ({ kind }) => kind === 'town'),
  exploring: () => campaignWhen({}, ({ kind }, _offers, view) => kind === 'explore' && roomsIn(view) >= 2),
  turn: () =>
    campaignWhen(
      {},
      (question, offers, view) =>
        question.kind === 'turn' && offers.some(({ type }) => type === 'attack') && roomsIn(view) > 0,
    ),
  attack: () => campaignWhen({}, ({ kind }, _offers, view) => kind === 'attack' && mayStillMiss(view)),
  momentum: () => campaignWhen({}, (question) => question.kind === 'push' && question.who < HEROES),
  reward: () => campaignWhen({}, ({ kind }) => kind === 'reward'),
  homecoming: () =>
    campaignWhen(
      {},
      ({ kind }, _offers, view) => kind === 'town' && view.chronicle.some(({ line }) => line === 'expedition'),
    ),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^attack/, /^explore/, /^ready/];
