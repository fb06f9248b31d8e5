import { expect, test } from 'vitest';
import { hasViewer } from '../run/open-page.js';

test.each([
  ['a screen and a terminal', { DISPLAY: ':0' }, true, 'linux', true],
  ['Wayland', { WAYLAND_DISPLAY: 'wayland-0' }, true, 'linux', true],
  ['no screen', {}, true, 'linux', false],
  ['a Mac, which has one', {}, true, 'darwin', true],
  ['a pipe', { DISPLAY: ':0' }, false, 'linux', false],
  ['somebody far away', { DISPLAY: ':0', SSH_CONNECTION: '1.2.3.4 5 6.7.8.9 22' }, true, 'linux', false],
  ['a machine that builds', { DISPLAY: ':0', CI: '1' }, true, 'linux', false],
  ['somebody who wants none', { DISPLAY: ':0', BROWSER: 'none' }, true, 'linux', false],
])('with %s', (_name, env, isTerminal, platform, expected) =>
  expect(hasViewer(env, isTerminal, platform)).toBe(expected),
);
