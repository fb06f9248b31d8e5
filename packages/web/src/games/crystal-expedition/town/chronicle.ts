import type { ChronicleLine, TownNote } from '@questhall/crystal-expedition/queries';
import type { TownWords } from './words.ts';

/** A chapter of the chronicle, as it is read. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** All that was, in the order in which it came, in words. */
export function chaptersOf(chronicle: readonly ChronicleLine[], words: TownWords): readonly Chapter[] {
  const { town: texts, names, dungeon } = words;
  let expeditions = 0;
  return chronicle.map((line) => {
    if (line.line === 'town') return { title: texts.stay, lines: line.notes.map((note) => noteText(note, words)) };
    expeditions += 1;
    const heroes = line.heroes.map(
      ({ name, race, heroClass }) => `${name} (${names.race[race]} ${names.heroClass[heroClass]})`,
    );
    return {
      title: `${texts.expedition(expeditions)}: ${names.quest[line.features.quest]}`,
      lines: [
        dungeon(line.features),
        heroes.join(', '),
        texts.results[line.result],
        texts.tally(line.rooms, line.turns, line.champions, line.falls),
        texts.spoils(line.glory, line.crowns, line.raw),
      ],
    };
  });
}

function noteText(note: TownNote, { town: { notes }, names, piece }: TownWords): string {
  switch (note.note) {
    case 'found':
      return notes.found(String(note.dungeon + 1));
    case 'rewarded':
      return notes.rewarded(names.reward[note.reward]);
    case 'made':
      return notes.made(note.hero, names.race[note.race], names.heroClass[note.heroClass]);
    case 'joined':
    case 'left':
    case 'dismissed':
    case 'rerolled':
      return notes[note.note](note.hero);
    case 'gambled':
      return notes.gambled(note.hero, note.won);
    case 'drank':
      return notes.drank(note.hero, names.boost[note.boost]);
    case 'bought':
    case 'sold':
    case 'upgraded':
      return notes[note.note](note.hero, piece(note.piece));
    case 'gem':
      return notes.gem(note.hero, names.gem[note.gem]);
    case 'trained':
      return notes.trained(note.hero, note.level);
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE =
  'body{max-width:40rem;margin:3rem auto;padding:0 1rem;background:#f6ecd6;color:#2b2016;font:1.05rem/1.6 Georgia,serif}h1,h2{font-weight:600}';

/** The whole chronicle as one page that needs nothing else. */
export const pageOf = (title: string, language: string, chapters: readonly Chapter[]): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title>`,
    `<style>${STYLE}</style><h1>${escaped(title)}</h1>`,
    ...chapters.map(
      (chapter) =>
        `<h2>${escaped(chapter.title)}</h2>${chapter.lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
    ),
    '</html>',
  ].join('\n');
