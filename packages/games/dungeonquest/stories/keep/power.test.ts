import { describe, expect, test } from 'vitest';
import {
  at,
  beside,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  layPower,
  meets,
  move,
  onTop,
  power,
  powerOnTop,
  ROLL,
  SEARCH,
  tileOnTop,
} from './cast.ts';

// Power cards: how they are gained, and what they do.

describe('Power cards', () => {
  test('[power.gain-breath] a breath is a card, for whoever breathes alone', () => {
    const { s, me, other } = beside('maud');
    const held = s.table.powerHands[other]?.length;
    powerOnTop(s, 'ironNerve');
    s.does(me, { type: 'catchBreath' }).told('powerDrawn', { seat: me, card: 'ironNerve' }, 'power.gain-breath');
    expect(s.heard(other)).toContainEqual({ type: 'powerDrawnUnseen', seat: me });
    expect(s.table.powerHands[me]).toEqual(['ironNerve']);
    expect(s.table.powerHands[other]).toHaveLength(held ?? -1);
  });

  test('[power.hand-limit] a sixth card costs one of the six at once', () => {
    const { s, me, other } = beside('maud');
    hold(s, me, 'bluff', 'bluff', 'sprint', 'sidestep', 'ironNerve');
    powerOnTop(s, 'headlongFlight');
    s.does(me, { type: 'catchBreath' });
    expect(s.asked()).toEqual([{ seat: me, kind: 'handLimit', rule: 'power.hand-limit' }]);
    s.refused(me, { type: 'discard', card: 'secondWind' }, 'power.hand-limit');
    s.does(me, { type: 'discard', card: 'bluff' }).told('powerDiscarded', { card: 'bluff' }, 'power.hand-limit');
    expect(s.table.powerHands[me]).toEqual(['bluff', 'sprint', 'sidestep', 'ironNerve', 'headlongFlight']);
    expect(s.asked()).toMatchObject([{ seat: other }]);
  });

  test('[power.gain-kill] one card for a kill, for whoever killed', () => {
    const { s, me, other, third } = meets([]);
    guard(s, 'E4', 'skeleton', 2);
    tileOnTop(s, 'rubble', 'OOO');
    powerOnTop(s, 'sprint');
    const held = s.table.powerHands[third]?.length ?? -1;
    s.does(me, move('E4')).dice(6).does(me, ROLL).told('powerDrawn', { seat: me, card: 'sprint' }, 'power.gain-kill');
    expect(s.table.powerHands.map((hand) => hand.length)[other]).toBe(0);
    expect(s.table.powerHands[third]).toHaveLength(held);
    expect(s.table.pool).toHaveLength(25);
  });

  test('[power.two-uses] an effect at its own moment, then it is discarded and lends no value', () => {
    const { s, me, other } = meets(['bluff', 'sprint', 'headlongFlight']);
    guard(s, 'E4', 'troll', 3);
    s.refused(me, power('bluff'), 'turn.start-window').refused(me, power('headlongFlight'), 'turn.start-window');
    s.does(me, move('E4')).refused(me, power('headlongFlight'), 'power.bluff');
    s.does(me, power('bluff')).told('powerPlayed', { card: 'bluff' }, 'power.two-uses').does(me, ESCAPE);
    s.refused(me, layPower('bluff'), 'escape.secret-commit').refused(me, power('sprint'), 'power.two-uses');
    expect(s.table.powerDiscards).toEqual(['bluff']);
    expect(s.table.powerHands[other]).toEqual([]);
  });

  test('[power.bluff] everybody sees the Life before the decision; a last card spent leaves no escape', () => {
    const { s, me, third } = meets(['bluff']);
    guard(s, 'E4', 'troll', 5);
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'bluff', rule: 'power.bluff' }]);
    expect(s.view(third).monster?.life).toBeNull();
    s.does(me, power('bluff')).told('bluffed', { life: 5 }, 'power.bluff').told('combatBegan');
    expect(s.view(third).monster?.life).toBe(5);
  });

  test('[power.bluff] none where there is no escape', () => {
    const { s, me } = beside('maud', { mode: 'solo' });
    hold(s, me, 'bluff');
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'fromTheDark');
    s.does(me, move('E4')).told('combatBegan').refused(me, power('bluff'), 'encounter.power-only-for-escape');
  });

  test('[power.sprint] past the card of a tile that lay there; not on a new one, nor beside a monster', () => {
    const { s, me } = beside('maud');
    lay(s, 'E4', 'trapped', 'OOO');
    hold(s, me, 'sprint');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'tileCard', rule: 'power.sprint' }]);
    s.refused(me, power('bluff'), 'power.sprint').does(me, power('sprint')).silent('cardDrawn');
    expect(heroOf(s, me).square).toBe(at('E4'));
    const { s: t, me: he } = beside('maud', { mode: 'solo' });
    hold(t, he, 'sprint');
    tileOnTop(t, 'chamber', 'OOO');
    onTop(t, 'dungeon', 'dustAndSilence');
    t.does(he, move('E4')).told('cardDrawn');
    const { s: u, me: she } = beside('maud', { mode: 'solo' });
    hold(u, she, 'sprint');
    lay(u, 'E4', 'chamber', 'OOO');
    guard(u, 'E4', 'skeleton', 2);
    onTop(u, 'dungeon', 'dustAndSilence');
    u.does(she, move('E4')).does(she, GO_ON).does(she, FIGHT).dice(6).does(she, ROLL).told('cardDrawn');
  });

  test('[power.sprint] past a stairwell: neither card nor stairs', () => {
    const { s, me, other } = beside('maud');
    lay(s, 'E4', 'stairwell', 'OOO');
    hold(s, me, 'sprint');
    s.does(me, move('E4')).does(me, power('sprint')).silent('cardDrawn').told('turnBegan', { seat: other });
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), heading: null });
    const { s: t, me: he } = beside('maud');
    tileOnTop(t, 'stairwell', 'OOO');
    hold(t, he, 'sprint');
    t.does(he, move('E4')).refused(he, power('sprint'), 'power.sprint');
  });

  test('[power.snuffed-lantern] before a token is drawn for Something Moves, and for nothing else', () => {
    const { s, me } = beside('maud');
    hold(s, me, 'snuffedLantern');
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'meeting', rule: 'power.snuffed-lantern' }]);
    s.does(me, power('snuffedLantern')).silent('tokenDrawn').silent('monsterMet');
    expect(s.table.pool).toHaveLength(25);
    for (const title of ['disturbedLair', 'fromTheDark'] as const) {
      const { s: t, me: he } = beside('maud');
      hold(t, he, 'snuffedLantern');
      tileOnTop(t, 'chamber', 'OOO');
      onTop(t, title === 'fromTheDark' ? 'dungeon' : 'search', title);
      t.does(he, title === 'fromTheDark' ? move('E4') : SEARCH).told('tokenDrawn');
    }
  });
});
