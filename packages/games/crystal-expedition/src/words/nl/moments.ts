import type { Moment, Wording } from '@questhall/facets';
import { capital } from '@questhall/facets/dutch';
import { momentsBy } from '@questhall/facets/saying';
import { goalAt } from '../../own/index.ts';
import type { CrystalExpedition } from '../../types/index.ts';
import type { Moments } from '../telling/sayings.ts';
import { foesText, nameOf, oneOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, dungeonText, pieceName } from './things.ts';

const moment = (title: string, text = ''): Moment => ({ title, text });

const MOMENTS: Moments = {
  dungeonFound: ({ features }) => moment('Een kerker is ontdekt', `${dungeonText(features)}.`),
  dungeonRerolled: ({ features }) => moment('Nog een blik', `${dungeonText(features)}.`),
  fickleEnded: ({ won }) => (won > 0 ? moment(`${crowns(won)} gewonnen`) : moment(`${crowns(-won)} verloren`)),
  trained: ({ hero, what, level }, view) =>
    moment(`${whoever(view, hero)} heeft getraind`, `${what === 'race' ? 'Ras' : 'Klasse'} niveau ${level}.`),
  rewarded: ({ reward }) => moment('De beloning', `${NAMES.reward[reward]}.`),
  expeditionBegan: ({ dungeon, glory }, { dungeons }) => {
    const features = dungeons[dungeon];
    return moment(
      'De expeditie begint',
      `${features === undefined ? '' : `${NAMES.quest[features.quest]}. `}${glory} Glorie.`,
    );
  },
  roomOpened: ({ isBig, hasChest, isEmpty }) =>
    moment(
      isBig ? 'Een grote kamer' : 'Een kleine kamer',
      [hasChest ? 'Met een kist.' : '', isEmpty ? 'Er is niemand.' : ''].filter(Boolean).join(' '),
    ),
  brickedUp: () => moment('Dichtgemetseld', 'Er past niets achter.'),
  shaftFound: () => moment('Een schacht in de vloer', 'Niets anders leidt verder.'),
  prisonerFound: () => moment('Een gevangene', 'Hier wordt iemand uit de Stad vastgehouden.'),
  prisonerFreed: () => moment('De gevangene is vrij', 'Nu de weg terug naar de trap.'),
  wanderersCame: () => moment('Zwervende monsters', 'Ze hebben jullie gevonden.'),
  rested: ({ bonus }) => moment('Het gezelschap rust', `${NAMES.rest[bonus]} ligt klaar voor het volgende Treffen.`),
  chestOpened: ({ crowns: n, raw, gem, piece }) =>
    moment(
      'De kist gaat open',
      piece !== null
        ? `${pieceName(piece)}.`
        : gem !== null
          ? `Een edelsteen: “${NAMES.gem[gem]}”.`
          : raw > 0
            ? `${raw} ruwe Kristallen.`
            : `${crowns(n)}.`,
    ),
  mined: ({ crowns: n, raw }) =>
    moment(
      'Er wordt gedolven',
      [n === 0 ? '' : `${crowns(n)}.`, raw === 0 ? '' : `${raw} ruw.`].filter(Boolean).join(' '),
    ),
  wentDown: ({ level }) => moment(`Verdieping ${level}`, 'Het gezelschap klimt omlaag.'),
  questAdvanced: ({ done, goal }) => moment(`De Opdracht: ${done} van ${goal}`),
  questDone: () => moment('De Opdracht is volbracht'),
  encounterBegan: ({ hero }, view) =>
    moment(capital(foesText(view)) || 'Een Treffen', `${whoever(view, hero)} is het eerst aan de beurt.`),
  hit: ({ isCritical }) => (isCritical ? moment('Een Voltreffer', 'Basisschade telt dubbel.') : null),
  crystalUsed: ({ crystal }) => moment('Een Kristal is opgebruikt', `${NAMES.crystal[crystal]}.`),
  used: ({ activator }) => moment(NAMES.activator[activator]),
  interrupted: ({ interrupt }) => moment(NAMES.interrupt[interrupt]),
  raised: ({ record }) => moment(`${capital(oneOf(record))} staat weer op`),
  bountyNoted: ({ bounties }) => moment('Een Premie', `${crowns(10 * bounties)} meer voor wie het doodt.`),
  fell: ({ hero }, view) => moment(`${whoever(view, hero)} valt`, '1 Glorie gaat verloren.'),
  spared: ({ who }, view) => moment('Te koppig', `${whoever(view, who)} weigert te vallen.`),
  recoveryRolled: ({ hero, isAwake }, view) =>
    isAwake ? moment('Een wonder', `${whoever(view, hero)} is weer bij kennis.`) : null,
  encounterWon: () => moment('Het Treffen is gewonnen', 'Iedereen komt op krachten.'),
  chose: ({ target, why }, view) =>
    target === null ? null : moment(`Gaat op ${nameOf(view, target)} af`, why === 'taunted' ? 'Het is getergd.' : ''),
  expeditionEnded: ({ line: { result, glory, done, features } }, view) =>
    result === 'success'
      ? moment('Succes', `De Opdracht is volbracht, met ${glory} Glorie.`)
      : moment(
          'De expeditie is mislukt',
          `${FAILED[result]} De Opdracht: ${done} van ${goalAt(view, features.quest)}.`,
        ),
  purseShared: ({ lost, shares }) =>
    lost > 0
      ? moment('Thuis met lege beurzen', `${crowns(lost)} verloren.`)
      : moment(
          'Terug in de Stad',
          shares.some((share) => share > 0)
            ? `${crowns(shares.reduce((sum, share) => sum + share, 0))} worden verdeeld.`
            : '',
        ),
  retired: () => moment('De campagne is voorbij', 'De kroniek gaat dicht.'),
};

const FAILED = {
  glory: 'Er is geen Glorie meer.',
  fallen: 'Alle helden zijn bewusteloos.',
  fled: 'Het gezelschap vlucht.',
} as const;

export const momentOf: Wording<CrystalExpedition>['moment'] = momentsBy<CrystalExpedition>(MOMENTS);
