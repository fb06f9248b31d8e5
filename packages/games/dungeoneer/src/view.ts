import { fixed, type Game, includesSeat, type Seat } from '@questhall/kernel';
import { cloneStrike } from './clone.ts';
import { listOf } from './queries/batch.ts';
import { innermost, type Match, turnIn } from './queries/table.ts';
import type { Dungeoneer, Hero, Pile, Section, SeenErrand, SeenPile, SeenSection, View } from './types/index.ts';

/** What a seat may know, field by field. [hidden.view] */
export const view: Game<Dungeoneer>['view'] = (state, seat): View => {
  const { table } = state;
  const turn = turnIn(state);
  return {
    sets: fixed(table.sets),
    ...(table.own === undefined ? {} : { own: fixed(table.own) }),
    house: fixed(table.house),
    roundLimit: table.roundLimit,
    grades: fixed(table.grades),
    grade: table.grade,
    round: table.round,
    turns: table.turns,
    first: table.first,
    active: turn?.seat ?? null,
    phase: turn?.phase ?? null,
    hasDeclared: turn?.hasDeclared ?? false,
    explored: turn?.explored ?? 0,
    tried: turn?.tried.slice() ?? [],
    closed: turn?.closed.slice() ?? [],
    found: turn?.found.map(fixed) ?? [],
    heroes: table.heroes.map(seenHero),
    hand: (table.hands[seat] ?? []).slice(),
    handSizes: table.hands.map((hand) => hand.length),
    errands: table.errands.map((own, holder) =>
      own.map(({ quest, isUp }): SeenErrand => ({ quest: isUp || holder === seat ? quest : null, isUp })),
    ),
    piles: table.piles.map((pile) => seenPile(pile, seat)),
    sections: table.sections.map(seenSection),
    gates: table.gates.map(fixed),
    portals: table.portals.map(fixed),
    lost: table.lost.slice(),
    spare: table.spare.slice(),
    globals: table.globals.slice(),
    questsLeft: table.questDeck.length,
    progress: table.progress.map(({ quest, markers, wounds, token }) => ({
      quest,
      markers: markers.slice(),
      wounds,
      token,
    })),
    finished: table.finished.slice(),
    fresh: table.fresh.slice(),
    stray: table.stray.slice(),
    later: table.later.slice(),
    dealt: (table.dealt[seat] ?? []).slice(),
    dealtSizes: table.dealt.map((own) => own.length),
    gone: table.gone.toSorted((x, y) => (x < y ? -1 : 1)),
    strikes: table.strikes.map(cloneStrike),
    deeds: table.deeds.map(fixed),
    windows: state.agenda.flatMap((frame) =>
      frame.kind === 'window' ? [{ window: frame.window, lap: frame.lap, since: frame.since }] : [],
    ),
    bane: baneIn(state),
    threat: threatIn(state),
    wounds: woundsIn(state),
    list: innermost(state, 'muster')?.seat === seat ? listOf(state).map((entry) => ({ ...entry })) : [],
    placing: placingFor(state, seat),
    resigned: includesSeat(table.resigned, seat) ? 1 << seat : 0,
  };
};

const seenHero = (hero: Hero): Hero => ({
  ...hero,
  heroes: hero.heroes.slice(),
  visited: hero.visited.slice(),
  used: hero.used.slice(),
  readied: hero.readied.map((one) => ({ ...one, attached: one.attached.slice() })),
  mud: hero.mud && fixed(hero.mud),
  banes: hero.banes.map(fixed),
  pack: hero.pack.map((one) => ({ ...one, attached: one.attached.slice() })),
  known: hero.known.slice(),
  artifacts: hero.artifacts.slice(),
  done: hero.done.slice(),
});

function seenPile({ name, draw, discard, known }: Pile, seat: Seat): SeenPile {
  const count = known[seat] ?? 0;
  return { name, left: draw.length, discard: discard.slice(), top: count === 0 ? [] : draw.slice(-count).toReversed() };
}

const seenSection = ({ name, placed, deck, seenBelow }: Section): SeenSection => ({
  name,
  placed: fixed(placed),
  left: deck.length,
  below: deck.slice(0, seenBelow),
});

function baneIn(state: Match): View['bane'] {
  const frame = innermost(state, 'bane');
  return frame === null ? null : { seat: frame.seat, card: frame.card, target: frame.target, host: frame.host };
}

function threatIn(state: Match): View['threat'] {
  const frame = innermost(state, 'threat');
  if (frame === null) return null;
  const { seat, form, number, about, source } = frame;
  return { seat, form, number, about, source };
}

function woundsIn(state: Match): View['wounds'] {
  const frame = innermost(state, 'wounds');
  return frame === null ? null : { seat: frame.seat, count: frame.count, prevented: frame.prevented };
}

/** Everybody sees that somebody is placing a card; only through whose hands it went knows which. */
function placingFor(state: Match, seat: Seat): View['placing'] {
  const frame = innermost(state, 'build');
  const section = frame === null ? undefined : state.table.sections[frame.section];
  if (frame === null || frame.card === null || section === undefined) return null;
  const knows = frame.placer === seat || frame.passed.includes(seat);
  return { seat: frame.placer, card: knows ? frame.card : null, section: section.name };
}
