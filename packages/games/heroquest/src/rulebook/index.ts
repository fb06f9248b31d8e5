import type { Rulebook } from '@questhall/kernel';
import { AI_RULES } from './ai.ts';
import { ARTIFACT_RULES } from './artifact.ts';
import { ATTACK_RULES } from './attack.ts';
import { BOARD_RULES } from './board.ts';
import { CAMPAIGN_RULES } from './campaign.ts';
import { CAST_RULES } from './cast.ts';
import { DEATH_RULES } from './death.ts';
import { DOOR_RULES } from './door.ts';
import { DREAD_RULES } from './dread.ts';
import { EQUIP_RULES } from './equip.ts';
import { HOUSE_RULES } from './house.ts';
import { MONSTER_RULES } from './monster.ts';
import { QUEST_RULES } from './quest.ts';
import { QUESTS_RULES } from './quests.ts';
import { SEARCH_RULES } from './search.ts';
import { SEAT_RULES } from './seat.ts';
import { SIGHT_RULES } from './sight.ts';
import { TRAP_RULES } from './trap.ts';
import { TREASURE_RULES } from './treasure.ts';
import { TURN_RULES } from './turn.ts';

export type Rule =
  | keyof typeof SEAT_RULES
  | keyof typeof BOARD_RULES
  | keyof typeof TURN_RULES
  | keyof typeof DOOR_RULES
  | keyof typeof SIGHT_RULES
  | keyof typeof ATTACK_RULES
  | keyof typeof CAST_RULES
  | keyof typeof SEARCH_RULES
  | keyof typeof TRAP_RULES
  | keyof typeof TREASURE_RULES
  | keyof typeof EQUIP_RULES
  | keyof typeof ARTIFACT_RULES
  | keyof typeof MONSTER_RULES
  | keyof typeof DREAD_RULES
  | keyof typeof DEATH_RULES
  | keyof typeof QUEST_RULES
  | keyof typeof QUESTS_RULES
  | keyof typeof CAMPAIGN_RULES
  | keyof typeof AI_RULES;

export type HouseRuleName = keyof typeof HOUSE_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: {
    seat: 'The table and the box',
    board: 'The board',
    reveal: 'What the heroes discover',
    setup: 'Preparing a quest',
    turn: 'Rounds and turns',
    move: 'Moving',
    door: 'Doors',
    sight: 'Line of sight',
    attack: 'Attacking',
    combat: 'Dice and damage',
    cast: 'Casting spells',
    spell: 'The twelve hero spells',
    search: 'Searching',
    trap: 'Traps',
    treasure: 'Treasure, gold and potions',
    deck: 'The treasure deck',
    equip: 'Weapons and armour',
    artifact: 'Artifacts',
    monster: 'Monsters and Zargon’s turn',
    dread: 'Dread and the Mind',
    dreadSpell: 'The twelve Dread spells',
    death: 'Death and rescue',
    quest: 'How a quest ends',
    campaign: 'The campaign',
    sheet: 'Reading a quest sheet',
    quests: 'The fourteen quests',
    aiZargon: 'When the program plays Zargon',
    aiHeroes: 'When the program plays heroes',
  },
  rules: {
    ...SEAT_RULES,
    ...BOARD_RULES,
    ...TURN_RULES,
    ...DOOR_RULES,
    ...SIGHT_RULES,
    ...ATTACK_RULES,
    ...CAST_RULES,
    ...SEARCH_RULES,
    ...TRAP_RULES,
    ...TREASURE_RULES,
    ...EQUIP_RULES,
    ...ARTIFACT_RULES,
    ...MONSTER_RULES,
    ...DREAD_RULES,
    ...DEATH_RULES,
    ...QUEST_RULES,
    ...QUESTS_RULES,
    ...CAMPAIGN_RULES,
    ...AI_RULES,
  },
  houseRules: HOUSE_RULES,
};
