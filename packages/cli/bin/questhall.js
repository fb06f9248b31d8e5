#!/usr/bin/env node
// In a checkout the command makes itself ready: it installs and builds what is missing or stale before it runs.
import { ensureBuilt, ensureInstalled } from '../../../tools/run/prepare.js';

ensureInstalled();
ensureBuilt();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
