export const theFireMage = `
Q8 The Fire Mage
briefing: Every village along the river has lost a roof to Balur, and two of them have lost all. His lair is under the
  hill, warm as an oven. Flames only tickle him, so keep your swords sharp, and do not believe that he is beaten before
  he is dead.
wander: abomination
stairs: 13,16
goal: kill balur
reward: 50
doors: 15,12S 16,15E 17,12E 20,12E 19,10S 17,8E 20,8E 22,9S 23,6S 22,5S 20,3E 19,5S
secret: 17,2E
blocked: 16,6 14,12 17,17 25,6
pit: 17,10 20,6
block: 17,13
spear: 21,11
furn: fireplace-h 21,1; cupboard-h 18,1; chest 13,1; bookcase-v 24,10; table-v 13,13
mon: orc 19,13; orc 18,11; orc 20,13; abomination 22,12; goblin 23,11; goblin 21,13; gargoyle 19,9; orc 18,7;
  dread-warrior 22,8; orc 24,8; orc 21,7; abomination 19,3; goblin 18,4; goblin 20,5; orc 21,6; balur 23,2;
  dread-warrior 22,4; goblin 24,4; goblin 21,2; orc 24,2; skeleton 23,4
treasure: L wand-of-magic + 60 gold; H 100 gold + healing
chest-trap: H latch 2
alarm: Q 20,12E; N 22,9S; L 20,3E
aura: attack+1 until balur
escape: 13,2
note: a 19,12 The orcs wake their neighbours: the far door opens.
note: b 22,7 The guards of this room open the door behind them.
note: c 23,3 Balur’s chamber. A second door opens for his servants. Here lie the Wand of Magic and a purse.
note: d 13,1 Balur’s refuge, behind a hidden door: this is where his Shadow Step leads. The chest has an explosive
  latch.
`;
