import { choiceOption, flagOption, Mistake, type OddsOptions, wholeOption, withInitial } from '@questhall/facets';
import {
  HERO_SHEETS,
  HEROES,
  type Hero,
  MODES,
  MONSTER_SHEETS,
  MONSTERS,
  type Mode,
  type Monster,
} from '../content/index.ts';
import {
  decimals,
  type Fight,
  fractions,
  fractionText,
  type Score,
  type Unlimited,
  worthOf,
  woundsUnlimited,
} from '../odds/index.ts';

const LIFE_MAX = 99;
const ATTRIBUTE_LIMIT = 20;
const TOKENS_MAX = 20;
/** Scores that one answer may have to go through: what takes a moment, not minutes. */
const SCORES_MAX = 12_000;
/** Fractions of Classic Cards double in length with every life, and no others stay readable for ever either. */
const EXACT_LIVES_MAX = { dice: 40, solo: 40, cards: 6 } as const;

/** What was asked for, as it was typed. */
export interface OddsRequest {
  readonly mode: Mode;
  readonly hero: Hero | undefined;
  readonly monster: Monster | undefined;
  readonly attribute: number | undefined;
  readonly heroLife: number | undefined;
  readonly heroWounds: number | undefined;
  readonly monsterLife: number | undefined;
  readonly determination: number | undefined;
  readonly heroWinsDoubleKill: boolean | undefined;
  readonly heavyCounter: boolean | undefined;
  readonly exact: boolean | undefined;
}

export const OPTIONS: OddsOptions<OddsRequest> = {
  mode: withInitial(choiceOption('--mode <mode>', 'how they fight', MODES), 'dice'),
  hero: choiceOption('--hero <hero>', 'whose ability counts, and whose sheet fills in what is not given', HEROES),
  monster: choiceOption('--monster <monster>', 'what is tested, and which tokens it may be', MONSTERS),
  attribute: wholeOption('--attribute <number>', 'what Combat Dice tests', 0, ATTRIBUTE_LIMIT),
  heroLife: wholeOption('--hero-life <number>', 'life the hero has left', 1, LIFE_MAX),
  heroWounds: wholeOption(
    '--hero-wounds <number>',
    'wounds the hero has already; Challara’s weakness depends on them',
    0,
    LIFE_MAX,
  ),
  monsterLife: wholeOption('--monster-life <number>', 'life the monster has left', 1, LIFE_MAX),
  determination: wholeOption(
    '--determination <number>',
    'house rule of Combat Dice: tokens that may be spent on tests',
    0,
    TOKENS_MAX,
  ),
  heroWinsDoubleKill: flagOption('--hero-wins-double-kill', 'house rule: the hero outlives a double kill'),
  heavyCounter: flagOption(
    '--heavy-counter',
    'house rule of Classic Cards: Slash against Quick Shot costs the hero two',
  ),
  exact: flagOption('--exact', 'fractions as well, where they can be written down'),
};

/** What is asked for, with everything filled in that the sheets know. */
export interface Asked {
  readonly fight: Fight;
  readonly monster: Monster | null;
  readonly scores: readonly Score[];
}

export function askedBy(request: OddsRequest): Asked {
  refuseMisplaced(request);
  const { mode, hero, monster, heroWounds, determination = 0 } = request;
  const heroLife = heroLifeOf(request);
  const lives = livesOf(request);
  if (heroLife * Math.max(...lives) * (determination + 1) > SCORES_MAX)
    throw new Mistake('this fight is too long to reckon; give fewer lives or less determination');
  const onSheet = hero === undefined ? heroLife : HERO_SHEETS[hero].life;
  const house = {
    heroWinsDoubleKill: request.heroWinsDoubleKill ?? false,
    heavyCounter: request.heavyCounter ?? false,
    determinationInCombat: determination > 0,
  };
  return {
    fight: {
      mode,
      hero: hero ?? null,
      attribute: attributeOf(request),
      life: heroLife + (heroWounds ?? Math.max(0, onSheet - heroLife)),
      house,
    },
    monster: monster ?? null,
    scores: lives.map((monsterLife) => ({ hero: heroLife, monster: monsterLife, tokens: determination })),
  };
}

function refuseMisplaced({ mode, heavyCounter, determination = 0 }: OddsRequest): void {
  if (heavyCounter && mode !== 'cards') throw new Mistake('--heavy-counter belongs to --mode cards');
  if (determination > 0 && mode !== 'dice') throw new Mistake('--determination belongs to --mode dice');
}

function heroLifeOf({ hero, heroLife, heroWounds = 0 }: OddsRequest): number {
  if (heroLife !== undefined) return heroLife;
  if (hero === undefined) throw new Mistake('--hero-life is missing; or name a --hero to take it from the sheet');
  return Math.max(1, HERO_SHEETS[hero].life - heroWounds);
}

function attributeOf({ mode, attribute, hero, monster }: OddsRequest): number {
  if (attribute !== undefined) return attribute;
  if (hero !== undefined && monster !== undefined) return HERO_SHEETS[hero][MONSTER_SHEETS[monster].attribute];
  if (mode === 'dice')
    throw new Mistake('--attribute is missing; or name a --hero and a --monster to take it from the sheet');
  return 0;
}

function livesOf({ monster, monsterLife }: OddsRequest): readonly number[] {
  if (monsterLife !== undefined) return [monsterLife];
  if (monster === undefined)
    throw new Mistake('--monster-life is missing; or name a --monster to average over its tokens');
  return MONSTER_SHEETS[monster].lives;
}

/**
 * The wounds to expect from each monster that it may be, for a hero who cannot die; null where his play would depend on
 * when he does.
 */
export function unlimitedOf({ fight, scores }: Asked): Unlimited<number> | null {
  if (fight.mode === 'cards' || fight.house.determinationInCombat) return null;
  const all = scores.map((score) => woundsUnlimited(decimals, fight, score));
  const wounds = all.reduce((sum, each) => sum + each.wounds, 0) / all.length;
  return Number.isFinite(wounds) ? { wounds, rules: [...new Set(all.flatMap(({ rules }) => rules))] } : null;
}

export type Exact = Readonly<Record<'win' | 'bothDie' | 'lose' | 'expectedHeroWounds', string>>;

export function exactOf({ fight, scores }: Asked): Exact {
  const [score] = scores;
  if (score === undefined || scores.length > 1) throw new Mistake('--exact is for one fight; give --monster-life too');
  const lives = EXACT_LIVES_MAX[fight.mode];
  if (score.hero + score.monster > lives)
    throw new Mistake(`--exact: in this mode fractions are too long beyond ${lives} lives in all`);
  const { win, bothDie, lose, wounds } = worthOf(fractions, fight, score);
  return {
    win: fractionText(win),
    bothDie: fractionText(bothDie),
    lose: fractionText(lose),
    expectedHeroWounds: fractionText(wounds),
  };
}
