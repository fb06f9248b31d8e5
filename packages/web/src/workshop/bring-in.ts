import { plainText } from '@questhall/border';
import { keepNew } from './new-design.ts';
import { desk } from './thread.ts';

/** Nobody writes so much for a game; what is longer is something else. */
const TEXT_BYTES_MAX = 2_000_000;

/** Why something from outside did not come in. */
export interface Turned {
  /** What it was called. */
  readonly name: string;
  readonly why: 'unknown' | 'foreign' | 'binary' | 'encoding' | 'empty' | 'long' | 'full' | 'broken';
  /** In the words of whoever tried to read it. */
  readonly problem: string;
}

export type Brought = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly turned: Turned };

/** Whether this is no text at all: a file of pictures or programs has characters that no text has. */
export const isBinary = (text: string): boolean => text.includes('\u0000') || text.includes('\ufffd');

/** Keeps what is in a file as a text of one's own; nothing is half done. */
export async function bringFile(file: File): Promise<Brought> {
  const turned = (why: Turned['why'], problem = ''): Brought => ({
    ok: false,
    turned: { name: file.name, why, problem },
  });
  if (file.size > TEXT_BYTES_MAX) return turned('long');
  try {
    const read = plainText(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return turned(read.problem.field === 'encoding' ? 'encoding' : 'binary');
    return await bringText(file.name, read.value);
  } catch (error) {
    return turned('broken', error instanceof Error ? error.message : String(error));
  }
}

/** The same with a text that came otherwise. */
export async function bringText(name: string, text: string): Promise<Brought> {
  const turned = (why: Turned['why'], problem = ''): Brought => ({ ok: false, turned: { name, why, problem } });
  if (text.trim() === '') return turned('empty');
  if (text.length > TEXT_BYTES_MAX) return turned('long');
  if (isBinary(text)) return turned('binary');
  const taken = await desk().takeIn(text);
  if (!taken.ok) return turned(taken.why, taken.problem);
  const kept = await keepNew(taken.game, taken.text);
  return kept === 'full' || kept === 'elsewhere' ? turned('full') : { ok: true, id: kept };
}
