import { goldenTables, linesOf, NOTHING } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { PLAIN_HOUSE } from '../odds/die.ts';
import { faceOf } from '../queries/combat.ts';
import type { LineKey } from '../sheet/keys.ts';
import { cutLines } from '../sheet/lines.ts';
import { parseSheet } from '../sheet/parse.ts';
import { printSheet } from '../sheet/print.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { nameSquare } from '../sheet/squares.ts';
import {
  ARMORY,
  ARMOUR_SHEETS,
  ARMOURS,
  ARTIFACT_SHEETS,
  ARTIFACTS,
  type Artifact,
  BARE_ATTACK,
  BARE_DEFEND,
  BEGINNER_SCHOOLS,
  BOARD_PLAN,
  CAMPAIGN_PLAN,
  DREAD_FIGURES,
  DREAD_FLAMES,
  DREAD_RULES,
  DREAD_SPELLS,
  ELIXIR_STEPS,
  FIGURE_COUNTS,
  FIGURES,
  FLAMES,
  GAUNTLET_DAMAGE,
  GENIE,
  HEALING,
  HERO_SHEETS,
  HEROES,
  isArmour,
  isWeapon,
  JUMP_COST,
  KITS,
  type Kit,
  MONSTER_CARDS,
  MONSTERS,
  MOVEMENT_DICE,
  NAMED,
  NAMED_CARDS,
  NAMES,
  ORCS_BANE_BONUS,
  PIECE_SHEETS,
  PIECES,
  POTION_FIGURES,
  PUBLISHED_CARDS,
  QUESTS,
  RAGNAR,
  RELOAD_TURNS,
  RESIST_ON,
  resaleOf,
  SCHOOL_SPELLS,
  SCHOOLS,
  SLOW_MOVEMENT_DICE,
  SPELL_AIMS,
  SPELL_FIGURES,
  SPELLS,
  SUMMONS,
  schoolOf,
  TALISMAN_MIND,
  TRAP_FIGURES,
  TREASURE_CARDS,
  TREASURE_DECK,
  TREASURE_SHEETS,
  type TreasureEffect,
  WEAPON_SHEETS,
  WEAPONS,
  WIZARD_SCHOOLS,
} from './index.ts';
import { BLADE_QUEST, HEROES_TO_LEAVE, STEER } from './quests/index.ts';

// Every figure that a campaign is played with, written as the tables of `golden/` write it.

type Row = readonly (string | number)[];

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const orNothing = (parts: readonly string[]): string => parts.filter(Boolean).join('; ') || NOTHING;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const statistics = ({ move, attack, defend, body, mind }: typeof GENIE): Row => [move, attack, defend, body, mind];

const monsterRow = (key: (typeof MONSTERS)[number], cards: typeof MONSTER_CARDS): Row => [
  NAMES.figure[key],
  ...statistics(cards[key]),
  yes(cards[key].isUndead),
];

const weaponRow = (weapon: (typeof WEAPONS)[number]): Row => {
  const { hands, attack, isDiagonal, isRanged, isThrowable, needsReload, isMetal, wizardMay } = WEAPON_SHEETS[weapon];
  const traits = [isDiagonal, isRanged, isThrowable, needsReload, isMetal, wizardMay].map(yes);
  return [NAMES.gear[weapon], hands, attack, ARMORY[weapon], resaleOf(weapon), ...traits];
};

const armourRow = (armour: (typeof ARMOURS)[number]): Row => {
  const { defend, isBody } = ARMOUR_SHEETS[armour];
  return [
    NAMES.gear[armour],
    defend,
    ARMORY[armour],
    resaleOf(armour),
    yes(isBody),
    armour === 'plate-mail' ? SLOW_MOVEMENT_DICE : NOTHING,
  ];
};

/** Dice of a kit with its weapon in hand. */
function diceOf({ gear, artifacts }: Kit): { attack: number; defend: number; isDiagonal: boolean; isRanged: boolean } {
  const arms = [
    ...gear.filter(isWeapon).map((weapon) => WEAPON_SHEETS[weapon]),
    ...artifacts.flatMap((artifact) => ARTIFACT_SHEETS[artifact].weapon ?? []),
  ];
  const [held] = arms;
  if (held === undefined || arms.length > 1) throw new Error('a kit has one weapon');
  const armours = gear.filter(isArmour).filter((armour) => armour !== 'shield' || held.hands === 1);
  const pieces = [
    ...armours.map((armour) => ARMOUR_SHEETS[armour]),
    ...artifacts.flatMap((artifact) => ARTIFACT_SHEETS[artifact].armour ?? []),
  ];
  if (pieces.filter((piece) => piece.isBody).length > 1) throw new Error('a hero wears one suit');
  return {
    attack: held.attack,
    defend: BARE_DEFEND + sum(pieces.map((piece) => piece.defend)),
    isDiagonal: held.isDiagonal,
    isRanged: held.isRanged,
  };
}

function kitRows(kits: (typeof KITS)[number], index: number): readonly Row[] {
  const rows = HEROES.map((hero) => {
    const { isDiagonal, isRanged } = diceOf(kits[hero]);
    const special = [
      isDiagonal ? 'diag' : '',
      isRanged ? 'ranged' : '',
      kits[hero].artifacts.includes('spirit-blade') ? 'spirit' : '',
    ];
    return [index + 1, hero, kits[hero].attack, kits[hero].defend, special.filter(Boolean).join(' ') || NOTHING];
  });
  return [...rows, [index + 1, 'healing', sum(HEROES.map((hero) => kits[hero].healing)), NOTHING, NOTHING]];
}

function effectText(effect: TreasureEffect): string {
  if (effect.kind === 'gold') return `gold ${effect.gold}`;
  if (effect.kind === 'potion') return `potion ${effect.potion}`;
  if (effect.kind === 'monster') return 'monster';
  return orNothing([
    effect.isRolled ? 'on a skull' : '',
    `damage ${effect.damage}`,
    effect.endsTurn ? 'turn ends' : '',
  ]);
}

const treasureRow = (card: (typeof TREASURE_CARDS)[number]): Row => {
  const { effect } = TREASURE_SHEETS[card];
  const copies = TREASURE_DECK.filter((other) => other === card).length;
  return [card, copies, effectText(effect), effect.kind === 'gold' || effect.kind === 'potion' ? 'kept' : 'returned'];
};

/** Figures of artifacts that stand outside their sheets. */
const BESIDES: Readonly<Partial<Record<Artifact, string>>> = {
  'talisman-of-lore': `mind ${TALISMAN_MIND}`,
  'orcs-bane': `against orcs ${ORCS_BANE_BONUS}`,
};

const artifactRow = (artifact: Artifact): Row => {
  const { foundIn, users, isExtra, weapon, armour } = ARTIFACT_SHEETS[artifact];
  const arm =
    weapon === undefined
      ? []
      : [
          `hands ${weapon.hands}`,
          `attack ${weapon.attack}`,
          weapon.isDiagonal ? 'diagonal' : '',
          weapon.isRanged ? 'ranged' : '',
        ];
  const worn = armour === undefined ? [] : [`defend ${armour.defend}`, armour.isBody ? 'suit' : ''];
  const names = HEROES.filter((hero) => users.includes(hero)).map((hero) => NAMES.hero[hero]);
  return [artifact, foundIn, yes(isExtra), names.join(', '), orNothing([...arm, ...worn, BESIDES[artifact] ?? ''])];
};

/** `{ dice: 2, wakesOn: 6 }` → `dice 2; wakes on 6`. */
const figuresText = (figures: object): string =>
  Object.entries(figures)
    .map(([name, n]) => `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${n}`)
    .join('; ');

const countText = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} ${one}`);

const summonsText = (spell: keyof typeof SUMMONS): string =>
  SUMMONS[spell].map(([upTo, keys]) => `to ${upTo}: ${countText(keys).join(', ')}`).join('; ');

const FACE_NAMES = { S: 'skull', W: 'white', B: 'black', '-': 'blank' } as const;

const facesText = (blankDie: boolean): string =>
  countText([1, 2, 3, 4, 5, 6].map((number) => FACE_NAMES[faceOf({ ...PLAIN_HOUSE, blankDie }, number)])).join('; ');

const spellsText = (schools: number): string => `spells ${schools * SCHOOL_SPELLS.air.length}`;
const ELF_SCHOOLS = SCHOOLS.length - WIZARD_SCHOOLS;

/** What stands in the words of a card or a rule. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'spell.genie': figuresText(SPELL_FIGURES.genie),
  'spell.swift-wind': figuresText(SPELL_FIGURES['swift-wind']),
  'spell.tempest': figuresText(SPELL_FIGURES.tempest),
  'spell.heal-body': `body ${HEALING}`,
  'spell.rock-skin': figuresText(SPELL_FIGURES['rock-skin']),
  'spell.ball-of-flame': figuresText(FLAMES['ball-of-flame']),
  'spell.courage': figuresText(SPELL_FIGURES.courage),
  'spell.fire-of-wrath': figuresText(FLAMES['fire-of-wrath']),
  'spell.sleep': figuresText(SPELL_FIGURES.sleep),
  'spell.veil-of-mist': figuresText(SPELL_FIGURES['veil-of-mist']),
  'spell.water-of-healing': `body ${HEALING}`,
  'dread.ember-lash': figuresText(DREAD_FLAMES.ember),
  'dread.storm-lance': figuresText(DREAD_FIGURES.lance),
  'dread.cinder-burst': figuresText(DREAD_FLAMES.cinder),
  'dread.dread-gaze': figuresText(DREAD_FIGURES.gaze),
  'dread.slumber-hex': figuresText(DREAD_FIGURES.slumber),
  'dread.wither-mind': figuresText(DREAD_FLAMES.wither),
  'dread.corrode': figuresText(DREAD_FIGURES.corrode),
  'dread.call-the-pack': summonsText('pack'),
  'dread.raise-the-fallen': summonsText('raise'),
  'artifact.elixir-of-life': `steps ${ELIXIR_STEPS}`,
  'artifact.thorn-gauntlet': `damage ${GAUNTLET_DAMAGE}`,
  'dread.resist-roll': `on ${RESIST_ON}`,
  'potion.healing': `body ${HEALING}`,
  'potion.heroic-brew': figuresText(POTION_FIGURES['heroic-brew']),
  'potion.speed': figuresText(POTION_FIGURES['potion-of-speed']),
  'potion.strength': figuresText(POTION_FIGURES['potion-of-strength']),
  'potion.warding': figuresText(POTION_FIGURES['potion-of-warding']),
  'combat.die-faces': facesText(false),
  'combat.die-faces blank-die': facesText(true),
  'combat.in-pit-minus-one': `dice less ${TRAP_FIGURES.pit.diceLess}`,
  'trap.pit-effect': `damage ${TRAP_FIGURES.pit.damage}`,
  'trap.block-effect': figuresText(TRAP_FIGURES.block),
  'trap.spear-effect': figuresText(TRAP_FIGURES.spear),
  'trap.jump': `movement ${JUMP_COST}`,
  'attack.crossbow-reload': `turns ${RELOAD_TURNS}`,
  'deal.wizard-takes-rest': `schools ${WIZARD_SCHOOLS}, ${spellsText(WIZARD_SCHOOLS)}; schools ${ELF_SCHOOLS}, ${spellsText(ELF_SCHOOLS)}`,
  'deal.first-quest-suggestion': spellsText(BEGINNER_SCHOOLS),
  'quest.q9-goal': `heroes ${HEROES_TO_LEAVE}`,
  'quest.q10-steer': figuresText(STEER),
};

const pieceRow = (piece: (typeof PIECES)[number]): Row => {
  const { count, width, height, isTall } = PIECE_SHEETS[piece];
  return [piece, count, `${width} by ${height}`, `${height} by ${width}`, yes(isTall)];
};

const sheets: readonly Sheet[] = QUESTS.map((text) => {
  const parsed = parseSheet(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.field}: ${parsed.problem.message}`);
  return parsed.value;
});

const PROSE: readonly LineKey[] = ['briefing', 'note'];
const PLACES: readonly LineKey[] = ['start', 'doors', 'open', 'secret', 'blocked', 'pit', 'block', 'spear'];

/** One row for each entry of each line of a sheet, but what is prose. */
function questRows(sheet: Sheet): readonly Row[] {
  const lines = cutLines(printSheet(sheet)).lines.filter(({ key }) => !PROSE.includes(key));
  return [
    ['title', sheet.title],
    ...lines.flatMap(({ key, text }) => text.split(PLACES.includes(key) ? ' ' : '; ').map((entry) => [key, entry])),
  ];
}

const noteRows = ({ number, plan, notes }: Sheet): readonly Row[] =>
  notes.map(({ letter, at }) => [number ?? NOTHING, letter || NOTHING, at === null ? NOTHING : nameSquare(plan, at)]);

const TABLES: ReadonlyMap<string, readonly Row[]> = new Map<string, readonly Row[]>([
  [
    'heroes',
    HEROES.map((hero) => {
      const { body, mind, weapon } = HERO_SHEETS[hero];
      return [
        NAMES.hero[hero],
        body,
        mind,
        WEAPON_SHEETS[weapon].attack,
        BARE_ATTACK,
        BARE_DEFEND,
        MOVEMENT_DICE,
        NAMES.gear[weapon],
      ];
    }),
  ],
  ['weapons', WEAPONS.map(weaponRow)],
  [
    'armour',
    [
      ...ARMOURS.map(armourRow),
      [NAMES.gear['tool-kit'], NOTHING, ARMORY['tool-kit'], resaleOf('tool-kit'), 'no', NOTHING],
    ],
  ],
  ['kits', KITS.flatMap(kitRows)],
  ['spells', SPELLS.map((spell) => [spell, schoolOf(spell), SPELL_AIMS[spell]])],
  ['dread-spells', DREAD_SPELLS.map((key) => [key, DREAD_RULES[key]])],
  ['treasure', TREASURE_CARDS.map(treasureRow)],
  ['artifacts', ARTIFACTS.map(artifactRow)],
  ['furniture', PIECES.map(pieceRow)],
  ['figures', FIGURES.toSorted().map((figure) => [figure, FIGURE_COUNTS[figure]])],
  ['monsters', MONSTERS.map((key) => monsterRow(key, MONSTER_CARDS))],
  [
    'named',
    NAMED.map((key) => {
      const { figure, isUndead, spells } = NAMED_CARDS[key];
      return [key, figure, ...statistics(NAMED_CARDS[key]), yes(isUndead), spells.join() || NOTHING];
    }),
  ],
  [
    'allies',
    [
      ['ragnar', ...statistics(RAGNAR)],
      ['genie', ...statistics(GENIE)],
    ],
  ],
  ['figures-in-words', Object.entries(IN_WORDS)],
  ['campaign', [['quest that needs the Spirit Blade', BLADE_QUEST]]],
  ['campaign-plan', CAMPAIGN_PLAN.map((row, at) => [at, row])],
  ['board-plan', BOARD_PLAN.map((row, at) => [at, row])],
  ...sheets.map((sheet): [string, readonly Row[]] => [`quest-${sheet.number}`, questRows(sheet)]),
  ['notes', sheets.flatMap(noteRows)],
  ['potions-shared', KITS.map((kits, index) => [index + 1, ...HEROES.map((hero) => kits[hero].healing)])],
  ['published-monsters', MONSTERS.map((key) => monsterRow(key, PUBLISHED_CARDS))],
]);

const GOLDEN = goldenTables('heroquest');

test('everything that has figures has a table, and every table has its things', () => {
  expect([...TABLES.keys()]).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(GOLDEN.map(({ name, rows }) => [name, rows] as const))('%s', (name, rows) => {
  expect(linesOf(TABLES.get(name) ?? [])).toEqual(linesOf(rows));
});

test('every kit comes to the dice it says, in the hands of a hero who may use it', () => {
  for (const [index, kits] of KITS.entries()) {
    for (const hero of HEROES) {
      const { gear, artifacts } = kits[hero];
      expect(diceOf(kits[hero])).toMatchObject({ attack: kits[hero].attack, defend: kits[hero].defend });
      for (const artifact of artifacts) expect(ARTIFACT_SHEETS[artifact].users).toContain(hero);
      for (const artifact of artifacts) expect(ARTIFACT_SHEETS[artifact].foundIn).toBeLessThan(index + 1);
      if (hero === 'wizard')
        expect(gear.every((thing) => isWeapon(thing) && WEAPON_SHEETS[thing].wizardMay)).toBe(true);
    }
    const owned: Artifact[] = HEROES.flatMap((hero) => kits[hero].artifacts);
    expect(new Set(owned).size).toBe(owned.length);
  }
});
