// Finds a Chromium for the tests of the page; where there is none, Debian's is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env['CHROMIUM'] ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));

/** @returns {string} where the browser is */
export function ensureBrowser() {
  const browser = found();
  if (browser !== undefined) return browser;
  process.stderr.write('questhall: installing Chromium for the tests of the page, once …\n');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const installed = found();
  if (installed !== undefined) return installed;
  process.stderr.write('questhall: there is no Chromium, and it could not be installed; say where one is: CHROMIUM=/path npm test\n');
  return process.exit(1);
}
