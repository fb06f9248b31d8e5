import { NOBODY } from '@questhall/kernel';
import { KEEP_CARDS } from './content/keep/decks.ts';
import { newHero } from './queries/heroes.ts';
import { houseOf } from './setup.ts';
import type { DungeonQuest, HeroInPlay, House, Pile } from './types/index.ts';

type Table = DungeonQuest['Table'];
type Frame = DungeonQuest['Frame'];

/** A table of the editions that knew only the arena. */
interface OlderTable extends Omit<Table, 'heroes' | 'powerDiscards' | 'keep' | 'house'> {
  readonly hero: Pick<HeroInPlay, 'hero' | 'life' | 'wounds' | 'determination'>;
  readonly house: Pick<House, 'soloAiMonster' | 'heroWinsDoubleKill' | 'determinationInCombat' | 'heavyCounter'>;
}

const NO_HOUSE_RULES: House = {
  soloAiMonster: false,
  heroWinsDoubleKill: false,
  determinationInCombat: false,
  heavyCounter: false,
  escapeBetweenRounds: false,
  monsterMayFlee: false,
  torchlightStart: false,
  noInstantDeath: false,
  fallenHoard: false,
  secondHero: false,
  longDay: false,
};

/** A fight that began before there was a keep, as a fight of today; and a dash with the Dungeon deck of today. */
export function renew<S extends { seats: number; agenda: readonly Frame[]; table: object }>(older: S): unknown {
  const table = older.table as OlderTable | Table; // a checked border: what comes of it is looked at like any state from outside
  if ('hero' in table) return { ...older, agenda: older.agenda.map(renewFrame), table: renewTable(table, older.seats) };
  const { keep } = table;
  if (keep === null) return older;
  const decks = { ...keep.decks, dungeon: renewDungeon(keep.decks.dungeon) };
  return { ...older, table: { ...table, keep: { ...keep, decks } } };
}

const DUST = KEEP_CARDS.findIndex(({ title }) => title === 'dustAndSilence');
const MOVES = KEEP_CARDS.findIndex(({ title }) => title === 'somethingMoves');

/** The fifth edition had one card more of which nothing comes, and one less that moves: from those to be drawn, if one is there. */
function renewDungeon({ draw, discards }: Pile): Pile {
  const isTooMany = [...draw, ...discards].filter((card) => card === DUST).length > (KEEP_CARDS[DUST]?.copies ?? 0);
  if (!isTooMany) return { draw, discards };
  const at = draw.indexOf(DUST);
  return at < 0
    ? { draw, discards: discards.with(discards.indexOf(DUST), MOVES) }
    : { draw: draw.with(at, MOVES), discards };
}

const renewTable = ({ hero, house, monster, ...rest }: OlderTable, seats: number): Table => ({
  mode: rest.mode,
  house: houseOf({ ...NO_HOUSE_RULES, ...house }),
  fighter: rest.fighter,
  heroes: Array.from({ length: seats }, (_, seat) =>
    seat === rest.fighter ? { ...newHero(hero.hero), ...hero } : null,
  ),
  attribute: rest.attribute,
  monster: monster && { ...monster, knownTo: NOBODY },
  pool: rest.pool,
  round: rest.round,
  lying: rest.lying,
  combatDeck: rest.combatDeck,
  hasCombatHands: rest.hasCombatHands,
  powerDeck: rest.powerDeck,
  powerDiscards: [],
  powerHands: rest.powerHands,
  keep: null,
});

/** Nobody escapes from the ring. */
function renewFrame(frame: Frame): Frame {
  if (frame.kind === 'encounter') return { ...frame, mayEscape: false, isParting: false };
  return frame.kind === 'combat' ? { ...frame, mayEscape: false } : frame;
}
