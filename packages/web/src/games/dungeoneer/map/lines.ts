const LINE_MAX = 14;

/** A name over two lines at most, the first as long as it can be. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LINE_MAX || words.length === 1) return [name];
  const at = words.findLastIndex((_, i) => i > 0 && words.slice(0, i).join(' ').length <= LINE_MAX);
  const cut = Math.max(1, at);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}
