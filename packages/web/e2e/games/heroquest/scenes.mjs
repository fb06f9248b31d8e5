// Moments of HeroQuest, for pictures and tests.
import { bots, heroquest } from '@questhall/heroquest';
import { lurkingSign } from '@questhall/heroquest/client';
import { HERO_NAMES, NAMED_CARDS } from '@questhall/heroquest/content';
import { BOT, orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/**
 * A quest; the program is Zargon, unless others sit there.
 * @param {Readonly<Record<string, unknown>>} raw what is not as usual about the table
 * @param {(kind: string, offers: readonly { readonly type: string }[], view: import('@questhall/heroquest').View) =>
 * boolean} isThere whether this question is the one to stop at
 * @param {readonly import('../../../../../tools/run/saved.js').Sitter[]} company
 */
export const questWhen = (raw, isThere, company = [PERSON, BOT]) =>
  orFail(
    playedUntil(heroquest, bots.standard, { raw, company, seed: 'fast:1' }, (question, offers, view) =>
      isThere(question.kind, offers, view),
    ),
  );

/**
 * A campaign whose heroes are in town.
 * @param {Readonly<Record<string, unknown>>} raw
 */
export const campaignInTown = (raw) => questWhen({ campaign: true, ...raw }, (kind) => kind === 'town');

/** What heroes are called by their players. */
export const people = Object.values(HERO_NAMES).flat();

/** What stands on the badges of monsters with a name of their own: how it begins. */
export const badges = Object.values(NAMED_CARDS).map(({ name }) => lurkingSign(name));

/** A quest that is over. */
export const finished = () =>
  playedOut(heroquest, bots.standard, { raw: { quest: 1 }, company: [PERSON, BOT], seed: 'fast:1' });

/** The turn of a person who is Zargon. */
export const zargons = () => questWhen({ quest: 1 }, (kind) => kind === 'zargon', [PERSON, PERSON]);

/** What is worth a picture, by name. */
export const scenes = {
  town: () => campaignInTown({ quest: 9, sellHalf: true }),
  fight: () =>
    questWhen({ quest: 5 }, (kind, offers) => kind === 'turn' && offers.some(({ type }) => type === 'attack')),
  melee: () =>
    questWhen({ quest: 1 }, (kind, _, { monsters, turn }) => {
      return kind === 'turn' && turn?.hero === 'wizard' && monsters.length >= 6;
    }),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^attack/, /^open/, /^roll/, /^search treasure/, /^end/];
