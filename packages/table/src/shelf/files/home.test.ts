import { expect, test } from 'vitest';
import { tablesHome } from './home.ts';

const LINUX = { env: {}, platform: 'linux', homedir: '/home/ada' };
const WINDOWS = { env: {}, platform: 'win32', homedir: 'C:\\Users\\ada' };

test.each([
  ['Linux', LINUX, '/home/ada/.local/state/questhall/tables'],
  ['Linux with a place for states', { ...LINUX, env: { XDG_STATE_HOME: '/var/ada' } }, '/var/ada/questhall/tables'],
  [
    'a place that is no full path',
    { ...LINUX, env: { XDG_STATE_HOME: 'state' } },
    '/home/ada/.local/state/questhall/tables',
  ],
  ['a place that is empty', { ...LINUX, env: { QUESTHALL_HOME: '' } }, '/home/ada/.local/state/questhall/tables'],
  [
    'macOS',
    { ...LINUX, platform: 'darwin', homedir: '/Users/ada' },
    '/Users/ada/Library/Application Support/Questhall/tables',
  ],
  ['Windows', { ...WINDOWS, env: { LOCALAPPDATA: 'D:\\Local' } }, 'D:\\Local\\Questhall\\tables'],
  ['Windows that does not say', WINDOWS, 'C:\\Users\\ada\\AppData\\Local\\Questhall\\tables'],
  ['our own word before all', { ...LINUX, env: { QUESTHALL_HOME: '/q', XDG_STATE_HOME: '/x' } }, '/q/tables'],
])('the tables are at home on %s', (_name, machine, home) => {
  expect(tablesHome(machine)).toBe(home);
});
