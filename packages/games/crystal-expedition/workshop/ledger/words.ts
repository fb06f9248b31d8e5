import { digitsOf, type Ledger, LedgerError } from '@questhall/testkit/ledger';

// What Activators and Abilities say in the ledger, in the words of the game's own vocabulary, with every number.

/** A phrase, and how it is said with what is caught in it. */
export type Phrase = readonly [phrase: RegExp, words: string];

/** What an Activator or an Interrupt does. */
const DEEDS: readonly Phrase[] = [
  // for oneself and for friends
  [/^(Shield|Reflect|Dodge|Teleport) (◆?\d)$/, '$1 $2 self'],
  [/^Heal (◆?\d) yourself$/, 'heal $1 self'],
  [/^Fired Up (\d)$/, 'fired-up $1 self'],
  [/^(Shield|Heal) (\d)(?: for)? yourself or (?:one|an) ally within (\d)$/, '$1 $2 one self-or-ally $3'],
  [/^(Shield|Heal) (\d)(?: for)? yourself or an adjacent ally$/, '$1 $2 one self-or-ally adjacent'],
  [/^you and each adjacent ally gain Shield (\d)$/, 'shield $1 each self-or-ally adjacent'],
  [/^Shield (◆\d) for you and each adjacent ally$/, 'shield $1 each self-or-ally adjacent'],
  [/^you and each ally within (\d) gain Shield (\d)$/, 'shield $2 each self-or-ally $1'],
  [
    /^each ally within (\d) gains Shield (\d) and is Heartened (\d)$/,
    'shield $2 each ally $1 + heartened $3 each ally $1',
  ],
  [/^each hero gains Shield (\d) and is Heartened (\d)$/, 'shield $1 all + heartened $2 all'],
  [/^Heal (\d) each hero within (◆\d) \(you included\)$/, 'heal $1 each self-or-ally $2'],
  [/^Heal (\d) up to two heroes within (\d) \(yourself included\)$/, 'heal $1 two self-or-ally $2'],
  [/^Heal (\d) itself or one monster within (\d)$/, 'heal $1 one self-or-ally $2'],
  [/^Heal that ally (\d)$/, 'heal $1 trigger'],
  [/^that ally gains Shield (◆\d)$/, 'shield $1 trigger'],
  [/^one ally within (\d) Dodges (\d) at once$/, 'dodge $2 one ally $1'],
  [/^one ally within (\d) is (Fired Up|Heartened) (\d)$/, '$2 $3 one ally $1'],
  [/^one other monster within (\d) Heartened (\d)$/, 'heartened $2 one ally $1'],
  [/^every monster Heartened (\d)$/, 'heartened $1 all'],
  [/^when your Attack is over, one ally within (\d) makes an Attack of their own \(no Move\)$/, 'attack one ally $1'],
  [/^remove all harmful Effects from yourself or one ally within (\d)$/, 'cleanse-all one self-or-ally $1'],
  [/^remove one harmful Effect from yourself and Heal (◆\d)$/, 'cleanse-one self + heal $1 self'],
  [/^swap squares with one adjacent ally or Minion$/, 'swap one ally-or-minion adjacent'],
  [/^one Minion killed in this Encounter returns with (\d) HP, .*$/, 'raise $1 one dead-minion anywhere'],
  [/^base damage \+(\d) for the rest of the Encounter$/, 'base $1 self'],
  // for the Attack
  [/^\+(◆?\d) to-hit$/, 'to-hit $1 target'],
  [/^\+(◆?\d) damage$/, 'damage $1 target'],
  [/^\+(\d) (\w+) damage$/, 'damage $1 $2 target'],
  [/^\+(◆?\d) damage if you moved 3 or more squares this Turn$/, 'if moved-far damage $1 target'],
  [/^\+(\d) damage if the target has half its maximum HP or less$/, 'if target-at-half damage $1 target'],
  [
    /^\+(\d) damage against a Minion, \+(\d) against a Champion$/,
    'if target-is-minion damage $1 target + if target-is-champion damage $2 target',
  ],
  [/^(?:this|the) Attack ignores (◆?\d) Armor$/, 'ignore-armor $1 target'],
  [/^the Attack counts as (\w+) if bought before Damage$/, 'element $1 target'],
  // for its target, and for others
  [/^(Poison|Slow|Weak|Unsteady|Dazzled|Hobbled|Fragile) (◆?\d)(?: \(Venom\))?$/, '$1 $2 target'],
  [/^Slow (\d) and Unsteady (\d)$/, 'slow $1 target + unsteady $2 target'],
  [/^Immobile$/, 'immobile target'],
  [/^Push the target (\d) more square, Weak (\d)$/, 'push $1 target + weak $2 target'],
  [/^(Push|Pull) the target (◆?\d)(?: square)?(?: after Momentum)?$/, '$1 $2 target'],
  [/^the target first loses up to (\d) points of Reflect and Shield .*$/, 'strip $1 target'],
  [/^the monster heals (\d)$/, 'heal $1 self'],
  [/^every Minion within (\d) is Taunted by you$/, 'taunted each minion $1'],
  [/^one enemy within (\d), Minion or Champion, is Taunted by you$/, 'taunted one enemy $1'],
  [/^one enemy within (\d): Weak (\d) and Unsteady (\d)$/, 'weak $2 one enemy $1 + unsteady $3 one enemy $1'],
  [/^one conscious hero within (\d) Unsteady (\d)$/, 'unsteady $2 one enemy $1'],
  [/^(◆?\d) damage to one other enemy adjacent to you$/, 'harm $1 one other-enemy adjacent'],
  [/^(\d) damage to one other conscious hero adjacent to it$/, 'harm $1 one other-enemy adjacent'],
  [
    /^(◆?\d) (\w+) damage to one other (?:enemy|conscious hero) within (\d) of the target$/,
    'harm $1 $2 one other-enemy $3 of target',
  ],
  [
    /^(\d) damage of the bolt's element to each other enemy adjacent to the target$/,
    'harm $1 base each other-enemy adjacent of target',
  ],
  [/^(\d) (\w+) damage to the target and each enemy adjacent to it$/, 'harm $1 $2 each enemy adjacent of target'],
  [/^without one \+(\d) (\w+) damage to the target if bought before Damage$/, 'if nobody-else damage $1 $2 target'],
];

/** Everybody of the user's own side. */
const ALL = 'each self-or-ally anywhere';

/** `Fired Up` → `fired-up`; the figures stay as they are. */
export const named = (name: string): string => name.toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-');

/** In what is caught, names are said as the game says them. */
export function worded(ledger: Ledger, where: string, phrases: readonly Phrase[], text: string): string {
  const found = phrases.find(([phrase]) => phrase.test(text));
  if (found === undefined) throw new LedgerError(ledger, where, `there is no word for "${text}"`);
  const [phrase, words] = found;
  const caught = (phrase.exec(text) ?? []).map((part) => named(digitsOf(part ?? '')));
  return words.replaceAll(/\$(\d)/g, (_, at) => caught[Number(at)] ?? '').replaceAll(/ all(?= \+|$)/g, ` ${ALL}`);
}

/** All that it does, part by part. */
export const deedsOf = (ledger: Ledger, where: string, text: string): string =>
  text
    .split('; ')
    .map((deed) => worded(ledger, where, DEEDS, deed))
    .join(' + ');

/** `*Cleave* 2↝ hit: 2 damage to …`, or null if this is no Activator. */
export function activatorOf(ledger: Ledger, where: string, text: string): string | null {
  const found = /^(?:Activator )?\*(.+?)\* (\d)↝ (\w+)(, once per Encounter)?: (.+)$/.exec(text);
  if (found === null) return null;
  const [, name = '', cost = '', kind = '', once, deeds = ''] = found;
  return `${named(name)} ${cost} ${kind}${once === undefined ? '' : ', 1 per encounter'}: ${deedsOf(ledger, where, deeds)}`;
}
