import type { Names } from '../names.ts';
import { KEEP_NAMES } from './names-keep.ts';

/** What everybody and everything is called in English. */
export const NAMES: Names = {
  ...KEEP_NAMES,
  mode: { dice: 'Combat Dice', solo: 'Classic Solo', cards: 'Classic Cards' },
  hero: {
    hugo: 'Hugo the Glorious',
    krutzbeck: 'Krutzbeck',
    tatianna: 'Tatianna',
    challara: 'Challara and Brightblaze',
    lindel: 'Lindel',
    maud: 'Maud Hallow',
  },
  monster: { skeleton: 'Skeleton', sorcerer: 'Sorcerer', troll: 'Troll', golem: 'Golem', demon: 'Demon' },
  attribute: { strength: 'Strength', agility: 'Agility', armor: 'Armor', luck: 'Luck' },
  card: { quickShot: 'Quick Shot', slash: 'Slash', boltOfAgony: 'Bolt of Agony' },
  power: {
    bluff: 'Bluff',
    secondWind: 'Second Wind',
    shoulderCharge: 'Shoulder Charge',
    sidestep: 'Sidestep',
    bracedShield: 'Braced Shield',
    crossedFingers: 'Crossed Fingers',
    sprint: 'Sprint',
    ironNerve: 'Iron Nerve',
    snuffedLantern: 'Snuffed Lantern',
    headlongFlight: 'Headlong Flight',
  },
};
