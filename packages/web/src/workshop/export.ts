import { fileName } from '../shell/save-file.ts';
import type { OwnDesign } from './own-design.ts';
import { zip } from './zip.ts';

/** How files of texts end. */
const ENDING = '.quest';

/** A text as the file that the command line, and this page, take in again. */
export const fileOf = ({ title, text }: Pick<OwnDesign, 'title' | 'text'>): File =>
  new File([text], `${fileName(title)}${ENDING}`, { type: 'text/plain' });

/** All of them in one file; those of one title are told apart by numbers. */
export function archiveOf(designs: readonly OwnDesign[]): File {
  const names = new Set<string>();
  const files = designs.map(({ title, text, changed }) => {
    let name = fileName(title);
    for (let n = 2; names.has(name); n++) name = `${fileName(title)}-${n}`;
    names.add(name);
    return { name: `${name}${ENDING}`, text, changed };
  });
  return new File([zip(files)], 'questhall.zip', { type: 'application/zip' });
}
