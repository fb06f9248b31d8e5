/** How fast an experiment was played. It stands beside a report, which is the same every time, and never in it. */
export interface Pace {
  readonly seconds: number;
  /** Of all threads, those of the compiler too. */
  readonly cpuSeconds: number;
  readonly gamesPerSecond: number;
  /** What two runs are compared by: a busy machine has fewer seconds to give, but not worse ones. */
  readonly gamesPerCpuSecond: number;
}

/** Takes the time from now on; what it gives says how long so many games have taken. */
export function startClock(): (games: number) => Pace {
  const begun = performance.now();
  const used = process.cpuUsage();
  return (games) => {
    const seconds = (performance.now() - begun) / 1e3;
    const { user, system } = process.cpuUsage(used);
    const cpuSeconds = (user + system) / 1e6;
    return { seconds, cpuSeconds, gamesPerSecond: games / seconds, gamesPerCpuSecond: games / cpuSeconds };
  };
}

const rate = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });

export const paceText = ({ seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond }: Pace): string =>
  `${rate(gamesPerSecond)} games/s by the clock (${seconds.toFixed(1)} s), ${rate(gamesPerCpuSecond)} games per CPU-second (${cpuSeconds.toFixed(1)} s)`;
