import type { Duration, Kind, MapKind, QuestCategory, Time } from '../cards.ts';
import type { Form, RollKind, Sign, Terrain, Trigger } from '../vocabulary.ts';

/** How ids are written on a card. */
export type Labels<K extends string> = Readonly<Record<K, string>>;

export const FORM_LABELS: Labels<Form> = { melee: 'Melee', magic: 'Magic', speed: 'Speed' };
export const FORM_SHORTS: Labels<Form> = { melee: 'Me', magic: 'Ma', speed: 'Sp' };
export const SIGN_LABELS: Labels<Sign> = { attack: '●', counter: '◆', none: '—' };
export const ROLL_LABELS: Labels<RollKind | 'exit'> = {
  threat: 'Threat',
  attack: 'attack',
  counter: 'counter',
  exit: 'exit',
};

export const TERRAIN_LABELS: Labels<Terrain> = {
  desert: 'desert',
  forest: 'forest',
  mountains: 'mountains',
  plains: 'plains',
  swamp: 'swamp',
  city: 'city',
  water: 'water',
};

export const TRIGGER_LABELS: Labels<Trigger> = {
  play: 'Play',
  use: 'Use',
  hero: 'Hero',
  response: 'Response',
  roll: 'Roll',
  wounded: 'Wounded',
  challenge: 'Challenge',
  stepG: 'Step G',
  hit: 'Hit',
  special: 'Special',
  enter: 'Enter',
  leave: 'Leave',
  collect: 'Collect',
  reset: 'Reset',
  artifact: 'Artifact',
};

export const KIND_LABELS: Labels<Kind> = {
  boon: 'Boon',
  treasure: 'Treasure',
  bane: 'Bane',
  monster: 'Monster',
  trap: 'Trap',
};
export const TIME_LABELS: Labels<Time> = {
  lord: 'Dungeonlord',
  hero: 'Hero',
  anytime: 'Anytime',
  response: 'Response',
};
export const DURATION_LABELS: Labels<Duration> = {
  instant: 'Instant',
  permanent: 'Permanent',
  attachment: 'Attachment',
  monster: 'Monster',
};

export const QUEST_LABELS: Labels<QuestCategory> = {
  slay: 'Slay',
  threat: 'Threat',
  escort: 'Escort',
  artifact: 'Artifact',
  sacrifice: 'Sacrifice',
  search: 'Search',
  chance: 'Chance',
  effect: 'Effect',
};

export const MAP_KIND_LABELS: Labels<MapKind> = {
  entrance: 'Entrance',
  passage: 'Passage',
  grimPassage: 'Grim Passage',
  room: 'Room',
  road: 'Road',
  grimRoad: 'Grim Road',
  place: 'Place',
};
