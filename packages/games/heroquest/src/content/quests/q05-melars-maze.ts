export const melarsMaze = `
Q5 Melar’s Maze
briefing: Melar spent his life looking for one secret, and the rest of it building a maze around what he had found. He
  died in there, or something close to it. Search out the innermost chamber and bring home his Talisman of Lore.
wander: zombie
stairs: 23,16
goal: take Y
reward: 25
doors: 22,13S 20,16E 17,16E 20,12E 19,10S 22,9S 20,8E 12,11S 11,6S 14,5S
secret: 14,9E 17,8E 17,13E
blocked: 17,6 8,5 7,12 17,18
pit: 17,14 14,12 19,12
block: 17,10
spear: 19,8 13,6
furn: ritual-h 10,8; bookcase-h 15,4; chest 17,5; throne 16,7; tomb-h 22,11
mon: skeleton 21,11; skeleton 24,10; mummy 21,13; zombie 19,16; skeleton 20,17; skeleton 18,11; zombie 18,8; mummy 20,9;
  goblin 23,8; goblin 24,7; goblin 21,9; orc 14,4; dread-warrior 16,5; abomination 9,7; gargoyle 13,10; orc 13,7;
  dread-warrior 16,11; melar 15,8; orc 9,10; orc 10,10
treasure: Y talisman-of-lore; J 80 gold + healing; N 40 gold
chest-trap: J latch 2
alarm: M 20,8E 19,10S
note: a 19,9 Two doors of this room spring open at once; what was waiting behind them comes in.
note: b 15,8 The heart of the maze. Only the hidden door in the wall of the great chamber leads here, and Melar’s Echo
  keeps watch.
note: c 17,5 The latch of this chest explodes.
note: d 22,8 The goblins have buried a purse under their straw.
note: e 17,13 This hidden door, and its twin further along the corridor, save a long way round.
note: - Six traps lie in the floor. Melar expected visitors.
`;
