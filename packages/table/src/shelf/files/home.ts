import { posix, win32 } from 'node:path';

/** What is known of the machine; Node's `process.env`, `process.platform` and `os.homedir()`. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly homedir: string;
}

/** The folder for tables, where people of this system look for such things. `QUESTHALL_HOME` says otherwise. */
export function tablesHome({ env, platform, homedir }: Machine): string {
  const { join, isAbsolute } = platform === 'win32' ? win32 : posix;
  /** A variable that is empty or no full path counts as not set, as the XDG rules want it. */
  const given = (name: string): string | null => {
    const path = env[name] ?? '';
    return isAbsolute(path) ? path : null;
  };
  const usual = (): string => {
    if (platform === 'win32') return join(given('LOCALAPPDATA') ?? join(homedir, 'AppData', 'Local'), 'Questhall');
    if (platform === 'darwin') return join(homedir, 'Library', 'Application Support', 'Questhall');
    return join(given('XDG_STATE_HOME') ?? join(homedir, '.local', 'state'), 'questhall');
  };
  return join(given('QUESTHALL_HOME') ?? usual(), 'tables');
}
