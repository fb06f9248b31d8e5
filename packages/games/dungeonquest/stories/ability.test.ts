import { expect, test } from 'vitest';
import { ARROWS, CARDS } from '../src/content/combat-cards.ts';
import { HEROES } from '../src/content/heroes.ts';
import { MODES } from '../src/content/modes.ts';
import { fighterOf } from '../src/queries/heroes.ts';
import {
  type ArenaStory,
  arena,
  CHALLARA,
  FIGHT,
  HERO,
  HUGO,
  KEEP,
  KRUTZBECK,
  lay,
  MONSTER,
  ROLL,
  reroll,
  story,
  wounds,
} from './cast.ts';

story('[ability.hugo-dice-reroll] any fives and sixes, once, and the second result stands', HUGO, (s) => {
  s.does(HERO, FIGHT).dice(5, 6).does(HERO, ROLL);
  expect(s.sight(HERO).asks[0]?.question).toEqual({ kind: 'reroll', dice: [5, 6] });
  s.dice(5, 5)
    .does(HERO, reroll(0, 1))
    .told('rerolled', { positions: [0, 1], dice: [5, 5] }, 'ability.hugo-dice-reroll');
  s.told('wounded', { side: 'hero', wounds: 2 }); // new fives, and no second chance
  s.refused(HERO, reroll(0), 'ability.hugo-dice-reroll', { asked: 'roll' });
  s.dice(5, 1).does(HERO, ROLL).refused(HERO, reroll(1), 'ability.hugo-dice-reroll', { die: 2, face: 1 });
  s.refused(HERO, reroll(0, 1), 'ability.hugo-dice-reroll').refused(HERO, reroll(), 'ability.hugo-dice-reroll');
  s.dice(6).does(HERO, reroll(0)).told('tested', { total: 7 });
});

story('[ability.hugo-dice-reroll] with nothing above four there is nothing to ask', HUGO, (s) => {
  s.does(HERO, FIGHT).dice(4, 4).does(HERO, ROLL).silent('rerolled');
  expect(s.asked().map(({ kind }) => kind)).toEqual(['roll']);
});

test('[ability.hugo-dice-reroll] nobody else has it', () => {
  const s = arena({ ...HUGO, hero: 'lindel' })
    .does(HERO, FIGHT)
    .dice(6, 6)
    .does(HERO, ROLL);
  s.refused(HERO, reroll(0), 'ability.hugo-dice-reroll');
  expect(wounds(s)).toEqual({ hero: 2, monster: 0 });
});

story('[ability.hugo-dice-optional] he may keep a failure, and reroll a success', HUGO, (s) => {
  s.does(HERO, FIGHT).dice(6, 4).does(HERO, ROLL).does(HERO, KEEP).told('wounded', { side: 'hero', wounds: 1 });
  s.dice(5, 1).does(HERO, ROLL);
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'reroll', rule: 'ability.hugo-dice-optional' }]);
  s.dice(1).does(HERO, reroll(0)).told('wounded', { side: 'monster', wounds: 2 }, 'dice.doubles-two-wounds');
});

story('[ability.hugo-solo-reroll] a 1 once, and nothing else', { ...HUGO, mode: 'solo' }, (s) => {
  s.does(HERO, FIGHT).dice(1).does(HERO, ROLL);
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'reroll', rule: 'ability.hugo-solo-reroll' }]);
  s.dice(1)
    .does(HERO, reroll(0))
    .told('rerolled', { dice: [1] }, 'ability.hugo-solo-reroll')
    .told('wounded', { side: 'hero', wounds: 1 });
  s.refused(HERO, reroll(0), 'ability.hugo-solo-reroll');
  s.dice(1).does(HERO, ROLL).dice(6).does(HERO, reroll(0)).told('wounded', { side: 'monster', wounds: 2 });
  for (const face of [2, 3, 4, 5]) s.dice(face).does(HERO, ROLL).silent('rerolled');
  expect(wounds(s)).toEqual({ hero: 4, monster: 5 });
  s.dice(1).does(HERO, ROLL).does(HERO, KEEP).told('wounded', { side: 'hero', wounds: 1 }, 'solo.result-1-2'); // or not at all
});

test('[ability.hugo-same-card] equal cards wound the monster and not Hugo, and nobody is asked', () => {
  for (const card of CARDS) {
    const s = arena({ ...HUGO, mode: 'cards' })
      .does(HERO, FIGHT)
      .does(HERO, lay(card))
      .does(MONSTER, lay(card));
    s.told('wounded', { side: 'monster', wounds: 1 }, 'ability.hugo-same-card');
    expect(wounds(s)).toEqual({ hero: 0, monster: 1 });
    expect(s.asked().map(({ kind }) => kind)).toEqual(['lay', 'lay']);
    s.refused(HERO, reroll(0), 'ability.hugo-same-card');
  }
  const other = arena({ ...HUGO, mode: 'cards' })
    .does(HERO, FIGHT)
    .does(HERO, lay('slash'))
    .does(MONSTER, lay('quickShot'));
  expect(wounds(other)).toEqual({ hero: 1, monster: 0 });
});

test('[ability.hugo-same-card] for everybody else equal cards wound both', () => {
  for (const hero of HEROES.filter((one) => one !== 'hugo')) {
    const s = arena({ ...HUGO, mode: 'cards', hero })
      .does(HERO, FIGHT)
      .does(HERO, lay('slash'))
      .does(MONSTER, lay('slash'));
    if (hero === 'krutzbeck') s.does(HERO, { type: 'decline' });
    s.told('wounded', { side: 'hero', wounds: 1 }, 'classic.split-box').told(
      'wounded',
      { side: 'monster', wounds: 1 },
      'classic.split-box',
    );
  }
});

story('[ability.krutzbeck-extra-wound] one more, if he likes, once a round', KRUTZBECK, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 2)
    .does(HERO, ROLL)
    .does(HERO, { type: 'addWound' })
    .told('hitHarder', {}, 'ability.krutzbeck-extra-wound');
  expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
  s.refused(HERO, { type: 'addWound' }, 'ability.krutzbeck-not-alone');
  s.dice(2, 2).does(HERO, ROLL).does(HERO, { type: 'addWound' });
  expect(wounds(s)).toEqual({ hero: 0, monster: 5 });
  s.dice(6, 2).does(HERO, ROLL).does(HERO, { type: 'decline' }).silent('hitHarder');
  expect(wounds(s)).toEqual({ hero: 0, monster: 6 });
});

test('[ability.krutzbeck-extra-wound] in every mode, also when the round wounds him too', () => {
  const add = { type: 'addWound' } as const;
  const solo = arena({ ...KRUTZBECK, mode: 'solo' })
    .does(HERO, FIGHT)
    .dice(4)
    .does(HERO, ROLL)
    .does(HERO, add);
  expect(wounds(solo)).toEqual({ hero: 1, monster: 2 });
  const cards = arena({ ...KRUTZBECK, mode: 'cards' })
    .does(HERO, FIGHT)
    .does(HERO, lay('quickShot'))
    .does(MONSTER, lay('slash'))
    .does(HERO, add);
  expect(wounds(cards)).toEqual({ hero: 0, monster: 3 });
});

test('[ability.krutzbeck-extra-wound] it can kill, and a round that kills needs none', () => {
  const hit = (monsterLife: number): ArenaStory =>
    arena({ ...KRUTZBECK, monsterLife })
      .does(HERO, FIGHT)
      .dice(6, 2)
      .does(HERO, ROLL);
  hit(1)
    .silent('hitHarder')
    .told('wounded', { side: 'monster', wounds: 1, left: 0 })
    .told('died', { side: 'monster' })
    .finish();
  hit(2)
    .does(HERO, { type: 'addWound' })
    .told('wounded', { side: 'monster', wounds: 2, left: 0 })
    .told('died', { side: 'monster' })
    .finish();
});

test('[ability.krutzbeck-extra-wound] nobody else has it', () => {
  for (const hero of HEROES.filter((one) => one !== 'krutzbeck')) {
    const s = arena({ ...KRUTZBECK, hero, mode: 'solo' })
      .does(HERO, FIGHT)
      .dice(5)
      .does(HERO, ROLL);
    s.told('wounded', { side: 'monster', wounds: 1 }).silent('hitHarder');
    s.refused(HERO, { type: 'addWound' }, 'ability.krutzbeck-extra-wound', { asked: 'roll' });
  }
});

story('[ability.krutzbeck-not-alone] a round that spares the monster gives nothing', KRUTZBECK, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 6)
    .does(HERO, ROLL)
    .silent('hitHarder')
    .refused(HERO, { type: 'addWound' }, 'ability.krutzbeck-not-alone', { asked: 'roll' });
  expect(wounds(s)).toEqual({ hero: 2, monster: 0 });
});

/** Tatianna's story with this card on top of her deck: a seed that has it there is looked for. */
function arrowing(card: (typeof CARDS)[number], options: Parameters<typeof arena>[0], seats = 3): ArenaStory {
  for (let seed = 0; seed < 100; seed++) {
    const s = arena({ hero: 'tatianna', monster: 'troll', monsterLife: 4, ...options }, seats, `arrows ${seed}`);
    if (s.table.combatDeck.at(-1) === card) return s;
  }
  throw new Error(`no seed has ${card} on top`);
}

test('[ability.tatianna-unchanged] the same arrows in every mode, and nobody else has a deck', () => {
  for (const mode of MODES) {
    const s = arrowing('quickShot', { mode }).does(HERO, FIGHT).told('arrowsLoosed', { card: 'quickShot', wounds: 2 });
    expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
    expect(arena({ mode, hero: 'lindel' }).does(HERO, FIGHT).silent('arrowsLoosed').table.combatDeck).toEqual([]);
  }
});

test('[ability.tatianna-arrows] the top card decides, is shown, and is shuffled back', () => {
  expect(ARROWS).toEqual({ quickShot: 2, slash: 1, boltOfAgony: 0 });
  for (const card of CARDS) {
    const s = arrowing(card, { mode: 'dice' });
    const before = s.table.combatDeck.slice();
    s.does(HERO, FIGHT).told('arrowsLoosed', { card, wounds: ARROWS[card] }, 'ability.tatianna-arrows');
    expect(wounds(s)).toEqual({ hero: 0, monster: ARROWS[card] });
    if (ARROWS[card] === 0) s.silent('wounded');
    else s.told('wounded', { side: 'monster', wounds: ARROWS[card] }, 'ability.tatianna-arrows');
    expect(s.view(MONSTER).lying.arrow).toBe(card);
    expect(s.table.combatDeck).not.toEqual(before);
    expect(s.table.combatDeck.toSorted()).toEqual(before.toSorted());
  }
});

test('[ability.tatianna-arrows-kill] arrows can end it before the first round', () => {
  const s = arrowing('quickShot', { mode: 'dice', monster: 'skeleton', monsterLife: 2 });
  s.does(HERO, FIGHT)
    .told('died', { side: 'monster' }, 'ability.tatianna-arrows-kill')
    .silent('roundBegan')
    .silent('rolled');
  s.told('tokenReturned', {}, 'combat.kill-aftermath').told('powerDrawn', { seat: HERO }, 'combat.kill-aftermath');
  expect(s.state.outcome?.rule).toBe('ability.tatianna-arrows-kill');
  s.finish();
});

test('[ability.tatianna-once-per-combat] one volley, and it is not a choice', () => {
  const s = arrowing('slash', { mode: 'solo' }).does(HERO, FIGHT).told('arrowsLoosed');
  for (const face of [1, 2, 5]) s.dice(face).does(HERO, ROLL).silent('arrowsLoosed');
  expect(wounds(s)).toEqual({ hero: 2, monster: 2 });
});

test('[ability.challara-dice] with eight wounds a double success wounds once', () => {
  const s = arena({ ...CHALLARA, mode: 'dice', heroWounds: 8, heroLife: 5 })
    .does(HERO, FIGHT)
    .dice(4, 4)
    .does(HERO, ROLL);
  s.told('wounded', { side: 'monster', wounds: 1 }, 'ability.challara-dice');
});

test('[ability.challara-solo] with eight wounds a 6 wounds once', () => {
  const s = arena({ ...CHALLARA, mode: 'solo', heroWounds: 8, heroLife: 5 })
    .does(HERO, FIGHT)
    .dice(6)
    .does(HERO, ROLL);
  s.told('wounded', { side: 'monster', wounds: 1 }, 'ability.challara-solo');
});

test('[ability.challara-classic] with eight wounds Quick Shot against Slash wounds once', () => {
  const s = arena({ ...CHALLARA, mode: 'cards', heroWounds: 8, heroLife: 5 })
    .does(HERO, FIGHT)
    .does(HERO, lay('quickShot'))
    .does(MONSTER, lay('slash'));
  s.told('wounded', { side: 'monster', wounds: 1 }, 'ability.challara-classic');
});

test('[ability.challara-threshold] seven wounds change nothing, eight do, and healing ends it', () => {
  const wounded = (heroWounds: number, heroLife = 13 - heroWounds): number | null => {
    const s = arena({ ...CHALLARA, mode: 'solo', heroWounds, heroLife })
      .does(HERO, FIGHT)
      .dice(6)
      .does(HERO, ROLL);
    return wounds(s).monster;
  };
  expect([0, 5, 7, 8, 9, 12].map((suffered) => wounded(suffered))).toEqual([2, 2, 2, 1, 1, 1]);
  expect([wounded(8, 9), wounded(7, 1)]).toEqual([1, 2]); // wounds count, not the life that is left
  const s = arena({ ...CHALLARA, mode: 'solo', heroWounds: 7, heroLife: 6 })
    .does(HERO, FIGHT)
    .dice(1)
    .does(HERO, ROLL)
    .dice(6)
    .does(HERO, ROLL);
  expect(wounds(s)).toEqual({ hero: 8, monster: 1 }); // the eighth wound fell in the round before
  fighterOf(s.table).wounds = 7; // nothing heals in the arena, so the story does
  s.dice(6).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 2 }, 'solo.result-6');
});

test('[ability.challara-threshold] the table hears when her blows grow weaker, once', () => {
  const s = arena({ ...CHALLARA, mode: 'solo', heroWounds: 6, heroLife: 7 })
    .does(HERO, FIGHT)
    .silent('weakened');
  s.dice(1)
    .does(HERO, ROLL)
    .silent('weakened')
    .dice(1)
    .does(HERO, ROLL)
    .told('weakened', { wounds: 8 }, 'ability.challara-threshold');
  s.dice(1).does(HERO, ROLL).silent('weakened').finish();
  arena({ ...CHALLARA, mode: 'cards', heroWounds: 9, heroLife: 4 })
    .does(HERO, FIGHT)
    .told('weakened', { wounds: 9 }, 'ability.challara-threshold');
  arena({ ...CHALLARA, hero: 'lindel', heroWounds: 8, heroLife: 5 })
    .does(HERO, FIGHT)
    .silent('weakened');
  const last = arena({ ...CHALLARA, mode: 'solo', heroLife: 1, heroWounds: 7 })
    .does(HERO, FIGHT)
    .dice(1)
    .does(HERO, ROLL);
  last.silent('weakened').told('died', { side: 'hero' }); // the dead strike no blows
});

test('[ability.challara-one-way] what falls on her is never lessened', () => {
  const s = arena({ ...CHALLARA, mode: 'dice', heroWounds: 8, heroLife: 5 })
    .does(HERO, FIGHT)
    .dice(5, 5)
    .does(HERO, ROLL);
  s.told('wounded', { side: 'hero', wounds: 2 }, 'ability.challara-one-way');
  expect(wounds(s)).toEqual({ hero: 10, monster: 0 });
  s.dice(6, 5).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 1 }, 'dice.fail-over'); // a single wound is no matter
  const strong = arena({ ...CHALLARA, mode: 'dice', heroWounds: 7, heroLife: 6 })
    .does(HERO, FIGHT)
    .dice(5, 5)
    .does(HERO, ROLL);
  strong.told('wounded', { side: 'hero', wounds: 2 }, 'dice.doubles-two-wounds');
});

test('[ability.challara-one-way] nor by a heavy counter', () => {
  const s = arena({ ...CHALLARA, mode: 'cards', heroWounds: 8, heroLife: 5, heavyCounter: true })
    .does(HERO, FIGHT)
    .does(HERO, lay('slash'))
    .does(MONSTER, lay('quickShot'));
  s.told('wounded', { side: 'hero', wounds: 2 }, 'ability.challara-one-way');
  expect(wounds(s)).toEqual({ hero: 10, monster: 0 });
});
