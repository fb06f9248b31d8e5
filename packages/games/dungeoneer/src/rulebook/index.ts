import type { Rulebook } from '@questhall/kernel';
import { BUILD_RULES } from './build.ts';
import { COMBAT_RULES } from './combat.ts';
import { COMBAT_AFTER_RULES } from './combat-after.ts';
import { COMP_RULES } from './comp.ts';
import { CORE_RULES } from './core.ts';
import { DRAW_RULES } from './draw.ts';
import { DUR_RULES } from './dur.ts';
import { EXIT_RULES } from './exit.ts';
import { HERO_RULES } from './hero.ts';
import { LORD_RULES } from './lord.ts';
import { MAP_RULES } from './map.ts';
import { QUEST_RULES } from './quest.ts';
import { QUEST_KIND_RULES } from './quest-kinds.ts';
import { RESET_RULES } from './reset.ts';
import { SETUP_RULES } from './setup.ts';
import { THREAT_RULES } from './threat.ts';
import { TIME_RULES } from './time.ts';
import { TIME_MOMENT_RULES } from './time-moments.ts';

export type Rule =
  | keyof typeof CORE_RULES
  | keyof typeof COMP_RULES
  | keyof typeof DUR_RULES
  | keyof typeof SETUP_RULES
  | keyof typeof MAP_RULES
  | keyof typeof RESET_RULES
  | keyof typeof LORD_RULES
  | keyof typeof BUILD_RULES
  | keyof typeof HERO_RULES
  | keyof typeof EXIT_RULES
  | keyof typeof QUEST_RULES
  | keyof typeof QUEST_KIND_RULES
  | keyof typeof DRAW_RULES
  | keyof typeof COMBAT_RULES
  | keyof typeof COMBAT_AFTER_RULES
  | keyof typeof THREAT_RULES
  | keyof typeof TIME_RULES
  | keyof typeof TIME_MOMENT_RULES;

export const rulebook: Rulebook<Rule> = {
  sections: {
    core: 'The game and how it is won',
    comp: 'Cards, tokens and scores',
    dur: 'How long cards stay',
    setup: 'Set-up',
    map: 'The map',
    reset: 'Reset phase',
    lord: 'Dungeonlord phase',
    build: 'Building and exploring',
    hero: 'Hero phase',
    move: 'Moving',
    glory: 'Glory cards',
    exit: 'Exits',
    link: 'Sewers, portals and obstacles',
    quest: 'Quests',
    questKind: 'Kinds of Quests',
    escort: 'Escort Quests',
    slay: 'Slay Quests',
    draw: 'Discard and Draw phase',
    combat: 'Combat: declaring and responding',
    combatHits: 'Combat: dice and hits',
    combatAfter: 'Combat: challenges, Packs and rewards',
    threat: 'Threats',
    act: 'Special actions',
    timeWho: 'Timing: who is asked',
    timeHow: 'Timing: how acts are carried out',
    timeMoments: 'Timing: particular moments',
    timeQuiet: 'Timing: passing and absence',
  },
  rules: {
    ...CORE_RULES,
    ...COMP_RULES,
    ...DUR_RULES,
    ...SETUP_RULES,
    ...MAP_RULES,
    ...RESET_RULES,
    ...LORD_RULES,
    ...BUILD_RULES,
    ...HERO_RULES,
    ...EXIT_RULES,
    ...QUEST_RULES,
    ...QUEST_KIND_RULES,
    ...DRAW_RULES,
    ...COMBAT_RULES,
    ...COMBAT_AFTER_RULES,
    ...THREAT_RULES,
    ...TIME_RULES,
    ...TIME_MOMENT_RULES,
  },
  houseRules: {},
};
