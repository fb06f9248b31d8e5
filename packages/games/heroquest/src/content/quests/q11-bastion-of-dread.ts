export const bastionOfDread = `
Q11 Bastion of Dread
briefing: From this bastion the Dread warriors march out every spring. Their castellan Morrec drills them day and night,
  and as long as his drums beat even a goblin fights like two. Silence the drums. Morrec must fall, and each of his
  warriors with him.
wander: abomination
stairs: 13,1
goal: kill morrec dread-warrior
reward: 75
doors: 15,3S 14,5S 17,2E 19,5S 20,4E 22,5S 19,6S 23,6S 20,8E 22,9S 17,9E 17,12E 20,12E 19,14S 17,16E 20,16E 22,13S 16,9E
secret: 20,10E
blocked: 12,6 17,18 16,12 25,6
pit: 17,7 22,7
block: 17,14
spear: 20,6
furn: throne 24,13; table-h 22,15; weapon-rack-v 18,3; fireplace-v 24,2; chest 15,11; bookcase-h 15,5
mon: goblin 13,4; goblin 17,4; orc 15,4; orc 19,3; orc 20,2; orc 19,1; goblin 22,3; goblin 23,4; abomination 22,1;
  dread-warrior 19,8; orc 18,9; abomination 23,8; goblin 22,8; goblin 24,9; dread-warrior 19,12; orc 18,13; orc 20,17;
  dread-warrior 23,14; orc 22,17; morrec 23,12; gargoyle 22,11; skeleton 16,8; skeleton 15,8; skeleton 15,9;
  abomination 21,10; zombie 20,16; zombie 22,14; mummy 24,10
treasure: S orcs-bane; Y 100 gold
chest-trap: Y latch 3
alarm: K 20,4E; M 20,8E; Q 20,12E 19,14S; P 22,13S
aura: attack+1 until morrec
note: a 19,2 The watch calls out the garrison next door.
note: b 19,9 A Dread warrior orders the far door open.
note: c 19,11 Two doors open: reserves come from both sides.
note: d 22,12 Morrec’s hall. The door to his quarters opens as well.
note: e 23,15 Orc’s Bane lies on the table.
note: f 15,11 The pay chest. Its latch explodes.
note: g 20,10 A hidden door leads into Morrec’s hall.
`;
