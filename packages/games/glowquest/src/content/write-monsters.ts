import type { MonsterBenefitId } from './monster-benefit-ids.ts';
import type {
  Benefit,
  ByParty,
  Family,
  MonsterBenefit,
  MonsterRecord,
  Pattern,
  RecordLetter,
  Role,
  Script,
  Trait,
} from './vocabulary.ts';
import { immune } from './write.ts';

/** What a record says beyond whose it is, in the lines of a family's sheet. */
interface Leader {
  readonly body: {
    readonly role: Role;
    readonly speed: number;
    readonly grit: number;
    readonly hitpoints: ByParty;
    readonly armor: number;
  };
  readonly attack: {
    readonly base: number;
    readonly pattern: Pattern | null;
    readonly setupDistance: number;
    readonly prefers: Role;
  };
  readonly traits: readonly Trait[];
  readonly benefits: readonly MonsterBenefit[];
}

type Counts = Pick<MonsterRecord, 'small' | 'big' | 'quest' | 'patrol'>;

interface Minion extends Leader {
  readonly counts: Counts;
}

/** The same for every size of party. */
export const each = (n: number): ByParty => [n, n, n];

/** One to a Big room. [gen.big-has-champion] */
const CHAMPION_COUNTS: Counts = { small: each(0), big: each(1), quest: each(0), patrol: each(0) };
/** One to the Quest room. [gen.quest-has-lord] */
const LORD_COUNTS: Counts = { small: each(0), big: each(0), quest: each(1), patrol: each(0) };

type Rank = Pick<MonsterRecord, 'letter' | 'category'>;

const record = (
  name: string,
  family: Family,
  { letter, category }: Rank,
  { body, attack, counts, traits, benefits }: Minion,
): MonsterRecord => ({
  name,
  family,
  letter,
  category,
  ...body,
  ...attack,
  ...counts,
  traits,
  benefits,
});

export const minion = (
  name: string,
  family: Family,
  letter: Exclude<RecordLetter, 'leader'>,
  of: Minion,
): MonsterRecord => record(name, family, { letter, category: 'minion' }, of);

export const champion = (name: string, family: Family, of: Leader): MonsterRecord =>
  record(name, family, { letter: 'leader', category: 'champion' }, { ...of, counts: CHAMPION_COUNTS });

/** No Lord can be Stunned, whatever else he is proof against. [effect.immunity] */
export const lord = (name: string, family: Family, of: Leader): MonsterRecord =>
  record(
    name,
    family,
    { letter: 'leader', category: 'lord' },
    { ...of, counts: LORD_COUNTS, traits: [immune('stun'), ...of.traits] },
  );

export const own = (id: MonsterBenefitId, name: string, of: Benefit, script: Script = null): MonsterBenefit => ({
  id,
  name,
  ...of,
  script,
});
