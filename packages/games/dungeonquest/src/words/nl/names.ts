import type { Names } from '../names.ts';
import { KEEP_NAMES } from './names-keep.ts';

/** What everybody and everything is called in Dutch. */
export const NAMES: Names = {
  ...KEEP_NAMES,
  mode: { dice: 'Dobbelgevecht', solo: 'Klassiek Solo', cards: 'Klassieke Kaarten' },
  hero: {
    hugo: 'Hugo de Roemrijke',
    krutzbeck: 'Krutzbeck',
    tatianna: 'Tatianna',
    challara: 'Challara en Brightblaze',
    lindel: 'Lindel',
    maud: 'Maud Hallow',
  },
  monster: { skeleton: 'Skelet', sorcerer: 'Tovenaar', troll: 'Trol', golem: 'Golem', demon: 'Demon' },
  attribute: { strength: 'Kracht', agility: 'Behendigheid', armor: 'Pantser', luck: 'Geluk' },
  card: { quickShot: 'Snelschot', slash: 'Houw', boltOfAgony: 'Pijnschicht' },
  power: {
    bluff: 'Bluf',
    secondWind: 'Tweede Adem',
    shoulderCharge: 'Schouderstoot',
    sidestep: 'Zijstap',
    bracedShield: 'Schrap Schild',
    crossedFingers: 'Gekruiste Vingers',
    sprint: 'Sprint',
    ironNerve: 'Stalen Zenuwen',
    snuffedLantern: 'Gedoofde Lantaarn',
    headlongFlight: 'Halsoverkop',
  },
};
