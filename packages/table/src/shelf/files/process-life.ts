import { readFile } from 'node:fs/promises';

/**
 * When a process began, in words that no other process of this machine can have: after a restart numbers are given out
 * anew. Null where the system does not say (only Linux does); then the number alone must do.
 */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before it may hold blanks
    return `${boot.trim()} ${isOver(fields[0]) ? 'over' : fields[19]}`;
  } catch {
    return null;
  }
}

/** Dead, and only waiting for its parent to take notice. */
const isOver = (state: string | undefined): boolean => state === 'Z' || state === 'X';

export async function isAlive(pid: number, started: string | null): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const start = await startOf(pid);
  return started === null || start === null || start === started;
}
