import { keyOf, type Wording } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { shorthandOf } from '../typed/shorthand.ts';
import type { TypedWords } from '../typed/typed-words.ts';
import { NAMES } from './names.ts';

const key = (name: string): string => keyOf([name]).replace(/^(de|het)-/, '');

/** What can be typed in Dutch. */
export const TYPED_WORDS: TypedWords = {
  verbs: {
    begin: ['begin', 'zover'],
    pass: ['pas', 'niets', 'wacht'],
    end: ['einde', 'klaar'],
    resign: ['opgeven', 'geef-op'],
    hero: ['held', 'word'],
    start: ['start', 'op'],
    lay: ['leg'],
    place: ['plaats', 'zet'],
    yes: ['ja', 'j'],
    no: ['nee'],
    play: ['speel'],
    send: ['stuur', 'ontmoeting'],
    attack: ['aanval', 'val-aan'],
    drop: ['schrap', 'annuleer'],
    pair: ['koppel', 'naar'],
    move: ['ga', 'loop', 'stap'],
    sewer: ['riool', 'kruip'],
    portal: ['portaal'],
    explore: ['verken'],
    peek: ['bekijk', 'gluur'],
    order: ['volgorde', 'orden'],
    use: ['gebruik'],
    attempt: ['probeer', 'waag'],
    search: ['zoek'],
    take: ['neem'],
    deliver: ['lever', 'breng'],
    leave: ['achterlaten', 'laat'],
    pick: ['raap', 'raap-op'],
    lift: ['hef', 'ontdoe'],
    stand: ['sta', 'sta-op'],
    lie: ['lig', 'kantel'],
    challenge: ['daag', 'uitdaging', 'vecht'],
    lead: ['leid', 'met'],
    hit: ['treffer', 'kies'],
    steal: ['steel'],
    minion: ['dienaar', 'antwoord'],
    discard: ['afleggen', 'weg'],
    stow: ['berg'],
    peril: ['gevaar', 'geef'],
    shift: ['verschuif'],
    stop: ['stop'],
    draw: ['trek'],
  },
  fillers: ['de', 'het', 'een', 'van', 'aan', 'met', 'voor', 'tegen', 'en', 'mijn', 'naar', 'op', 'ten', 'af', 'uit'],
  turned: ['omgekeerd', 'gedraaid'],
  now: ['nu', 'meteen'],
  special: ['speciaal'],
  option: ['keuze'],
  lying: ['liggend'],
  nobody: ['niemand', 'niets', 'geen', 'zelf'],
  side: {
    north: ['n', 'noord', 'noorden'],
    east: ['o', 'oost', 'oosten'],
    south: ['z', 'zuid', 'zuiden'],
    west: ['w', 'west', 'westen'],
  },
  form: { melee: ['melee', 'strijd'], magic: ['magie'], speed: ['snelheid'] },
  pile: { all: ['stapel'], glory: ['roem'], peril: ['gevaar'] },
  stow: { hand: ['hand'], pack: ['horde'], discard: ['weg', 'afleggen'] },
  card: (id) => [key(nameIn(NAMES.card, id))],
  hero: (id) => [key(nameIn(NAMES.called, id)), key(nameIn(NAMES.hero, id))],
  ability: (id) => [key(nameIn(NAMES.ability, id))],
  quest: (id) => [key(nameIn(NAMES.quest, id))],
  map: (id) => [key(nameIn(NAMES.map, id))],
};

export const typed: Wording<Dungeoneer>['typed'] = shorthandOf(TYPED_WORDS);
