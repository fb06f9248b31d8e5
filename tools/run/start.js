// Opens the table: `npm start` bundles what is stale, serves the page, says where it is, and opens it where a browser is at
// hand; BROWSER=none keeps it closed.
import { join } from 'node:path';
import { openPage } from './open-page.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';
import { serve } from './serve.js';

const PORT = 4180;

ensureInstalled();
ensureBuilt();
await ensureWebBuilt();
const server = await serve(join(ROOT, 'packages/web/dist'), Number(process.env['PORT'] ?? PORT));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : PORT;
const page = `http://localhost:${port}/`;
console.log(`Questhall is laid out at ${page}  (Ctrl+C to put it away)`);
console.log('In a terminal instead: npx questhall play');
openPage(page);
