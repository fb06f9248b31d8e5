import type { Cell } from '@questhall/grid';
import { LEAVE_ROUNDS } from '../../content/index.ts';
import { quieten } from '../../frames/rooms.ts';
import { isBetweenLegs } from '../../frames/walk.ts';
import { ownOf } from '../../own/index.ts';
import { findEntity, findHero, isConscious, isHero } from '../../queries/entities.ts';
import { freshMonster } from '../../queries/fresh.ts';
import { freshEncounter, freshTurn } from '../../queries/order.ts';
import { speedOf } from '../../queries/stats.ts';
import type { Encounter, Entity, EntityId, SheetLine, View } from '../../types/index.ts';
import { type Afters, below, change, type Told, UNCHANGED } from './make.ts';

/** Fights, Rounds and Turns, and the steps of a Move. */
type Passing =
  | ('gathered' | 'placed' | 'encounterBegan' | 'roundBegan' | 'turnBegan' | 'held' | 'walked' | 'escapeRolled')
  | ('rewound' | 'turnEnded' | 'monstersLeft' | 'encounterWon' | 'chose');

/** The first Round is the beginning of the fight: a Bandage is used up by it. [encounter.start-bonuses] */
function begin(draft: View, encounter: Encounter): void {
  const { expedition, party } = draft;
  for (const hero of party) Object.assign(hero, { usedInRound: [], usedInEncounter: [] });
  if (expedition?.rest === 'bandage') expedition.rest = null;
  else if (expedition?.rest) encounter.rested = party.map(({ id }) => id);
}

function passOn(encounter: Encounter, round: number): void {
  encounter.idle = encounter.hasLoss ? 0 : encounter.idle + 1;
  encounter.hasLoss = false;
  encounter.acted = [];
  encounter.round = round;
}

/** Whose Turn it is on the Monster Sheet, or among the heroes. */
function take(encounter: Encounter, actor: Entity): void {
  if (!encounter.acted.includes(actor.id)) encounter.acted = [...encounter.acted, actor.id];
  if (isHero(actor)) encounter.current = actor.id;
  else encounter.pointer = encounter.sheet.findIndex(({ monster }) => monster === actor.id) + 1;
}

/** Of a walk that was halted by a question, only the rest is new. */
const restOf = (path: readonly Cell[], at: Cell): readonly Cell[] => path.slice(path.indexOf(at) + 1);

const walked = below<Told<'walked'>>((expedition, { who, path }, draft) => {
  const walker = findEntity(draft, who);
  if (walker === null) return;
  const { phase, turn } = expedition;
  const rest = restOf(path, walker.at);
  if (phase?.hero === who) expedition.phase = { ...phase, left: Math.max(0, phase.left - rest.length) };
  if (turn?.who === who) {
    turn.steps += rest.length;
    turn.left = (turn.left ?? speedOf(draft, walker)) - rest.length;
    if (turn.left === 0) turn.isMoveOver = true;
    if (rest.some((cell) => isBetweenLegs(draft, walker, cell))) turn.hasSlipped = true;
  }
  walker.at = path.at(-1) ?? walker.at;
});

/** Free of all who stand around, or the Move is over. [escape.fail-ends-move] */
const escapeRolled = below<Told<'escapeRolled'>>(({ turn }, { who, enemies, passed }, draft) => {
  const mover = findEntity(draft, who);
  if (turn === null || mover === null) return;
  turn.left ??= speedOf(draft, mover);
  turn.isMoveOver = !passed;
  if (passed) turn.escaped = [...turn.escaped.filter((id) => !enemies.includes(id)), ...enemies];
});

const lineOf = ({ id, record, number }: { id: EntityId; record: SheetLine['record']; number: number }): SheetLine => ({
  monster: id,
  record,
  number,
  state: 'alive',
});

export const TURNS: Afters<Passing> = {
  gathered: UNCHANGED,
  placed: below((expedition, { monster: id, record, number, at, hitpoints }, draft) => {
    expedition.seen += 1;
    expedition.monsters.push(
      freshMonster({
        ...{ id, record, number, at, hitpoints, hitpointsMax: hitpoints, isRaised: false },
        ...ownOf(draft, record),
      }),
    );
  }),
  encounterBegan: below((expedition, { room, hero }) => {
    expedition.encounter = freshEncounter(room, hero, expedition.monsters.map(lineOf));
    expedition.phase = null;
  }),
  roundBegan: below(({ encounter }, { round }, draft) => {
    if (encounter === null) return;
    if (round === 1) begin(draft, encounter);
    else passOn(encounter, round);
  }),
  turnBegan: below((expedition, { who }, draft) => {
    const actor = findEntity(draft, who);
    expedition.turns += 1;
    expedition.turn = freshTurn(who, expedition.turns, actor !== null && !isConscious(actor));
    expedition.attack = null;
    if (actor === null) return;
    actor.usedInRound = [];
    if (expedition.encounter !== null) take(expedition.encounter, actor);
  }),
  held(draft, { hero: id, main, off }) {
    const hero = findHero(draft, id);
    if (hero !== null) hero.build = { ...hero.build, main, off };
  },
  walked,
  escapeRolled,
  rewound: below(({ turn }, { who, to, back }, draft) => {
    change(draft, who, { at: to });
    if (turn !== null) turn.steps -= back;
  }),
  turnEnded: below((expedition) => {
    expedition.turn = null;
    expedition.attack = null;
  }),
  monstersLeft: below((expedition) => {
    const { encounter } = expedition;
    expedition.monsters = [];
    if (encounter !== null)
      encounter.sheet = encounter.sheet.map((line) => (line.state === 'alive' ? { ...line, state: 'left' } : line));
  }),
  // Effects, Shield and Reflect are told one by one when they go.
  encounterWon: below((expedition, _event, draft) => {
    const { encounter } = expedition;
    if (encounter !== null && encounter.room !== null)
      quieten({ table: draft }, encounter.room, encounter.idle >= LEAVE_ROUNDS);
    for (const hero of draft.party) Object.assign(hero, { base: 0, usedInRound: [], usedInEncounter: [] });
    Object.assign(expedition, { encounter: null, turn: null, attack: null, rest: null });
  }),
  chose: UNCHANGED,
};
