export const theTrial = `
Q1 The Trial
briefing: A hero without a deed is only somebody with a sword. Verag the gargoyle has made its nest in the cellars under
  the old watch-house, and every stray goblin and orc of the valley has crept in with it. Kill Verag, climb back up, and
  people will know your names.
wander: orc
stairs: 1,10
goal: kill verag
reward: 25
doors: 2,7S 4,9E 3,11S 3,4S 4,6E 4,2E 7,3E 7,7E 7,10E 8,9E 11,11S 14,9E 10,5S 7,12S 10,12S
secret: 7,14S
blocked: 8,0 0,12 18,6 17,13
pit: 11,4
furn: table-h 1,1; cupboard-h 5,1; weapon-rack-h 5,8; table-h 11,8; fireplace-h 9,1; chest 8,13; chest 8,17
mon: goblin 2,6; goblin 4,5; goblin 1,7; orc 3,3; orc 1,3; goblin 4,4; skeleton 6,4; skeleton 7,2; orc 6,7; goblin 6,9;
  goblin 7,11; orc 10,8; orc 14,10; orc 10,10; skeleton 12,7; zombie 15,10; mummy 12,3; orc 10,14; verag 16,9;
  zombie 15,8; skeleton 9,11
treasure: U 25 gold; V 60 gold + healing; G 15 gold; Y 75 gold
chest-trap: U needle 1
alarm: Z 14,9E; C 3,4S
note: a 3,6 The goblins yell for help, and the door to the orcs’ room is torn open.
note: b 13,9 Somebody beats the gong: Verag’s door bursts open and the gargoyle joins the fight.
note: c 8,13 A poisoned needle waits in the lock of this chest.
note: d 8,17 Only a hidden door leads into this room. Its chest is not trapped.
note: e 10,1 One stone of the hearth is loose; somebody keeps savings behind it.
note: f 16,9 Verag squats on all that it has robbed.
note: - Rock closes the corridors; everything beyond it is out of play.
`;
