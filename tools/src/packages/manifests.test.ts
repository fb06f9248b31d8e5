import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFaults, type Home, withVersion } from './manifests.ts';

const MANIFEST = {
  name: '@questhall/some',
  version: '0.1.0',
  license: 'MIT',
  description: 'Something',
  engines: { node: '>=20.19' },
  files: ['dist', '!**/*.map', '!**/*.tsbuildinfo'],
  exports: { '.': { 'questhall-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
};
const ROOT: Home = {
  folder: '.',
  manifest: { name: 'questhall', version: '0.1.0', private: true },
  licence: 'MIT License',
  hasReadme: true,
};
const home = (changes: object, rest: Partial<Home> = {}): Home => ({
  folder: 'packages/some',
  manifest: { ...MANIFEST, ...changes },
  licence: 'MIT License',
  hasReadme: true,
  ...rest,
});

test('what is in order is left alone', () => {
  const other = home({ name: '@questhall/other', dependencies: { '@questhall/some': '0.1.0', commander: '14.0.3' } });
  const own = home({ private: true, files: undefined, exports: undefined }, { licence: null, hasReadme: false });
  expect(findFaults(ROOT, [home({}), other, own])).toEqual([]);
});

test.each<[string, Home, string]>([
  ['a version of its own', home({ version: '0.2.0' }), 'packages/some is 0.2.0, and the rest is 0.1.0'],
  [
    'another version of a fellow',
    home({ dependencies: { '@questhall/some': '^0.1.0' } }),
    'wants @questhall/some ^0.1.0',
  ],
  [
    'an old fellow in its tests',
    home({ devDependencies: { '@questhall/some': '0.0.9' } }),
    'wants @questhall/some 0.0.9',
  ],
  [
    'a fellow that nobody can install',
    home({ dependencies: { '@questhall/web': '0.1.0' } }),
    'stands on @questhall/web',
  ],
  ['no licence', home({}, { licence: null }), 'does not carry the licence'],
  ['no page about it', home({}, { hasReadme: false }), 'has no README.md'],
  ['no description', home({ description: '' }), 'has no description'],
  ['tests in its archive', home({ files: ['dist', 'src'] }), 'does not say "files"'],
  ['no engine', home({ engines: {} }), 'does not say "engines"'],
  [
    'an entry without types',
    home({ exports: { '.': { default: './dist/index.js' } } }),
    'exports . from no built file',
  ],
  [
    'an entry from its sources',
    home({ exports: { './x': { types: './src/x.ts', default: './src/x.ts' } } }),
    'exports ./x',
  ],
])('%s is found', (_name, broken, said) => {
  expect(findFaults(ROOT, [broken])).toEqual([expect.stringContaining(said)]);
});

test('where nothing can be installed something is wrong', () => {
  expect(findFaults(ROOT, [home({ private: true })])).toEqual(['no package can be installed']);
});

test('all versions are set at once, and nobody else’s', () => {
  const manifest = `{
  "name": "@questhall/some",
  "version": "0.1.0",
  "dependencies": {
    "@questhall/kernel": "0.1.0",
    "commander": "0.1.0"
  }
}`;
  const after = withVersion(manifest, '0.1.0', '0.2.0');
  expect(after.match(/0\.2\.0/g)).toHaveLength(2);
  expect(after).toContain('"commander": "0.1.0"');
  const lock = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const version = JSON.parse(lock).version;
  const set: { packages: Record<string, { name?: string; version: string; dependencies?: Record<string, string> }> } =
    JSON.parse(withVersion(lock, version, '9.9.9'));
  for (const [path, { version: own, dependencies = {} }] of Object.entries(set.packages)) {
    if (!path.includes('node_modules') && own !== undefined) expect([path, own]).toEqual([path, '9.9.9']);
    for (const [name, range] of Object.entries(dependencies))
      if (name.startsWith('@questhall/')) expect([path, name, range]).toEqual([path, name, '9.9.9']);
  }
});
