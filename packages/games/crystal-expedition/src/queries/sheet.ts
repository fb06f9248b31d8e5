import {
  type Activator,
  type AttackForm,
  BASIC_ACTIVATORS,
  BOOSTS,
  type BoostId,
  CLASSES,
  type Element,
  type Gains,
  gainsAt,
  gemGains,
  type Interrupt,
  ITEMS,
  type Level,
  MONSTERS,
  type MonsterId,
  monsterRoleActivatorsOf,
  RACES,
  type Role,
  roleActivatorsOf,
  type Slot,
  STRENGTHS,
  type Trait,
} from '../content/index.ts';
import type { Build } from '../types/index.ts';

/** Something owned, with the level that its numbers rise by: 1 for all that comes from no item. */
export interface Owned<X> {
  readonly of: X;
  readonly level: Level;
  /** The slot of the item that it comes from; null for what somebody is or has learned. */
  readonly slot: Slot | null;
}

/** All that somebody owns besides its statistics, worked out once. [gear.in-use-only] */
export interface Sheet {
  readonly role: Role;
  readonly activators: readonly Owned<Activator>[];
  readonly interrupts: readonly Owned<Interrupt>[];
  readonly forms: readonly Owned<AttackForm>[];
  readonly traits: readonly Owned<Trait>[];
}

interface Source {
  readonly gains: Gains;
  readonly level: Level;
  readonly slot: Slot | null;
}

const from = (gains: Gains, slot: Slot | null = null, level: Level = 1): Source => ({ gains, level, slot });

/** The same Activator or Interrupt from two sources counts once, the best there is of it. [activator.same-twice-counts-once] */
function sheetFrom(role: Role, basics: readonly Activator[], sources: readonly Source[]): Sheet {
  const activators: Owned<Activator>[] = basics.map((of) => ({ of, level: 1, slot: null }));
  const interrupts: Owned<Interrupt>[] = [];
  const forms: Owned<AttackForm>[] = [];
  const traits: Owned<Trait>[] = [];
  for (const { gains, level, slot } of sources)
    for (const gain of gains) {
      if (gain.gain === 'activator') addOnce(activators, { of: gain.activator, level, slot });
      else if (gain.gain === 'interrupt') addOnce(interrupts, { of: gain.interrupt, level, slot });
      else if (gain.gain === 'form') forms.push({ of: gain.form, level, slot });
      else if (gain.gain === 'ability') traits.push({ of: gain.does, level, slot });
    }
  return { role, activators, interrupts, forms, traits };
}

function addOnce<X extends { readonly id: string }>(list: Owned<X>[], owned: Owned<X>): void {
  if (!list.some(({ of }) => of.id === owned.of.id)) list.push(owned);
}

const heroSheets = new WeakMap<Build, Sheet>();

/** What a hero owns by birth, by training and by what it has in use. */
export function sheetOf(build: Build): Sheet {
  const known = heroSheets.get(build);
  if (known !== undefined) return known;
  const { race, raceLevel, heroClass, classLevel } = build;
  const { role } = CLASSES[heroClass];
  const sheet = sheetFrom(
    role,
    [...BASIC_ACTIVATORS, ...roleActivatorsOf(role)],
    [
      from(gainsAt(RACES[race].levels, raceLevel)),
      from(gainsAt(CLASSES[heroClass].levels, classLevel)),
      ...piecesInUse(build).flatMap((piece) => {
        const { slot, levels } = ITEMS[piece.item];
        return [
          from(gainsAt(levels, piece.level), slot, piece.level),
          ...piece.gems.map((gem) => from(gemGains(gem), slot)),
        ];
      }),
    ],
  );
  heroSheets.set(build, sheet);
  return sheet;
}

/** What is worn, and what is in either hand. [gear.in-use-only] */
export const piecesInUse = ({ pieces, main, off }: Build): Build['pieces'] =>
  pieces.filter((piece, at) => {
    const { slot } = ITEMS[piece.item];
    return slot === 'main-hand' ? at === main : slot === 'off-hand' ? at === off : true;
  });

const monsterSheets = new Map<Element, Map<MonsterId, Sheet>>();

/** A monster's own Activators first, then that of the dungeon's Strength, then its Role's, then the basic ones. */
export function monsterSheetOf(record: MonsterId, strength: Element): Sheet {
  const sheets = monsterSheets.get(strength) ?? new Map<MonsterId, Sheet>();
  const known = sheets.get(record);
  if (known !== undefined) return known;
  const { role, gains, form } = MONSTERS[record];
  const own = sheetFrom(role, [], [from([{ gain: 'form', form }, ...gains])]);
  const others = [STRENGTHS[strength], ...monsterRoleActivatorsOf(role), ...BASIC_ACTIVATORS];
  const sheet: Sheet = {
    ...own,
    activators: [...own.activators, ...others.map((of): Owned<Activator> => ({ of, level: 1, slot: null }))],
  };
  monsterSheets.set(strength, sheets.set(record, sheet));
  return sheet;
}

/** What boosts of the Tavern give everybody. [tavern.party-wide] */
export const boostGains = (boosts: readonly { readonly boost: BoostId }[]): Gains =>
  boosts.flatMap(({ boost }) => BOOSTS[boost].gains);
