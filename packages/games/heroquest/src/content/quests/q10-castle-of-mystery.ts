export const castleOfMystery = `
Q10 Castle of Mystery
briefing: A mad architect built this castle, and no door in it leads where you think. Step through, and you stand
  anywhere: in the hall, in the crypt, in the arms of the guard. The Ring of Return is hidden somewhere in it. Find it,
  for those who went in without it are mostly still inside.
wander: ghost
stairs: 11,9
goal: take N
reward: 40
special: portals 2=L 3=A 4=S 5=T 6=G 7=Z 8=W 9=N 10=P 11=E 12=K
arrival: L 22,5; A 4,2; S 24,15; T 3,13; G 10,5; Z 11,9; W 10,13; N 22,7; P 24,12; E 2,11; K 19,5
doors: 8,9E 12,6S 14,10E 11,11S 22,5S 4,2E 24,15E 3,12S 10,5S 10,12S 22,6S 24,12E 2,11S 19,5S
furn: throne 24,7; chest 22,17; table-h 10,15; tomb-h 21,11; bookcase-v 1,1; fireplace-v 21,2; ritual-h 2,15;
  rack-h 2,8; cupboard-v 18,2; workbench-h 10,2
mon: dread-warrior 21,9; orc 23,4; skeleton 2,3; skeleton 3,1; mummy 3,4; abomination 22,9; orc 23,14; goblin 24,16;
  orc 3,14; goblin 5,16; goblin 2,13; zombie 11,4; mummy 12,1; skeleton 9,4; orc 10,14; orc 11,17; skeleton 12,13;
  dread-warrior 22,8; gargoyle 23,8; ambrel 24,9; abomination 22,13; goblin 23,10; orc 3,10; dread-warrior 2,10;
  dread-warrior 24,8; abomination 23,9; orc 20,2; orc 22,15
treasure: N ring-of-return; S 90 gold; P 50 gold
chest-trap: S gas 2
aura: attack+1
note: a 24,7 The Ring of Return lies on the throne. Lady Ambrel has no wish to part with it.
note: b 22,17 This chest is full of gas, and of gold.
note: c 22,12 Somebody was buried with a purse.
note: - Every door is a portal. Those with a strong mind can bend its will a little.
`;
