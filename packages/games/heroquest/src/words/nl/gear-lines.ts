import { type GearTraits, gearTraitsIn } from '../telling/gear-traits.ts';

/** What a piece from the armory does. */
export const gearTraits: GearTraits = gearTraitsIn({
  attack: (dice) => `${dice} ${dice === 1 ? 'aanvalsdobbelsteen' : 'aanvalsdobbelstenen'}`,
  defend: (dice) => `${dice} ${dice === 1 ? 'verdedigingsdobbelsteen' : 'verdedigingsdobbelstenen'} meer`,
  diagonal: 'slaat ook schuin',
  ranged: 'treft alles wat in zicht is',
  reload: 'herladen kost een beurt',
  thrown: 'kan gegooid worden, en is dan weg',
  twoHands: 'vraagt beide handen: geen schild',
  slow: 'wie het draagt, loopt met één rode dobbelsteen',
  suit: 'een harnas: één tegelijk',
  tools: 'maakt vallen onschadelijk, en raakt nooit op',
});
