import { describe, expect, test } from 'vitest';
import { readXml, XML_ATTRIBUTES_MAX, XML_DEPTH_MAX, XML_ELEMENTS_MAX, XML_LENGTH_MAX } from './xml.ts';

const textOf = (xml: string): string => {
  const read = readXml(xml);
  return read.ok
    ? read.value.children.filter((child) => typeof child === 'string').join('')
    : `${read.problem.field}: ${read.problem.message}`;
};

test('elements, attributes, text, comments, CDATA, instructions and entities', () => {
  const xml = `\ufeff<?xml version="1.0"?>
<!-- before -->
<!DOCTYPE a PUBLIC "-//x [not a subset] //EN" 'http://example.org/a.dtd'>
<a one="1" two = '&lt;"&#50;&#x41;'><?skip me?>x &amp; y<!-- <b> --><b/><![CDATA[<c> & ]]>&quot;&apos;&gt;<d e="f"></d ></a>
<!-- after -->
`;
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.value.name).toBe('a');
  expect([...read.value.attributes]).toEqual([
    ['one', '1'],
    ['two', '<"2A'],
  ]);
  expect(read.value.children).toEqual([
    'x & y',
    { name: 'b', attributes: new Map(), children: [] },
    '<c> & ',
    '"\'>',
    { name: 'd', attributes: new Map([['e', 'f']]), children: [] },
  ]);
});

describe('what is broken is named with its line', () => {
  test.each([
    ['', 'the file: is empty'],
    [' \n', 'the file: is empty'],
    ['\u0000\u0001', 'the file: is not a text'],
    ['words', 'line 1: there is text outside every element'],
    ['<!-- only -->', 'line 1: there is no element'],
    ['<a>\n<b>\n</a>', 'line 3: </a> stands where </b> should'],
    ['<a>', 'line 1: the file ends inside <a>'],
    ['</a>', 'line 1: </a> ends nothing'],
    ['<a/><b/>', 'line 1: there is a second element outside the first one'],
    ['<a/>x', 'line 1: there is text outside every element'],
    ['<a b=c/>', 'line 1: <a> is not written as an element is'],
    ['<a b="1" b="2"/>', 'line 1: <a> has “b” twice'],
    ['<a b="<"/>', 'line 1: “b” of <a> does not end'],
    ['<a b="1', 'line 1: <a> is not written as an element is'],
    ['<a>< b</a>', 'line 1: “<” must begin an element; write &lt; for the sign'],
    ['<a>\n\n1 & 2</a>', 'line 3: “&” must begin an entity; write &amp; for the sign'],
    ['<a>&nbsp;</a>', 'line 1: the entity &nbsp; is not known'],
    ['<a>&#0;</a>', 'line 1: &#0; is no character'],
    ['<a>&#xD800;</a>', 'line 1: &#xD800; is no character'],
    ['<a>&#x110000;</a>', 'line 1: &#x110000; is no character'],
    ['<a><!-- ', 'line 1: a comment does not end'],
    ['<a><![CDATA[ ', 'line 1: a CDATA section does not end'],
    ['<?xml ', 'line 1: an instruction does not end'],
    ['<!DOCTYPE a', 'line 1: the DOCTYPE does not end'],
    ['<a><!DOCTYPE a></a>', 'line 1: a DOCTYPE must stand before the first element'],
    ['<!ELEMENT a><a/>', 'line 1: a declaration stands where none may be'],
  ])('%j', (xml, complaint) => {
    expect(textOf(xml)).toBe(complaint);
  });
});

describe('what is hostile', () => {
  test('a billion laughs', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY l${i + 1} "&l${i};&l${i};">`).join('')}]><a>&l20;</a>`;
    expect(textOf(bomb)).toContain('declares things of its own');
  });

  test('an entity from outside', () => {
    expect(textOf('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toContain(
      'declares things of its own',
    );
    expect(textOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>safe</a>')).toBe('safe');
  });

  test('too long, too deep, too many, and many things that never end', () => {
    const started = performance.now();
    expect(textOf(' '.repeat(XML_LENGTH_MAX + 1))).toContain('must have at most');
    expect(textOf('<a>'.repeat(XML_DEPTH_MAX + 1))).toContain('deep in each other');
    expect(textOf(`<a>${'<b/>'.repeat(XML_ELEMENTS_MAX)}</a>`)).toContain('elements');
    expect(textOf(`<a ${Array.from({ length: XML_ATTRIBUTES_MAX + 1 }, (_, i) => `a${i}=""`).join(' ')}/>`)).toContain(
      'attributes',
    );
    expect(textOf(`<a${' '.repeat(900_000)}<`)).toContain('is not written');
    expect(textOf(`<a b="${'x'.repeat(900_000)}`)).toContain('is not written');
    expect(textOf(`<a>${'&amp;'.repeat(190_000)}</a>`)).toBe('&'.repeat(190_000));
    expect(textOf(`<a>${'<!---->'.repeat(140_000)}</a>`)).toBe('');
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
