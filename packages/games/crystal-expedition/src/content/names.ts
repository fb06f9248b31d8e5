import type { RaceId } from './races.ts';

/** Names to choose from for somebody new, by Race. */
export const HERO_NAMES: Readonly<Record<RaceId, readonly string[]>> = {
  human: ['Edda', 'Corwin', 'Jorunn', 'Tobias', 'Selma', 'Marek', 'Odile', 'Hannes', 'Brida'],
  dwarf: ['Dagna', 'Orrin', 'Thora', 'Balder', 'Ketla', 'Munin', 'Runa', 'Gorm', 'Helka'],
  elf: ['Liriel', 'Faron', 'Naevia', 'Corin', 'Ysara', 'Elros', 'Mirien', 'Talvin', 'Oriel'],
  halfling: ['Merry', 'Tansy', 'Odo', 'Rosie', 'Bram', 'Poppy', 'Hobson', 'Lavinia', 'Tuck'],
  'half-orc': ['Urga', 'Krell', 'Shara', 'Mogar', 'Vorka', 'Tusk', 'Ghazna', 'Brokk', 'Yelva'],
};

/** So many of them are put before whoever makes a hero. */
export const NAMES_OFFERED = 3;
