import type { Wide } from '../../../texts/shape.ts';

export const en = {
  text: 'Kept in this browser, and in force at once.',
  theme: { title: 'Light', system: 'As the system', dark: 'By torchlight', light: 'By daylight' },
  motion: { title: 'Motion', system: 'As the system', full: 'Everything moves', none: 'Nothing moves' },
  textSize: { title: 'Size of the text', small: 'Small', usual: 'Usual', large: 'Large', largest: 'Largest' },
  asking: { title: 'Questions', less: 'Only what matters', ends: 'And before a turn ends', all: 'All of them' },
  askingText:
    'What has only one answer, or none that could matter, is answered by itself, and a turn with nothing left to do ends.',
  sound: { title: 'Sound', on: 'On', off: 'Off' },
  language: { title: 'Language' },
} as const;

export type SettingsTexts = Wide<typeof en>;
