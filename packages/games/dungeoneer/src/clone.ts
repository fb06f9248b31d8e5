import { fixed } from '@questhall/kernel';
import type { Beast, Hero, Pile, Progress, Readied, Section, Strike, Table } from './types/index.ts';

const cloneBeast = ({ card, wounds, attached }: Beast): Beast => ({ card, wounds, attached: attached.slice() });

const cloneReadied = ({ card, wounds, attached, charges }: Readied): Readied => ({
  card,
  wounds,
  attached: attached.slice(),
  charges,
});

/** What is never written after it was made (curses, mud, gates, errands, placed cards) is shared. */
const cloneHero = (hero: Hero): Hero => ({
  heroes: hero.heroes.slice(),
  space: hero.space,
  life: hero.life,
  level: hero.level,
  glory: hero.glory,
  peril: hero.peril,
  points: hero.points,
  bonus: hero.bonus,
  hasSaved: hero.hasSaved,
  isTipped: hero.isTipped,
  mud: hero.mud && fixed(hero.mud),
  isOut: hero.isOut,
  turns: hero.turns,
  visited: hero.visited.slice(),
  hasMoved: hero.hasMoved,
  hasAttacked: hero.hasAttacked,
  hasTipped: hero.hasTipped,
  wall: hero.wall,
  used: hero.used.slice(),
  readied: hero.readied.map(cloneReadied),
  banes: hero.banes.map(fixed),
  pack: hero.pack.map(cloneBeast),
  known: hero.known.slice(),
  artifacts: hero.artifacts.slice(),
  done: hero.done.slice(),
  waited: hero.waited,
});

const clonePile = ({ name, draw, discard, known }: Pile): Pile => ({
  name,
  draw: draw.slice(),
  discard: discard.slice(),
  known: known.slice(),
});

const cloneSection = ({ name, placed, deck, seenBelow }: Section): Section => ({
  name,
  placed: fixed(placed),
  deck: deck.slice(),
  seenBelow,
});

const cloneProgress = ({ quest, markers, wounds, token }: Progress): Progress => ({
  quest,
  markers: markers.slice(),
  wounds,
  token,
});

export const cloneStrike = (strike: Strike): Strike => ({
  ...strike,
  attached: strike.attached.slice(),
  dealt: strike.dealt.slice(),
  woundedBy: strike.woundedBy.slice(),
});

const ownOf = ({ own }: Table): Pick<Table, 'own'> => (own === undefined ? NO_OWN : { own: fixed(own) });
const NO_OWN: Pick<Table, 'own'> = {};

export const clone = (table: Table): Table => ({
  sets: fixed(table.sets),
  ...ownOf(table),
  house: fixed(table.house),
  roundLimit: table.roundLimit,
  grades: fixed(table.grades),
  grade: table.grade,
  round: table.round,
  turns: table.turns,
  first: table.first,
  heroes: table.heroes.map(cloneHero),
  hands: table.hands.map((hand) => hand.slice()),
  errands: table.errands.map((own) => own.map(fixed)),
  piles: table.piles.map(clonePile),
  sections: table.sections.map(cloneSection),
  gates: table.gates.map(fixed),
  portals: table.portals.map(fixed),
  lost: table.lost.slice(),
  spare: table.spare.slice(),
  globals: table.globals.slice(),
  questDeck: table.questDeck.slice(),
  progress: table.progress.map(cloneProgress),
  finished: table.finished.slice(),
  fresh: table.fresh.slice(),
  stray: table.stray.slice(),
  later: table.later.slice(),
  dealt: table.dealt.map((own) => own.slice()),
  gone: table.gone.slice(),
  strikes: table.strikes.map(cloneStrike),
  deeds: table.deeds.map(fixed),
  idle: table.idle.slice(),
  resigned: table.resigned,
});
