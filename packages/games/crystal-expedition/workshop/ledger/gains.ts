import { figuresIn, type Ledger } from '@questhall/testkit/ledger';
import { activatorOf, deedsOf, named, type Phrase, worded } from './words.ts';

// What a level gives in the ledger: statistics, Abilities, Activators, Interrupts and forms, each in the game's words.

const STATISTICS: readonly Phrase[] = [
  [/^\+?([−◆]?\d) HP$/, 'hitpoints $1'],
  [/^\+?([−◆]?\d) (Speed|Grit|Grab|Fate|Armor)$/, '$2 $1'],
  [/^\+(◆\d) (Speed|Grab|Fate)$/, '$2 $1'],
  [/^\+(◆\d) HP$/, 'hitpoints $1'],
  [/^Armor (\d)$/, 'armor $1'],
];

/** What holds without being bought. */
const ABILITIES: readonly Phrase[] = [
  [
    /^once per Encounter, after own Attack roll or Escape Check, re-roll .*$/,
    'reroll-attack-or-escape, 1 per encounter',
  ],
  [/^may use Role Activators of the other Roles at \+(\d)↝ each$/, 'other-roles-for $1'],
  [/^each time Poison is placed on you it is (\d) lower .*$/, 'poison-less $1'],
  [/^Poison placed on you is (\d) lower$/, 'poison-less $1'],
  [/^Poison has no effect on you$/, 'poison-proof'],
  [/^\+(◆?\d) to (?:own )?Escape Checks$/, 'escape $1 self'],
  [/^heroes within (◆\d) \(you included\): \+(\d) to Escape Checks$/, 'escape $2 each self-or-ally $1'],
  [/^\+(\d) base damage, melee and unarmed$/, 'melee-base $1'],
  [/^Body items never lower your Speed$/, 'body-keeps-speed'],
  [
    /^\+(\d) damage if another (?:conscious hero|monster) is adjacent to the target .*$/,
    'damage $1 if ally-beside-target',
  ],
  [
    /^may attack Ranged (\d) \(0↝\), base damage (\d), element (\w+), (\w+) or (\w+) chosen when declaring$/,
    'spellbolt $2, range $1, $3 $4 $5',
  ],
  [/^Spellbolt base \+(\d)$/, 'bolt-base $1'],
  [/^Spellbolt base \+(\d) and range \+(\d)$/, 'bolt-base $1; bolt-range $2'],
  [/^(−\d) to-hit$/, 'to-hit $1'],
  [/^\+(\d) to-hit against targets that are not adjacent$/, 'to-hit $1 if target-not-adjacent'],
  [/^\+(\d) to-hit under the same condition$/, 'to-hit $1 if moved-far'],
  [/^once per Encounter \+(\d) Surge in one own Attack$/, 'surges $1, 1 per encounter'],
  [/^once per Encounter \+(\d) to-hit after an own Attack roll$/, 'to-hit-later $1, 1 per encounter'],
  [/^once per Encounter re-roll one die of an own Attack$/, 'reroll-attack, 1 per encounter'],
  [/^the first step of each Move is a Dodge$/, 'first-step-dodges'],
  [/^when Momentum pushes you and several squares are possible you choose the square$/, 'chooses-push'],
  [/^\+(\d) Grit against Ranged and Reach$/, 'grit-from-afar $1'],
  [/^may cross hero squares$/, 'crosses-enemies'],
  [/^base damage may be (\w+)$/, 'base-element $1'],
];

/** When an Interrupt comes up, and how often. */
const TRIGGERS: readonly Phrase[] = [
  [/^encounter start$/, 'encounter-start'],
  [/^would fall; once per expedition$/, 'would-fall, 1 per expedition'],
  [/^an Attack against you was rolled; once per Encounter$/, 'attack-rolled'],
  [/^you lost HP to an enemy; once per Encounter$/, 'hitpoints-lost, by-enemy'],
  [/^an ally within (\d) lost HP to an enemy; once per Encounter$/, 'hitpoints-lost, to one ally $1, by-enemy'],
  [/^you fell Unconscious; once per expedition$/, 'fell, 1 per expedition'],
  [/^the first ally of this Encounter fell Unconscious$/, 'fell, to one ally anywhere, first'],
  [
    /^an adjacent ally is about to take damage from an enemy's Attack or Activator; once per Round$/,
    'damage-coming, to one ally adjacent, by-attack, 1 per round',
  ],
  [/^Damage about to be taken from an adjacent enemy; once per Encounter$/, 'damage-coming, by-adjacent'],
  [/^first Minion of this Encounter killed$/, 'monster-killed, to one minion anywhere, first'],
  [/^half Hitpoints$/, 'half-hitpoints'],
];

/** What only Interrupts do. */
const ANSWERS: readonly Phrase[] = [
  [/^stay at (\d) HP, the fall does not happen$/, 'stay-at $1 self'],
  [/^the attacker re-rolls its highest die$/, 'reroll-highest self'],
  [/^you are Fired Up (\d)$/, 'fired-up $1 self'],
  [/^you take this Damage instead, through your own defences$/, 'take-damage trigger'],
  [/^that damage −(\d)$/, 'reduce $1 trigger'],
];

const isOf = (phrases: readonly Phrase[], text: string): boolean => phrases.some(([phrase]) => phrase.test(text));

const answerOf = (ledger: Ledger, where: string, text: string): string =>
  isOf(ANSWERS, text) ? worded(ledger, where, ANSWERS, text) : deedsOf(ledger, where, text);

/** Squares that the Reach form reaches. */
const reachOf = (ledger: Ledger): string => figuresIn(ledger, 'attack.reach', /at distance ≤ (\d)/)[0] ?? '';

/** A way to attack, or null if this is none. */
export function formOf(ledger: Ledger, text: string): string | null {
  if (text === 'melee') return text;
  const ranged =
    /^(?:or form |form )?(?:\*(\w+)\* )?(?:(\d)↝: )?(Ranged|Reach)(?: (◆?\d))?(?: \((\d)↝\))?(?:, and \+(◆\d) damage)?$/.exec(
      text,
    );
  if (ranged === null) return null;
  const [, name, dear, form = '', squares, cheap, more] = ranged;
  const range = form === 'Reach' ? reachOf(ledger) : (squares ?? '');
  const damage = more === undefined ? '' : `, damage ${more}`;
  return `${named(name ?? form)} ${dear ?? cheap ?? '0'}: ${named(form)} ${range}${damage}`;
}

/** One thing that a level gives; an Interrupt without a name goes by that of its item. */
export function gainOf(ledger: Ledger, owner: string, text: string): string {
  const activator = activatorOf(ledger, owner, text);
  if (activator !== null) return activator;
  const interrupt = /^(?:Interrupt(?: \*(.+?)\*)? \((.+?)\)|(encounter start)): (.+)$/.exec(text);
  if (interrupt !== null) {
    const [, name, trigger, start, deeds = ''] = interrupt;
    const when = worded(ledger, owner, TRIGGERS, trigger ?? start ?? '');
    return `${named(name ?? owner)} (${when}): ${answerOf(ledger, owner, deeds)}`;
  }
  const ability = /^(?:Active|Passive) \*(.+?)\*: (.+)$/.exec(text);
  if (ability !== null) return `${named(ability[1] ?? '')}: ${worded(ledger, owner, ABILITIES, ability[2] ?? '')}`;
  const form = formOf(ledger, text);
  if (form !== null) return form;
  return worded(ledger, owner, isOf(STATISTICS, text) ? STATISTICS : ABILITIES, text);
}

/** Parts of a cell, as far as they are not inside brackets. */
export const partsOf = (cell: string): readonly string[] =>
  cell.split(/; (?![^(]*\))| · |, (?=\+\d (?:HP|Fate|Speed|Grab|Grit)$)/);

export const gainsOf = (ledger: Ledger, owner: string, cell: string): string =>
  partsOf(cell)
    .map((part) => gainOf(ledger, owner, part))
    .join('; ');

/** A line that changes one of a lower level, which is said again as it is now. */
type Change = readonly [line: RegExp, what: string | null, from: RegExp, to: string];

const CHANGES: readonly Change[] = [
  [/^\*(Radiance)\* heals (\d)$/, null, /heal \d/, 'heal $2'],
  [/^\*(Parry)\* once per (Round)$/, null, /\)/, ', 1 per round)'],
  [/^\*(Drink)\* may heal an adjacent ally instead$/, null, /self$/, 'one self-or-ally adjacent'],
  [/^\*(Spring)\* may cross enemy squares$/, null, /dodge/, 'dodge-through'],
  [/^allies within (\d) gain Shield (\d) too$/, 'amulet-of-warding', /$/, ' + shield $2 each ally $1'],
  [/^also Reflect (\d)$/, 'amulet-of-warding', /$/, ' + reflect $1 self'],
  [/^twice per (expedition)$/, 'phoenix-feather', /\d per expedition/, '2 per expedition'],
  [/^within (\d)$/, 'heartguard', /ally \d/, 'ally $1'],
  [/^twice per Encounter$/, 'heartguard', /\)/, ', 2 per encounter)'],
  [/^works on an adjacent ally too$/, 'purge', /self/g, 'one self-or-ally adjacent'],
  [/^costs (\d)↝$/, 'blink-step', /\d free/, '$1 free'],
  [/^then Shield (\d)$/, 'blink-step', /$/, ' + shield $1 self'],
  [/^\*(Healing Word)\* heals (\d), \*Last Rites\* \d$/, null, /heal \d/, 'heal $2'],
];

/** Said again as it is from this level on; null for a line that changes nothing from before. */
export function changeOf(before: readonly string[], text: string): string | null {
  const change = CHANGES.find(([line]) => line.test(text));
  if (change === undefined) return null;
  const [line, what, from, to] = change;
  const caught = line.exec(text) ?? [];
  const name = what ?? named(caught[1] ?? '');
  const old = before.findLast((gain) => gain.startsWith(`${name} `)) ?? '';
  return old.replace(
    from,
    to.replaceAll(/\$(\d)/g, (_, at) => caught[Number(at)] ?? ''),
  );
}
