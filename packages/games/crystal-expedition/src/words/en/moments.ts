import type { Moment, Wording } from '@questhall/facets';
import { capital } from '@questhall/facets/english';
import { momentsBy } from '@questhall/facets/saying';
import { goalAt } from '../../own/index.ts';
import type { CrystalExpedition } from '../../types/index.ts';
import type { Moments } from '../telling/sayings.ts';
import { foesText, nameOf, oneOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

const moment = (title: string, text = ''): Moment => ({ title, text });

const MOMENTS: Moments = {
  dungeonFound: ({ features }) => moment('A dungeon is discovered', `${dungeonText(features)}.`),
  dungeonRerolled: ({ features }) => moment('Another look', `${dungeonText(features)}.`),
  fickleEnded: ({ won }) => (won > 0 ? moment(`${crowns(won)} won`) : moment(`${crowns(-won)} lost`)),
  trained: ({ hero, what, level }, view) =>
    moment(`${whoever(view, hero)} has trained`, `${what === 'race' ? 'Race' : 'Class'} level ${level}.`),
  rewarded: ({ reward }) => moment('The reward', `${NAMES.reward[reward]}.`),
  expeditionBegan: ({ dungeon, glory }, { dungeons }) => {
    const features = dungeons[dungeon];
    return moment(
      'The expedition begins',
      `${features === undefined ? '' : `${NAMES.quest[features.quest]}. `}${glory} Glory.`,
    );
  },
  roomOpened: ({ isBig, hasChest, isEmpty }) =>
    moment(
      isBig ? 'A big room' : 'A small room',
      [hasChest ? 'With a chest.' : '', isEmpty ? 'Nobody is here.' : ''].filter(Boolean).join(' '),
    ),
  brickedUp: () => moment('Bricked up', 'Nothing fits behind it.'),
  shaftFound: () => moment('A shaft in the floor', 'Nothing else leads on.'),
  prisonerFound: () => moment('A prisoner', 'Somebody from the Town is held here.'),
  prisonerFreed: () => moment('The prisoner is free', 'Now for the way back to the stairs.'),
  wanderersCame: () => moment('Wandering monsters', 'They have found you.'),
  rested: ({ bonus }) => moment('The party rests', `${NAMES.rest[bonus]} is ready for the next Encounter.`),
  chestOpened: ({ crowns: n, raw, gem, piece }) =>
    moment(
      'The chest is opened',
      piece !== null
        ? `${pieceName(piece)}.`
        : gem !== null
          ? `A gem: “${NAMES.gem[gem]}”.`
          : raw > 0
            ? `${raw} raw Crystals.`
            : `${crowns(n)}.`,
    ),
  mined: ({ crowns: n, raw }) =>
    moment(
      'Crystals are mined',
      [n === 0 ? '' : `${crowns(n)}.`, raw === 0 ? '' : `${raw} raw.`].filter(Boolean).join(' '),
    ),
  wentDown: ({ level }) => moment(`Floor ${level}`, 'The party climbs down.'),
  questAdvanced: ({ done, goal }) => moment(`The Quest: ${done} of ${goal}`),
  questDone: () => moment('The Quest is done'),
  encounterBegan: ({ hero }, view) =>
    moment(capital(foesText(view)) || 'An Encounter', `${whoever(view, hero)} acts first.`),
  hit: ({ isCritical }) => (isCritical ? moment('A Critical Hit', 'Base damage counts twice.') : null),
  crystalUsed: ({ crystal }) => moment('A Crystal is used up', `${NAMES.crystal[crystal]}.`),
  used: ({ activator }) => moment(NAMES.activator[activator]),
  interrupted: ({ interrupt }) => moment(NAMES.interrupt[interrupt]),
  raised: ({ record }) => moment(`${capital(oneOf(record))} rises again`),
  bountyNoted: ({ bounties }) => moment('A Bounty', `${crowns(10 * bounties)} more for killing it.`),
  fell: ({ hero }, view) => moment(`${whoever(view, hero)} falls`, '1 Glory is lost.'),
  spared: ({ who }, view) => moment('Too Stubborn', `${whoever(view, who)} will not fall.`),
  recoveryRolled: ({ hero, isAwake }, view) =>
    isAwake ? moment('A Miracle Recovery', `${whoever(view, hero)} is awake again.`) : null,
  encounterWon: () => moment('The Encounter is won', 'Everybody recovers.'),
  chose: ({ target, why }, view) =>
    target === null ? null : moment(`Goes for ${nameOf(view, target)}`, why === 'taunted' ? 'It was taunted.' : ''),
  expeditionEnded: ({ line: { result, glory, done, features } }, view) =>
    result === 'success'
      ? moment('Success', `The Quest is done, with ${glory} Glory.`)
      : moment('The expedition has failed', `${FAILED[result]} The Quest: ${done} of ${goalAt(view, features.quest)}.`),
  purseShared: ({ lost, shares }) =>
    lost > 0
      ? moment('Home with empty purses', `${crowns(lost)} lost.`)
      : moment(
          'Back in Town',
          shares.some((share) => share > 0)
            ? `${crowns(shares.reduce((sum, share) => sum + share, 0))} are shared out.`
            : '',
        ),
  retired: () => moment('The campaign is over', 'The chronicle is closed.'),
};

const FAILED = {
  glory: 'No Glory is left.',
  fallen: 'All heroes are Unconscious.',
  fled: 'The party Flees.',
} as const;

export const momentOf: Wording<CrystalExpedition>['moment'] = momentsBy<CrystalExpedition>(MOMENTS);
