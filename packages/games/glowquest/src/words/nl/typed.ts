import type { Wording } from '@questhall/facets';
import { keyOf } from '@questhall/facets';
import { POINTS } from '@questhall/facets/dutch';
import type { Glowquest } from '../../types/index.ts';
import { shorthandOf } from '../typed/shorthand.ts';
import type { TypedWords } from '../typed/typed-words.ts';
import { benefitName } from './figures.ts';
import { NAMES } from './names.ts';
import { LETTERS } from './signs.ts';

/** What can be typed in Dutch. */
export const TYPED_WORDS: TypedWords = {
  verbs: {
    gain: ['trek', 'neem'],
    become: ['word'],
    keep: ['houd', 'hou'],
    exchange: ['inruilen'],
    award: ['gun'],
    hand: ['geef'],
    discard: ['wegdoen', 'weg'],
    trade: ['ruil'],
    accept: ['akkoord', 'goed'],
    yes: ['ja'],
    decline: ['weiger'],
    done: ['verder', 'nee', 'pas'],
    end: ['klaar', 'einde'],
    stand: ['sta'],
    walk: ['loop', 'ga', 'stap'],
    open: ['open'],
    place: ['zet', 'plaats'],
    use: ['gebruik'],
    attack: ['sla', 'aanvallen', 'aanval', 'schiet'],
    name: ['kies', 'noem'],
    reduce: ['verlaag'],
    flee: ['vlucht'],
    dodge: ['ontwijk'],
    protect: ['bescherm', 'opvangen'],
    guard: ['dekking'],
    survive: ['overleef'],
    recover: ['bijkomen'],
    rock: ['gooi', 'steen'],
    crawl: ['kruip'],
    activate: ['beurt', 'activeer'],
  },
  fillers: ['de', 'het', 'een', 'naar', 'op', 'van', 'met', 'voor', 'aan', 'in', 'en', 'mijn'],
  hands: ['handen', 'blote-handen', 'vuisten'],
  reshuffle: ['schud', 'schudden'],
  points: POINTS,
  sides: [['N'], ['O'], ['Z'], ['W']],
  letters: LETTERS,
  role: { defense: ['verdediging'], offense: ['aanval'], utility: ['steun'] },
  deck: {
    defense: ['verdediging'],
    offense: ['aanval'],
    utility: ['steun'],
    equipment: ['uitrusting'],
    passive: ['passief'],
  },
  effect: {
    unsteady: ['wankel'],
    fragile: ['broos'],
    weak: ['zwak'],
    ongoing: ['aanhoudend'],
    stun: ['verdoofd'],
    immobile: ['vastgezet'],
  },
  ready: (id) => [keyOf([NAMES.ready[id]])],
  card: (id) => [keyOf([NAMES.card[id]])],
  benefit: (id) => [keyOf([benefitName(id)])],
  monster: (id) => [keyOf([NAMES.monster[id]])],
};

export const typed: Wording<Glowquest>['typed'] = shorthandOf(TYPED_WORDS);
