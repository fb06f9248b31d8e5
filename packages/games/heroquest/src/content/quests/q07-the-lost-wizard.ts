export const theLostWizard = `
Q7 The Lost Wizard
briefing: Orell served the King for thirty years, until he opened a tomb that was better left shut. Now he gives orders
  to the dead and does not know his own name. Bring him to his knees, and whatever rides him will let go. The King wants
  him back alive.
wander: mummy
stairs: 19,1
goal: kill orell
freed: orell
reward: 50
doors: 17,2E 19,5S 12,2E 15,3S 14,5S 8,3E 10,5S 7,4E 6,5S 7,8E 6,8S 4,10E
secret: 7,10E
blocked: 21,6 17,7 8,0 8,12
pit: 12,6 8,7
block: 8,5
spear: 6,4
furn: tomb-h 5,1; bookcase-h 5,11; workbench-h 9,1; ritual-h 1,9; table-h 14,1; chest 17,5
mon: dread-warrior 15,3; orc 14,3; orc 17,3; skeleton 15,5; skeleton 16,4; skeleton 13,5; mummy 11,3; zombie 12,4;
  zombie 9,4; orc 6,3; mummy 7,3; orc 5,4; skeleton 6,5; orc 6,7; orc 5,6; goblin 6,10; goblin 7,9; goblin 5,9;
  orell 2,11; dread-warrior 4,9; abomination 3,11
treasure: B borins-armor; J 70 gold; E 50 gold
chest-trap: J gas 2
alarm: F 4,10E; H 15,3S; B 6,5S
aura: attack+1 until orell
note: a 15,2 Warriors at their table: they kick the door to the crypt open.
note: b 6,1 In the tomb lies Borin’s Armor. Opening the room opens the next door too.
note: c 6,10 The door of Orell’s study opens by itself.
note: d 17,5 Gas pours out of this chest.
note: e 2,9 A drawer of the ritual table still holds Orell’s wages.
note: f 7,10 A hidden door leads out to the corridor.
`;
