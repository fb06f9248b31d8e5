// Opens the table: `npm start` bundles what is stale, serves the page and says where it is.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';
import { serve } from './serve.js';

const PORT = 4180;

ensureInstalled();
ensureBuilt();
await ensureWebBuilt();
const server = await serve(join(ROOT, 'packages/web/dist'), Number(process.env['PORT'] ?? PORT));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : PORT;
console.log(`Questhall is laid out at http://localhost:${port}/  (Ctrl+C to put it away)`);
console.log('In a terminal instead: npx questhall play');
