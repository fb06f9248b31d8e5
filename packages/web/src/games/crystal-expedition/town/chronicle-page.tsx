import type { View } from '@questhall/crystal-expedition';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { useLanguage } from '../../../texts/language.ts';
import { chaptersOf, pageOf } from './chronicle.ts';
import { useTownWords } from './words.ts';

const FILE = 'chronicle.html';

/** Gives somebody a page to keep. */
function save(page: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  URL.revokeObjectURL(address);
}

/** All that the party has been through, to read and to keep. */
export default function Chronicle({ view }: { readonly view: View }): ReactElement | null {
  const words = useTownWords();
  const language = useLanguage();
  const { town: texts } = words;
  const chapters = chaptersOf(view.chronicle, words);
  if (chapters.length === 0) return null;
  return (
    <article className="ce-chronicle" aria-labelledby="ce-chronicle">
      <header>
        <h3 id="ce-chronicle">{texts.chronicleOf}</h3>
        <button type="button" className="button" onClick={() => save(pageOf(texts.chronicleOf, language, chapters))}>
          <Icon name="export" /> {texts.saveChronicle}
        </button>
      </header>
      {chapters.map(({ title, note, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters only ever come at the end
        <section key={at}>
          <h4 className="ce-chapter">{title}</h4>
          {note !== '' && <p className="ce-chapter-note">{note}</p>}
          <p>{lines.join(' ')}</p>
        </section>
      ))}
    </article>
  );
}
