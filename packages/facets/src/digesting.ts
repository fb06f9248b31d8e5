import type { Told, Types } from '@questhall/kernel';

/** What becomes of two events of which one follows the other. */
interface Digested<T extends Types> {
  /** Both as one; null when each deserves a sentence. */
  join(one: T['Event'], other: T['Event']): T['Event'] | null;
  /** Whether the first says nothing that the second does not say. */
  isNeedless(one: T['Event'], other: T['Event']): boolean;
}

/** The same lines in fewer: each is held against the one before it, if the same seats heard of both. */
export const digestBy =
  <T extends Types>({ join, isNeedless }: Digested<T>) =>
  <L extends Told<T>>(told: readonly L[]): readonly L[] => {
    const lines: L[] = [];
    for (const line of told) {
      const last = lines.at(-1);
      if (last === undefined || last.to !== line.to) {
        lines.push(line);
        continue;
      }
      const joined = join(last.event, line.event);
      if (joined !== null)
        lines[lines.length - 1] = { ...(joined.type === last.event.type ? last : line), event: joined };
      else if (isNeedless(last.event, line.event)) lines[lines.length - 1] = line;
      else lines.push(line);
    }
    return lines;
  };
