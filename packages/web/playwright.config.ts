import { defineConfig } from '@playwright/test';

/** Another one where tests of two checkouts run at once. */
const PORT = Number(process.env['QUESTHALL_E2E_PORT'] ?? 4181);

/** The page as it is built, in a real browser, three tests at a time: while one waits, two cores still have work. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 3,
  fullyParallel: true,
  retries: 1, // tabs that are closed and opened hang once in a hundred runs on a busy machine; such a test is named as flaky
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  reportSlowTests: { max: 10, threshold: 10_000 },
  outputDir: '../../.questhall/e2e',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
    trace: 'off',
    serviceWorkers: 'block', // but where a test is about them
  },
  webServer: { command: `node e2e/serve.mjs ${PORT}`, port: PORT, reuseExistingServer: false },
});
