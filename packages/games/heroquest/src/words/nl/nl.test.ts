import { readOptions } from '@questhall/border';
import { FORMS, type Overheard, overhear } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { ACTIONS, ASKED, EVENTS, QUESTIONS, SEEN } from '../../../stories/samples.ts';
import { bots } from '../../bots/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { heroquest } from '../../game.ts';
import { parseSheet } from '../../sheet/index.ts';
import type { Action, Event, Options, Question } from '../../types/index.ts';
import { wording as dutch } from './index.ts';

/** Titles and briefings stay as their sheets have them. */
const QUOTED: readonly string[] = QUESTS.flatMap((text) => {
  const sheet = parseSheet(text);
  return sheet.ok ? [sheet.value.title, sheet.value.briefing] : expect.fail('a sheet that cannot be read');
});

/** Words that no Dutch sentence has. */
const ENGLISH =
  /\b(the|and|with|you|your|are|to|from|at|its?|an|has|have|walks?|rolls?|takes?|attacks?|defends?|dice|squares?|skulls?|shields?|doors|room|gold|body|mind|points?|turn|quest|heroes|wizard|barbarian|dwarf|orc|skeleton|spell|stairway|chest|nothing|no|none|left|again)\b/i;

function expectDutch({ kind, text }: Overheard): void {
  const said = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, 'Geciteerd.'), text).replace(/“.*”/, '“…”');
  expect(said).not.toMatch(ENGLISH);
  expect(said).not.toMatch(/undefined|\[object|NaN|null/);
  expect(text).toMatch(FORMS[kind]);
}

const tell = (event: Event): string => dutch.event(event, (seat) => (seat === 0 ? 'jij' : `speler ${seat + 1}`), SEEN);

describe('what happened, in Dutch', () => {
  it.each(Object.entries(EVENTS))('%s', (type, rest) => {
    const event = { type, ...rest } as Event; // a sample of every type
    expectDutch({ kind: 'event', text: tell(event) });
  });

  it.each<readonly [string, Event]>([
    ['De Barbaar valt de Ork aan: ☠ ☠ ◇, twee schedels.', { type: 'attackRolled', ...EVENTS.attackRolled }],
    [
      'De Ork verdedigt: ◇ ◆ ☠ ·, twee schilden, maar alleen zwarte tellen: één.',
      { type: 'defenceRolled', ...EVENTS.defenceRolled },
    ],
    ['De Elf gooit ⚂ ⚄, 3 en 5: hoogstens acht vakken.', { type: 'rolledMove', ...EVENTS.rolledMove }],
    ['Ork 3 is dood.', { type: 'died', figure: 10, name: 'Orc', at: 186 }],
    ['Lord Skulmar loopt één vak.', { type: 'walked', figure: 13, path: [186] }],
    ['De Elf opent de deur aan de zuidkant.', { type: 'doorOpened', door: 485, by: 2 }],
    ['Eén vak gang wordt zichtbaar.', { type: 'revealed', squares: [1], rooms: ['.'] }],
    ['De Elf koopt het Schild en houdt 5 goud over.', { type: 'bought', hero: 'elf', gear: 'shield', gold: 5 }],
    ['De Elf trekt Borins Harnas aan.', { type: 'wore', hero: 'elf', suit: 'borins-armor' }],
    ['Doel: dood Verag, en kom terug naar de trap.', { type: 'told', what: 'goal' }],
  ])('%s', (sentence, event) => expect(tell(event)).toBe(sentence));
});

describe('what can be done, in Dutch', () => {
  const samples = Object.values(ACTIONS)
    .flat()
    .map(([typed, action]): readonly [string, Action] => [typed, action]);

  it.each(samples)('%s', (_typed, action) => {
    const { title, detail } = dutch.action(action, ASKED, SEEN);
    expectDutch({ kind: 'title', text: title });
    expectDutch({ kind: 'detail', text: detail });
    expectDutch({ kind: 'typed', text: dutch.typed(action, SEEN).replace(/ no$/, ' noordoost') });
  });

  it('is said with what is worth knowing about it', () => {
    expect(dutch.action({ type: 'attack', target: 7, isThrown: false }, ASKED, SEEN)).toEqual({
      title: 'Val de Ork aan',
      detail: '2 stenen tegen 2; doodt 31 %',
    });
    expect(dutch.action({ type: 'walk', to: 188 }, ASKED, SEEN)).toEqual({
      title: 'Loop twee vakken naar het oosten',
      detail: 'naast de Ork',
    });
  });
});

describe('what is asked, in Dutch', () => {
  const ask = (question: Question): string => dutch.question({ ...ASKED, question }, SEEN);

  it.each(Object.values(QUESTIONS))('$kind', (question) => {
    expectDutch({ kind: 'question', text: ask(question) });
    expectDutch({ kind: 'facts', text: dutch.facts({ asked: question.kind }, SEEN) });
  });

  it('says why nobody goes to a square', () => {
    const clear = { ...SEEN.view, rocks: [30], furniture: [{ piece: 'table' as const, at: 31, width: 1, height: 1 }] };
    const seen = { ...SEEN, view: { ...clear, revealed: SEEN.view.revealed.map(() => -1) } };
    expect(dutch.facts({ square: 30 }, seen)).toBe('Daar is rots.');
    expect(dutch.facts({ square: 31 }, seen)).toBe('Daar staat de tafel.');
    expect(dutch.facts({ square: 32, barred: 'way' }, seen)).toBe('Er is geen weg daarheen vrij.');
  });

  it('names whom it is about', () => {
    expect(ask(QUESTIONS.turn)).toMatch(/^Wat doet \S+ de Elf\?$/);
    expect(ask(QUESTIONS.place)).toBe('Waar verschijnt het Skelet?');
    expect(ask(QUESTIONS.zargon)).toBe(
      'De Ork mag acht vakken lopen en handelen. Wat gebeurt er, of welk monster is de volgende?',
    );
  });
});

const optionsOf = (given: Partial<Options>): Options => {
  const read = readOptions(heroquest.options, given);
  return read.ok ? read.value : expect.fail(read.problem.message);
};

describe('a quest in Dutch', () => {
  const player = bots.standard();

  it.each([1, 2, 4, 5, 9, 12, 14])('says everything in whole sentences, and nothing in English: quest %i', (quest) => {
    const listening = {
      game: heroquest,
      options: optionsOf({ quest }),
      seats: 2,
      seed: `fast:dutch ${quest}`,
      moves: 120,
      player,
    };
    for (const overheard of overhear(dutch, listening)) expectDutch(overheard);
  });
});
