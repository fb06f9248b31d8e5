import { theTrial } from './q01-the-trial.ts';
import { theRescueOfSirRagnar } from './q02-the-rescue-of-sir-ragnar.ts';
import { lairOfTheOrcWarlord } from './q03-lair-of-the-orc-warlord.ts';
import { princeMagnusGold } from './q04-prince-magnus-gold.ts';
import { melarsMaze } from './q05-melars-maze.ts';
import { legacyOfTheOrcWarlord } from './q06-legacy-of-the-orc-warlord.ts';
import { theLostWizard } from './q07-the-lost-wizard.ts';
import { theFireMage } from './q08-the-fire-mage.ts';
import { raceAgainstTime } from './q09-race-against-time.ts';
import { castleOfMystery } from './q10-castle-of-mystery.ts';
import { bastionOfDread } from './q11-bastion-of-dread.ts';
import { barakTor } from './q12-barak-tor.ts';
import { questForTheSpiritBlade } from './q13-quest-for-the-spirit-blade.ts';
import { returnToBarakTor } from './q14-return-to-barak-tor.ts';

/** The sheets of the campaign; quest 1 comes first. */
export const QUESTS: readonly string[] = [
  theTrial,
  theRescueOfSirRagnar,
  lairOfTheOrcWarlord,
  princeMagnusGold,
  melarsMaze,
  legacyOfTheOrcWarlord,
  theLostWizard,
  theFireMage,
  raceAgainstTime,
  castleOfMystery,
  bastionOfDread,
  barakTor,
  questForTheSpiritBlade,
  returnToBarakTor,
];

/** Mind Points with which one can bend a portal, and by how much. [quest.q10-steer] */
export const STEER = { mind: 4, by: 1 } as const;
/** Heroes who must get out of a dungeon that falls in. [quest.q9-goal] */
export const HEROES_TO_LEAVE = 2;
/** The quest that cannot be won without the Spirit Blade. */
export const BLADE_QUEST = 14;
