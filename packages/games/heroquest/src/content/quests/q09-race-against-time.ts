export const raceAgainstTime = `
Q9 Race Against Time
briefing: You had the vault’s treasure almost in your hands when the floor broke and the pillars began to lean. The way
  you came is gone. There is another stairway, and you can see where it must be; in a little while there will be nothing
  left to climb out of. Leave the gold. Leave everything.
wander: abomination
stairs: 23,1
stairway: known
start: 11,9 12,9 11,10 12,10
goal: reach
reward: 25
limit: 17
doors: 14,9E 16,8E 8,9E 11,6S 17,9E 20,8E 22,6S 22,5S 19,5S 20,3E 19,10S 20,12E 22,9S 10,5S 12,2E 17,2E
secret: 17,11E
blocked: 18,6 8,5 7,12 17,13 25,6
pit: 13,6 21,6
block: 17,10
spear: 12,4
furn: tomb-h 22,11; table-h 14,1; bookcase-v 9,1; chest 20,14; cupboard-v 18,3
mon: orc 15,8; orc 16,10; skeleton 15,10; dread-warrior 19,8; orc 18,10; abomination 22,8; orc 24,8; goblin 21,7;
  dread-warrior 22,4; sevrin 24,4; mummy 11,3; zombie 10,4; mummy 12,5; orc 15,3; goblin 16,3; abomination 19,3;
  goblin 20,5; orc 17,1; skeleton 19,12; skeleton 18,13; gargoyle 23,10; goblin 17,6; goblin 12,12; dread-warrior 23,9
treasure: P elixir-of-life; Q 150 gold
chest-trap: Q dart 2
alarm: M 20,8E
note: a 19,9 The warriors in here throw the far door open to cut you off.
note: b 23,11 The Elixir of Life lies in this tomb. Is there time?
note: c 20,14 A full chest, and a dart behind its lock.
note: d 24,4 Sevrin, gaoler and sorcerer, stands between the heroes and the stairway.
note: - Two rows of rooms lead to the stairway. Neither is empty, and there is no time to try both.
`;
