import { expect, test } from 'vitest';
import { ELF, HEROES_SEAT, WIZARD, who } from '../cast.ts';
import { arena, type DungeonStory, faces, onTurn, type Scene, untilTurn } from '../dungeon.ts';
import { cast, close, drink, END, ROLL, search, sq, walk, whisk } from '../wishes.ts';

/** The Wizard has the Air in hand, and the Elf is at his side; between them and the orcs there are traps. */
function windy(build: (scene: Scene) => void = () => {}, whose: 'wizard' | 'elf' = 'wizard'): DungeonStory {
  return arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air', 'earth'] });
    scene.hero('elf', { at: sq(10, 10) });
    build(scene);
    scene.turn(whose);
  });
}

test.each([
  ['pit', ''],
  ['spear', 'S'],
  ['block', 'WWW'],
] as const)(
  '[turn.ends-early] [spell.swift-wind] whisked into a %s in one’s own turn, that turn is over as well',
  (kind, roll) => {
    const s = windy((scene) => void scene.table.hidden.traps.push({ at: sq(11, 9), kind }));
    s.does(HEROES_SEAT, whisk(WIZARD))
      .dice(...faces(roll))
      .does(HEROES_SEAT, walk(11, 9));
    if (kind === 'block') s.does(HEROES_SEAT, { type: 'stepAside', to: sq(10, 9) });
    s.told('turnCut', { hero: 'wizard' }, 'turn.ends-early').told('turnEnded', { hero: 'wizard' });
    expect(s.state.asks.some(({ question }) => question.kind === 'whisk')).toBe(false);
    expect(onTurn(s)).toBe('barbarian');
    s.finish();
  },
);

test('[turn.ends-early] [spell.swift-wind] whisked in somebody else’s turn, only the flight is over', () => {
  const s = windy((scene) => void scene.table.hidden.traps.push({ at: sq(11, 10), kind: 'pit' }));
  s.does(HEROES_SEAT, whisk(ELF))
    .does(HEROES_SEAT, walk(11, 10))
    .told('wounded', { figure: ELF }, 'trap.pit-effect')
    .silent('turnCut');
  expect(onTurn(s)).toBe('wizard');
  untilTurn(s.does(HEROES_SEAT, END), 'elf')
    .dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(12, 10))
    .does(HEROES_SEAT, search('traps'))
    .finish();
});

test('[turn.ends-early] [artifact.wizards-staff] a second spell is lost with the turn', () => {
  const s = windy((scene) => {
    scene.hero('wizard', { artifacts: ['wizards-staff'], held: 'wizards-staff' });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(11, 9)).told('turnCut', { hero: 'wizard' });
  expect(onTurn(s)).toBe('barbarian');
  s.finish();
});

test('[turn.ends-early] [artifact.spell-ring] the Ring is still asked about the spell that ended so', () => {
  const s = windy((scene) => {
    scene.hero('wizard', { artifacts: ['spell-ring'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(11, 9));
  expect(s.state.asks[0]?.question).toEqual({ kind: 'keep', hero: 'wizard', spell: 'swift-wind' });
  s.does(HEROES_SEAT, { type: 'keepSpell' }).told('turnCut', { hero: 'wizard' });
  expect(onTurn(s)).toBe('barbarian');
  s.finish();
});

test('[artifact.spell-ring] [death.removed] the dead are not asked what they would keep', () => {
  const s = windy((scene) => {
    scene.hero('wizard', { body: 1, artifacts: ['spell-ring'], schools: ['air', 'fire'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(11, 9)).told('died', { figure: WIZARD });
  expect(onTurn(s)).toBe('barbarian');
  s.finish();
});

test('[turn.ends-early] [death.rescue-potion] rescued at the bottom of the pit, a whisked hero has no turn left', () => {
  const s = windy((scene) => {
    scene.hero('wizard', { body: 1, potions: ['healing'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  s.does(HEROES_SEAT, whisk(WIZARD)).does(HEROES_SEAT, walk(11, 9)).does(HEROES_SEAT, drink('wizard', 'healing'));
  s.told('turnCut', { hero: 'wizard' });
  expect([who(s, 'wizard').body, onTurn(s)]).toEqual([4, 'barbarian']);
  s.finish();
});

test('[death.removed] [spell.swift-wind] dead in the wind: the flight is over, and the turn if it was one’s own', () => {
  const own = windy((scene) => {
    scene.hero('wizard', { body: 1 });
    scene.hero('elf', { schools: [] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
  });
  own
    .does(HEROES_SEAT, whisk(WIZARD))
    .does(HEROES_SEAT, walk(11, 9))
    .told('died', { figure: WIZARD })
    .told('turnEnded', { hero: 'wizard' });
  expect(onTurn(own)).toBe('barbarian');
  own.finish();
  const other = windy((scene) => {
    scene.hero('elf', { body: 1, schools: [] });
    scene.table.hidden.traps.push({ at: sq(11, 10), kind: 'pit' });
  });
  other.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(11, 10)).told('died', { figure: ELF });
  expect(onTurn(other)).toBe('wizard');
  other.does(HEROES_SEAT, END).finish();
});

test('[spell.swift-wind] [door.close-adjacent-free] on the way a door may be closed, as in one’s own move', () => {
  const s = windy((scene) => {
    scene
      .reveal('.')
      .opened('8,9E')
      .hero('elf', { at: sq(9, 9) });
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, close('8,9E'));
  s.told('doorClosed', { by: 2 }, 'door.close-adjacent-free').refused(
    HEROES_SEAT,
    close('8,9E'),
    'door.close-adjacent-free',
  );
  expect(s.state.asks[0]?.question).toEqual({ kind: 'whisk', hero: 'elf' });
  s.refused(HEROES_SEAT, { type: 'open', door: 485 }, 'door.open-adjacent-free').does(HEROES_SEAT, END).finish();
});

test('[spell.swift-wind] [door.not-closed-on-a-monster] by the same rules', () => {
  const s = windy((scene) => {
    scene
      .reveal('.')
      .opened('8,9E')
      .hero('elf', { at: sq(8, 9) });
    scene.hero('wizard', { at: sq(8, 11) });
    scene.monster('orc', 9, 9);
  });
  s.does(HEROES_SEAT, whisk(ELF)).refused(HEROES_SEAT, close('8,9E'), 'door.not-closed-on-a-monster').finish();
});

test('[spell.pass-through-rock] [spell.swift-wind] the spell serves for one move: the flight, if that comes first', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('elf', { at: sq(9, 9) }).effects.throughRock = 1;
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, END);
  s.told('effectEnded', { hero: 'elf', effect: 'throughRock' }, 'spell.pass-through-rock').does(HEROES_SEAT, END);
  untilTurn(s, 'elf')
    .dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .refused(HEROES_SEAT, walk(9, 9), 'door.closed-blocks')
    .finish();
});

test('[spell.pass-through-rock] [spell.swift-wind] the own move, if that comes first: the flight after it goes by the doors', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 9) }).effects.throughRock = 1;
  });
  s.dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(8, 9))
    .silent('effectEnded')
    .does(HEROES_SEAT, whisk(WIZARD));
  s.told('effectEnded', { hero: 'wizard', effect: 'throughRock' }, 'spell.pass-through-rock');
  s.refused(HEROES_SEAT, walk(9, 9), 'door.closed-blocks').does(HEROES_SEAT, walk(8, 10)).finish();
});

test('[spell.pass-through-rock] after a deed that comes first the own move is still to be made through rock', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 9) }).effects.throughRock = 1;
  });
  s.does(HEROES_SEAT, search('traps'))
    .dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(8, 9))
    .does(HEROES_SEAT, END);
  s.told('effectEnded', { hero: 'wizard', effect: 'throughRock' });
  s.finish();
});

test('[spell.pass-through-rock] cast after the steps it is for the next move, and for that one only', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 10) });
  });
  s.dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(9, 9))
    .does(HEROES_SEAT, cast('pass-through-rock', { targets: [WIZARD] }));
  s.refused(HEROES_SEAT, walk(8, 9), 'turn.no-split-move').does(HEROES_SEAT, END).silent('effectEnded');
  untilTurn(s, 'wizard').dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, END);
  s.told('effectEnded', { hero: 'wizard', effect: 'throughRock' });
  s.finish();
});

test('[spell.pass-through-rock] [spell.swift-wind] whoever stays put in the wind keeps it', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('elf', { at: sq(9, 9) }).effects.throughRock = 1;
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, END).silent('effectEnded').does(HEROES_SEAT, END);
  untilTurn(s, 'elf').dice(3, 3).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(8, 9)).finish();
});

test('[spell.pass-through-rock] [spell.swift-wind] cast in the middle of a move and then whisked off, it is the flight that it serves', () => {
  const s = windy((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 9), artifacts: ['wizards-staff'], held: 'wizards-staff' });
    scene.turn('wizard', { movement: 3, hasStepped: true });
  });
  s.does(HEROES_SEAT, cast('pass-through-rock', { targets: [WIZARD] })).does(HEROES_SEAT, whisk(WIZARD));
  s.does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, END).told('effectEnded', { hero: 'wizard', effect: 'throughRock' });
  expect(who(s, 'wizard').effects.throughRock).toBe(0);
  s.finish();
});
