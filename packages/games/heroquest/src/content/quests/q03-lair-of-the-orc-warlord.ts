export const lairOfTheOrcWarlord = `
Q3 Lair of the Orc Warlord
briefing: Farm after farm has burnt this autumn, and behind every fire stands the warlord Ulag. He is at home now, and
  so is half his band; the other half returns from its raids a few at a time. Strike him down before too many of them
  are back.
wander: orc
stairs: 15,16
goal: kill ulag
reward: 40
doors: 14,12S 12,15E 8,14E 10,12S 8,16E 5,16E 3,12S 6,11S 4,10E 2,11S 7,10E 7,7E 2,7S 4,6E 8,9E 12,11S
secret: 6,14S
blocked: 0,12 17,12 8,5 9,6
pit: 3,14
block: 8,11
furn: throne 1,6; table-h 2,15; weapon-rack-h 10,17; chest 6,13; bookcase-h 10,7
mon: goblin 10,15; goblin 11,13; goblin 12,14; orc 7,16; orc 6,17; orc 2,14; orc 4,14; orc 5,14; goblin 5,13;
  goblin 1,15; goblin 6,10; orc 3,9; orc 2,10; skeleton 6,7; skeleton 12,9; skeleton 10,10; zombie 13,8; mummy 11,9;
  ulag 2,6; mummy 3,5; skeleton 4,7
treasure: U 60 gold; C 80 gold
chest-trap: U dart 1
alarm: W 8,16E; T 5,16E; E 2,7S
clock: every 4 orc 1,12 from 6
note: a 10,16 The goblins run for help: the orcs behind the far door come out.
note: b 3,13 The barracks. Whoever still sleeps next door is woken.
note: c 2,9 The guards throw the door of the throne room open, and Ulag himself comes out.
note: d 6,13 A dart flies from the lid of this chest.
note: e 1,6 Ulag’s share of the loot is under his throne.
note: f 1,12 Here the raiders come home, one by one.
`;
