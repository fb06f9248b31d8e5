import { NOBODY } from '@questhall/kernel';
import { isCount, isRecord } from '@questhall/wire';

type Loose = Readonly<Record<string, unknown>>;

/**
 * The state of a save of version 1, in the shape of today. It is checked afterwards, as every state from outside is.
 */
export function fromFirstVersion(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { seats, asked, asks, sealed } = raw;
  return {
    seats,
    clock: raw['clock'],
    // One counter served all seats: as a counter of each it is high enough, and no id comes twice.
    asked: isCount(seats) && isCount(asked) ? Array.from({ length: Number(seats) }, () => asked) : asked,
    rng: raw['rng'],
    agenda: raw['agenda'],
    asks: Array.isArray(asks) ? asks.map(anAsk) : asks,
    sealed: Array.isArray(sealed) ? sealed.map(anAnswer) : sealed,
    wishes: [],
    outcome: raw['outcome'],
    table: raw['table'],
  };
}

/** The only asides there were are potions, and the only secret answers cards, which all may see lying. */
function anAsk(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { id, seat, rule, question, seal } = raw;
  const isAside = isRecord(question) && question['kind'] === 'meanwhile';
  return {
    id,
    seat,
    rule,
    question,
    wait: isAside ? 'none' : 'answer',
    seal,
    isLaidInSight: seal !== null,
    fellows: NOBODY,
  };
}

const anAnswer = (raw: unknown): unknown =>
  isRecord(raw) ? ({ ...raw, ask: anAsk(raw['ask']) } satisfies Loose) : raw;
