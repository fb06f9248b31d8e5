import { addCards, type CardId, type HeroId, type MapId } from '../../src/content/index.ts';
import { lording, type Three } from '../cast.ts';
import { A, allPass, B, type Having, type Scene, type Tale, tale } from '../scene.ts';
import { bane, play } from '../telling.ts';

// Cards that nobody has printed: each word of the vocabulary with any number and any target that it can be given.

const SET = { id: 'HD', grade: 'heroic', section: 'dungeon' } as const;
let count = 0;

const nextId = (letter: string): string => {
  count += 1;
  return `X-${letter}${count}`;
};

/** A card that says this. */
export function cardOf(line: string): CardId {
  const id = nextId('A');
  addCards({ set: SET, adventures: { [id]: line } });
  return id;
}

/** A hero of 2/2/2 who has all symbols, unless others are named, and can do this. */
export function heroOf(ability: string, signs = '● ● ●'): HeroId {
  const id = nextId('H');
  addCards({ set: SET, heroes: { [id]: `Human, Warden | Life 6 | 2/2/2 2/2/2 2/2/2 | ${signs} | 3/3 | ${ability}` } });
  return id;
}

/** A space with open exits and this in its middle. */
export function spaceOf(middle: string): MapId {
  const id = nextId('M');
  addCards({ set: SET, maps: { [id]: `Room | 0/0 | O, O, O, O | ${middle}` } });
  return id;
}

/** A readied card that says this for as long as it is there. */
export const lasting = (effect: string, category = 'Charm'): CardId =>
  cardOf(`Treasure 1 Hero Permanent ${category} | ${effect}`);

/** A plays an Instant that does this to himself. */
export function afterPlaying(effect: string, having: Having, set: (scene: Scene) => void = () => {}): Tale {
  const id = cardOf(`Boon 1 Anytime Instant Spell | ${effect}`);
  const s = tale((scene) => {
    scene.hero(A, { hero: 'HD-H1', ...having, glory: (having.glory ?? 0) + 1, hand: [id, ...(having.hand ?? [])] });
    set(scene);
    scene.turn(A);
  });
  return allPass(s.does(A, play(id)));
}

/** A plays a Bane that does this to B; the dice are for whoever has to roll. */
export function afterBane(
  effect: string,
  three: Three,
  dice: readonly number[] = [],
  arrange?: (scene: Scene) => void,
): Tale {
  const id = cardOf(`Bane 1 Instant Curse | ${effect}`);
  const { a = {}, b = {} } = three;
  const s = lording(
    { ...three, a: { ...a, hand: [id, ...(a.hand ?? [])] }, b: { ...b, peril: (b.peril ?? 0) + 1 } },
    arrange === undefined ? {} : { arrange },
  );
  return s.dice(...dice).does(A, bane(id, B));
}
