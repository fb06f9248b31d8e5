import type { Wording } from '@questhall/facets';
import type { Glowquest, View } from '@questhall/glowquest';
import { rolesOf, words } from '@questhall/glowquest/client';
import { EN, EN_MONSTERS, NAMES, type Names, type Phrases, sayBenefit } from '@questhall/glowquest/content';
import {
  type Base,
  type BenefitId,
  baseName,
  benefitName,
  benefitOf,
  type EffectKind,
  type Entity,
  type EntityId,
  effectText,
  figureIn,
  isHero,
  signOf,
} from '@questhall/glowquest/queries';
import type { PageWording } from '../../../table/game/ui.ts';
import { type InLanguage, inLanguage } from '../../../texts/in-language.ts';
import { EFFECT_SIGNS, type EffectSigns } from '../looks.ts';
import { ACTS, type Acts } from './acts.ts';
import { diceOf } from './dice.ts';
import { statisticsOf } from './statistics.ts';
import { titleOf } from './titles.ts';

/** What a language has to bring. */
interface Spoken {
  readonly telling: Wording<Glowquest>;
  readonly names: Names;
  /** How cards are told to heroes, and how monsters' sheets are. */
  readonly phrases: { readonly heroes: Phrases; readonly monsters: Phrases };
  readonly acts: Acts;
  /** `Defense`, `Ghoul 2`. */
  figureIn(view: View, id: EntityId): string;
  /** A monster where there is room for a letter and a number: `G2`. */
  sign(view: View, id: EntityId): string;
  /** `Weak 1`, `+2 Grit`. */
  effect(kind: EffectKind, n: number): string;
  readonly effectSigns: EffectSigns;
  /** Cards, and everything else that is paid for. */
  benefit(id: BenefitId): string;
  /** What somebody strikes with; empty where there is only one way. */
  base(source: Base['source']): string;
  readonly monsters: string;
}

/** Glowquest in one language. */
export interface GlowquestWording
  extends PageWording<Glowquest>,
    Omit<Spoken, 'telling' | 'acts' | 'monsters' | 'sign'> {
  /** What a figure is called where there is room for a letter or two. */
  badge(view: View, entity: Entity): string;
  /** What a Benefit of this user does, in a line. */
  sayBenefit(id: BenefitId, user: Entity): string;
}

const wordingOf = ({ telling, acts, monsters, sign, ...spoken }: Spoken): GlowquestWording => ({
  ...telling,
  ...spoken,
  badge: (view, entity) => (isHero(entity) ? spoken.names.role[entity.role].charAt(0) : sign(view, entity.id)),
  sayBenefit: (id, user) => sayBenefit(benefitOf(id), isHero(user) ? spoken.phrases.heroes : spoken.phrases.monsters),
  action: (action, ask, sight) => ({
    title: titleOf(action, sight.view, spoken, acts) ?? telling.typed(action, sight),
    detail: telling.action(action, ask, sight).detail,
  }),
  dice: (event, sight) => diceOf(event, sight, spoken),
  seatName: (seat, { heroes, freeSeating }, _seats) => seatRole(heroes, freeSeating, seat, spoken.names) ?? monsters,
  statistics: (log, sight) => statisticsOf(log, sight, spoken.names, monsters),
});

/** The Role that sits there; null for the monsters' seat. */
function seatRole(heroes: string, freeSeating: boolean, seat: number, { role }: Names): string | null {
  const hero = rolesOf({ heroes, freeSeating })[seat];
  return hero === undefined ? null : role[hero];
}

const ENGLISH: Spoken = {
  telling: words,
  names: NAMES,
  phrases: { heroes: EN, monsters: EN_MONSTERS },
  acts: ACTS.en,
  figureIn,
  effect: effectText,
  effectSigns: EFFECT_SIGNS.en,
  benefit: benefitName,
  base: baseName,
  sign: signOf,
  monsters: 'Monsters',
};

async function loadDutch(): Promise<GlowquestWording> {
  const nl = await import('@questhall/glowquest/words-nl');
  return wordingOf({
    telling: nl.dutch,
    names: nl.DUTCH_NAMES,
    phrases: { heroes: nl.NL, monsters: nl.NL_MONSTERS },
    acts: ACTS.nl,
    figureIn: nl.figureIn,
    sign: nl.signOf,
    effect: nl.effectText,
    effectSigns: EFFECT_SIGNS.nl,
    benefit: nl.benefitName,
    base: nl.baseName,
    monsters: 'Monsters',
  });
}

export const useGlowquestWording: InLanguage<GlowquestWording> = inLanguage(
  wordingOf(ENGLISH),
  { nl: loadDutch },
  ({ pseudoTexts, pseudoWording }) => wordingOf({ ...pseudoTexts(ENGLISH), telling: pseudoWording(ENGLISH.telling) }),
);
