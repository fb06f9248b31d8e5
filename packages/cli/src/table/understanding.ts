import { type Ask, legal, sight, type Types } from '@questhall/kernel';
import type { TableTexts } from '../texts/shape.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { listed } from './offers.ts';

/** So many answers are still named when it is not clear which one is meant. */
const NAMED_MAX = 8;

/** What somebody answers with this line: the number of an offer, words, or nothing but Enter. */
export function understood<T extends Types>({ loaded, journal }: AtTable<T>, asked: Ask<T>, line: string): unknown {
  const texts = loaded.texts.understanding;
  const offers = legal(loaded.game, journal.state, asked);
  if (line === '') {
    const usual = loaded.usualAnswer(asked, offers) ?? (offers.length === 1 ? offers[0] : null);
    if (usual == null) throw new UserError(texts.chooseOne(offers.length));
    return usual;
  }
  const seen = sight(loaded.game, journal.state, asked.seat);
  if (/^\d+$/.test(line)) {
    const [first] = offers;
    return numbered(
      listed(loaded, asked, offers, seen),
      Number(line),
      first === undefined ? '' : loaded.words.typed(first, seen),
      texts,
    );
  }
  const words = line.split(/\s+/);
  const parsed = loaded.parse(words, seen) ?? null;
  if (parsed !== null) return parsed;
  const unclear = loaded.unclear?.(words, seen) ?? '';
  return begunWith(words, new Map(offers.map((action) => [loaded.words.typed(action, seen), action])), unclear, texts);
}

type Texts = TableTexts['understanding'];

function numbered<A>(offers: readonly A[], number: number, example: string, texts: Texts): A {
  const chosen = offers[number - 1];
  if (chosen !== undefined) return chosen;
  if (offers.length === 0) throw new UserError(texts.noNumbers(example));
  throw new UserError(texts.only(offers.length));
}

/** The only offer that begins with these words: `attack` is enough where there is one to attack. */
function begunWith<A>(words: readonly string[], offers: ReadonlyMap<string, A>, unclear: string, texts: Texts): A {
  const line = words.join(' ').toLowerCase();
  const [only, other] = [...offers].filter(([typed]) => typed.startsWith(`${line} `));
  if (only !== undefined && other === undefined) return only[1];
  if (unclear !== '') throw new UserError(unclear);
  const alike = [...offers.keys()].filter((typed) => typed.split(' ')[0] === words[0]?.toLowerCase());
  if (alike.length > 0 && alike.length <= NAMED_MAX) throw new UserError(texts.notClear(words.join(' '), alike));
  throw new UserError(texts.nothing(words.join(' ')));
}
