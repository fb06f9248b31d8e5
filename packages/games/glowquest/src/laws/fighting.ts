import { findFrame, isAsked } from '@questhall/groundwork';
import { tileAt } from '@questhall/tiles';
import { CALL, MONSTERS, type MonsterId, RESOLVE } from '../content/index.ts';
import { recordAt } from '../own/index.ts';
import { hitpointsMax } from '../queries/stats.ts';
import { type Entity, FIRST_MONSTER } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match, ofAsked } from './law.ts';

const isUnmeasured = (kind: string): boolean =>
  kind === 'stun' || kind === 'immobile' || kind === 'anchor' || kind === 'taunt';

/** Somebody is at the brink until all is settled. */
const isInTheMiddle = ({ agenda }: Match): boolean => agenda.some(({ kind }) => kind === 'harm');

/** Whoever lies there, and has for a while. */
const fallen = (state: Match) =>
  isInTheMiddle(state) ? [] : state.table.heroes.filter(({ hitpoints }) => hitpoints === 0);

const categories = (records: readonly MonsterId[]): readonly string[] =>
  records.map((record) => MONSTERS[record].category);

const byParty = ({ table }: Match, record: MonsterId): number | undefined =>
  recordAt(table, record).hitpoints[table.heroes.length - 1];

/** What monsters may use besides their own sheet. */
const SCRIPTED: readonly string[] = ['move', 'aim', 'power', 'guard', 'brace', 'shake-off', CALL];

/** Who is alive, who is asked, and what is upon them. */
export const FIGHTING: readonly Law[] = [
  law(
    'damage.no-negative',
    (state) => everybodyIn(state).every(({ hitpoints }) => hitpoints >= 0),
    'somebody has less than no Hitpoints',
  ),
  law(
    'heal.cap',
    (state) => everybodyIn(state).every((one) => one.hitpoints <= hitpointsMax(state.table, one)),
    'somebody has more Hitpoints than it can',
  ),
  law(
    null,
    (state) => everybodyIn(state).every(({ shield, reflect }) => shield >= 0 && reflect >= 0),
    'somebody has less than no Shield or Reflect',
  ),
  law(
    null,
    (state) =>
      everybodyIn(state).every(({ effects }) =>
        effects.every(({ n, kind }) => n >= 0 && (n > 0 || isUnmeasured(kind))),
      ),
    'somebody has an Effect of nothing',
  ),
  law(
    'damage.monster-dies',
    (state) => isInTheMiddle(state) || state.table.monsters.every(({ hitpoints }) => hitpoints > 0),
    'a dead monster stands',
  ),
  law(
    'effect.gone-with-bearer',
    (state) => fallen(state).every(({ effects }) => effects.length === 0),
    'an Effect is upon one who lies there',
  ),
  law(
    'down.strip',
    (state) => fallen(state).every(({ saved }) => saved === 0),
    'one who lies there has Surges for its next Turn',
  ),
  law(
    'down.next-own-turn',
    ofAsked('down', ({ who }, { table }) => table.heroes[who]?.hitpoints === 0),
    'one who is awake has only the Turn of one who is not',
  ),
  law(
    'scale.counts',
    (state) => state.table.monsters.every(({ record, hitpointsMax: most }) => most === byParty(state, record)),
    'a monster has not the Hitpoints for so many heroes',
  ),
  law(
    'monster.leader-hp',
    (state) =>
      state.table.monsters.every(
        ({ record, hitpoints }) => MONSTERS[record].category === 'minion' || hitpoints <= (byParty(state, record) ?? 0),
      ),
    'a leader has not the Hitpoints for so many heroes',
  ),
  law(
    'resolve.start',
    ({ table }) => table.resolve >= 0 && table.resolve <= RESOLVE[table.difficulty],
    'there is more Resolve than at first, or less than none',
  ),
  law(
    'lose.beats-win',
    (state) =>
      state.outcome?.rule !== 'win.quest' ||
      (findFrame(state, 'defeat') === null && state.table.heroes.some(({ hitpoints }) => hitpoints > 0)),
    'the heroes have won though they have lost',
  ),
  law(
    'glow.harvest-not-on-loss',
    ({ outcome, table }) => outcome?.rule.startsWith('lose.') !== true || table.encounter !== null,
    'what was lost has ended like an Encounter that was won',
  ),
  law(
    'enc.no-flight',
    ({ table }) => table.encounter !== null || table.monsters.length === 0,
    'the Encounter is over though monsters live',
  ),
  law(
    'patrol.over-early',
    (state) => state.table.encounter === null || state.table.monsters.length > 0 || !isAsked(state, 'turn', 'down'),
    'an Encounter goes on though nobody is left to fight',
  ),
  law(
    'explore.interrupted',
    ({ table }) => table.encounter === null || table.phase === null,
    'somebody explores in an Encounter',
  ),
  law(
    'enc.unspent-lost',
    ({ table }) =>
      table.encounter !== null ||
      (table.turn === null && table.heroes.every(({ saved, spent }) => saved + spent.length === 0)),
    'something of an Encounter has outlasted it',
  ),
  law(
    'damage.reset',
    ({ agenda, table }) =>
      !agenda.some(({ kind }) => kind === 'levelUps') || table.heroes.every(({ reflect }) => reflect === 0),
    'Reflect has outlasted its Encounter',
  ),
  law(
    'patrol.setup-anywhere',
    ofAsked('setUp', ({ squares }, state) =>
      squares.every((cell) => {
        const isFree = everybodyIn(state).every(({ at }) => at !== cell);
        return isFree && tileAt(state.table.floor, cell) !== null && !state.table.glow.includes(cell);
      }),
    ),
    'a monster is to begin where nobody can stand, or in Glow',
  ),
  law(
    'enc.setup-room',
    ofAsked('setUp', ({ squares }, state) => {
      const room = findFrame(state, 'muster')?.room ?? null;
      return room === null || squares.every((cell) => room.includes(cell) && !state.table.glow.includes(cell));
    }),
    'a monster of a room is to begin outside it, or in Glow',
  ),
  law(
    'dur.long',
    (state) => state.table.encounter !== null || everybodyIn(state).every(({ effects }) => effects.length === 0),
    'an Effect has outlasted its Encounter',
  ),
  law(
    'dur.turn',
    (state) =>
      state.table.turn !== null ||
      everybodyIn(state).every(({ effects }) => effects.every(({ duration }) => duration !== 'turn')),
    'an Effect has outlasted its Turn',
  ),
  law(null, ({ table }) => (table.turn?.surges ?? 0) >= 0, 'there are less than no Surges'),
  law(
    'turn.cut-short',
    (state) =>
      state.table.turn?.isCut !== true ||
      !state.asks.some(({ question }) => isOwnAffair(question, state.table.turn?.who)),
    'a Turn that was cut goes on',
  ),
  law('move.speed-floor', ({ table }) => (table.turn?.stroll?.left ?? 1) >= 1, 'a move of no squares goes on'),
  law(
    'patrol.no-leader',
    ({ table: { encounter } }) =>
      encounter === null || encounter.room !== null || categories(encounter.figures).every((one) => one === 'minion'),
    'a Patrol has a leader',
  ),
  law(
    'patrol.caller-first',
    ({ table: { encounter, turn } }) =>
      turn === null ||
      turn.who < FIRST_MONSTER ||
      encounter === null ||
      encounter.caller === null ||
      encounter.caller === turn.who,
    'another monster than the caller has a Turn',
  ),
  law(
    'ctrl.no-other-basics',
    ({ table: { turn, house, monsters } }) => {
      const actor = house.playersRunMonsters ? undefined : monsters.find(({ id }) => id === turn?.who);
      const own = actor === undefined ? [] : MONSTERS[actor.record].benefits.map(({ id }): string => id);
      return actor === undefined || turn?.used.every((id) => SCRIPTED.includes(id) || own.includes(id)) === true;
    },
    'a monster uses what is not in its script',
  ),
  law(
    'level.bounty-after',
    ({ agenda }) =>
      !agenda.some(({ kind }) => kind === 'levelUps') ||
      !agenda.some((frame) => frame.kind === 'gain' && frame.why === 'bounty'),
    'a Bounty is paid before everybody has had its Level Up',
  ),
  law(
    'gen.order',
    (state) => state.agenda.at(-1)?.kind !== 'muster' || state.asks.every(({ question }) => question.kind === 'setUp'),
    'somebody decides something before the monsters are set up',
  ),
];

/** What somebody is asked in its own Turn and could do something with. */
const isOwnAffair = (question: Match['asks'][number]['question'], who: Entity['id'] | undefined): boolean =>
  'who' in question &&
  question.who === who &&
  question.kind !== 'packets' &&
  question.kind !== 'guard' &&
  question.kind !== 'brink';
