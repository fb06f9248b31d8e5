import { type Deed, type State, seatsOf } from '@questhall/kernel';
import { DROPPED_LESS } from '../../content/keep/figures.ts';
import { type TreasureTitle, treasureNamed } from '../../content/keep/treasures.ts';
import { discardPower, drawFrom, putAway, returnTreasures, turnUp } from '../../effects/decks.ts';
import { takeFound } from '../../effects/found.ts';
import { loseCrown } from '../../effects/harm.ts';
import { layOn } from '../../effects/tiles.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { titleOf } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { UNEXPLORED } from '../../queries/keep/squares.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { topFrame } from '../../queries/top-frame.ts';
import type { Action, DungeonQuest, FormPlace } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

type Match = State<DungeonQuest>;
type DeedOf<K extends Action['type']> = Deed<DungeonQuest, Extract<Action, { type: K }>>;

const differing = <X>(all: readonly X[]): readonly X[] => [...new Set(all)];

const formsOf = ({ agenda }: Match): readonly FormPlace[] => {
  const frame = agenda.at(-1);
  return frame?.kind === 'entry' ? frame.forms : [];
};

/** Challara lays one of the two tiles she has drawn. */
export const layTile: DeedOf<'layTile'> = {
  propose: (state) => differing(formsOf(state)).map((form) => ({ type: 'layTile', form })),
  judge(state, asked, { form }) {
    if (asked.question.kind !== 'tile') return notNow(asked);
    return formsOf(state).includes(form) ? null : no('trait.challara-scout');
  },
  perform: (draft, _asked, { form }, tell) => layOn(draft, topFrame(draft, 'entry'), form, tell),
};

/** Draw the card: of a tile, of a corpse, of a sarcophagus. */
export const draw: DeedOf<'draw'> = {
  propose: () => [{ type: 'draw' }],
  judge(_state, asked) {
    const { kind } = asked.question;
    return kind === 'tileCard' || kind === 'stairwell' || kind === 'offer' ? null : notNow(asked);
  },
  perform(draft, { question }, _action, tell) {
    if (question.kind === 'offer') turnUp(draft, question.deck, 'cards.optional-open', tell);
  },
};

const CROWN = 'burialCrown';

const isOnBridge = ({ table }: Match): boolean =>
  kindOf(keepOf(table).tiles[fighterOf(table).square] ?? UNEXPLORED) === 'bridge';

function carried({ table }: Match): readonly (TreasureTitle | typeof CROWN)[] {
  const { treasures, hasCrown } = fighterOf(table);
  const titles = treasures.flatMap((place) => titleOf(place) ?? []);
  return hasCrown ? [...titles, CROWN] : titles;
}

/** Let go of a Treasure on a rope bridge. */
export const drop: DeedOf<'drop'> = {
  propose: (state, { question }) =>
    question.kind === 'test' && question.by === 'entering' && isOnBridge(state)
      ? differing(carried(state)).map((treasure) => ({ type: 'drop', treasure }))
      : [],
  judge(state, asked, { treasure }) {
    const { question } = asked;
    if (question.kind !== 'test') return notNow(asked);
    if (question.by !== 'entering' || !isOnBridge(state)) return no('tile.bridge');
    return carried(state).includes(treasure) ? null : no('tile.bridge');
  },
  perform(draft, _asked, { treasure }, tell) {
    const hero = fighterOf(draft.table);
    topFrame(draft, 'test').less += DROPPED_LESS;
    if (treasure === CROWN) loseCrown(draft, hero);
    else giveBack(draft, treasure);
    tell.all('tile.bridge', { type: 'treasureReturned', treasure });
  },
};

/** Shown, and back into the deck. */
export function giveBack(draft: Match, title: TreasureTitle): void {
  const { treasures } = fighterOf(draft.table);
  const place = treasureNamed(title);
  treasures.splice(treasures.indexOf(place), 1);
  returnTreasures(draft, [place]);
}

/** Lindel steps lightly: another Trap card, which stands. */
export const swap: DeedOf<'swap'> = {
  propose: () => [{ type: 'swap' }],
  judge(_state, asked) {
    if (asked.question.kind === 'trap') return null;
    return asked.question.kind === 'test' ? no('trait.lindel-light-step') : notNow(asked);
  },
  perform(draft, _asked, _action, tell) {
    const { card } = topFrame(draft, 'card');
    draft.agenda.pop();
    putAway(draft, card);
    tell.all('trait.lindel-light-step', { type: 'cardPassedOver', card });
    turnOf(draft).hasSwapped = true;
    const other = drawFrom(draft, 'trap', 'trait.lindel-light-step', tell);
    if (other !== null) draft.agenda.push({ kind: 'card', card: other, stage: 'acting', at: 0 });
  },
};

/** Lindel takes one of two Search cards. */
export const resolve: DeedOf<'resolve'> = {
  propose: (_state, { question }) =>
    question.kind === 'searchCards' ? question.cards.map((card) => ({ type: 'resolve', card })) : [],
  judge(_state, asked, { card }) {
    if (asked.question.kind !== 'searchCards') return notNow(asked);
    return asked.question.cards.includes(card) ? null : no('trait.lindel-keen-eyes');
  },
  perform: (draft, _asked, { card }, tell) => takeFound(draft, card, tell),
};

/** What lies on top of the stack, in the order of drawing. */
const topForms = ({ table }: Match, tiles: number): FormPlace[] => keepOf(table).stack.slice(-tiles).reverse();

/** Put back on top what was looked at. */
export const arrange: DeedOf<'arrange'> = {
  propose: (state, { question }) =>
    question.kind === 'lookAtTiles'
      ? orders(topForms(state, question.tiles)).map((forms) => ({ type: 'arrange', forms }))
      : [],
  judge(state, asked, { forms }) {
    const { question } = asked;
    if (question.kind !== 'lookAtTiles') return notNow(asked);
    const sorted = (list: readonly FormPlace[]): string => list.toSorted((one, other) => one - other).join();
    const isSame = sorted(forms) === sorted(topForms(state, question.tiles));
    return isSame ? null : no('cards.look-at-tiles');
  },
  perform(draft, { seat }, { forms }, tell) {
    const { stack, peeked } = keepOf(draft.table);
    const bottom = stack.length - forms.length;
    for (let depth = 0; depth < forms.length; depth++) {
      stack[bottom + depth] = forms[forms.length - 1 - depth] ?? 0;
      peeked[bottom + depth] = seatsOf(seat); // whoever had seen them does not know how they lie now
    }
    tell.all('cards.look-at-tiles', { type: 'tilesArranged' });
  },
};

/** Every order there is, each once. */
function orders(forms: readonly FormPlace[]): FormPlace[][] {
  if (forms.length === 0) return [[]];
  return differing(forms).flatMap((first) =>
    orders(forms.toSpliced(forms.indexOf(first), 1)).map((rest) => [first, ...rest]),
  );
}

/** One card too many goes. */
export const discard: DeedOf<'discard'> = {
  propose: ({ table }, { seat }) => differing(table.powerHands[seat] ?? []).map((card) => ({ type: 'discard', card })),
  judge({ table }, asked, { card }) {
    if (asked.question.kind !== 'handLimit') return notNow(asked);
    return table.powerHands[asked.seat]?.includes(card) === true ? null : no('power.hand-limit');
  },
  perform(draft, { seat }, { card }, tell) {
    discardPower(draft, seat, card);
    tell.all('power.hand-limit', { type: 'powerDiscarded', seat, card });
  },
};
