import { expect, test } from 'vitest';
import { CLERIC, expedition, FIGHTER, FOE, heard, isGone, MONSTERS_SEAT, OTHER, ROGUE, THIRD, who } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { attack, DAMAGE, DONE, END, MOMENTUM, RECOVER } from '../wishes.ts';

/** Who has the next Turn, once the one who is asked has ended its own. */
function next(s: CrystalStory): number {
  const [ask] = s.state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  s.does(ask.seat, END);
  return heard(s, 'turnBegan').at(-1)?.who ?? -1;
}

/** All stand too far from each other to do anything; the Rogue has opened the door. */
const apart = (records: number, given: Given = {}, more: (scene: Scene) => void = () => undefined): CrystalStory =>
  story((scene) => {
    for (let i = 0; i < records; i++) scene.monster('orc-raider', 20 + i, 20);
    more(scene);
    scene.turn(ROGUE);
  }, given);

test('[encounter.clockwise] hero Turns go around the table', () => {
  const s = apart(1);
  expect([next(s), next(s), next(s), next(s), next(s)]).toEqual([FOE, CLERIC, FOE, FIGHTER, FOE]);
  s.told('turnBegan', { who: FOE }, 'encounter.monster-turn-after-hero-turn').finish();
});

test('[encounter.monster-turn-after-hero-turn] one monster acts after each hero, whatever their numbers', () => {
  const one = apart(1);
  expect([next(one), next(one), next(one)]).toEqual([FOE, CLERIC, FOE]);
  const four = apart(4);
  expect([next(four), next(four), next(four), next(four)]).toEqual([FOE, CLERIC, OTHER, FIGHTER]);
  one.finish();
});

test('[monster.next-on-sheet] the next on the Sheet acts, and after the last the first', () => {
  const s = apart(2);
  expect([next(s), next(s), next(s), next(s), next(s)]).toEqual([FOE, CLERIC, OTHER, FIGHTER, FOE]);
  s.told('turnBegan', { who: FOE }, 'monster.next-on-sheet').finish();
});

test('[round.definition] a Round is over when everybody alive has had a Turn', () => {
  const s = apart(1);
  for (const _ of [1, 2, 3]) next(s);
  s.silent('roundBegan');
  next(s); // the Fighter is the last of the heroes, and the monster has acted twice
  next(s);
  s.told('roundBegan', { round: 2 }, 'round.definition');
  expect(expedition(s).encounter?.acted).toEqual([FOE]);
  s.finish();
});

test('[round.once-per-round-refresh] what may be used once per Round is there again as the own Turn begins', () => {
  const s = apart(1, {}, (scene) => {
    scene.hero(CLERIC, 0, 0, { usedInRound: [{ what: 'guardian', times: 1 }] });
  });
  next(s);
  expect(who(s, CLERIC).usedInRound).toEqual([{ what: 'guardian', times: 1 }]);
  next(s);
  expect(who(s, CLERIC).usedInRound).toEqual([]);
  s.finish();
});

test('[encounter.dead-monsters-skip] [encounter.ends] [encounter.end-moment] the last monster dead, all is over at once', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 1, { hitpoints: 3, shield: 2, reflect: 1 });
    scene.hero(ROGUE, 4, 4, { hitpoints: 0 });
    scene.effect(FIGHTER, 'poison', 5).effect(ROGUE, 'weak', 1);
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.turn(FIGHTER);
  });
  s.dice(1, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE);
  s.told('turnEnded', { who: FIGHTER }, 'encounter.end-moment');
  s.told('encounterWon', {}, 'encounter.dead-monsters-skip').silent('poisonFell').silent('turnBegan');
  expect(isGone(s, FOE)).toBe(true);
  s.finish();
});

/** The Fighter, hurt and poisoned, kills the last monster; the Rogue lies there. */
const won = (): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 1, 1, { hitpoints: 3, shield: 2, reflect: 1 });
    scene.hero(ROGUE, 4, 4, { hitpoints: 0 });
    scene.effect(FIGHTER, 'poison', 5).effect(ROGUE, 'weak', 1);
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.turn(FIGHTER);
  })
    .dice(1, 5, 6)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM)
    .does(FIGHTER, DAMAGE);

test('[encounter.effects-cleared] no Effect outlasts a fight', () => {
  const s = won().told('effectsEnded', { who: FIGHTER, effects: ['poison'] }, 'encounter.effects-cleared');
  s.told('effectsEnded', { who: ROGUE, effects: ['weak'] }, 'encounter.effects-cleared');
  expect([who(s, FIGHTER).effects, who(s, ROGUE).effects]).toEqual([[], []]);
  s.finish();
});

test('[encounter.shield-reflect-cleared] nor do Shield and Reflect', () => {
  const s = won().told('stripped', { who: FIGHTER, shield: 2, reflect: 1 }, 'encounter.shield-reflect-cleared');
  expect([who(s, FIGHTER).shield, who(s, FIGHTER).reflect]).toEqual([0, 0]);
  s.finish();
});

test('[encounter.victors-healed] all heroes have all their Hitpoints, those who lay there too', () => {
  const s = won().told('refreshed', { heroes: [FIGHTER, ROGUE, CLERIC] }, 'encounter.victors-healed');
  expect([who(s, FIGHTER).hitpoints, who(s, ROGUE).hitpoints]).toEqual([16, 15]);
  s.finish();
});

test('[encounter.fate-not-restored] Fate does not come back', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 1, { fate: 0 });
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.turn(FIGHTER);
  });
  s.dice(1, 5, 6).does(FIGHTER, attack(FOE)).does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE);
  s.told('refreshed', {}, 'encounter.fate-not-restored');
  expect(s.table.party[FIGHTER]?.fate).toBe(0);
  s.finish();
});

test('[encounter.unconscious-turn-counts] a monster acts after the short Turn of an Unconscious hero', () => {
  const s = apart(1, {}, (scene) => scene.hero(ROGUE, 0, 0, { hitpoints: 0 }));
  s.dice(3).does(ROGUE, RECOVER).told('turnBegan', { who: FOE }, 'encounter.unconscious-turn-counts').finish();
});

test('[house:mercyForTheFallen] with mercy it does not, unless the hero fell in the Turn itself', () => {
  const s = apart(1, { mercyForTheFallen: true }, (scene) => scene.hero(ROGUE, 0, 0, { hitpoints: 0 }));
  s.dice(6).does(ROGUE, RECOVER).told('turnBegan', { who: CLERIC }).finish();
});

test('[house:eachMonsterOncePerRound] fewer monsters than heroes: some heroes are followed by none', () => {
  const s = apart(1, { eachMonsterOncePerRound: true });
  const turns = Array.from({ length: 7 }, () => next(s));
  expect(turns).toEqual([FOE, CLERIC, FIGHTER, ROGUE, FOE, CLERIC, FIGHTER]);
  s.finish();
});

test('[house:eachMonsterOncePerRound] more monsters than heroes: those that are left act after the last hero', () => {
  const s = apart(5, { eachMonsterOncePerRound: true });
  const turns = Array.from({ length: 9 }, () => next(s));
  expect(turns).toEqual([FOE, CLERIC, OTHER, FIGHTER, THIRD, THIRD + 1, THIRD + 2, ROGUE, FOE]);
  s.finish();
});

test('[encounter.stall] after twelve Rounds without any loss the monsters leave, for nothing', () => {
  const s = apart(1, {}, (scene) => {
    scene.expedition.rooms = [
      { tile: 1, isBig: false, hasChest: false, isQuiet: false, mayRest: false, hasPrisoner: false },
    ];
    scene.encounter({ room: 1, idle: 10 });
  });
  for (let i = 0; i < 5; i++) next(s);
  expect(expedition(s).encounter?.idle).toBe(11);
  for (let i = 0; i < 5; i++) next(s);
  const [ask] = s.state.asks;
  s.does(ask?.seat ?? 0, END).told('monstersLeft', { monsters: [FOE] }, 'encounter.stall');
  s.told('encounterWon', {}, 'encounter.stall').silent('died').silent('gloryChanged').silent('questAdvanced');
  expect([expedition(s).purse, expedition(s).glory, expedition(s).done]).toEqual([0, 10, 0]);
  s.finish();
});

test('[encounter.stall] any loss of Hitpoints, Shield or Reflect counts the Rounds from the beginning', () => {
  const s = apart(1, {}, (scene) => scene.encounter({ idle: 10 }).effect(FOE, 'poison', 1));
  for (let i = 0; i < 5; i++) next(s);
  expect(expedition(s).encounter?.idle).toBe(0);
  s.finish();
});

test('[encounter.heroes-first] whoever saw the monsters has the first Turn', () => {
  const s = story((scene) => {
    scene.hero(CLERIC, 0, 0);
    scene.monster('orc-raider', 20, 20);
    scene.dawn(CLERIC);
  });
  s.does(FIGHTER, DONE).does(CLERIC, DONE).told('turnBegan', { who: CLERIC }, 'encounter.heroes-first');
  expect(s.asked()).toEqual([{ seat: CLERIC, kind: 'turn', rule: 'turn.move-then-attack' }]);
  s.finish();
});

test('[monster.same-turn] a monster Moves and Attacks like a hero', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 0, 0);
    scene.turn(FOE);
  });
  expect(s.asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'turn', rule: 'monster.same-turn' }]);
  s.does(MONSTERS_SEAT, { type: 'go', to: sq(1, 1) });
  s.dice(1, 2, 3).does(MONSTERS_SEAT, attack(FIGHTER)).told('declared', { attacker: FOE, target: FIGHTER }).finish();
});

test('[house:mercyForTheFallen] [encounter.clockwise] mercy is for those who lie there, when their Turn comes round', () => {
  const s = apart(2, { mercyForTheFallen: true }, (scene) => scene.hero(CLERIC, 0, 0, { hitpoints: 0 }));
  expect([next(s), next(s)]).toEqual([FOE, CLERIC]);
  s.dice(2).does(CLERIC, RECOVER).told('turnBegan', { who: FIGHTER });
  expect(next(s)).toBe(OTHER);
  s.finish();
});
