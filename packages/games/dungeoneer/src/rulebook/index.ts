import type { Rulebook } from '@questhall/kernel';
import { BUILD_RULES } from './build.ts';
import { COMBAT_RULES } from './combat.ts';
import { COMBAT_AFTER_RULES } from './combat-after.ts';
import { COMBINE_RULES } from './combine.ts';
import { COMP_RULES } from './comp.ts';
import { CORE_RULES } from './core.ts';
import { DATA_RULES } from './data.ts';
import { DRAW_RULES } from './draw.ts';
import { DUR_RULES } from './dur.ts';
import { END_RULES } from './end.ts';
import { EXIT_RULES } from './exit.ts';
import { FX_RULES } from './fx.ts';
import { HERO_RULES } from './hero.ts';
import { HIDDEN_RULES } from './hidden.ts';
import { HOUSE_RULES } from './house.ts';
import { LORD_RULES } from './lord.ts';
import { MAP_RULES } from './map.ts';
import { OPT_RULES } from './opt.ts';
import { QUEST_RULES } from './quest.ts';
import { QUEST_KIND_RULES } from './quest-kinds.ts';
import { RESET_RULES } from './reset.ts';
import { SETUP_RULES } from './setup.ts';
import { THREAT_RULES } from './threat.ts';
import { TIME_RULES } from './time.ts';
import { TIME_MOMENT_RULES } from './time-moments.ts';
import { UNIV_RULES } from './univ.ts';

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
  | keyof typeof TIME_MOMENT_RULES
  | keyof typeof UNIV_RULES
  | keyof typeof FX_RULES
  | keyof typeof END_RULES
  | keyof typeof OPT_RULES
  | keyof typeof COMBINE_RULES
  | keyof typeof DATA_RULES
  | keyof typeof HIDDEN_RULES;

export type HouseRuleName = keyof typeof HOUSE_RULES;

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
    univ: 'Rules above all others',
    fx: 'What cards do',
    end: 'Defeat',
    opt: 'Optional rules',
    combine: 'Combining sets',
    grade: 'Several grades',
    data: 'What is true of all cards',
    hidden: 'What is open and what is hidden',
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
    ...UNIV_RULES,
    ...FX_RULES,
    ...END_RULES,
    ...OPT_RULES,
    ...COMBINE_RULES,
    ...DATA_RULES,
    ...HIDDEN_RULES,
  },
  houseRules: HOUSE_RULES,
};
