export const questForTheSpiritBlade = `
Q13 Quest for the Spirit Blade
briefing: The tomb spoke of a sword: the Spirit Blade, walled up in a shrine so that nobody should ever draw it again.
  Many have gone to fetch it. They are all still there, and none of them wants to be relieved. Find the chamber without
  a door, and take the blade.
wander: dread-warrior
stairs: 11,1
goal: take W
reward: 60
doors: 12,2E 10,5S 11,6S 14,9E 13,11S 15,12S 8,9E 6,11S 4,10E 3,12S 5,16E 16,8E
secret: 8,16E 12,15E
blocked: 8,5 0,12 18,6 17,13
pit: 8,7 4,12 14,16
block: 12,12
spear: 2,9 11,4
furn: tomb-h 10,13; table-h 2,14; bookcase-h 13,1; throne 9,13; chest 7,17; cupboard-v 1,8; chest 15,7
mon: dread-warrior 15,2; orc 14,3; orc 16,2; orc 17,3; goblin 13,3; orc 11,10; orc 13,8; abomination 10,8; adept 13,10;
  skeleton 16,10; skeleton 15,10; skeleton 15,8; dread-warrior 14,14; orc 15,15; orc 16,14; goblin 6,10; goblin 7,9;
  goblin 5,9; dread-warrior 2,10; orc 4,8; mummy 4,13; zombie 1,17; goblin 5,17; skeleton 7,16; warden 11,15;
  goblin 9,17; abomination 3,9; dread-warrior 12,9; mummy 16,8
treasure: W spirit-blade; Y 80 gold; V 50 gold
chest-trap: Y gas 2; V dart 2
alarm: Z 14,9E; T 5,16E; F 4,10E
aura: attack+1 until warden
note: a 10,13 The shrine. Its two doors are both hidden, and the Blade Warden never sleeps. The Spirit Blade lies on the
  tomb.
note: b 6,10 The goblins let their masters in by the other door.
note: c 3,13 The door to the sleeping quarters opens.
note: d 12,10 A Dread Adept leads this troop, and opens the door to the rest of it.
note: e 15,7 Gas fills this chest.
note: f 7,17 A dart is set in the lid.
`;
