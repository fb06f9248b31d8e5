import type { Thing } from '@questhall/facets';
import { ARTIFACTS } from '../../content/artifacts.ts';
import { DREAD_SPELLS, type DreadSpell } from '../../content/dread-spells.ts';
import { ARMORY, GEAR, isArmour, isWeapon } from '../../content/equipment.ts';
import { MONSTER_CARDS, MONSTERS, type MonsterCard, NAMED, NAMED_CARDS } from '../../content/monsters.ts';
import { POTIONS } from '../../content/potions.ts';
import { SPELLS, schoolOf } from '../../content/spells.ts';
import { TREASURE_CARDS } from '../../content/treasure-cards.ts';
import { capital } from '../telling/lists.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** Everything with a name that a player of HeroQuest may ask about. */
export function thingsIn({ names, list, things, monster }: TerminalTexts): readonly Thing[] {
  const { kinds } = things;
  const bottled: readonly string[] = TREASURE_CARDS.map((card) => names.treasure[card]); // these have a card of their own
  const foe = (name: string, card: MonsterCard, spells: readonly DreadSpell[]): Thing => ({
    name,
    kind: kinds.monster,
    lines: [
      `${things.monster(card)}${card.isUndead ? ` ${things.undead}` : ''}`,
      ...(spells.length === 0 ? [] : [things.casts(list(spells.map((spell) => names.dreadSpell[spell])))]),
    ],
  });
  return [
    ...TREASURE_CARDS.map((card) => thing(names.treasure[card], kinds.treasure, things.treasures[card])),
    ...POTIONS.filter((potion) => !bottled.includes(names.potion[potion])).map((potion) =>
      thing(names.potion[potion], kinds.potion, sentence(things.potions[potion])),
    ),
    ...ARTIFACTS.map((artifact) => thing(names.artifact[artifact], kinds.artifact, things.artifacts[artifact])),
    ...GEAR.map((gear) =>
      thing(
        names.gear[gear],
        kinds[isWeapon(gear) ? 'weapon' : isArmour(gear) ? 'armour' : 'tool'],
        sentence([...things.gearTraits(gear), things.price(ARMORY[gear])].join('; ')),
      ),
    ),
    ...SPELLS.map((spell) =>
      thing(names.spell[spell], things.spellKind(schoolOf(spell)), sentence(things.spells[spell])),
    ),
    ...DREAD_SPELLS.map((spell) => thing(names.dreadSpell[spell], kinds.dread, sentence(things.dreadSpells[spell]))),
    ...MONSTERS.map((kind) => foe(names.figure[kind], MONSTER_CARDS[kind], [])),
    ...NAMED.map((one) => foe(monster(NAMED_CARDS[one].name), NAMED_CARDS[one], NAMED_CARDS[one].spells)),
  ];
}

const thing = (name: string, kind: string, line: string): Thing => ({ name, kind, lines: [line] });
const sentence = (line: string): string => `${capital(line)}.`;
