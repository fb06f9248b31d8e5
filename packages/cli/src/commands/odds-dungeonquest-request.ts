import { HERO_SHEETS, type Hero, MONSTER_SHEETS, type Mode, type Monster } from '@questhall/dungeonquest/content';
import {
  decimals,
  type Fight,
  fractions,
  fractionText,
  type Standing,
  type Unlimited,
  worthOf,
  woundsUnlimited,
} from '@questhall/dungeonquest/odds';
import { UserError } from '../user-error.ts';

/** Standings that one answer may have to go through: what takes a moment, not minutes. */
const STANDINGS_MAX = 12_000;
/** Fractions of Classic Cards double in length with every life, and no others stay readable for ever either. */
const EXACT_LIVES_MAX = { dice: 40, solo: 40, cards: 6 } as const;

/** What was asked for, as it was typed. */
export interface OddsRequest {
  readonly mode: Mode;
  readonly hero?: Hero;
  readonly monster?: Monster;
  readonly attribute?: number;
  readonly heroLife?: number;
  readonly heroWounds?: number;
  readonly monsterLife?: number;
  readonly determination?: number;
  readonly heroWinsDoubleKill?: boolean;
  readonly heavyCounter?: boolean;
}

/** What is asked for, with everything filled in that the sheets know. */
export interface Asked {
  readonly fight: Fight;
  readonly monster: Monster | null;
  readonly standings: readonly Standing[];
}

export function askedBy(request: OddsRequest): Asked {
  refuseMisplaced(request);
  const { mode, hero, monster, heroWounds, determination = 0 } = request;
  const heroLife = heroLifeOf(request);
  const lives = livesOf(request);
  if (heroLife * Math.max(...lives) * (determination + 1) > STANDINGS_MAX)
    throw new UserError('this fight is too long to reckon; give fewer lives or less determination');
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
    standings: lives.map((monsterLife) => ({ hero: heroLife, monster: monsterLife, tokens: determination })),
  };
}

function refuseMisplaced({ mode, heavyCounter, determination = 0 }: OddsRequest): void {
  if (heavyCounter && mode !== 'cards') throw new UserError('--heavy-counter belongs to --mode cards');
  if (determination > 0 && mode !== 'dice') throw new UserError('--determination belongs to --mode dice');
}

function heroLifeOf({ hero, heroLife, heroWounds = 0 }: OddsRequest): number {
  if (heroLife !== undefined) return heroLife;
  if (hero === undefined) throw new UserError('--hero-life is missing; or name a --hero to take it from the sheet');
  return Math.max(1, HERO_SHEETS[hero].life - heroWounds);
}

function attributeOf({ mode, attribute, hero, monster }: OddsRequest): number {
  if (attribute !== undefined) return attribute;
  if (hero !== undefined && monster !== undefined) return HERO_SHEETS[hero][MONSTER_SHEETS[monster].attribute];
  if (mode === 'dice')
    throw new UserError('--attribute is missing; or name a --hero and a --monster to take it from the sheet');
  return 0;
}

function livesOf({ monster, monsterLife }: OddsRequest): readonly number[] {
  if (monsterLife !== undefined) return [monsterLife];
  if (monster === undefined)
    throw new UserError('--monster-life is missing; or name a --monster to average over its tokens');
  return MONSTER_SHEETS[monster].lives;
}

/**
 * The wounds to expect from each monster that it may be, for a hero who cannot die; null where his play would depend on
 * when he does.
 */
export function unlimitedOf({ fight, standings }: Asked): Unlimited<number> | null {
  if (fight.mode === 'cards' || fight.house.determinationInCombat) return null;
  const all = standings.map((standing) => woundsUnlimited(decimals, fight, standing));
  const wounds = all.reduce((sum, each) => sum + each.wounds, 0) / all.length;
  return Number.isFinite(wounds) ? { wounds, rules: [...new Set(all.flatMap(({ rules }) => rules))] } : null;
}

export type Exact = Readonly<Record<'win' | 'bothDie' | 'lose' | 'expectedHeroWounds', string>>;

export function exactOf({ fight, standings }: Asked): Exact {
  const [standing] = standings;
  if (standing === undefined || standings.length > 1)
    throw new UserError('--exact is for one fight; give --monster-life too');
  const lives = EXACT_LIVES_MAX[fight.mode];
  if (standing.hero + standing.monster > lives)
    throw new UserError(`--exact: in this mode fractions are too long beyond ${lives} lives in all`);
  const { win, bothDie, lose, wounds } = worthOf(fractions, fight, standing);
  return {
    win: fractionText(win),
    bothDie: fractionText(bothDie),
    lose: fractionText(lose),
    expectedHeroWounds: fractionText(wounds),
  };
}
