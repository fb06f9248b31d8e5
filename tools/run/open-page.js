// Opens the page in the browser of whoever sits at this machine, if somebody does.
import { spawn } from 'node:child_process';

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] };

/**
 * Whether a person is there to see it: at a terminal, with a screen, and not told to leave it.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isTerminal
 * @param {string} platform
 */
export function hasViewer(env, isTerminal, platform) {
  const isAsked = env['BROWSER'] !== 'none' && !env['CI'] && !env['SSH_CONNECTION'];
  const hasScreen = platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  return isTerminal && isAsked && hasScreen;
}

/** @param {string} address */
export function openPage(address) {
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (command === undefined || !hasViewer(process.env, process.stdout.isTTY === true, process.platform)) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined); // the address stands on the screen
  child.unref();
}
