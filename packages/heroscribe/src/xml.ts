import { bad, good, type Problem, type Result } from '@questhall/border';

/** Characters in a file; a quest of four boards has a tenth of it. */
export const XML_LENGTH_MAX = 1_000_000;
/** Elements inside elements; a table in a note is the fifth. */
export const XML_DEPTH_MAX = 32;
export const XML_ELEMENTS_MAX = 20_000;
/** Attributes of one element. */
export const XML_ATTRIBUTES_MAX = 32;

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

/** No longer than a message can quote. */
const NAME = String.raw`[\p{L}_:][\p{L}\p{N}_:.\-]{0,63}`;
const TAG_NAME = new RegExp(NAME, 'uy');
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'uy');
const TAG_END = /\s*(\/?)>/uy;
const CLOSING = new RegExp(String.raw`</(${NAME})\s*>`, 'uy');
const ENTITY = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([a-zA-Z]{1,8}));/y;
const CODE_POINT_MAX = 0x10ffff;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
]);

/** Tab, line feed and carriage return. */
const ALLOWED_CONTROLS: readonly number[] = [9, 10, 13];

/** Signs that no XML has: where they are, it is something else. */
function hasForbidden(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 32 && !ALLOWED_CONTROLS.includes(code)) || code >= 0xfffe) return true;
  }
  return false;
}

/** A mistake at a place in the text; it never leaves this file. */
class Broken extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** The root element. Entities of the file's own are refused: a few lines of them can stand for gigabytes. */
export function readXml(text: string): Result<XmlElement> {
  if (text.length > XML_LENGTH_MAX)
    return bad('the file', `must have at most ${XML_LENGTH_MAX} characters; it has ${text.length}`);
  if (text.trim() === '') return bad('the file', 'is empty');
  if (hasForbidden(text)) return bad('the file', 'is not a text');
  try {
    return good(new Reader(text).read());
  } catch (error) {
    if (error instanceof Broken) return { ok: false, problem: problemAt(text, error) };
    throw error;
  }
}

function problemAt(text: string, { at, message }: Broken): Problem {
  return { field: `line ${text.slice(0, at).split('\n').length}`, message };
}

class Reader {
  readonly #text: string;
  #at = 0;
  #elements = 0;
  readonly #open: Open[] = [];
  #root: XmlElement | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  read(): XmlElement {
    this.#at = this.#text.startsWith('\ufeff') ? 1 : 0;
    while (this.#at < this.#text.length) this.#next();
    const left = this.#open.at(-1);
    if (left !== undefined) this.#fail(`the file ends inside <${left.name}>`);
    return this.#root ?? this.#fail('there is no element');
  }

  #next(): void {
    const text = this.#text;
    if (text[this.#at] !== '<') this.#readText();
    else if (text.startsWith('<!--', this.#at)) this.#skipTo('-->', 'a comment');
    else if (text.startsWith('<?', this.#at)) this.#skipTo('?>', 'an instruction');
    else if (text.startsWith('<![CDATA[', this.#at)) this.#readCharacters();
    else if (text.startsWith('<!', this.#at)) this.#skipDoctype();
    else if (text.startsWith('</', this.#at)) this.#close();
    else this.#openElement();
  }

  #readText(): void {
    const end = this.#text.indexOf('<', this.#at);
    const raw = this.#text.slice(this.#at, end < 0 ? undefined : end);
    const value = this.#decode(raw, this.#at);
    this.#addText(value);
    this.#at += raw.length;
  }

  #readCharacters(): void {
    const start = this.#at + '<![CDATA['.length;
    this.#skipTo(']]>', 'a CDATA section');
    this.#addText(this.#text.slice(start, this.#at - ']]>'.length));
  }

  #addText(value: string): void {
    const parent = this.#open.at(-1);
    if (parent !== undefined) parent.children.push(value);
    else if (value.trim() !== '') this.#fail('there is text outside every element');
  }

  #skipTo(end: string, what: string): void {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) this.#fail(`${what} does not end`);
    this.#at = found + end.length;
  }

  #skipDoctype(): void {
    if (!this.#text.startsWith('<!DOCTYPE', this.#at)) this.#fail('a declaration stands where none may be');
    if (this.#root !== null || this.#open.length > 0) this.#fail('a DOCTYPE must stand before the first element');
    let quote = '';
    for (let at = this.#at; at < this.#text.length; at++) {
      const sign = this.#text[at] ?? '';
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '[') this.#fail('the DOCTYPE declares things of its own, such as entities; this is not read');
      else if (sign === '>') {
        this.#at = at + 1;
        return;
      }
    }
    this.#fail('the DOCTYPE does not end');
  }

  #openElement(): void {
    const start = this.#at;
    if (this.#root !== null && this.#open.length === 0) this.#fail('there is a second element outside the first one');
    if (++this.#elements > XML_ELEMENTS_MAX) this.#fail(`the file must have at most ${XML_ELEMENTS_MAX} elements`);
    if (this.#open.length >= XML_DEPTH_MAX) this.#fail(`elements must lie at most ${XML_DEPTH_MAX} deep in each other`);
    this.#at += 1;
    const name = this.#match(TAG_NAME)?.[0] ?? this.#fail('“<” must begin an element; write &lt; for the sign', start);
    const attributes = this.#readAttributes(name);
    const end = this.#match(TAG_END) ?? this.#fail(`<${name}> is not written as an element is`, start);
    const element: Open = { name, attributes, children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    if (end[1] === '') this.#open.push(element);
  }

  #readAttributes(name: string): Map<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const start = this.#at;
      const found = this.#match(ATTRIBUTE);
      if (found === null) return attributes;
      const [, key = '', double, single] = found;
      const raw = double ?? single ?? '';
      if (attributes.has(key)) this.#fail(`<${name}> has “${key}” twice`, start);
      if (attributes.size >= XML_ATTRIBUTES_MAX)
        this.#fail(`<${name}> must have at most ${XML_ATTRIBUTES_MAX} attributes`, start);
      if (raw.includes('<')) this.#fail(`“${key}” of <${name}> does not end`, start);
      attributes.set(key, this.#decode(raw, start));
    }
  }

  #close(): void {
    const found = this.#match(CLOSING) ?? this.#fail('“</” must end an element');
    const last = this.#open.pop();
    if (last?.name !== found[1])
      this.#fail(
        last === undefined ? `</${found[1]}> ends nothing` : `</${found[1]}> stands where </${last.name}> should`,
      );
  }

  #decode(raw: string, start: number): string {
    if (!raw.includes('&')) return raw;
    let value = '';
    let at = 0;
    for (let next = raw.indexOf('&'); next >= 0; next = raw.indexOf('&', at)) {
      ENTITY.lastIndex = next;
      const found = ENTITY.exec(raw) ?? this.#fail('“&” must begin an entity; write &amp; for the sign', start + next);
      value += raw.slice(at, next) + this.#entity(found, start + next);
      at = next + found[0].length;
    }
    return value + raw.slice(at);
  }

  #entity([whole, decimal, hex, name]: RegExpExecArray, at: number): string {
    if (name !== undefined) return ENTITIES.get(name) ?? this.#fail(`the entity ${whole} is not known`, at);
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const sign = code <= CODE_POINT_MAX ? String.fromCodePoint(code) : '\u0000';
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return isSurrogate || hasForbidden(sign) ? this.#fail(`${whole} is no character`, at) : sign;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  #fail(message: string, at: number = this.#at): never {
    throw new Broken(message, at);
  }
}

/** The elements directly inside, of one name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
