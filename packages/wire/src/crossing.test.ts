import type { Types } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Ears } from './chair.ts';
import { connectHall, type Port } from './client.ts';
import { type FromHall, isFromHall } from './from-hall.ts';
import type { Happened, Standing } from './heard.ts';
import { isRequest, type RequestName } from './requests.ts';

const DEAF: Ears<Types> = { hear: () => undefined, lose: () => undefined };

/** Everything that a lobby and its chairs can ask, as it crosses. */
async function allRequests(): Promise<readonly unknown[]> {
  const posted: { readonly id: number; readonly name: RequestName }[] = [];
  let tell = (_message: unknown): void => {};
  const port: Port = {
    post(message) {
      const request = JSON.parse(JSON.stringify(message));
      posted.push(request);
      if (request.name === 'sit') tell({ type: 'answer', id: request.id, value: { ok: true, value: null } });
    },
    listen: (listener) => {
      tell = listener;
    },
  };
  const lobby = connectHall(port);
  const order = { game: 'vault', options: {}, company: [{ kind: 'person' }], hasTypedDice: false, name: '' } as const;
  void lobby.cards();
  void lobby.make(order);
  void lobby.rename('t', 'name');
  void lobby.remove('t');
  void lobby.exportTable('t', () => undefined);
  void lobby.importTable('{}');
  const sat = await lobby.sit('t', 0, DEAF, 3);
  if (!sat.ok) throw new Error('nobody sits');
  const chair = sat.value;
  void chair.answer(1, { type: 'wait' }, [6]);
  void chair.why(1, { type: 'wait' });
  void chair.askUndo();
  void chair.agree(1, true);
  void chair.handTo({ kind: 'bot', name: 'standard' });
  void chair.order('quiet', true);
  void chair.rollFor(6);
  void chair.retry();
  void chair.past(true);
  void chair.recall(0);
  chair.leave();
  return posted;
}

/** The same with one field gone, or something else in its place, and which field it was. */
function* damaged(whole: object, path = ''): Generator<readonly [what: string, broken: unknown]> {
  for (const [key, value] of Object.entries(whole)) {
    yield [`no ${path}${key}`, { ...whole, [key]: undefined }];
    yield [`other ${path}${key}`, { ...whole, [key]: Symbol.iterator }];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [what, inner] of damaged(value, `${path}${key}.`)) yield [what, { ...whole, [key]: inner }];
  }
}

/** What belongs to a game, and what need not be there. */
const FREE = ['other body.action', 'no body.action.type', 'other body.action.type', 'no body.since'];

test('all that a lobby and a chair can ask is a request, and nothing with a field gone or wrong is', async () => {
  const all = await allRequests();
  expect(all).toHaveLength(18);
  for (const request of all) {
    expect(isRequest(request), JSON.stringify(request)).toBe(true);
    if (typeof request !== 'object' || request === null) throw new Error('a request is a record');
    for (const [what, broken] of damaged(request)) expect(isRequest(broken), what).toBe(FREE.includes(what));
  }
  for (const junk of [null, 7, 'cards', [], { id: 1, name: 'toString', body: {} }]) expect(isRequest(junk)).toBe(false);
});

const STANDING: Standing<Types> = {
  sight: { seat: 0, clock: 0, outcome: null, waitingFor: 1, sealedBy: 0, asks: [], view: {} },
  asked: [],
  company: [{ kind: 'person' }],
  waitingForPeople: 1,
  horizon: 0,
  undo: { to: 0, by: 0, fixed: 'dice', isFree: false },
  undoAsked: null,
  orders: [],
  wanted: null,
  trouble: 'full',
  isMarked: false,
};

const TOLD: Happened<Types> = { kind: 'told', clock: 1, by: 0, told: [], fixed: null, why: 'a.rule' };

test('what a hall says is believed only when every field of it is there', () => {
  const said: readonly FromHall[] = [
    { type: 'answer', id: 1, value: null },
    { type: 'failure', id: 1, message: 'no' },
    { type: 'piece', id: 1, text: '{}' },
    { type: 'heard', chair: 1, heard: { number: 1, happened: [], hasGap: true, standing: STANDING } },
    { type: 'lost', chair: 1, problem: null },
    { type: 'cards' },
    { type: 'heard', chair: 1, heard: { number: 2, happened: [TOLD], hasGap: false, standing: STANDING } },
  ];
  for (const message of said) {
    expect(isFromHall(message)).toBe(true);
    const free = message.type === 'answer' ? ['no value', 'other value'] : [];
    for (const [what, broken] of damaged(message)) expect(isFromHall(broken), what).toBe(free.includes(what));
  }
});
