import { defineConfig } from 'vitest/config';

const folders = '{shared,functions,scripts,infra,web}';
const site = 'web/**/*.test.{ts,tsx}';
const integration = `${folders}/**/*.integration.test.ts`;
/** What starts an engine, a build or another process, draws documents, or waits for a deadline. */
const engines = [
  `${folders}/**/*.engine.test.ts`,
  'scripts/{local,proof,build,testing}/**/*.test.ts',
  'scripts/*.test.ts',
];
const timing = { testTimeout: 30_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [integration, site, ...engines],
          setupFiles: 'scripts/testing/no-console-errors.ts',
          // Rules keep no state, so files share what they import: half the time.
          isolate: false,
          ...timing,
        },
      },
      {
        test: {
          name: 'unit-site',
          include: [site],
          exclude: [integration],
          setupFiles: ['scripts/testing/no-console-errors.ts', 'scripts/testing/patient-queries.ts'],
          ...timing,
        },
      },
      { test: { name: 'engines', include: engines, exclude: [integration], ...timing } },
      {
        test: {
          name: 'integration',
          include: [integration],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // They share one clock, and some of them move it.
          fileParallelism: false,
          ...timing,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{web,scripts}/**/*.e2e.ts'],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // Journeys share one browser machine: one at a time is faster than two that starve each other.
          fileParallelism: false,
          ...timing,
        },
      },
    ],
  },
});
