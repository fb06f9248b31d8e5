import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId } from '../../content/index.ts';
import { attackTotal } from '../../queries/fighting.ts';
import { fighterOn } from '../../queries/scores.ts';
import { makeStrike } from '../../queries/strikes.ts';
import type { Beast, Event, EventOf, Sent, Strike, View } from '../../types/index.ts';
import { intoHand, ofReadied, outOfHand } from './cards.ts';
import { ofHero, without } from './change.ts';

/** A fight after an event. */
export function fightingAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'sent':
      return event.sent.reduce((seen, one) => sentOut(seen, event.seat, one), declared(view, event.seat));
    case 'challenged':
      return { ...view, strikes: [...view.strikes, challenge(view, event)] };
    case 'aimed':
      return ofStrike(view, event.strike, { attackMore: event.attack, counterMore: event.counter });
    case 'attackRolled':
      return ofStrike(view, event.strike, { attack: Math.max(...event.faces) });
    case 'counterRolled':
      return ofStrike(view, event.strike, (strike) => ({
        counter: Math.max(...event.faces),
        lead: attackTotal(view, strike) - event.total,
      }));
    case 'steppedIn':
      return ofStrike(view, event.strike, { minion: event.minion });
    case 'repelled':
      return ofStrike(view, event.strike, OVER);
    case 'monsterHurt':
      return ofStrike(view, event.strike, ({ wounds }) => ({ wounds: wounds + event.by }));
    case 'slain':
      return slain(view, event.card);
    case 'minionHurt':
      return ofReadied(view, event.seat, event.card, { wounds: fighterOn(event.card).life - event.left });
    case 'tamed':
      return tamed(view, event);
    case 'stowed':
      return stowed(view, event);
    case 'discarded':
      return sprung(view, event.card);
    case 'threat':
      return { ...view, threat: null };
    case 'wounded':
      return { ...view, wounds: null };
    case 'fightOver':
      return { ...view, strikes: endFight(view.strikes) };
    default:
      return view;
  }
}

const OVER: Partial<Strike> = { isOver: true, attached: [] };

type To = Partial<Strike> | ((strike: Strike) => Partial<Strike>);

const ofStrike = (view: View, index: number, to: To): View => ({
  ...view,
  strikes: view.strikes.map((strike, at) =>
    at === index ? { ...strike, ...(typeof to === 'function' ? to(strike) : to) } : strike,
  ),
});

/** A Trap in somebody else's turn is no batch. [lord.encounters-one-batch] */
const declared = (view: View, seat: Seat): View => ({
  ...view,
  list: [],
  hasDeclared: view.hasDeclared || view.active === seat,
});

/** A Trap works once. */
const sprung = (view: View, card: CardId): View => ({
  ...view,
  strikes: view.strikes.map((strike) =>
    strike.card === card && strike.kind === 'trap' ? { ...strike, isOver: true } : strike,
  ),
});

/** A monster of the Pack brings along its wounds, and all that is attached to it. */
function sentOut(view: View, seat: Seat, { card, target, form, special, attachment }: Sent): View {
  const isIt = (one: Beast): boolean => one.card === card;
  const beast = view.heroes[seat]?.pack.find(isIt);
  const rest =
    beast === undefined
      ? outOfHand(view, seat, card)
      : ofHero(view, seat, ({ pack }) => ({ pack: without(pack, isIt) }));
  const marked = attachment === null ? rest : outOfHand(rest, seat, attachment);
  const strike = makeStrike({
    ...{ kind: adventureOf(card).kind === 'trap' ? 'trap' : 'monster', card, by: seat, hero: target, special },
    ...{ form: form ?? 'speed', space: view.heroes[target]?.space ?? '', payer: target, wounds: beast?.wounds ?? 0 },
    attached: [...(beast?.attached ?? []), ...(attachment === null ? [] : [attachment])],
  });
  return { ...marked, strikes: [...marked.strikes, strike] };
}

const challenge = (view: View, { seat, hero, foe, form, minion }: EventOf<'challenged'>): Strike =>
  makeStrike({
    ...{ kind: minion === null ? 'hero' : 'minion', card: minion, by: seat, hero, foe, form },
    space: view.heroes[seat]?.space ?? '',
  });

/** The monster of a fight is done with; a Minion is not in it under its own name. */
const slain = (view: View, card: CardId): View => ({
  ...view,
  strikes: view.strikes.map((strike) =>
    strike.card === card && strike.kind === 'monster' ? { ...strike, ...OVER } : strike,
  ),
});

/** A monster that survived goes along with its wounds. The collar is seen on it when all is told. */
function tamed(view: View, { seat, card, strike: index }: EventOf<'tamed'>): View {
  const { wounds = 0, attached = [] } = view.strikes[index] ?? {};
  const minion = { card, wounds, attached: attached.slice(), charges: 0 };
  return ofStrike(
    ofHero(view, seat, ({ readied }) => ({ readied: [...readied, minion] })),
    index,
    OVER,
  );
}

function stowed(view: View, { seat, card, to }: EventOf<'stowed'>): View {
  const index = view.strikes.findLastIndex((strike) => strike.card === card);
  const { wounds = 0, attached = [] } = view.strikes[index] ?? {};
  const over = ofStrike(view, index, OVER);
  if (to === 'hand') return intoHand(over, seat, card);
  if (to === 'discard') return over;
  return ofHero(over, seat, ({ pack }) => ({ pack: [...pack, { card, wounds, attached: attached.slice() }] }));
}

/** A challenge is a fight of its own on top of another. */
const endFight = (strikes: readonly Strike[]): readonly Strike[] => {
  const { kind } = strikes.at(-1) ?? {};
  return kind === 'hero' || kind === 'minion' ? strikes.slice(0, -1) : [];
};
