import { parseOptions } from '@questhall/border';
import { type Element, type KitId, MONSTERS, type MonsterId, type Threat, type Weakness } from '../content/index.ts';
import { setOut } from '../frames/travelling.ts';
import { type BlowChances, blowChances } from '../odds/index.ts';
import { options } from '../options.ts';
import { expeditionOf, heroOf } from '../queries/entities.ts';
import { stairsUp } from '../queries/exits.ts';
import { freshMonster } from '../queries/fresh.ts';
import { hitpointsOf } from '../queries/gathering.ts';
import { blowOf } from '../queries/prospects.ts';
import { type Arm, armsOf, elementsOf } from '../queries/reach.ts';
import { setup } from '../setup.ts';
import { FIRST_MONSTER, type Monster, type Table } from '../types/index.ts';

/** A ready-made hero beside a fresh monster. */
export interface Duel {
  readonly hero: KitId;
  readonly monster: MonsterId;
  readonly threat: Threat;
  readonly weakness: Weakness;
  /** Fate and Surges besides those of the dice. */
  readonly fate: number;
  readonly surges: number;
  readonly hitpoints: number | null;
}

/** One way to attack in it. */
export interface DuelOdds {
  readonly arm: Pick<Arm, 'means' | 'form'>;
  readonly element: Element | null;
  readonly base: number;
  readonly grit: number;
  readonly chances: BlowChances;
}

/** The two of them on the stairs of a dungeon. */
function staged({ hero: kit, monster: record, threat, weakness, hitpoints }: Duel): {
  readonly table: Table;
  readonly monster: Monster;
} {
  const read = parseOptions(options, [['heroes', kit]]);
  if (!read.ok) throw new Error(read.problem.message);
  const { table } = setup(read.value);
  table.dungeons = [
    {
      type: MONSTERS[record].type,
      strength: 'fire',
      weakness,
      quest: 'clear-rooms',
      threat,
      isVisited: false,
      isWon: false,
    },
  ];
  setOut(table, 0, []);
  const expedition = expeditionOf(table);
  const [at = 0, beside = 0] = stairsUp(expedition.floor);
  heroOf(table, 0).at = at;
  const full = hitpointsOf(table, record);
  const monster = freshMonster({
    id: FIRST_MONSTER,
    record,
    number: 1,
    at: beside,
    hitpoints: Math.min(full, hitpoints ?? full),
    hitpointsMax: full,
    isRaised: false,
  });
  expedition.monsters.push(monster);
  return { table, monster };
}

/** Everything that the hero can attack with, and what comes of it. */
export function duelOdds(duel: Duel): readonly DuelOdds[] {
  const { table, monster } = staged(duel);
  const hero = heroOf(table, 0);
  return armsOf(table, hero).flatMap((arm) =>
    elementsOf(table, hero, arm).map((element) => {
      const blow = blowOf(table, hero, monster, arm, element);
      const { means, form } = arm;
      const chances = blowChances({ ...blow, planned: blow.planned + duel.surges }, duel.fate);
      return { arm: { means, form }, element, base: blow.base, grit: blow.grit, chances };
    }),
  );
}
