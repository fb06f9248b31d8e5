/** House rules of Crystal Expedition, all off unless a table turns them on. */
export const HOUSE_RULES = {
  uniqueRoles: {
    changes: 'party.roles-may-repeat',
    title: 'A Role for each',
    text: 'No two heroes of your party may have the same Role.',
  },
  noLoneHeroHelp: {
    changes: 'party.lone-hero',
    title: 'Alone without help',
    text: 'A hero who goes alone gets neither the extra Hitpoints nor the extra Fate.',
  },
  wagonCrowns: {
    changes: 'wagon.kit-money',
    title: 'Free Crowns for newcomers',
    text: 'A hero made at the Wagon gets 250 Crowns to use freely, like those you began with.',
  },
  trainNowOrNever: {
    changes: 'guild.once-per-successful-expedition',
    title: 'Train now or never',
    text: 'You can use the Training a success allows you only in the stay in Town right after it. Then it is lost.',
  },
  atlas: {
    changes: 'dungeon.return-to-previous',
    title: 'Atlas',
    text: 'You may set out for any dungeon you have ever discovered.',
  },
  flatDungeons: {
    changes: 'dungeon.threat',
    title: 'No rising Threat',
    text: 'Every dungeon has Threat 1, however often you have succeeded.',
  },
  pressOn: {
    changes: 'expedition.success-ends-at-once',
    title: 'Press on',
    text: 'When the Quest is done you may go on exploring. You lose that success only if all of you fall Unconscious.',
  },
  explorationPhases: {
    changes: 'explore.untimed-movement',
    title: 'Exploring in turns',
    text: 'Outside Encounters you take turns in the order of the seats, and each goes at most twice as far as its Speed.',
  },
  wanderAtFullGlory: {
    changes: 'wander.threshold-half-glory',
    title: 'Rare wanderers',
    text: 'Wandering monsters come only when the pool has reached your whole Glory, not half of it.',
  },
  eachMonsterOncePerRound: {
    changes: 'encounter.monster-turn-after-hero-turn',
    title: 'Every monster once',
    text: 'No monster acts more than once in a Round. If none is left to act, your Turn is followed by no monster Turn; those left over at the end act after the last hero.',
  },
  mercyForTheFallen: {
    changes: 'encounter.unconscious-turn-counts',
    title: 'Mercy for the fallen',
    text: 'No monster acts after the short Turn of an Unconscious hero.',
  },
  escapeEveryStep: {
    changes: 'escape.once-per-enemy-per-move',
    title: 'Escape at every step',
    text: 'You make an Escape Check for each step of your Move that begins next to an enemy.',
  },
  attackNeedsTarget: {
    changes: 'attack.focus-without-target',
    title: 'No Focus',
    text: 'You cannot Attack without a target, not even for the Surges.',
  },
  momentumChainPush: {
    changes: 'momentum.pinned',
    title: 'Shoving the crowd',
    text: 'If there is nowhere to push to, the one who pushes may first push somebody out of one of the five squares, in the same way.',
  },
  sharpEyes: {
    changes: 'interrupt.no-missed-trigger',
    title: 'Sharp eyes',
    text: 'The table does not ask about Interrupts. You have 5 seconds to notice your chance and take it.',
  },
  playersRunMonsters: {
    changes: 'monster.played-by',
    title: 'Players run the monsters',
    text: 'Whoever has just finished a hero’s Turn plays the monster that acts. The Bounty is a reason to play it well.',
  },
} as const;
