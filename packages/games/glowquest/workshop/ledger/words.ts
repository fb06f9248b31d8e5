import { type Ledger, LedgerError } from '@questhall/testkit/ledger';

// What cards say in the ledger, in the words of the game's own vocabulary: one word for each phrase, with its number
// behind it.

/** A phrase, and how it is said with the numbers caught in it. */
type Phrase = readonly [phrase: RegExp, word: string];

const DEEDS: readonly Phrase[] = [
  [/^\+(\d) to-hit$/, 'to-hit $1'],
  [/^\+(\d) damage$/, 'damage $1'],
  [/^\+(\d) Grit$/, 'grit $1'],
  [/^\+(\d) Armor$/, 'armor $1'],
  [/^Shield (\d)$/, 'shield $1'],
  [/^Reflect (\d)$/, 'reflect $1'],
  [/^Heal (\d)$/, 'heal $1'],
  [/^Unsteady (\d)$/, 'unsteady $1'],
  [/^Fragile (\d)$/, 'fragile $1'],
  [/^Weak (\d)$/, 'weak $1'],
  [/^Ongoing (\d)$/, 'ongoing $1'],
  [/^Push (\d)$/, 'push $1'],
  [/^Pull (\d)$/, 'pull $1'],
  [/^Slide (\d)$/, 'slide $1'],
  [/^(move|shift) (\d)$/, '$1 $2'],
  [/^(move|shift) Speed$/, '$1 speed'],
  [/^gain (\d) Surges$/, 'surges $1'],
  [/^gain (\d) Surges next Turn$/, 'surges-next $1'],
  [/^attack with base damage (\d)$/, 'base $1'],
  [/^take (\d) damage$/, 'take-damage $1'],
  [/^deal (\d) damage$/, 'deal-damage $1'],
  [/^reduce one negative Effect by (\d)$/, 'reduce $1'],
  [/^attack again at -(\d) base damage$/, 'attack-again, base $1 less'],
  [/^Stun$/, 'stun'],
  [/^Immobile$/, 'immobile'],
  [/^swap places$/, 'swap'],
  [/^you choose your own Momentum squares$/, 'anchor'],
  [/^its Preferred Target is you$/, 'taunt'],
  [/^remove all negative Effects$/, 'cleanse'],
  [/^ignore Armor$/, 'ignore-armor'],
  [/^ignore Shield and Armor$/, 'ignore-shield-and-armor'],
];

const TRAITS: readonly Phrase[] = [
  [/^base (\d)$/, 'base $1'],
  [/^base (\d) Reach$/, 'base $1 reach'],
  [/^base (\d) Ranged$/, 'base $1 ranged'],
  [/^two-handed$/, 'two-handed'],
  [/^(\d) Surge per attack$/, 'surges-per-attack $1'],
  [/^\+(\d) Grit$/, 'grit $1'],
  [/^\+(\d) Armor$/, 'armor $1'],
  [/^\+(\d) Speed$/, 'speed $1'],
  [/^-(\d) Speed$/, 'speed -$1'],
  [/^\+(\d) max Hitpoints$/, 'max-hitpoints $1'],
  [/^\+(\d) to-hit$/, 'to-hit $1'],
  [/^\+(\d) damage$/, 'damage $1'],
  [/^Encounter start: Shield (\d)$/, 'start-shield $1'],
  [/^Encounter start: Reflect (\d)$/, 'start-reflect $1'],
  [/^your Heals \+(\d)$/, 'heals $1'],
  [/^your Ongoing \+(\d)$/, 'ongoing-dealt $1'],
  [/^stay at (\d) Hitpoint once$/, 'stay-at-one, at $1'],
  [/^\+(\d) damage against Champions and Lords$/, 'damage-to-leaders $1'],
  [/^\+(\d) damage against a target with a negative Effect$/, 'damage-to-afflicted $1'],
  [/^\+(\d) to-hit if another ally is adjacent to the target$/, 'to-hit-beside-ally $1'],
  [/^Surge roll (\d) or (\d): \+(\d) Surge$/, 'surges-on-low-roll $3, on $1 $2'],
  [/^Benefits have Reach$/, 'reach-for-benefits'],
  [/^choose own Momentum squares$/, 'anchor'],
  [/^Dodge on (\d)\+$/, 'dodge-on $1'],
  [/^Recover on (\d)\+$/, 'recover-on $1'],
  [/^first Move each Turn costs 0$/, 'first-move-free'],
  [/^first Flee each Turn gives no Unsteady$/, 'first-flee-free'],
  [/^re-roll Surge results of 1 and (\d) once$/, 'reroll-up-to $1'],
  [/^keep up to (\d) unspent Surges$/, 'keep-surges $1'],
  [/^on kill: Heal (\d)$/, 'heal-on-kill $1'],
  [/^blocked push: (\d) damage$/, 'crush $1'],
  [/^Glow Benefits cost (\d) less$/, 'glow-cheaper $1'],
  [/^forced into Glow: Ongoing (\d)$/, 'glow-ongoing $1'],
  [/^once per Round: take an adjacent ally's damage$/, 'bodyguard'],
  [/^once per Encounter: on 0 Hitpoints Check (\d)\+ to stay at (\d)$/, 'last-effort $1, at $2'],
  [/^Gain draws (\d) cards$/, 'gain-draws $1'],
];

function worded(ledger: Ledger, where: string, phrases: readonly Phrase[], text: string): string {
  const found = phrases.find(([phrase]) => phrase.test(text));
  if (found === undefined) throw new LedgerError(ledger, where, `there is no word for "${text}"`);
  return text.replace(...found);
}

/** `+1 damage; if wounded: +1 damage` → `damage 1; if wounded damage 1`. */
export function deedsOf(ledger: Ledger, where: string, cell: string): string {
  if (cell === '-') return cell;
  return cell
    .split('; ')
    .map((clause) => {
      const [, condition, self, deed = ''] = /^(?:if (\w+): )?(self: )?(.+)$/.exec(clause) ?? [];
      const prefix = `${condition === undefined ? '' : `if ${condition} `}${self === undefined ? '' : 'self '}`;
      return prefix + worded(ledger, where, DEEDS, deed);
    })
    .join('; ');
}

/** `+1 Armor; immune to Push, Pull and Slide` → `armor 1; immune push; immune pull; immune slide`. */
export function standingsOf(ledger: Ledger, where: string, cell: string): string {
  if (cell === '-') return cell;
  const lines = cell.split('; ').flatMap((line) => {
    const evils = /^immune to (.+)$/.exec(line)?.[1];
    return evils === undefined
      ? [worded(ledger, where, TRAITS, line)]
      : evils.split(/, | and /).map((evil) => `immune ${evil.toLowerCase()}`);
  });
  return lines.join('; ');
}

const TARGETS: ReadonlyMap<string, string> = new Map([
  ['Self', 'self'],
  ['Ally', 'ally'],
  ['Ally/Self', 'ally-or-self'],
  ['Enemy', 'enemy'],
  ['Target', 'target'],
  ['Any ally', 'any-ally'],
  ['Any ally or Self', 'any-ally-or-self'],
  ['Any enemy', 'any-enemy'],
  ['Any Unconscious ally', 'any-unconscious-ally'],
  ['All allies+Self', 'all-allies-and-self'],
  ['Adjacent allies+Self', 'adjacent-allies-and-self'],
  ['Adjacent enemies', 'adjacent-enemies'],
  ['Enemy and its neighbours', 'enemy-and-neighbours'],
]);

export function targetOf(ledger: Ledger, where: string, cell: string): string {
  const target = TARGETS.get(cell);
  if (target === undefined) throw new LedgerError(ledger, where, `nobody is a "${cell}"`);
  return target;
}

const LIMITS: readonly Phrase[] = [
  [/^(\d)\/Turn$/, '$1'],
  [/^(\d)\/Turn; below (\d) Shield$/, '$1; below $2'],
  [/^(\d)\/Turn; not Lord$/, '$1; not lord'],
  [/^Long$/, '1; long'],
  [/^per Glow$/, 'per glow'],
];

export const limitOf = (ledger: Ledger, where: string, cell: string): string => worded(ledger, where, LIMITS, cell);
