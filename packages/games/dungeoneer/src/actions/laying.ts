import { type MapId, mapCardOf } from '../content/index.ts';
import { layCard, pairLater } from '../frames/build.ts';
import { mayBeLaid } from '../frames/laying.ts';
import { isEntrance } from '../map/chart.ts';
import { judgePlacing, judgeShift, placedAt, shifted, spotsBeside } from '../map/placing.ts';
import { entrancesIn } from '../queries/exits.ts';
import { leftFor, shiftsOn } from '../queries/shifting.ts';
import { innermost, type Match, type No, no, sectionOf, type Telling, takeFrom } from '../queries/table.ts';
import type { Section, Spot, Table } from '../types/index.ts';
import { type DeedOf, notNow } from './common.ts';

/** Where a card may be laid now; a spot in the other section is refused for that. */
function judgeSpot(table: Table, card: MapId, spot: Spot, left: number): No | null {
  const { placed, name } = sectionOf(table, card);
  return judgePlacing(placed, name, card, spot, left);
}

function layDown(draft: Match, seat: number, card: MapId, spot: Spot, tell: Telling): void {
  layCard(sectionOf(draft.table, card), card, spot, seat, tell);
  pairLater(draft, seat, card);
}

/** The card that was drawn, or the Entrance of a new grade. [map.placer-chooses] */
export const place: DeedOf<'place'> = {
  propose(state, { question }) {
    if (question.kind !== 'place') return [];
    const { placed, name } = sectionOf(state.table, question.card);
    return spotsBeside(placed, name).map(({ section, x, y, turn }) => ({ type: 'place', section, x, y, turn }));
  },
  judge(state, asked, spot) {
    const { question } = asked;
    if (question.kind !== 'place') return notNow(asked);
    const { table } = state;
    // When no card fits, one may close the map for the others. [map.dead-end-fallback]
    const isLast = !question.isEntrance && innermost(state, 'build')?.isLast === true;
    const left = isLast ? 0 : leftFor(table, sectionOf(table, question.card));
    return judgeSpot(table, question.card, spot, left);
  },
  perform(draft, { seat, question }, spot, tell) {
    if (question.kind !== 'place') return;
    if (!question.isEntrance) draft.agenda.pop();
    layDown(draft, seat, question.card, spot, tell);
  },
};

/** With a revealed map, one of one's own cards. [opt.revealed-map-laying] */
export const lay: DeedOf<'lay'> = {
  propose(state, { seat }) {
    return (state.table.dealt[seat] ?? []).flatMap((card) => {
      const { placed, name } = sectionOf(state.table, card);
      return spotsBeside(placed, name).map((spot) => ({ type: 'lay' as const, card, ...spot }));
    });
  },
  judge(state, asked, action) {
    const { table } = state;
    const { card } = action;
    if (asked.question.kind !== 'lay') return notNow(asked);
    if (table.dealt[asked.seat]?.includes(card) !== true) return no('opt.revealed-map-laying');
    if (!mayBeLaid(state, card))
      return no(isEntranceLeft(table, card) ? 'opt.revealed-map-entrance' : 'opt.revealed-map-global-last');
    return judgeSpot(table, card, action, leftFor(table, sectionOf(table, card)) - 1);
  },
  perform(draft, { seat }, action, tell) {
    const own = draft.table.dealt[seat];
    if (own === undefined) return;
    takeFrom(own, action.card);
    layDown(draft, seat, action.card, action, tell);
  },
};

const isEntranceLeft = (table: Table, card: MapId): boolean =>
  !isEntrance(card) &&
  table.dealt.flat().some((other) => isEntrance(other) && mapCardOf(other).section === mapCardOf(card).section);

/** Which Dungeon Entrance a Portal leads to. [link.portal-pairing] */
export const pair: DeedOf<'pair'> = {
  propose: ({ table }) => entrancesIn(table, 'dungeon').map((entrance) => ({ type: 'pair', entrance })),
  judge({ table }, asked, { entrance }) {
    if (asked.question.kind !== 'pair') return notNow(asked);
    return entrancesIn(table, 'dungeon').includes(entrance) ? null : no('link.portal-pairing');
  },
  perform(draft, { question }, { entrance }, tell) {
    if (question.kind !== 'pair') return;
    const { portal } = question;
    const letter = String.fromCharCode('A'.charCodeAt(0) + draft.table.portals.length);
    draft.table.portals.push({ portal, entrance, letter });
    const frame = innermost(draft, 'pair');
    frame?.portals.shift();
    tell.all(frame?.rule ?? 'link.portal-pairing', { type: 'paired', portal, entrance, letter });
  },
};

export const shift: DeedOf<'shift'> = {
  propose: ({ table }) => shiftsOn(table),
  judge(state, asked, action) {
    if (asked.question.kind !== 'shift') return notNow(asked);
    const section = sectionFor(state.table, action.card);
    if (section === undefined) return no('fx.shift-what');
    return judgeShift(section.placed, section.name, action.card, action, leftFor(state.table, section));
  },
  perform(draft, { seat }, action, tell) {
    const { card } = action;
    const section = sectionOf(draft.table, card);
    section.placed = shifted(section.placed, card, action);
    tell.all('fx.shift-legal', { type: 'shifted', seat, placed: placedAt(card, action) });
  },
};

const sectionFor = ({ sections }: Table, card: MapId): Section | undefined =>
  sections.find(({ placed }) => placed.some((one) => one.card === card));

export const stop: DeedOf<'stop'> = {
  propose: () => [{ type: 'stop' }],
  judge: (_state, asked) => (asked.question.kind === 'shift' ? null : notNow(asked)),
  perform(draft) {
    const frame = innermost(draft, 'shift');
    if (frame !== null) frame.left = 0;
  },
};
