export const legacyOfTheOrcWarlord = `
Q6 Legacy of the Orc Warlord
briefing: The last you remember is the tavern, and a friend of Ulag’s paying for the wine. Now you sit in a cell under
  the orcs’ hill with nothing but your shirts. Ulag’s brother Grak means to make an example of you. Find what he took
  from you, make one of him, and look for a way out.
wander: abomination
stairs: 9,1
start: 6,16 7,16 6,17 7,17
goal: kill grak
reward: 40
special: stripped U
doors: 7,14S 7,12S 8,14E 10,12S 3,12S 6,11S 2,11S 2,7S 4,6E 7,7E 8,9E 12,6S 14,9E 10,5S 7,3E 4,10E
secret: 5,13E
blocked: 0,12 17,12 18,6 8,0
pit: 5,12
block: 8,10
furn: chest 8,13; table-h 10,14; throne 14,7; rack-h 1,16; chest 1,5; weapon-rack-h 5,8
mon: orc 6,13; orc 10,16; orc 12,13; goblin 11,13; goblin 9,16; orc 3,15; goblin 4,16; goblin 5,14; goblin 6,10;
  abomination 3,10; goblin 3,5; orc 2,6; orc 6,7; grak 13,8; orc 13,10; abomination 11,10; dread-warrior 10,8;
  skeleton 11,4; skeleton 12,3; skeleton 6,3; dread-warrior 10,10
treasure: C wizards-cloak + 40 gold; Y 60 gold
chest-trap: C needle 1
alarm: Z 8,9E
clock: every 5 goblin 16,12 from 6
note: a 10,9 Grak’s hall: at the first sight of you the guards throw the outer door open.
note: b 1,5 A needle guards the chest. In it lies the Wizard’s Cloak, with a purse.
note: c 15,9 The war chest of the band, or what is left of it.
note: d 5,13 A hidden door between the hall and the guardroom.
note: e 16,12 Goblins keep coming from here.
note: f 8,13 Everything the heroes own is in this chest.
note: - The stairway is not where the heroes start: they have to find it.
`;
