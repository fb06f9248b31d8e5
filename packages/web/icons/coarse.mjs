const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)`;
const FLAG = '([01])';

/** What each command of a path takes: places along x and y; a dot is a size, an angle or a flag. */
const TAKES = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', s: 'xyxy', q: 'xyxy', c: 'xyxyxy', a: '.....xy' };

/**
 * A path in whole steps: on a field of 512 nobody sees less. Each point is rounded where it lies and not by its way from
 * the point before, so that nothing drifts.
 */
export function coarse(path) {
  const at = { x: 0, y: 0 };
  let start = at;
  return path.replaceAll(/([achlmqstvz])([^achlmqstvz]*)/gi, (_, command, written) => {
    const kind = command.toLowerCase();
    if (kind === 'z') Object.assign(at, start);
    if (kind === 'z') return command;
    const groups = groupsOf(kind, written).map((numbers, i) => {
      const rounded = inWholes(TAKES[kind], numbers, at, command === kind);
      if (kind === 'm' && i === 0) start = { ...at };
      return rounded;
    });
    return command + joined(groups.flat());
  });
}

/** The numbers of a command, one group for each time that it is done. The flags of an arc may stick together. */
function groupsOf(kind, written) {
  const parts = [...TAKES[kind]].map((_, i) => (kind === 'a' && (i === 3 || i === 4) ? FLAG : NUMBER));
  return [...written.matchAll(new RegExp(parts.join(String.raw`[\s,]*`), 'g'))].map(([, ...numbers]) =>
    numbers.map(Number),
  );
}

/** The same in whole steps; the pen moves to where the last of them lies. */
function inWholes(takes, numbers, at, isRelative) {
  const from = isRelative ? { ...at } : { x: 0, y: 0 };
  return numbers.map((number, i) => {
    const axis = takes[i];
    if (axis === '.') return Math.round(number * 10) / 10;
    at[axis] = from[axis] + number;
    return Math.round(at[axis]) - Math.round(from[axis]);
  });
}

/** Numbers one after another, with no more between them than keeps them apart. */
function joined(numbers) {
  let text = '';
  for (const number of numbers) {
    const short = String(number).replace(/^(-?)0\./, '$1.');
    text += text === '' || short.startsWith('-') ? short : ` ${short}`;
  }
  return text;
}
