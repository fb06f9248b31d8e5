import { readOptions } from '@questhall/border';
import { type Action, glowquest } from '@questhall/glowquest';
import type { CardId } from '@questhall/glowquest/content';
import { glowquest as facets } from '@questhall/glowquest/facets';
import { freshTurn } from '@questhall/glowquest/queries';
import { open, sight, silence } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { cellAt } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { load } from '../loaded.ts';
import { ruleTold } from '../rule-told.ts';
import { flat, set, sitAt } from '../testing/sit-at.ts';
import { expedition } from '../testing/tables.ts';
import { findRules } from './finding-rules.ts';

const EASY = { settings: set('difficulty=easy'), seed: 'kit' };
const asked = (kind: 'turn' | 'explore' | 'roll' | 'hit'): Parameters<typeof expedition.usualAnswer>[0] => ({
  id: 0,
  seat: 0,
  rule: 'turn.free-order',
  ...OPENLY,
  question: kind === 'explore' ? { kind, hero: 0 } : { kind, who: 0 },
});

describe('Glowquest at the terminal', () => {
  test('leads a newcomer from the difficulty to the first card', async () => {
    const { code, seen } = await sitAt(expedition, { seed: 'kit' }, ['easy', 'gain equipment', 'keep 1', 'quit']);
    expect(code).toBe(0);
    expect(flat(seen)).toContain(
      'Goal: clear 4 rooms, and then the Quest room. Whoever falls costs 1 Resolve, and there are 4.',
    );
    expect(flat(seen)).toContain('Defense has drawn three cards from the Equipment deck. Which one stays?');
    expect(seen).toMatch(/Defense keeps .* and discards .*\./);
  });

  test.each([
    ['heroes=offense', 'Offense'],
    ['heroes=defense,utility', 'Defense'],
    ['monsters=heroes', 'Defense'],
  ])('has the usual company for %s', async (setting, first) => {
    const { code, seen } = await sitAt(expedition, { settings: set(setting), seed: 'kit' }, ['quit']);
    expect([code, flat(seen)]).toEqual([0, expect.stringContaining(`${first} prepares for the descent`)]);
  });

  test('tells whoever sits with the monsters that they have a script', async () => {
    const { seen } = await sitAt(expedition, { ...EASY, players: ['standard', 'standard', 'standard', 'me'] }, [
      'quit',
    ]);
    expect(flat(seen)).toContain('The monsters follow their script, and seat 4 is only asked what it leaves open.');
    const ran = { settings: set('playersRunMonsters=on'), players: ['standard', 'standard', 'standard', 'me'] };
    expect(flat((await sitAt(expedition, ran, ['quit'])).seen)).not.toContain('script');
  });

  test('helps, refuses and explains', async () => {
    const { seen } = await sitAt(expedition, EASY, [
      'help',
      'why attack g2',
      'why open',
      'keep longsword',
      'rule glow',
      'quit',
    ]);
    expect(flat(seen)).toContain('A square is called by its numbers on the map');
    expect(flat(seen)).toContain('Nobody here is called “g2”.');
    expect(flat(seen)).toContain('There is no closed door.');
    expect(flat(seen)).toContain('No. A deck has to be named first.');
  });

  test('calls the next hero by name, without a curtain and without telling anything twice', async () => {
    const gain = ['1', '1'];
    const typed = [
      ...gain,
      ...gain,
      ...gain,
      '1',
      ...gain,
      ...gain,
      ...gain,
      '1',
      ...gain,
      ...gain,
      ...gain,
      '1',
      '1',
      'quit',
    ];
    const { seen } = await sitAt(expedition, { ...EASY, players: ['me', 'me', 'me', 'standard'] }, typed);
    expect(seen).toContain('Seat 2 (Offense), it is your turn.');
    expect(seen).not.toContain('Press Enter');
    const kept = seen.match(/^.* keeps .* and discards/gm) ?? [];
    expect(kept.length).toBeGreaterThanOrEqual(12);
    expect(new Set(kept).size).toBe(kept.length);
    expect(seen).toContain('Nothing here has a number. Type it in words, such as: stand 0,0');
  });
});

describe('what goes without saying', () => {
  const end: Action = { type: 'endTurn' };
  const trade: Action = { type: 'trade', card: 'longsword', from: 0, to: 1 };

  test.each<[Parameters<typeof asked>[0], readonly Action[], Action | null]>([
    ['turn', [end], end],
    ['turn', [{ type: 'use', benefit: 'guard', target: null, glow: null }, end], null],
    ['explore', [trade, { type: 'endPhase' }], { type: 'endPhase' }],
    ['explore', [{ type: 'go', to: 16_290 }, { type: 'endPhase' }], null],
    ['hit', [{ type: 'use', benefit: 'power', target: null, glow: null }, { type: 'done' }], { type: 'done' }],
    ['roll', [{ type: 'use', benefit: 'aim', target: null, glow: null }, { type: 'done' }], null],
  ])('%s %j', (kind, offers, usual) => expect(expedition.usualAnswer(asked(kind), offers)).toEqual(usual));
});

test('a Benefit on one of many is a crowd of its own, and nothing else is', () => {
  expect(expedition.crowd({ type: 'use', benefit: 'bind-wounds', target: 1, glow: null })?.name).toBe(
    'use bind-wounds <whom>',
  );
  expect(expedition.crowd({ type: 'use', benefit: 'guard', target: null, glow: null })).toBeNull();
  expect(expedition.crowd({ type: 'attack', target: 3, base: 'role' })).toBeNull();
});

test('where the squares decide how much an attack does, its odds are at least so good', () => {
  const linesWith = (...cards: readonly CardId[]): readonly string[] => {
    const options = readOptions(glowquest.options, { heroes: 'offense' });
    if (!options.ok) throw new Error('no such table');
    const seen = sight(glowquest, open(glowquest, options.value, 2, 'fast:odds', silence), 0);
    const { view } = seen;
    Object.assign(view.heroes[0] ?? {}, { at: cellAt(0, 0), cards });
    const body = { hitpoints: 5, hitpointsMax: 5, shield: 0, reflect: 0, effects: [], bounty: 0, mayCall: false };
    view.monsters.push({ ...body, id: 3, record: 'ghoul', number: 1, at: cellAt(0, -1) });
    view.roster.push('ghoul');
    view.rosterNumbers.push(1);
    view.turn = { ...freshTurn(0, 1), surges: 2 };
    const strike: Action = { type: 'attack', target: 3, base: 'role' };
    const { detail } = expedition.words.action(strike, asked('turn'), seen);
    return [...expedition.oddsInFull(seen), detail];
  };
  expect(linesWith('slam')).toEqual([
    expect.stringMatching(/hits .*%, kills .*%, .* damage; with all Surges/),
    expect.stringMatching(/% to hit, .*% to kill, .* lost on average; with all Surges/),
  ]);
  expect(linesWith('slam').join()).not.toContain('at least');
  const [inFull, detail] = linesWith('slam', 'crush');
  expect(inFull).toMatch(/kills at least .*%, at least .* damage/);
  expect(detail).toMatch(/at least .*% to kill, at least .* lost on average/);
});

test('rules are found by their words in the language of the table, and in English', async () => {
  const dutch = await load(facets, 'nl');
  const idsOf = (wanted: string): readonly string[] => {
    const { named, others } = findRules(dutch, wanted);
    return [...named, ...others].map(({ id }) => id);
  };
  expect(idsOf('gloed')).toContain('glow.consumed');
  expect(idsOf('glow')).toContain('glow.consumed');
  expect(ruleTold(dutch, 'glow.consumed')).toMatchObject({ title: 'Eén Gloed, één Voordeel' });
  expect(ruleTold(dutch, 'glow.none')).toBeNull();
});
