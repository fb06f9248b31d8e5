import type { Names } from '../names.ts';

/** The names of the arena in Dutch. */
export const NAMES: Names = {
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
