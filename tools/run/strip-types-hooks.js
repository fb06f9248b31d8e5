// What an older Node does when it meets a TypeScript source: it takes the types out, and keeps where everything stood.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

const OPTIONS = { sourcemap: true, target: 'es2023', tsconfig: false };

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const { code, map } = await transformWithOxc(await readFile(path, 'utf8'), path, OPTIONS);
  const places = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${places}`;
  return { format: 'module', shortCircuit: true, source };
};
