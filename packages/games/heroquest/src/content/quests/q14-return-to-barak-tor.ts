export const returnToBarakTor = `
Q14 Return to Barak Tor
briefing: This is the last road. The Spirit Blade is yours, and it can cut what nothing else can. But the Witch Lord has
  not been idle: whoever died by his hand stands now in his ranks, and more come from the ground while you are still
  counting. Go to him and end it.
wander: mummy
stairs: 1,16
goal: kill witch-lord-14
reward: 200
doors: 3,12S 5,16E 8,16E 10,12S 12,14E 15,12S 6,11S 4,10E 2,7S 7,10E 7,7E 4,6E 8,8E 13,11S 16,10E 6,5S 10,5S 12,6S
secret: 14,9E 17,8E
blocked: 0,12 17,13 18,6 8,0
pit: 8,9 14,12
block: 5,12
spear: 11,6 9,15
furn: tomb-h 10,8; throne 14,7; table-v 10,14; bookcase-h 13,17; ritual-h 1,5; chest 19,8; rack-h 5,1; fireplace-h 9,1
mon: skeleton 7,16; skeleton 6,15; orc 10,13; orc 9,16; dread-warrior 12,16; abomination 15,15; orc 14,14; orc 16,16;
  goblin 6,10; orc 5,9; dread-warrior 3,10; abomination 2,9; mummy 4,5; skeleton 6,7; goblin 5,6; orc 6,3; orc 7,3;
  goblin 5,5; zombie 10,3; zombie 12,4; goblin 11,2; mummy 16,9; skeleton 15,8; dread-warrior 12,10;
  dread-warrior 11,11; gargoyle 9,10; abomination 13,7; witch-lord-14 13,8; orc 19,9; goblin 9,8
treasure: M spell-ring; Y 100 gold
chest-trap: M latch 3
alarm: V 8,16E; W 12,14E; F 4,10E; D 6,5S; Z 14,9E
aura: attack+1 until witch-lord-14
clock: every 3 skeleton 8,6 from 9
note: a 7,15 The next door opens; the dead in there were waiting.
note: b 11,13 The hall’s far door opens as well.
note: c 6,9 The guards open the door to their captain’s room.
note: d 6,6 Orcs come through the door behind these.
note: e 12,10 The Witch Lord’s hall. A hidden door opens, and his last guard steps out.
note: f 19,8 Behind a hidden door: a chest with an explosive latch, and in it the Spell Ring.
note: g 15,9 Offerings to the Witch Lord, in good gold.
note: h 8,6 Skeletons keep digging themselves out here.
`;
