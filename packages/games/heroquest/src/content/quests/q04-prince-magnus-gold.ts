export const princeMagnusGold = `
Q4 Prince Magnus’ Gold
briefing: Robbers fell upon Prince Magnus’ wagons and dragged three heavy chests underground. The Prince has counted
  every coin in them and wants each chest on the stairway. Anything else that lies about down there he will not ask for.
wander: abomination
stairs: 1,16
goal: carry 5,6 14,7 16,17
reward: 60
doors: 3,12S 5,16E 8,16E 10,12S 12,14E 15,12S 6,11S 6,8S 7,7E 8,9E 12,11S 14,9E
secret: 16,9E
blocked: 0,12 17,13 18,6 8,5
pit: 4,12 13,12
block: 8,8
furn: chest 5,6; chest 14,7; chest 16,17; table-v 10,14; fireplace-v 13,15; cupboard-v 5,9
mon: goblin 7,15; goblin 6,16; goblin 8,17; orc 10,13; orc 12,16; orc 9,16; dread-warrior 15,15; orc 14,14; goblin 6,10;
  goblin 7,9; goblin 7,11; abomination 6,7; orc 5,7; abomination 11,10; orc 13,8; skeleton 10,10; skeleton 12,8;
  vask 16,8; dread-warrior 15,10
treasure: Y 40 gold; W 20 gold + potion-of-strength
alarm: W 12,14E; Z 14,9E; F 6,8S
note: a 10,14 The door to the next hall is flung open. Under the table are a purse and a Potion of Strength.
note: b 6,10 The goblins hammer on the door behind them until it opens.
note: c 12,10 Vask the Reaver has heard you, and opens the door himself.
note: d 15,9 Vask’s own savings.
note: e 16,9 A hidden door leads straight back to the corridor.
note: - The three chests are the Prince’s gold. They are no treasure, and no trap guards them.
`;
