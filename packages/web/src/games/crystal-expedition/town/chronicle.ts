import type { ChronicleLine, TownNote } from '@questhall/crystal-expedition/queries';
import type { TownWords } from './words.ts';

/** A chapter of the chronicle, as it is read: a heading, a line under it, and what happened, sentence after sentence. */
export interface Chapter {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly string[];
}

type ExpeditionLine = Extract<ChronicleLine, { line: 'expedition' }>;

const isExpedition = (line: ChronicleLine): line is ExpeditionLine => line.line === 'expedition';

/** All that was, in the order in which it came, in words. */
export function chaptersOf(chronicle: readonly ChronicleLine[], words: TownWords): readonly Chapter[] {
  const { town: texts } = words;
  let expeditions = 0;
  return chronicle.flatMap((line) => {
    if (isExpedition(line)) return expeditionOf(line, ++expeditions, words);
    const lines = line.notes.map((note) => noteText(note, words));
    return lines.length === 0 ? [] : [{ title: texts.stay, note: '', lines }];
  });
}

/** What an expedition was about, who went, what they met, and how it ended. */
function expeditionOf(line: ExpeditionLine, n: number, { town: texts, names }: TownWords): Chapter {
  const { features, heroes, result, rooms, floors, champions, falls, crowns, raw, glory, turns } = line;
  const told = texts.story;
  return {
    title: `${texts.expedition(n)}: ${names.quest[features.quest]}`,
    note: texts.against(
      names.type[features.type],
      names.element[features.strength],
      names.element[features.weakness],
      features.threat,
    ),
    lines: [
      told.wentOut(
        heroes.map(({ name, race, heroClass }) => `${name} (${names.race[race]} ${names.heroClass[heroClass]})`),
      ),
      told.rooms(rooms, floors),
      ...(champions > 0 ? [told.champions(champions)] : []),
      told.falls(
        heroes.flatMap((hero) => (hero.falls > 0 ? [[hero.name, hero.falls] as const] : [])),
        falls,
      ),
      told.ended[result](turns),
      ...(result === 'success' ? [told.glory(glory)] : []),
      result === 'fallen' ? told.lost(crowns) : told.brought(crowns, raw),
    ],
  };
}

function noteText(note: TownNote, { town: { notes }, names, piece }: TownWords): string {
  switch (note.note) {
    case 'found':
      return notes.found;
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

const STYLE = [
  'body{margin:0;background:#d9c7a0;color:#2b2016;font:1.08rem/1.65 Georgia,serif}',
  'main{max-width:38rem;margin:3rem auto;padding:3rem clamp(1.25rem,6vw,4rem);background:#f6ecd6;box-shadow:0 0 2rem #0003}',
  'h1{margin:0 0 2rem;text-align:center;font-weight:600;font-variant:small-caps;letter-spacing:.04em}',
  'h2{margin:2.2rem 0 0;font-weight:600;color:#6b3d12}',
  'i{color:#6b5a44}p{margin:.3rem 0}',
  'section>p:last-child::first-letter{font-size:1.6em;color:#6b3d12}',
  '@media print{body,main{background:#fff;box-shadow:none}}',
].join('');

/** The whole chronicle as one page that needs nothing else. */
export const pageOf = (title: string, language: string, chapters: readonly Chapter[]): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style><main><h1>${escaped(title)}</h1>`,
    ...chapters.map(
      (chapter) =>
        `<section><h2>${escaped(chapter.title)}</h2>${chapter.note === '' ? '' : `<p><i>${escaped(chapter.note)}</i></p>`}` +
        `<p>${escaped(chapter.lines.join(' '))}</p></section>`,
    ),
    '</main></html>',
  ].join('\n');
