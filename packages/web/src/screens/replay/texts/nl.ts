import type { ReplayTexts } from './en.ts';

export const nl: ReplayTexts = {
  title: 'Terugkijken',
  home: 'Begin',
  toTable: 'Naar de tafel',
  loading: 'De zetten worden opgezocht …',
  seenBy: 'Gezien door',
  hiddenSeats: 'Wat de anderen zagen, kun je bekijken als het spel uit is.',
  log: 'Wat er gebeurde',
  side: 'Wie er is',
  panels: 'Naast het bord',
  controls: 'Terugkijken',
  scrubber: 'Zet',
  move: (clock, end) => (clock === 0 ? `Het begin, vóór ${end} zetten` : `Zet ${clock} van ${end}`),
  begin: 'Naar het begin',
  back: 'Eén zet terug',
  on: 'Eén zet verder',
  end: 'Naar het einde',
  play: 'Afspelen',
  pause: 'Stilzetten',
  speed: 'Snelheid',
  times: (speed) => `${String(speed).replace('.', ',')}×`,
};
