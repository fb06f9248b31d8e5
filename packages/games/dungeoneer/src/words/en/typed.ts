import { keyOf, type Wording } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { shorthandOf } from '../typed/shorthand.ts';
import type { TypedWords } from '../typed/typed-words.ts';
import { NAMES } from './names.ts';

const key = (name: string): string => keyOf([name]).replace(/^the-/, '');

/** What can be typed in English. */
export const TYPED_WORDS: TypedWords = {
  verbs: {
    begin: ['begin', 'ready'],
    pass: ['pass', 'nothing', 'wait'],
    end: ['end', 'done'],
    resign: ['resign', 'give-up'],
    hero: ['hero', 'become'],
    start: ['start', 'on'],
    lay: ['lay'],
    place: ['place', 'put'],
    yes: ['yes', 'y'],
    no: ['no'],
    play: ['play'],
    send: ['send', 'encounter'],
    attack: ['attack'],
    drop: ['drop', 'cancel'],
    pair: ['pair', 'to'],
    move: ['move', 'walk', 'step'],
    sewer: ['sewer', 'crawl'],
    portal: ['portal'],
    explore: ['explore'],
    peek: ['peek'],
    order: ['order'],
    use: ['use'],
    attempt: ['attempt', 'try'],
    search: ['search'],
    take: ['take'],
    deliver: ['deliver', 'bring'],
    leave: ['leave'],
    pick: ['pick', 'pick-up'],
    lift: ['lift', 'remove'],
    stand: ['stand', 'rise', 'untip'],
    lie: ['lie', 'tip'],
    challenge: ['challenge', 'fight'],
    lead: ['lead', 'with'],
    hit: ['hit', 'choose'],
    steal: ['steal'],
    minion: ['minion', 'answer'],
    discard: ['discard'],
    stow: ['stow'],
    peril: ['peril', 'give'],
    shift: ['shift'],
    stop: ['stop'],
    draw: ['draw'],
  },
  fillers: ['the', 'an', 'to', 'at', 'on', 'of', 'from', 'with', 'for', 'into', 'and', 'my', 'against', 'it'],
  turned: ['turned', 'upside-down'],
  now: ['now'],
  special: ['special'],
  option: ['option'],
  lying: ['lying'],
  nobody: ['none', 'nobody', 'nothing', 'myself'],
  side: { north: ['n', 'north'], east: ['e', 'east'], south: ['s', 'south'], west: ['w', 'west'] },
  form: { melee: ['melee'], magic: ['magic'], speed: ['speed'] },
  pile: { all: ['deck'], glory: ['glory'], peril: ['peril'] },
  stow: { hand: ['hand'], pack: ['pack'], discard: ['away', 'discard'] },
  card: (id) => [key(nameIn(NAMES.card, id))],
  hero: (id) => [key(nameIn(NAMES.called, id)), key(nameIn(NAMES.hero, id))],
  ability: (id) => [key(nameIn(NAMES.ability, id))],
  quest: (id) => [key(nameIn(NAMES.quest, id))],
  map: (id) => [key(nameIn(NAMES.map, id))],
};

export const typed: Wording<Dungeoneer>['typed'] = shorthandOf(TYPED_WORDS);
