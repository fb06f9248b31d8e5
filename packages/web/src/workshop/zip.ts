interface Entry {
  readonly name: string;
  readonly text: string;
  readonly changed: number;
}

/** The signatures of a zip file, and how it stores what it does not pack. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const STORED = 0;

/** A zip file of texts. They are stored as they are: quests are small, and any program opens it. */
export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text, changed } of entries) {
    const [path, data] = [encoder.encode(name), encoder.encode(text)];
    const { day, time } = dosTime(new Date(changed));
    const facts = [VERSION, UTF8, STORED, time, day].map(short);
    const sizes = [long(crc32(data)), long(data.length), long(data.length), short(path.length), short(0)];
    const local = [long(LOCAL), ...facts, ...sizes, path, data];
    directory.push(
      ...[long(CENTRAL), short(VERSION), ...facts, ...sizes, short(0), short(0), short(0), long(0), long(offset), path],
    );
    parts.push(...local);
    offset += lengthOf(local);
  }
  const count = short(entries.length);
  const end = [long(END), short(0), short(0), count, count, long(lengthOf(directory)), long(offset), short(0)];
  return joined([...parts, ...directory, ...end]);
}

const short = (n: number): Uint8Array => Uint8Array.of(n & 255, (n >>> 8) & 255);
const long = (n: number): Uint8Array => Uint8Array.of(n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24);
const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const FIRST_YEAR = 1980;

/** The day and the time as zip files write them: in steps of two seconds. */
const dosTime = (at: Date): { readonly day: number; readonly time: number } => ({
  day: ((at.getFullYear() - FIRST_YEAR) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
});

const POLYNOMIAL = 0xedb88320;

/** The checksum by which whoever opens it sees that nothing was damaged. */
function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ ((crc & 1) === 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}
