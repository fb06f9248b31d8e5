// Serves the built page for the tests.
import { resolve } from 'node:path';
import { serve } from '../../../tools/run/serve.js';

await serve(resolve(import.meta.dirname, '../dist'), Number(process.argv[2]));
