import { expect, test } from 'vitest';
import { BASICS, type BasicId, REINFORCEMENTS } from './basic-benefits.ts';
import { CARDS, type CardId } from './cards.ts';
import { GLOWS, type GlowId } from './glow-benefits.ts';
import { MONSTERS, type MonsterId } from './monsters.ts';
import type { Benefit, Clause, Limit, MonsterRecord, Pattern, Standing } from './vocabulary.ts';

// Rows set down by hand, apart from the tables themselves, in a notation that only these tests use.

const patternText = (pattern: Pattern | null): string =>
  pattern === null ? '-' : pattern.n === 0 ? pattern.kind : `${pattern.kind} ${pattern.n}`;

const clauseText = ({ word, n, isSelf, condition }: Clause): string =>
  `${condition === null ? '' : `if ${condition} `}${isSelf ? 'self ' : ''}${word}${n === 0 ? '' : ` ${n}`}`;

const limitText = ({ perTurn, isLong, belowShield, notLord }: Limit): string =>
  [`${perTurn}`, isLong ? 'long' : '', belowShield > 0 ? `below ${belowShield}` : '', notLord ? 'not lord' : ''].filter(Boolean).join(', ');

function benefitText(benefit: Benefit | null): string {
  if (benefit === null) return '-';
  const { cost, timing, target, clauses, duration, pattern, limit } = benefit;
  const deeds = clauses.length === 0 ? '-' : clauses.map(clauseText).join('; ');
  return [cost, timing, target, deeds, duration, patternText(pattern), limitText(limit)].join(' | ');
}

const standingText = ({ word, n, pattern, against }: Standing): string =>
  [word, n === 0 ? '' : `${n}`, pattern === null ? '' : patternText(pattern), against ?? ''].filter(Boolean).join(' ');

const standingsText = (lines: readonly Standing[]): string => (lines.length === 0 ? '-' : lines.map(standingText).join('; '));

const BASIC_ROWS: readonly (readonly [BasicId, string])[] = [
  ['move', '1 | any | self | move speed | now | - | 1'],
  ['aim', '1 | roll | self | to-hit 1 | now | - | 2'],
  ['power', '1 | hit | target | damage 1 | now | - | 2'],
  ['guard', '1 | any | self | shield 1 | now | - | 2, below 2'],
  ['brace', '1 | any | self | grit 1 | short | - | 1'],
  ['shove', '1 | any | enemy | push 1 | now | - | 1'],
  ['slip-away', '2 | any | self | shift 1 | now | - | 1'],
  ['shake-off', '2 | any | self | reduce 2 | now | - | 1'],
  ['bind-wounds', '2 | any | ally-or-self | heal 1 | now | - | 1'],
];

test.each(BASIC_ROWS)('[benefit.basic] %s', (id, row) => {
  expect(benefitText(BASICS[id])).toBe(row);
});

test('[patrol.reinforcements] the call costs 3 Surges', () => {
  expect(benefitText(REINFORCEMENTS)).toBe('3 | any | self | reinforce | now | - | 1');
});

const GLOW_ROWS: readonly (readonly [GlowId, string])[] = [
  ['glow-mend', '2 | any | ally-or-self | heal 4 | now | - | 0'],
  ['glow-shell', '2 | any | ally-or-self | shield 4 | now | - | 0'],
  ['glow-mirror', '2 | any | self | reflect 3 | now | - | 0'],
  ['glow-lance', '2 | any | any-enemy | deal-damage 3 | now | - | 0'],
  ['glow-sear', '2 | any | enemy | ongoing 2 | long | ranged | 0'],
  ['glow-surge', '1 | any | self | surges 3 | now | - | 0'],
  ['glow-edge', '1 | any | self | to-hit 2; damage 2 | turn | - | 0'],
  ['glow-step', '1 | any | self | shift 6 | now | - | 0'],
  ['glow-purge', '1 | any | adjacent-allies-and-self | cleanse; shield 1 | now | - | 0'],
];

test.each(GLOW_ROWS)('[glow.heroes-only] %s', (id, row) => {
  expect(benefitText(GLOWS[id])).toBe(row);
});

const ROLE_ROWS: readonly (readonly [CardId, string, string])[] = [
  ['spiked-guard', 'Spiked Guard', '2 | any | self | reflect 2 | now | - | 1'],
  ['thorn-wall', 'Thorn Wall', '3 | any | self | reflect 3; grit 1 | short | - | 1'],
  ['bulwark', 'Bulwark', '3 | any | adjacent-allies-and-self | shield 2 | now | - | 1'],
  ['stone-skin', 'Stone Skin', '3 | any | self | armor 1 | long | - | 1, long'],
  ['shield-bash', 'Shield Bash', '2 | hit | target | damage 1; stun | short | - | 1'],
  ['hook-and-drag', 'Hook and Drag', '1 | any | enemy | pull 4 | now | ranged | 1'],
  ['wide-cleave', 'Wide Cleave', '2 | hit | target | damage 1 | now | cleave | 1'],
  ['bull-rush', 'Bull Rush', '2 | any | self | move 4; push 2 | now | - | 1'],
  ['payback', 'Payback', '1 | hit | target | damage 1; if wounded damage 1 | now | - | 1'],
  ['interpose', 'Interpose', '1 | any | ally | swap; self shield 2 | now | - | 1'],
  ['challenge', 'Challenge', '1 | any | any-enemy | taunt; self shield 1 | short | - | 1, not lord'],
  ['anchor', 'Anchor', '1 | any | self | anchor; grit 1 | short | - | 1'],
  ['rolling-guard', 'Rolling Guard', '1 | miss | self | shield 2; reflect 1 | now | - | 1'],
  ['sure-strike', 'Sure Strike', '2 | roll | self | to-hit 4 | now | - | 1'],
  ['gap-finder', 'Gap Finder', '1 | hit | target | damage 1; ignore-armor | now | - | 1'],
  ['skewer', 'Skewer', '1 | hit | target | damage 1 | now | line | 1'],
  ['ricochet', 'Ricochet', '2 | hit | target | - | now | bounce 4 | 1'],
  ['starfall', 'Starfall', '4 | hit | target | damage 3 | now | radius 2 | 1'],
  ['throwing-knives', 'Throwing Knives', '1 | before | self | base 3 | turn | ranged | 1'],
  ['lunge', 'Lunge', '1 | before | self | to-hit 1 | turn | reach | 1'],
  ['viper-oil', 'Viper Oil', '3 | hit | target | damage 1; ongoing 2 | long | - | 1, long'],
  ['shadow-dash', 'Shadow Dash', '2 | any | self | shift speed; to-hit 1 | turn | - | 1'],
  ['finish', 'Finish', '2 | hit | target | damage 2; if bloodied damage 2 | now | - | 1'],
  ['flurry', 'Flurry', '4 | after | self | attack-again | now | - | 1'],
  ['blood-rush', 'Blood Rush', '0 | any | self | take-damage 3; surges 2 | now | - | 1'],
  ['slam', 'Slam', '1 | hit | target | push 2; if stopped damage 2 | now | - | 1'],
  ['killing-rhythm', 'Killing Rhythm', '0 | after | self | if killed surges 2 | now | - | 1'],
  ['greater-mend', 'Greater Mend', '3 | any | ally-or-self | heal 5 | now | - | 1'],
  ['renewal', 'Renewal', '2 | any | ally-or-self | heal 1 | long | - | 1, long'],
  ['soothing-mist', 'Soothing Mist', '2 | any | adjacent-allies-and-self | heal 1 | short | - | 1'],
  ['war-chant', 'War Chant', '2 | any | all-allies-and-self | damage 1 | short | - | 1'],
  ['guiding-hand', 'Guiding Hand', '1 | any | any-ally | slide 3; shield 1 | now | - | 1'],
  ['miasma', 'Miasma', '3 | any | enemy-and-neighbours | ongoing 1; unsteady 1 | long | ranged | 1, long'],
  ['blinding-flash', 'Blinding Flash', '1 | any | adjacent-enemies | unsteady 2 | short | - | 1'],
  ['chain-spark', 'Chain Spark', '2 | hit | target | damage 1 | now | bounce 4 | 1'],
  ['binding-word', 'Binding Word', '3 | any | enemy | stun | short | ranged | 1, not lord'],
  ['force-wave', 'Force Wave', '2 | any | adjacent-enemies | push 2; unsteady 1; self shield 1 | short | - | 1'],
  ['lend-vigor', 'Lend Vigor', '2 | any | any-ally | surges-next 3 | short | - | 1'],
  ['call-back', 'Call Back', '2 | any | any-unconscious-ally | heal 4 | now | - | 1'],
];

test.each(ROLE_ROWS)('[comp.decks] %s', (id, name, row) => {
  expect([CARDS[id].name, benefitText(CARDS[id].benefit)]).toEqual([name, row]);
});

const EQUIPMENT_ROWS: readonly (readonly [CardId, slot: string, always: string, benefit: string])[] = [
  ['short-sword', 'main-hand', 'base 3', '1 | roll | self | to-hit 2 | now | - | 1'],
  ['halberd', 'main-hand', 'base 4 reach; two-handed', '1 | hit | target | - | now | sweep | 1'],
  ['heavy-crossbow', 'main-hand', 'base 4 ranged; two-handed; surges-per-attack 1', '-'],
  ['flame-staff', 'main-hand', 'base 2 ranged', '2 | hit | target | damage 1 | now | radius 1 | 1'],
  ['twin-daggers', 'main-hand', 'base 3; two-handed', '3 | after | self | attack-again | now | - | 1'],
  ['mercy-mace', 'main-hand', 'base 3', '1 | hit | any-ally-or-self | heal 2 | now | - | 1'],
  ['glowglass-blade', 'main-hand', 'base 3', '1 | hit | target | damage 1; ignore-shield-and-armor | now | - | 1'],
  ['tower-shield', 'off-hand', 'armor 1; speed -1', '-'],
  ['focus-orb', 'off-hand', 'heals 1', '1 | any | ally-or-self | heal 1 | now | - | 1'],
  ['chain-whip', 'off-hand', '-', '1 | any | enemy | pull 1; immobile; weak 1 | short | reach | 1'],
  ['plate-harness', 'armor', 'armor 2; speed -2', '-'],
  ['warded-tabard', 'armor', 'start-shield 4', '-'],
  ['phoenix-charm', 'amulet', 'stay-at-one', '-'],
  ['leech-stone', 'amulet', '-', '1 | after | self | if hit heal 2 | now | - | 1'],
  ['ring-of-haste', 'ring', 'surges-on-low-roll 1', '-'],
  ['ring-of-venom', 'ring', '-', '2 | hit | target | ongoing 1; damage 1 | long | - | 1, long'],
  ['ring-of-the-far-hand', 'ring', 'reach-for-benefits', '-'],
  ['anchor-boots', 'boots', 'anchor; immune push; immune pull; immune slide', '-'],
  ['trail-boots', 'boots', 'first-move-free', '-'],
];

test.each(EQUIPMENT_ROWS)('[equip.slots] %s', (id, slot, always, benefit) => {
  const card = CARDS[id];
  expect([card.slot, standingsText(card.standing), benefitText(card.benefit)]).toEqual([slot, always, benefit]);
});

const PASSIVE_ROWS: readonly (readonly [CardId, string])[] = [
  ['tough', 'max-hitpoints 3'],
  ['nimble', 'dodge-on 3'],
  ['sure-retreat', 'first-flee-free'],
  ['energetic', 'reroll-up-to 2'],
  ['patient', 'keep-surges 2'],
  ['second-skin', 'start-shield 3'],
  ['grim-harvest', 'heal-on-kill 2'],
  ['crush', 'crush 1'],
  ['iron-will', 'immune stun; immune immobile'],
  ['glow-touched', 'glow-cheaper 1; glow-ongoing 1'],
  ['last-effort', 'last-effort 4'],
  ['stubborn', 'recover-on 5; last-stand 2'],
  ['scavenger', 'gain-draws 4'],
];

test.each(PASSIVE_ROWS)('[comp.decks] %s', (id, always) => {
  expect(standingsText(CARDS[id].standing)).toBe(always);
});

const counts = ({ small, big, quest, patrol }: MonsterRecord): string => [small, big, quest, patrol].map((by) => by.join('/')).join(' ');

function recordText(record: MonsterRecord): string {
  const { family, letter, category, role, speed, grit, hitpoints, armor, base, pattern, setupDistance, prefers, traits } = record;
  const body = `${speed} ${grit} ${hitpoints.join('/')} ${armor}`;
  const attack = `${base} ${patternText(pattern)} at ${setupDistance} ${prefers}`;
  return [`${family} ${letter} ${category} ${role}`, body, attack, counts(record), standingsText(traits)].join(' | ');
}

const MONSTER_ROWS: readonly (readonly [MonsterId, string])[] = [
  ['goblin-assassin', 'goblins a minion offense | 6 7 3/3/3 0 | 2 - at 1 utility | 3/3/3 2/2/3 2/2/2 2/2/3 | -'],
  ['goblin-archer', 'goblins b minion offense | 5 6 3/3/3 0 | 1 ranged at 4 offense | 2/2/3 1/2/2 1/1/2 2/2/3 | -'],
  ['orc-brute', 'orcs a minion offense | 5 6 6/6/6 0 | 3 - at 2 defense | 1/1/2 1/1/1 1/1/1 1/1/2 | -'],
  ['champion-orc-berserker', 'orcs leader champion offense | 6 7 26/29/32 0 | 3 - at 2 offense | 0/0/0 1/1/1 0/0/0 0/0/0 | immune weak'],
  ['skeleton-spearman', 'undead a minion defense | 4 7 4/4/4 1 | 2 reach at 2 defense | 2/2/3 1/1/2 1/1/2 2/2/2 | immune ongoing'],
  ['ghoul', 'undead b minion offense | 6 6 5/5/5 0 | 2 - at 2 utility | 1/2/2 1/1/1 1/1/1 1/2/2 | -'],
  [
    'champion-crypt-knight',
    'undead leader champion defense | 4 8 22/23/26 1 | 3 - at 3 defense | 0/0/0 1/1/1 0/0/0 0/0/0 | immune ongoing',
  ],
  ['tusk-boar', 'beasts c minion offense | 7 6 4/4/4 0 | 2 - at 3 offense | 1/1/2 0/0/1 0/0/1 1/2/2 | -'],
  ['cult-whisperer', 'cultists c minion utility | 5 6 4/4/4 0 | 1 ranged at 4 utility | 1/1/2 1/1/1 0/1/1 1/1/2 | -'],
  ['stone-crawler', 'depths b minion defense | 3 6 4/4/4 2 | 2 - at 2 defense | 1/2/2 1/1/1 0/1/1 1/1/1 | immune ongoing'],
  ['ember-wisp', 'depths c minion utility | 6 8 3/3/3 0 | 1 ranged at 4 offense | 2/2/2 1/1/2 1/1/1 1/2/2 | immune immobile'],
  [
    'lord-girdan-the-savage',
    'orcs leader lord offense | 6 8 41/42/66 0 | 3 - at 3 offense | 0/0/0 0/0/0 1/1/1 0/0/0 | immune stun; immune weak',
  ],
  [
    'lord-ashmael-the-drowned-voice',
    'cultists leader lord utility | 5 7 41/42/68 0 | 3 ranged at 4 defense | 0/0/0 0/0/0 1/1/1 0/0/0 | immune stun; immune fragile',
  ],
];

test.each(MONSTER_ROWS)('[monster.record] %s', (id, row) => {
  expect(recordText(MONSTERS[id])).toBe(row);
});

const SHEET_ROWS: readonly (readonly [MonsterId, readonly string[]])[] = [
  ['goblin-drummer', ['War Beat | first | 2 | any | all-allies-and-self | damage 1 | short | - | 1']],
  [
    'orc-shaman',
    ['Blood Mending | first | 2 | any | any-ally | heal 3 | now | - | 1', 'Sap Hex | - | 1 | hit | target | weak 1 | short | - | 1'],
  ],
  [
    'champion-orc-berserker',
    [
      'Red Cleave | - | 1 | hit | target | - | now | cleave | 1',
      'Rage | - | 2 | hit | target | damage 2; if wounded damage 1 | now | - | 1',
      'Bellow | first | 1 | any | adjacent-enemies | unsteady 1 | short | - | 1',
    ],
  ],
  ['grey-wolf', ['Pack Bite | - | 1 | hit | target | if flanked damage 2 | now | - | 1']],
  ['tusk-boar', ['Gore | - | 2 | hit | target | push 2; damage 1; if stopped damage 2 | now | - | 1']],
  [
    'cult-zealot',
    [
      'Martyr Thorns | last | 1 | any | self | reflect 1 | now | - | 1',
      'Fervor | - | 1 | hit | target | damage 1; self shield 1 | now | - | 1',
    ],
  ],
  [
    'lord-morrow-ironrind',
    [
      'Quake | - | 2 | hit | target | damage 1 | now | sweep | 1',
      'Stone Fist | - | 2 | hit | target | damage 2; immobile | short | - | 1',
      'Spined Hide | - | 1 | miss | self | reflect 1 | now | - | 1',
      'Undertow | first | 1 | any | enemy | pull 4 | now | ranged | 1',
    ],
  ],
];

test.each(SHEET_ROWS)('[monster.record] what %s can do, in the order it would', (id, rows) => {
  expect(MONSTERS[id].benefits.map((benefit) => `${benefit.name} | ${benefit.script ?? '-'} | ${benefitText(benefit)}`)).toEqual(rows);
});
