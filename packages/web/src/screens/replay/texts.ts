import { useLanguage } from '../../texts/language.ts';

interface ReplayTexts {
  readonly title: string;
  readonly home: string;
  readonly toTable: string;
  readonly loading: string;
  readonly seenBy: string;
  readonly hiddenSeats: string;
  readonly log: string;
  readonly side: string;
  readonly panels: string;
  readonly controls: string;
  readonly scrubber: string;
  move(clock: number, end: number): string;
  readonly begin: string;
  readonly back: string;
  readonly on: string;
  readonly end: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  times(speed: number): string;
}

const en: ReplayTexts = {
  title: 'Replay',
  home: 'Home',
  toTable: 'To the table',
  loading: 'The moves are being looked up …',
  seenBy: 'As seen by',
  hiddenSeats: 'What the others saw can be looked at when the game is over.',
  log: 'What happened',
  side: 'Who is there',
  panels: 'Beside the board',
  controls: 'Replay',
  scrubber: 'Move',
  move: (clock, end) => (clock === 0 ? `The beginning, before ${end} moves` : `Move ${clock} of ${end}`),
  begin: 'To the beginning',
  back: 'One move back',
  on: 'One move on',
  end: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed) => `${speed}×`,
};

const nl: ReplayTexts = {
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

const TEXTS = { en, nl };

/** The words of the replay in the language of the page. */
export const useReplayTexts = (): ReplayTexts => TEXTS[useLanguage()];
