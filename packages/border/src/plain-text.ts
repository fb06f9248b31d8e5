import { bad, good, type Result } from './result.ts';

/** Node and browsers have it alike; this package knows the types of neither. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Where XML says how it is written; what stands there can be read in any of those ways. */
const XML_BEGINNING = 200;

/**
 * The text in a file as people save it: in the encoding that its first bytes or its XML name, or else in UTF-8; without
 * a mark at its beginning, and with the line ends of today. Why not, when it is no text, or nobody can tell which.
 */
export function plainText(bytes: Uint8Array): Result<string> {
  const encoding = namedEncoding(bytes);
  try {
    const text = new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0')
      ? bad('binary', 'it is no text, but a picture or a program')
      : good(text.replace(/\r(?!\n)/g, '\n'));
  } catch {
    if (bytes.includes(0)) return bad('binary', 'it is no text, but a picture or a program');
    return bad(
      'encoding',
      encoding === null
        ? `its letters are not written in UTF-8 (line ${lineOfFlaw(bytes)}); save it as UTF-8`
        : `it is not written in “${encoding}”, as it says, or nobody here knows what that is; save it as UTF-8`,
    );
  }
}

function namedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const beginning = String.fromCharCode(...bytes.subarray(0, XML_BEGINNING));
  return /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning)?.[1] ?? null;
}

/** The first line that is no UTF-8, counted from 1. */
function lineOfFlaw(bytes: Uint8Array): number {
  const decoded = new TextDecoder('utf-8').decode(bytes);
  return decoded.slice(0, decoded.indexOf('\ufffd')).split('\n').length;
}
