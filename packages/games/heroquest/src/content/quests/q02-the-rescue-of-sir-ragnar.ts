export const theRescueOfSirRagnar = `
Q2 The Rescue of Sir Ragnar
briefing: Sir Ragnar, the King’s own knight, was taken alive, and the orcs are sharpening the axe. He lies in chains in
  the deepest cell of their gaol. Strike off the chains and see that he walks up the stairway himself: a dead knight is
  no use to anybody.
wander: orc
stairs: 23,1
goal: escort 18,17
captive: Sir Ragnar
reward: 50
doors: 20,4E 22,5S 17,2E 19,5S 15,3S 14,5S 19,6S 17,9E 23,6S 20,8E 22,9S 24,12E 17,12E 20,12E 24,16E 22,13S 17,16E
secret: 18,14S
blocked: 13,6 16,12 16,18 24,0
pit: 25,10
spear: 17,14
furn: rack-v 19,15; table-h 13,1; cupboard-v 20,1; chest 24,14; bookcase-v 23,10
mon: goblin 19,2; goblin 18,4; goblin 20,5; orc 16,2; orc 17,3; skeleton 16,5; orc 19,8; goblin 22,8; goblin 24,9;
  goblin 23,7; orc 22,11; orc 24,11; skeleton 19,12; skeleton 18,13; zombie 22,15; skeleton 24,16; mummy 23,14;
  orc 18,15; zombie 18,16; dread-warrior 19,10; abomination 24,10
later: orc 25,6; orc 17,6; mummy 22,6
treasure: S 50 gold; P 25 gold
chest-trap: S gas 2
alarm: P 20,12E; M 20,8E; K 17,2E
note: a 19,3 One look into this room, and the guards next door come out.
note: b 19,9 A rope runs through the wall to a bell: the door to the next guardroom opens.
note: c 23,10 Coins are hidden between the books. The bones behind the next door hear every step in here.
note: d 24,14 This chest fills the room with gas.
note: e 18,14 Whoever finds the hidden door is almost beside the captive.
note: f 18,17 Sir Ragnar in his chains. The moment he is free a horn sounds, and the patrols stand in the corridors.
`;
