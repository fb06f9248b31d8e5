import { parseOptions } from '@questhall/border';
import {
  choiceOption,
  didYouMean,
  flagOption,
  Mistake,
  type OddsOption,
  type OddsOptions,
  settingsOption,
  wholeOption,
  withInitial,
} from '@questhall/facets';
import { ARTIFACT_SHEETS, HEROES, type Hero, MONSTERS, NAMED, NAMES } from '../content/index.ts';
import { type Fighter, heroFighter, needsSpiritBlade, type Pairing, PLAIN_HOUSE, type Strike } from '../odds/index.ts';
import { options } from '../options.ts';
import { readSheet } from '../setup/sheets.ts';
import { findMonster, type KnownMonster } from '../sheet/index.ts';

const SIDES = ['monster', 'hero'] as const;
export type Side = (typeof SIDES)[number];

const DICE_MAX = 16;
const BODY_MAX = 99;
const MIND_MAX = 99;
/** What most monsters have. */
const BODY_USUAL = 1;
/** Fractions of a duel grow by some thirty digits with every Body Point. */
const EXACT_BODY_MAX = 24;

const { asPublished, publishedShields, publishedMonsters, blankDie, sheet } = options;
/** A quest of one's own may be drawn for the game of the box, and has monsters of its own. */
const HOUSE_FIELDS = { asPublished, publishedShields, publishedMonsters, blankDie, sheet };
const SPIRIT_BLADE = ARTIFACT_SHEETS['spirit-blade'];

/** Nobody ever rolls less than one. */
const dice = (flags: string, text: string): OddsOption<number | undefined> => wholeOption(flags, text, 1, DICE_MAX);
const points = (flags: string, text: string): OddsOption<number | undefined> => wholeOption(flags, text, 1, BODY_MAX);

/** What was asked for, as it was typed. */
export interface OddsRequest {
  readonly attack: number | undefined;
  readonly defend: number | undefined;
  readonly body: number | undefined;
  readonly defender: Side;
  readonly hero: Hero | undefined;
  /** Its key: one of ours, or of a quest of one's own. */
  readonly monster: string | undefined;
  readonly spiritBlade: boolean | undefined;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly duel: boolean | undefined;
  readonly attackerDefend: number | undefined;
  readonly attackerBody: number | undefined;
  readonly defenderAttack: number | undefined;
  readonly resist: number | undefined;
  readonly exact: boolean | undefined;
}

export const OPTIONS: OddsOptions<OddsRequest> = {
  attack: dice('--attack <dice>', 'Attack dice of whoever strikes, after all that adds and takes away'),
  defend: dice('--defend <dice>', 'Defend dice of whoever is struck'),
  body: points(
    '--body <points>',
    `Body Points that whoever is struck has left; ${BODY_USUAL} where nothing else is known`,
  ),
  defender: withInitial(choiceOption('--defender <side>', 'which side is struck, in a duel first', SIDES), 'monster'),
  hero: choiceOption('--hero <hero>', 'fills in what is not given of the hero: one who just sets out', HEROES),
  monster: {
    flags: '--monster <monster>',
    text: `fills in what is not given of the monster: its card; ${[...MONSTERS, ...NAMED].join(', ')}, or one of your sheet`,
    read: (typed) => typed,
  },
  spiritBlade: flagOption(
    '--spirit-blade',
    'the hero strikes with the Spirit Blade: 3 dice, and undead block with black shields only',
  ),
  set: settingsOption(
    'a house rule of the fight, any number of times: asPublished=on, publishedShields=on, publishedMonsters=on, blankDie=on; or sheet=@my.quest, for the monsters of a quest of your own',
  ),
  duel: flagOption('--duel', 'blow for blow until one is dead: whoever is struck strikes back'),
  attackerDefend: dice('--attacker-defend <dice>', 'duel: Defend dice of whoever strikes first'),
  attackerBody: points('--attacker-body <points>', 'duel: Body Points of whoever strikes first'),
  defenderAttack: dice('--defender-attack <dice>', 'duel: Attack dice of whoever strikes back'),
  resist: wholeOption('--resist <mind>', 'instead of a blow: a resist roll with so many Mind Points', 0, MIND_MAX),
  exact: flagOption('--exact', 'fractions as well'),
};

/** Who meets whom, and what should be said about it. */
interface Meeting {
  readonly attacker: string;
  readonly defender: string;
  readonly notes: readonly string[];
}

export interface Struck extends Meeting {
  readonly strike: Strike;
}

export interface Matched extends Meeting {
  readonly pairing: Pairing;
}

export type House = Pairing['house'];

export function houseOf({ set }: OddsRequest): House {
  for (const [name] of set)
    if (!Object.hasOwn(HOUSE_FIELDS, name))
      throw new Mistake(
        `--set ${name}: nothing of this name changes the odds; there are ${Object.keys(HOUSE_FIELDS).join(', ')}`,
      );
  const read = parseOptions(HOUSE_FIELDS, set);
  if (!read.ok) throw new Mistake(`--set ${read.problem.field} ${read.problem.message}`);
  const { asPublished: _, sheet: __, ...house } = read.value;
  return { ...PLAIN_HOUSE, ...house };
}

/** The monster that is named, as the quest has it or else its card; null when none is. */
function monsterIn(request: OddsRequest): KnownMonster | null {
  const { monster: key, set } = request;
  if (key === undefined) return null;
  const { publishedMonsters: isPublished } = houseOf(request);
  const text = set.find(([name]) => name === 'sheet')?.[1];
  const own = text === undefined ? null : readSheet(text);
  const named = own?.ok === true ? own.value.named : [];
  const found = findMonster({ named }, key, isPublished);
  if (found !== null) return found;
  const known = [...named.map((one) => one.key), ...MONSTERS, ...NAMED];
  throw new Mistake(`--monster must be one of ${known.join(', ')}; "${key}" is not.${didYouMean(key, known)}`);
}

/** Options that do not go together. */
export function refuseMisplaced(request: OddsRequest): void {
  const { hero, spiritBlade, duel, defender, resist } = request;
  const monster = monsterIn(request)?.key;
  const ofDuel = {
    '--attacker-defend': request.attackerDefend,
    '--attacker-body': request.attackerBody,
    '--defender-attack': request.defenderAttack,
  };
  const ofBlow = {
    '--attack': request.attack,
    '--defend': request.defend,
    '--body': request.body,
    '--hero': hero,
    '--monster': monster,
  };
  const flags = { '--spirit-blade': spiritBlade, '--duel': duel, '--set': request.set[0] };
  if (resist !== undefined)
    refuseAny({ ...ofBlow, ...flags, ...ofDuel }, 'has no part in a resist roll; leave it out, or --resist');
  if (!duel) refuseAny(ofDuel, 'belongs to --duel');
  if (!duel && spiritBlade && defender === 'hero')
    throw new Mistake('--spirit-blade is for heroes, and here a monster strikes');
  if (spiritBlade && hero !== undefined && !SPIRIT_BLADE.users.includes(hero))
    throw new Mistake(`--spirit-blade is not for the ${NAMES.hero[hero]}`);
  const isStruck = duel === true || defender === 'monster';
  if (isStruck && monster !== undefined && needsSpiritBlade(monster) && !spiritBlade)
    throw new Mistake(`nothing but the Spirit Blade harms the ${nameOf(request, 'monster')}; add --spirit-blade`);
}

function refuseAny(options: Readonly<Record<string, unknown>>, why: string): void {
  for (const [name, value] of Object.entries(options)) if (value !== undefined) throw new Mistake(`${name} ${why}`);
}

/** One blow, with everything filled in that the sheet and the card know. */
export function struckBy(request: OddsRequest): Struck {
  const strike = {
    attack: statOf(request, 'attacker', 'attack'),
    defend: statOf(request, 'defender', 'defend'),
    body: statOf(request, 'defender', 'body', BODY_USUAL),
    isHeroDefending: request.defender === 'hero',
    house: houseOf(request),
    isBlackOnly: isBlackOnly(request),
  };
  return { strike, ...meetingOf(request) };
}

/** A duel, likewise. */
export function matchedBy(request: OddsRequest): Matched {
  const fighter = (role: Role): Fighter => ({
    attack: statOf(request, role, 'attack'),
    defend: statOf(request, role, 'defend'),
    body: statOf(request, role, 'body'),
    isHero: sideOf(request, role) === 'hero',
    isBlackOnly: sideOf(request, role) === 'hero' && isBlackOnly(request),
  });
  const pairing = { first: fighter('attacker'), second: fighter('defender'), house: houseOf(request) };
  if (request.exact && pairing.first.body + pairing.second.body > EXACT_BODY_MAX)
    throw new Mistake(`--exact: fractions of a duel are too long beyond ${EXACT_BODY_MAX} Body Points in all`);
  return { pairing, ...meetingOf(request) };
}

type Role = 'attacker' | 'defender';
type Stat = 'attack' | 'defend' | 'body';

const OPTION_NAMES: Readonly<Record<Role, Readonly<Record<Stat, string>>>> = {
  attacker: { attack: '--attack', defend: '--attacker-defend', body: '--attacker-body' },
  defender: { attack: '--defender-attack', defend: '--defend', body: '--body' },
};

function typed(
  { attack, defend, body, attackerDefend, attackerBody, defenderAttack }: OddsRequest,
  role: Role,
  stat: Stat,
): number | undefined {
  const values =
    role === 'attacker'
      ? { attack, defend: attackerDefend, body: attackerBody }
      : { attack: defenderAttack, defend, body };
  return values[stat];
}

const sideOf = ({ defender }: OddsRequest, role: Role): Side =>
  (role === 'defender') === (defender === 'hero') ? 'hero' : 'monster';

function statOf(request: OddsRequest, role: Role, stat: Stat, usual?: number): number {
  const side = sideOf(request, role);
  const value =
    typed(request, role, stat) ?? (side === 'hero' ? heroStat(request, stat) : monsterStat(request, stat)) ?? usual;
  if (value === undefined)
    throw new Mistake(`${OPTION_NAMES[role][stat]} is missing; or name a --${side} to take it from`);
  return value;
}

function heroStat({ hero, spiritBlade }: OddsRequest, stat: Stat): number | undefined {
  if (stat === 'attack' && spiritBlade) return SPIRIT_BLADE.weapon?.attack;
  return hero === undefined ? undefined : heroFighter(hero)[stat];
}

const monsterStat = (request: OddsRequest, stat: Stat): number | undefined => monsterIn(request)?.[stat];

/** The Spirit Blade is special to undead; a monster without a name is taken for one. */
const isBlackOnly = (request: OddsRequest): boolean =>
  request.spiritBlade === true && (monsterIn(request)?.isUndead ?? true);

function nameOf(request: OddsRequest, side: Side): string {
  if (side === 'hero') return request.hero === undefined ? 'hero' : NAMES.hero[request.hero];
  return monsterIn(request)?.name ?? 'monster';
}

function meetingOf(request: OddsRequest): Meeting {
  const name = (role: Role): string => nameOf(request, sideOf(request, role));
  const notes: string[] = [];
  if (isBlackOnly(request)) notes.push('Only black shields block the Spirit Blade.');
  else if (request.spiritBlade)
    notes.push(`${nameOf(request, 'monster')} is not undead, and blocks the Spirit Blade like any other weapon.`);
  return { attacker: name('attacker'), defender: name('defender'), notes };
}
