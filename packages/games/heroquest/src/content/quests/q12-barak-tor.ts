export const barakTor = `
Q12 Barak Tor — Barrow of the Witch Lord
briefing: Under Barak Tor sleeps the Witch Lord, whom no weapon of yours can scratch. Yet he was laid low once, and
  those who did it carved into his tomb how it was done. Go in, read what is written there, and be gone before he has
  stretched his limbs. It is cold in the barrow, and the cold is on his side.
wander: skeleton
stairs: 23,16
goal: read Z
reward: 40
doors: 22,13S 20,16E 17,16E 16,14E 12,15E 10,12S 11,11S 22,9S 20,8E 17,8E 16,9E 17,12E 20,12E 12,6S 14,5S 19,5S 17,4E
  19,6S
secret: 14,9E 15,3S
blocked: 25,6 17,18 8,6 8,12 21,6
pit: 17,10 13,12 11,16
block: 15,12
spear: 15,6 23,12
furn: tomb-h 10,8; throne 14,7; bookcase-v 9,15; table-v 14,13; chest 13,1; ritual-h 22,7
mon: skeleton 19,16; skeleton 18,15; zombie 20,17; zombie 15,16; mummy 15,17; mummy 10,14; skeleton 11,13; orc 11,15;
  dread-warrior 22,12; orc 23,10; orc 21,13; abomination 24,9; orc 23,9; dread-warrior 19,12; orc 18,13;
  abomination 18,9; skeleton 16,10; orc 15,8; gargoyle 13,10; dread-warrior 9,9; dread-warrior 12,11; abomination 9,11;
  orc 15,5; orc 19,3; goblin 18,2; goblin 16,2; goblin 13,13; goblin 16,13; goblin 21,10; goblin 20,7
later: witch-lord-12 13,8
treasure: H wizards-staff + 60 gold; Z inscription
chest-trap: H needle 2
alarm: R 17,16E; P 22,9S; Z 14,9E; Q 20,12E; X 12,15E
aura: attack+1
clock: every 4 skeleton 17,17 from 14
rise: undead
note: a 19,16 The dead of this room push the door to the corridor open.
note: b 22,11 The guards open the door at their back.
note: c 19,12 A second door opens for those who heard you.
note: d 15,14 Bones rattle, and the door to the next chamber stands open.
note: e 11,8 The tomb of the Witch Lord, with the inscription. A hidden door opens as soon as the chamber is seen.
note: f 13,1 Behind a hidden door: a chest with a needle in its lock, and in it the Wizard’s Staff and a purse.
note: g 17,17 From time to time another skeleton climbs out of the ground here.
note: - When the inscription is read the Witch Lord wakes, and the undead who have fallen rise again.
`;
