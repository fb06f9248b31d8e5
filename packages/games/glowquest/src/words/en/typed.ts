import type { Wording } from '@questhall/facets';
import { keyOf } from '@questhall/facets';
import { POINTS } from '@questhall/facets/english';
import type { Glowquest } from '../../types/index.ts';
import { shorthandOf } from '../typed/shorthand.ts';
import type { TypedWords } from '../typed/typed-words.ts';
import { NAMES } from './names.ts';
import { LETTERS } from './signs.ts';

/** What can be typed in English. */
export const TYPED_WORDS: TypedWords = {
  verbs: {
    gain: ['gain', 'draw'],
    become: ['become', 'ready'],
    keep: ['keep'],
    exchange: ['exchange'],
    award: ['award'],
    hand: ['hand', 'give'],
    discard: ['discard'],
    trade: ['trade'],
    accept: ['accept', 'agree'],
    yes: ['yes'],
    decline: ['decline', 'refuse'],
    done: ['done', 'no', 'pass'],
    end: ['end'],
    stand: ['stand'],
    walk: ['walk', 'move', 'step'],
    open: ['open'],
    place: ['place'],
    use: ['use'],
    attack: ['attack', 'strike', 'shoot'],
    name: ['name'],
    reduce: ['reduce'],
    flee: ['flee'],
    dodge: ['dodge'],
    protect: ['protect'],
    guard: ['guard'],
    survive: ['survive'],
    recover: ['recover'],
    rock: ['rock', 'throw'],
    crawl: ['crawl'],
    activate: ['activate'],
  },
  fillers: ['the', 'a', 'an', 'to', 'at', 'on', 'of', 'from', 'with', 'for', 'into', 'and', 'my'],
  hands: ['hands', 'bare-hands', 'fists', 'role'],
  reshuffle: ['reshuffle', 'shuffle'],
  points: POINTS,
  sides: [['N'], ['E'], ['S'], ['W']],
  letters: LETTERS,
  role: { defense: ['defense'], offense: ['offense'], utility: ['utility'] },
  deck: {
    defense: ['defense'],
    offense: ['offense'],
    utility: ['utility'],
    equipment: ['equipment'],
    passive: ['passive'],
  },
  effect: {
    unsteady: ['unsteady'],
    fragile: ['fragile'],
    weak: ['weak'],
    ongoing: ['ongoing'],
    stun: ['stun'],
    immobile: ['immobile'],
  },
  ready: (id) => [id],
  card: (id) => [id],
  benefit: (id) => [id],
  monster: (id) => [keyOf([NAMES.monster[id]])],
};

export const typed: Wording<Glowquest>['typed'] = shorthandOf(TYPED_WORDS);
