/** The right to write, until it is given back, the page or worker ends, or somebody steals it. */
export interface WebLock {
  readonly lost: Promise<void>;
  isOurs(): boolean;
  release(): Promise<void>;
}

/** Null while somebody else has it. */
export function takeWebLock(name: string): Promise<WebLock | null> {
  return new Promise((resolve, reject) => {
    let isOurs = true;
    let letGo = (): void => {};
    const held = new Promise<void>((end) => {
      letGo = end;
    });
    let lose = (): void => {};
    const lost = new Promise<void>((end) => {
      lose = end;
    });
    const over = request(name, (isFree) => {
      if (!isFree) return resolve(null);
      resolve({
        lost,
        isOurs: () => isOurs,
        async release() {
          isOurs = false;
          letGo();
          await over;
        },
      });
      return held;
    }).catch((error) => {
      reject(error); // says nothing to whoever has the lock already
      isOurs = false;
      lose();
    });
  });
}

/** Waits until nobody has a lock; false when there is no reason to wait any more, or where there are no locks. */
export async function whenLockIsFree(name: string, stop: Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return stop.then(() => false);
  const stopping = new AbortController();
  void stop.then(() => stopping.abort());
  try {
    return await navigator.locks.request(name, { signal: stopping.signal }, () => true);
  } catch {
    return false;
  }
}

/** Pages on a plain connection get no locks. Then everybody may try, and `append` alone decides. */
async function request(name: string, take: (isFree: boolean) => Promise<void> | void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, { ifAvailable: true }, (lock) => take(lock !== null));
  else await take(true);
}
