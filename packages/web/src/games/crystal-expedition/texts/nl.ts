import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  campaign: (heroes) => `Een veldtocht van ${heroes === 1 ? 'één held' : `${heroes} helden`}`,
  monsters: 'De monsters',
  newHero: 'een nieuwe held',
  program: 'Het programma',
  sections: { campaign: 'De veldtocht', company: 'Wie zit waar' },
  seatsText: 'Zoveel spelers als je wilt, hoogstens één per held: wie overblijft, wordt rond de tafel verdeeld.',
  anew: { title: 'Iemand nieuw', text: 'Aan tafel gemaakt: ras, klasse en wat 250 Kronen kopen.' },
  options: {
    heroes: { title: 'Het gezelschap', text: 'Wie uit de Stad vertrekt.' },
    begin: { title: 'Begin', text: 'In de Stad, of bij de trap van de eerste kerker.' },
    expeditions: {
      title: 'Expedities',
      text: 'Na zoveel is de veldtocht voorbij; 0 voor geen einde dan dat van jullie.',
    },
    monsters: { title: 'Wie de monsters speelt', text: 'Ze volgen eigen regels, tenzij iemand ze wil.' },
  },
  choices: {
    begin: {
      town: { title: 'In de Stad', text: 'Drie bezoeken per held voor de eerste expeditie.' },
      dungeon: { title: 'Bij de trap', text: 'De eerste expeditie begint meteen.' },
    },
    monsters: {
      table: { title: 'De tafel', text: 'Volgens de regels die zeggen wat een monster doet.' },
      seat: { title: 'Een eigen plaats', text: 'Eén stoel meer, voor een mens of het programma.' },
      heroes: { title: 'De spelers van de helden', text: 'Wie net een beurt heeft gehad.' },
    },
  },
};
